"""What is said: prompts, labels of actions, log lines, and what cards and shops do."""

from __future__ import annotations

from functools import lru_cache

from zashiki.core.message import Message, seat_name
from zashiki.core.state import CHANCE
from zashiki.games.iki.events import burning_stall, fire_strength, pay_wages
from zashiki.games.iki.notation import family_of
from zashiki.games.iki.rules import Iki, sandals_needed
from zashiki.games.iki.state import (
    AMULET,
    BOARD,
    BUILD,
    BUILD_STALL,
    BUSINESS,
    BUY,
    CARD,
    DEAL,
    DONE,
    DRAW_BLOCK,
    DRAW_BUILDING,
    DRAW_CARD,
    DRAW_FIRE,
    FEEDING,
    FIELD,
    GONE,
    HIRE,
    HIRE_STALL,
    HOUSE,
    INCOME,
    LEAVE,
    LET_BURN,
    MOVE,
    NEUTRAL,
    NEUTRAL_CARD,
    NEUTRAL_STALL,
    ORDER,
    PHASE_NAMES,
    PLANNED,
    QUARTER,
    RETIRED,
    SAVING,
    SEAT,
    SPACE,
    STALL,
    START_STALL,
    SWAP,
    SWAP_FIRST,
    SWAP_SECOND,
    TRAIN,
    USE,
    WALK,
    Position,
)
from zashiki.games.iki.tables import (
    CARDS,
    COLOURS,
    DECK,
    EFFECTS,
    GAINS,
    LEVELS,
    PAYDAY,
    PER_FISH,
    PER_NOTHING,
    PER_RETIRED,
    PERKS,
    QUARTERS,
    RESOURCES,
    RICE,
    SHOP,
    SPACES,
    STOCKS,
    THEN_BUILD,
    THEN_SWAP,
    THEN_TRAIN,
    Tables,
)

# --- the words of an edition ---------------------------------------------------------------------


def chain(parts: list[Message]) -> Message:
    """Several messages as one list of words; none at all is "nothing"."""
    if not parts:
        return Message("nothing")
    out = parts[-1]
    for part in reversed(parts[:-1]):
        out = Message("list", {"one": part, "more": out})
    return out


def amounts(row: list[int]) -> Message:
    """A row of resources in words."""
    return chain([Message(f"amount-{RESOURCES[r]}", {"n": n}) for r, n in enumerate(row) if n])


class Lexicon:
    """Names and effects of one edition as messages, made once."""

    def __init__(self, t: Tables) -> None:
        self.tables = t
        self.cards = [self.name("cards", key) for key in t.card_ids]
        self.card_labels = [self.label("cards", key) for key in t.card_ids]
        self.shops = [self.name("shops", key) for key in t.shop_ids]
        self.goods = [self.name("goods", key) for key in t.goods_ids]
        self.tiles = [self.name("tiles", key) for key in t.tile_ids]
        self.buildings = [self.name("buildings", key) for key in t.building_ids]
        self.building_labels = [self.label("buildings", key) for key in t.building_ids]
        self.effects = [self.effect(e) for e in range(EFFECTS)]
        nobody = Message("nothing")
        self.card_hints = [self.card_hint(c) if t.card_ids[c] else nobody for c in range(CARDS)]
        self.building_hints = [self.building_hint(b) for b in range(int(t.n_buildings))]
        self.tile_hints = [self.tile_hint(i) for i in range(int(t.n_tiles))]

    def name(self, kind: str, key: str) -> Message:
        return Message("name", dict(self.tables.names.get(f"{kind}.{key}", {})))

    def label(self, kind: str, key: str) -> Message:
        """A name as it is written on the thing itself."""
        return Message("name", dict(self.tables.written.get(f"{kind}.{key}", {})))

    def effect(self, e: int) -> Message:
        """What a card's or shop's action does: price and gain."""
        t = self.tables
        pay = [int(t.pay[e * STOCKS + r]) for r in range(STOCKS)]
        gain = [int(t.gain[e * GAINS + r]) for r in range(GAINS)]
        each = [int(t.each[e * GAINS + r]) for r in range(GAINS)]
        parts = [amounts(gain)] if any(gain) else []
        if any(each):
            parts.append(Message("effect-each", {"gain": amounts(each)}))
        then = t.then[e]
        if then == THEN_TRAIN:
            parts.append(Message("effect-train", {"n": int(t.train[e])}))
        elif then == THEN_SWAP:
            parts.append(Message("effect-swap"))
        elif then == THEN_BUILD:
            less = [int(t.discount[e * STOCKS + r]) for r in range(STOCKS)]
            parts.append(
                Message("effect-build-less", {"less": amounts(less)})
                if any(less)
                else Message("effect-build")
            )
        if any(pay):
            return Message("effect-trade", {"pay": amounts(pay), "gain": chain(parts)})
        return chain(parts)

    def income(self, c: int, level: int) -> Message:
        row = (c * LEVELS + level) * STOCKS
        return amounts([int(self.tables.wage[row + r]) for r in range(STOCKS)])

    def card_hint(self, c: int) -> Message:
        """A whole card in words."""
        t = self.tables
        levels = int(t.levels[c])
        incomes = self.income(c, levels - 1)
        for level in range(levels - 2, -1, -1):
            incomes = Message("steps", {"one": self.income(c, level), "more": incomes})
        end = Message("retires-income")
        if t.wild[c]:
            end = Message("retires-wild")
        elif t.card_tile[c] >= 0:
            end = Message("retires-tile", {"tile": self.tiles[int(t.card_tile[c])]})
        return Message(
            "card-hint",
            {
                "name": self.cards[c],
                "colour": Message(f"colour-{COLOURS[int(t.colour[c])]}"),
                "cost": int(t.cost[c]),
                "fire": int(t.fire[c]),
                "action": self.effects[c],
                "income": incomes,
                "end": end,
            },
        )

    def building_hint(self, b: int) -> Message:
        t = self.tables
        cost = [int(t.building_cost[b * STOCKS + r]) for r in range(STOCKS)]
        parts = [Message("amount-points", {"n": int(t.points[b])})]
        payday = [int(t.payday[b * STOCKS + r]) for r in range(STOCKS)]
        if any(payday):
            parts.append(Message("building-payday", {"gain": amounts(payday)}))
        if t.watch[b]:
            parts.append(Message("building-watch", {"n": int(t.watch[b])}))
        per = int(t.per[b])
        if per != PER_NOTHING:
            thing = {PER_RETIRED: "retired", PER_FISH: "fish"}.get(per) or RESOURCES[per]
            args: dict[str, object] = {
                "thing": Message(f"thing-{thing}"),
                "each": int(t.per_each[b]),
                "most": int(t.per_most[b]),
            }
            parts.append(Message("building-per", args))
        return Message(
            "building-hint",
            {"name": self.buildings[b], "cost": amounts(cost), "gives": chain(parts)},
        )

    def tile_hint(self, i: int) -> Message:
        t = self.tables
        less = [int(t.tile_discount[i * STOCKS + r]) for r in range(STOCKS)]
        return Message(
            f"tile-{PERKS[int(t.tile_kind[i])]}",
            {"name": self.tiles[i], "n": int(t.tile_amount[i]), "less": amounts(less)},
        )

    def on_stall(self, p: Position, stall: int) -> Message:
        """What stands on a stall."""
        what = int(p.stall[stall])
        if what >= HOUSE:
            return self.buildings[what - HOUSE]
        return self.cards[what] if what >= 0 else Message("nothing")


@lru_cache(maxsize=8)
def lexicon(tables: Tables) -> Lexicon:
    return Lexicon(tables)


def field_name(t: Tables, field: int) -> Message:
    least, most = int(t.least[field]), int(t.most[field])
    if least == most:
        return Message("field", {"steps": most})
    args: dict[str, object] = {"least": least, "most": most, "income": int(t.income[field])}
    return Message("field-flexible", args)


# --- prompts -------------------------------------------------------------------------------------


def prompt(p: Iki, seat: int) -> Message:
    """What is asked of a seat, or what it waits for."""
    if p.actor >= 0 and p.actor != seat:
        return Message("prompt-wait", {"seat": seat_name(int(p.actor))})
    return Message(f"prompt-{PHASE_NAMES[int(p.phase)]}", prompt_args(p))


def prompt_args(p: Iki) -> dict[str, object]:
    words = lexicon(p.tables)
    pending = int(p.pending)
    if p.phase in (START_STALL, HIRE_STALL, NEUTRAL_STALL):
        return {"card": words.cards[pending]}
    if p.phase == BUILD_STALL:
        return {"building": words.buildings[pending]}
    if p.phase == SWAP_SECOND:
        return {"card": words.on_stall(p, pending)}
    if p.phase == SAVING:
        stall = int(burning_stall(p))
        return {"card": words.on_stall(p, stall), "strength": int(fire_strength(p))}
    if p.phase == WALK:
        return {"least": int(p.tables.least[p.field])}
    if p.phase == BUSINESS:
        return {"shop": words.shops[int(p.space[p.turn])]}
    return {}


# --- labels --------------------------------------------------------------------------------------


def label(p: Iki, code: int) -> Message:
    """A legal action in words."""
    words = lexicon(p.tables)
    if code == INCOME:
        return Message("label-income", {"n": int(p.tables.income[p.field])})
    if code == DEAL:
        return Message("label-deal", {"effect": words.effects[SHOP + int(p.space[p.turn])]})
    if code == DONE:
        return Message("label-no-swap" if p.phase == SWAP_FIRST else "label-done")
    if code in (AMULET, LET_BURN):
        return Message("label-amulet" if code == AMULET else "label-let-burn")
    first, _ = family_of(code)
    n = code - first
    if first == MOVE:
        return move_label(p, n)
    if first in (USE, TRAIN, SWAP, LEAVE):
        return stall_label(p, first, n)
    return thing_label(p, first, n)


def move_label(p: Iki, steps: int) -> Message:
    space = (int(p.space[p.turn]) + steps) % SPACES
    shop = lexicon(p.tables).shops[space]
    sandals = int(sandals_needed(p, steps))
    return Message("label-move", {"steps": steps, "shop": shop, "sandals": sandals})


def stall_label(p: Iki, first: int, stall: int) -> Message:
    words = lexicon(p.tables)
    args: dict[str, object] = {
        "card": words.on_stall(p, stall),
        "stall": p.side.stall_ids[stall],
    }
    if first == USE:
        return Message("label-use", {**args, "effect": words.effects[int(p.stall[stall])]})
    if first == TRAIN:
        return Message("label-train", args)
    return Message("label-swap" if first == SWAP else "label-leave", args)


def thing_label(p: Iki, first: int, n: int) -> Message:
    words = lexicon(p.tables)
    if first == CARD:
        return card_label(p, n)
    if first == STALL:
        args: dict[str, object] = {"stall": p.side.stall_ids[n], "n": int(p.side.surcharge[n])}
        if p.phase in (START_STALL, NEUTRAL_STALL):
            args["n"] = 0
        return Message("label-stall", args)
    if first == BUY:
        return Message("label-buy", {"good": words.goods[n], "n": int(p.tables.price[n])})
    if first == BUILD:
        return Message("label-build", {"building": words.buildings[n]})
    if first == PLANNED:
        return Message("label-build-plan", {"building": words.buildings[n]})
    if first == FIELD:
        return field_name(p.tables, n)
    if first == SPACE:
        return Message("label-space", {"shop": words.shops[n]})
    if first == SEAT:
        return seat_name(n)
    return Message(f"quarter-{QUARTERS[n].lower()}")


def card_label(p: Iki, card: int) -> Message:
    name = lexicon(p.tables).cards[card]
    if p.phase == HIRE:
        cost, coins = int(p.tables.cost[card]), int(p.coins[card % DECK])
        return Message("label-hire", {"card": name, "cost": cost, "coins": coins})
    return name


# --- the log -------------------------------------------------------------------------------------


def story(p: Iki, code: int) -> Message | None:
    """What is told of an action: itself, then what the calendar made of it."""
    told = story_of_chance(p, code) if p.actor == CHANCE else story_of_seat(p, code)
    after = p.copy()
    after.apply(code)
    parts = [told, *story_of_retiring(p, after), story_of_neutral(p, after)]
    parts.append(story_of_flexible(p, after))
    if p.phase == FEEDING:
        parts.append(story_of_feeding(p, after, code - LEAVE))
    elif after.month != p.month or after.phase == FEEDING:
        parts.append(story_of_event(p, after))
    return chain_lines([part for part in parts if part is not None])


def story_of_retiring(p: Iki, after: Iki) -> list[Message | None]:
    """Who went into retirement, and for whom."""
    names = lexicon(p.tables).cards
    return [
        Message(
            "story-retired", {"seat": seat_name(int(after.zone[c]) - RETIRED), "card": names[c]}
        )
        for c in range(CARDS)
        if after.zone[c] >= RETIRED and p.zone[c] < RETIRED
    ]


def story_of_neutral(p: Iki, after: Iki) -> Message | None:
    """IKI-3.6: the neutral card that leaves because it was used."""
    if after.phase == BUSINESS and after.turn == p.turn:
        for c in range(CARDS):
            if p.zone[c] == BOARD and after.zone[c] == GONE:
                return Message("story-left", {"card": lexicon(p.tables).cards[c]})
    return None


def chain_lines(parts: list[Message]) -> Message | None:
    if not parts:
        return None
    out = parts[-1]
    for part in reversed(parts[:-1]):
        out = Message("lines", {"one": part, "more": out})
    return out


def story_of_chance(p: Iki, code: int) -> Message | None:
    words = lexicon(p.tables)
    if p.phase == DRAW_CARD:
        return Message("story-card", {"card": words.cards[code - CARD]})
    if p.phase == DRAW_BUILDING:
        return Message("story-building", {"building": words.buildings[code - BUILD]})
    if p.phase == DRAW_BLOCK:
        return Message("story-block", {"field": field_name(p.tables, code - FIELD)})
    if p.phase == DRAW_FIRE:
        return story_of_fire(p, code)
    return Message("story-first", {"seat": seat_name(code - SEAT)})


def story_of_fire(p: Iki, code: int) -> Message:
    """IKI-13.1: the leader draws; what burnt so far is told with it."""
    after = p.copy()
    after.apply(code)
    args: dict[str, object] = {
        "seat": seat_name(int(p.standing[0])),
        "quarter": Message(f"quarter-{QUARTERS[code - QUARTER].lower()}"),
        "strength": int(p.tables.strength[p.month] - p.side.fire_less),
        "burnt": burnt(p, after),
    }
    return Message("story-fire", args)


def burnt(p: Iki, after: Iki) -> Message:
    """The stalls that a fire emptied between two positions."""
    words = lexicon(p.tables)
    gone = [
        Message("at-stall", {"card": words.on_stall(p, s), "stall": p.side.stall_ids[s]})
        for s in range(int(p.side.n_stalls))
        if p.stall[s] >= 0 and after.stall[s] < 0
    ]
    return chain(gone)


def story_of_seat(p: Iki, code: int) -> Message | None:
    args: dict[str, object] = {"seat": seat_name(int(p.actor))}
    if code == DONE or (CARD <= code < STALL and not skips_stall(p)):
        return None  # the stall that follows tells it
    if BUILD <= code < MOVE:
        return None
    if code == INCOME:
        return Message("story-income", {**args, "n": int(p.tables.income[p.field])})
    if code in (AMULET, LET_BURN):
        return story_of_saving(p, code, args)
    first, _ = family_of(code)
    if first == STALL:
        return story_of_placing(p, code - STALL, args)
    return Message(f"story-{STORIES[first]}", {**args, "what": label(p, code)})


STORIES = {
    DONE: "deal",
    FIELD: "field",
    SPACE: "space",
    USE: "use",
    TRAIN: "train",
    SWAP: "swap",
    LEAVE: "leave",
    BUY: "buy",
    MOVE: "move",
    CARD: "discard",
}


def skips_stall(p: Iki) -> bool:
    """IKI-3.5: a neutral card with no stall left is told at once."""
    return p.phase == NEUTRAL_CARD and p.free == 0


def story_of_saving(p: Iki, code: int, args: dict[str, object]) -> Message:
    after = p.copy()
    after.apply(code)
    saved = lexicon(p.tables).on_stall(p, int(burning_stall(p)))
    if code == AMULET:
        return Message("story-saved", {**args, "card": saved, "burnt": burnt(p, after)})
    return Message("story-burnt", {**args, "burnt": burnt(p, after)})


def story_of_placing(p: Iki, stall: int, args: dict[str, object]) -> Message:
    words = lexicon(p.tables)
    args = {**args, "stall": p.side.stall_ids[stall]}
    if p.phase == BUILD_STALL:
        return Message("story-build", {**args, "building": words.buildings[int(p.pending)]})
    args["card"] = words.cards[int(p.pending)]
    if p.phase == START_STALL:
        return Message("story-start", args)
    if p.phase == HIRE_STALL:
        return Message("story-hire", args)
    return Message("story-neutral", args)


def story_of_flexible(p: Iki, after: Iki) -> Message | None:
    """IKI-5.8: the mon of the flexible field, which comes without being asked for."""
    if p.phase != ORDER or after.phase != WALK:
        return None
    args: dict[str, object] = {
        "seat": seat_name(int(after.turn)),
        "n": int(p.tables.income[after.field]),
    }
    return Message("story-income", args)


def story_of_event(p: Iki, after: Iki) -> Message:
    """Payday by seat, or the coins on the market; feeding decisions come after."""
    if p.tables.event[p.month] != PAYDAY:
        return Message("story-coins")
    seats = [Message("story-wages", wages(p, after, seat)) for seat in range(int(p.seats))]
    return Message("story-payday", {"seats": chain(seats)})


def wages(p: Iki, after: Iki, seat: int) -> dict[str, object]:
    """What a payday brought and took, as far as it has gone."""
    row = range(seat * STOCKS, (seat + 1) * STOCKS)
    gained = [int(after.stock[i] - p.stock[i]) for i in row]
    paid = p.copy()
    pay_wages(paid, seat)
    gained[RICE] = int(paid.held(seat, RICE) - p.held(seat, RICE))
    return {
        "seat": seat_name(seat),
        "gain": amounts(gained),
        "rice": int(paid.held(seat, RICE) - after.held(seat, RICE)),
        "gone": len(lost(p, after, seat)),
    }


def lost(p: Iki, after: Iki, seat: int) -> list[int]:
    """The stalls a seat no longer has."""
    stalls = range(int(p.side.n_stalls))
    return [s for s in stalls if p.owner[s] == seat and after.owner[s] == NEUTRAL]


def story_of_feeding(p: Iki, after: Iki, chosen: int) -> Message | None:
    """The rice that feeding took after a choice, and who left without being chosen."""
    seats = []
    for seat in range(int(p.seats)):
        rice = int(p.held(seat, RICE) - after.held(seat, RICE))
        gone = len([s for s in lost(p, after, seat) if s != chosen])
        if rice or gone:
            args: dict[str, object] = {"seat": seat_name(seat), "rice": rice, "gone": gone}
            seats.append(Message("story-fed", args))
    return Message("story-feeding", {"seats": chain(seats)}) if seats else None
