"""The drawer of scenes: what is on the sheet, where it lies, and that both themes are readable."""

from __future__ import annotations

import re
from importlib.util import find_spec
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

import zashiki
from tests.cli.teahouse import GAME, Evening
from zashiki.core.art import ArtError, read_symbol, symbols, with_room_beside
from zashiki.core.crests import NAMES, OUTLINES
from zashiki.core.lying import Body, Box, lie
from zashiki.core.message import Message
from zashiki.core.painter import AreaPainter, Workshop, hexagon
from zashiki.core.palette import TONES, contrast
from zashiki.core.patterns import PATTERNS, define
from zashiki.core.rng import Rng
from zashiki.core.scene import Area, Decor, Layout, Piece, Place, Scene
from zashiki.core.state import NOBODY
from zashiki.core.svg import draw_scene, wrap

SVG = "{http://www.w3.org/2000/svg}"


def evening(actions: int) -> Evening:
    state = GAME.start(2)
    assert isinstance(state, Evening)
    rng = Rng(5)
    for _ in range(actions):
        state.apply(state.random_action(rng))
    return state


def drawn(state: Evening, seat: int) -> ElementTree.Element:
    return ElementTree.fromstring(draw_scene(GAME, state, seat))  # noqa: S314  our own text


def with_attribute(root: ElementTree.Element, name: str) -> dict[str, ElementTree.Element]:
    return {value: node for node in root.iter() if (value := node.get(name)) is not None}


MATCHES = [
    (name, seats)
    for name in zashiki.names()
    if find_spec(f"zashiki.games.{name}") is not None
    for seats in zashiki.game(name).seat_counts
]


@pytest.mark.parametrize(("name", "seats"), MATCHES)
def test_every_place_and_piece_of_every_game_is_drawn_once(name: str, seats: int) -> None:
    game, rng = zashiki.game(name), Rng(seats)
    state, ply = game.start(seats), 0
    while not state.is_over:
        if ply % 60 == 0 or ply < 3:
            check_picture(game, state)
        state.apply(state.random_action(rng))
        ply += 1
    check_picture(game, state)


def check_picture(game: zashiki.Game, state: zashiki.State) -> None:
    for seat in (0, NOBODY):
        picture = draw_scene(game, state, seat)
        root = ElementTree.fromstring(picture)  # noqa: S314  our own text
        scene, layout = game.scene(state, seat), game.layout(state)
        pieces = [node.get("data-piece") for node in root.iter() if node.get("data-piece")]
        places = [node.get("data-place") for node in root.iter() if node.get("data-place")]
        assert sorted(map(str, pieces)) == sorted(piece.id for piece in scene.pieces)
        seen = [place.id for place in layout.places if seat >= 0 or place.area != "hand"]
        assert sorted(map(str, places)) == sorted(seen)
        assert set(re.findall(r"var\(--([\w-]+)\)", picture)) <= {*TONES, "seat"}
        assert "none" not in re.findall(r"--seat:(\w+)", picture)


@pytest.mark.parametrize(("name", "seats"), MATCHES)
def test_board_hand_and_cards_of_a_sheet_do_not_overlap(name: str, seats: int) -> None:
    game, rng = zashiki.game(name), Rng(1)
    state = game.start(seats)
    for _ in range(40):
        state.apply(state.random_action(rng))
    root = ElementTree.fromstring(draw_scene(game, state, 0))  # noqa: S314  our own text
    sheets = [node for node in root if node.get("rx") == "6"]  # prompt, board, hand
    sheets += [group[0] for group in root if group.get("style", "").startswith("--seat")]
    boxes = [frame(node) for node in sheets]
    assert len(boxes) >= seats + 2
    assert not any(overlap(a, b) for a, b in combinations(boxes, 2))
    page = Box(0, 0, float(root.get("width", 0)), float(root.get("height", 0)))
    page = Box(page.w / 2, page.h / 2, page.w, page.h)
    assert all(inside(box, page) for box in boxes)


def frame(node: ElementTree.Element) -> Box:
    x, y, w, h = (float(node.get(key, 0)) for key in ("x", "y", "width", "height"))
    return Box(x + w / 2, y + h / 2, w, h)


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
            for x, to in ((50, "left"), (51, ""), (150, "right"))
        ],
    )
    shop = Workshop({}, lambda message: f"at {message.args['number']}", "t")
    scene = Scene([Piece("one", "", "left")], [], Message("number"))
    drawn = AreaPainter(shop, layout.areas[0], layout, scene, 1).paint()
    assert "at 150" in drawn
    assert "at 51" in drawn
    assert "at 50" not in drawn


def test_symbols_are_defined_once_and_every_reference_finds_its_definition() -> None:
    root = drawn(evening(6), 0)
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    used = {node.get("href", "") for node in root.iter(f"{SVG}use")}
    assert used
    assert {reference.lstrip("#") for reference in used} <= set(ids)
    fills = {node.get("fill", "") for node in root.iter()}
    assert {f[5:-1] for f in fills if f.startswith("url(")} <= set(ids)


def test_labels_and_hints_become_titles() -> None:
    places = with_attribute(drawn(evening(6), 0), "data-place")
    title = places["table:5"].find(f"{SVG}title")
    assert title is not None
    assert title.text == "Table 6. The best table"


def test_an_owner_shows_by_crest_and_colour() -> None:
    pieces = with_attribute(drawn(evening(5), 0), "data-piece")
    laid = next(node for key, node in pieces.items() if key.startswith("t"))
    text = ElementTree.tostring(laid, encoding="unicode")
    assert "--seat:var(--seat-0)" in text
    assert OUTLINES[0] in text


def test_a_spectator_sees_backs_and_no_strength_of_a_hidden_cup() -> None:
    state = evening(4)
    pieces = with_attribute(drawn(state, NOBODY), "data-piece")
    assert len(pieces) == 4
    for node in pieces.values():
        assert not list(node.iter(f"{SVG}text"))


def test_what_can_be_touched_has_a_vermilion_rim() -> None:
    state = evening(4)
    picture = draw_scene(GAME, state, 0)
    assert picture.count('stroke="var(--vermilion)"') == len(
        {choice.path[0] for choice in GAME.scene(state, 0).legal}
    )
    assert 'stroke="var(--vermilion)"' not in draw_scene(GAME, state, NOBODY)


def test_both_themes_are_in_every_picture() -> None:
    picture = draw_scene(GAME, evening(4), 0)
    light, dark = picture.split("prefers-color-scheme:dark", 1)
    for name, tone in TONES.items():
        assert f"--{name}:{tone.light};" in light
        assert f"--{name}:{tone.dark};" in dark


def test_a_state_shows_itself_in_a_notebook() -> None:
    assert GAME.svg(evening(4)).startswith("<svg ")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_words_and_pieces_stand_out_from_their_ground(theme: str) -> None:
    def shade(name: str) -> str:
        return str(getattr(TONES[name], theme))

    for ground in ("ground", "paper"):
        for words in ("ink", "quiet", "indigo", "vermilion"):
            assert contrast(shade(words), shade(ground)) >= 4.5, (words, ground)
        for thing in ("moss", "plum", "wood", "stone", "clay", "bamboo", "blossom"):
            assert contrast(shade(thing), shade(ground)) >= 3, (thing, ground)
    assert contrast(shade("gold"), shade("paper")) >= 3  # scores are large and stand on paper
    for seat in range(4):
        assert contrast(shade(f"seat-{seat}"), shade("on-seat")) >= 4.5
        assert contrast(shade(f"seat-{seat}"), shade("ground")) >= 3


def test_four_crests_differ() -> None:
    assert len(set(OUTLINES)) == len(NAMES) == 4


@pytest.mark.parametrize("name", sorted(PATTERNS))
def test_patterns_are_well_formed_and_repeat(name: str) -> None:
    root = ElementTree.fromstring(define(name, "it", 0.5))  # noqa: S314  our own text
    assert root.get("id") == "it"
    assert float(root.get("width", 0)) > 0
    assert float(root.get("height", 0)) > 0


def overlap(a: Box, b: Box) -> bool:
    return abs(a.x - b.x) < (a.w + b.w) / 2 - 1e-9 and abs(a.y - b.y) < (a.h + b.h) / 2 - 1e-9


def inside(box: Box, place: Box) -> bool:
    return (
        abs(box.x - place.x) + box.w / 2 <= place.w / 2 + 1e-9
        and abs(box.y - place.y) + box.h / 2 <= place.h / 2 + 1e-9
    )


@pytest.mark.parametrize("how", ["row", "column", "grid", "ring"])
@pytest.mark.parametrize("n", [1, 2, 5, 12])
def test_pieces_stay_in_their_place(how: str, n: int) -> None:
    place = Box(10, 20, 8, 6)
    boxes = lie(how, place, [Body(70, 100)] * n)
    assert len(boxes) == n
    assert all(inside(box, place) for box in boxes)
    if how == "grid":
        assert not any(overlap(a, b) for a, b in combinations(boxes, 2))


def test_a_row_with_room_does_not_overlap_and_keeps_the_order() -> None:
    boxes = lie("row", Box(0, 0, 20, 4), [Body(100, 100)] * 4)
    assert all(a.x + a.w / 2 <= b.x - b.w / 2 for a, b in pairwise(boxes))
    assert boxes[0].h == 4


def test_a_row_without_room_overlaps_evenly() -> None:
    boxes = lie("row", Box(0, 0, 10, 4), [Body(100, 100)] * 5)
    steps = {round(b.x - a.x, 6) for a, b in pairwise(boxes)}
    assert steps == {1.5}


def test_a_stack_grows_up_and_to_the_right() -> None:
    boxes = lie("stack", Box(0, 0, 10, 10), [Body(100, 100, 0.5)] * 3)
    assert all(b.x > a.x and b.y < a.y for a, b in pairwise(boxes))
    assert {(box.w, box.h) for box in boxes} == {(5.0, 5.0)}


def test_a_hexagon_turns_with_its_box() -> None:
    assert hexagon(0, 0, 8, 10)[0] == (0, -5)
    assert hexagon(0, 0, 10, 8)[0] == (5, 0)


def test_long_words_are_wrapped_and_none_is_lost() -> None:
    words = "Lay any number of character tiles and at most one other, then end your turn."
    lines = wrap(words, 200, 15)
    assert len(lines) > 2
    assert " ".join(lines) == words


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


def test_decor_lies_under_the_places_or_over_them() -> None:
    card = '<svg viewBox="-50 -50 100 100"></svg>'
    decor = (Decor("board", "M1 1H2"), Decor("board", "M3 3H4", over=True))
    picture = painted(card, Piece("a", "it", "spot"), decor)
    order = [picture.index(mark) for mark in ("M1 1H2", "data-place", "M3 3H4", "data-piece")]
    assert order == sorted(order)
