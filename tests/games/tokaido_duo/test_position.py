"""Positions as data: written, read back and played on; what cannot be is refused with its key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from tests.games.tokaido_duo import build
from zashiki.core.position import PositionError
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.tokaido_duo import GAME
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.state import PHASE_NAMES

Told = dict[str, Any]


def test_a_position_is_told_by_name() -> None:
    state = build.using("artist", 1)
    build.play(state, "artist-R1")
    position = build.told(state)
    assert (position["phase"], position["actor"], position["round"]) == ("acting", 0, 1)
    assert position["dice"] == {
        "pilgrim": {"number": 1, "holder": None},
        "merchant": {"number": 1, "holder": None},
        "artist": {"number": 1, "holder": 0},
    }
    assert (position["die"], position["origin"]) == ("artist", "R8")
    assert position["tiles"]["C4"] == "pottery-3"
    assert position["waves"]["merchant"] == {"side": "shrewd", "owner": None}
    assert position["seats"][0] == {
        "colour": "purple",
        "figures": {"pilgrim": "T6", "merchant": "M1", "artist": "R1"},
        "temple": 1,
        "garden": 1,
        "money": 0,
        "bars": 0,
        "goods": {},
        "face_up": [],
        "face_down": {"moon": 3, "waterfall": 3, "mountain": 2, "bamboo": 2},
        "given": {},
    }


def test_a_view_is_the_whole_position() -> None:
    state = build.using("merchant", 1)
    for seat in (0, 1, NOBODY):
        assert state.view(seat) == state.position()


@pytest.mark.parametrize("edition", ["default", "long-road"])
def test_every_phase_is_read_back_and_played_on_alike(edition: str) -> None:
    rng, seen = Rng(31), set()
    for match in range(12):
        state = build.start(edition, colours=("purple-begins", "green-begins")[match % 2])
        while not state.is_over:
            seen.add(PHASE_NAMES[state.phase])
            again = cast("TokaidoDuo", GAME.arrange(state.position()))
            for _ in range(5):
                assert again.digest() == state.digest()
                assert again.legal() == state.legal()
                if state.actor != NOBODY:
                    code = state.random_action(rng)
                    state.apply(code)
                    again.apply(code)
    assert seen >= set(PHASE_NAMES) - {"over", "losing"}


def losing() -> TokaidoDuo:
    """Seat 0 took the strong merchant of seat 1, who has to give back a good."""
    state = build.using("pilgrim", 1)
    build.waves(state, 1, "calm", "strong", "prolific")
    build.store(state, 1, doll=6)
    return build.play(state, "pilgrim-S4 wave-merchant")


def test_giving_back_in_between_is_read_back() -> None:
    state = losing()
    again = GAME.arrange(state.position())
    assert again.digest() == state.digest()
    assert again.legal() == state.legal()


# --- what cannot be -----------------------------------------------------------------------------


def taking() -> TokaidoDuo:
    state = build.ready()
    build.roll(state, 2, 1, 1)
    return state


def moving() -> TokaidoDuo:
    return build.using("merchant", 3, m0="C1")


def acting() -> TokaidoDuo:
    return build.play(build.using("artist", 1), "artist-R1")


def drawing() -> TokaidoDuo:
    return build.play(build.using("merchant", 1), "merchant-M2 buy")


def returning() -> TokaidoDuo:
    state = build.using("merchant", 1)
    build.store(state, 0, doll=5)
    return build.play(state, "merchant-M2 buy drawn-fan drawn-fan")


def showing() -> TokaidoDuo:
    return build.play(acting(), "paint")


def resting() -> TokaidoDuo:
    state = build.using("pilgrim", 3)
    build.spring(state, 0)
    return build.play(state, "pilgrim-T1 visit")


def dealing() -> TokaidoDuo:
    return build.play(build.start(), "C1=fan-2")


def turning() -> TokaidoDuo:
    state = build.start()
    while "wave=calm" not in build.legal(state):
        state.play(state.legal()[0])
    return build.play(state, "wave=calm")


def over() -> TokaidoDuo:
    state, rng = build.start(), Rng(5)
    while not state.is_over:
        state.apply(state.random_action(rng))
    return state


def last_round() -> TokaidoDuo:
    """Seat 0 has reached the last temple with the first die."""
    state = build.ready()
    position = build.told(state)
    position["seats"][0]["temple"] = 8
    state = cast("TokaidoDuo", GAME.arrange(position))
    build.take(state, "pilgrim", 3)
    return build.play(state, "pilgrim-T1 visit")


def put(path: str, value: object) -> Callable[[Told], None]:
    """Change one value of a position; its keys are separated by dots."""

    def change(position: Told) -> None:
        holder: Any = position
        *keys, last = path.split(".")
        for key in keys:
            holder = holder[int(key)] if isinstance(holder, list) else holder[key]
        holder[int(last) if isinstance(holder, list) else last] = value

    return change


def drop(path: str, key: str) -> Callable[[Told], None]:
    def change(position: Told) -> None:
        del position[path][key]

    return change


BROKEN: list[tuple[Callable[[], TokaidoDuo], Callable[[Told], None], str]] = [
    # names
    (taking, put("game", "samurai"), "game"),
    (taking, put("edition", "no-such"), "edition"),
    (taking, put("options", {"colours": "red-begins"}), "options"),
    (taking, put("phase", "sleeping"), "phase"),
    (taking, put("weather", "rain"), "weather"),
    (taking, put("seats.0.figures.pilgrim", "M1"), "seats.0.figures.pilgrim"),
    (taking, put("seats.1.figures.merchant", "T1"), "seats.1.figures.merchant"),
    (taking, put("seats.0.figures.artist", "R9"), "seats.0.figures.artist"),
    (taking, put("tiles.C1", "silk-4"), "tiles.C1"),
    (taking, put("tiles.M1", "fan-2"), "tiles.M1"),
    (taking, put("waves.pilgrim.side", "strong"), "waves.pilgrim.side"),
    (taking, put("waves.dog", {"side": "calm"}), "waves.dog"),
    (taking, put("dice.dog", {"number": 1}), "dice.dog"),
    (taking, put("dice.merchant.number", 4), "dice.merchant.number"),
    (taking, put("seats.0.goods", {"silk": 1}), "seats.0.goods.silk"),
    (taking, put("seats.0.face_up", ["sun"]), "seats.0.face_up.0"),
    (taking, put("seats.0.given", {"sun": 1}), "seats.0.given.sun"),
    (acting, put("origin", "R9"), "origin"),
    (last_round, put("trigger.event", "rain"), "trigger.event"),
    # components
    (taking, put("seats", []), "seats"),
    (taking, put("tiles.C1", "fan-2"), "tiles"),
    (taking, drop("tiles", "C1"), "tiles"),
    (taking, drop("waves", "artist"), "waves"),
    (taking, drop("dice", "artist"), "dice"),
    (taking, put("bag.fan", 7), "bag.fan"),
    (taking, put("seats.0.goods", {"kimono": 1}), "bag.kimono"),
    (taking, put("seats.1.goods", {"kimono": 5, "fan": 1}), "seats.1.goods"),
    (taking, put("seats.0.goods", {"kimono": 6}), "bag.kimono"),
    (taking, put("seats.0.face_up", ["bamboo"] * 3), "seats.0.face_up"),
    (taking, put("seats.0.face_up", ["bamboo"] * 11), "seats.0.face_up"),
    (taking, put("seats.0.face_up", ["bamboo"]), "seats.0.face_down.bamboo"),
    (taking, put("seats.0.given", {"moon": 4}), "seats.0.face_up"),
    (taking, put("seats.0.bars", 7), "seats.0.bars"),
    (taking, put("seats.0.colour", "green"), "seats.0.colour"),
    # limits
    (taking, put("seats.0.temple", 10), "seats.0.temple"),
    (taking, put("seats.0.garden", 0), "seats.0.garden"),
    (taking, put("seats.1.money", 10), "seats.1.money"),
    (taking, put("seats.1.figures.pilgrim", "T6"), "seats.1.figures.pilgrim"),
    (taking, put("spring", 2), "spring"),
    (taking, put("waves.pilgrim.owner", 2), "waves.pilgrim.owner"),
    # the round
    (taking, put("round", 0), "round"),
    (taking, put("round", 201), "round"),
    (taking, put("round", 2), "actor"),
    (taking, put("first", 1), "first"),
    (taking, put("actor", 1), "actor"),
    (taking, put("actor", "nobody"), "actor"),
    (taking, put("dice", {}), "dice"),
    (taking, put("dice.pilgrim.holder", 1), "dice"),
    (taking, put("dice.pilgrim.holder", 2), "dice.pilgrim.holder"),
    (taking, put("die", "pilgrim"), "die"),
    (taking, put("phase", "rolling"), "dice"),
    (taking, put("phase", "moving"), "die"),
    (moving, put("die", "artist"), "die"),
    (moving, put("dice.pilgrim.holder", 1), "die"),
    (moving, put("origin", "R1"), "origin"),
    (moving, put("pending", 1), "pending"),
    # using a space
    (acting, put("origin", None), "origin"),
    (acting, put("origin", "R4"), "origin"),
    (moving, put("phase", "acting"), "phase"),
    (drawing, put("pending", 0), "pending"),
    (drawing, put("pending", 3), "pending"),
    (drawing, put("seats.0.figures.merchant", "C3"), "die"),
    (returning, put("phase", "acting"), "seats.0.goods"),
    (returning, put("seats.0.figures.merchant", "C1"), "die"),
    (showing, put("pending", 9), "pending"),
    (showing, put("die", "pilgrim"), "die"),
    (resting, put("spring", None), "spring"),
    (resting, put("spring", 1), "spring"),
    (losing, put("seats.0.figures.pilgrim", "T1"), "die"),
    (losing, put("waves.merchant.owner", 1), "waves.merchant"),
    (losing, put("waves.artist.owner", None), "waves"),
    (losing, put("actor", 0), "actor"),
    # the set-up
    (dealing, put("tiles", {"C2": "fan-2"}), "tiles"),
    (dealing, put("seats.0.money", 1), "seats.0.money"),
    (dealing, put("spring", 0), "spring"),
    (dealing, put("waves.pilgrim", {"side": "calm"}), "waves"),
    (dealing, put("phase", "turning"), "tiles"),
    (turning, put("waves.pilgrim.owner", 0), "waves.pilgrim.owner"),
    (turning, put("waves.artist", {"side": "inspired"}), "waves"),
    # the end
    (taking, put("seats.0.temple", 9), "seats.0"),
    (taking, put("trigger", {"event": "gold", "seat": 0}), "trigger"),
    (last_round, put("trigger", None), "trigger"),
    (last_round, put("trigger.seat", 1), "trigger"),
    (last_round, put("trigger.event", "gifts"), "trigger"),
    (last_round, put("phase", "over"), "dice"),
    (over, put("actor", 0), "actor"),
    (over, put("phase", "rolling"), "dice"),
]


@pytest.mark.parametrize(("make", "change", "key"), BROKEN)
def test_what_cannot_be_is_refused_with_its_key(
    make: Callable[[], TokaidoDuo], change: Callable[[Told], None], key: str
) -> None:
    position = build.told(make())
    GAME.arrange(position)
    change(position)
    with pytest.raises(PositionError) as caught:
        GAME.arrange(position)
    assert caught.value.key == key


def test_a_merchant_who_has_moved_could_move() -> None:
    """Between M2 and both ends of its ways of three, nobody else can have come in between."""
    state = build.using("merchant", 3, m0="C5")
    build.play(state, "merchant-M2")
    position = build.told(state)
    GAME.arrange(position)
    position["seats"][1]["figures"].update(pilgrim="C5", merchant="C4")
    with pytest.raises(PositionError) as caught:
        GAME.arrange(position)
    assert caught.value.key == "seats.0.figures.merchant"


def test_a_match_without_an_end_is_not_over() -> None:
    position = build.told(over())
    for seat in position["seats"]:
        seat.update(temple=1, garden=1, bars=0, money=0)
        for symbol, count in seat["given"].items():
            seat["face_down"][symbol] = seat["face_down"].get(symbol, 0) + count
        seat["given"] = {}
    position["trigger"] = None
    with pytest.raises(PositionError) as caught:
        GAME.arrange(position)
    assert caught.value.key == "phase"
    position.update(round=200, first=1)
    for die in position["dice"].values():
        die["holder"] = 1
    position["dice"]["artist"]["holder"] = 0
    assert GAME.arrange(position).is_over


def test_a_study_is_arranged_by_hand() -> None:
    """A position written as one would think of it, with only what matters."""
    state = build.ready()
    build.stand(state, a0="R6")
    build.show(state, 0, "waterfall")
    position = build.told(state)
    position.update(phase="moving", actor=0, die="artist")
    numbers = {"pilgrim": 4, "merchant": 2, "artist": 1}
    position["dice"] = {name: {"number": number} for name, number in numbers.items()}
    position["dice"]["artist"]["holder"] = 0
    study = cast("TokaidoDuo", GAME.arrange(position))
    assert study.actor != CHANCE
    build.play(study, "artist-R7 give")
    assert int(study.gifts[0]) == 1


def test_the_schema_says_what_there_is() -> None:
    schema = cast("Any", GAME.schema())
    parts = schema["$defs"]
    assert {"Position", "Seat", "Figures", "Die", "Wave", "Trigger"} <= set(parts)
    assert parts["Position"]["properties"]["phase"]["enum"] == PHASE_NAMES
