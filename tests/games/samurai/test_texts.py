"""Words: one vocabulary, and the log tells what happened."""

from __future__ import annotations

import pytest

from tests.games.samurai.build import give, play, put, ready
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
    state = ready(2, ("S3",), {"r8": "H"})
    put(state, 0, "S2@q9")
    assert told(state, "S3@r9", NOBODY) == "Seat 1 lays Samurai 3 on r9."
    play(state, "S3@r9")
    assert told(state, "end", NOBODY) == "Seat 1 takes the helmet of village r8."
    assert told(state, "end", 0, "de") == "Platz 1 erhält: Helm (Dorf r8)."


def test_the_log_tells_of_ties() -> None:
    state = ready(2, ("S3",), {"r8": "H"})
    put(state, 1, "S3@q9")
    play(state, "S3@r9")
    assert "beside the board" in told(state, "end", 1)


def test_the_log_tells_exchanges_as_one_thing() -> None:
    state = ready(2, (), {"r8": "H", "k15": "BR"})
    put(state, 0, "S2@n14")
    give(state, 0, "X T0")
    assert story(state, "X:r8H", 1) is None
    play(state, "X:r8H")
    assert told(state, ">k15B", 1) == (
        "Seat 1 exchanges the helmet in village r8 with the Buddha in Kyoto (k15)."
    )
    play(state, ">k15B")
    lifts = "Seat 1 lays the tile exchange on n14 and lifts Samurai 2."
    assert told(state, "T0@n14", 1) == lifts
    play(state, "T0@n14")
    assert told(state, "S2@p14", 1) == "Seat 1 lays Samurai 2 again, on p14."


def test_hints_tell_who_leads_and_what_is_open() -> None:
    state = ready(2, (), {"r8": "H", "s10": "B"})
    put(state, 0, "H4@q9", "S1@r10")
    put(state, 1, "W2@q8", "S1@r11")
    hints = {hint.at: hint.text for hint in GAME.scene(state, NOBODY).hints}
    say = speaker(GAME, "en")
    assert say(hints["figure:r8H"]) == (
        "Seat 1 leads with 4, the next has 2. One land hex is open."
    )
    assert say(hints["figure:s10B"]) == "Tied at 1. One land hex is open."
    assert say(hints["figure:o14R"]) == "Nobody has influence here. 6 land hexes are open."
