"""Words: one vocabulary, and the log tells what happened."""

from __future__ import annotations

import pytest

from tests.games.samurai import build
from zashiki.core.message import Message
from zashiki.core.state import NOBODY
from zashiki.games.samurai import GAME
from zashiki.games.samurai.rules import Samurai
from zashiki.texts import LANGUAGES, speaker

OTHER_WORDS = ("ronin", "castle", "burg", "château")  # of the later edition


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", ["texts", "rulebook"])
def test_one_vocabulary(language: str, folder: str) -> None:
    ending = "ftl" if folder == "texts" else "md"
    text = (GAME.folder / folder / f"{language}.{ending}").read_text(encoding="utf-8").lower()
    assert not [word for word in OTHER_WORDS if word in text]


def story(state: Samurai, text: str, seat: int) -> Message | None:
    code = GAME.parse(state, text)
    return GAME.story(state, code, state.after(code), seat)


def told(state: Samurai, text: str, seat: int, language: str = "en") -> str:
    message = story(state, text, seat)
    assert message is not None
    return speaker(GAME, language)(message)


def test_the_log_tells_who_takes_what() -> None:
    state = build.ready(2, ("S3",), {"r8": "H"})
    build.put(state, 0, "S2@q9")
    assert told(state, "S3@r9", NOBODY) == "Seat 1 lays Samurai 3 on r9."
    build.play(state, "S3@r9")
    assert told(state, "end", NOBODY) == "Seat 1 takes the helmet from village r8."
    assert told(state, "end", 0, "de") == "Spieler 1 nimmt den Helm aus dem Dorf r8."


def test_the_log_tells_of_ties() -> None:
    state = build.ready(2, ("S3",), {"r8": "H"})
    build.put(state, 1, "S3@q9")
    build.play(state, "S3@r9")
    assert "beside the board" in told(state, "end", 1)


def test_the_log_tells_exchanges_as_one_thing() -> None:
    state = build.ready(2, (), {"r8": "H", "k15": "BR"})
    build.put(state, 0, "S2@n14")
    build.give(state, 0, "X T0")
    assert story(state, "X:r8H", 1) is None
    build.play(state, "X:r8H")
    assert told(state, ">k15B", 1) == (
        "Seat 1 exchanges the helmet in village r8 with the Buddha in Kyoto (k15)."
    )
    build.play(state, ">k15B")
    lifts = "Seat 1 lays the tile exchange on n14 and lifts Samurai 2."
    assert told(state, "T0@n14", 1) == lifts
    build.play(state, "T0@n14")
    assert told(state, "S2@p14", 1) == "Seat 1 lays Samurai 2 again, on p14."


def worth(state: Samurai, thing: str, seat: int = NOBODY, language: str = "en") -> str:
    about = GAME.about(state, seat, thing)
    assert about is not None
    assert about.worth is not None
    return speaker(GAME, language)(about.worth)


def test_figures_tell_who_leads_and_what_is_open() -> None:
    state = build.ready(2, (), {"r8": "H", "s10": "B"})
    build.put(state, 0, "H4@q9", "S1@r10")
    build.put(state, 1, "W2@q8", "S1@r11")
    leads = "Seat 1 leads with 4, the next has 2."
    assert worth(state, "figure:r8H") == f"{leads} One land hex is open."
    assert worth(state, "figure:r8H", 1) == f"{leads} One land hex is open."
    assert worth(state, "r8") == f"On the helmet: {leads} One land hex is open."
    assert worth(state, "figure:s10B") == "Tied at 1. One land hex is open."
    assert worth(state, "figure:o14R") == "Nobody has influence yet. 6 land hexes are open."
    three = build.ready(3, (), {"r8": "H"})
    build.put(three, 0, "H4@q9")
    build.put(three, 1, "W2@q8")
    assert worth(three, "figure:r8H", 2) == f"{leads} You have 0. One land hex is open."
    assert worth(three, "figure:r8H", 0) == f"{leads} One land hex is open."


def test_french_shortens_words_before_vowels() -> None:
    state = build.ready(2)
    titles = {}
    for thing in ("figure:o14H", "o14", "r8"):
        about = GAME.about(state, 0, thing)
        assert about is not None
        titles[thing] = speaker(GAME, "fr")(about.title)
    assert titles == {"figure:o14H": "Casque d’Edo (o14)", "o14": "Edo (o14)", "r8": "Village r8"}


def test_hexes_and_tiles_tell_what_is_beside_them() -> None:
    state = build.ready(2, ("S3",), {"r8": "H"})
    build.put(state, 0, "H4@q9")
    assert worth(state, "tile:0-H4", 1) == "Adds 4 for the helmet in village r8."
    assert worth(state, "tile:0-H4", 1, "de") == "Wirkt mit Stärke 4 auf den Helm im Dorf r8."
    assert worth(state, "q9") == "Helmet 4 of Seat 1 lies here."
    assert worth(state, "r9").endswith("A tile here completes the ring around village r8.")
    assert GAME.about(state, 1, "tile:0-S3") is None  # in the hand of another


def test_tiles_in_hand_tell_whether_they_can_be_laid() -> None:
    state = build.ready(2, ("S3 S2 W1 T0 X",))
    assert worth(state, "tile:0-T0", 0) == "There is no place for it now."
    build.play(state, "S3@n14")
    laid = "You have laid your tile without the character in this turn."
    assert worth(state, "tile:0-S2@hand", 0) == laid
    assert worth(state, "tile:0-X", 0) == "You can choose among 21 figures."


def test_scores_are_told_by_their_parts() -> None:
    state = build.ready(2, (), {"r8": "H", "s10": "B"})
    build.capture(state, 0, "r8", "s10")
    about = GAME.about(state, 1, "score:0")
    assert about is not None
    assert [part.points for part in about.parts] == [1, 1, 0]
    assert worth(state, "score:0", 1) == "Seat 1 has the majority of: Helmets and Buddhas."
    hidden = build.ready(3, (), {"r8": "H"})
    build.capture(hidden, 0, "r8")
    about = GAME.about(hidden, 1, "score:0")
    assert about is not None
    assert not about.parts
    assert worth(hidden, "score:0", 1) == "Behind the screen of Seat 1: one figure"


# --- above the log ---------------------------------------------------------------------------


def heading(state: Samurai, text: str) -> tuple[str, bool]:
    code = GAME.parse(state, text)
    found = GAME.headline(state, code, state.after(code))
    return ("", False) if found is None else (speaker(GAME, "en")(found.text), found.is_event)


def test_parts_of_a_match_have_headings() -> None:
    state = build.start(2)
    assert heading(state, "+S3") == ("The opening tiles", False)
    build.choose(state)
    assert heading(state, "H@k15") == ("Figures for the cities", False)
    build.play(state, "H@k15")
    assert heading(state, "B@k15") == ("", False)
    while state.city_room:
        state.play(state.legal()[0])
    assert heading(state, GAME.notate(state, state.legal()[0])) == (
        "Figures for the villages",
        False,
    )
    state = build.ready(2, ("S3 W1",))
    assert heading(state, "S3@n14") == ("The first round", False)
    build.play(state, "S3@n14")
    assert heading(state, "W1@p9") == ("", False)


def test_captures_and_the_end_are_events() -> None:
    state = build.ready(2, ("S3",), {"r8": "H", "k15": "BR", "q10": "BR"})
    helmets = [v for v in build.villages(state) if v != "r8" and build.figures_at(state, v) == "H"]
    build.put(state, 0, "H4@q9")
    build.play(state, "S3@r9")
    assert heading(state, "end") == ("Surrounded: village r8.", True)
    near = build.ready(2, ("S3",), {"r8": "H", "k15": "BR", "q10": "BR"})
    build.capture(near, 1, *helmets)
    build.put(near, 0, "H4@q9")
    build.play(near, "S3@r9")
    last = "Surrounded: village r8. Only one helmet is left on the board."
    assert heading(near, "end") == (last, True)
    build.capture(near, 1, "o14")
    assert heading(near, "end") == ("Surrounded: village r8. The match is over.", True)


# --- at a glance -----------------------------------------------------------------------------


def notes(state: Samurai, overlay: str, seat: int = NOBODY) -> set[tuple[str, str, int]]:
    found = {each.id: each.notes for each in GAME.scene(state, seat).overlays}[overlay]
    return {(note.at, note.text, note.owner) for note in found}


def test_overlays_tell_influence_open_land_and_figures() -> None:
    state = build.ready(2, (), {"r8": "H", "k15": "BR"})
    build.put(state, 0, "H4@q9")
    build.put(state, 1, "W2@q8")
    influence = notes(state, "influence")
    assert {note for note in influence if note[0] == "r8"} == {("r8", "4", 0), ("r8", "2", 1)}
    assert ("r8", "1", NOBODY) in notes(state, "open-land")
    build.capture(state, 1, "r8")
    figures = notes(state, "figures")
    assert {("figures-1", "H 1", NOBODY), ("figures-0", "H 0", NOBODY)} <= figures
    assert ("supply", "H 6", NOBODY) in figures


def test_overlays_do_not_look_behind_screens() -> None:
    state = build.ready(3)
    for seat in (0, 1, 2, NOBODY):
        shown = {at for at, _, _ in notes(state, "figures", seat) if at != "supply"}
        assert shown == ({f"figures-{seat}"} if seat != NOBODY else set())


def test_the_way_on_is_told_by_the_kind_of_button() -> None:
    state = build.ready(2, ("S3 W1",))
    build.play(state, "W1@p9")
    kinds = {choice.label.id: choice.kind for choice in GAME.scene(state, 0).legal}
    assert kinds["label-end"] == "end"
    assert kinds["label-lay"] == "plain"
