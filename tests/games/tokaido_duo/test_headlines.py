"""What stands above the log, what is marked, and what experts see at a glance."""

from __future__ import annotations

from tests.games.tokaido_duo.build import play, put, ready, roll, spring, stand, store, take, waves
from zashiki.games.tokaido_duo import GAME
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.texts import speaker


def headed(state: TokaidoDuo, text: str) -> tuple[str, bool]:
    """The headline of an action, and whether it is an event."""
    code = GAME.parse(state, text)
    head = GAME.headline(state, code, state.after(code))
    return ("", False) if head is None else (speaker(GAME, "en")(head.text), head.is_event)


def marked(state: TokaidoDuo, text: str) -> list[str]:
    code = GAME.parse(state, text)
    return list(GAME.marks(state, code, state.after(code), 1))


def at_temple(space: int) -> TokaidoDuo:
    state = ready()
    put(state, 0, temple=space)
    roll(state, 3, 1, 1)
    return play(state, "take-pilgrim pilgrim-T1")


def test_a_round_has_a_heading_and_a_move_none() -> None:
    state = ready()
    assert headed(state, "roll-1-1-1") == ("Round 1", False)
    roll(state, 1, 1, 1)
    assert headed(state, "take-artist") == ("", False)


def test_the_end_is_announced_when_it_is_near_when_it_is_triggered_and_when_it_comes() -> None:
    assert headed(at_temple(6), "visit") == ("", False)
    assert headed(at_temple(7), "visit") == ("Seat 1 is one temple away from the end.", True)
    state = at_temple(8)
    last = "Seat 1 has reached the last temple space: this round is the last."
    assert headed(state, "visit") == (last, True)
    play(state, "visit")
    while True:
        code = state.legal()[-1]
        text = GAME.notate(state, code)
        if state.after(code).is_over:
            break
        assert "over" not in headed(state, text)[0]
        play(state, text)
    assert headed(state, text) == ("The last round is over: the points are counted.", True)


def test_gold_and_what_is_taken_from_the_other_are_events() -> None:
    state = ready()
    store(state, 0, kimono=4)
    take(state, "merchant", 1)
    play(state, "merchant-C1")
    assert headed(state, "sell-2") == ("", False)
    assert headed(state, "sell-4") == ("Seat 1 receives a gold bar.", True)
    assert marked(state, "sell-4") == ["trade:C1", "money:0"]
    state = ready()
    stand(state, p0="T6")
    waves(state, 1, "calm", "shrewd", "prolific")
    take(state, "pilgrim", 1)
    play(state, "pilgrim-S4")
    assert headed(state, "wave-artist")[0] == "Seat 1 takes the wave “Prolific artist” from Seat 2."
    assert marked(state, "wave-artist") == ["piece-wave:artist"]
    state = ready()
    spring(state, 1)
    stand(state, p0="G4")
    take(state, "pilgrim", 1)
    play(state, "pilgrim-H2")
    assert headed(state, "visit")[0] == "Seat 1 takes the hot-spring tile from Seat 2."
    assert marked(state, "visit") == ["spring"]


def test_marks_show_the_figure_and_what_it_did() -> None:
    state = at_temple(3)
    assert marked(state, "visit") == ["marker:0:temple"]
    assert marked(state, "decline") == []
    state = ready()
    stand(state, a0="R8", p0="T1", p1="T4", m1="M4")
    take(state, "artist", 1)
    assert marked(state, "artist-R1") == ["figure:0:artist"]
    play(state, "artist-R1")
    assert marked(state, "paint") == ["painting:0:0", "painting:0:1"]


def notes(state: TokaidoDuo, overlay: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for each in GAME.scene(state, 0).overlays:
        if each.id == overlay:
            for note in each.notes:
                found.setdefault(note.at, []).append(note.text)
    return found


def test_overlays_tell_the_bag_the_ends_and_who_is_around() -> None:
    state = ready()
    store(state, 0, kimono=2)
    put(state, 1, garden=5)
    stand(state, p0="T1", p1="T4", m0="M1", m1="M4", a0="R8", a1="R1")
    assert notes(state, "bag")["trade:C1"] == ["3"]
    assert notes(state, "bag")["trade:C8"] == ["8"]
    assert notes(state, "ends")["garden:1:6"] == ["1"]
    assert notes(state, "ends")["gallery:0:9"] == ["10"]
    assert notes(state, "around")["region:R1"] == ["3", "2"], "the artist who paints does not count"


def test_leaving_a_space_is_giving_up_and_keeping_the_tile_is_not() -> None:
    state = ready()
    spring(state, 0)
    take(state, "pilgrim", 3)
    play(state, "pilgrim-T1")
    kinds = {GAME.notate(state, c.code): c.kind for c in GAME.scene(state, 0).legal}
    assert kinds == {"visit": "main", "decline": "waive"}
    play(state, "visit")
    kinds = {GAME.notate(state, c.code): c.kind for c in GAME.scene(state, 0).legal}
    assert kinds == {"spring": "plain", "finish": "end"}
