"""The moves of the text form: numbered turns, chance, variations, remarks and marks.

A turn is a run of actions by one seat. Outcomes of chance stand in round brackets. A variation
stands in round brackets as well and begins with the number of its turn: it is played instead of the
action before it, and may hold others. Remarks in braces and marks in angle brackets belong to the
action before them:

    12. 1: S3@q9 {a bold move} <ring q9> <label gold p9 "here">
       (12. 1: S1@q8 end (?R2)
       13. 0: H4@k14)
       end (?H2)

Reading takes time in proportion to the text, however it is nested; what is wrong names its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from zashiki.core.refusal import Refusal
from zashiki.core.scene import Mark
from zashiki.core.setup import Setup
from zashiki.core.state import CHANCE, State
from zashiki.variations import ROOT, TONES, Node, Tree, TreeError, checked_mark

WIDTH = 100
INDENT = "   "
LONGEST_WORD = 80  # of an action: no game writes any that long
LONGEST_PROBLEM = 300  # characters of what may be quoted of a record that cannot be read


class RecordError(ValueError):
    """A record that cannot be read; says where. Nothing of it is loaded."""

    def __init__(self, problem: str, line: int | None = None, ply: int | None = None) -> None:
        problem = short(problem, LONGEST_PROBLEM)
        where = [f"{name} {n}" for name, n in (("line", line), ("ply", ply)) if n is not None]
        super().__init__(f"{', '.join(where)}: {problem}" if where else problem)
        self.problem = problem
        self.line = line
        self.ply = ply


# An open remark takes all that is left: looking for its end again and again would be quadratic.
_TOKEN = re.compile(r"\{[^}]*\}?|<[^>]*>?|[()]|\d+\.(?=\s)|\d+:(?=\s)|[^\s(){}]+")
NUMBER = r"\d{1,9}"  # a longer one counts nothing, and may be too long for Python to read
_WRITTEN = re.compile(r'(?P<head>[^"]*)(?P<words>"(?:[^"\\]|\\.)*")?')


class Token(NamedTuple):
    text: str
    line: int


def short(text: str, longest: int) -> str:
    """To be quoted in an error, however long it is."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def tokens(text: str, line: int = 1) -> Iterator[Token]:
    """The words of the moves; a remark may go on over several lines. `line` is that of the text's
    beginning.
    """
    at = 0
    for match in _TOKEN.finditer(text):
        _check_blank(text[at : match.start()], line)
        line += text.count("\n", at, match.start())
        yield Token(match[0], line)
        line += match[0].count("\n")
        at = match.end()
    _check_blank(text[at:], line)


def _check_blank(between: str, line: int) -> None:
    if between.strip():
        raise RecordError(f"not readable: {between.strip()[:20]}", line)


# --- marks -----------------------------------------------------------------------------------


def write_mark(mark: Mark) -> str:
    """Words are written so that no bracket of theirs ends anything."""
    parts = [mark.kind, *([] if mark.tone == "indigo" else [mark.tone]), *mark.at]
    if mark.text:
        told = msgspec.json.encode(mark.text).decode()
        parts.append(re.sub("[<>{}]", lambda sign: f"\\u{ord(sign[0]):04x}", told))
    return f"<{' '.join(parts)}>"


def read_mark(text: str) -> Mark:
    """Raises TreeError."""
    match = _WRITTEN.fullmatch(text[1:-1].strip())
    if match is None:
        raise TreeError(f"not a mark: {short(text, LONGEST_WORD)}")
    kind, *things = match["head"].split() or [""]
    tone = things.pop(0) if things and things[0] in TONES else "indigo"
    try:
        words = msgspec.json.decode(match["words"], type=str) if match["words"] else ""
    except msgspec.DecodeError:
        raise TreeError(f"words of a mark: {short(match['words'], LONGEST_WORD)}") from None
    return checked_mark(Mark(kind, tuple(things), words, tone))


# --- writing ---------------------------------------------------------------------------------


class _Place(NamedTuple):
    """Where writing or reading has come to: a node, its position, and what was announced."""

    node: int
    state: State
    ply: int = 0
    turn: int = 0
    seat: int | None = None


def write_moves(tree: Tree) -> tuple[list[str], State]:
    """The numbered lines, and the position the main line leads to."""
    writer = _Writer(tree)
    return writer.lines, writer.write()


class _Writer:
    """Writes what waits, the last thing first: so variations need no recursion."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.lines: list[str] = []
        self.words: list[str] = []
        self.depth = 0

    def write(self) -> State:
        self.words += _notes(self.tree.root)
        final = start = self.tree.start
        waiting: list[tuple[str, _Place]] = [("on", _Place(ROOT, start))]
        while waiting:
            task, place = waiting.pop()
            if task == "close":
                self.close()
            elif task == "instead":
                waiting += [("close", place), ("on", self.open(place))]
            else:
                final = place.state if self.depth == 0 else final
                waiting += self.go_on(place)
        self.flush()
        return final

    def go_on(self, place: _Place) -> list[tuple[str, _Place]]:
        """Write the next action of the line; what is to be written after it, the last first."""
        children = self.tree.nodes[place.node].children
        if not children:
            return []
        after = self.action(place, children[0])
        others = [("instead", place._replace(node=each)) for each in reversed(children[1:])]
        return [("on", after), *others]

    def open(self, place: _Place) -> _Place:
        """Write the first action of a variation, after the number of its turn. Its node stands in
        the place of the one before it.
        """
        self.flush()
        self.depth += 1
        actor = int(place.state.actor)
        if actor in (CHANCE, place.seat):
            seat = "" if actor == CHANCE else f" {actor}:"
            self.words = [f"({place.turn}.{seat}"]
        else:
            self.words = [f"({place.turn + 1}. {actor}:"]
            place = place._replace(turn=place.turn + 1, seat=actor)
        return self.action(place, place.node)

    def close(self) -> None:
        self.flush()
        self.lines[-1] += ")"
        self.depth -= 1

    def action(self, place: _Place, child: int) -> _Place:
        state, actor, node = place.state, int(place.state.actor), self.tree.nodes[child]
        if actor not in (CHANCE, place.seat):
            self.flush()
            place = place._replace(turn=place.turn + 1, seat=actor)
            self.words = [f"{place.turn}. {actor}:"]
        text = self.tree.setup.game.notate(state, node.code)
        self.words.append(f"({text})" if actor == CHANCE else text)
        self.words += _notes(node)
        return place._replace(node=child, state=state.after(node.code), ply=place.ply + 1)

    def flush(self) -> None:
        starts_turn = bool(self.words) and re.match(rf"\(?{NUMBER}\.", self.words[0]) is not None
        is_inside = self.depth > 0 or (bool(self.lines) and not starts_turn)
        margin = INDENT if is_inside else ""
        self.lines += [margin + line for line in _wrap(self.words, WIDTH - len(margin))]
        self.words = []


def _notes(node: Node) -> list[str]:
    if node.remark is not None and "}" in node.remark:
        raise TreeError("a remark cannot hold a closing brace", node.id)
    remark = [] if node.remark is None else ["{" + node.remark + "}"]
    return remark + [write_mark(mark) for mark in node.marks]


def _wrap(words: list[str], width: int) -> list[str]:
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word if not lines else INDENT + word)
    return lines


# --- reading ---------------------------------------------------------------------------------


def read_moves(setup: Setup, words: Iterator[Token], may_begin: bool = True) -> Reader:
    """The tree of these words; `may_begin` with a remark. Raises RecordError."""
    reader = Reader(setup, may_begin)
    last: Token | None = None
    for word in words:
        if last is not None:
            reader.take(last, word.text)
        last = word
    if last is not None:
        reader.take(last, "")
    reader.finish()
    return reader


class Reader:
    """Plays the words of the moves one after the other."""

    def __init__(self, setup: Setup, may_begin: bool) -> None:
        self.tree = Tree(setup)
        self.may_begin = may_begin
        self.here = _Place(ROOT, self.tree.start)
        self.before: _Place | None = None  # the last action, in this line
        self.lines: list[tuple[_Place, _Place]] = []  # that go on after the variation
        self.in_chance = False
        self.is_fresh = False  # a variation has begun, and its turn is not announced yet

    def take(self, token: Token, following: str) -> None:
        text = token.text
        if text.startswith("{"):
            self.remark(token)
        elif text.startswith("<"):
            self.mark(token)
        elif text in "()":
            self.bracket(token, following)
        elif re.fullmatch(rf"{NUMBER}\.", text):
            self.number(int(text[:-1]), token.line)
        elif re.fullmatch(rf"{NUMBER}:", text):
            self.mover(int(text[:-1]), token.line)
        else:
            self.action(token)

    # --- remarks and marks ---------------------------------------------------------------

    def remark(self, token: Token) -> None:
        if not token.text.endswith("}"):
            raise RecordError("a remark is not closed", token.line)
        self.noted("remark", token.line).remark = token.text[1:-1]

    def mark(self, token: Token) -> None:
        if not token.text.endswith(">"):
            raise self.fault("a mark is not closed", token.line)
        node = self.noted("mark", token.line)
        try:
            self.tree.draw(node.id, [*node.marks, read_mark(token.text)])
        except TreeError as error:
            raise self.fault(error.problem, token.line) from None

    def noted(self, what: str, line: int) -> Node:
        """What a remark or mark belongs to."""
        is_beginning = self.here.ply == 0 and not self.lines and self.may_begin
        if self.before is None and not is_beginning:
            raise RecordError(f"a {what} before the first action", line)
        return self.tree.nodes[self.here.node]

    # --- variations and turns ------------------------------------------------------------

    def bracket(self, token: Token, following: str) -> None:
        opens = token.text == "("
        if opens and not self.in_chance and re.fullmatch(rf"{NUMBER}\.", following):
            self.begin_variation(token.line)
        elif not opens and not self.in_chance and self.lines:
            self.end_variation(token.line)
        elif self.in_chance == opens:
            raise self.fault(f"unexpected {token.text}", token.line)
        else:
            self.in_chance = opens

    def begin_variation(self, line: int) -> None:
        if self.before is None:
            raise self.fault("a variation before the first action", line)
        self.lines.append((self.here, self.before))
        self.here, self.before, self.is_fresh = self.before, None, True

    def end_variation(self, line: int) -> None:
        if self.before is None:
            raise self.fault("an empty variation", line)
        self.here, self.before = self.lines.pop()

    def number(self, turn: int, line: int) -> None:
        """A variation begins in the turn of what it is played instead of."""
        due = self.here.turn + (0 if self.is_fresh else 1)
        self.is_fresh = False
        if turn != due:
            raise self.fault(f"turn {turn} where {due} is due", line)
        self.here = self.here._replace(turn=turn)

    def mover(self, seat: int, line: int) -> None:
        state = self.here.state
        if state.actor != seat:
            due = "chance" if state.actor == CHANCE else f"seat {state.actor}"
            due = "nobody: the match is over" if state.is_over else due
            raise self.fault(f"seat {seat} where {due} is to act", line)
        self.here = self.here._replace(seat=seat)

    # --- actions -------------------------------------------------------------------------

    def action(self, token: Token) -> None:
        state, word = self.here.state, short(token.text, LONGEST_WORD)
        if not state.is_over and self.in_chance != (state.actor == CHANCE):
            due = "an outcome of chance in round brackets" if state.actor == CHANCE else "an action"
            raise self.fault(f"{word}: {due} is due", token.line)
        if not state.is_over and state.actor not in (CHANCE, self.here.seat):
            problem = f"{word}: seat {state.actor} is to act, its turn is not announced"
            raise self.fault(problem, token.line)
        if word != token.text:
            raise self.fault(f"{word} is too long for an action", token.line)
        try:
            code = self.tree.setup.game.parse(state, word)
            refusal = state.why_not(int(state.actor), code)
            if refusal is not None:
                raise refusal
            node = self.grow(code)
        except Refusal as error:
            raise self.fault(f"{word}: {error}", token.line) from None
        except ValueError as error:  # which says what it could not read
            raise self.fault(str(error), token.line) from None
        self.before = self.here
        self.here = self.here._replace(node=node.id, state=state.after(code), ply=self.here.ply + 1)

    def grow(self, code: int) -> Node:
        here = self.here.node
        if self.tree.child(here, code) is not None:
            raise TreeError("the same variation stands here already")
        return self.tree.add(here, code)

    def finish(self) -> None:
        if self.in_chance:
            raise self.fault("a bracket is not closed", None)
        if self.lines:
            raise self.fault("a variation is not closed", None)

    def fault(self, problem: str, line: int | None) -> RecordError:
        return RecordError(problem, line, self.here.ply)
