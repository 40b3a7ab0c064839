"""The course of a match: what may be done in each phase, and what it does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.codes import Codes
from zashiki.core.outcome import Outcome
from zashiki.core.refusal import Refusal
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE
from zashiki.games.iki import knowledge, refusals, scoring
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
    open_business,
    reveal,
    save_or_not,
    starve,
)
from zashiki.games.iki.state import (
    AMULET,
    BUILD,
    BUILD_PICK,
    BUILD_STALL,
    BUSINESS,
    CARD,
    CODES,
    DONE,
    DRAW_BLOCK,
    DRAW_BUILDING,
    DRAW_CARD,
    DRAW_FIRE,
    DRAW_FIRST,
    FEEDING,
    FIELD,
    GONE,
    HIRE,
    HIRE_STALL,
    INCOME,
    LEAVE,
    LET_BURN,
    MARKET,
    MOST_STEPS,
    MOVE,
    NEUTRAL,
    NEUTRAL_CARD,
    NEUTRAL_STALL,
    ORDER,
    QUARTER,
    SAVING,
    SEAT,
    SPACE,
    STALL,
    START_CARD,
    START_STALL,
    SWAP_SECOND,
    TRAIN,
    TRAINING,
    WALK,
    Position,
    bit_count,
    nth_bit,
)
from zashiki.games.iki.tables import (
    DECK,
    MON,
    QUARTERS,
    SANDAL,
    SPACES,
    STEP,
    STOCKS,
    Tables,
)


def sandals_needed(p: Position, steps: i64) -> i64:
    """IKI-6.3, IKI-16.2: sandals for a move of so many steps; the handcart helps once a move.

    A handcart gained on a lap of this very move helps from the next step on.
    """
    extra = steps - p.tables.most[p.field]
    if extra <= 0:
        return 0
    extra -= p.perk(p.turn, STEP)
    mask = p.people[p.turn]
    stall: i64 = 0
    while mask != 0:
        if mask & 1:
            extra -= steps_after_retiring(p, stall, steps)
        mask >>= 1
        stall += 1
    return max(0, extra)


def steps_after_retiring(p: Position, stall: i64, steps: i64) -> i64:
    """How many extra steps the character's own tile allows, if it retires during the move."""
    tables = p.tables
    tile = tables.card_tile[p.stall[stall]]
    if tile < 0 or tables.tile_kind[tile] != STEP:
        return 0
    laps = tables.levels[p.stall[stall]] - p.experience[stall]
    left = steps - (SPACES * laps - p.space[p.turn])  # after the step that completes this lap
    return min(tables.tile_amount[tile], left) if left > 0 else 0


def longest_move(p: Position) -> i64:
    """IKI-6.3: the field's number and everything that lengthens the move."""
    steps = p.tables.most[p.field]
    sandals = p.held(p.turn, SANDAL)
    while steps < MOST_STEPS and sandals_needed(p, steps + 1) <= sandals:
        steps += 1
    return steps


def list_bits(mask: i64, first: i64, out: Codes) -> None:
    """A code for each member of a mask."""
    while mask != 0:
        if mask & 1:
            out.add(first)
        mask >>= 1
        first += 1


class Iki(Position):
    """A match of IKI."""

    def __init__(self, tables: Tables, seats: i64) -> None:
        super().__init__(tables, seats)
        self.scratch: Codes = Codes()

    # --- what may be done ----------------------------------------------------------------

    def list_actions(self, out: Codes) -> None:
        phase = self.phase
        if self.actor == CHANCE:
            self.list_outcomes(out)
        elif phase == BUSINESS:
            list_business(self, out)
        elif phase == WALK:
            for steps in range(self.tables.least[self.field], longest_move(self) + 1):
                out.add(MOVE + steps)
        elif phase == HIRE:
            self.list_hires(out)
        elif phase == ORDER:
            self.list_fields(out)
        elif phase <= HIRE_STALL or phase in (NEUTRAL_CARD, NEUTRAL_STALL):
            self.list_places(out)
        else:
            self.list_follow_ups(out)

    def list_follow_ups(self, out: Codes) -> None:
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
            out.add(AMULET)
            out.add(LET_BURN)
        elif phase == FEEDING:
            list_hungry(self, out)
        else:  # IKI-14.2: any space
            for space in range(SPACES):
                out.add(SPACE + space)

    def list_places(self, out: Codes) -> None:
        """A card out of the market, or a stall for it."""
        phase = self.phase
        if phase in (START_CARD, NEUTRAL_CARD):
            list_bits(self.market, CARD + self.lot() * DECK, out)
            return
        if phase == START_STALL:  # IKI-2.6
            list_bits(self.free & self.side.corners, STALL, out)
        elif phase == NEUTRAL_STALL:
            list_bits(self.free, STALL, out)
        else:  # IKI-5.3
            rest = purse(self, self.turn) - hire_price(self, self.pending)
            for stall in range(self.side.n_stalls):
                if self.free >> stall & 1 and self.side.surcharge[stall] <= rest:
                    out.add(STALL + stall)

    def list_fields(self, out: Codes) -> None:
        """IKI-4.3: fields that are free and, with two seats, not blocked."""
        for field in range(self.tables.n_fields):
            if self.fields[field] < 0 and field != self.blocked:
                out.add(FIELD + field)

    def list_hires(self, out: Codes) -> None:
        """IKI-5.2: income, or an open card that can be paid, with a kobun and a stall for it."""
        out.add(INCOME)
        seat = self.turn
        if self.kobun[seat] == 0 or self.free == 0:  # IKI-5.6
            return
        rest = purse(self, seat) - self.least_surcharge()
        first = self.season * DECK
        mask = self.market
        number: i64 = 0
        while mask != 0:
            if mask & 1 and self.tables.cost[first + number] - self.coins[number] <= rest:
                out.add(CARD + first + number)
            mask >>= 1
            number += 1

    def list_outcomes(self, out: Codes) -> None:
        phase = self.phase
        if phase == DRAW_CARD:
            list_bits(self.deck, CARD + self.season * DECK, out)
        elif phase == DRAW_FIRST:
            for seat in range(self.seats):
                out.add(SEAT + seat)
        elif phase == DRAW_BUILDING:
            list_bits(self.undrawn, BUILD, out)
        elif phase == DRAW_BLOCK:
            for field in range(self.tables.n_fields):
                if self.blocks[field] > 0:
                    out.add(FIELD + field)
        else:
            for quarter in range(len(QUARTERS)):
                out.add(QUARTER + quarter)

    def weight(self, code: i64) -> i64:
        if self.phase == DRAW_BLOCK:  # IKI-3.3
            return self.blocks[code - FIELD]
        return 1

    def random_action(self, rng: Rng) -> i64:
        if self.actor == CHANCE:
            return self.random_outcome(rng)
        out = self.scratch
        out.clear()
        self.list_actions(out)
        if out.n == 1:
            return out.get(0)
        return out.get(rng.below(out.n))

    def random_outcome(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == DRAW_CARD:
            n = nth_bit(self.deck, rng.below(bit_count(self.deck)))
            return CARD + self.season * DECK + n
        if phase == DRAW_BUILDING:
            return BUILD + nth_bit(self.undrawn, rng.below(bit_count(self.undrawn)))
        if phase == DRAW_FIRST:
            return SEAT + rng.below(self.seats)
        if phase == DRAW_FIRE:
            return QUARTER + rng.below(len(QUARTERS))
        tiles: i64 = 0
        for count in self.blocks:
            tiles += count
        tile = rng.below(tiles)
        field: i64 = 0
        while tile >= self.blocks[field]:
            tile -= self.blocks[field]
            field += 1
        return FIELD + field

    # --- doing it ------------------------------------------------------------------------

    def apply(self, code: i64) -> None:
        phase = self.phase
        if phase == BUSINESS:
            if code == DONE:
                end_turn(self)
            else:
                do_business(self, code)
        elif phase == DRAW_CARD:
            self.draw_card(code - CARD)
        elif phase == WALK:
            self.walk(code - MOVE)
        elif phase == HIRE:
            self.take_income_or_card(code)
        elif phase == ORDER:  # IKI-4.3
            self.fields[code - FIELD] = self.actor
            self.acted |= 1 << self.actor
            ask_order(self)
        elif phase < DRAW_CARD:
            self.set_up(code)
        elif phase <= SWAP_SECOND:
            self.follow_up(code)
        else:
            self.hold(code)

    def set_up(self, code: i64) -> None:
        phase = self.phase
        if phase == DRAW_FIRST:
            self.seat_everybody(code - SEAT)
        elif phase == DRAW_BUILDING:  # IKI-2.3
            self.undrawn &= ~(1 << (code - BUILD))
            self.offer |= 1 << (code - BUILD)
            self.to_draw -= 1
            if self.to_draw == 0:
                self.ask_start_card()
        elif phase == START_CARD:
            self.pending = code - CARD
            self.phase = START_STALL
        elif phase == START_STALL:
            take_from_market(self, self.pending)
            settle(self, code - STALL, self.pending, self.actor)
            self.pending = -1
            self.acted |= 1 << self.actor
            self.ask_start_card()
        else:  # IKI-3.3
            self.blocked = code - FIELD
            self.blocks[self.blocked] -= 1
            deal_cards(self)

    def seat_everybody(self, first: i64) -> None:
        """IKI-2.1, IKI-2.4, IKI-3.2: the first seat's disc on top, the others follow clockwise."""
        self.first = first
        for seat in range(self.seats):
            self.standing[seat] = (first + seat) % self.seats
            for r in range(STOCKS):  # IKI-2.2
                self.stock[seat * STOCKS + r] = self.tables.start_stock[r]
        self.to_draw = self.tables.open_buildings
        self.phase = DRAW_BUILDING
        if self.to_draw == 0:
            self.ask_start_card()

    def ask_start_card(self) -> None:
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

    def draw_card(self, card: i64) -> None:
        """IKI-4.1: a card of the season comes to the market."""
        reveal(self, card)
        self.zone[card] = MARKET
        self.to_draw -= 1
        if self.to_draw == 0:
            ask_order(self)

    def take_income_or_card(self, code: i64) -> None:
        if code == INCOME:  # IKI-5.2
            self.stock[self.turn * STOCKS + MON] += self.tables.income[self.field]
            self.phase = WALK
        else:
            self.pending = code - CARD
            self.phase = HIRE_STALL

    def hire(self, stall: i64) -> None:
        """IKI-5.4: cost and surcharge; IKI-5.5: the coins on the card count; IKI-5.7: fire."""
        seat = self.turn
        card = self.pending
        price = self.tables.cost[card] + self.side.surcharge[stall]
        coins = take_from_market(self, card)
        self.stock[seat * STOCKS + MON] += coins - price
        settle(self, stall, card, seat)
        raise_fire(self, seat, self.tables.fire[card])
        self.pending = -1
        self.phase = WALK

    def walk(self, steps: i64) -> None:
        """IKI-6.1: exactly so many steps; IKI-6.4: each pass of the gate is a lap, at once."""
        seat = self.turn
        self.stock[seat * STOCKS + SANDAL] -= sandals_needed(self, steps)
        walked = self.space[seat] + steps  # IKI-1.4: a ring, one way
        while walked >= SPACES:
            walked -= SPACES
            lap(self, seat)
        self.space[seat] = walked  # IKI-6.2: whoever else stands there
        open_business(self)

    def follow_up(self, code: i64) -> None:
        phase = self.phase
        if phase == HIRE_STALL:
            self.hire(code - STALL)
        elif phase == BUILD_PICK:
            pick_building(self, code)
        elif phase == BUILD_STALL:
            build(self, code - STALL)
        elif phase == TRAINING:
            teach(self, code - TRAIN)
        else:
            swap_stalls(self, code)

    def hold(self, code: i64) -> None:
        """Decisions of the event phase and of New Year."""
        phase = self.phase
        if phase == NEUTRAL_CARD:
            self.pick_neutral(code - CARD)
        elif phase == NEUTRAL_STALL:
            take_from_market(self, self.pending)
            settle(self, code - STALL, self.pending, NEUTRAL)
            self.pending = -1
            hold_event(self)
        elif phase == DRAW_FIRE:
            self.quarter = code - QUARTER
            self.burning = 0
            burn_on(self)
        elif phase == SAVING:
            save_or_not(self, code)
        elif phase == FEEDING:
            starve(self, code - LEAVE)
        else:  # NEW_YEAR, IKI-14.2: placing is no lap
            self.acted |= 1 << self.actor
            self.space[self.actor] = code - SPACE
            open_business(self)

    def pick_neutral(self, card: i64) -> None:
        """IKI-3.5: the coins go to the supply; without a free stall the card leaves the game."""
        if self.free == 0:
            take_from_market(self, card)
            self.zone[card] = GONE
            hold_event(self)
        else:
            self.pending = card
            self.phase = NEUTRAL_STALL

    # --- the rest of the contract --------------------------------------------------------

    def copy(self) -> Iki:
        twin = Iki(self.tables, self.seats)
        twin.fill(self)
        return twin

    def imagine(self, seat: int, rng: Rng) -> Iki:
        # Nothing is hidden but the future, and that is not in the state.
        return self.copy()

    def rate(self, points: vec[i64], places: vec[i64]) -> None:
        scoring.rate(self, points, places)

    def final_count(self) -> Outcome:
        return scoring.outcome(self)

    def view(self, seat: int) -> dict[str, object]:
        return knowledge.view(self)

    def explain(self, code: int) -> Refusal:
        return refusals.explain(self, code)

    def game_id(self) -> str:
        return "iki"

    def action_count(self) -> int:
        return CODES

    def rule_prefix(self) -> str:
        return "IKI"
