"""The five steps of a turn: legal actions and their effect."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.bits import bit, count, first
from zashiki.core.codes import Codes
from zashiki.core.rng import Rng
from zashiki.core.setup import Setup
from zashiki.core.sheet import Sheet
from zashiki.core.state import CHANCE
from zashiki.games.yamatai import actions as a
from zashiki.games.yamatai import effects, knowledge, observation, rounds, scoring, ships
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.building import build, is_build_owed, list_builds
from zashiki.games.yamatai.collecting import can_collect, list_collecting, take_culture
from zashiki.games.yamatai.harbour import list_moorings, moor, resettle, to_harbour
from zashiki.games.yamatai.state import NONE, Fields, Terms
from zashiki.games.yamatai.tables import COLOURS, FAN, KINDS, Tables
from zashiki.games.yamatai.trading import buy, can_trade_late, end_trading, list_trades, sell


class Yamatai(Fields):
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
            out.add(a.GO_ON)
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
        if code < a.TAKE:
            rounds.apply_chance(self, code)
        elif code >= a.RESERVE:
            effects.apply_effect(self, code)
        elif code < a.PLACE:
            apply_steps_1_and_2(self, code)
        elif code < a.COLLECT:
            colour, space = a.placed(code)
            place(self, colour, space)
        elif code < a.GO_ON:
            apply_step_3(self, code)
        else:
            apply_steps_4_and_5(self, code)

    def weight(self, code: i64) -> i64:
        return rounds.weigh(self, code)

    def copy(self) -> Yamatai:
        new = Yamatai(self.setup, self.tables, self.terms)
        new.copy_from(self)
        return new

    def deal_hidden(self, seat: int, rng: Rng) -> None:
        knowledge.deal_hidden(self, seat, rng)

    def rate(self, points: vec[i64], places: vec[i64]) -> None:
        scoring.rate(self, points, places)

    def fill_sheet(self, seat: i64, sheet: Sheet) -> None:
        observation.fill(self, seat, sheet)


def new_match(setup: Setup) -> Yamatai:
    """About to begin."""
    state = Yamatai(setup, cast("Tables", setup.edition.tables), Terms(setup.options))
    state.set_up()
    return state


# --- which actions -----------------------------------------------------------------------


def list_moments(state: Fields, out: Codes) -> None:
    """What may be slipped in between the steps up to the harbour."""
    effects.list_ship_powers(state, out)
    effects.list_any_time(state, out)


def list_other(state: Fields, out: Codes) -> None:
    if state.phase == s.HIRING:
        list_recruits(state, out)
        out.add(a.END)
        effects.list_any_time(state, out)
    elif state.phase == s.TAKING:
        for fleet in state.up:  # YAM-3.1
            if fleet != NONE:
                out.add(a.TAKE + fleet)
    elif state.phase == s.COLLECTING:
        list_collecting(state, out)
    elif state.phase == s.MOORING:
        list_moorings(state, out)
        effects.list_any_time(state, out)
    elif state.phase == s.RESTING:
        out.add(a.GO_ON)
        list_moments(state, out)
    elif state.phase == s.CHOOSING:
        out.add_present(a.CHOOSE, state.supply, 0, COLOURS)
    else:
        list_begun(state, out)


def list_begun(state: Fields, out: Codes) -> None:
    """What is still to be chosen of something already begun."""
    if state.phase == s.PAYING:
        list_payments(state, out)
    elif state.phase == s.EXTRA:
        out.add_all(a.ALSO, state.culture)
    elif state.phase == s.EXCHANGING:
        effects.list_second_culture(state, out)
    elif state.phase == s.REMOVING:
        effects.list_removing(state, out)
    elif state.phase == s.SWAPPING:
        effects.list_second_ship(state, out)
    elif state.phase == s.ARRANGING:
        effects.list_arranging(state, out)
    elif state.phase == s.GIVING:
        effects.list_given(state, out)
    else:
        effects.list_gotten(state, out)


# --- step 1: a fleet (YAM-3) -------------------------------------------------------------


def take_fleet(state: Fields, fleet: i64) -> None:
    """The ships it shows, as far as there are any (YAM-3.2)."""
    for slot in range(len(state.up)):
        if state.up[slot] == fleet:
            state.up[slot] = NONE
    state.taken[state.turn] = fleet
    state.fleet = fleet
    effect = state.tables.fleet_effect[fleet]
    if effect != t.NO_EFFECT and effect != t.FREE_SHIP:
        state.effect_open = 1
    for colour in range(COLOURS):
        ships = state.tables.fleet_ships[fleet * COLOURS + colour]
        if ships > state.supply[colour]:
            ships = state.supply[colour]
        state.supply[colour] -= ships
        state.ships[state.seat * COLOURS + colour] += ships
    state.phase = s.TRADING
    if effect == t.FREE_SHIP:
        begin_choosing(state, state.tables.fleet_value[fleet])


def begin_choosing(state: Fields, ships: i64) -> None:
    """A ship of choice, at once; nothing if the supply is empty (YAM-11.10)."""
    state.phase, state.pending = s.TRADING, NONE
    for colour in range(COLOURS):
        if state.supply[colour] > 0 and ships > 0:
            state.phase, state.pending = s.CHOOSING, ships


def choose_ship(state: Fields, colour: i64) -> None:
    state.supply[colour] -= 1
    state.ships[state.seat * COLOURS + colour] += 1
    begin_choosing(state, state.pending - 1)


def apply_steps_1_and_2(state: Fields, code: i64) -> None:
    if code < a.CHOOSE:
        take_fleet(state, code - a.TAKE)
    elif code < a.BUY:
        choose_ship(state, code - a.CHOOSE)
    elif code < a.SELL:
        buy(state, code - a.BUY)
        resettle(state)
    else:
        sell(state, code - a.SELL)
        resettle(state)


# --- step 3: placing (YAM-5) -------------------------------------------------------------


def list_first_ships(state: Fields, out: Codes) -> None:
    for colour in range(COLOURS):
        if state.ships[state.seat * COLOURS + colour] == 0:
            continue
        for word in range(2):
            spaces = ships.starts(state, colour, word)
            ships.list_spaces(a.place(colour, 0), word, spaces, out)


def list_next_ships(state: Fields, out: Codes) -> None:
    """Any ship at hand, on an empty space linked to the ship placed last (YAM-5.3)."""
    if state.last < 0:
        return
    for k in range(FAN):
        space = state.tables.link[state.last * FAN + k]
        if space < 0:
            return
        if ships.is_empty(state, space):
            for colour in range(COLOURS):
                if state.ships[state.seat * COLOURS + colour] > 0:
                    out.add(a.place(colour, space))


def place(state: Fields, colour: i64, space: i64) -> None:
    ships.put_ship(state, space, colour)
    ships.lose_ship(state, colour)
    ships.mark_placed(state, space, True)
    end_trading(state)
    state.last = space
    state.phase = s.PLACING


# --- step 3: collect or build (YAM-6, YAM-7) ---------------------------------------------


def list_step_3(state: Fields, out: Codes) -> None:
    """Going on without either is allowed only when neither is possible (YAM-6.1)."""
    start = out.n
    list_collecting(state, out)
    is_owed = out.n > start
    start = out.n
    list_builds(state, out)
    if not is_owed and not is_build_owed(state, out, start):
        out.add(a.GO_ON)


def apply_step_3(state: Fields, code: i64) -> None:
    if code < a.ALSO:
        space, shore = a.collected(code)
        collect(state, space, state.tables.touch[space * FAN + shore])
    elif code < a.BUILD:
        take_culture(state, code - a.ALSO)
        end_step_3(state)
    else:
        tile, island = a.built(code)
        build(state, tile, island)
        end_step_3(state)


def collect(state: Fields, space: i64, island: i64) -> None:
    """Goes on until no ship placed has a tile beside it (YAM-6.3)."""
    take_culture(state, island)
    ships.mark_placed(state, space, False)
    if can_collect(state):
        state.phase = s.COLLECTING
    elif state.has_power(state.seat, t.EXTRA_CULTURE) and state.culture != 0:  # YAM-12.13
        state.phase = s.EXTRA
    else:
        end_step_3(state)


def end_step_3(state: Fields) -> None:
    """A moment remains before the harbour for those who can exchange ships, or trade late."""
    ships.forget_line(state)
    if effects.has_ship_power(state) or can_trade_late(state):
        state.phase = s.RESTING
    else:
        to_harbour(state)


# --- steps 4 and 5 -----------------------------------------------------------------------


def apply_steps_4_and_5(state: Fields, code: i64) -> None:
    if code == a.GO_ON:
        end_trading(state)
        to_harbour(state)
    elif code < a.RECRUIT:
        moor(state, code - a.MOOR)
    elif code < a.PAY:
        begin_recruiting(state, code - a.RECRUIT)
    elif code < a.END:
        pay(state, code - a.PAY)
    else:
        rounds.end_turn(state)


# --- step 5: a specialist (YAM-10) -------------------------------------------------------


def kinds_at_least(state: Fields, tiles: i64) -> i64:
    """Kinds of culture tiles of which the seat has so many."""
    out: i64 = 0
    for kind in range(KINDS):
        if state.hand[state.seat * KINDS + kind] >= tiles:
            out |= bit(kind)
    return out


def can_recruit(state: Fields) -> bool:
    """One in a turn, for two equal or three different tiles (YAM-10.1, YAM-10.2)."""
    if state.recruited == 1:
        return False
    return kinds_at_least(state, 2) != 0 or count(kinds_at_least(state, 1)) >= 3


def list_recruits(state: Fields, out: Codes) -> None:
    if not can_recruit(state):
        return
    for specialist in state.shown:
        if specialist != NONE:
            out.add(a.RECRUIT + specialist)


def list_payments(state: Fields, out: Codes) -> None:
    single, double = kinds_at_least(state, 1), kinds_at_least(state, 2)
    for payment in range(len(state.tables.pay_kinds)):
        kinds = state.tables.pay_kinds[payment]
        have = double
        if state.tables.pay_each[payment] == 1:
            have = single
        if kinds & ~have == 0:
            out.add(a.PAY + payment)


def begin_recruiting(state: Fields, specialist: i64) -> None:
    state.phase, state.pending = s.PAYING, specialist
    codes = Codes()
    list_payments(state, codes)
    if codes.n == 1:  # nothing to choose
        pay(state, codes.get(0) - a.PAY)


def pay(state: Fields, payment: i64) -> None:
    rest = state.tables.pay_kinds[payment]
    while rest != 0:
        for _ in range(state.tables.pay_each[payment]):
            effects.spend_culture(state, first(rest))
        rest &= rest - 1
    recruit(state, state.pending)
    state.phase, state.pending = s.HIRING, NONE


def recruit(state: Fields, specialist: i64) -> None:
    """The coins on it come along, less the half of whoever holds that power (YAM-10.3)."""
    coins = state.reward[specialist]
    state.reward[specialist] = 0
    for other in range(state.seats):
        if other != state.seat and state.has_power(other, t.HALF_OF_COINS):  # YAM-12.11
            state.coins[other] += coins // 2
            coins -= coins // 2
    state.coins[state.seat] += coins
    for slot in range(len(state.shown)):
        if state.shown[slot] == specialist:
            state.shown[slot] = NONE
    state.holder[specialist] = state.seat  # at once (YAM-12.21)
    state.powers[state.seat] |= bit(state.tables.specialist_power[specialist])
    state.recruited = 1
