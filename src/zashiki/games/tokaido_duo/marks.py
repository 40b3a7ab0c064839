"""Where the eyes should go after an action: what moved, was taken, sold or given."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from zashiki.games.tokaido_duo.actions import ACTIONS
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.scene import figure_id, painting_id, wave_id
from zashiki.games.tokaido_duo.tables import CHARACTER_NAMES, KIND_NAMES, MERCHANT, PILGRIM

Path = tuple[str, ...]


def marks(state: TokaidoDuo, code: int, after: TokaidoDuo, seat: int) -> Sequence[str]:
    """Where everybody sees what was done: the figure that moved, what it took, sold or gave."""
    action = ACTIONS[code]
    mark = MARKS.get(action.family)
    return () if mark is None else mark(state, *action.numbers)


def _mark_tile(state: TokaidoDuo, kind: int) -> Path:
    return (f"trade:{state.tables.town_ids[state.pending]}",)


def _mark_turned(state: TokaidoDuo, side: int) -> Path:
    return (wave_id(int(state.pending)),)


def _mark_dice(state: TokaidoDuo, *numbers: int) -> Path:
    return tuple(f"die:{name}" for name in CHARACTER_NAMES)


def _mark_die(state: TokaidoDuo, character: int) -> Path:
    return (f"die:{CHARACTER_NAMES[character]}",)


def _mark_figure(state: TokaidoDuo, *target: int) -> Path:
    return (figure_id(int(state.actor), int(state.die)),)


def _mark_visit(state: TokaidoDuo) -> Path:
    seat = int(state.actor)
    kind = KIND_NAMES[state.tables.station_kind[state.place_of(seat, PILGRIM)]]
    if kind == "spring":
        return ("spring",)
    return (f"money:{seat}",) if kind == "coast" else (f"marker:{seat}:{kind}",)


def _mark_wave(state: TokaidoDuo, wave: int) -> Path:
    return (wave_id(wave),)


def _mark_store(state: TokaidoDuo, more: int) -> Path:
    return (f"store:{int(state.actor)}",)


def _mark_sale(state: TokaidoDuo, dear: int, less: int) -> Path:
    seat = int(state.actor)
    town = state.tables.town_ids[state.place_of(seat, MERCHANT)]
    return f"trade:{town}", f"money:{seat}"


def _mark_paintings(state: TokaidoDuo, more: int) -> Path:
    seat = int(state.actor)
    first, count = int(state.turned[seat]), int(state.paintings_to_show(seat, more))
    return tuple(painting_id(seat, i) for i in range(first, first + count))


def _mark_gift(state: TokaidoDuo) -> Path:
    seat = int(state.actor)
    return (f"gallery:{seat}:{int(state.gifts[seat])}",)


def _mark_shown(state: TokaidoDuo, symbol: int) -> Path:
    seat = int(state.mover())
    return (painting_id(seat, int(state.turned[seat])),)


def _mark_bag(state: TokaidoDuo, good: int) -> Path:
    return ("goods-bag",)


def _mark_spring(state: TokaidoDuo) -> Path:
    return ("spring",)


# By family of actions; others leave nothing to look at. Goods drawn one by one are bookkeeping.
MARKS: dict[str, Callable[..., Path]] = {
    "deal": _mark_tile,
    "turn": _mark_turned,
    "roll": _mark_dice,
    "take": _mark_die,
    "walk": _mark_figure,
    "trade": _mark_figure,
    "wander": _mark_figure,
    "stay": _mark_figure,
    "visit": _mark_visit,
    "claim": _mark_wave,
    "buy": _mark_store,
    "sell": _mark_sale,
    "paint": _mark_paintings,
    "give": _mark_gift,
    "show": _mark_shown,
    "return": _mark_bag,
    "bathe": _mark_spring,
}
