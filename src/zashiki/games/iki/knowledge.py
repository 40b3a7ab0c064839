"""What a seat may know: everything on the table. Only the future is hidden."""

from __future__ import annotations

from zashiki.games.iki.state import HOUSE, PHASE_NAMES, RETIRED, Position
from zashiki.games.iki.tables import CARDS, DECK, QUARTERS, RESOURCES, STOCKS


def view(p: Position) -> dict[str, object]:
    """IKI-1.8: the same for every seat and for spectators."""
    t = p.tables
    return {
        "seats": int(p.seats),
        "actor": int(p.actor),
        "phase": PHASE_NAMES[int(p.phase)],
        "month": int(p.month),
        "season": int(p.season),
        "first": int(p.first),
        "standing": [int(seat) for seat in p.standing] if p.first >= 0 else [],
        "players": [player(p, seat) for seat in range(int(p.seats))],
        "stalls": {p.side.stall_ids[s]: stall(p, s) for s in range(int(p.side.n_stalls))},
        "market": market(p),
        "deck": [card_id(p, int(p.season) * DECK + n) for n in range(DECK) if p.deck >> n & 1],
        "offer": [t.building_ids[b] for b in range(int(t.n_buildings)) if p.offer >> b & 1],
        "undrawn": [t.building_ids[b] for b in range(int(t.n_buildings)) if p.undrawn >> b & 1],
        "burnt": [t.building_ids[b] for b in range(int(t.n_buildings)) if p.burnt >> b & 1],
        "goods": {t.goods_ids[g]: int(p.goods[g]) for g in range(int(t.n_goods))},
        "tiles": {t.tile_ids[i]: int(p.tiles[i]) for i in range(int(t.n_tiles))},
        "fields": {t.field_ids[f]: int(p.fields[f]) for f in range(int(t.n_fields))},
        "blocked": t.field_ids[int(p.blocked)] if p.blocked >= 0 else None,
        "blocking": {t.field_ids[f]: int(p.blocks[f]) for f in range(int(t.n_fields))},
        "turn": turn(p),
    }


def card_id(p: Position, card: int) -> str:
    return p.tables.card_ids[card]


def player(p: Position, seat: int) -> dict[str, object]:
    cards = [c for c in range(CARDS) if p.zone[c] == RETIRED + seat]
    held = {RESOURCES[r]: int(p.stock[seat * STOCKS + r]) for r in range(STOCKS)}
    return {
        "stock": held,
        "fire": int(p.fire[seat]),
        "kobun": int(p.kobun[seat]),
        "space": int(p.space[seat]),
        "retired": [card_id(p, c) for c in cards],
    }


def stall(p: Position, s: int) -> dict[str, object] | None:
    what = int(p.stall[s])
    if what < 0:
        return None
    if what >= HOUSE:
        return {"building": p.tables.building_ids[what - HOUSE], "owner": int(p.owner[s])}
    return {
        "card": card_id(p, what),
        "owner": int(p.owner[s]),
        "experience": int(p.experience[s]),
    }


def market(p: Position) -> dict[str, int]:
    """The open cards with the coins on them."""
    first = int(p.lot()) * DECK
    return {card_id(p, first + n): int(p.coins[n]) for n in range(DECK) if p.market >> n & 1}


def turn(p: Position) -> dict[str, object]:
    """What is going on in the middle of a turn or an event."""
    return {
        "seat": int(p.turn),
        "field": p.tables.field_ids[int(p.field)] if p.field >= 0 else None,
        "acted": int(p.acted),
        "to_draw": int(p.to_draw),
        "pending": int(p.pending),
        "plan": int(p.plan),
        "deals": int(p.deals),
        "bought": [int(n) for n in p.bought],
        "used": int(p.used),
        "visited": p.side.stall_ids[int(p.visited)] if p.visited >= 0 else None,
        "lessons": int(p.lessons),
        "quarter": QUARTERS[int(p.quarter)] if p.quarter >= 0 else None,
        "burning": int(p.burning),
    }
