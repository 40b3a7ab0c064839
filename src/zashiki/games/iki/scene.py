"""What lies where: the pieces of a position, the panels, and the paths of touches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from zashiki.core.art import BESIDE
from zashiki.core.message import Message
from zashiki.core.scene import Choice, Counter, Hint, Layout, Panel, Piece, Scene
from zashiki.games.iki import places
from zashiki.games.iki.events import fire_strength
from zashiki.games.iki.places import ICONS
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.scoring import points_of
from zashiki.games.iki.state import (
    AMULET,
    BUILD,
    BUY,
    CARD,
    DEAL,
    DONE,
    FIELD,
    GATE,
    HOUSE,
    MOVE,
    NEUTRAL,
    PLANNED,
    RETIRED,
    SAVING,
    SPACE,
    SPENT,
    STALL,
    Position,
    bit_count,
)
from zashiki.games.iki.tables import (
    COLOURS,
    DECK,
    FIRE,
    GAINS,
    KINDS,
    LEVELS,
    N_KINDS,
    PER_FISH,
    PER_NOTHING,
    PER_RETIRED,
    PERKS,
    PLAN,
    RESOURCES,
    SAVE,
    SEASONS,
    SPACES,
    STALLS,
    STOCKS,
    THEN_BUILD,
    THEN_SWAP,
    THEN_TRAIN,
    Tables,
)
from zashiki.games.iki.words import label, lexicon, prompt

FIGURE_LABEL, KOBUN_LABEL = Message("piece-figure"), Message("piece-kobun")
DISC_LABEL, ORDER_LABEL = Message("piece-disc"), Message("piece-order")
BLOCK_LABEL, MONTH_LABEL = Message("piece-block"), Message("piece-month")


def layout(p: Iki) -> Layout:
    return places.layout(p)


def scene(p: Iki, seat: int) -> Scene:
    return scenes(p, (seat,))[0]


def scenes(p: Iki, seats: Sequence[int]) -> list[Scene]:
    """The views of seats: all see the same, only the actor has choices."""
    pieces = [
        *market_pieces(p),
        *stall_pieces(p),
        *street_pieces(p),
        *track_pieces(p),
        *supply_pieces(p),
    ]
    for owner in range(int(p.seats)):
        pieces += seat_pieces(p, owner)
    panels = [panel(p, owner) for owner in range(int(p.seats))]
    notes = hints(p)
    return [Scene(pieces, panels, prompt(p, seat), choices(p, seat), (), notes) for seat in seats]


# --- cards ---------------------------------------------------------------------------------------


def amount(n: int) -> str:
    return str(n) if n > 1 else ""


def icon(art: str, text: str) -> tuple[str, str]:
    """A symbol, with its number beside it."""
    return (f"{art}{BESIDE}", text) if text else (art, "")


def icons(row: list[int]) -> list[tuple[str, str]]:
    """A row of resources as symbols with numbers."""
    return [icon(ICONS[r], amount(n)) for r, n in enumerate(row) if n]


def action_icons(t: Tables, card: int) -> list[tuple[str, str]]:
    pay = [int(t.pay[card * STOCKS + r]) for r in range(STOCKS)]
    gain = [int(t.gain[card * GAINS + r]) for r in range(GAINS)]
    each = [int(t.each[card * GAINS + r]) for r in range(GAINS)]
    out = icons(pay)
    if out:
        out.append(("arrow", ""))
    out += icons(gain)
    if any(each):
        out += [*icons(each), ("each", "×")]
    then = t.then[card]
    if then == THEN_TRAIN:
        out.append(icon("lesson", amount(int(t.train[card]))))
    elif then == THEN_BUILD:
        out.append(("hammer", ""))
        out += [
            icon(ICONS[r], f"−{int(t.discount[card * STOCKS + r])}")
            for r in range(STOCKS)
            if t.discount[card * STOCKS + r]
        ]
    elif then == THEN_SWAP:
        out.append(("swap", ""))
    return out


def rung_icons(t: Tables, card: int, level: int) -> list[tuple[str, str]]:
    row = (card * LEVELS + level) * STOCKS
    out = icons([int(t.wage[row + r]) for r in range(STOCKS)])
    if level == t.levels[card] - 1 and t.card_tile[card] >= 0:
        out.append((f"tile-{PERKS[int(t.tile_kind[t.card_tile[card]])]}", ""))
    elif level == t.levels[card] - 1 and t.wild[card]:
        out += [("card-yellow", ""), ("card-blue", ""), ("card-red", "")]
    return out or [("nothing", "")]


@lru_cache(maxsize=4096)
def card_pieces(t: Tables, card: int, where: str, owner: int) -> tuple[Piece, ...]:
    """A whole card: the curtain with its cost, action, incomes by level, fire symbols."""
    key = t.card_ids[card]
    name = lexicon(t).card_labels[card]
    colour = COLOURS[int(t.colour[card])]
    head = Piece(
        f"card-{key}",
        f"card-{colour}",
        f"{where}-head",
        owner=owner,
        text=str(t.cost[card]),
        label=name,
    )
    out = [head]
    if t.fire[card]:
        text = f"+{int(t.fire[card])}"
        out.append(Piece(f"{key}-fire", f"bucket{BESIDE}", f"{where}-fire", text=text))
    for i, (art, text) in enumerate(action_icons(t, card)):
        out.append(Piece(f"{key}-act-{i}", art, f"{where}-act", i, text=text))
    for level in range(int(t.levels[card])):
        for i, (art, text) in enumerate(rung_icons(t, card, level)):
            place = f"{where}-rung-{level}"
            out.append(Piece(f"{key}-rung-{level}-{i}", art, place, i, text=text))
    return tuple(out)


def slot_of(p: Position, number: int) -> str:
    """The place of an open card, given its number in the season."""
    return slot(p.tables, int(p.market), number)


@lru_cache(maxsize=4096)
def slot(t: Tables, market: int, number: int) -> str:
    before = (market & ((1 << number) - 1)).bit_count()
    return f"slot-{min(before, places.slots(t) - 1)}"


def market_pieces(p: Position) -> list[Piece]:
    out: list[Piece] = []
    t, market, first = p.tables, int(p.market), int(p.lot()) * DECK
    for number in numbers(market):
        where = slot(t, market, number)
        out += card_pieces(t, first + number, where, NEUTRAL)
        coins = int(p.coins[number])
        if coins:
            out.append(coins_piece(first + number, where, coins))
    return out


@lru_cache(maxsize=4096)
def numbers(bits: int) -> tuple[int, ...]:
    """Which bits are set."""
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)


@lru_cache(maxsize=4096)
def coins_piece(card: int, where: str, coins: int) -> Piece:
    return Piece(f"coins-{card}", "mon", f"{where}-step-1", text=str(coins))


def stall_pieces(p: Position) -> list[Piece]:
    out: list[Piece] = []
    for s in range(int(p.side.n_stalls)):
        what = int(p.stall[s])
        if what < 0:
            continue
        where = f"stall-{p.side.stall_ids[s]}"
        owner = int(p.owner[s])
        seat = owner if owner != NEUTRAL else -2
        if what >= HOUSE:
            out += building_pieces(p.tables, what - HOUSE, where, seat)
        else:
            out += card_pieces(p.tables, what, where, seat)
        if owner != NEUTRAL:
            out.append(busy_kobun(where, int(p.experience[s]), owner))
    return out


@lru_cache(maxsize=1024)
def busy_kobun(where: str, step: int, owner: int) -> Piece:
    return Piece(
        f"kobun-on-{where}", "kobun", f"{where}-step-{step}", owner=owner, label=KOBUN_LABEL
    )


# --- buildings -----------------------------------------------------------------------------------


def gift_icons(t: Tables, b: int) -> list[tuple[str, str]]:
    """What a building does beside its points."""
    out = icons([int(t.payday[b * STOCKS + r]) for r in range(STOCKS)])
    if out:
        out.insert(0, ("payday", ""))
    if t.watch[b]:
        out.append(icon("bucket", f"+{int(t.watch[b])}"))
    per = int(t.per[b])
    if per != PER_NOTHING:
        thing = {PER_RETIRED: "card-back", PER_FISH: "fish"}.get(per) or RESOURCES[per]
        out += [(thing, ""), ("arrow", ""), icon("iki", str(int(t.per_each[b])))]
    return out


@lru_cache(maxsize=512)
def building_pieces(t: Tables, b: int, where: str, owner: int) -> tuple[Piece, ...]:
    """A building with its points; on the offer with its price, on a stall with what it does."""
    key = t.building_ids[b]
    text = str(int(t.points[b]))
    name = lexicon(t).building_labels[b]
    out = [
        Piece(f"building-{key}", "building", f"{where}-head", owner=owner, text=text, label=name)
    ]
    cost = icons([int(t.building_cost[b * STOCKS + r]) for r in range(STOCKS)])
    on_offer = where.startswith("offer")
    rows = (
        ((f"{where}-cost", cost), (f"{where}-gift", gift_icons(t, b)))
        if on_offer
        else ((f"{where}-act", gift_icons(t, b)),)
    )
    for place, row in rows:
        for i, (art, number) in enumerate(row):
            part = place.rsplit("-", 1)[1]
            out.append(Piece(f"{key}-{part}-{i}", art, place, i, text=number))
    return tuple(out)


# --- the street and the tracks -------------------------------------------------------------------


def street_pieces(p: Position) -> list[Piece]:
    out = [figure(seat, int(p.space[seat])) for seat in range(int(p.seats))]
    t = p.tables
    for good in range(int(t.goods_from[p.season]), int(t.goods_from[p.season + 1])):
        if p.goods[good] < 0:
            kind = int(t.goods_kind[good])
            space = seller(t, kind)
            if space >= 0:
                out.append(good_piece(t, good, f"goods-{space}", int(t.price[good])))
    if p.phase == SAVING:
        text = str(int(fire_strength(p)))
        out.append(Piece("blaze", "fire", "blaze", text=text))
    return out


@cache
def figure(seat: int, space: int) -> Piece:
    place = "gate" if space == GATE else f"space-{space}"
    return Piece(f"figure-{seat}", "figure", place, seat, owner=seat, label=FIGURE_LABEL)


@lru_cache(maxsize=1024)
def good_piece(t: Tables, good: int, place: str, number: int) -> Piece:
    kind = KINDS[int(t.goods_kind[good])]
    args: dict[str, object] = {
        "name": lexicon(t).goods[good],
        "price": int(t.price[good]),
        "value": int(t.value[good]),
    }
    text = str(number) if number else ""
    return Piece(f"good-{good}", kind, place, good, text=text, label=Message("good", args))


@lru_cache(maxsize=64)
def seller(t: Tables, kind: int) -> int:
    """The space whose shop sells a kind, or -1."""
    for space in range(SPACES):
        if t.sells[space * N_KINDS + kind]:
            return space
    return -1


def track_pieces(p: Position) -> list[Piece]:
    out = [month_piece(int(p.month))]
    if p.first >= 0:
        for i in range(int(p.seats)):
            seat = int(p.standing[i])
            out.append(disc(seat, int(p.fire[seat]), int(p.seats) - i))
    for field in range(int(p.tables.n_fields)):
        seat = int(p.fields[field])
        if seat >= 0:
            out.append(order_piece(seat, f"field-{field}"))
    if p.blocked >= 0:
        out.append(block(int(p.blocked)))
    return out


@cache
def month_piece(month: int) -> Piece:
    return Piece("month", "month", f"month-{month}", label=MONTH_LABEL)


@cache
def disc(seat: int, fire: int, order: int) -> Piece:
    return Piece(f"disc-{seat}", "disc", f"fire-{fire}", order, owner=seat, label=DISC_LABEL)


@cache
def order_piece(seat: int, place: str) -> Piece:
    return Piece(f"order-{seat}", "order", place, owner=seat, label=ORDER_LABEL)


@cache
def block(field: int) -> Piece:
    return Piece("block", "block", f"field-{field}", label=BLOCK_LABEL)


def offer_of(p: Position, building: int) -> str:
    """The place of a building that was drawn, while it is on offer."""
    return offer_place(int(p.undrawn), building)


@lru_cache(maxsize=4096)
def offer_place(undrawn: int, building: int) -> str:
    before = ~undrawn & ((1 << building) - 1)
    return f"offer-{before.bit_count()}"


def supply_pieces(p: Position) -> list[Piece]:
    t = p.tables
    out: list[Piece] = []
    for b in numbers(int(p.offer)):
        out += building_pieces(t, b, offer_of(p, b), -2)
    if p.deck:
        out.append(pile("deck", "card-back", int(bit_count(p.deck))))
    out.append(FIRE_TILES)
    if p.side.blocking:
        count = sum(p.blocks)
        if count:
            out.append(pile("blocks", "block", count))
    for tile in range(int(t.n_tiles)):
        if p.tiles[tile] == -1:
            out.append(tile_piece(t, tile, "tiles", -2))
    for season in range(int(p.season) + 1, len(SEASONS)):
        count = int(t.goods_from[season + 1] - t.goods_from[season])
        if count:
            out.append(season_piece(season, count))
    return out


FIRE_TILES = Piece("fire-tiles", "fire-tile", "fire-tiles", count=4)


@cache
def pile(place: str, art: str, count: int) -> Piece:
    """What lies face down, alone in its place."""
    return Piece(place, art, place, face="down", count=count)


@cache
def season_piece(season: int, count: int) -> Piece:
    return Piece(f"season-{season}", "season", f"waiting-{season}", count=count)


@lru_cache(maxsize=1024)
def tile_piece(t: Tables, tile: int, place: str, owner: int) -> Piece:
    art = f"tile-{PERKS[int(t.tile_kind[tile])]}"
    label = lexicon(t).tiles[tile]
    return Piece(f"tile-{t.tile_ids[tile]}", art, place, tile, owner=owner, label=label)


# --- before the seats ----------------------------------------------------------------------------


def seat_pieces(p: Position, seat: int) -> list[Piece]:
    t = p.tables
    zone = RETIRED + seat
    out = [retired_piece(t, c, seat) for c, at in enumerate(p.zone) if at == zone]
    out += [free_kobun(seat, i) for i in range(int(p.kobun[seat]))]
    if all(p.fields[field] != seat for field in range(int(t.n_fields))):
        out.append(order_piece(seat, f"home-{seat}"))
    held = [tile for tile in range(int(t.n_tiles)) if p.tiles[tile] == seat]
    out += [tile_piece(t, tile, f"held-{seat}", seat) for tile in held]
    if p.side.neutral and p.first >= 0:
        out.append(marker("sun" if p.first == seat else "moon", seat))
    for good in range(int(t.n_goods)):
        if p.goods[good] == seat:
            out.append(good_piece(t, good, f"goods-of-{seat}", int(t.value[good])))
    return out


@cache
def marker(art: str, seat: int) -> Piece:
    return Piece(art, art, f"held-{seat}", 99, label=Message(f"place-{art}"))


@cache
def free_kobun(seat: int, i: int) -> Piece:
    return Piece(f"kobun-{seat}-{i}", "kobun", f"kobun-{seat}", i, owner=seat, label=KOBUN_LABEL)


@lru_cache(maxsize=1024)
def retired_piece(t: Tables, card: int, seat: int) -> Piece:
    colour = COLOURS[int(t.colour[card])]
    place = f"retired-{seat}-{colour}"
    name = lexicon(t).card_labels[card]
    return Piece(f"card-{t.card_ids[card]}", f"card-{colour}", place, card, owner=seat, label=name)


@cache
def counter(name: str, value: int, of: int) -> Counter:
    art = "bucket" if name == "fire" else name
    return Counter(Message(f"counter-{name}"), value, art, of)


def panel(p: Position, seat: int) -> Panel:
    out = [counter(RESOURCES[r], int(p.stock[seat * STOCKS + r]), 0) for r in range(STOCKS)]
    out.append(counter(RESOURCES[FIRE], int(p.fire[seat]), int(p.tables.fire_top)))
    return Panel(seat, out, int(points_of(p, seat)))


def hints(p: Position) -> list[Hint]:
    """Cards, buildings and special tiles in words, wherever they lie open."""
    t = p.tables
    out = [*market_hints(t, int(p.lot()) * DECK, int(p.market))]
    for s in range(int(p.side.n_stalls)):
        what = int(p.stall[s])
        if what >= 0:
            out.append(stall_hint(t, what, p.side.stall_ids[s]))
    out += [retired_hint(t, c) for c, zone in enumerate(p.zone) if zone >= RETIRED]
    out += [building_hint(t, b, offer_of(p, b)) for b in numbers(int(p.offer))]
    out += [tile_hint(t, i) for i in range(int(t.n_tiles)) if p.tiles[i] != SPENT]
    return out


@lru_cache(maxsize=4096)
def market_hints(t: Tables, first: int, market: int) -> tuple[Hint, ...]:
    open_cards = numbers(market)
    return tuple(card_hint(t, first + number, slot(t, market, number)) for number in open_cards)


@lru_cache(maxsize=4096)
def stall_hint(t: Tables, what: int, name: str) -> Hint:
    where = f"stall-{name}"
    return building_hint(t, what - HOUSE, where) if what >= HOUSE else card_hint(t, what, where)


@lru_cache(maxsize=512)
def retired_hint(t: Tables, card: int) -> Hint:
    return card_hint(t, card, f"card-{t.card_ids[card]}")


@lru_cache(maxsize=4096)
def card_hint(t: Tables, card: int, where: str) -> Hint:
    return Hint(where, lexicon(t).card_hints[card])


@lru_cache(maxsize=1024)
def building_hint(t: Tables, building: int, where: str) -> Hint:
    return Hint(where, lexicon(t).building_hints[building])


@lru_cache(maxsize=256)
def tile_hint(t: Tables, tile: int) -> Hint:
    return Hint(f"tile-{t.tile_ids[tile]}", lexicon(t).tile_hints[tile])


# --- touches -------------------------------------------------------------------------------------


def choices(p: Iki, seat: int) -> list[Choice]:
    return [choice(p, code) for code in p.legal()] if p.actor == seat else []


def choice(p: Iki, code: int) -> Choice:
    kind = "end" if code == DONE else "plain"
    return Choice(code, path(p, code), label(p, code), kind)


def path(p: Iki, code: int) -> tuple[str, ...]:
    """What is touched for an action; nothing for a button."""
    t = p.tables
    if code >= MOVE:
        return walk_path(p, code - MOVE)
    if code >= PLANNED:
        plan = t.tile_ids[int(p.held_tile(p.turn, PLAN))]
        return (f"tile-{plan}", offer_of(p, code - PLANNED))
    if code >= BUILD:
        return (offer_of(p, code - BUILD),)
    if code >= BUY:
        return (f"good-{code - BUY}",)
    if code >= STALL:  # placing, using, training, exchanging, leaving: the whole stall
        return (f"stall-{p.side.stall_ids[(code - STALL) % STALLS]}",)
    if code >= CARD:
        return (slot_of(p, (code - CARD) % DECK),)
    if code >= FIELD:
        return (f"space-{code - SPACE}",) if code >= SPACE else (f"field-{code - FIELD}",)
    if code == DEAL:
        return (f"shop-{int(p.space[p.turn])}",)
    if code == AMULET:
        return (f"tile-{t.tile_ids[int(p.held_tile(p.actor, SAVE))]}",)
    return ()


def walk_path(p: Iki, steps: int) -> tuple[str, ...]:
    """The space; for each round beyond the first the own figure is touched before it."""
    space = (int(p.space[p.turn]) + steps) % SPACES
    rounds = (steps - 1) // SPACES
    return (*[f"figure-{int(p.turn)}"] * rounds, f"space-{space}")
