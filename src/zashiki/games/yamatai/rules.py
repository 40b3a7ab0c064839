"""The five steps of a turn: legal actions and their effect."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.bits import WORD, bit, count, first
from zashiki.core.codes import Codes
from zashiki.core.outcome import Outcome
from zashiki.core.refusal import Refusal
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE
from zashiki.games.yamatai import effects, knowledge, refusals, rounds, scoring
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.building import build, is_build_owed, list_builds
from zashiki.games.yamatai.sea import is_empty, mark_placed, put_ship, starts
from zashiki.games.yamatai.state import NONE, Position
from zashiki.games.yamatai.tables import COLOURS, FAN, GOLD, ISLANDS, KINDS, SPACES


class Yamatai(Position):
    """A match of Yamataï."""

    def list_actions(self, out: Codes) -> None:
        if self.actor == CHANCE:
            rounds.list_chance(self, out)
        elif self.phase == s.PLACING:
            list_next_ships(self, out)
            list_step_3(self, out)
            list_moments(self, out)
        elif self.phase == s.TRADING:
            list_trades(self, out)
            list_first_ships(self, out)
            out.add(s.GO_ON)
            list_moments(self, out)
        else:
            list_other(self, out)

    def random_action(self, rng: Rng) -> i64:
        if self.actor == CHANCE:
            return rounds.random_chance(self, rng)
        codes = self.scratch
        codes.clear()
        self.list_actions(codes)
        return codes.get(rng.below(codes.n))

    def apply(self, code: i64) -> None:
        if code < s.TAKE:
            rounds.apply_chance(self, code)
        elif code >= s.SET_ASIDE:
            effects.apply_effect(self, code)
        elif code < s.PLACE:
            apply_steps_1_and_2(self, code)
        elif code < s.COLLECT:
            place(self, (code - s.PLACE) // SPACES, (code - s.PLACE) % SPACES)
        elif code < s.GO_ON:
            apply_step_3(self, code)
        else:
            apply_steps_4_and_5(self, code)

    def weight(self, code: i64) -> i64:
        return rounds.weigh(self, code)

    def copy(self) -> Yamatai:
        new = Yamatai(self.seats, self.tables)
        self.clone_into(new)
        return new

    def imagine(self, seat: int, rng: Rng) -> Yamatai:
        new = self.copy()
        knowledge.deal_anew(new, seat, rng)
        return new

    def rate(self, points: vec[i64], places: vec[i64]) -> None:
        scoring.rate(self, points, places)

    def view(self, seat: int) -> dict[str, object]:
        return knowledge.view(self, seat)

    def final_count(self) -> Outcome:
        return scoring.outcome(self)

    def explain(self, code: int) -> Refusal:
        return refusals.explain(self, code)


# --- which actions -----------------------------------------------------------------------


def list_moments(p: Position, out: Codes) -> None:
    """What may be slipped in between the steps up to the harbour."""
    effects.list_ship_powers(p, out)
    effects.list_any_time(p, out)


def list_other(p: Position, out: Codes) -> None:
    if p.phase == s.HIRING:
        list_recruits(p, out)
        out.add(s.END)
        effects.list_any_time(p, out)
    elif p.phase == s.TAKING:
        for fleet in p.up:  # YAM-3.1
            if fleet != NONE:
                out.add(s.TAKE + fleet)
    elif p.phase == s.COLLECTING:
        list_collecting(p, out)
    elif p.phase == s.MOORING:
        list_colours_at_hand(p, s.MOOR, out)
        effects.list_any_time(p, out)
    elif p.phase == s.RESTING:
        out.add(s.GO_ON)
        list_moments(p, out)
    elif p.phase == s.CHOOSING:
        for colour in range(COLOURS):
            if p.supply[colour] > 0:
                out.add(s.CHOOSE + colour)
    else:
        list_begun(p, out)


def list_begun(p: Position, out: Codes) -> None:
    """What is still to be chosen of something already begun."""
    if p.phase == s.PAYING:
        list_payments(p, out)
    elif p.phase == s.EXTRA:
        effects.list_islands(p.culture, s.ALSO, out)
    elif p.phase == s.EXCHANGING:
        effects.list_second_culture(p, out)
    elif p.phase == s.REMOVING:
        effects.list_removing(p, out)
    elif p.phase == s.SWAPPING:
        effects.list_second_ship(p, out)
    elif p.phase == s.ARRANGING:
        effects.list_arranging(p, out)
    elif p.phase == s.GIVING:
        effects.list_given(p, out)
    else:
        effects.list_gotten(p, out)


def list_colours_at_hand(p: Position, base: i64, out: Codes) -> None:
    for colour in range(COLOURS):
        if p.ships[p.seat * COLOURS + colour] > 0:
            out.add(base + colour)


# --- step 1: a fleet (YAM-3) -------------------------------------------------------------


def take_fleet(p: Position, fleet: i64) -> None:
    """The ships it shows, as far as there are any (YAM-3.2)."""
    for slot in range(len(p.up)):
        if p.up[slot] == fleet:
            p.up[slot] = NONE
    p.taken[p.turn] = fleet
    p.fleet = fleet
    effect = p.tables.fleet_effect[fleet]
    if effect != t.NO_EFFECT and effect != t.FREE_SHIP:
        p.effect_open = 1
    for colour in range(COLOURS):
        ships = p.tables.fleet_ships[fleet * COLOURS + colour]
        if ships > p.supply[colour]:
            ships = p.supply[colour]
        p.supply[colour] -= ships
        p.ships[p.seat * COLOURS + colour] += ships
    p.phase = s.TRADING
    if effect == t.FREE_SHIP:
        begin_choosing(p, p.tables.fleet_value[fleet])


def begin_choosing(p: Position, ships: i64) -> None:
    """A ship of choice, at once; nothing if the supply is empty (YAM-11.10)."""
    p.phase, p.pending = s.TRADING, NONE
    for colour in range(COLOURS):
        if p.supply[colour] > 0 and ships > 0:
            p.phase, p.pending = s.CHOOSING, ships


def choose_ship(p: Position, colour: i64) -> None:
    p.supply[colour] -= 1
    p.ships[p.seat * COLOURS + colour] += 1
    begin_choosing(p, p.pending - 1)


def apply_steps_1_and_2(p: Position, code: i64) -> None:
    if code < s.CHOOSE:
        take_fleet(p, code - s.TAKE)
    elif code < s.BUY:
        choose_ship(p, code - s.CHOOSE)
    elif code < s.SELL:
        buy(p, code - s.BUY)
    else:
        sell(p, code - s.SELL)


# --- step 2: trade (YAM-4) ---------------------------------------------------------------


def trades_left(p: Position) -> i64:
    allowed: i64 = 1
    if p.has_power(p.seat, t.EXTRA_TRADE):  # YAM-12.2
        allowed += p.tables.power_value[t.EXTRA_TRADE]
    return allowed - p.trades


def price_to_buy(p: Position, colour: i64) -> i64:
    """0 where it cannot be traded (YAM-4.2, YAM-4.3)."""
    if colour == GOLD and p.has_power(p.seat, t.GOLD_PRICE):  # YAM-12.15
        return p.tables.power_value[t.GOLD_PRICE]
    return p.tables.prices[colour]


def price_to_sell(p: Position, colour: i64) -> i64:
    if p.has_power(p.seat, t.BETTER_SALE) and p.tables.better_prices[colour] > 0:  # YAM-12.6
        return p.tables.better_prices[colour]
    return price_to_buy(p, colour)


def list_trades(p: Position, out: Codes) -> None:
    if trades_left(p) <= 0:
        return
    for colour in range(COLOURS):
        price = price_to_buy(p, colour)
        if price > 0 and p.supply[colour] > 0 and p.coins[p.seat] >= price:  # YAM-4.4
            out.add(s.BUY + colour)
        if p.ships[p.seat * COLOURS + colour] > 0 and price_to_sell(p, colour) > 0:
            out.add(s.SELL + colour)


def buy(p: Position, colour: i64) -> None:
    p.coins[p.seat] -= price_to_buy(p, colour)
    p.trades += 1
    effects.gain_ship(p, colour)


def sell(p: Position, colour: i64) -> None:
    p.coins[p.seat] += price_to_sell(p, colour)
    p.trades += 1
    p.supply[colour] += 1
    lose_ship(p, colour)


def lose_ship(p: Position, colour: i64) -> None:
    """Of ships of one colour those bought or exchanged go first (YAM-12.20)."""
    p.ships[p.seat * COLOURS + colour] -= 1
    if p.gained[colour] > 0:
        p.gained[colour] -= 1


# --- step 3: placing (YAM-5) -------------------------------------------------------------


def list_first_ships(p: Position, out: Codes) -> None:
    for colour in range(COLOURS):
        if p.ships[p.seat * COLOURS + colour] == 0:
            continue
        for word in range(2):
            rest = starts(p, colour, word)
            while rest != 0:
                out.add(s.PLACE + colour * SPACES + word * WORD + first(rest))
                rest &= rest - 1


def list_next_ships(p: Position, out: Codes) -> None:
    """Any ship at hand, on an empty space linked to the ship placed last (YAM-5.3)."""
    if p.last < 0:
        return
    for k in range(FAN):
        space = p.tables.link[p.last * FAN + k]
        if space < 0:
            return
        if is_empty(p, space):
            for colour in range(COLOURS):
                if p.ships[p.seat * COLOURS + colour] > 0:
                    out.add(s.PLACE + colour * SPACES + space)


def place(p: Position, colour: i64, space: i64) -> None:
    put_ship(p, space, colour)
    lose_ship(p, colour)
    mark_placed(p, space, True)
    p.last = space
    p.phase = s.PLACING


# --- step 3: collect or build (YAM-6, YAM-7) ---------------------------------------------


def list_step_3(p: Position, out: Codes) -> None:
    """Going on without either is allowed only when neither is possible (YAM-6.1)."""
    start = out.n
    list_collecting(p, out)
    is_owed = out.n > start
    start = out.n
    list_builds(p, out)
    if not is_owed and not is_build_owed(p, out, start):
        out.add(s.GO_ON)


def list_collecting(p: Position, out: Codes) -> None:
    """For each ship placed that has not collected: the tiles next to it (YAM-6.2)."""
    tables = p.tables
    for word in range(2):
        rest = p.placed[word]
        while rest != 0:
            space = word * WORD + first(rest)
            rest &= rest - 1
            if tables.touches[space] & p.culture == 0:
                continue
            for k in range(FAN):
                island = tables.touch[space * FAN + k]
                if island < 0:
                    break
                if p.culture_at[island] != NONE:
                    out.add(s.COLLECT + space * FAN + k)


def can_collect(p: Position) -> bool:
    for word in range(2):
        rest = p.placed[word]
        while rest != 0:
            if p.tables.touches[word * WORD + first(rest)] & p.culture != 0:
                return True
            rest &= rest - 1
    return False


def apply_step_3(p: Position, code: i64) -> None:
    if code < s.ALSO:
        space = (code - s.COLLECT) // FAN
        collect(p, space, p.tables.touch[code - s.COLLECT])
    elif code < s.BUILD:
        take_culture(p, code - s.ALSO)
        end_step_3(p)
    else:
        build(p, (code - s.BUILD) // ISLANDS, (code - s.BUILD) % ISLANDS)
        end_step_3(p)


def collect(p: Position, space: i64, island: i64) -> None:
    """Goes on until no ship placed has a tile beside it (YAM-6.3)."""
    take_culture(p, island)
    mark_placed(p, space, False)
    if can_collect(p):
        p.phase = s.COLLECTING
    elif p.has_power(p.seat, t.EXTRA_CULTURE) and p.culture != 0:  # YAM-12.13
        p.phase = s.EXTRA
    else:
        end_step_3(p)


def take_culture(p: Position, island: i64) -> None:
    """The mountain below stays (YAM-6.4)."""
    p.hand[p.seat * KINDS + p.culture_at[island]] += 1
    p.culture_at[island] = NONE
    p.culture &= ~bit(island)


def end_step_3(p: Position) -> None:
    """A moment remains before the harbour for those who can exchange ships."""
    forget_line(p)
    if effects.has_ship_power(p):
        p.phase = s.RESTING
    else:
        to_harbour(p)


def forget_line(p: Position) -> None:
    p.placed[0] = 0
    p.placed[1] = 0
    p.last = NONE


# --- step 4: the harbour (YAM-9) ---------------------------------------------------------


def to_harbour(p: Position) -> None:
    """With room for all, or nothing to choose, it settles itself."""
    forget_line(p)
    p.phase = s.MOORING
    settle_harbour(p)


def settle_harbour(p: Position) -> None:
    room = p.harbour_size(p.seat, t.HARBOUR)  # YAM-12.12
    colours: i64 = 0
    for colour in range(COLOURS):
        room -= p.berth[colour]
        if p.ships[p.seat * COLOURS + colour] > 0:
            colours += 1
    if room > 0 and colours > 1 and p.hand_size(p.seat) > room:
        return
    for colour in range(COLOURS):
        at = p.seat * COLOURS + colour
        moored = p.ships[at]
        if moored > room:
            moored = room
        room -= moored
        p.beside[at] += p.ships[at] - moored  # YAM-9.2
        p.ships[at] = p.berth[colour] + moored
        p.berth[colour] = 0
    p.phase = s.HIRING


def moor(p: Position, colour: i64) -> None:
    p.ships[p.seat * COLOURS + colour] -= 1
    p.berth[colour] += 1
    settle_harbour(p)


def apply_steps_4_and_5(p: Position, code: i64) -> None:
    if code == s.GO_ON:
        to_harbour(p)
    elif code < s.RECRUIT:
        moor(p, code - s.MOOR)
    elif code < s.PAY:
        begin_recruiting(p, code - s.RECRUIT)
    elif code < s.END:
        pay(p, code - s.PAY)
    else:
        rounds.end_turn(p)


# --- step 5: a specialist (YAM-10) -------------------------------------------------------


def kinds_at_least(p: Position, tiles: i64) -> i64:
    """Kinds of culture tiles of which the seat has so many."""
    out: i64 = 0
    for kind in range(KINDS):
        if p.hand[p.seat * KINDS + kind] >= tiles:
            out |= bit(kind)
    return out


def can_recruit(p: Position) -> bool:
    """One in a turn, for two equal or three different tiles (YAM-10.1, YAM-10.2)."""
    if p.recruited == 1:
        return False
    return kinds_at_least(p, 2) != 0 or count(kinds_at_least(p, 1)) >= 3


def list_recruits(p: Position, out: Codes) -> None:
    if not can_recruit(p):
        return
    for specialist in p.shown:
        if specialist != NONE:
            out.add(s.RECRUIT + specialist)


def list_payments(p: Position, out: Codes) -> None:
    single, double = kinds_at_least(p, 1), kinds_at_least(p, 2)
    for payment in range(len(p.tables.pay_kinds)):
        kinds = p.tables.pay_kinds[payment]
        have = double
        if p.tables.pay_each[payment] == 1:
            have = single
        if kinds & ~have == 0:
            out.add(s.PAY + payment)


def begin_recruiting(p: Position, specialist: i64) -> None:
    p.phase, p.pending = s.PAYING, specialist
    codes = Codes()
    list_payments(p, codes)
    if codes.n == 1:  # nothing to choose
        pay(p, codes.get(0) - s.PAY)


def pay(p: Position, payment: i64) -> None:
    rest = p.tables.pay_kinds[payment]
    while rest != 0:
        for _ in range(p.tables.pay_each[payment]):
            effects.spend_culture(p, first(rest))
        rest &= rest - 1
    recruit(p, p.pending)
    p.phase, p.pending = s.HIRING, NONE


def recruit(p: Position, specialist: i64) -> None:
    """The coins on it come along, less the half of whoever holds that power (YAM-10.3)."""
    coins = p.reward[specialist]
    p.reward[specialist] = 0
    for other in range(p.seats):
        if other != p.seat and p.has_power(other, t.HALF_OF_COINS):  # YAM-12.11
            p.coins[other] += coins // 2
            coins -= coins // 2
    p.coins[p.seat] += coins
    for slot in range(len(p.shown)):
        if p.shown[slot] == specialist:
            p.shown[slot] = NONE
    p.holder[specialist] = p.seat  # at once (YAM-12.21)
    p.powers[p.seat] |= bit(p.tables.specialist_power[specialist])
    p.recruited = 1
