"""Symbols are read from their files, or refused with the file and the fault."""

from __future__ import annotations

import pytest

from tests.cli.teahouse import GAME
from zashiki.core.art import ArtError, read_symbol, symbols, with_room_beside


def test_a_symbol_says_where_to_write() -> None:
    cup = symbols(GAME)["cup"]
    assert cup.text is not None
    assert (cup.text.size, cup.text.tone) == (40, "on-seat")
    bare = read_symbol("bare", '<svg viewBox="-35 -50 70 100" data-crest="none"></svg>')
    assert bare.crest is None
    assert bare.count is not None
    aside = read_symbol("aside", '<svg viewBox="0 0 100 50"></svg>')
    assert (aside.x, aside.y, aside.view_box) == (50, 25, "0 0 100 50")
    assert aside.text is not None
    assert (aside.text.x, aside.text.y) == (50, 25)


@pytest.mark.parametrize(
    ("svg", "problem"),
    [
        ("<g/>", "not a single <svg>"),
        ('<svg viewBox="0 0 100 0"></svg>', "has no size"),
        ('<svg viewBox="a b"></svg>', "not four numbers"),
        ('<svg viewBox="-5 -5 10 10"><script>x</script></svg>', "<script> is not a shape"),
        ('<svg viewBox="-5 -5 10 10"><path id="a" d=""/></svg>', "attribute id"),
        ('<svg viewBox="-5 -5 10 10"><path onclick="a"/></svg>', "attribute onclick"),
        ('<svg viewBox="-5 -5 10 10"><path fill="url(#a)"/></svg>', "refers to something else"),
        ('<svg viewBox="-5 -5 10 10" data-text="1 b"></svg>', "data-text"),
    ],
)
def test_a_symbol_that_a_page_cannot_use_is_refused(svg: str, problem: str) -> None:
    with pytest.raises(ArtError, match="bad.svg: .*" + problem.replace("(", r"\(")):
        read_symbol("bad", svg)


def test_a_symbol_may_have_its_text_beside_it() -> None:
    svg = '<svg viewBox="-50 -50 100 100" data-beside="40"><path d="M0 0"/></svg>'
    coin = read_symbol("coin", svg)
    wide = with_room_beside(coin, svg)
    assert wide is not None
    assert (wide.name, wide.view_box) == ("coin-beside", "-90 -50 140 100")
    assert wide.text is not None
    assert wide.text.x < -50
    assert with_room_beside(coin, svg.replace(' data-beside="40"', "")) is None
    with pytest.raises(ArtError, match="data-beside"):
        with_room_beside(coin, svg.replace("40", "wide"))
