"""What everything on the table is, and what it is worth now."""

from __future__ import annotations

from zashiki.core import bits
from zashiki.core.explained import Explained
from zashiki.core.message import Message, seat_name
from zashiki.core.scene import About, ScorePart
from zashiki.games.iki import about_cards as cards
from zashiki.games.iki.about_cards import Found, lines
from zashiki.games.iki.events import burning_stall, fire_strength, neutral_chooser
from zashiki.games.iki.lexicon import lexicon, listed
from zashiki.games.iki.outlook import has_payday_ahead, income
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.scoring import (
    colour_points,
    counted_points,
    fish_points,
    parts_of,
    points_of,
    pouch_points,
    resource_points,
)
from zashiki.games.iki.state import HOUSE, NEW_YEAR_MONTH, RETIRED, SAVING, SPENT
from zashiki.games.iki.tables import (
    BLAZE,
    CARDS,
    COLOURS,
    EVENTS,
    KINDS,
    KOBAN,
    MON,
    MONTHS,
    N_KINDS,
    PERKS,
    RESOURCES,
    RICE,
    SEASONS,
    SHOP,
    SPACES,
    THEN_BUILD,
    WOOD,
    Tables,
    row_of,
)
from zashiki.games.iki.words import field_name

# The rule of each kind of special tile and of goods.
TILE_RULES = {"save": "16.1", "step": "16.2", "rice": "16.3", "plan": "16.4", "points": "16.5"}
GOODS_RULES = {"fish": "IKI-15.4", "pipe": "IKI-15.5", "pouch": "IKI-15.5"}


def about(state: Iki, seat: int, thing: str) -> About | None:
    """What this seat may know of a piece, a place or a counter: all know the same."""
    return EXPLAINED(state, seat, thing)


def _simple(title: str, text: str, rule_id: str) -> Found:
    """Something that is always the same."""
    known = About(Message(title), Message(text), rule_id)
    return lambda state, seat: known


def _belongs(owner: int) -> Message:
    return Message("worth-owner", {"seat": seat_name(owner)})


def _is_seat(state: Iki, number: int) -> bool:
    return 0 <= number < state.seats


# --- the street ----------------------------------------------------------------------------------


def _steps_to(state: Iki, seat: int, space: int) -> Message | None:
    """How far the figure of whoever asks has to walk."""
    if seat < 0 or state.month == NEW_YEAR_MONTH:
        return None
    here = int(state.space[seat])
    if here == space:
        return Message("worth-here")
    return Message("worth-steps", {"n": (space - here) % SPACES or SPACES})


def _space(state: Iki, seat: int, number: str) -> About | None:
    space = int(number)
    if space >= SPACES:
        return None
    title = Message("title-space", {"shop": lexicon(state.tables).shops[space]})
    return About(title, Message("about-space"), "IKI-7.1", _steps_to(state, seat, space))


def _shop(state: Iki, seat: int, number: str) -> About | None:
    space = int(number)
    if space >= SPACES:
        return None
    tables, words = state.tables, lexicon(state.tables)
    effect = SHOP + space
    args: dict[str, object] = {"effect": words.effects[effect], "n": int(tables.times[effect])}
    text, rule_id = Message("about-shop-goods"), "IKI-7.3"
    if tables.times[effect]:
        text, rule_id = Message("about-shop-deal", args), "IKI-7.2"
    elif tables.then[effect] == THEN_BUILD:
        text, rule_id = Message("about-shop-building"), "IKI-7.5"
    return About(words.shops[space], text, rule_id, _steps_to(state, seat, space))


def _goods(state: Iki, seat: int, number: str) -> About | None:
    space = int(number)
    if space >= SPACES or not any(row_of(state.tables.sells, space, N_KINDS)):
        return None
    title = Message("place-goods-of", {"shop": lexicon(state.tables).shops[space]})
    return About(title, Message("about-shop-goods"), "IKI-7.3", _steps_to(state, seat, space))


def _good(state: Iki, seat: int, number: str) -> About | None:
    tables, good = state.tables, int(number)
    if good >= tables.n_goods:
        return None
    worth = None
    if state.goods[good] >= 0:
        worth = _belongs(int(state.goods[good]))
    elif seat >= 0:
        worth = Message("worth-good", {"n": _would_add(state, seat, good)})
    text, rule_id = of_good(tables, good)
    return About(lexicon(tables).goods[good], text, rule_id, worth)


def of_good(tables: Tables, good: int) -> tuple[Message, str]:
    """What a fish, pipe or pouch does, and the rule that says so."""
    kind = KINDS[int(tables.goods_kind[good])]
    args: dict[str, object] = {
        "price": int(tables.price[good]),
        "value": int(tables.value[good]),
        "points": ", ".join(str(int(n)) for n in tables.fish_points[1 : len(SEASONS)]),
        "factor": int(tables.pipe_factor),
    }
    return Message(f"about-{kind}", args), GOODS_RULES[kind]


def _would_add(state: Iki, seat: int, good: int) -> int:
    """Points that a good adds by itself, its price left aside."""
    after = state.copy()
    after.goods[good] = seat
    return int(points_of(after, seat) - points_of(state, seat))


def _figure(state: Iki, seat: int, number: str) -> About | None:
    owner = int(number)
    if not _is_seat(state, owner):
        return None
    title = Message("piece-figure", {"seat": seat_name(owner)})
    space = int(state.space[owner])
    worth = None
    if space >= 0 and state.month != NEW_YEAR_MONTH:
        worth = Message("worth-lap", {"n": SPACES - space})
    return About(title, Message("about-figure"), "IKI-6.5", worth)


# --- the calendar --------------------------------------------------------------------------------


def _month(state: Iki, seat: int, number: str) -> About | None:
    month = int(number)
    if month == MONTHS + 1:
        return About(Message("place-new-year"), Message("about-new-year"), "IKI-14.1")
    if not 1 <= month <= MONTHS:
        return None
    event = int(state.tables.event[month])
    args: dict[str, object] = {"strength": int(state.tables.blaze(state.side, month))}
    text = Message(f"about-month-{EVENTS[event]}", args if event == BLAZE else {})
    away = month - int(state.month)
    worth = Message("worth-month", {"n": away}) if away >= 0 else Message("worth-past")
    return About(Message("place-month", {"month": month}), text, "IKI-10.1", worth)


def _now(state: Iki, seat: int) -> About | None:
    return _month(state, seat, str(int(state.month)))


def _season(state: Iki, seat: int, number: str) -> About | None:
    season = int(number)
    if not 0 < season < len(SEASONS):
        return None
    title = Message("piece-season", {"season": Message(f"season-{SEASONS[season]}")})
    return About(title, Message("about-season"), "IKI-11.2")


# --- the fire brigade and the order --------------------------------------------------------------


def _value(state: Iki, seat: int, number: str) -> About | None:
    value = int(number)
    if value > state.tables.fire_top:
        return None
    title = Message("place-fire-value", {"n": value})
    there = [seat_name(int(s)) for s in state.standing if state.fire[s] == value]
    worth = Message("worth-there", {"what": listed(there)}) if there else None
    return About(title, Message("about-fire-value"), "IKI-1.6", worth)


def _disc(state: Iki, seat: int, number: str) -> About | None:
    owner = int(number)
    if not _is_seat(state, owner):
        return None
    place = [int(s) for s in state.standing].index(owner) + 1
    args: dict[str, object] = {"n": int(state.fire[owner]), "place": place}
    title = Message("piece-disc", {"seat": seat_name(owner)})
    return About(title, Message("about-disc"), "IKI-4.2", Message("worth-disc", args))


def _field(state: Iki, seat: int, number: str) -> About | None:
    tables, field = state.tables, int(number)
    if field >= tables.n_fields:
        return None
    name = field_name(tables, field)
    args: dict[str, object] = {
        "least": int(tables.least[field]),
        "most": int(tables.most[field]),
        "income": int(tables.income[field]),
    }
    text = Message("about-field" if tables.hires[field] else "about-field-flexible", args)
    rule_id = "IKI-5.2" if tables.hires[field] else "IKI-5.8"
    return About(Message("place-field", {"field": name}), text, rule_id, _reach(state, seat, field))


def _reach(state: Iki, seat: int, field: int) -> Message | None:
    """Who has the field; else where it would take the figure of whoever asks."""
    taken = int(state.fields[field])
    if field == state.blocked:
        return Message("worth-blocked")
    if taken >= 0:
        return Message("worth-taken", {"seat": seat_name(taken)})
    if seat < 0 or state.month == NEW_YEAR_MONTH:
        return None
    tables, here = state.tables, int(state.space[seat])
    steps = range(int(tables.least[field]), int(tables.most[field]) + 1)
    shops = [lexicon(tables).shops[(here + step) % SPACES] for step in steps]
    return Message("worth-reach", {"shops": listed(shops)})


def _order(state: Iki, seat: int, number: str) -> About | None:
    owner = int(number)
    if not _is_seat(state, owner):
        return None
    title = Message("piece-order", {"seat": seat_name(owner)})
    taken = [f for f in range(int(state.tables.n_fields)) if state.fields[f] == owner]
    worth = None
    if taken:
        worth = Message("worth-field", {"field": field_name(state.tables, taken[0])})
    return About(title, Message("about-order"), "IKI-4.2", worth)


def _block(state: Iki, seat: int) -> About | None:
    if state.blocked < 0:
        return None
    return About(Message("piece-block"), Message("about-block"), "IKI-3.3")


def _blocks(state: Iki, seat: int) -> About:
    tables = state.tables
    left = [
        Message("worth-block", {"n": int(state.blocks[f]), "field": field_name(tables, f)})
        for f in range(int(tables.n_fields))
        if state.blocks[f] > 0
    ]
    worth = Message("worth-left", {"what": listed(left)})
    return About(Message("place-blocks"), Message("about-block"), "IKI-3.3", worth)


def _blaze(state: Iki, seat: int) -> About:
    worth = None
    if state.phase == SAVING:
        stall = state.side.stall_ids[int(burning_stall(state))]
        worth = Message("worth-blaze", {"strength": int(fire_strength(state)), "stall": stall})
    return About(Message("place-blaze"), Message("about-blaze"), "IKI-13.2", worth)


# --- supplies ------------------------------------------------------------------------------------


def _deck(state: Iki, seat: int) -> About:
    worth = Message("worth-deck", {"n": int(bits.count(state.deck))})
    return About(Message("place-deck"), Message("about-deck"), "IKI-4.1", worth)


def _tile(state: Iki, seat: int, key: str) -> About | None:
    tables = state.tables
    if key not in tables.tile_ids:
        return None
    tile = tables.tile_ids.index(key)
    owner = int(state.tiles[tile])
    if owner == SPENT:
        return None
    words = lexicon(tables)
    giver, rule_id = of_tile(tables, tile)
    worth = _belongs(owner) if owner >= 0 else giver
    return About(words.tiles[tile], words.tile_texts[tile], rule_id, worth)


def of_tile(tables: Tables, tile: int) -> tuple[Message, str]:
    """IKI-8.5: who gives a special tile, and the rule that says what it does."""
    names = lexicon(tables).cards
    givers = [names[c] for c in range(CARDS) if tables.card_ids[c] and tables.card_tile[c] == tile]
    giver = Message("worth-giver", {"card": listed(givers)})
    return giver, f"IKI-{TILE_RULES[PERKS[int(tables.tile_kind[tile])]]}"


def _sign(state: Iki, seat: int, which: str) -> About | None:
    """IKI-3.4: sun or moon, and whether its holder chooses this month."""
    if not state.side.neutral or state.first < 0:
        return None
    holder = int(state.first) if which == "sun" else 1 - int(state.first)
    chooses = int(neutral_chooser(state)) == holder and state.month <= MONTHS
    worth = lines(_belongs(holder), Message("worth-chooses") if chooses else None)
    return About(Message(f"place-{which}"), Message(f"about-{which}"), "IKI-3.4", worth)


# --- before the seats ----------------------------------------------------------------------------


def _retired(state: Iki, seat: int, number: str, colour: str) -> About | None:
    owner = int(number)
    if not _is_seat(state, owner) or colour not in COLOURS:
        return None
    title = Message("place-retired", {"colour": Message(f"colour-{colour}")})
    here = COLOURS.index(colour)
    zone = RETIRED + owner
    count = sum(state.zone[c] == zone and state.tables.colour[c] == here for c in range(int(CARDS)))
    args: dict[str, object] = {"n": count, "points": int(colour_points(state, owner))}
    return About(title, Message("about-retired"), "IKI-8.3", Message("worth-retired", args))


def _kobun(state: Iki, seat: int, number: str) -> About | None:
    owner = int(number)
    if not _is_seat(state, owner):
        return None
    args: dict[str, object] = {"n": int(state.kobun[owner]), "all": int(state.tables.kobun)}
    worth = Message("worth-kobun", args)
    return About(Message("place-kobun"), Message("about-kobun"), "IKI-1.3", worth)


def _free_kobun(state: Iki, seat: int, number: str, i: str) -> About | None:
    known = _kobun(state, seat, number)
    return known if known is not None and int(i) < state.kobun[int(number)] else None


def _home(state: Iki, seat: int, number: str) -> About | None:
    return _order(state, seat, number)


def _held(state: Iki, seat: int, number: str) -> About | None:
    owner = int(number)
    if not _is_seat(state, owner):
        return None
    words, tables = lexicon(state.tables), state.tables
    names = [words.tiles[i] for i in range(int(tables.n_tiles)) if state.tiles[i] == owner]
    worth = Message("worth-there", {"what": listed(names)}) if names else None
    return About(Message("place-held"), Message("about-tiles"), "IKI-8.5", worth)


def _goods_held(state: Iki, seat: int, number: str) -> About | None:
    owner = int(number)
    if not _is_seat(state, owner):
        return None
    args: dict[str, object] = {
        "fish": int(fish_points(state, owner)),
        "pouches": int(pouch_points(state, owner)),
    }
    worth = Message("worth-goods", args)
    return About(Message("place-goods"), Message("about-goods"), "IKI-15.4", worth)


# --- numbers -------------------------------------------------------------------------------------

COUNTER_RULES = {
    "mon": "IKI-15.7",
    "rice": "IKI-11.4",
    "wood": "IKI-15.7",
    "sandal": "IKI-6.3",
    "koban": "IKI-15.7",
    "iki": "IKI-15.1",
    "fire": "IKI-13.3",
}


def _counter(state: Iki, seat: int, number: str, name: str) -> About | None:
    owner = int(number)
    if not _is_seat(state, owner) or name not in COUNTER_RULES:
        return None
    worth = _stock_worth(state, owner, name) if name != "fire" else _watched(state, owner)
    title, text = Message(f"counter-{name}"), Message(f"about-{name}", _rate(state, name))
    return About(title, text, COUNTER_RULES[name], worth)


def _rate(state: Iki, name: str) -> dict[str, object]:
    """IKI-15.7: so many of a stock count so many iki at the end."""
    tables, resource = state.tables, RESOURCES.index(name)
    if name not in ("mon", "wood", "koban"):
        return {}
    return {"every": int(tables.worth_every[resource]), "iki": int(tables.worth_iki[resource])}


def _watched(state: Iki, owner: int) -> Message | None:
    """IKI-9.6: the value against fires, where a watchtower helps."""
    watch = int(state.watch[owner])
    if not watch:
        return None
    return Message("worth-watch", {"n": int(state.fire[owner]) + watch})


def _stock_worth(state: Iki, owner: int, name: str) -> Message | None:
    """What the next payday would bring, what is needed then, and the points at the end."""
    resource = RESOURCES.index(name)
    more = income(state, owner)[resource] if has_payday_ahead(state) else 0
    parts = [Message("worth-payday", {"n": more}) if more else None]
    if resource == RICE and has_payday_ahead(state):
        parts.append(Message("worth-needs", {"n": int(bits.count(state.people[owner]))}))
    points = _points_for(state, owner, resource)
    if points:
        parts.append(Message("worth-points", {"n": points}))
    return lines(*parts)


def _points_for(state: Iki, owner: int, resource: int) -> int:
    """IKI-15.7, IKI-9.7: what a stock counts at the end, by itself and through buildings."""
    points = int(resource_points(state, owner, resource)) if resource in (KOBAN, WOOD, MON) else 0
    for stall in range(int(state.side.n_stalls)):
        what = int(state.stall[stall])
        if state.owner[stall] == owner and what >= HOUSE:
            building = what - HOUSE
            if state.tables.per[building] == resource:
                points += int(counted_points(state, owner, building))
    return points


def _score(state: Iki, seat: int, number: str) -> About | None:
    owner = int(number)
    if not _is_seat(state, owner):
        return None
    parts = [ScorePart(Message(label), n, rule) for label, n, rule in parts_of(state, owner) if n]
    return About(Message("title-score"), Message("about-score"), "IKI-15.1", None, tuple(parts))


# --- all that there is ---------------------------------------------------------------------------

N = r"(\d+)"
PART = r"(?:-([a-z]+)(?:-(\d+))?)?"  # of a card
EXPLAINED = Explained(
    ("gate", _simple("place-gate", "about-gate", "IKI-6.4")),
    (f"space-{N}", _space),
    (f"shop-{N}", _shop),
    (f"goods-{N}", _goods),
    (f"good-{N}", _good),
    (f"figure-{N}", _figure),
    (f"month-{N}", _month),
    ("month", _now),
    (f"(?:waiting|season)-{N}", _season),
    (f"fire-{N}", _value),
    (f"disc-{N}", _disc),
    (f"field-{N}", _field),
    (f"order-{N}", _order),
    ("block", _block),
    ("blocks", _blocks),
    ("blaze", _blaze),
    ("deck", _deck),
    ("fire-tiles", _simple("place-fire-tiles", "about-fire-tiles", "IKI-13.1")),
    ("tiles", _simple("place-tiles", "about-tiles", "IKI-8.5")),
    ("tile-(.+)", _tile),
    ("(sun|moon)", _sign),
    (f"retired-{N}-(.+)", _retired),
    (f"kobun-{N}", _kobun),
    (f"kobun-{N}-{N}", _free_kobun),
    (f"home-{N}", _home),
    (f"held-{N}", _held),
    (f"goods-of-{N}", _goods_held),
    (f"counter:{N}:(.+)", _counter),
    (f"score:{N}", _score),
    (f"coins-{N}", cards.coins),
    ("kobun-on-stall-(.+)", cards.busy_kobun),
    (f"(stall)-([^-]+){PART}", cards.at_place),
    (f"(slot|offer)-{N}{PART}", cards.at_place),
    ("(?:card|building)-(.+)", cards.whole),
    ("(.+?)-(act|fire|cost|gift)(?:-\\d+)?", cards.part),
    ("(.+?)-(rung)-(\\d+)-\\d+", cards.part),
)
