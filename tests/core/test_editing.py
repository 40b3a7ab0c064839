"""Pieces are taken and put elsewhere in every game, and the data follows."""

from __future__ import annotations

import copy
from collections.abc import Iterator

import pytest

import zashiki
from zashiki.core.editing import Data, Thing
from zashiki.core.position import MOST_PROBLEMS, difference
from zashiki.core.rng import Rng
from zashiki.core.scene import Piece
from zashiki.core.state import State
from zashiki.record import Record
from zashiki.study.positions import arranged, position_names

GAMES = ("samurai", "tokaido_duo", "iki", "yamatai")
# Kinds of pieces that must be movable, by the beginning of their ids.
MOVABLE = {
    "samurai": {"tile", "figure", "figures-0", "figures-1", "box"},
    "tokaido_duo": {
        *("figure", "marker", "die", "piece-wave", "spring", "good", "trade", "box"),
        *("money", "gold-supply", "bar-piece", "painting"),
    },
    "iki": {
        *("figure", "disc", "month", "card", "building", "tile", "good", "kobun", "box"),
        *("order", "block", "sun", "moon"),
    },
    "yamatai": {
        *("ship", "in", "seat", "culture", "mountain", "sacred", "building", "tile"),
        *("specialist", "fleet", "meeple"),
    },
}


def states(name: str) -> Iterator[State]:
    """Positions of lessons, and of a match."""
    game = zashiki.game(name)
    for each in position_names(game)[::3]:
        yield arranged(game, each)
    record = Record.play(name, rng=Rng(8))
    for ply in range(10, len(record.actions), 37):
        yield record.state(ply)


def pieces_of(state: State, seat: int) -> list[Piece]:
    game = state.setup.game
    return [*game.open_scene(state, seat).pieces, *game.hands(state, seat).box]


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_piece_can_be_moved(name: str) -> None:
    kinds = set()
    for state in states(name):
        hands, told = state.setup.game.hands(state, 0), state.position()
        for piece in pieces_of(state, 0):
            if hands.places(told, piece):
                kinds.add(
                    piece.id.split(":")[0].split("-")[0]
                    if name in ("iki", "yamatai")
                    else piece.id.split(":")[0]
                )
    assert MOVABLE[name] <= kinds


@pytest.mark.parametrize("name", GAMES)
def test_every_move_by_hand_is_drawn_or_told_why_not_and_leads_back(name: str) -> None:
    """Wherever a piece is put: the data can be drafted, and putting it back restores the data."""
    playable = drawn = 0
    for state in states(name):
        game, told = state.setup.game, state.position()
        hands = game.hands(state, 0)
        for piece in pieces_of(state, 0)[::4]:
            for place in hands.places(told, piece)[::9]:
                moved = copy.deepcopy(told)
                hands.move(moved, piece, place)
                assert moved != told, (piece.id, place)
                after, problems = game.draft(moved)
                assert len(problems) <= MOST_PROBLEMS + 1
                playable += not problems
                drawn += after is not None
                back = put_back(told, moved, hands.things[piece.id], piece, place)
                assert difference(back, told) is None, (piece.id, place)
    assert playable > 20
    assert drawn > playable


def put_back(told: Data, moved: Data, thing: Thing, piece: Piece, place: str) -> Data:
    """With what was written of it where it lay, such as the coins on a card."""
    written = thing.slots[piece.place].take(copy.deepcopy(told), thing.name)
    back = copy.deepcopy(moved)
    thing.slots[place].take(back, thing.name)
    thing.slots[piece.place].put(back, thing.name, written)
    return back


def test_a_tile_is_laid_by_hand_and_the_match_goes_on() -> None:
    game = zashiki.game("samurai")
    state = arranged(game, "kyoto")
    told: Data = state.position()
    hands = game.hands(state, 0)
    piece = next(each for each in pieces_of(state, 0) if each.place == "pool" and each.text)
    place = hands.places(told, piece)[0]
    hands.move(told, piece, place)
    moved, problems = game.draft(told)
    assert problems == []
    assert moved is not None
    assert told["tiles"][place]["seat"] == 0
    assert zashiki.playout(moved, zashiki.Rng(1)) > 0


def moved(state: State, piece_id: str, place: str) -> Data:
    """The position after a piece was put elsewhere."""
    told: Data = state.position()
    hands = state.setup.game.hands(state, 0)
    piece = next(each for each in pieces_of(state, 0) if each.id == piece_id)
    assert place in hands.places(told, piece)
    hands.move(told, piece, place)
    return told


def played(name: str, actions: int) -> State:
    record = Record.play(name, rng=Rng(8))
    while record.state(actions).actor < 0:
        actions += 1
    return record.state(actions)


def test_paintings_are_turned_up_given_away_and_brought_back() -> None:
    def seat_of(state: State) -> Data:
        told: Data = state.position()
        found: Data = told["seats"][0]
        return found

    state = next(each for each in states("tokaido_duo") if seat_of(each)["face_up"])
    before = seat_of(state)
    first, up = sum(before["given"].values()), before["face_up"]
    last = first + len(up)
    turned = moved(state, f"painting:0:{last + 1}", f"gallery:0:{last}")["seats"][0]
    assert turned["face_up"][:-1] == up
    given = moved(state, f"painting:0:{first}", "box")
    assert given["seats"][0]["given"] == (
        {**before["given"], up[0]: before["given"].get(up[0], 0) + 1}
    )
    after, _ = state.setup.game.draft(given)
    assert after is not None
    brought = moved(after, f"box:painting:0:{up[0]}", f"gallery:0:{first}")
    assert brought["seats"][0] == before


def test_order_figures_stand_on_free_fields() -> None:
    state = next(each for each in states("iki") if each.position()["fields"])
    told: Data = state.position()
    field, seat = next(iter(told["fields"].items()))
    home = moved(state, f"order-{seat}", f"home-{seat}")
    assert field not in home["fields"]
    month = moved(state, "month", f"month-{told['month'] % 12 + 1}")
    assert "season" not in month


def test_fleets_are_taken_and_meeples_change_their_turn() -> None:
    state = played("yamatai", 4)
    told: Data = state.position()
    free = next(each for each in told["order"] if each["fleet"] is None)
    number = next(name for name in told["fleets"] if name).removeprefix("fleet")
    seat = free["seat"]
    taken = moved(state, f"fleet-{number}", f"seat-{seat}-fleets")
    assert f"fleet{number}" in [each["fleet"] for each in taken["order"] if each["seat"] == seat]
    assert f"fleet{number}" not in taken["fleets"]
    places = {each["place"] for each in told["order"]}
    empty = next(place for place in range(10, 0, -1) if place not in places)
    piece = next(each for each in pieces_of(state, 0) if each.place == f"order-{free['place']}")
    assert empty in [each["place"] for each in moved(state, piece.id, f"order-{empty}")["order"]]


def test_tiles_of_another_bag_lie_in_the_box() -> None:
    state = arranged(zashiki.game("samurai"), "kyoto")
    boxed = next(each for each in pieces_of(state, 0) if each.id.startswith("box:1-"))
    tile = boxed.id.partition("-")[2]
    before: Data = state.position()
    after = moved(state, boxed.id, "tiles-1")
    held = (each["seats"][1]["hand"].get(tile, 0) for each in (before, after))
    assert list(held) == [0, 1]


def test_all_that_is_wrong_is_told_at_once() -> None:
    game = zashiki.game("samurai")
    told = arranged(game, "kyoto").position()
    told["actor"] = 1
    told["plain_laid"] = True
    _, problems = game.draft(told)
    assert [each.key for each in problems] == ["plain_laid", "actor"]
    with pytest.raises(zashiki.PositionError, match="plain_laid: nothing is laid"):
        game.arrange(told)
    told["seats"] = "none"
    state, problems = game.draft(told)
    assert state is None
    assert problems[0].key == "seats"


def test_a_game_that_says_nothing_has_nothing_to_move() -> None:
    from tests.toys.high_card import HighCardGame

    game = HighCardGame()
    assert game.hands(game.start(2), 0).things == {}
