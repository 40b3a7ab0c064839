"""Settings are written once: what specs read and docs tell follows from that."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.bots.toys import STONES
from zashiki.bots import Spec, SpecError, make
from zashiki.bots.settings import GreedySettings, SearchSettings
from zashiki.bots.spec import MOST, Setting, flag, parse, real, settings_of, whole

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
ALL = [*settings_of(GreedySettings), *settings_of(SearchSettings)]


@dataclass(kw_only=True)
class Moods:
    """Settings of a bot of one's own."""

    calm: bool = flag(True, "calm", "wild", "how it moves")
    rolls: bool = flag(False, "dice=two", "dice=one", "what it rolls")
    cups: int = whole(3, "how many it drinks", 1, 9)
    haste: float = real(0.5, "how fast", 0.0, 1.0)


def filled(words: str) -> Moods:
    return parse(f"moody:{words}").fill(Moods())


def test_a_spec_changes_what_it_says_and_nothing_else() -> None:
    base = Moods(cups=5)
    assert Spec("moody").fill(base) == base
    assert parse("moody:haste=0.25").fill(base) == Moods(cups=5, haste=0.25)
    assert base == Moods(cups=5)


def test_a_flag_has_two_words() -> None:
    assert (filled("calm").calm, filled("wild").calm) == (True, False)
    assert (filled("dice=two").rolls, filled("dice=one").rolls) == (True, False)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("calm,wild", "calm and wild exclude each other"),
        ("wild=3", "wild stands alone, without a value"),
        ("dice=three", "dice must be one of two, one, not 'three'"),
        ("cups=0", "cups must be from 1 to 9, not 0"),
        ("cups=1.5", "cups must be a whole number, not 1.5"),
        ("haste=soon", "haste must be a number, not 'soon'"),
        ("mood=good", "no setting 'mood'; there are: calm, wild, dice, cups, haste"),
    ],
)
def test_wrong_words_are_refused_by_name(words: str, part: str) -> None:
    with pytest.raises(SpecError, match=part):
        filled(words)


def test_an_unknown_setting_is_answered_with_all_there_are() -> None:
    known = [key for setting in settings_of(SearchSettings) for key in setting.keys]
    with pytest.raises(
        SpecError, match=f"no setting 'deep'; there are: plain, style, {', '.join(known)}"
    ):
        make("search:deep", STONES)


@pytest.mark.parametrize("setting", ALL, ids=lambda setting: str(setting.name))
def test_every_setting_can_be_said_and_comes_out_as_said(setting: Setting) -> None:
    base = SearchSettings() if setting in settings_of(SearchSettings) else GreedySettings()
    other: float
    if setting.kind == "flag":
        other = not setting.default
        words = setting.yes if other else setting.no
    else:
        other = setting.low if setting.default != setting.low else setting.low + 1
        words = f"{setting.name}={other}"
    expected = type(base)()
    setattr(expected, setting.name, other)
    assert parse(f"x:{words}").fill(base) == expected
    assert (
        type(getattr(base, setting.name))
        is {"flag": bool, "whole": int, "real": float}[setting.kind]
    )


def row(setting: Setting) -> str:
    """A setting as the docs tell of it."""
    if setting.kind == "flag":
        default = setting.yes if setting.default else setting.no
        return f"| `{setting.yes}`, `{setting.no}` | `{default}` | | {setting.about} |"
    default = f"{setting.default:,g}" if setting.default >= setting.low else "none"
    to = f"{setting.low:g} to {setting.high:,.0f}"
    bounds = to if setting.high < MOST else f"from {setting.low:g}"
    return f"| `{setting.name}` | {default} | {bounds} | {setting.about} |"


@pytest.mark.parametrize("cls", [GreedySettings, SearchSettings])
def test_the_docs_tell_of_every_setting(cls: type[GreedySettings | SearchSettings]) -> None:
    text = DOCS.read_text(encoding="utf-8")
    head = f"<!-- {cls.__name__} -->\n"
    found = re.search(rf"{head}\|.*\n\|.*\n((?:\|.*\n)*)", text)
    assert found
    assert found[1].splitlines() == [row(setting) for setting in settings_of(cls)]
