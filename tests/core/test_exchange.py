"""What was exchanged between two rows, by identity."""

from __future__ import annotations

import random

import pytest

from zashiki.core.exchange import exchanged
from zashiki.core.scene import Piece


def pieces(count: int) -> list[Piece]:
    return [Piece(f"piece-{number}", "art", "place") for number in range(count)]


def shuffled_a_little(row: list[Piece], dice: random.Random) -> list[Piece]:
    """Some go, some come, some are replaced, and now and then a part of the row is turned round."""
    now = list(row)
    for _ in range(dice.randrange(6)):
        at = dice.randrange(len(now) + 1)
        what = dice.randrange(4)
        if what == 0:
            now.insert(at, Piece(f"new-{dice.random()}", "art", "place"))
        elif what == 1:
            del now[at : at + dice.randrange(8)]
        elif what == 2:
            now[at : at + 1] = pieces(1)
        else:
            now[at : at + 12] = reversed(now[at : at + 12])
    return now


@pytest.mark.parametrize("seed", range(300))
def test_what_came_and_went_makes_one_row_of_the_other(seed: int) -> None:
    dice = random.Random(seed)
    before = pieces(dice.randrange(40))
    now = shuffled_a_little(before, dice)
    came, went = ({id(piece) for piece in row} for row in exchanged(before, now))
    were, are = ({id(piece) for piece in row} for row in (before, now))
    assert are - were <= came <= are
    assert were - are <= went <= were
    assert (were - went) | came == are


def test_rows_that_are_alike_exchange_nothing() -> None:
    row = pieces(20)
    assert exchanged(row, list(row)) == ([], [])
    assert exchanged([], []) == ([], [])


def test_a_piece_between_others_is_all_that_came_or_went() -> None:
    row = pieces(30)
    one = Piece("one", "art", "place")
    more = [*row[:10], one, *row[10:]]
    assert exchanged(row, more) == ([one], [])
    assert exchanged(more, row) == ([], [one])
    assert exchanged(row, [*row[:10], one, *row[11:]]) == ([one], [row[10]])


def test_equal_pieces_are_not_the_same() -> None:
    (first,), (second,) = pieces(1), pieces(1)
    assert first == second
    assert exchanged([first], [second]) == ([second], [first])
