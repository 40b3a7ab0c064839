"""The course of a match: what may be done in each phase, and what it does."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core import bits
from zashiki.core.cells import nth_of, total
from zashiki.core.codes import Codes
from zashiki.core.rng import Rng
from zashiki.core.setup import Setup
from zashiki.core.sheet import Sheet
from zashiki.core.state import CHANCE
from zashiki.games.iki import observation, scoring
from zashiki.games.iki.actions import (
    BEGIN,
    BUILD,
    BURN,
    EARN,
    ENTER,
    FINISH,
    IGNITE,
    LEAVE,
    MOST_STEPS,
    MOVE,
    PICK,
    PLACE,
    SAVE,
    TAKE,
    TRAIN,
)
from zashiki.games.iki.business import (
    build,
    do_business,
    list_building_stalls,
    list_buildings,
    list_business,
    list_exchanges,
    list_pupils,
    pick_building,
    swap_stalls,
    teach,
)
from zashiki.games.iki.effects import (
    hire_price,
    lap,
    purse,
    raise_fire,
    settle,
    take_from_market,
)
from zashiki.games.iki.events import (
    ask_order,
    begin_month,
    burn_on,
    deal_cards,
    end_turn,
    hold_event,
    list_hungry,
    reveal,
    save_or_not,
    starve,
)
from zashiki.games.iki.state import (
    BUILD_PICK,
    BUILD_STALL,
    BUSINESS,
    DRAW_BLOCK,
    DRAW_BUILDING,
    DRAW_CARD,
    DRAW_FIRE,
    DRAW_FIRST,
    FEEDING,
    GONE,
    HIRE,
    HIRE_STALL,
    MARKET,
    NEUTRAL,
    NEUTRAL_CARD,
    NEUTRAL_STALL,
    NOTHING,
    ORDER,
    SAVING,
    START_CARD,
    START_STALL,
    SWAP_SECOND,
    TRAINING,
    WALK,
    Fields,
)
from zashiki.games.iki.tables import (
    DECK,
    MON,
    QUARTERS,
    SANDAL,
    SPACES,
    STEPS,
    STOCKS,
    Tables,
)


def sandals_needed(state: Fields, steps: i64) -> i64:
    """IKI-6.3, IKI-16.2: sandals for a move of so many steps; the handcart helps once a move.

    A handcart gained on a lap of this very move helps from the next step on.
    """
    extra = steps - state.tables.most[state.field]
    if extra <= 0:
        return 0
    extra -= state.perk(state.turn, STEPS)
    mask = state.people[state.turn]
    stall: i64 = 0
    while mask != 0:
        if mask & 1:
            extra -= _steps_after_retiring(state, stall, steps)
        mask >>= 1
        stall += 1
    return max(0, extra)


def _steps_after_retiring(state: Fields, stall: i64, steps: i64) -> i64:
    """How many extra steps the character's own tile allows, if it retires during the move."""
    tables = state.tables
    tile = tables.card_tile[state.stall[stall]]
    if tile < 0 or tables.tile_kind[tile] != STEPS:
        return 0
    laps = tables.levels[state.stall[stall]] - state.experience[stall]
    to_lap = SPACES * laps - state.space[state.turn]  # the step that completes this lap
    left = steps - to_lap
    return min(tables.tile_amount[tile], left) if left > 0 else 0


def _longest_move(state: Fields) -> i64:
    """IKI-6.3: the field's number and everything that lengthens the move."""
    steps = state.tables.most[state.field]
    sandals = state.held(state.turn, SANDAL)
    while steps < MOST_STEPS and sandals_needed(state, steps + 1) <= sandals:
        steps += 1
    return steps


class Iki(Fields):
    """A match of IKI."""

    def __init__(self, setup: Setup, tables: Tables) -> None:
        super().__init__(setup, tables)
        self._scratch: Codes = Codes()

    # --- what may be done ----------------------------------------------------------------

    def list_actions(self, out: Codes) -> None:
        phase = self.phase
        if self.actor == CHANCE:
            self._list_outcomes(out)
        elif phase == BUSINESS:
            list_business(self, out)
        elif phase == WALK:
            for steps in range(self.tables.least[self.field], _longest_move(self) + 1):
                out.add(MOVE + steps)
        elif phase == HIRE:
            self._list_hires(out)
        elif phase == ORDER:
            self._list_fields(out)
        elif phase <= HIRE_STALL or phase in (NEUTRAL_CARD, NEUTRAL_STALL):
            self._list_places(out)
        else:
            self._list_follow_ups(out)

    def _list_follow_ups(self, out: Codes) -> None:
        phase = self.phase
        if phase == BUILD_PICK:
            list_buildings(self, self.stall[self.visited], out)
        elif phase == BUILD_STALL:
            list_building_stalls(self, out)
        elif phase == TRAINING:
            list_pupils(self, out)
        elif phase <= SWAP_SECOND:
            list_exchanges(self, out)
        elif phase == SAVING:
            out.add(SAVE)
            out.add(BURN)
        elif phase == FEEDING:
            list_hungry(self, out)
        else:  # IKI-14.2: any space
            for space in range(SPACES):
                out.add(ENTER + space)

    def _list_places(self, out: Codes) -> None:
        """A card out of the market, or a stall for it."""
        phase = self.phase
        if phase in (START_CARD, NEUTRAL_CARD):
            out.add_all(PICK + self.lot() * DECK, self.market)
            return
        if phase == START_STALL:  # IKI-2.6
            out.add_all(PLACE, self.free & self.side.corners)
        elif phase == NEUTRAL_STALL:
            out.add_all(PLACE, self.free)
        else:  # IKI-5.3
            rest = purse(self, self.turn) - hire_price(self, self.pending)
            for stall in range(self.side.n_stalls):
                if self.free >> stall & 1 and self.side.surcharge[stall] <= rest:
                    out.add(PLACE + stall)

    def _list_fields(self, out: Codes) -> None:
        """IKI-4.3: fields that are free and, with two seats, not blocked."""
        for field in range(self.tables.n_fields):
            if self.fields[field] < 0 and field != self.blocked:
                out.add(TAKE + field)

    def _list_hires(self, out: Codes) -> None:
        """IKI-5.2: income, or an open card that can be paid, with a kobun and a stall for it."""
        out.add(EARN)
        seat = self.turn
        if self.kobun[seat] == 0 or self.free == 0:  # IKI-5.6
            return
        rest = purse(self, seat) - self.least_surcharge()
        first = self.season * DECK
        mask = self.market
        number: i64 = 0
        while mask != 0:
            if mask & 1 and self.tables.cost[first + number] - self.coins[number] <= rest:
                out.add(PICK + first + number)
            mask >>= 1
            number += 1

    def _list_outcomes(self, out: Codes) -> None:
        phase = self.phase
        if phase == DRAW_CARD:
            out.add_all(PICK + self.season * DECK, self.deck)
        elif phase == DRAW_FIRST:
            for seat in range(self.seats):
                out.add(BEGIN + seat)
        elif phase == DRAW_BUILDING:
            out.add_all(BUILD, self.undrawn)
        elif phase == DRAW_BLOCK:
            out.add_present(TAKE, self.blocks, 0, self.tables.n_fields)
        else:
            for quarter in range(len(QUARTERS)):
                out.add(IGNITE + quarter)

    def weight(self, code: i64) -> i64:
        if self.phase == DRAW_BLOCK:  # IKI-3.3
            return self.blocks[code - TAKE]
        return 1

    def random_action(self, rng: Rng) -> i64:
        if self.actor == CHANCE:
            return self._random_outcome(rng)
        out = self._scratch
        out.clear()
        self.list_actions(out)
        if out.n == 1:
            return out.get(0)
        return out.get(rng.below(out.n))

    def _random_outcome(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == DRAW_CARD:
            n = bits.nth(self.deck, rng.below(bits.count(self.deck)))
            return PICK + self.season * DECK + n
        if phase == DRAW_BUILDING:
            return BUILD + bits.nth(self.undrawn, rng.below(bits.count(self.undrawn)))
        if phase == DRAW_FIRST:
            return BEGIN + rng.below(self.seats)
        if phase == DRAW_FIRE:
            return IGNITE + rng.below(len(QUARTERS))
        return TAKE + nth_of(self.blocks, 0, rng.below(total(self.blocks)))

    # --- doing it ------------------------------------------------------------------------

    def apply(self, code: i64) -> None:
        phase = self.phase
        if phase == BUSINESS:
            if code == FINISH:
                end_turn(self)
            else:
                do_business(self, code)
        elif phase == DRAW_CARD:
            self._draw_card(code - PICK)
        elif phase == WALK:
            self._walk(code - MOVE)
        elif phase == HIRE:
            self._take_income_or_card(code)
        elif phase == ORDER:  # IKI-4.3
            self.fields[code - TAKE] = self.actor
            self.acted |= 1 << self.actor
            ask_order(self)
        elif phase < DRAW_CARD:
            self._prepare(code)
        elif phase <= SWAP_SECOND:
            self._follow_up(code)
        else:
            self._hold(code)

    def _prepare(self, code: i64) -> None:
        """Chapter 2, and the blocking tile of a month."""
        phase = self.phase
        if phase == DRAW_FIRST:
            self._seat_everybody(code - BEGIN)
        elif phase == DRAW_BUILDING:  # IKI-2.3
            self.undrawn &= ~(1 << (code - BUILD))
            self.offer |= 1 << (code - BUILD)
            self.to_draw -= 1
            if self.to_draw == 0:
                self._ask_start_card()
        elif phase == START_CARD:
            self.pending = code - PICK
            self.phase = START_STALL
        elif phase == START_STALL:
            take_from_market(self, self.pending)
            settle(self, code - PLACE, self.pending, self.actor)
            self.pending = NOTHING
            self.acted |= 1 << self.actor
            self._ask_start_card()
        else:  # IKI-3.3
            self.blocked = code - TAKE
            self.blocks[self.blocked] -= 1
            deal_cards(self)

    def _seat_everybody(self, first: i64) -> None:
        """IKI-2.1, IKI-2.4, IKI-3.2: the first seat's disc on top, the others follow clockwise."""
        self.first = first
        for seat in range(self.seats):
            self.standing[seat] = (first + seat) % self.seats
            for r in range(STOCKS):  # IKI-2.2
                self.stock[seat * STOCKS + r] = self.tables.start_stock[r]
        self.to_draw = self.tables.open_buildings
        self.phase = DRAW_BUILDING
        if self.to_draw == 0:
            self._ask_start_card()

    def _ask_start_card(self) -> None:
        """IKI-2.5: in reverse order; cards nobody takes leave the game."""
        for i in range(self.seats - 1, -1, -1):
            seat = self.standing[i]
            if self.acted >> seat & 1 == 0:
                self.phase = START_CARD
                self.actor = seat
                return
        for number in range(DECK):
            if self.market >> number & 1:
                self.zone[number] = GONE
        self.market = 0
        self.deck = self.tables.deck[self.season]
        begin_month(self)

    def _draw_card(self, card: i64) -> None:
        """IKI-4.1: a card of the season comes to the market."""
        reveal(self, card)
        self.zone[card] = MARKET
        self.to_draw -= 1
        if self.to_draw == 0:
            ask_order(self)

    def _take_income_or_card(self, code: i64) -> None:
        if code == EARN:  # IKI-5.2
            self.stock[self.turn * STOCKS + MON] += self.tables.income[self.field]
            self.phase = WALK
        else:
            self.pending = code - PICK
            self.phase = HIRE_STALL

    def _hire(self, stall: i64) -> None:
        """IKI-5.4: cost and surcharge; IKI-5.5: the coins on the card count; IKI-5.7: fire."""
        seat = self.turn
        card = self.pending
        price = self.tables.cost[card] + self.side.surcharge[stall]
        coins = take_from_market(self, card)
        self.stock[seat * STOCKS + MON] += coins - price
        settle(self, stall, card, seat)
        raise_fire(self, seat, self.tables.fire[card])
        self.pending = NOTHING
        self.phase = WALK

    def _walk(self, steps: i64) -> None:
        """IKI-6.1: exactly so many steps; IKI-6.4: each pass of the gate is a lap, at once."""
        seat = self.turn
        self.stock[seat * STOCKS + SANDAL] -= sandals_needed(self, steps)
        walked = self.space[seat] + steps  # IKI-1.4: a ring, one way
        while walked >= SPACES:
            walked -= SPACES
            lap(self, seat)
        self.space[seat] = walked  # IKI-6.2: whoever else stands there
        self.phase = BUSINESS

    def _follow_up(self, code: i64) -> None:
        phase = self.phase
        if phase == HIRE_STALL:
            self._hire(code - PLACE)
        elif phase == BUILD_PICK:
            pick_building(self, code)
        elif phase == BUILD_STALL:
            build(self, code - PLACE)
        elif phase == TRAINING:
            teach(self, code - TRAIN)
        else:
            swap_stalls(self, code)

    def _hold(self, code: i64) -> None:
        """Decisions of the event phase and of New Year."""
        phase = self.phase
        if phase == NEUTRAL_CARD:
            self._pick_neutral(code - PICK)
        elif phase == NEUTRAL_STALL:
            take_from_market(self, self.pending)
            settle(self, code - PLACE, self.pending, NEUTRAL)
            self.pending = NOTHING
            hold_event(self)
        elif phase == DRAW_FIRE:
            self.quarter = code - IGNITE
            self.burning = 0
            burn_on(self)
        elif phase == SAVING:
            save_or_not(self, code)
        elif phase == FEEDING:
            starve(self, code - LEAVE)
        else:  # NEW_YEAR, IKI-14.2: placing is no lap
            self.acted |= 1 << self.actor
            self.space[self.actor] = code - ENTER
            self.phase = BUSINESS

    def _pick_neutral(self, card: i64) -> None:
        """IKI-3.5: the coins go to the supply; without a free stall the card leaves the game."""
        if self.free == 0:
            take_from_market(self, card)
            self.zone[card] = GONE
            hold_event(self)
        else:
            self.pending = card
            self.phase = NEUTRAL_STALL

    # --- the rest of the contract --------------------------------------------------------

    def rate(self, points: vec[i64], places: vec[i64]) -> None:
        scoring.rate(self, points, places)

    def fill_sheet(self, seat: i64, sheet: Sheet) -> None:
        observation.fill(self, seat, sheet)

    def copy(self) -> Iki:
        new = Iki(self.setup, self.tables)
        new.copy_from(self)
        return new


def new_match(setup: Setup) -> Iki:
    """About to begin."""
    state = Iki(setup, cast("Tables", setup.edition.tables))
    state.set_up()
    return state
