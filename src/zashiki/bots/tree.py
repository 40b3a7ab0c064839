"""The search tree: packed vectors and one hash table with open addressing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROOT: Final = 0
NONE: Final = -1
FIRST_ROOM: Final = 1024
MOVERS: Final = 8  # chance and the seats, with room to spare


def key_of(code: i64, mover: i64) -> i64:
    """How a tree names an action: what was done, and by which seat or CHANCE."""
    return code * MOVERS + mover + 1


def code_of(key: i64) -> i64:
    return key // MOVERS


def mover_of(key: i64) -> i64:
    return key % MOVERS - 1


class Tree:
    """A node is a row number. `find` leads from a node and an action to the child.

    A row holds what is known of the action that leads into it, seen by the seat that chose it
    (max^n: everybody looks at his own reward). The same code of two different movers makes two
    children, for what is imagined differs from one iteration to the next.
    """

    def __init__(self, most: int) -> None:
        self.most: i64 = most  # rows are not added beyond this
        self.room: i64 = 0
        self.rows: i64 = 0
        self.mask: i64 = 0
        self.table: vec[i64] = vec[i64]()
        self.parent: vec[i64] = vec[i64]()
        self.key: vec[i64] = vec[i64]()  # by `key_of`
        self.visits: vec[float] = vec[float]()
        self.available: vec[float] = vec[float]()  # how often it could have been chosen
        self.total: vec[float] = vec[float]()  # rewards of its mover
        self.guess: vec[float] = vec[float]()  # reward expected before the first visit
        self.lean: vec[float] = vec[float]()  # how much it is explored, compared with the best 1.0
        self.clear()

    def clear(self) -> None:
        """Only the root is left."""
        if self.room != FIRST_ROOM:
            self._make_room(FIRST_ROOM, 0)
        self.rows = 0
        self._empty_table()
        self._write(NONE, 0, 0.0)

    @property
    def is_full(self) -> bool:
        return self.rows >= self.most

    def find(self, node: i64, key: i64) -> i64:
        """The child of a node by an action, or NONE."""
        return self.table[self._slot(node, key)]

    def add(self, node: i64, key: i64, guess: float) -> i64:
        """A new child; not checked: that there is none yet and that the tree is not full."""
        if self.rows == self.room:
            self._make_room(2 * self.room, self.rows)
            self._empty_table()
            for row in range(1, self.rows):
                self.table[self._slot(self.parent[row], self.key[row])] = row
        row = self._write(node, key, guess)
        self.table[self._slot(node, key)] = row
        return row

    def keep(self, root: i64) -> None:
        """Forget everything but the part below one node, which becomes the root."""
        new = vec[i64]([NONE] * int(self.rows))
        new[root] = ROOT
        self._move(root, ROOT)
        self.parent[ROOT] = NONE
        kept: i64 = 1
        # a child always lies behind its parent, so one pass in order finds all that is left
        for row in range(root + 1, self.rows):
            up = self.parent[row]
            if up >= root and new[up] != NONE:
                new[row] = kept
                self._move(row, kept)
                self.parent[kept] = new[up]
                kept += 1
        self.rows = kept
        self._empty_table()
        for row in range(1, kept):
            self.table[self._slot(self.parent[row], self.key[row])] = row

    def _slot(self, node: i64, key: i64) -> i64:
        """Where the child is entered in the table, or would be."""
        i = ((node * 40503 + key * 2654435761) >> 7) & self.mask
        while True:
            row = self.table[i]
            if row < 0 or (self.key[row] == key and self.parent[row] == node):
                return i
            i = (i + 1) & self.mask

    def _write(self, node: i64, key: i64, guess: float) -> i64:
        row = self.rows
        self.rows += 1
        self.parent[row] = node
        self.key[row] = key
        self.visits[row] = 0.0
        self.available[row] = 0.0
        self.total[row] = 0.0
        self.guess[row] = guess
        self.lean[row] = 1.0
        return row

    def _move(self, old: i64, new: i64) -> None:
        self.key[new] = self.key[old]
        self.visits[new] = self.visits[old]
        self.available[new] = self.available[old]
        self.total[new] = self.total[old]
        self.guess[new] = self.guess[old]
        self.lean[new] = self.lean[old]

    def _empty_table(self) -> None:
        for i in range(len(self.table)):
            self.table[i] = NONE

    def _make_room(self, room: i64, used: i64) -> None:
        """Longer vectors with the same first rows; the table is left to be filled."""
        self.parent = _longer_ints(self.parent, room, used)
        self.key = _longer_ints(self.key, room, used)
        self.visits = _longer_reals(self.visits, room, used)
        self.available = _longer_reals(self.available, room, used)
        self.total = _longer_reals(self.total, room, used)
        self.guess = _longer_reals(self.guess, room, used)
        self.lean = _longer_reals(self.lean, room, used)
        self.room = room
        self.mask = 2 * room - 1
        self.table = vec[i64]([NONE] * int(2 * room))


def _longer_ints(old: vec[i64], room: i64, used: i64) -> vec[i64]:
    new = vec[i64]([0] * int(room))
    for i in range(used):
        new[i] = old[i]
    return new


def _longer_reals(old: vec[float], room: i64, used: i64) -> vec[float]:
    new = vec[float]([0.0] * int(room))
    for i in range(used):
        new[i] = old[i]
    return new
