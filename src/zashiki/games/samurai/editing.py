"""Samurai by hand: figures and tiles taken from where they lie and put elsewhere.

What is in the bags of others lies in the box.
"""

from __future__ import annotations

from msgspec.structs import replace

from zashiki.core.editing import BOX, Counted, Hands, Listed, Lone, Slot, Summed, Thing, Together
from zashiki.core.message import Message, seat_name
from zashiki.core.scene import Piece
from zashiki.games.samurai import tables as t
from zashiki.games.samurai.notation import site_names, tile_names
from zashiki.games.samurai.rules import Samurai
from zashiki.games.samurai.scene import open_scene


def hands(state: Samurai, seat: int) -> Hands:
    things: dict[str, Thing] = {}
    figures = {name: Thing(name, _figure_slots(state)) for name in t.FIGURE_NAMES}
    for piece in open_scene(state, seat).pieces:
        kind, _, rest = piece.id.partition(":")
        name = piece.art.removeprefix("figure-")
        if piece.art.startswith("figure-"):
            things[piece.id] = figures[name]
        elif kind == "tile" and piece.place != "lifted":
            owner, _, tile = rest.partition("@")[0].partition("-")
            things[piece.id] = Thing(tile, _tile_slots(state, seat, int(owner), tile))
    bags = _bags(state, seat)
    return Hands(things | {piece.id: thing for piece, thing in bags}, [piece for piece, _ in bags])


def _bags(state: Samurai, viewer: int) -> list[tuple[Piece, Thing]]:
    """Tiles that others have not drawn yet, one of each kind to take: as their owners see them."""
    found = []
    for owner in range(int(state.seats)):
        if owner == viewer:
            continue
        for piece in open_scene(state, owner).pieces:
            tile = piece.id.partition(":")[2].partition("@")[0].partition("-")[2]
            if piece.place == "pool" and tile:
                label = Message("tile-of", {"tile": piece.label, "seat": seat_name(owner)})
                boxed = replace(piece, id=f"{BOX}:{owner}-{tile}", place=BOX, size=1.0, label=label)
                slots = _tile_slots(state, viewer, owner, tile)
                found.append((boxed, Thing(tile, slots | {BOX: slots[f"bag-{owner}"]})))
    return found


def _figure_slots(state: Samurai) -> dict[str, Slot]:
    tables = state.tables
    slots: dict[str, Slot] = {
        name: Listed(("figures", name), int(tables.room[site]))
        for site, name in enumerate(site_names(tables))
        if tables.room[site]
    }
    slots["supply"] = Counted(("supply",))
    slots["aside"] = Counted(("aside",))
    for seat in range(int(state.seats)):
        slots[f"figures-{seat}"] = Counted(("seats", seat, "captured"))
    return slots


def _tile_slots(state: Samurai, viewer: int, owner: int, tile: str) -> dict[str, Slot]:
    """On the map, in its owner's hand, or in the supply."""
    tables = state.tables
    use = tables.use[tile_names(tables).index(tile)]
    terrain = t.SEA if use == t.COVERS_SEA else t.LAND
    unlaid = Counted(("seats", owner, "unlaid"))
    held = Together([Counted(("seats", owner, "hand")), unlaid, Summed(("seats", owner, "held"))])
    slots: dict[str, Slot] = {}
    if use != t.SWAPS:
        slots = {
            name: Lone(("tiles", name), {"seat": owner}, "tile")
            for hex_, name in enumerate(tables.hex_names)
            if tables.terrain[hex_] == terrain
        }
    if viewer == owner:
        slots |= dict.fromkeys(("hand", "chosen"), held) | dict.fromkeys(
            ("pool", "offered"), unlaid
        )
    else:
        slots |= {f"tiles-{owner}": held, f"bag-{owner}": unlaid}
    return slots
