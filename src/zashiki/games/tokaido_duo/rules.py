"""Legal actions of Tokaido Duo and their effect."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.codes import Codes
from zashiki.core.outcome import Outcome
from zashiki.core.refusal import Refusal
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.tokaido_duo import knowledge, refusals, scoring
from zashiki.games.tokaido_duo.state import (
    ACTING,
    BUY,
    DEAL,
    DEALING,
    DECLINE,
    DRAWING,
    DRAWN,
    FINISH,
    FREE,
    GARDENS_DONE,
    GIFTS_DONE,
    GIVE,
    GOLD_DONE,
    LOSING,
    MOVING,
    NO_TRIGGER,
    ON_BOARD,
    OVER,
    PAINT,
    RESTING,
    RETURN,
    RETURNING,
    ROLL,
    ROLLING,
    ROUND_LIMIT,
    SELL,
    SELL_DEAR,
    SHOWING,
    SHOWN,
    SPRING,
    STAY,
    TAKE,
    TAKING,
    TEMPLES_DONE,
    TRADE,
    TURN,
    TURNING,
    UNSET,
    VISIT,
    WALK,
    WANDER,
    WAVE,
    Position,
)
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    CHARACTERS,
    COAST,
    COASTAL_TOWNS,
    FACES,
    GARDEN,
    GOODS,
    HOT_SPRING,
    INSPIRED,
    MERCHANT,
    PAINTINGS,
    PILGRIM,
    PROLIFIC,
    SHORE,
    SHREWD,
    SIDES,
    STRONG,
    SYMBOLS,
    TEMPLE,
    Tables,
)


class TokaidoDuo(Position):
    """A match of Tokaido Duo."""

    def __init__(self, tables: Tables, swapped: i64, twin: Position | None = None) -> None:
        super().__init__(tables, swapped, twin)

    def copy(self) -> TokaidoDuo:
        return TokaidoDuo(self.tables, self.swapped, self)

    def imagine(self, seat: int, rng: Rng) -> TokaidoDuo:
        """Nothing is hidden from one seat alone, so every seat imagines the position itself."""
        return self.copy()

    def view(self, seat: int) -> dict[str, object]:
        return knowledge.view(self)

    def rate(self, points: vec[i64], places: vec[i64]) -> None:
        scoring.rate(self, points, places)

    def final_count(self) -> Outcome:
        return scoring.outcome(self)

    def explain(self, code: int) -> Refusal:
        return refusals.explain(self, code)

    # --- what may be done ----------------------------------------------------------------

    def list_actions(self, out: Codes) -> None:
        phase = self.phase
        if phase == MOVING:
            self.list_moves(out)
        elif phase == ACTING:
            self.list_uses(out)
            out.add(DECLINE)  # DUO-4.2
        elif phase == TAKING:
            # DUO-3.2: one of the dice that nobody has, and no pass.
            for character in range(CHARACTERS):
                if self.holder[character] == FREE:
                    out.add(TAKE + character)
        elif phase in (RETURNING, LOSING):
            # DUO-6.6, DUO-9.9: any kind that the seat holds.
            for good in range(GOODS):
                if self.goods[self.actor * GOODS + good] > 0:
                    out.add(RETURN + good)
        elif phase == RESTING:
            out.add(SPRING)
            out.add(FINISH)
        else:
            self.list_outcomes(out)

    def list_outcomes(self, out: Codes) -> None:
        """DUO-0.4: what chance can bring."""
        phase = self.phase
        if phase == DRAWING:
            list_present(out, DRAWN, self.bag, 0, GOODS)
        elif phase == SHOWING:
            list_present(out, SHOWN, self.unseen, self.mover() * SYMBOLS, SYMBOLS)
        elif phase == DEALING:
            list_present(out, DEAL, self.undealt, 0, self.tables.tile_kinds)
        elif phase == TURNING:
            for side in range(SIDES):
                out.add(TURN + side)
        else:
            for code in range(ROLL, TAKE):
                if self.roll_weight(code - ROLL) > 0:
                    out.add(code)

    def list_moves(self, out: Codes) -> None:
        if self.die == PILGRIM:
            self.list_walks(out)
        elif self.die == MERCHANT:
            self.list_trades(out)
        else:
            self.list_wanders(out)

    def list_walks(self, out: Codes) -> None:
        """DUO-7.1: the station reached with the number of the die, or with the wave's."""
        seat = self.actor
        plain = self.landing(seat, self.dice[PILGRIM])
        out.add(WALK + plain)
        if self.wave_owner[PILGRIM] == seat:
            changed = self.landing(seat, self.changed_steps(seat))
            if changed != plain:
                out.add(WALK + changed)

    def landing(self, seat: i64, steps: i64) -> i64:
        """DUO-7.2, DUO-7.3, DUO-9.4: so many stations clockwise, then on to the next free one."""
        stations = self.tables.stations
        at = (self.place_of(seat, PILGRIM) + steps) % stations
        while self.is_station_taken(seat, at):
            at = (at + 1) % stations
        return at

    def list_trades(self, out: Codes) -> None:
        """DUO-6.1, DUO-6.2: the towns at the end of a way on which no coastal town is occupied.

        DUO-6.3: who stands in a mountain town does not matter.
        """
        tables = self.tables
        figure = self.actor * CHARACTERS + MERCHANT
        taken = self.coast_taken(figure)
        key = self.figure[figure] * (FACES + 1) + self.dice[MERCHANT]
        last: i64 = UNSET
        for i in range(tables.merchant_first[key], tables.merchant_first[key + 1]):
            target = tables.merchant_target[i]
            if target != last and tables.merchant_coast[i] & taken == 0:
                out.add(TRADE + target)
                last = target
        if last == UNSET:
            out.add(STAY)  # DUO-4.4

    def can_trade(self) -> bool:
        """Whether the merchant of the actor has any move with the number of the die."""
        self.choices.clear()
        self.list_trades(self.choices)
        return self.choices.get(0) != STAY

    def list_wanders(self, out: Codes) -> None:
        """DUO-5.1, DUO-5.2: the regions at the end of a way; other artists do not matter."""
        tables = self.tables
        key = self.place_of(self.actor, ARTIST) * (FACES + 1) + self.dice[ARTIST]
        for i in range(tables.artist_first[key], tables.artist_first[key + 1]):
            out.add(WANDER + tables.artist_target[i])

    def list_uses(self, out: Codes) -> None:
        """What the space just reached offers; nothing if it can have no effect.

        DUO-9.1: where a wave of the seat can help, the plain way is offered beside it.
        """
        if self.die == PILGRIM:
            self.list_station_uses(out)
        elif self.die == MERCHANT:
            self.list_town_uses(out)
        else:
            self.list_region_uses(out)

    def list_station_uses(self, out: Codes) -> None:
        seat = self.actor
        kind = self.tables.station_kind[self.place_of(seat, PILGRIM)]
        if kind == SHORE:
            # DUO-7.8, DUO-7.9: the waves on the board; if there are none, the other seat's.
            source: i64 = 1 - seat
            for wave in range(CHARACTERS):
                if self.wave_owner[wave] == ON_BOARD:
                    source = ON_BOARD
            for wave in range(CHARACTERS):
                if self.wave_owner[wave] == source:
                    out.add(WAVE + wave)
        elif (
            kind == COAST
            or (kind == TEMPLE and self.temple[seat] < self.tables.temple_last)
            or (kind == GARDEN and self.garden[seat] < self.tables.garden_last)
            or (kind == HOT_SPRING and self.spring_owner != seat)
        ):
            out.add(VISIT)

    def list_town_uses(self, out: Codes) -> None:
        seat = self.actor
        town = self.place_of(seat, MERCHANT)
        if town >= COASTAL_TOWNS:
            # DUO-6.4, DUO-9.8
            if self.in_bag() > 0:
                out.add(BUY)
                if self.holds_side(seat, MERCHANT, STRONG):
                    out.add(BUY + 1)
            return
        # DUO-6.7, DUO-9.7: any number of the kind on the trade tile.
        most = self.goods[seat * GOODS + self.tables.tile_good[self.tile[town]]]
        shrewd = self.holds_side(seat, MERCHANT, SHREWD)
        for i in range(most):
            out.add(SELL + i)
            if shrewd:
                out.add(SELL_DEAR + i)

    def list_region_uses(self, out: Codes) -> None:
        seat = self.actor
        around = self.figures_around(seat, self.place_of(seat, ARTIST))
        hidden = PAINTINGS - self.turned[seat]
        if around > 0 and hidden > 0:
            out.add(PAINT)
        # DUO-9.5: one more, where that makes a difference.
        if around < hidden and self.holds_side(seat, ARTIST, PROLIFIC):
            out.add(PAINT + 1)
        if self.can_give(seat):
            out.add(GIVE)

    def can_give(self, seat: i64) -> bool:
        """DUO-5.7, DUO-9.6: whether the first painting fits the region, or one on the way."""
        symbol = self.front(seat)
        if symbol == UNSET:
            return False
        region = self.place_of(seat, ARTIST)
        if self.tables.region_symbol[region] == symbol:
            return True
        if not self.holds_side(seat, ARTIST, INSPIRED):
            return False
        return (self.symbols_on_way(region) >> symbol) & 1 == 1

    def symbols_on_way(self, region: i64) -> i64:
        """Bit set of the symbols on any way from the origin of this move to the region."""
        tables = self.tables
        key = self.origin * (FACES + 1) + self.dice[ARTIST]
        for i in range(tables.artist_first[key], tables.artist_first[key + 1]):
            if tables.artist_target[i] == region:
                return tables.artist_symbols[i]
        return 0

    # --- drawing at random ---------------------------------------------------------------

    def random_action(self, rng: Rng) -> i64:
        if self.actor == CHANCE:
            return self.random_outcome(rng)
        choices = self.choices
        choices.clear()
        self.list_actions(choices)
        return choices.get(rng.below(choices.n))

    def random_outcome(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == DRAWING:
            return DRAWN + draw_from(self.bag, 0, rng.below(self.in_bag()))
        if phase == SHOWING:
            seat = self.mover()
            hidden = PAINTINGS - self.turned[seat]
            return SHOWN + draw_from(self.unseen, seat * SYMBOLS, rng.below(hidden))
        if phase == ROLLING:
            faces = self.tables.faces
            roll = faces[rng.below(FACES)] - 1
            roll = roll * FACES + faces[FACES + rng.below(FACES)] - 1
            roll = roll * FACES + faces[2 * FACES + rng.below(FACES)] - 1
            return ROLL + roll
        if phase == TURNING:
            return TURN + rng.below(SIDES)
        left = COASTAL_TOWNS - self.pending
        return DEAL + draw_from(self.undealt, 0, rng.below(left))

    def weight(self, code: i64) -> i64:
        phase = self.phase
        if phase == DRAWING:
            return self.bag[code - DRAWN]
        if phase == SHOWING:
            return self.unseen[self.mover() * SYMBOLS + code - SHOWN]
        if phase == ROLLING:
            return self.roll_weight(code - ROLL)
        if phase == DEALING:
            return self.undealt[code - DEAL]
        return 1

    def roll_weight(self, roll: i64) -> i64:
        """On how many of the equally likely throws of three dice this roll comes."""
        count = self.tables.face_count
        out = count[roll // (FACES * FACES) + 1]
        out *= count[FACES + 1 + roll // FACES % FACES + 1]
        return out * count[2 * (FACES + 1) + roll % FACES + 1]

    # --- carrying out --------------------------------------------------------------------

    def apply(self, code: i64) -> None:
        phase = self.phase
        if phase == MOVING:
            self.move(code)
        elif phase == ACTING:
            self.use(code)
        elif phase == TAKING:
            self.take(code - TAKE)
        elif phase == DRAWING:
            self.draw(code - DRAWN)
        elif phase in (RETURNING, LOSING):
            self.put_back(code - RETURN)
        elif phase == SHOWING:
            self.show(code - SHOWN)
        elif phase == RESTING:
            self.rest(code)
        elif phase == ROLLING:
            self.roll(code - ROLL)
        elif phase == DEALING:
            self.deal(code - DEAL)
        else:
            self.turn(code - TURN)

    def deal(self, kind: i64) -> None:
        """DUO-2.1: the next coastal town gets its trade tile."""
        self.undealt[kind] -= 1
        self.tile[self.pending] = kind
        self.pending += 1
        if self.pending == COASTAL_TOWNS:
            self.pending = 0
            self.phase = TURNING

    def turn(self, side: i64) -> None:
        """DUO-2.3: the next wave gets its side."""
        self.wave_side[self.pending] = side
        self.pending += 1
        if self.pending == CHARACTERS:
            self.pending = 0
            self.begin_round()

    def begin_round(self) -> None:
        """DUO-3.1: the dice come back and are rolled."""
        self.round += 1
        self.taken = 0
        for character in range(CHARACTERS):
            self.dice[character] = 0
            self.holder[character] = FREE
        self.phase = ROLLING
        self.actor = CHANCE

    def roll(self, roll: i64) -> None:
        self.dice[PILGRIM] = roll // (FACES * FACES) + 1
        self.dice[MERCHANT] = roll // FACES % FACES + 1
        self.dice[ARTIST] = roll % FACES + 1
        self.actor = self.first
        self.phase = TAKING

    def take(self, character: i64) -> None:
        """DUO-3.4: the die lies on the character's board and moves its figure."""
        self.holder[character] = self.actor
        self.die = character
        self.ready = 1 if self.spring_owner == self.actor else 0  # DUO-8.2
        self.phase = MOVING

    def move(self, code: i64) -> None:
        """DUO-4.1"""
        seat = self.actor
        if code == STAY:
            self.end_die()
            return
        if self.die == PILGRIM:
            self.figure[seat * CHARACTERS + PILGRIM] = code - WALK
        elif self.die == MERCHANT:
            self.figure[seat * CHARACTERS + MERCHANT] = code - TRADE
        else:
            self.origin = self.place_of(seat, ARTIST)
            self.figure[seat * CHARACTERS + ARTIST] = code - WANDER
        self.choices.clear()
        self.list_uses(self.choices)
        if self.choices.n > 0:
            self.phase = ACTING
        else:
            self.end_use()

    def use(self, code: i64) -> None:
        """DUO-4.2, DUO-5.3: one use of the space reached, or none."""
        if code == DECLINE:
            self.end_use()
        elif code == VISIT:
            self.visit()
        elif code < BUY:
            self.take_wave(code - WAVE)
        elif code < SELL:
            self.buy(code - BUY)
        elif code < SELL_DEAR:
            self.sell(code - SELL + 1, 0)
        elif code < PAINT:
            self.sell(code - SELL_DEAR + 1, self.tables.shrewd)
        elif code < GIVE:
            self.paint(code - PAINT)
        else:
            self.give()

    def end_use(self) -> None:
        """DUO-8.1: the tile that was there when the die was taken may serve now."""
        self.origin = UNSET
        # DUO-8.5: not for a merchant who could not move.
        if self.ready and (self.die != MERCHANT or self.can_trade()):
            self.phase = RESTING
        else:
            self.end_die()

    def rest(self, code: i64) -> None:
        if code == FINISH:
            self.end_die()
            return
        # DUO-8.3, DUO-8.4: the tile goes back first, then the second move must be made.
        self.spring_owner = ON_BOARD
        self.ready = 0
        self.phase = MOVING

    def end_die(self) -> None:
        """DUO-3.2: A, then B, then A; the last die is A's without a choice."""
        self.die = UNSET
        self.ready = 0
        self.taken += 1
        if self.taken == CHARACTERS:
            self.end_round()
            return
        self.actor = self.mover()
        if self.taken == 1:
            self.phase = TAKING
            return
        for character in range(CHARACTERS):
            if self.holder[character] == FREE:
                self.take(character)
                return

    def end_round(self) -> None:
        """DUO-10.2, DUO-10.3, DUO-10.4: the end waits for the third die."""
        if self.trigger != NO_TRIGGER or self.round >= ROUND_LIMIT:
            self.phase = OVER
            self.actor = NOBODY
            return
        self.first = 1 - self.first  # DUO-3.3
        self.begin_round()

    def note_end(self, trigger: i64) -> None:
        """DUO-10.1: remember what triggered the end, and who."""
        if self.trigger == NO_TRIGGER:
            self.trigger = trigger
            self.trigger_seat = self.actor

    # --- the pilgrim ---------------------------------------------------------------------

    def visit(self) -> None:
        seat = self.actor
        station = self.place_of(seat, PILGRIM)
        kind = self.tables.station_kind[station]
        if kind == COAST:
            # DUO-7.5
            self.gain(self.tables.tile_price[self.tile[self.tables.station_town[station]]])
        elif kind == TEMPLE:
            # DUO-7.6
            self.temple[seat] += 1
            if self.temple[seat] == self.tables.temple_last:
                self.note_end(TEMPLES_DONE)
        elif kind == GARDEN:
            # DUO-7.7
            self.garden[seat] += 1
            if self.garden[seat] == self.tables.garden_last:
                self.note_end(GARDENS_DONE)
        else:
            self.spring_owner = seat  # DUO-7.10
        self.end_use()

    def take_wave(self, wave: i64) -> None:
        """DUO-7.8, DUO-9.9: whoever loses room for goods must give back what is too much."""
        loser = self.wave_owner[wave]
        self.wave_owner[wave] = self.actor
        if loser != ON_BOARD and self.held(loser) > self.room(loser):
            self.actor = loser
            self.phase = LOSING
        else:
            self.end_use()

    # --- the merchant --------------------------------------------------------------------

    def buy(self, more: i64) -> None:
        """DUO-6.4: so many goods will be drawn; DUO-6.5: whatever is held already."""
        wanted = self.tables.town_goods[self.place_of(self.actor, MERCHANT)]
        wanted += more * self.tables.strong_draw
        self.pending = min(wanted, self.in_bag())
        self.phase = DRAWING
        self.actor = CHANCE

    def draw(self, good: i64) -> None:
        seat = self.mover()
        self.bag[good] -= 1
        self.goods[seat * GOODS + good] += 1
        self.pending -= 1
        if self.pending > 0:
            return
        self.actor = seat
        if self.held(seat) > self.room(seat):
            self.phase = RETURNING
        else:
            self.end_use()

    def put_back(self, good: i64) -> None:
        """DUO-6.6, DUO-9.9: exactly the surplus goes back into the bag."""
        seat = self.actor
        self.goods[seat * GOODS + good] -= 1
        self.bag[good] += 1
        if self.held(seat) > self.room(seat):
            return
        self.actor = self.mover()
        self.end_use()

    def sell(self, number: i64, more: i64) -> None:
        """DUO-6.7, DUO-9.7"""
        seat = self.actor
        kind = self.tile[self.place_of(seat, MERCHANT)]
        good = self.tables.tile_good[kind]
        self.goods[seat * GOODS + good] -= number
        self.bag[good] += number
        self.gain(number * (self.tables.tile_price[kind] + more))
        self.end_use()

    def gain(self, money: i64) -> None:
        """DUO-6.8, DUO-6.9: ten become a bar at once, up to the last bar."""
        seat = self.actor
        self.money[seat] += money
        while self.money[seat] >= self.tables.per_bar and self.bars[seat] < self.tables.bars_last:
            self.money[seat] -= self.tables.per_bar
            self.bars[seat] += 1
            self.bars_left -= 1
            if self.bars[seat] == self.tables.bars_last:
                self.note_end(GOLD_DONE)

    # --- the artist ----------------------------------------------------------------------

    def paint(self, more: i64) -> None:
        """DUO-5.4: as many as figures around; DUO-5.6: or all that are left."""
        seat = self.actor
        wanted = self.figures_around(seat, self.place_of(seat, ARTIST))
        wanted += more * self.tables.prolific
        self.pending = min(wanted, PAINTINGS - self.turned[seat])
        self.phase = SHOWING
        self.actor = CHANCE

    def show(self, symbol: i64) -> None:
        """DUO-5.6: the next one in order is turned up."""
        seat = self.mover()
        self.unseen[seat * SYMBOLS + symbol] -= 1
        self.shown[seat * PAINTINGS + self.turned[seat]] = symbol
        self.turned[seat] += 1
        self.pending -= 1
        if self.pending == 0:
            self.actor = seat
            self.end_use()

    def give(self) -> None:
        """DUO-5.8, DUO-5.10: the first painting, and no other, leaves for good."""
        seat = self.actor
        place = seat * PAINTINGS + self.gifts[seat]
        self.given[seat * SYMBOLS + self.shown[place]] += 1
        self.shown[place] = UNSET
        self.gifts[seat] += 1
        if self.gifts[seat] == PAINTINGS:
            self.note_end(GIFTS_DONE)
        self.end_use()


def list_present(out: Codes, first: i64, counts: vec[i64], at: i64, kinds: i64) -> None:
    """A code for each kind of which any is left."""
    for kind in range(kinds):
        if counts[at + kind] > 0:
            out.add(first + kind)


def draw_from(counts: vec[i64], at: i64, number: i64) -> i64:
    """The kind of the piece with this number, when the pieces from `at` on are counted by kind."""
    kind: i64 = 0
    while number >= counts[at + kind]:
        number -= counts[at + kind]
        kind += 1
    return kind
