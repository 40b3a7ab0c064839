"""What belongs to each phase of a position: who acts, and what is there and what is not."""

from __future__ import annotations

from zashiki.core import bits
from zashiki.core.cells import total
from zashiki.core.position import PositionError, expect
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.iki import state as s
from zashiki.games.iki import tables as t
from zashiki.games.iki.actions import ACTIONS
from zashiki.games.iki.business import BUILT
from zashiki.games.iki.events import (
    burning_stall,
    can_choose_who_leaves,
    can_save,
    neutral_chooser,
    next_in_standing,
    stops_fire,
)
from zashiki.games.iki.rules import Iki

DRAWS = (s.DRAW_BLOCK, s.DRAW_CARD, s.DRAW_FIRE)
NEUTRAL = (s.NEUTRAL_CARD, s.NEUTRAL_STALL)
VISITS = (
    s.BUSINESS,
    s.BUILD_PICK,
    s.BUILD_STALL,
    s.TRAINING,
    s.SWAP_FIRST,
    s.SWAP_SECOND,
)
TURNS = (s.HIRE, s.HIRE_STALL, s.WALK, *VISITS)
NEW_YEAR = (s.NEW_YEAR, s.OVER)
# Phases in which something is picked for, with the phase in which it was picked.
PICKED_IN = {
    s.HIRE_STALL: s.HIRE,
    s.BUILD_STALL: s.BUSINESS,
    s.SWAP_SECOND: s.SWAP_FIRST,
    s.NEUTRAL_STALL: s.NEUTRAL_CARD,
}
# What the action of the stall visited goes on with.
GOES_ON = {
    s.BUILD_PICK: t.THEN_BUILD,
    s.BUILD_STALL: t.THEN_BUILD,
    s.TRAINING: t.THEN_TRAIN,
    s.SWAP_FIRST: t.THEN_SWAP,
    s.SWAP_SECOND: t.THEN_SWAP,
}
EVENTS = {s.DRAW_FIRE: t.BLAZE, s.SAVING: t.BLAZE, s.FEEDING: t.PAYDAY}


def follow(state: Iki) -> None:
    """Whose turn it is, on which field, and who is through: that follows from phase and actor."""
    _check_year(state)
    figures = [int(seat) for seat in state.fields]
    if state.phase in TURNS or state.phase == s.NEW_YEAR:
        expect(state.actor >= 0, "actor", "a seat acts in this phase")
        state.turn = state.actor
    if state.phase in TURNS and state.month <= t.MONTHS:
        expect(int(state.actor) in figures, "fields", "the actor has no field")
        state.field = figures.index(int(state.actor))
    for seat in _through(state):
        state.acted |= 1 << seat
    expect(int(state.actor) == _actor(state), "actor", "somebody else acts in this phase")


def _through(state: Iki) -> list[int]:
    """Who has acted already where all act in turn."""
    if state.phase == s.ORDER:
        return [int(seat) for seat in state.fields if seat >= 0]
    if state.phase == s.FEEDING:
        standing = [int(seat) for seat in state.standing]
        expect(state.actor >= 0, "actor", "a seat chooses who leaves")
        return standing[: standing.index(int(state.actor))]
    if state.month == s.NEW_YEAR_MONTH and state.phase != s.OVER:
        return [seat for seat in range(int(state.seats)) if state.space[seat] != s.GATE]
    return []


def _actor(state: Iki) -> int:
    """Who acts in the phase, as far as that can be told."""
    phase = state.phase
    if phase in DRAWS:
        return CHANCE
    if phase == s.OVER:
        return NOBODY
    if phase in NEUTRAL:
        return int(neutral_chooser(state))
    if phase in (s.ORDER, s.FEEDING, s.NEW_YEAR):
        return int(next_in_standing(state))
    if phase == s.SAVING:
        expect(state.quarter != s.NOTHING, "burning", "the fire has come to a stall")
        return int(state.owner[burning_stall(state)])
    if state.month <= t.MONTHS:  # IKI-5.1
        return next(int(seat) for seat in state.fields if seat >= 0)
    return int(state.actor)


# --- what is there and what is not -----------------------------------------------------------


def check_phase(state: Iki) -> None:
    for seat in range(int(state.seats)):
        expect(state.kobun[seat] >= 0, f"seats.{seat}.kobun", "fewer than on the board")
    _check_order(state)
    _check_visit(state)
    _check_stall_visited(state)
    _check_event(state)
    needed = state.phase in PICKED_IN
    expect((state.pending != s.NOTHING) == needed, "picked", "only before a second choice")
    expect(state.plan == s.NOTHING or state.phase == s.BUILD_STALL, "plan", "only to build")
    if needed:
        _check_picked(state)


def _check_year(state: Iki) -> None:
    """IKI-1.1, IKI-14.2: what can be asked in a month, and in the New Year round."""
    is_new_year = state.month == s.NEW_YEAR_MONTH
    if state.phase not in VISITS:
        expect((state.phase in NEW_YEAR) == is_new_year, "month", "not with this phase")
    expect(state.side.blocking or state.phase != s.DRAW_BLOCK, "phase", "nothing is blocked here")
    expect(state.side.neutral or state.phase not in NEUTRAL, "phase", "no neutral cards here")
    event = EVENTS.get(int(state.phase))
    expect(event in (None, state.tables.event[state.month]), "month", "has another event")


def _check_order(state: Iki) -> None:
    """Order figures, the blocking tile, and the market."""
    phase, seats = state.phase, int(state.seats)
    figures = sum(seat >= 0 for seat in state.fields)
    is_new_year = state.month == s.NEW_YEAR_MONTH
    if phase == s.ORDER:
        expect(figures < seats, "fields", "everybody has chosen")
    elif phase not in TURNS or is_new_year:
        expect(figures == 0, "fields", "no figure stands there at this moment")
    closed = state.side.blocking and phase != s.DRAW_BLOCK and not is_new_year
    expect((state.blocked != s.NOTHING) == closed, "blocked", "one field, from its tile on")
    most = min(state.tables.cards_a_month, bits.count(state.deck)) if phase == s.DRAW_CARD else 0
    expect(state.to_draw <= most and (state.to_draw > 0) == (most > 0), "to_draw", f"up to {most}")
    if phase == s.FEEDING or is_new_year:
        expect(state.market == 0, "market", "was cleared at payday")
    if phase in (s.HIRE, s.HIRE_STALL):
        hires = state.tables.hires[state.field] != 0
        expect(hires, "phase", "the field of this seat does not hire")


def _check_visit(state: Iki) -> None:
    """IKI-7.1: what was done in the business of this turn."""
    if state.phase not in VISITS:
        expect(state.deals == 0, "deals", "only while doing business")
        expect(state.used == 0, "used", "only while doing business")
        expect(total(state.bought) == 0, "bought", "only while doing business")
        return
    tables, seat = state.tables, state.turn
    space = state.space[seat]
    expect(space != s.GATE, f"seats.{int(seat)}.space", "business is done at a shop")
    expect(state.deals <= tables.times[t.SHOP + space], "deals", "more than the shop allows")
    for kind in range(t.N_KINDS):
        key = f"bought.{t.KINDS[kind]}"
        sells = int(tables.sells[space * t.N_KINDS + kind])
        owned = sum(
            state.goods[good] == seat and tables.goods_kind[good] == kind
            for good in range(tables.goods_from[state.season], tables.goods_from[state.season + 1])
        )
        expect(state.bought[kind] <= min(sells, owned), key, f"up to {min(sells, owned)}")
    sites = 1 if tables.then[t.SHOP + space] == t.THEN_BUILD else 0
    expect(state.bought[BUILT] <= sites, "bought.building", f"up to {sites}")


def _check_stall_visited(state: Iki) -> None:
    """IKI-7.6: the stall whose action goes on."""
    then = GOES_ON.get(int(state.phase))
    if state.visited == s.NOTHING:
        expect(then is None or state.phase == s.BUILD_STALL, "visited", "an action goes on")
    else:
        reached = state.side.reach[state.space[state.turn]] & state.characters()
        expect(then is not None, "visited", "no action goes on")
        expect(reached >> state.visited & 1 == 1, "visited", "nobody to use there")
        card = state.stall[state.visited]
        expect(state.tables.then[card] == then, "visited", "has another action")
        expect(state.used == 1, "used", "a stall is being used")
    lessons = 0
    if state.phase == s.TRAINING:
        lessons = int(state.tables.train[state.stall[state.visited]])
    within = min(1, lessons) <= state.lessons <= lessons
    expect(within, "lessons", f"up to {lessons}")


def _check_picked(state: Iki) -> None:
    """It could be picked in the phase before."""
    before = state.copy()
    before.phase = PICKED_IN[int(state.phase)]
    before.pending = before.plan = s.NOTHING
    family = "pick"
    if state.phase == s.BUILD_STALL:
        before.phase = s.BUSINESS if state.visited == s.NOTHING else s.BUILD_PICK
        family = "build" if state.plan == s.NOTHING else "plan"
    elif state.phase == s.SWAP_SECOND:
        family = "swap"
    code = ACTIONS.code(family, int(state.pending))
    expect(before.is_legal(code), "picked", "could not be picked")
    before.apply(code)
    expect(before.plan == state.plan, "plan", "not held")


def _check_event(state: Iki) -> None:
    """Fires, feeding, and figures that have left the street."""
    phase = state.phase
    expect((state.quarter != s.NOTHING) == (phase == s.SAVING), "burning", "only in a fire")
    if phase == s.SAVING:
        _check_fire(state)
    if phase == s.FEEDING:
        expect(can_choose_who_leaves(state, state.actor), "actor", "has nothing to choose")
    at_gate = [seat for seat in range(int(state.seats)) if state.space[seat] == s.GATE]
    if phase == s.FEEDING and state.month == t.MONTHS:  # IKI-11.7
        expect(len(at_gate) == state.seats, "seats.0.space", "figures have left the street")
    if phase == s.OVER and at_gate:
        raise PositionError(f"seats.{at_gate[0]}.space", "everybody has gone somewhere")


def _check_fire(state: Iki) -> None:
    """IKI-13.3, IKI-16.1: the fire got through to a character that an amulet can save."""
    expect(can_save(state), "burning", "no amulet can save anybody there")
    first = state.quarter * t.QUARTER_STALLS
    strength = state.tables.blaze(state.side, state.month)
    for i in range(state.burning + 1):
        stall = state.side.path[first + i]
        expect(not stops_fire(state, stall, strength - i), "burning", "was put out before")
