"""Lettering: long names get smaller letters or two lines before they are made narrower."""

from __future__ import annotations

import pytest

from zashiki.core.lettering import SMALL, SMALLEST, Line, fitting, halves, in_lines


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
