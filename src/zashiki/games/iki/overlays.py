"""What an expert wants at a glance: income, harmony and the next fire, stall by stall."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from zashiki.core.message import Message
from zashiki.core.scene import Note, Overlay
from zashiki.games.iki.outlook import Danger, dangers, harmonies, stalls_of
from zashiki.games.iki.state import HOUSE, NEUTRAL, Fields
from zashiki.games.iki.tables import LEVELS, STOCKS, Side, Tables, row_of

INCOME, HARMONY, FIRE = (Message(f"overlay-{name}") for name in ("income", "harmony", "fire"))


def overlays(state: Fields, seats: Sequence[int]) -> list[Sequence[Overlay]]:
    """Above the street of each of these seats: all see the same."""
    tables, side, stalls = state.tables, state.side, stalls_of(state)
    owners = tuple([int(owner) for owner in state.owner])
    alike = (
        _income(tables, stalls, owners, tuple([int(step) for step in state.experience])),
        _harmony(tables, side, stalls, owners),
        _fire(side, dangers(state), owners),
    )
    return [alike for _ in seats]


@lru_cache(maxsize=4096)
def _income(
    tables: Tables, stalls: tuple[int, ...], owners: tuple[int, ...], steps: tuple[int, ...]
) -> Overlay:
    """At each symbol that pays at payday, how much it pays its owner."""
    notes: list[Note] = []
    for what, owner, step in zip(stalls, owners, steps, strict=True):
        if owner == NEUTRAL:
            continue
        if what >= HOUSE:  # the sign of the payday comes first
            where, first = f"{tables.building_ids[what - HOUSE]}-act", 1
            row = row_of(tables.payday, what - HOUSE, STOCKS)
        else:
            where, first = f"{tables.card_ids[what]}-rung-{step}", 0
            row = row_of(tables.wage, what * LEVELS + step, STOCKS)
        paid = [n for n in row if n]
        notes += [
            Note(f"{where}-{i}", f"+{n}", owner=owner) for i, n in enumerate(paid, start=first)
        ]
    return Overlay("income", INCOME, tuple(notes))


@lru_cache(maxsize=4096)
def _harmony(
    tables: Tables, side: Side, stalls: tuple[int, ...], owners: tuple[int, ...]
) -> Overlay:
    """The iki of each kobun at a payday."""
    found = zip(side.stall_ids, harmonies(tables, side, stalls), owners, strict=False)
    scoring = [(key, n, owner) for key, n, owner in found if n and owner != NEUTRAL]
    notes = [Note(f"stall-{key}", f"+{n}", owner=owner) for key, n, owner in scoring]
    return Overlay("harmony", HARMONY, tuple(notes))


@lru_cache(maxsize=4096)
def _fire(side: Side, there: tuple[Danger, ...], owners: tuple[int, ...]) -> Overlay:
    """How strong the next fire comes to each stall, against whose value."""
    found = zip(side.stall_ids, there, owners, strict=False)
    return Overlay("fire", FIRE, tuple([_danger(*one) for one in found if one[1].strength]))


def _danger(key: str, danger: Danger, owner: int) -> Note:
    strength, value = danger.strength, danger.value
    if danger.burns:
        return Note(f"stall-{key}", f"{strength} > {value}", tone="clay")
    if owner == NEUTRAL:
        return Note(f"stall-{key}", str(strength), tone="quiet")
    return Note(f"stall-{key}", f"{strength} ≤ {value}", tone="moss")
