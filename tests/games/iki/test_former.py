"""The edition of 0.1.0: what was played with it opens, and is played on with its values."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.iki.build import GAME
from zashiki.core.rng import Rng
from zashiki.house.setups import StoredSetup, open_match, open_setup
from zashiki.record import Record

FORMER = "default#31752050"
RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def test_the_start_cards_are_yellow_now_and_were_not() -> None:
    colours = {}
    for label in ("default", FORMER):
        cards = GAME.edition(label).data["cards"]
        assert isinstance(cards, dict)
        colours[label] = [cards[f"ST{n}"]["colour"] for n in (1, 2, 3, 4)]
    assert colours == {
        "default": ["yellow"] * 4,
        FORMER: ["yellow", "brown", "blue", "red"],
    }
    assert (GAME.edition().version, GAME.edition(FORMER).version) == (2, 1)
    assert GAME.edition(FORMER).label == FORMER != GAME.edition().label
    assert GAME.editions() == ["default"]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_of_the_former_edition_replays_and_is_written_as_it_was(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = Record.loads(text)
    assert record.edition.label == FORMER
    assert record.dumps() == text
    assert " ".join(map(str, record.state().scores())) == record.tags["Scores"]
    assert Record.loads(record.dumps("json")).edition is record.edition


def test_a_table_stored_with_the_former_edition_opens_and_goes_on() -> None:
    stored = StoredSetup("iki", 3, {}, FORMER, "1")
    setup = open_setup(stored)
    assert setup.edition.label == FORMER
    state, rng, codes = setup.start(), Rng(8), []
    for _ in range(90):
        codes.append(int(state.random_action(rng)))
        state.apply(codes[-1])
    match = open_match(stored, codes)
    assert match.state.digest() == state.digest()
    assert StoredSetup.of(match.setup) == stored


def test_a_position_of_the_former_edition_is_arranged_with_it() -> None:
    state = GAME.start(3, {}, FORMER)
    rng = Rng(2)
    for _ in range(60):
        state.apply(state.random_action(rng))
    again = GAME.arrange(state.position(), FORMER)
    assert (again.digest(), again.scores()) == (state.digest(), state.scores())
    assert again.setup.edition is state.setup.edition
