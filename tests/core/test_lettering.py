"""Lettering: long names get smaller letters or two lines before they are made narrower."""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import product
from pathlib import Path

import pytest

from zashiki.core.lettering import SMALL, SMALLEST, Line, fitting, halves, in_lines

VECTORS = Path(__file__).parents[1] / "vectors" / "lettering.json"
NAMES = [
    "Tee\u00adhaus",
    "Schirm\u00admacher",
    "Windglocken\u00adhändler",
    "Kabuki-Schau\u00adspieler",
    "Holzschnitt\u00addrucker",
    "Fabricant de cerfs-volants",
    "Marchand de calendriers",
    "seller of tea and rice",
    "Feuerwehrhauptmann",
    "江戸の火消",
    "x",
    "",
]
ROOMS = [0, 40, 60, 90, 114, 129, 130, 200, 400]  # at 20 high, 12 letters just need 130


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Marchand de calendriers", ("Marchand de", "calendriers")),
        ("Kastanien\u00adhändler", ("Kastanien-", "händler")),
        ("Kabuki-Schau\u00adspieler", ("Kabuki-", "Schauspieler")),
        ("Teehaus", None),
    ],
)
def test_names_are_broken_where_the_longer_half_is_shortest(
    name: str, lines: tuple[str, str] | None
) -> None:
    assert halves(name) == lines


def test_a_short_name_shows_no_trace_of_its_joint() -> None:
    assert in_lines("Tee\u00adhaus", 20, 114, 2) == [Line("Teehaus", 20)]


def test_what_is_a_little_too_long_is_written_smaller() -> None:
    (line,) = in_lines("Schirm\u00admacher", 20, 114, 2)
    assert line.words == "Schirmmacher"
    assert 20 * SMALL < line.height < 20


def test_a_long_name_takes_two_lines_around_the_middle() -> None:
    upper, lower = in_lines("Windglocken\u00adhändler", 20, 114, 2)
    assert (upper.words, lower.words) == ("Windglocken-", "händler")
    assert upper.height == lower.height == 20 * SMALL
    assert upper.middle == -lower.middle == -10 * SMALL


def test_letters_stay_readable_where_there_is_one_line() -> None:
    assert in_lines("Holzschnitt\u00addrucker", 20, 60, 1) == [
        Line("Holzschnittdrucker", 20 * SMALLEST)
    ]
    assert fitting("any", 20, 0) == 20


def vectors() -> str:
    """What the client's tests compare with, one case a line."""
    cases = []
    for name, room, most in product(NAMES, ROOMS, (1, 2)):
        lines = [asdict(line) for line in in_lines(name, 20, room, most)]
        for line in lines:
            line["height"], line["middle"] = round(line["height"], 6), round(line["middle"], 6)
        case = {"name": name, "height": 20, "room": room, "most": most, "lines": lines}
        cases.append(json.dumps(case, ensure_ascii=False))
    return "[\n" + ",\n".join(cases) + "\n]\n"


def test_the_client_is_told_how_words_fit() -> None:
    """`client/src/board/lettering.test.ts` reads this file; written anew by running this module."""
    assert VECTORS.read_text(encoding="utf-8") == vectors()


if __name__ == "__main__":
    VECTORS.write_text(vectors(), encoding="utf-8")
