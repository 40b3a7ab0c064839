"""A tree of variations: what was played, what could have been, with remarks and marks.

Nodes have numbers that stay theirs, so that several people can work on one tree: the root, 0, is
the position at the beginning, every other node an action or an outcome of chance. The first child
of a node goes on with the main line, the others are alternatives to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from zashiki.core.scene import Mark
from zashiki.core.setup import Setup
from zashiki.core.state import State

ROOT = 0
MOST_NODES = 20_000  # of one tree
MOST_CHILDREN = 300  # of one node
LONGEST_REMARK = 4_000
MOST_MARKS = 40  # at one node
MOST_THINGS = 12  # of one mark
LONGEST_LABEL = 60
MARK_KINDS = ("ring", "arrow", "label", "shade")
TONES = ("indigo", "gold", "moss", "plum")
_THING = re.compile(r"""[^\s<>(){}"\\]{1,120}""")


class TreeError(ValueError):
    """A tree that cannot be, or would grow too large; `node` says where."""

    def __init__(self, problem: str, node: int | None = None) -> None:
        super().__init__(problem if node is None else f"node {node}: {problem}")
        self.problem = problem
        self.node = node


@dataclass(slots=True)
class Node:
    """A position in the tree, by what led to it."""

    id: int
    parent: int  # -1: of the root
    code: int
    remark: str | None = None
    marks: tuple[Mark, ...] = ()
    children: list[int] = field(default_factory=list)


class Tree:
    """The variations that begin at the start of a setup."""

    def __init__(self, setup: Setup, codes: Iterable[int] = ()) -> None:
        """`codes`, which are legal, are the main line."""
        self.setup = setup
        self._start: State | None = None
        self.nodes: dict[int, Node] = {ROOT: Node(ROOT, -1, -1)}
        self.next_id = 1
        at = ROOT
        for code in codes:
            at = self.add(at, code).id

    def __eq__(self, other: object) -> bool:
        """Whether it is the same tree, however its nodes are numbered."""
        if not isinstance(other, Tree):
            return NotImplemented
        return self.setup == other.setup and self.told() == other.told()

    __hash__ = None  # type: ignore[assignment]

    def __len__(self) -> int:
        """How many nodes there are, the root among them."""
        return len(self.nodes)

    def __repr__(self) -> str:
        return f"<Tree of {self.setup.game.id}: {len(self)} nodes>"

    def told(self) -> list[tuple[int, int, str | None, tuple[Mark, ...]]]:
        """Every node in the order of the text: its depth, code, remark and marks."""
        depth = {ROOT: 0}
        found = []
        for node in self.walk():
            if node.id != ROOT:
                depth[node.id] = depth[node.parent] + 1
            found.append((depth[node.id], node.code, node.remark, node.marks))
        return found

    # --- looking -------------------------------------------------------------------------

    @property
    def root(self) -> Node:
        return self.nodes[ROOT]

    def find(self, node_id: int) -> Node:
        node = self.nodes.get(node_id)
        if node is None:
            raise TreeError("there is no such node", node_id)
        return node

    def walk(self, first: int = ROOT) -> Iterator[Node]:
        """A node and all below it: parents before children, the main line first."""
        waiting = [first]
        while waiting:
            node = self.nodes[waiting.pop()]
            yield node
            waiting += reversed(node.children)

    def path(self, node_id: int) -> list[int]:
        """The nodes from the first action to this one."""
        found = []
        node = self.find(node_id)
        while node.id != ROOT:
            found.append(node.id)
            node = self.nodes[node.parent]
        return found[::-1]

    def codes(self, node_id: int) -> list[int]:
        """What was played to come here."""
        return [self.nodes[each].code for each in self.path(node_id)]

    @property
    def start(self) -> State:
        """Never change it, copy it: arranging a position anew takes its time."""
        if self._start is None:
            self._start = self.setup.start()
        return self._start

    def state(self, node_id: int) -> State:
        state = self.start.copy()
        for code in self.codes(node_id):
            state.apply(code)
        return state

    def main_line(self, first: int = ROOT) -> list[int]:
        """The nodes after this one, always the first child."""
        found = []
        node = self.find(first)
        while node.children:
            node = self.nodes[node.children[0]]
            found.append(node.id)
        return found

    # --- growing and pruning -------------------------------------------------------------

    def play(self, parent: int, code: int) -> Node:
        """The node after this action, a new one unless it was there; raises Refusal where the
        rules forbid the action, TreeError where the tree is full.
        """
        known = self.child(parent, code)
        if known is not None:
            return known
        state = self.state(parent)
        refusal = state.why_not(int(state.actor), code)
        if refusal is not None:
            raise refusal
        return self.add(parent, code)

    def child(self, parent: int, code: int) -> Node | None:
        """The node that this action leads to, if there is one."""
        children = (self.nodes[each] for each in self.find(parent).children)
        return next((each for each in children if each.code == code), None)

    def add(self, parent: int, code: int) -> Node:
        """The same for an action that is known to be legal; what is there already stays one."""
        found = self.child(parent, code)
        if found is None:
            if len(self.nodes) >= MOST_NODES:
                raise TreeError(f"no more than {MOST_NODES} nodes")
            found = self.insert(Node(self.next_id, parent, code))
        return found

    def insert(self, node: Node) -> Node:
        """A node with its number, as it was kept. Not checked: its action."""
        if node.id in self.nodes:
            raise TreeError("stands twice", node.id)
        children = self.find(node.parent).children
        if len(children) >= MOST_CHILDREN:
            raise TreeError(f"no more than {MOST_CHILDREN} alternatives", node.parent)
        children.append(node.id)
        self.nodes[node.id] = node
        self.next_id = max(self.next_id, node.id + 1)
        return node

    def delete(self, node_id: int) -> list[int]:
        """Take a node away with all that follows; the numbers of what has gone."""
        if node_id == ROOT:
            raise TreeError("the beginning cannot be taken away", ROOT)
        node = self.find(node_id)
        gone = [each.id for each in self.walk(node_id)]
        self.nodes[node.parent].children.remove(node_id)
        for each in gone:
            del self.nodes[each]
        return gone

    def promote(self, node_id: int) -> int | None:
        """Make the variation of a node the first one where it branches off; answers the node at
        which it does, None where it is the main line already.
        """
        for each in reversed(self.path(node_id)):
            parent = self.nodes[self.nodes[each].parent]
            if parent.children[0] != each:
                parent.children.remove(each)
                parent.children.insert(0, each)
                return parent.id
        return None

    def write_remark(self, node_id: int, remark: str) -> None:
        self.find(node_id).remark = checked_remark(remark) or None

    def draw(self, node_id: int, marks: Sequence[Mark]) -> None:
        self.find(node_id).marks = checked_marks(marks)


# --- what people write and draw --------------------------------------------------------------


def checked_remark(remark: str) -> str:
    """Fit for the text form; raises TreeError."""
    if "}" in remark:
        raise TreeError("a remark cannot hold a closing brace")
    if len(remark) > LONGEST_REMARK:
        raise TreeError(f"a remark has at most {LONGEST_REMARK} characters")
    return remark


def checked_marks(marks: Sequence[Mark]) -> tuple[Mark, ...]:
    if len(marks) > MOST_MARKS:
        raise TreeError(f"no more than {MOST_MARKS} marks at one place")
    return tuple(map(checked_mark, marks))


def checked_mark(mark: Mark) -> Mark:
    if mark.kind not in MARK_KINDS:
        raise TreeError(f"no mark {mark.kind[:20]!r}; there are {', '.join(MARK_KINDS)}")
    if mark.tone not in TONES:
        raise TreeError(f"no tone {mark.tone[:20]!r}; there are {', '.join(TONES)}")
    least = 2 if mark.kind == "arrow" else 1
    if not least <= len(mark.at) <= MOST_THINGS:
        raise TreeError(f"a mark of kind {mark.kind} is at {least} to {MOST_THINGS} things")
    for thing in mark.at:
        if not _THING.fullmatch(thing):
            raise TreeError(f"{thing[:20]!r} is not the name of a piece or place")
    if bool(mark.text) != (mark.kind == "label") or len(mark.text) > LONGEST_LABEL:
        raise TreeError(f"a label, and nothing else, has words: 1 to {LONGEST_LABEL} characters")
    return Mark(mark.kind, tuple(mark.at), mark.text, mark.tone)
