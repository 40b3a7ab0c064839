"""The rules of Tokaido Duo: whose choice it is, and what each choice does.

What a figure can reach and what a space offers is in `offers`. Here: the set-up, the round, using
a die, and what pilgrim, merchant and artist bring about.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.cells import nth_of
from zashiki.core.codes import Codes
from zashiki.core.rng import Rng
from zashiki.core.setup import Setup
from zashiki.core.sheet import Sheet
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.tokaido_duo import observation, scoring
from zashiki.games.tokaido_duo.actions import (
    BATHE,
    BUY,
    CLAIM,
    DEAL,
    DECLINE,
    DRAW,
    FINISH,
    GIVE,
    PAINT,
    RETURN,
    ROLL,
    SELL,
    SHOW,
    STAY,
    TAKE,
    TRADE,
    TURN,
    VISIT,
    WALK,
    WANDER,
    roll,
    rolled,
    sold,
)
from zashiki.games.tokaido_duo.offers import Offers
from zashiki.games.tokaido_duo.state import (
    ACTING,
    DEALING,
    DRAWING,
    FREE,
    GARDENS_DONE,
    GIFTS_DONE,
    GOLD_DONE,
    LOSING,
    MOVING,
    NO_TRIGGER,
    ON_BOARD,
    OVER,
    RESTING,
    RETURNING,
    ROLLING,
    ROUND_LIMIT,
    SHOWING,
    TAKING,
    TEMPLES_DONE,
    TURNING,
    UNSET,
    Terms,
)
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    CHARACTERS,
    COAST,
    COASTAL_TOWNS,
    FACES,
    GARDEN,
    GOODS,
    MERCHANT,
    PAINTINGS,
    PILGRIM,
    SIDES,
    SYMBOLS,
    TEMPLE,
    Tables,
)


class TokaidoDuo(Offers):
    """A match of Tokaido Duo."""

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
            first, holder = TAKE, self.holder
            for character in range(CHARACTERS):
                if holder[character] == FREE:
                    out.add(first + character)
        elif phase in (RETURNING, LOSING):
            # DUO-6.6, DUO-9.9: any kind that the seat holds.
            out.add_present(RETURN, self.goods, self.actor * GOODS, GOODS)
        elif phase == RESTING:
            out.add(BATHE)
            out.add(FINISH)
        else:
            self.list_outcomes(out)

    def list_outcomes(self, out: Codes) -> None:
        """DUO-0.4: what chance can bring."""
        if self.phase == DRAWING:
            out.add_present(DRAW, self.bag, 0, GOODS)
        elif self.phase == SHOWING:
            out.add_present(SHOW, self.unseen, self.mover() * SYMBOLS, SYMBOLS)
        elif self.phase == DEALING:
            out.add_present(DEAL, self.undealt, 0, self.tables.tile_kinds)
        elif self.phase == TURNING:
            for side in range(SIDES):
                out.add(TURN + side)
        else:
            for code in range(ROLL, TAKE):
                if self.roll_weight(code) > 0:
                    out.add(code)

    # --- drawing at random ---------------------------------------------------------------

    def random_action(self, rng: Rng) -> i64:
        choices = self.choices
        if self.actor == CHANCE:
            return self.random_outcome(rng)
        choices.clear()
        self.list_actions(choices)
        return choices.get(rng.below(choices.n))

    def random_outcome(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == DRAWING:
            return DRAW + nth_of(self.bag, 0, rng.below(self.in_bag()))
        if phase == SHOWING:
            seat = self.mover()
            hidden = PAINTINGS - self.turned[seat]
            return SHOW + nth_of(self.unseen, seat * SYMBOLS, rng.below(hidden))
        if phase == ROLLING:
            faces = self.tables.faces
            pilgrim = faces[rng.below(FACES)]
            merchant = faces[FACES + rng.below(FACES)]
            return roll(pilgrim, merchant, faces[2 * FACES + rng.below(FACES)])
        if phase == TURNING:
            return TURN + rng.below(SIDES)
        left = COASTAL_TOWNS - self.pending
        return DEAL + nth_of(self.undealt, 0, rng.below(left))

    def weight(self, code: i64) -> i64:
        phase = self.phase
        if phase == DRAWING:
            return self.bag[code - DRAW]
        if phase == SHOWING:
            return self.unseen[self.mover() * SYMBOLS + code - SHOW]
        if phase == ROLLING:
            return self.roll_weight(code)
        if phase == DEALING:
            return self.undealt[code - DEAL]
        return 1

    def roll_weight(self, code: i64) -> i64:
        """On how many of the equally likely throws of three dice this roll comes."""
        pilgrim, merchant, artist = rolled(code)
        count, die = self.tables.face_count, FACES + 1
        return count[pilgrim] * count[die + merchant] * count[2 * die + artist]

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
            self.draw(code - DRAW)
        elif phase in (RETURNING, LOSING):
            self.put_back(code - RETURN)
        elif phase == SHOWING:
            self.show(code - SHOW)
        elif phase == RESTING:
            self.rest(code)
        elif phase == ROLLING:
            self.roll(code)
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

    def roll(self, code: i64) -> None:
        self.dice[PILGRIM], self.dice[MERCHANT], self.dice[ARTIST] = rolled(code)
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
            self.end_die()  # DUO-4.4, DUO-8.5
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
            self.claim(code - CLAIM)
        elif code < SELL:
            self.buy(code - BUY)
        elif code < PAINT:
            dear, count = sold(code)
            self.sell(dear, count)
        elif code < GIVE:
            self.paint(code - PAINT)
        else:
            self.give()

    def end_use(self) -> None:
        """DUO-8.3: whoever had the hot-spring tile when the die was taken decides about it now.

        A second move can be made: if by no other way, then back.
        """
        self.origin = UNSET
        if self.ready:
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
        kind = self.tables.station_kind[self.place_of(seat, PILGRIM)]
        brings = self.visit_brings(seat)
        if kind == COAST:
            self.gain(brings)
        elif kind == TEMPLE:
            self.temple[seat] = brings
            if brings == self.tables.temple_last:
                self.note_end(TEMPLES_DONE)
        elif kind == GARDEN:
            self.garden[seat] = brings
            if brings == self.tables.garden_last:
                self.note_end(GARDENS_DONE)
        else:
            self.spring_owner = seat  # DUO-7.10
        self.end_use()

    def claim(self, wave: i64) -> None:
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
        self.pending = self.goods_to_draw(self.actor, more)
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

    def sell(self, dear: i64, count: i64) -> None:
        """DUO-6.7: goods of the kind on the trade tile go back into the bag."""
        seat = self.actor
        good = self.good_bought_in(self.place_of(seat, MERCHANT))
        self.goods[seat * GOODS + good] -= count
        self.bag[good] += count
        self.gain(self.proceeds(seat, dear, count))
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
        self.pending = self.paintings_to_show(self.actor, more)
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

    # --- the rest of the contract --------------------------------------------------------

    def copy(self) -> TokaidoDuo:
        new = TokaidoDuo(self.setup, self.tables, self.terms)
        new.copy_from(self)
        return new

    def rate(self, points: vec[i64], places: vec[i64]) -> None:
        scoring.rate(self, points, places)

    def fill_sheet(self, seat: i64, sheet: Sheet) -> None:
        observation.fill(self, seat, sheet)


def new_match(setup: Setup) -> TokaidoDuo:
    """About to begin."""
    state = TokaidoDuo(setup, cast("Tables", setup.edition.tables), Terms(setup.options))
    state.set_up()
    return state
