"""Editions: every value has a provenance, and a mistake is named by its key."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.toys.high_card import HighCardGame
from zashiki.core.edition import EditionError, fingerprint, parse_edition

GAME = HighCardGame()
GOOD = (Path(__file__).parent.parent / "toys" / "editions" / "default.toml").read_text()


def test_values_come_with_their_provenance() -> None:
    values = {value.key: value for value in GAME.edition().values()}
    assert values["cards.copies"].value == 4
    assert values["cards.copies"].provenance.level == "ours"
    assert set(values) == {"cards.copies", "cards.values"}


def test_the_longest_pattern_wins_and_keeps_its_note() -> None:
    text = GOOD + '"cards.*" = "source: one review"\n"cards.values" = "printed"\n'
    values = {v.key: v.provenance for v in GAME.read_edition(text, "mine").values()}
    assert values["cards.copies"].note == "one review"
    assert values["cards.values"].level in ("source", "printed")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (("copies = 4", 'copies = "four"'), "cards.copies"),
        (("copies = 4", ""), "cards"),
        (("values = [1, 2, 3]", "values = [1, 2]"), "cards.values"),
        (("values = [1, 2, 3]", 'values = [1, "two", 3]'), "cards.values.1"),
        (("copies = 4", "copies = 4\nextra = 1"), "cards"),
        (('game = "toy"', 'game = "chess"'), "game"),
        (('id = "default"', 'id = "No Such Id"'), "id"),
        (('name = "Toy"', ""), "name"),
        (('"cards" = "ours"', '"other" = "ours"'), "cards.copies"),
        (('"cards" = "ours"', '"cards" = "hearsay"'), "provenance.cards"),
        (('[provenance]\n"cards" = "ours"', ""), "provenance"),
        (("[cards]", "[cards"), "file"),
        (('id = "default"', 'id = "default"\nversion = 0'), "version"),
        (('id = "default"', 'id = "default"\nversion = "two"'), "version"),
    ],
)
def test_a_mistake_is_named_by_its_key(change: tuple[str, str], key: str) -> None:
    text = GOOD.replace(*change)
    assert text != GOOD
    with pytest.raises(EditionError) as caught:
        GAME.read_edition(text, "mine.toml")
    assert caught.value.key == key
    assert str(caught.value).startswith("mine.toml: ")


WORDS = """
"cards.copies" = "source: one review"

[words.de]
name = "Spielzeug"

[words.de.notes]
"cards.copies" = "eine Besprechung"
"""


def test_words_about_an_edition_are_said_in_the_language_asked_for() -> None:
    edition = GAME.read_edition(GOOD + WORDS, "mine")
    assert [edition.name_in(language) for language in ("de", "fr")] == ["Spielzeug", "Toy"]
    assert edition.about_in("de") == edition.about_in("en")
    notes = [
        next(v.provenance.note for v in edition.values(language) if v.key == "cards.copies")
        for language in ("en", "de", "fr")
    ]
    assert notes == ["one review", "eine Besprechung", "one review"]


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ('[words]\nde = "Spielzeug"', "words.de"),
        ("[words.de]\nname = 7", "words.de.name"),
        ('[words.de]\nnane = "Spielzeug"', "words.de"),
        ('[words.de.notes]\n"cards" = "unsere"', "words.de.notes.cards"),
    ],
)
def test_a_mistake_in_words_is_named_by_its_key(words: str, key: str) -> None:
    with pytest.raises(EditionError) as caught:
        GAME.read_edition(f"{GOOD}\n{words}\n", "mine.toml")
    assert caught.value.key == key


def test_words_and_soft_hyphens_leave_the_fingerprint_as_it_is() -> None:
    plain = parse_edition(GOOD, "mine", "toy")
    assert fingerprint(parse_edition(GOOD + WORDS, "mine", "toy")) == fingerprint(plain)
    broken = {**plain, "title": "Kastanien\u00adhändler"}
    assert fingerprint(broken) == fingerprint({**plain, "title": "Kastanienhändler"})
    assert fingerprint(broken) != fingerprint(plain)


def test_a_file_of_your_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace("copies = 4", "copies = 9").replace('"default"', '"mine"'))
    state = GAME.start(2, edition=path)
    assert state.components() == {"card 0": 9, "card 1": 9, "card 2": 9}
    assert GAME.start(2, edition=str(path)).digest() == state.digest()
    with pytest.raises(EditionError, match=r"nowhere\.toml"):
        GAME.edition(tmp_path / "nowhere.toml")
    with pytest.raises(EditionError, match="there are default"):
        GAME.edition("nothing")


def test_the_fingerprint_is_of_play_not_of_words() -> None:
    first = GAME.read_edition(GOOD, "a")
    renamed = GAME.read_edition(GOOD.replace('"Toy"', '"Other"'), "b")
    changed = GAME.read_edition(GOOD.replace("copies = 4", "copies = 5"), "c")
    assert first.fingerprint == renamed.fingerprint != changed.fingerprint


class Housed(HighCardGame):
    """A game whose editions lie in a folder of the test."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder

    @property
    def folder(self) -> Path:
        return self._folder


def test_a_former_edition_is_found_by_its_label(tmp_path: Path) -> None:
    folder = tmp_path / "editions"
    (folder / "former").mkdir(parents=True)
    (folder / "former" / "default-1.toml").write_text(GOOD)
    changed = GOOD.replace("copies = 4", "copies = 5").replace("[cards]", "version = 2\n[cards]")
    (folder / "default.toml").write_text(changed)
    game = Housed(tmp_path)
    before, now = GAME.edition(), game.edition()
    assert (before.version, now.version) == (1, 2)
    assert game.edition(before.label).data == before.data
    assert game.edition(before.label).version == 1
    assert game.edition(now.label) is now
    assert game.editions() == ["default"]
    with pytest.raises(EditionError, match="default#00000000"):
        game.edition("default#00000000")


def test_the_version_is_no_part_of_the_fingerprint() -> None:
    told = GOOD.replace("[cards]", "version = 7\n[cards]")
    edition = GAME.read_edition(told, "mine.toml")
    assert (edition.version, edition.label) == (7, GAME.edition().label)


@pytest.mark.parametrize("value", ["[" * 5_000 + "]" * 5_000, "9" * 5_000])
def test_what_toml_cannot_hold_is_told_as_such(value: str) -> None:
    with pytest.raises(EditionError, match=r"mine\.toml: file: not readable as TOML"):
        GAME.read_edition(f"deep = {value}\n{GOOD}", "mine.toml")
