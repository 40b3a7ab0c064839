"""What cards and buildings are, wherever they lie: whole, and in their parts."""

from __future__ import annotations

from collections.abc import Callable

from zashiki.core import bits
from zashiki.core.message import Message, seat_name
from zashiki.core.scene import About
from zashiki.games.iki.cards import offer_of, slot_of
from zashiki.games.iki.effects import hire_price
from zashiki.games.iki.layout import slots
from zashiki.games.iki.lexicon import amounts, joined, lexicon
from zashiki.games.iki.outlook import dangers, harmony, has_payday_ahead, wage
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.scoring import counted_points
from zashiki.games.iki.state import EMPTY, HOUSE, NEUTRAL, RETIRED
from zashiki.games.iki.tables import CARDS, DECK, MON, SPACES, STOCKS, row_of

Found = Callable[..., About | None]


def lines(*parts: Message | None) -> Message | None:
    """Sentences one after the other, or nothing."""
    there = [part for part in parts if part is not None]
    return joined("lines", there) if there else None


# --- where they lie ------------------------------------------------------------------------------


def _lies(state: Iki, what: int) -> bool:
    """Whether a card, or HOUSE + a building, lies open anywhere."""
    if what >= HOUSE:
        return bool(state.offer >> (what - HOUSE) & 1) or _stall_of(state, what) >= 0
    return _is_open(state, what) or state.zone[what] >= RETIRED or _stall_of(state, what) >= 0


def _is_open(state: Iki, card: int) -> bool:
    return bool(card // DECK == state.lot() and state.market >> (card % DECK) & 1)


def _stall_of(state: Iki, what: int) -> int:
    stalls = [s for s in range(int(state.side.n_stalls)) if state.stall[s] == what]
    return stalls[0] if stalls else -1


def _named(state: Iki, key: str) -> int | None:
    """The card or HOUSE + building with this id, if it lies open."""
    tables = state.tables
    what = None
    if key in tables.building_ids:
        what = HOUSE + tables.building_ids.index(key)
    elif key in tables.card_ids:
        what = tables.card_ids.index(key)
    return what if what is not None and _lies(state, what) else None


def _in_slot(state: Iki, number: str) -> int | None:
    first, name = int(state.lot()) * DECK, f"slot-{number}"
    cards = [first + n for n in bits.listed(state.market) if slot_of(state, n) == name]
    return cards[0] if cards else None


def _on_offer(state: Iki, number: str) -> int | None:
    name = f"offer-{number}"
    there = [b for b in bits.listed(state.offer) if offer_of(state, b) == name]
    return HOUSE + there[0] if there else None


def _on_stall(state: Iki, key: str) -> int | None:
    if key not in state.side.stall_ids:
        return None
    what = int(state.stall[state.side.stall_ids.index(key)])
    return None if what == EMPTY else what


LYING = {"slot": _in_slot, "offer": _on_offer, "stall": _on_stall}


def at_place(
    state: Iki, seat: int, kind: str, key: str, part_of: str | None, step: str | None
) -> About | None:
    """A slot, an offer, a stall or a part of it: what lies there, or the empty place."""
    what = LYING[kind](state, key)
    if what is None:
        return EMPTY_PLACES[kind](state, key)
    return _of(state, seat, what, part_of or "", int(step or 0))


def _empty_stall(state: Iki, key: str) -> About | None:
    if key not in state.side.stall_ids:
        return None
    s = state.side.stall_ids.index(key)
    n = int(state.side.surcharge[s])
    words = lexicon(state.tables)
    near = [words.shops[i] for i in range(SPACES) if state.side.reach[i] >> s & 1]
    args: dict[str, object] = {"shops": joined("list", near), "n": n}
    danger = dangers(state)[s] if dangers(state) else None
    worth = None
    if danger is not None and danger.strength:
        worth = Message("worth-fire-comes", {"strength": danger.strength})
    return About(
        Message("place-stall", {"stall": key, "n": n}),
        Message("about-stall", args),
        "IKI-5.4" if n else "IKI-1.5",
        worth,
    )


def _empty_slot(state: Iki, key: str) -> About | None:
    if int(key) >= slots(state.tables):
        return None
    title = Message("place-market", {"n": int(key) + 1})
    return About(title, Message("about-market"), "IKI-4.1")


def _empty_offer(state: Iki, key: str) -> About | None:
    if int(key) >= state.tables.open_buildings:
        return None
    title = Message("place-offer", {"n": int(key) + 1})
    return About(title, Message("about-offer"), "IKI-2.3")


EMPTY_PLACES = {"slot": _empty_slot, "offer": _empty_offer, "stall": _empty_stall}


# --- whole, and their parts ----------------------------------------------------------------------


def whole(state: Iki, seat: int, key: str) -> About | None:
    return part(state, seat, key, "")


def part(state: Iki, seat: int, key: str, name: str, step: str = "0") -> About | None:
    """A sign on a card or building by its id."""
    what = _named(state, key)
    return None if what is None else _of(state, seat, what, name, int(step))


def _of(state: Iki, seat: int, what: int, name: str, step: int) -> About:
    if what >= HOUSE:
        return _building(state, seat, what - HOUSE, name)
    if name == "act":
        return _action(state, what)
    if name in ("rung", "step"):
        return _rung(state, what, step)
    if name == "fire" and state.tables.fire[what]:
        title = _part_title(state, what, "fire")
        n = int(state.tables.fire[what])
        return About(title, Message("about-card-fire", {"n": n}), "IKI-5.7")
    return _card(state, seat, what)


def _part_title(state: Iki, card: int, name: str) -> Message:
    args: dict[str, object] = {"card": lexicon(state.tables).cards[card]}
    return Message(f"title-card-{name}", args)


def _action(state: Iki, card: int) -> About:
    args: dict[str, object] = {"effect": lexicon(state.tables).effects[card]}
    title = _part_title(state, card, "action")
    return About(title, Message("about-card-action", args), "IKI-7.6")


def _rung(state: Iki, card: int, step: int) -> About:
    """A field of the ladder; above the last one of a short card the card itself."""
    tables = state.tables
    step = min(step, int(tables.levels[card]) - 1)
    args: dict[str, object] = {"gain": lexicon(tables).income(card, step), "n": step + 1}
    title = _part_title(state, card, "income")
    return About(title, Message("about-card-income", args), "IKI-11.3")


def _card(state: Iki, seat: int, card: int) -> About:
    words = lexicon(state.tables)
    rule_id, worth = _card_worth(state, seat, card)
    return About(words.cards[card], words.card_texts[card], rule_id, worth)


def _card_worth(state: Iki, seat: int, card: int) -> tuple[str, Message | None]:
    """By where it lies: the rule that matters there, and what it is worth."""
    stall = _stall_of(state, card)
    if stall >= 0:
        return "IKI-7.6", _stall_worth(state, stall)
    if _is_open(state, card):
        return _market_worth(state, seat, card)
    return "IKI-8.4", _retired_worth(state, card)


def _market_worth(state: Iki, seat: int, card: int) -> tuple[str, Message | None]:
    """IKI-5.5: what hiring takes now; IKI-2.5: start cards are free."""
    if state.lot() == 0:
        return "IKI-2.5", Message("worth-free")
    if seat < 0:
        return "IKI-5.4", None
    price = int(hire_price(state, card))
    if price < 0:
        return "IKI-5.5", Message("worth-hire-brings", {"n": -price})
    args: dict[str, object] = {"n": price, "have": int(state.held(seat, MON))}
    return "IKI-5.4", Message("worth-hire", args)


def _retired_worth(state: Iki, card: int) -> Message:
    tables = state.tables
    owner = seat_name(int(state.zone[card]) - RETIRED)
    gain = lexicon(tables).income(card, int(tables.levels[card]) - 1)
    return Message("worth-pension", {"seat": owner, "gain": gain})


def _stall_worth(state: Iki, stall: int) -> Message | None:
    """Whose it is, what it would bring at the next payday, and the next fire."""
    owner = int(state.owner[stall])
    if owner == NEUTRAL:
        return lines(Message("worth-neutral"), _fire_worth(state, stall))
    return lines(
        Message("worth-owner", {"seat": seat_name(owner)}),
        _payday_worth(state, stall),
        _fire_worth(state, stall),
    )


def _payday_worth(state: Iki, stall: int) -> Message | None:
    if not has_payday_ahead(state):
        return None
    row = wage(state, stall)
    iki = harmony(state, stall)
    if not any(row) and not iki:
        return None
    return Message("worth-income", {"gain": amounts(row), "iki": iki, "any": int(any(row))})


def _fire_worth(state: Iki, stall: int) -> Message | None:
    there = dangers(state)
    if not there:
        return None
    danger = there[stall]
    if not danger.strength:
        return Message("worth-fire-never")
    args: dict[str, object] = {"strength": danger.strength, "value": danger.value}
    return Message("worth-fire-burns" if danger.burns else "worth-fire-stops", args)


# --- what lies on cards --------------------------------------------------------------------------


def coins(state: Iki, seat: int, number: str) -> About | None:
    card = int(number)
    if card >= CARDS or not _is_open(state, card) or not state.coins[card % DECK]:
        return None
    args: dict[str, object] = {"n": int(state.coins[card % DECK])}
    title = Message("title-coins", {"card": lexicon(state.tables).cards[card]})
    return About(title, Message("about-coins", args), "IKI-5.5")


def busy_kobun(state: Iki, seat: int, key: str) -> About | None:
    what = _on_stall(state, key)
    stall = state.side.stall_ids.index(key) if what is not None else 0
    if what is None or state.owner[stall] == NEUTRAL:
        return None
    title = Message("piece-kobun", {"seat": seat_name(int(state.owner[stall]))})
    if what >= HOUSE:
        return About(title, Message("about-manager"), "IKI-9.3")
    left = int(state.tables.levels[what] - state.experience[stall])
    worth = Message("worth-experience", {"n": left})
    return About(title, Message("about-busy-kobun"), "IKI-8.2", worth)


# --- buildings -----------------------------------------------------------------------------------


def _building(state: Iki, seat: int, building: int, name: str) -> About:
    words = lexicon(state.tables)
    stall = _stall_of(state, HOUSE + building)
    if stall >= 0:
        owner = int(state.owner[stall])
        whose = Message("worth-owner", {"seat": seat_name(owner)})
        worth = lines(whose, _counts(state, owner, building), _fire_worth(state, stall))
        rule_id = "IKI-9.4"
    else:
        worth = lines(_counts(state, seat, building), _missing(state, seat, building))
        rule_id = "IKI-9.2" if name == "" else "IKI-9.1"
    return About(words.buildings[building], words.building_texts[building], rule_id, worth)


def _counts(state: Iki, seat: int, building: int) -> Message | None:
    """Points of a building to a seat, as things stand."""
    if seat < 0:
        return None
    points = state.tables.points[building] + counted_points(state, seat, building)
    return Message("worth-counts", {"n": int(points)})


def _missing(state: Iki, seat: int, building: int) -> Message | None:
    """What a seat lacks to build it at the site."""
    if seat < 0:
        return None
    cost = row_of(state.tables.building_cost, building, STOCKS)
    short = [max(0, n - int(state.held(seat, r))) for r, n in enumerate(cost)]
    if not any(short):
        return Message("worth-affordable")
    return Message("worth-missing", {"what": amounts(short)})
