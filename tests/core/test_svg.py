"""The drawer of scenes: what is on the sheet and where it lies."""

from __future__ import annotations

import re
from importlib.util import find_spec
from itertools import combinations
from xml.etree import ElementTree

import pytest

import zashiki
from tests.cli.teahouse import GAME, Evening
from tests.core.test_lying import inside, overlap
from zashiki.core.crests import OUTLINES
from zashiki.core.lying import Box
from zashiki.core.palette import TONES
from zashiki.core.rng import Rng
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


def test_symbols_are_defined_once_and_every_reference_finds_its_definition() -> None:
    root = drawn(evening(6), 0)
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    used = {node.get("href", "") for node in root.iter(f"{SVG}use")}
    assert used
    assert {reference.lstrip("#") for reference in used} <= set(ids)
    fills = {node.get("fill", "") for node in root.iter()}
    assert {f[5:-1] for f in fills if f.startswith("url(")} <= set(ids)


def test_labels_become_titles() -> None:
    places = with_attribute(drawn(evening(6), 0), "data-place")
    title = places["table:5"].find(f"{SVG}title")
    assert title is not None
    assert title.text == "Table 6"


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


def test_long_words_are_wrapped_and_none_is_lost() -> None:
    words = "Lay any number of character tiles and at most one other, then end your turn."
    lines = wrap(words, 200, 15)
    assert len(lines) > 2
    assert " ".join(lines) == words
