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

A match that did not begin at the usual start has a tag `Position` with the JSON of `Game.arrange`.
Other tags are kept as they are; a house writes `[Practice "yes"]` where turns were taken back.
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
from zashiki.core.game import Game
from zashiki.core.position import PositionError
from zashiki.core.refusal import Refusal
from zashiki.core.rng import Rng
from zashiki.core.setup import Setup, SetupError
from zashiki.core.state import CHANCE, State
from zashiki.match import Match, replay, seeded_chance, steps_from

FORMAT = 1
WIDTH = 100
LONGEST_WORD = 80  # of an action: no game writes any that long
LONGEST_PROBLEM = 300  # characters of what may be quoted of a record that cannot be read

Chooser = Callable[[State], int]


class RecordError(ValueError):
    """A record that cannot be read; says where. Nothing of it is loaded."""

    def __init__(self, problem: str, line: int | None = None, ply: int | None = None) -> None:
        problem = _short(problem, LONGEST_PROBLEM)
        where = [f"{name} {n}" for name, n in (("line", line), ("ply", ply)) if n is not None]
        super().__init__(f"{', '.join(where)}: {problem}" if where else problem)
        self.problem = problem
        self.line = line
        self.ply = ply


@dataclass
class Record:
    """A match as it was played. `actions[i]` was played at ply i, by a seat or by chance."""

    setup: Setup
    actions: list[int] = field(default_factory=list)
    players: tuple[str, ...] = ()
    tags: dict[str, str] = field(default_factory=dict)
    remarks: dict[int, str] = field(default_factory=dict)  # by ply

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def seats(self) -> int:
        return int(self.setup.seats)

    @property
    def options(self) -> dict[str, str]:
        return dict(self.setup.options)

    @property
    def edition(self) -> Edition:
        return self.setup.edition

    @property
    def rules_version(self) -> str:
        return self.game.rules_version

    # --- making ----------------------------------------------------------------------------

    @classmethod
    def begin(
        cls,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | Path | Edition | None = None,
        players: Sequence[str] = (),
        position: Mapping[str, object] | None = None,
    ) -> Record:
        """The record of a match with nothing played yet, from the usual start or a position.

        A position says seats, options and edition itself; what is given beside it must agree.
        """
        game = registry.game(game) if isinstance(game, str) else game
        if position is None:
            setup = game.setup(seats, options, "default" if edition is None else edition)
        else:
            setup = _setup_from(game, position, seats, options or {}, edition)
        return cls(setup, players=tuple(players))

    @classmethod
    def of(cls, match: Match, players: Sequence[str] = ()) -> Record:
        """The record of a match as far as it was played."""
        return cls(match.setup, match.codes.tolist(), tuple(players))

    @classmethod
    def play(
        cls,
        game: Game | str,
        choose: Chooser | None = None,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | Path | Edition | None = None,
        rng: Rng | None = None,
        players: Sequence[str] = (),
        position: Mapping[str, object] | None = None,
    ) -> Record:
        """A whole match: `choose` answers for every seat (None: at random), `rng` is chance."""
        draw = seeded_chance(rng or Rng(0))
        match = Match(cls.begin(game, seats, options, edition, (), position).setup, chance=draw)
        while not match.is_over:
            by_chance = choose is None or match.actor == CHANCE
            match.play(draw(match.state) if choose is None or by_chance else choose(match.state))
        return cls.of(match, players)

    # --- replaying -------------------------------------------------------------------------

    def start(self) -> State:
        return self.setup.start()

    def match(self) -> Match:
        """The match as far as it is recorded, to be looked through or played on."""
        return Match(self.setup, self.actions)

    def state(self, ply: int | None = None) -> State:
        """The position before this ply; None: after the last action."""
        ply = len(self.actions) if ply is None else ply
        if not 0 <= ply <= len(self.actions):
            raise RecordError(f"there is no ply {ply}; the record has 0 to {len(self.actions)}")
        return replay(self.setup, self.actions[:ply])

    def states(self) -> Iterator[State]:
        """Every position from the start to the last, each a copy of its own."""
        yield self.start()
        for step in steps_from(self.start(), self.actions):
            yield step.after.copy()

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
# An open remark takes all that is left: looking for its end again and again would be quadratic.
_TOKEN = re.compile(r"\{[^}]*\}?|[()]|\d+\.(?=\s)|\d+:(?=\s)|[^\s(){}]+")
_NUMBER = r"\d{1,9}"  # a longer one counts nothing, and may be too long for Python to read
_OWN_TAGS = ("Game", "Rules", "Edition", "Seats", "Option", "Position", "Player", "Places")


class _Token(NamedTuple):
    text: str
    line: int


def _short(text: str, longest: int) -> str:
    """To be quoted in an error, however long it is."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


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
    lines += [f'[Option {key} "{value}"]' for key, value in _told_options(record).items()]
    if record.setup.position is not None:
        told = msgspec.json.encode(record.setup.position).decode()
        lines.append(f'[Position "{_quote(told)}"]')
    lines += [f'[Player {seat} "{_quote(name)}"]' for seat, name in enumerate(record.players)]
    lines += [f'[{key} "{_quote(value)}"]' for key, value in record.tags.items()]
    turns, final = _turns(record)
    if final.is_over:
        lines.append(f'[Places "{" ".join(map(str, final.ranking()))}"]')
    return "\n".join([*lines, "", *turns]) + "\n"


def _told_options(record: Record) -> dict[str, str]:
    """All but the defaults of options that came later, so that old records stay as they were."""
    quiet = {option.key: option.default for option in record.game.options if option.is_later}
    return {key: value for key, value in record.options.items() if quiet.get(key) != value}


def _turns(record: Record) -> tuple[list[str], State]:
    """The numbered lines, and the position they lead to."""
    final = record.start()
    lines: list[str] = []
    words: list[str] = []
    seat: int | None = None
    turn = 0
    for ply, step in enumerate(steps_from(final, record.actions)):
        if step.actor not in (CHANCE, seat):
            lines += _wrap(words)
            turn, seat = turn + 1, step.actor
            words = [f"{turn}. {seat}:"]
        text = record.game.notate(step.before, step.code)
        words.append(f"({text})" if step.actor == CHANCE else text)
        if ply in record.remarks:
            words.append("{" + record.remarks[ply] + "}")
        final = step.after
    return lines + _wrap(words), final


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


def _scan(text: str) -> tuple[dict[tuple[str, str], _Token], Iterator[_Token]]:
    """Tags by name and key, and the words of the moves, each with its line."""
    tags: dict[tuple[str, str], _Token] = {}
    body: list[str] = []
    is_header = True
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if is_header and stripped.startswith("["):
            match = _TAG.fullmatch(stripped)
            if match is None:
                raise RecordError(f"not a tag: {stripped[:60]}", number)
            key = (match[1], match[2] or "")
            if key in tags:
                raise RecordError(f"the tag {' '.join(key).strip()} stands twice", number)
            tags[key] = _Token(_unquote(match[3]), number)
            body.append("")
        else:
            is_header = is_header and not stripped
            body.append(line)
    return tags, _tokens("\n".join(body))


def _tokens(text: str) -> Iterator[_Token]:
    """The words of the moves; a remark may go on over several lines."""
    at, line = 0, 1
    for match in _TOKEN.finditer(text):
        _check_blank(text[at : match.start()], line)
        line += text.count("\n", at, match.start())
        yield _Token(match[0], line)
        line += match[0].count("\n")
        at = match.end()
    _check_blank(text[at:], line)


def _check_blank(between: str, line: int) -> None:
    if between.strip():
        raise RecordError(f"not readable: {between.strip()[:20]}", line)


class _Reader:
    """Plays the words of the move text one after the other."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.match = Match(record.setup)
        self.turn = 0
        self.seat: int | None = None
        self.in_chance = False

    @property
    def ply(self) -> int:
        return self.match.ply

    @property
    def state(self) -> State:
        return self.match.state

    def take(self, token: _Token) -> None:
        text = token.text
        if text.startswith("{"):
            if not text.endswith("}"):
                raise RecordError("a remark is not closed", token.line)
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
        state, word = self.state, _short(token.text, LONGEST_WORD)
        if not state.is_over and self.in_chance != (state.actor == CHANCE):
            due = "an outcome of chance in round brackets" if state.actor == CHANCE else "an action"
            raise RecordError(f"{word}: {due} is due", token.line, self.ply)
        if not state.is_over and state.actor not in (CHANCE, self.seat):
            raise RecordError(
                f"{word}: seat {state.actor} is to act, its turn is not announced",
                token.line,
                self.ply,
            )
        if word != token.text:
            raise RecordError(f"{word} is too long for an action", token.line, self.ply)
        try:
            self.match.play(self.record.game.parse(state, word))
        except Refusal as error:
            raise RecordError(f"{word}: {error}", token.line, self.ply) from None
        except ValueError as error:  # which says what it could not read
            raise RecordError(str(error), token.line, self.ply) from None

    def finish(self, tags: dict[tuple[str, str], _Token]) -> None:
        if self.in_chance:
            raise RecordError("a bracket is not closed", None, self.ply)
        self.record.actions = self.match.codes.tolist()
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
        word = _short(seats.text, LONGEST_WORD)
        raise RecordError(f"Seats: {word!r} is not a number", seats.line)
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
        _position(tags.get(("Position", ""))),
    )
    for (name, key), token in tags.items():
        if name not in _OWN_TAGS:
            if key:
                raise RecordError(f"unknown tag {name} {key}", token.line)
            record.tags[name] = token.text
    return record


def _position(token: _Token | None) -> dict[str, object] | None:
    if token is None:
        return None
    try:
        return msgspec.json.decode(token.text, type=dict[str, object])
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordError(f"Position: not readable as JSON: {error}", token.line) from None


def _make(
    name: str,
    rules: str,
    edition: str,
    seats: int,
    options: dict[str, str],
    players: Sequence[str],
    editions: Sequence[Edition],
    position: Mapping[str, object] | None,
) -> Record:
    """A record with nothing played, from what a header says."""
    try:
        game = registry.game(name)
    except KeyError as error:
        raise RecordError(str(error.args[0])) from None
    if rules != game.rules_version:
        raise RecordError(f"played with rules {rules} of {game.name}; this is {game.rules_version}")
    try:
        own = _edition(game, edition, editions)
        record = Record.begin(game, seats, options, own, players, position)
    except (SetupError, EditionError) as error:
        raise RecordError(str(error)) from None
    except PositionError as error:
        raise RecordError(f"Position: {error}") from None
    if len(players) not in (0, seats):
        raise RecordError(f"{len(players)} players for {seats} seats")
    return record


def _setup_from(
    game: Game,
    position: Mapping[str, object],
    seats: int | None,
    options: Mapping[str, str],
    edition: str | Path | Edition | None,
) -> Setup:
    setup = game.setup_from(position, edition)
    if seats not in (None, setup.seats):
        raise SetupError(f"the position is for {setup.seats} seats, not {seats}")
    for key, value in game.settle({**setup.options, **options}).items():
        if setup.options[key] != value:
            raise SetupError(f"option {key}: the position says {setup.options[key]}, not {value}")
    return setup


def _edition(game: Game, label: str, editions: Sequence[Edition]) -> Edition:
    for edition in editions:
        if edition.game == game.id and edition.label == label:
            return edition
    name = label.partition("#")[0]
    if name not in game.editions():
        raise RecordError(f"played with edition {label}, which is not here: give its file")
    here = game.edition(name)
    if here.label == label:
        return here
    try:
        return game.edition(label)  # a former one that the package keeps
    except EditionError:
        problem = f"played with edition {label}; this package has {here.label}"
        raise RecordError(problem) from None


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
    position: dict[str, object] | msgspec.UnsetType = msgspec.UNSET  # left out at the usual start


def _write_json(record: Record) -> str:
    position = record.setup.position
    return msgspec.json.encode(
        _Json(
            FORMAT,
            record.game.id,
            record.rules_version,
            record.edition.label,
            record.seats,
            _told_options(record),
            record.actions,
            list(record.players),
            record.tags,
            record.remarks,
            msgspec.UNSET if position is None else dict(position),
        )
    ).decode()


def _read_json(text: str, editions: Sequence[Edition]) -> Record:
    try:
        raw = msgspec.json.decode(text, type=_Json)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordError(f"not a record in JSON: {error}") from None
    if raw.zashiki != FORMAT:
        raise RecordError(f"format {raw.zashiki} of records; this package reads {FORMAT}")
    record = _make(
        raw.game,
        raw.rules,
        raw.edition,
        raw.seats,
        raw.options,
        raw.players,
        editions,
        None if raw.position is msgspec.UNSET else raw.position,
    )
    match = Match(record.setup)
    try:
        match.play_all(raw.actions)
    except Refusal as error:
        code = raw.actions[match.ply]
        raise RecordError(f"action {code}: {error}", None, match.ply) from None
    record.actions, record.tags, record.remarks = raw.actions, raw.tags, raw.remarks
    for ply in raw.remarks:
        if not 0 <= ply < len(raw.actions):
            raise RecordError("a remark on an action that does not exist", None, ply)
    return record
