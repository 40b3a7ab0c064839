"""The painter of one area: rims, labels, counts and decor."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.cli.teahouse import GAME
from zashiki.core.art import ArtError, read_symbol, symbols
from zashiki.core.message import Message
from zashiki.core.painter import AreaPainter, Workshop, hexagon
from zashiki.core.scene import Area, Decor, Layout, Piece, Place, Scene


def test_counts_stay_in_sight_when_pieces_overlap() -> None:
    area = Area("hand", 10, 4)
    place = Place("row", "hand", 5, 2, 6, 3, lie="row")
    pieces = [Piece(f"p{i}", "cup", "row", count=i + 2) for i in range(5)]
    shop = Workshop(symbols(GAME), lambda message: message.id, "x")
    layout, scene = Layout([area], [place]), Scene(pieces, [], Message("prompt"))
    painted = AreaPainter(shop, area, layout, scene, 10).paint()
    last_piece, first_badge = painted.rindex("<use "), painted.index('class="figure"')
    assert last_piece < first_badge
    assert painted.count('class="figure"') == 5


def test_decor_yields_to_pieces_in_the_place_it_names() -> None:
    layout = Layout(
        [Area("board", 200, 100)],
        [Place("left", "board", 50, 50, 80, 80), Place("right", "board", 150, 50, 80, 80)],
        [
            Decor("board", x=x, y=50, h=20, text=Message("number", {"number": x}), yields_to=to)
            for x, to in ((50, "right left"), (51, ""), (150, "right"))
        ],
    )
    shop = Workshop({}, lambda message: f"at {message.args['number']}", "t")
    scene = Scene([Piece("one", "", "left")], [], Message("number"))
    drawn = AreaPainter(shop, layout.areas[0], layout, scene, 1).paint()
    assert "at 150" in drawn
    assert "at 51" in drawn
    assert "at 50" not in drawn


def test_a_hexagon_turns_with_its_box() -> None:
    assert hexagon(0, 0, 8, 10)[0] == (0, -5)
    assert hexagon(0, 0, 10, 8)[0] == (5, 0)


def painted(symbol: str, piece: Piece, decor: tuple[Decor, ...] = ()) -> str:
    area = Area("board", 10, 10)
    place = Place("spot", "board", 5, 5, 4, 4)
    shop = Workshop({"it": read_symbol("it", symbol)}, lambda message: message.id, "x")
    scene = Scene([piece], [], Message("prompt"), marks=[piece.id])
    return AreaPainter(shop, area, Layout([area], [place], decor), scene, 10).paint()


def test_a_rim_follows_the_shape_that_the_symbol_names() -> None:
    tile = '<svg viewBox="-50 -50 100 100" data-rim="hex"></svg>'
    assert "<polygon" in painted(tile, Piece("a", "it", "spot"))
    assert "<polygon" not in painted(tile.replace(' data-rim="hex"', ""), Piece("a", "it", "spot"))
    assert read_symbol("die", tile.replace('rim="hex"', 'turn="roll"')).turn == "roll"
    with pytest.raises(ArtError, match="data-rim"):
        read_symbol("it", tile.replace("hex", "star"))


def test_a_label_is_written_where_the_symbol_has_room_for_it() -> None:
    card = '<svg viewBox="-50 -50 100 100" data-label="0 20 12"></svg>'
    named = Piece("a", "it", "spot", label=Message("geisha"))
    assert ">geisha</text>" in painted(card, named)
    assert ">geisha</text>" not in painted(card.replace('"0 20 12"', '"none"'), named)
    hidden = Piece("a", "it", "spot", face="down", label=Message("geisha"))
    assert ">geisha</text>" not in painted(card, hidden)


def test_a_long_label_takes_two_lines_where_the_symbol_has_them() -> None:
    card = '<svg viewBox="-50 -50 100 100" data-label="0 20 20" data-lines="2"></svg>'
    long = Piece("a", "it", "spot", label=Message("seller of calendars"))
    short = Piece("a", "it", "spot", label=Message("tea"))
    assert ">seller of</text>" in painted(card, long)
    assert ">calendars</text>" in painted(card, long)
    assert ">tea</text>" in painted(card, short)
    assert ">seller of calendars</text>" in painted(card.replace('lines="2"', 'lines="1"'), long)
    with pytest.raises(ArtError, match="data-lines"):
        read_symbol("it", card.replace('lines="2"', 'lines="9"'))


def test_a_name_in_two_lines_is_whole_or_not_there() -> None:
    card = '<svg viewBox="-50 -50 100 100" data-label="0 20 20" data-lines="2"></svg>'
    area = Area("board", 10, 10)
    layout = Layout([area], [Place("spot", "board", 5, 5, 4, 4)])
    shop = Workshop({"it": read_symbol("it", card)}, lambda message: message.id, "x")
    for name, lines in (("tea calendars", 0), ("lantern maker", 2)):  # calendars cannot be larger
        scene = Scene([Piece("a", "it", "spot", label=Message(name))], [], Message("prompt"))
        drawn = AreaPainter(shop, area, layout, scene, 10, 8, 8, None, 2).paint()
        assert drawn.count("</text>") == lines, name


def test_decor_lies_under_the_places_or_over_them() -> None:
    card = '<svg viewBox="-50 -50 100 100"></svg>'
    decor = (Decor("board", "M1 1H2"), Decor("board", "M3 3H4", over=True))
    picture = painted(card, Piece("a", "it", "spot"), decor)
    order = [picture.index(mark) for mark in ("M1 1H2", "data-place", "M3 3H4", "data-piece")]
    assert order == sorted(order)


def test_words_over_the_places_are_seen_above_the_pieces() -> None:
    card = '<svg viewBox="-50 -50 100 100"></svg>'
    decor = (
        Decor("board", x=5, y=5, h=2, text=Message("ground")),
        Decor("board", x=5, y=5, h=2, text=Message("name"), over=True),
    )
    picture = painted(card, Piece("a", "it", "spot"), decor)
    order = [picture.index(mark) for mark in (">ground<", "data-place", "data-piece", ">name<")]
    assert order == sorted(order)


def lettered(heights: dict[str, float], *, larger: float, apart: float = 0) -> AreaPainter:
    """Words on the ground, 10 pixels a unit, and the least is 20 pixels."""
    area = Area("board", 100, 10)
    decor = [
        Decor("board", x=50 + apart * i, y=5, h=height, text=Message(words))
        for i, (words, height) in enumerate(heights.items())
    ]
    shop = Workshop({}, lambda message: message.id, "x")
    scene = Scene([], [], Message("prompt"))
    return AreaPainter(shop, area, Layout([area], [], decor), scene, 10, 20, 20, None, larger)


def test_what_is_a_little_low_is_written_larger_in_an_overview() -> None:
    heights = {"high": 2.5, "low": 1.5, "lowest": 1.1}
    overview = lettered(heights, larger=1.5, apart=10)
    plain, drawn = lettered(heights, larger=1).paint(), overview.paint()
    assert [f">{word}<" in plain for word in heights] == [True, False, False]
    assert [f">{word}<" in drawn for word in heights] == [True, True, False]
    assert sorted(overview.heights) == pytest.approx([20, 25], rel=0.01)
    assert min(overview.heights) > 20


def test_larger_words_go_aside_or_are_left_out_where_others_stand() -> None:
    crowd = dict.fromkeys(("long-name", "name-b", "name-c", "name-d", "name-e", "name-f"), 1.5)
    painter = lettered(crowd, larger=1.5)
    drawn = painter.paint()
    assert 'x="50" y="5"' in drawn[: drawn.index(">long-name<")]
    assert 1 < len(painter.written) < len(crowd)
    boxes = painter.written
    for one, other in combinations(boxes, 2):
        apart = abs(one.x - other.x) * 2 >= one.w + other.w
        assert apart or abs(one.y - other.y) * 2 >= one.h + other.h


def test_the_lettering_of_a_drawing_is_larger_too_or_left_out() -> None:
    card = '<svg viewBox="-50 -50 100 100"><text font-size="{}">one</text></svg>'
    area = Area("board", 10, 10)
    layout = Layout([area], [Place("spot", "board", 5, 5, 4, 4)])
    scene = Scene([Piece("a", "it", "spot")], [], Message("prompt"))
    for size, written in ((60, 24), (40, 20), (30, 0)):  # 0.4 pixels a unit
        symbol = read_symbol("it", card.format(size))
        shop = Workshop({"it": symbol}, lambda message: message.id, "x")
        painter = AreaPainter(shop, area, layout, scene, 10, 20, 20, None, 1.5)
        painter.paint()
        assert painter.heights == pytest.approx([written] if written else [], rel=0.01)
        assert (">one<" in "".join(shop.definitions.values())) == bool(written)
        assert all(name.replace("-", "_").isidentifier() for name in shop.definitions)
