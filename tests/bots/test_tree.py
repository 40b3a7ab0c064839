"""The packed tree: finding, growing, keeping a part."""

from __future__ import annotations

from zashiki.bots.tree import NONE, ROOT, Tree, code_of, key_of, mover_of
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE


def grown(rows: int, seed: int) -> tuple[Tree, dict[tuple[int, int], int]]:
    """A tree of random shape, and the same as a plain dictionary."""
    tree = Tree(rows)
    rng = Rng(seed)
    known: dict[tuple[int, int], int] = {}
    while not tree.is_full:
        node, key = int(rng.below(tree.rows)), int(rng.below(4000))
        if (node, key) not in known:
            row = int(tree.add(node, key, 0.5))
            tree.visits[row] = float(row)
            known[node, key] = row
    return tree, known


def test_every_child_is_found_again_and_nothing_else() -> None:
    tree, known = grown(5000, 3)
    assert all(tree.find(node, key) == row for (node, key), row in known.items())
    rng = Rng(4)
    for _ in range(2000):
        node, key = int(rng.below(5000)), int(rng.below(4000))
        assert tree.find(node, key) == known.get((node, key), NONE)


def test_keeping_a_node_keeps_exactly_what_is_below_it() -> None:
    tree, known = grown(3000, 9)
    root = 2
    below = {root}
    for (node, _), row in sorted(known.items(), key=lambda item: item[1]):
        if node in below:
            below.add(row)
    paths = {}
    parents = {row: (node, key) for (node, key), row in known.items()}
    for row in below - {root}:
        path: tuple[int, ...] = ()
        at = row
        while at != root:
            at, key = parents[at]
            path = (key, *path)
        paths[path] = row
    tree.keep(root)
    assert tree.rows == len(below) > 10
    for path, row in paths.items():
        node = ROOT
        for key in path:
            node = int(tree.find(node, key))
        assert tree.visits[node] == row


def test_clearing_leaves_the_root() -> None:
    tree, _ = grown(3000, 1)
    tree.clear()
    assert tree.rows == 1
    assert tree.find(ROOT, 7) == NONE
    assert tree.visits[ROOT] == 0.0


def test_a_key_is_an_action_and_its_mover() -> None:
    pairs = [(code, mover) for code in (0, 1, 7, 3299) for mover in (CHANCE, 0, 1, 2, 3)]
    keys = [int(key_of(code, mover)) for code, mover in pairs]
    assert len(set(keys)) == len(pairs)
    assert [(code_of(key), mover_of(key)) for key in keys] == pairs
