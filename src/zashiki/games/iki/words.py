"""What is asked, offered and told, as messages."""

from __future__ import annotations

from collections.abc import Callable

from zashiki.core.actions import Action
from zashiki.core.message import Message, seat_name
from zashiki.core.state import CHANCE
from zashiki.games.iki.actions import ACTIONS
from zashiki.games.iki.effects import surcharge
from zashiki.games.iki.events import burning_stall, fire_strength, pay_wages
from zashiki.games.iki.lexicon import amounts, joined, lexicon, listed
from zashiki.games.iki.rules import Iki, sandals_needed
from zashiki.games.iki.state import (
    BOARD,
    BUILD_STALL,
    BUSINESS,
    DRAW_FIRE,
    FEEDING,
    GONE,
    HIRE,
    HOUSE,
    NEUTRAL,
    NEUTRAL_CARD,
    PHASE_NAMES,
    RETIRED,
    SAVING,
    SWAP_FIRST,
    SWAP_SECOND,
    WALK,
)
from zashiki.games.iki.tables import (
    CARDS,
    DECK,
    MON,
    PAYDAY,
    QUARTERS,
    RICE,
    SHOP,
    SPACES,
    STOCKS,
    Tables,
)

# --- names ---------------------------------------------------------------------------------------


def field_name(tables: Tables, field: int) -> Message:
    least, most = int(tables.least[field]), int(tables.most[field])
    if least == most:
        return Message("field", {"steps": most})
    args: dict[str, object] = {"least": least, "most": most, "income": int(tables.income[field])}
    return Message("field-flexible", args)


def _on_stall(state: Iki, stall: int) -> Message:
    """What stands on a stall."""
    what = int(state.stall[stall])
    words = lexicon(state.tables)
    if what >= HOUSE:
        return words.buildings[what - HOUSE]
    return words.cards[what] if what >= 0 else Message("nothing")


# What an argument of an action is called.
NAMES: dict[str, Callable[[Iki, int], object]] = {
    "field": lambda state, field: field_name(state.tables, field),
    "space": lambda state, space: lexicon(state.tables).shops[space],
    "quarter": lambda state, quarter: Message(f"quarter-{QUARTERS[quarter].lower()}"),
    "seat": lambda state, seat: seat_name(seat),
    "card": lambda state, card: lexicon(state.tables).cards[card],
    "stall": lambda state, stall: state.side.stall_ids[stall],
    "good": lambda state, good: lexicon(state.tables).goods[good],
    "building": lambda state, building: lexicon(state.tables).buildings[building],
    "steps": lambda state, steps: steps,
}


def _args(state: Iki, action: Action) -> dict[str, object]:
    """What is said of the arguments of an action."""
    pairs = zip(action.arguments, action.numbers, strict=True)
    return {argument: NAMES[argument](state, number) for argument, number in pairs}


# --- prompts -------------------------------------------------------------------------------------


def prompt(state: Iki, seat: int) -> Message:
    """What is asked of a seat, or what it waits for."""
    if state.actor >= 0 and state.actor != seat:
        return Message("prompt-wait", {"seat": seat_name(int(state.actor))})
    return Message(f"prompt-{PHASE_NAMES[int(state.phase)]}", _prompt_args(state))


def _prompt_args(state: Iki) -> dict[str, object]:
    if state.pending >= 0:
        return _pending(state)
    if state.phase == SAVING:
        card = _on_stall(state, int(burning_stall(state)))
        return {"card": card, "strength": int(fire_strength(state))}
    if state.phase == WALK:
        return {"least": int(state.tables.least[state.field])}
    if state.phase == BUSINESS:
        return {"shop": lexicon(state.tables).shops[int(state.space[state.turn])]}
    return {}


def _pending(state: Iki) -> dict[str, object]:
    """What was picked first: a card or a building for a stall, or a stall to exchange."""
    pending = int(state.pending)
    if state.phase == BUILD_STALL:
        return {"building": lexicon(state.tables).buildings[pending]}
    if state.phase == SWAP_SECOND:
        return {"card": _on_stall(state, pending)}
    return {"card": lexicon(state.tables).cards[pending]}


# --- labels --------------------------------------------------------------------------------------


def label(state: Iki, code: int) -> Message:
    """A legal action in words."""
    action = ACTIONS[code]
    family = action.family
    if family == "finish" and state.phase == SWAP_FIRST:
        return Message("label-no-swap")
    if family == "pick" and state.phase == HIRE:
        family = "hire"
    args = _args(state, action)
    if family in EXPLAINED:
        args |= EXPLAINED[family](state, *action.numbers)
    return Message(f"label-{family}", args)


def _deal(state: Iki) -> dict[str, object]:
    return {"effect": lexicon(state.tables).effects[SHOP + int(state.space[state.turn])]}


def _hire(state: Iki, card: int) -> dict[str, object]:
    return {"cost": int(state.tables.cost[card]), "coins": int(state.coins[card % DECK])}


def _use(state: Iki, stall: int) -> dict[str, object]:
    effect = lexicon(state.tables).effects[int(state.stall[stall])]
    return {"card": _on_stall(state, stall), "effect": effect}


def _who(state: Iki, stall: int) -> dict[str, object]:
    return {"card": _on_stall(state, stall)}


def _move(state: Iki, steps: int) -> dict[str, object]:
    space = (int(state.space[state.turn]) + steps) % SPACES
    shop = lexicon(state.tables).shops[space]
    return {"shop": shop, "sandals": int(sandals_needed(state, steps))}


# What labels say beyond the arguments, by family.
EXPLAINED: dict[str, Callable[..., dict[str, object]]] = {
    "earn": lambda state: {"n": int(state.tables.income[state.field])},
    "deal": _deal,
    "hire": _hire,
    "place": lambda state, stall: {"n": int(surcharge(state, stall))},
    "use": _use,
    "train": _who,
    "swap": _who,
    "leave": _who,
    "buy": lambda state, good: {"n": int(state.tables.price[good])},
    "move": _move,
}


# --- the log -------------------------------------------------------------------------------------


def story(state: Iki, code: int, after: Iki, seat: int) -> Message | None:
    """What is told of an action: itself, then what the calendar made of it."""
    action = ACTIONS[code]
    drawn = state.actor == CHANCE
    parts = [_drawn(state, action, after) if drawn else _told(state, action, after)]
    parts += [*_retired(state, after), _left(state, after), _flexible(state, after)]
    if state.phase == FEEDING:
        parts.append(_fed(state, after, action["stall"]))
    elif after.month != state.month or after.phase == FEEDING:
        parts.append(_event(state, after))
    there = [part for part in parts if part is not None]
    return joined("lines", there) if there else None


def _drawn(state: Iki, action: Action, after: Iki) -> Message:
    args = _args(state, action)
    if state.phase == DRAW_FIRE:  # IKI-13.1: the leader draws; what burnt so far is told with it
        args["seat"] = seat_name(int(state.standing[0]))
        args["strength"] = int(fire_strength(state))
        args["burnt"] = _burnt(state, after)
    return Message(f"story-{PHASE_NAMES[int(state.phase)]}", args)


def _told(state: Iki, action: Action, after: Iki) -> Message | None:
    """What the actor did."""
    family = action.family
    args: dict[str, object] = {"seat": seat_name(int(state.actor))}
    if family == "place":
        args |= {**_args(state, action), **_pending(state)}
        return Message(f"story-{PHASE_NAMES[int(state.phase)]}", args)
    if family == "pick" and not (state.phase == NEUTRAL_CARD and state.free == 0):  # IKI-3.5
        return None
    if family in ("finish", "build", "plan"):
        return None  # the stall that follows tells it
    if family == "earn":
        return Message("story-earn", args | EXPLAINED[family](state))
    if family == "save":
        args["card"] = _on_stall(state, int(burning_stall(state)))
    if family in ("save", "burn"):
        return Message(f"story-{family}", args | {"burnt": _burnt(state, after)})
    return Message(f"story-{family}", args | {"what": label(state, action.code)})


def _burnt(state: Iki, after: Iki) -> Message:
    """The stalls that a fire emptied."""
    gone = [
        Message("at-stall", {"card": _on_stall(state, s), "stall": state.side.stall_ids[s]})
        for s in range(int(state.side.n_stalls))
        if state.stall[s] >= 0 and after.stall[s] < 0
    ]
    return listed(gone)


def _retired(state: Iki, after: Iki) -> list[Message]:
    """Who went into retirement, and for whom."""
    names = lexicon(state.tables).cards
    return [
        Message(
            "story-retired", {"seat": seat_name(int(after.zone[c]) - RETIRED), "card": names[c]}
        )
        for c in range(CARDS)
        if after.zone[c] >= RETIRED and state.zone[c] < RETIRED
    ]


def _left(state: Iki, after: Iki) -> Message | None:
    """IKI-3.6: the neutral card that leaves because it was used."""
    if after.phase == BUSINESS and after.turn == state.turn:
        for c in range(CARDS):
            if state.zone[c] == BOARD and after.zone[c] == GONE:
                return Message("story-left", {"card": lexicon(state.tables).cards[c]})
    return None


def _flexible(state: Iki, after: Iki) -> Message | None:
    """IKI-5.8: the mon of the flexible field, which comes without being asked for."""
    if after.phase != WALK or after.turn == state.turn:
        return None
    seat = int(after.turn)
    income = int(after.held(seat, MON) - state.held(seat, MON))
    return Message("story-earn", {"seat": seat_name(seat), "n": income})


def _event(state: Iki, after: Iki) -> Message:
    """Payday by seat, or the coins on the market; feeding decisions come after."""
    if state.tables.event[state.month] != PAYDAY:
        return Message("story-coins")
    seats = [Message("story-wages", _wages(state, after, seat)) for seat in range(int(state.seats))]
    return Message("story-payday", {"seats": listed(seats)})


def _wages(state: Iki, after: Iki, seat: int) -> dict[str, object]:
    """What a payday brought and took, as far as it has gone."""
    row = range(seat * STOCKS, (seat + 1) * STOCKS)
    gained = [int(after.stock[i] - state.stock[i]) for i in row]
    paid = state.copy()
    pay_wages(paid, seat)
    gained[RICE] = int(paid.held(seat, RICE) - state.held(seat, RICE))
    return {
        "seat": seat_name(seat),
        "gain": amounts(gained),
        "rice": int(paid.held(seat, RICE) - after.held(seat, RICE)),
        "gone": len(_lost(state, after, seat)),
    }


def _lost(state: Iki, after: Iki, seat: int) -> list[int]:
    """The stalls a seat no longer has."""
    stalls = range(int(state.side.n_stalls))
    return [s for s in stalls if state.owner[s] == seat and after.owner[s] == NEUTRAL]


def _fed(state: Iki, after: Iki, chosen: int) -> Message | None:
    """The rice that feeding took after a choice, and who left without being chosen."""
    seats = []
    for seat in range(int(state.seats)):
        rice = int(state.held(seat, RICE) - after.held(seat, RICE))
        gone = len([s for s in _lost(state, after, seat) if s != chosen])
        if rice or gone:
            args: dict[str, object] = {"seat": seat_name(seat), "rice": rice, "gone": gone}
            seats.append(Message("story-fed", args))
    return Message("story-feeding", {"seats": listed(seats)}) if seats else None
