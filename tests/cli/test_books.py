"""`zashiki editions` and `zashiki rules`: what a game is played with and by."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import zashiki as house
from tests.cli.conftest import Zashiki
from tests.cli.teahouse import GAME
from zashiki.cli.book import book
from zashiki.cli.screen import WIDTH, Screen
from zashiki.core.rulebook import rules
from zashiki.study.figures import figures, states_of
from zashiki.texts import LANGUAGES


def test_every_value_is_listed_with_its_provenance(zashiki: Zashiki) -> None:
    said = zashiki("editions", "teahouse")
    assert said.code == 0
    lines = [line.split() for line in said.out.splitlines()]
    assert ["cups", "2", "printed"] in lines
    assert ["owner", "nobody", "reconstructed", "[1]"] in lines
    assert "[1]  the book does not say" in said.out
    assert f"edition {GAME.edition().label}" in said.out
    assert max(map(len, said.out.splitlines())) <= 80


def test_a_map_is_shown_as_a_map(zashiki: Zashiki) -> None:
    said = zashiki("editions", "samurai")
    rows = house.game("samurai").edition().values()[3].value
    assert isinstance(rows, list)
    assert all(f"\n    {row.rstrip()}" in said.out for row in rows)


def test_values_can_be_filtered_by_provenance(zashiki: Zashiki) -> None:
    said = zashiki("editions", "teahouse", "--only", "reconstructed")
    assert "owner" in said.out
    assert "cups" not in said.out


def test_editions_as_json(zashiki: Zashiki) -> None:
    data = json.loads(zashiki("editions", "teahouse", "--json").out)
    assert data["fingerprint"] == GAME.edition().fingerprint
    assert data["values"][1] == {
        "key": "owner",
        "value": "nobody",
        "provenance": "reconstructed",
        "note": "the book does not say",
    }


def test_a_file_of_ones_own_is_checked(zashiki: Zashiki, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = (GAME.folder / "editions" / "default.toml").read_text(encoding="utf-8")
    own.write_text(text)
    assert zashiki("editions", "teahouse", own).code == 0
    own.write_text(text.replace("cups = 2", "cups = 7"))
    said = zashiki("editions", "teahouse", own)
    assert said.code == 2
    assert "cups: must be 1 or 2" in said.err
    assert said.err.count("\n") == 1


def test_rules_are_markdown_in_a_pipe(zashiki: Zashiki) -> None:
    assert zashiki("rules", "teahouse").out == (GAME.folder / "rulebook" / "en.md").read_text(
        encoding="utf-8"
    )
    assert "Ein Tisch trägt eine Schale" in zashiki("rules", "teahouse", "--lang", "de").out


@pytest.mark.parametrize("game", house.names())
def test_the_pictures_of_a_book_are_drawn_as_text_with_their_moves(
    zashiki: Zashiki, game: str
) -> None:
    of = house.game(game)
    for language in LANGUAGES:
        out = zashiki("rules", game, "--lang", language).out
        assert "](" not in out
        assert out.count("```") == 2 * sum(len(states_of(of, name)) for name in figures(of))
        for name, figure in figures(of).items():
            for state in states_of(of, name):
                assert f"```text\n{of.draw(state, figure.seat, language)}\n```\n" in out
            for step, move in enumerate(figure.moves, 2):
                assert f"\n**{step}.** `{move}`: " in out


def test_a_move_is_told_below_the_number_of_its_line_in_the_list(zashiki: Zashiki) -> None:
    out = zashiki("rules", "samurai").out
    assert "\n*The whole table for two, as Blue sees it*\n\n```text\n" in out
    assert "\n**2.** `H3@g14`: Seat 1 lays Helmet 3 on g14.\n\n```text\n" in out
    assert "\n**1.** Edo (o14) · **2.** Kyoto (k15) · " in out
    assert "\n1. **Edo**, the capital" in out


def test_numbered_things_without_names_are_left_to_the_list(zashiki: Zashiki) -> None:
    picture = zashiki("rules", "iki").out.partition("*A card of the market*")[2]
    assert "```\n\n1. What it costs." in picture


def test_drawings_keep_their_columns_on_the_page() -> None:
    out = io.StringIO()
    iki = house.game("iki")
    Screen(Console(file=out, width=WIDTH)).page(book(iki, "de"))
    page = [line.rstrip() for line in out.getvalue().splitlines()]
    drawing = iki.draw(states_of(iki, "table")[0], figures(iki)["table"].seat, "de").splitlines()
    assert max(map(len, drawing)) == WIDTH
    at = page.index(drawing[0])
    assert page[at : at + len(drawing)] == drawing


def test_icons_are_told_by_name(zashiki: Zashiki) -> None:
    assert "| Helmet | A helmet, one of the three" in zashiki("rules", "samurai").out
    assert "| Reisfeld | " in zashiki("rules", "samurai", "--lang", "de").out


def test_one_rule_by_its_id(zashiki: Zashiki) -> None:
    expected = "**TEA-2.1** A table holds one cup.\n"
    assert zashiki("rules", "teahouse", "2.1").out == expected
    assert zashiki("rules", "teahouse", "tea-2.1").out == expected


def test_a_rule_ends_before_the_next_heading() -> None:
    assert rules(GAME)["TEA-2.3"] == "What is not possible now is not possible."


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (["editions", "tehouse"], "did you mean teahouse?"),
        (["editions", "teahouse", "other"], "no edition 'other'"),
        (["editions", "teahouse", "--only", "guessed"], "no provenance 'guessed'"),
        (["rules", "teahouse", "9.9"], "no rule '9.9'; they go from TEA-0.1 to TEA-3.1"),
        (["rules", "teahouse", "--lang", "fr"], "not written in 'fr' yet"),
        (["rules", "teahouse", "--lang", "it"], "no language 'it'"),
    ],
)
def test_trouble_with_books_is_told(zashiki: Zashiki, args: list[str], problem: str) -> None:
    said = zashiki(*args)
    assert said.code == 2
    assert problem in said.err
    assert said.err.count("\n") == 1


def test_an_edition_that_says_the_name_of_its_game_is_enough(zashiki: Zashiki) -> None:
    assert zashiki("editions", "samurai").out.startswith("Samurai, 1998\n")
    assert zashiki("editions", "iki", "--lang", "de").out.startswith("IKI, Werte rekonstruiert\n")
