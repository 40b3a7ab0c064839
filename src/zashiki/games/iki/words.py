"""What is asked, offered and told, as messages."""

from __future__ import annotations

from collections.abc import Callable

from zashiki.core.actions import Action
from zashiki.core.message import Message, seat_name
from zashiki.core.scene import Headline
from zashiki.core.state import CHANCE
from zashiki.games.iki import state as s
from zashiki.games.iki import tables as t
from zashiki.games.iki.actions import ACTIONS
from zashiki.games.iki.effects import surcharge
from zashiki.games.iki.events import burning_stall, fire_strength, pay_wages
from zashiki.games.iki.lexicon import amounts, joined, lexicon, listed
from zashiki.games.iki.rules import Iki, sandals_needed

# --- names ---------------------------------------------------------------------------------------


def field_name(tables: t.Tables, field: int) -> Message:
    least, most = int(tables.least[field]), int(tables.most[field])
    if least == most:
        return Message("field", {"steps": most})
    args: dict[str, object] = {"least": least, "most": most, "income": int(tables.income[field])}
    return Message("field-flexible", args)


def _on_stall(state: Iki, stall: int) -> Message:
    """What stands on a stall."""
    what = int(state.stall[stall])
    words = lexicon(state.tables)
    if what >= s.HOUSE:
        return words.buildings[what - s.HOUSE]
    return words.cards[what] if what >= 0 else Message("nothing")


# What an argument of an action is called.
NAMES: dict[str, Callable[[Iki, int], object]] = {
    "field": lambda state, field: field_name(state.tables, field),
    "space": lambda state, space: lexicon(state.tables).shops[space],
    "quarter": lambda state, quarter: Message(f"quarter-{t.QUARTERS[quarter].lower()}"),
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
    return Message(f"prompt-{s.PHASE_NAMES[int(state.phase)]}", _prompt_args(state))


def _prompt_args(state: Iki) -> dict[str, object]:
    if state.pending >= 0:
        return _pending(state)
    if state.phase == s.SAVING:
        card = _on_stall(state, int(burning_stall(state)))
        return {"card": card, "strength": int(fire_strength(state))}
    if state.phase == s.WALK:
        return {"least": int(state.tables.least[state.field])}
    if state.phase == s.BUSINESS:
        return {"shop": lexicon(state.tables).shops[int(state.space[state.turn])]}
    return {}


def _pending(state: Iki) -> dict[str, object]:
    """What was picked first: a card or a building for a stall, or a stall to exchange."""
    pending = int(state.pending)
    if state.phase == s.BUILD_STALL:
        return {"building": lexicon(state.tables).buildings[pending]}
    if state.phase == s.SWAP_SECOND:
        return {"card": _on_stall(state, pending)}
    return {"card": lexicon(state.tables).cards[pending]}


# --- labels --------------------------------------------------------------------------------------


# A card is picked for something else in each phase; chance lays one open.
PICKED_FOR = {s.START_CARD: "start", s.HIRE: "hire", s.NEUTRAL_CARD: "neutral"}


def label(state: Iki, code: int) -> Message:
    """A legal action in words."""
    action = ACTIONS[code]
    family = _said(state, action.family)
    args = _args(state, action)
    if family in EXPLAINED:
        args |= EXPLAINED[family](state, *action.numbers)
    return Message(f"label-{family}", args)


def _said(state: Iki, family: str) -> str:
    """A family under the name that it is spoken of in this phase."""
    if family == "pick":
        return PICKED_FOR.get(int(state.phase), family)
    if family == "take" and state.phase == s.DRAW_BLOCK:
        return "block"
    if family == "finish" and state.phase == s.SWAP_FIRST:
        return "no-swap"
    return "nothing" if family == "finish" and is_idle(state) else family


def is_idle(state: Iki) -> bool:
    """Whether the turn would end without any business, though there is some to do."""
    done = state.used or state.deals or any(state.bought)
    return state.phase == s.BUSINESS and not done and len(state.legal()) > 1


def _deal(state: Iki) -> dict[str, object]:
    words, space = lexicon(state.tables), int(state.space[state.turn])
    return {"shop": words.shops[space], "effect": words.effects[t.SHOP + space]}


def _hire(state: Iki, card: int) -> dict[str, object]:
    return {"cost": int(state.tables.cost[card]), "coins": int(state.coins[card % t.DECK])}


def _use(state: Iki, stall: int) -> dict[str, object]:
    effect = lexicon(state.tables).effects[int(state.stall[stall])]
    return {"card": _on_stall(state, stall), "effect": effect}


def _who(state: Iki, stall: int) -> dict[str, object]:
    return {"card": _on_stall(state, stall)}


def _place(state: Iki, stall: int) -> dict[str, object]:
    words, pending = lexicon(state.tables), int(state.pending)
    names = words.buildings if state.phase == s.BUILD_STALL else words.cards
    return {"what": names[pending], "n": int(surcharge(state, stall))}


def _move(state: Iki, steps: int) -> dict[str, object]:
    space = (int(state.space[state.turn]) + steps) % t.SPACES
    shop = lexicon(state.tables).shops[space]
    return {"shop": shop, "sandals": int(sandals_needed(state, steps))}


# What labels say beyond the arguments, by family.
EXPLAINED: dict[str, Callable[..., dict[str, object]]] = {
    "earn": lambda state: {"n": int(state.tables.income[state.field])},
    "deal": _deal,
    "hire": _hire,
    "place": _place,
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
    if state.phase == s.FEEDING:
        parts.append(_fed(state, after, action["stall"]))
    elif after.month != state.month or after.phase == s.FEEDING:
        parts.append(_event(state, after))
    there = [part for part in parts if part is not None]
    return joined("lines", there) if there else None


def _drawn(state: Iki, action: Action, after: Iki) -> Message:
    args = _args(state, action)
    if state.phase == s.DRAW_FIRE:  # IKI-13.1: the leader draws; what burnt so far is told with it
        args["seat"] = seat_name(int(state.standing[0]))
        args["strength"] = int(fire_strength(state))
        args["burnt"] = _burnt(state, after)
    return Message(f"story-{s.PHASE_NAMES[int(state.phase)]}", args)


def _told(state: Iki, action: Action, after: Iki) -> Message | None:
    """What the actor did."""
    family = action.family
    args: dict[str, object] = {"seat": seat_name(int(state.actor))}
    if family == "place":
        args |= {**_args(state, action), **_pending(state)}
        return Message(f"story-{s.PHASE_NAMES[int(state.phase)]}", args)
    if family == "pick" and not (state.phase == s.NEUTRAL_CARD and state.free == 0):  # IKI-3.5
        return None
    if family in ("finish", "build", "plan"):
        return None  # the stall that follows tells it
    if family == "swap" and state.phase == s.SWAP_FIRST:
        return None  # the second one tells it
    if family in ("save", "burn"):
        card = _on_stall(state, int(burning_stall(state)))
        return Message(f"story-{family}", args | {"card": card, "burnt": _burnt(state, after)})
    args |= _args(state, action)
    if family in EXPLAINED:
        args |= EXPLAINED[family](state, *action.numbers)
    if family == "swap":
        first = int(state.pending)
        args |= {"other": _on_stall(state, first), "from": state.side.stall_ids[first]}
    return Message(f"story-{family}", args)


def _burnt(state: Iki, after: Iki) -> Message:
    """The stalls that a fire emptied."""
    gone = [
        Message("at-stall", {"card": _on_stall(state, stall), "stall": state.side.stall_ids[stall]})
        for stall in range(int(state.side.n_stalls))
        if state.stall[stall] >= 0 and after.stall[stall] < 0
    ]
    return listed(gone)


def _retired(state: Iki, after: Iki) -> list[Message]:
    """Who went into retirement, and for whom."""
    names = lexicon(state.tables).cards
    return [
        Message(
            "story-retired", {"seat": seat_name(int(after.zone[c]) - s.RETIRED), "card": names[c]}
        )
        for c in range(t.CARDS)
        if after.zone[c] >= s.RETIRED and state.zone[c] < s.RETIRED
    ]


def _left(state: Iki, after: Iki) -> Message | None:
    """IKI-3.6: the neutral card that leaves because it was used."""
    if after.phase == s.BUSINESS and after.turn == state.turn:
        for c in range(t.CARDS):
            if state.zone[c] == s.BOARD and after.zone[c] == s.GONE:
                return Message("story-left", {"card": lexicon(state.tables).cards[c]})
    return None


def _flexible(state: Iki, after: Iki) -> Message | None:
    """IKI-5.8: the mon of the flexible field, which comes without being asked for."""
    if after.phase != s.WALK or after.turn == state.turn:
        return None
    seat = int(after.turn)
    income = int(after.held(seat, t.MON) - state.held(seat, t.MON))
    return Message("story-earn", {"seat": seat_name(seat), "n": income})


def _event(state: Iki, after: Iki) -> Message:
    """Payday by seat, or the coins on the market; feeding decisions come after."""
    if state.tables.event[state.month] != t.PAYDAY:
        return Message("story-coins")
    seats = [Message("story-wages", _wages(state, after, seat)) for seat in range(int(state.seats))]
    return Message("story-payday", {"seats": joined("lines", seats)})


def _wages(state: Iki, after: Iki, seat: int) -> dict[str, object]:
    """What a payday brought and took, as far as it has gone."""
    row = range(seat * t.STOCKS, (seat + 1) * t.STOCKS)
    gained = [int(after.stock[i] - state.stock[i]) for i in row]
    paid = state.copy()
    pay_wages(paid, seat)
    gained[t.RICE] = int(paid.held(seat, t.RICE) - state.held(seat, t.RICE))
    return {
        "seat": seat_name(seat),
        "gain": amounts(gained),
        "rice": int(paid.held(seat, t.RICE) - after.held(seat, t.RICE)),
        "gone": len(_lost(state, after, seat)),
    }


def _lost(state: Iki, after: Iki, seat: int) -> list[int]:
    """The stalls a seat no longer has."""
    stalls = range(int(state.side.n_stalls))
    return [at for at in stalls if state.owner[at] == seat and after.owner[at] == s.NEUTRAL]


def _fed(state: Iki, after: Iki, chosen: int) -> Message | None:
    """The rice that feeding took after a choice, and who left without being chosen."""
    seats = []
    for seat in range(int(state.seats)):
        rice = int(state.held(seat, t.RICE) - after.held(seat, t.RICE))
        gone = len([stall for stall in _lost(state, after, seat) if stall != chosen])
        if rice or gone:
            args: dict[str, object] = {"seat": seat_name(seat), "rice": rice, "gone": gone}
            seats.append(Message("story-fed", args))
    return Message("story-feeding", {"seats": joined("lines", seats)}) if seats else None


# --- headings and events -------------------------------------------------------------------------


def headline(state: Iki, code: int, after: Iki) -> Headline | None:
    """The months of the year, and above them what everybody should notice."""
    event = _notable(state, code, after)
    if event is not None:
        return Headline(event, is_event=True)
    if state.phase == s.DRAW_FIRST:
        return Headline(Message("headline-start"))
    if state.phase == s.NEW_YEAR and state.acted == 0:
        return Headline(Message("headline-new-year"))
    return Headline(_month(state)) if _begins_month(state) else None


def _notable(state: Iki, code: int, after: Iki) -> Message | None:
    """A fire, a payday, or the end."""
    if state.phase == s.DRAW_FIRE:
        args = _args(state, ACTIONS[code])
        return Message("headline-fire", args | {"strength": int(fire_strength(state))})
    if after.phase == s.OVER:
        return Message("headline-over")
    is_later = after.month != state.month or after.phase == s.FEEDING
    if state.phase == s.FEEDING or not is_later or state.tables.event[state.month] != t.PAYDAY:
        return None
    return Message("headline-last-payday" if state.month == t.MONTHS else "headline-payday")


def _begins_month(state: Iki) -> bool:
    """With two seats a month begins with its blocking tile, otherwise with its first card."""
    if state.side.blocking:
        return bool(state.phase == s.DRAW_BLOCK)
    return bool(state.phase == s.DRAW_CARD and state.to_draw == state.tables.cards_a_month)


def _month(state: Iki) -> Message:
    args: dict[str, object] = {
        "month": int(state.month),
        "season": Message(f"season-{t.SEASONS[int(state.season)]}"),
    }
    return Message(f"headline-month-{t.EVENTS[int(state.tables.event[state.month])]}", args)
