"""Records: a header and every action and chance outcome. The only thing that is stored of a match.

The text form is in the spirit of PGN: tags, then numbered turns. A turn is a run of actions by one
seat; outcomes of chance stand in round brackets, remarks in braces belong to the action before:

    [Game "samurai"]
    [Rules "1"]
    [Edition "default#0a1b2c3d"]
    [Seats "2"]
    [Option captures "at-once"]
    [Player 0 "Aiko"]

    1. 0: +H4 +R4 …
    12. 1: S3@q9 end (?H2) {a bold move}
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import msgspec

from zashiki.core import registry
from zashiki.core.edition import Edition, EditionError
from zashiki.core.game import Game, SetupError
from zashiki.core.refusal import Refusal
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, State

FORMAT = 1
WIDTH = 100

Chooser = Callable[[State], int]


class RecordError(ValueError):
    """A record that cannot be read; says where. Nothing of it is loaded."""

    def __init__(self, problem: str, line: int | None = None, ply: int | None = None) -> None:
        where = [f"{name} {n}" for name, n in (("line", line), ("ply", ply)) if n is not None]
        super().__init__(f"{', '.join(where)}: {problem}" if where else problem)
        self.problem = problem
        self.line = line
        self.ply = ply


@dataclass
class Record:
    """A match as it was played. `actions[i]` was played at ply i, by a seat or by chance."""

    game: Game
    seats: int
    options: dict[str, str]
    edition: Edition
    rules_version: str
    actions: list[int] = field(default_factory=list)
    players: tuple[str, ...] = ()
    tags: dict[str, str] = field(default_factory=dict)
    remarks: dict[int, str] = field(default_factory=dict)  # by ply

    # --- making ----------------------------------------------------------------------------

    @classmethod
    def begin(
        cls,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | Path | Edition = "default",
        players: Sequence[str] = (),
    ) -> Record:
        """The record of a match with nothing played yet."""
        game = registry.game(game) if isinstance(game, str) else game
        edition = game.edition(edition)
        settled = game.settle(options or {})
        count = int(game.start(seats, settled, edition).seats)
        return cls(game, count, settled, edition, game.rules_version, players=tuple(players))

    @classmethod
    def play(
        cls,
        game: Game | str,
        choose: Chooser | None = None,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | Path | Edition = "default",
        rng: Rng | None = None,
        players: Sequence[str] = (),
    ) -> Record:
        """A whole match: `choose` answers for every seat (None: at random), `rng` is chance."""
        record = cls.begin(game, seats, options, edition, players)
        rng = rng or Rng(0)
        state = record.start()
        while not state.is_over:
            by_chance = state.actor == CHANCE or choose is None
            code = int(state.random_action(rng)) if by_chance or not choose else choose(state)
            state.play(code)
            record.actions.append(code)
        return record

    # --- replaying -------------------------------------------------------------------------

    def start(self) -> State:
        return self.game.start(self.seats, self.options, self.edition)

    def state(self, ply: int | None = None) -> State:
        """The position before this ply; None: after the last action."""
        ply = len(self.actions) if ply is None else ply
        if not 0 <= ply <= len(self.actions):
            raise RecordError(f"there is no ply {ply}; the record has 0 to {len(self.actions)}")
        state = self.start()
        for code in self.actions[:ply]:
            state.apply(code)
        return state

    def states(self) -> Iterator[State]:
        """Every position from the start to the last, each a copy of its own."""
        state = self.start()
        yield state.copy()
        for code in self.actions:
            state.apply(code)
            yield state.copy()

    # --- writing ---------------------------------------------------------------------------

    def dumps(self, form: str = "text") -> str:
        """The record as `text` or `json`; both read back to an equal record."""
        if form == "text":
            return _write_text(self)
        if form == "json":
            return _write_json(self)
        raise ValueError(f"no form {form!r}; there are text and json")

    @classmethod
    def loads(cls, text: str, editions: Sequence[Edition] = ()) -> Record:
        """Read either form. `editions` are your own ones that the record may name."""
        if text.lstrip().startswith("{"):
            return _read_json(text, editions)
        return _read_text(text, editions)


# --- the text form ---------------------------------------------------------------------------

_TAG = re.compile(r'\[([A-Z][A-Za-z]*)(?: ([a-z0-9_-]+))? "((?:[^"\\]|\\["\\n])*)"\]')
_TOKEN = re.compile(r"\{[^}]*\}|[()]|\d+\.(?=\s)|\d+:(?=\s)|[^\s(){}]+")
_NUMBER = r"\d{1,9}"  # a longer one counts nothing, and may be too long for Python to read
_OWN_TAGS = ("Game", "Rules", "Edition", "Seats", "Option", "Player", "Places")


class _Token(NamedTuple):
    text: str
    line: int


def _quote(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _unquote(text: str) -> str:
    return re.sub(r"\\(.)", lambda match: "\n" if match[1] == "n" else match[1], text)


def _check_words(record: Record) -> None:
    """What a person wrote must be writable in the text form."""
    for ply, remark in record.remarks.items():
        if "}" in remark:
            raise RecordError("a remark cannot hold a closing brace", None, ply)
    for key in record.tags:
        if key in _OWN_TAGS or not re.fullmatch("[A-Z][A-Za-z]*", key):
            raise RecordError(f"{key!r} cannot be the name of a tag")


def _write_text(record: Record) -> str:
    _check_words(record)
    lines = [
        f'[Game "{record.game.id}"]',
        f'[Rules "{record.rules_version}"]',
        f'[Edition "{record.edition.label}"]',
        f'[Seats "{record.seats}"]',
    ]
    lines += [f'[Option {key} "{value}"]' for key, value in record.options.items()]
    lines += [f'[Player {seat} "{_quote(name)}"]' for seat, name in enumerate(record.players)]
    lines += [f'[{key} "{_quote(value)}"]' for key, value in record.tags.items()]
    turns, final = _turns(record)
    if final.is_over:
        lines.append(f'[Places "{" ".join(map(str, final.ranking()))}"]')
    return "\n".join([*lines, "", *turns]) + "\n"


def _turns(record: Record) -> tuple[list[str], State]:
    """The numbered lines, and the position they lead to."""
    state = record.start()
    lines: list[str] = []
    words: list[str] = []
    seat: int | None = None
    turn = 0
    for ply, code in enumerate(record.actions):
        actor = int(state.actor)
        if actor not in (CHANCE, seat):
            lines += _wrap(words)
            turn, seat = turn + 1, actor
            words = [f"{turn}. {seat}:"]
        text = record.game.notate(state, code)
        words.append(f"({text})" if actor == CHANCE else text)
        if ply in record.remarks:
            words.append("{" + record.remarks[ply] + "}")
        state.apply(code)
    return lines + _wrap(words), state


def _wrap(words: list[str]) -> list[str]:
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= WIDTH:
            lines[-1] += " " + word
        else:
            lines.append(word if not lines else "   " + word)
    return lines


def _read_text(text: str, editions: Sequence[Edition]) -> Record:
    tags, tokens = _scan(text)
    record = _header(tags, editions)
    reader = _Reader(record)
    for token in tokens:
        reader.take(token)
    reader.finish(tags)
    return record


def _scan(text: str) -> tuple[dict[tuple[str, str], _Token], list[_Token]]:
    """Tags by name and key, and the words of the moves, each with its line."""
    tags: dict[tuple[str, str], _Token] = {}
    body: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped.startswith("[") and not any(part.strip() for part in body):
            match = _TAG.fullmatch(stripped)
            if match is None:
                raise RecordError(f"not a tag: {stripped[:60]}", number)
            key = (match[1], match[2] or "")
            if key in tags:
                raise RecordError(f"the tag {' '.join(key).strip()} stands twice", number)
            tags[key] = _Token(_unquote(match[3]), number)
            body.append("")
        else:
            body.append(line)
    return tags, _tokens("\n".join(body))


def _tokens(text: str) -> list[_Token]:
    found = []
    at = 0
    for match in _TOKEN.finditer(text):
        between = text[at : match.start()]
        if between.strip():
            raise RecordError(f"not readable: {between.strip()[:20]}", text.count("\n", 0, at) + 1)
        found.append(_Token(match[0], text.count("\n", 0, match.start()) + 1))
        at = match.end()
    if text[at:].strip():
        line = text.count("\n", 0, at) + 1
        raise RecordError(f"not readable: {text[at:].strip()[:20]}", line)
    return found


class _Reader:
    """Plays the words of the move text one after the other."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.start()
        self.turn = 0
        self.seat: int | None = None
        self.in_chance = False

    @property
    def ply(self) -> int:
        return len(self.record.actions)

    def take(self, token: _Token) -> None:
        text = token.text
        if text.startswith("{"):
            if not self.ply:
                raise RecordError("a remark before the first action", token.line)
            self.record.remarks[self.ply - 1] = text[1:-1]
        elif text in "()":
            if self.in_chance == (text == "("):
                raise RecordError(f"unexpected {text}", token.line, self.ply)
            self.in_chance = text == "("
        elif re.fullmatch(rf"{_NUMBER}\.", text):
            self.number(int(text[:-1]), token.line)
        elif re.fullmatch(rf"{_NUMBER}:", text):
            self.mover(int(text[:-1]), token.line)
        else:
            self.action(token)

    def number(self, turn: int, line: int) -> None:
        if turn != self.turn + 1:
            raise RecordError(f"turn {turn} where {self.turn + 1} is due", line, self.ply)
        self.turn = turn

    def mover(self, seat: int, line: int) -> None:
        if self.state.actor != seat:
            due = "chance" if self.state.actor == CHANCE else f"seat {self.state.actor}"
            due = "nobody: the match is over" if self.state.is_over else due
            raise RecordError(f"seat {seat} where {due} is to act", line, self.ply)
        self.seat = seat

    def action(self, token: _Token) -> None:
        state = self.state
        if not state.is_over and self.in_chance != (state.actor == CHANCE):
            due = "an outcome of chance in round brackets" if state.actor == CHANCE else "an action"
            raise RecordError(f"{token.text}: {due} is due", token.line, self.ply)
        if not state.is_over and state.actor not in (CHANCE, self.seat):
            raise RecordError(
                f"{token.text}: seat {state.actor} is to act, its turn is not announced",
                token.line,
                self.ply,
            )
        try:
            code = self.record.game.parse(state, token.text)
            state.play(code)
        except (ValueError, Refusal) as error:
            raise RecordError(f"{token.text}: {error}", token.line, self.ply) from None
        self.record.actions.append(code)

    def finish(self, tags: dict[tuple[str, str], _Token]) -> None:
        if self.in_chance:
            raise RecordError("a bracket is not closed", None, self.ply)
        places = tags.get(("Places", ""))
        if places is None:
            return
        if not self.state.is_over:
            raise RecordError("Places, but the match is not over", places.line, self.ply)
        real = " ".join(map(str, self.state.ranking()))
        if places.text != real:
            raise RecordError(f"places are {real}, not {places.text}", places.line, self.ply)


def _header(tags: dict[tuple[str, str], _Token], editions: Sequence[Edition]) -> Record:
    def one(name: str) -> _Token:
        token = tags.get((name, ""))
        if token is None:
            raise RecordError(f"the tag {name} is missing")
        return token

    game, rules, edition, seats = map(one, ("Game", "Rules", "Edition", "Seats"))
    if not re.fullmatch(_NUMBER, seats.text):
        raise RecordError(f"Seats: {seats.text!r} is not a number", seats.line)
    options = {key: token.text for (name, key), token in tags.items() if name == "Option"}
    players = {key: token.text for (name, key), token in tags.items() if name == "Player"}
    if set(players) != {str(seat) for seat in range(len(players))}:
        raise RecordError("Player tags are numbered 0, 1, 2 … without a gap")
    record = _make(
        game.text,
        rules.text,
        edition.text,
        int(seats.text),
        options,
        [players[str(seat)] for seat in range(len(players))],
        editions,
    )
    for (name, key), token in tags.items():
        if name not in _OWN_TAGS:
            if key:
                raise RecordError(f"unknown tag {name} {key}", token.line)
            record.tags[name] = token.text
    return record


def _make(
    name: str,
    rules: str,
    edition: str,
    seats: int,
    options: dict[str, str],
    players: Sequence[str],
    editions: Sequence[Edition],
) -> Record:
    """A record with nothing played, from what a header says."""
    try:
        game = registry.game(name)
    except KeyError as error:
        raise RecordError(str(error.args[0])) from None
    if rules != game.rules_version:
        raise RecordError(f"played with rules {rules} of {game.name}; this is {game.rules_version}")
    try:
        record = Record.begin(game, seats, options, _edition(game, edition, editions), players)
    except (SetupError, EditionError) as error:
        raise RecordError(str(error)) from None
    if len(players) not in (0, seats):
        raise RecordError(f"{len(players)} players for {seats} seats")
    return record


def _edition(game: Game, label: str, editions: Sequence[Edition]) -> Edition:
    for edition in editions:
        if edition.game == game.id and edition.label == label:
            return edition
    name = label.partition("#")[0]
    if name in game.editions():
        edition = game.edition(name)
        if edition.label == label:
            return edition
        raise RecordError(f"played with edition {label}; this package has {edition.label}")
    raise RecordError(f"played with edition {label}, which is not here: give its file")


# --- the JSON form ---------------------------------------------------------------------------


class _Json(msgspec.Struct, forbid_unknown_fields=True):
    zashiki: int
    game: str
    rules: str
    edition: str
    seats: int
    options: dict[str, str]
    actions: list[int]
    players: list[str] = []
    tags: dict[str, str] = {}
    remarks: dict[int, str] = {}


def _write_json(record: Record) -> str:
    return msgspec.json.encode(
        _Json(
            FORMAT,
            record.game.id,
            record.rules_version,
            record.edition.label,
            record.seats,
            record.options,
            record.actions,
            list(record.players),
            record.tags,
            record.remarks,
        )
    ).decode()


def _read_json(text: str, editions: Sequence[Edition]) -> Record:
    try:
        raw = msgspec.json.decode(text, type=_Json)
    except msgspec.DecodeError as error:
        raise RecordError(f"not a record in JSON: {error}") from None
    if raw.zashiki != FORMAT:
        raise RecordError(f"format {raw.zashiki} of records; this package reads {FORMAT}")
    record = _make(raw.game, raw.rules, raw.edition, raw.seats, raw.options, raw.players, editions)
    state = record.start()
    for ply, code in enumerate(raw.actions):
        try:
            state.play(code)
        except Refusal as error:
            raise RecordError(f"action {code}: {error}", None, ply) from None
    record.actions, record.tags, record.remarks = raw.actions, raw.tags, raw.remarks
    for ply in raw.remarks:
        if not 0 <= ply < len(raw.actions):
            raise RecordError("a remark on an action that does not exist", None, ply)
    return record
