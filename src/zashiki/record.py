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

Variations and marks, which a study may have, are told in `movetext`; a record is the main line.
A match that did not begin at the usual start has a tag `Position` with the JSON of `Game.arrange`.
Other tags are kept as they are; a house writes `[Practice "yes"]` where turns were taken back.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

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
from zashiki.movetext import (
    LONGEST_WORD,
    NUMBER,
    Token,
    read_moves,
    short,
    tokens,
    write_moves,
)
from zashiki.movetext import RecordError as RecordError  # it belongs to records, too
from zashiki.variations import ROOT, Tree, TreeError

FORMAT = 1
CHAPTER = "Chapter"  # the tag that names a chapter of a study

Chooser = Callable[[State], int]


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
_LINE_END = re.compile(r"\r\n|\r|\n")
_OWN_TAGS = ("Game", "Rules", "Edition", "Seats", "Option", "Position", "Player", "Places")


def _quote(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _unquote(text: str) -> str:
    return re.sub(r"\\(.)", lambda match: "\n" if match[1] == "n" else match[1], text)


def _check_tags(record: Record) -> None:
    """What a person wrote must be writable in the text form."""
    for key in record.tags:
        if key in _OWN_TAGS or not re.fullmatch("[A-Z][A-Za-z]*", key):
            raise RecordError(f"{key!r} cannot be the name of a tag")


def _write_text(record: Record) -> str:
    tree = Tree(record.setup, record.actions)
    for ply, node in enumerate(tree.main_line()):
        tree.nodes[node].remark = record.remarks.get(ply)
    try:
        return write_text(record, tree)
    except TreeError as error:
        raise RecordError(error.problem, None, error.node and error.node - 1) from None


def write_text(record: Record, tree: Tree) -> str:
    """The header of a record with the moves of a tree."""
    _check_tags(record)
    lines = [
        f'[Game "{record.game.id}"]',
        f'[Rules "{record.rules_version}"]',
        f'[Edition "{record.edition.label}"]',
        f'[Seats "{record.seats}"]',
    ]
    lines += [f'[Option {key} "{value}"]' for key, value in told_options(record).items()]
    if record.setup.position is not None:
        told = msgspec.json.encode(record.setup.position).decode()
        lines.append(f'[Position "{_quote(told)}"]')
    lines += [f'[Player {seat} "{_quote(name)}"]' for seat, name in enumerate(record.players)]
    lines += [f'[{key} "{_quote(value)}"]' for key, value in record.tags.items()]
    turns, final = write_moves(tree)
    if final.is_over:
        lines.append(f'[Places "{" ".join(map(str, final.ranking()))}"]')
    return "\n".join([*lines, "", *turns]) + "\n"


def told_options(record: Record) -> dict[str, str]:
    """All but the defaults of options that came later, so that old records stay as they were."""
    quiet = {option.key: option.default for option in record.game.options if option.is_later}
    return {key: value for key, value in record.options.items() if quiet.get(key) != value}


def _read_text(text: str, editions: Sequence[Edition]) -> Record:
    """A file of several chapters is read as its first."""
    record, tree = read_text(next(parts(text)), editions)
    record.remarks = {
        ply: remark
        for ply, node in enumerate(tree.main_line())
        if (remark := tree.nodes[node].remark) is not None
    }
    return record


def read_text(part: Part, editions: Sequence[Edition]) -> tuple[Record, Tree]:
    """The record of the main line without its remarks, and the whole tree."""
    tags, words = _scan(part)
    record = _header(tags, editions)
    is_chapter = CHAPTER in record.tags
    tree = read_moves(record.setup, words, is_chapter).tree
    line = tree.main_line()
    record.actions = [tree.nodes[node].code for node in line]
    _check_places(tags, tree.state(line[-1] if line else ROOT), len(line))
    return record, tree


class Part(NamedTuple):
    """A part of a text with one header, and the number of its first line."""

    lines: list[str]
    first: int


def parts(text: str) -> Iterator[Part]:
    """A text cut where another header begins; remarks may hold anything that looks like one."""
    lines: list[str] = []
    first = 1
    has_tags = has_moves = is_ended = in_remark = False
    for number, line in enumerate(_LINE_END.split(text), 1):
        stripped = line.strip()
        if is_ended and not in_remark and stripped.startswith('[Game "'):
            yield Part(lines, first)
            lines, first = [], number
            has_tags = has_moves = is_ended = False
        is_tag = not has_moves and stripped.startswith("[")
        has_moves = has_moves or bool(stripped and not is_tag)
        has_tags = has_tags or is_tag
        is_ended = has_moves or (has_tags and not stripped)  # a header ends with a blank line
        if not is_tag:
            in_remark = _ends_in_remark(line, in_remark)
        lines.append(line)
    yield Part(lines, first)


def _ends_in_remark(line: str, in_remark: bool) -> bool:
    """Braces do not nest: an open one ends at the next that closes."""
    closed = line.rfind("}")
    return "{" in line[closed + 1 :] or (in_remark and closed < 0)


def _scan(part: Part) -> tuple[dict[tuple[str, str], Token], Iterator[Token]]:
    """Tags by name and key, and the words of the moves, each with its line."""
    tags: dict[tuple[str, str], Token] = {}
    body: list[str] = []
    is_header = True
    for number, line in enumerate(part.lines, part.first):
        stripped = line.strip()
        if is_header and stripped.startswith("["):
            match = _TAG.fullmatch(stripped)
            if match is None:
                raise RecordError(f"not a tag: {stripped[:60]}", number)
            key = (match[1], match[2] or "")
            if key in tags:
                raise RecordError(f"the tag {' '.join(key).strip()} stands twice", number)
            tags[key] = Token(_unquote(match[3]), number)
            body.append("")
        else:
            is_header = is_header and not stripped
            body.append(line)
    return tags, tokens("\n".join(body), part.first)


def _check_places(tags: dict[tuple[str, str], Token], final: State, ply: int) -> None:
    places = tags.get(("Places", ""))
    if places is None:
        return
    if not final.is_over:
        raise RecordError("Places, but the match is not over", places.line, ply)
    real = " ".join(map(str, final.ranking()))
    if places.text != real:
        raise RecordError(f"places are {real}, not {places.text}", places.line, ply)


def _header(tags: dict[tuple[str, str], Token], editions: Sequence[Edition]) -> Record:
    def one(name: str) -> Token:
        token = tags.get((name, ""))
        if token is None:
            raise RecordError(f"the tag {name} is missing")
        return token

    game, rules, edition, seats = map(one, ("Game", "Rules", "Edition", "Seats"))
    if not re.fullmatch(NUMBER, seats.text):
        word = short(seats.text, LONGEST_WORD)
        raise RecordError(f"Seats: {word!r} is not a number", seats.line)
    options = {key: token.text for (name, key), token in tags.items() if name == "Option"}
    players = {key: token.text for (name, key), token in tags.items() if name == "Player"}
    if set(players) != {str(seat) for seat in range(len(players))}:
        raise RecordError("Player tags are numbered 0, 1, 2 … without a gap")
    named = [players[str(seat)] for seat in range(len(players))]
    position = _position(tags.get(("Position", "")))
    head = Head(game.text, rules.text, edition.text, int(seats.text), options)
    record = read_setup(head, named, position, editions)
    for (name, key), token in tags.items():
        if name not in _OWN_TAGS:
            if key:
                raise RecordError(f"unknown tag {name} {key}", token.line)
            record.tags[name] = token.text
    return record


def _position(token: Token | None) -> dict[str, object] | None:
    if token is None:
        return None
    try:
        return msgspec.json.decode(token.text, type=dict[str, object])
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordError(f"Position: not readable as JSON: {error}", token.line) from None


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """What a match is played with."""

    game: str
    rules: str
    edition: str
    seats: int
    options: dict[str, str]


def read_setup(
    head: Head,
    players: Sequence[str],
    position: Mapping[str, object] | None,
    editions: Sequence[Edition],
) -> Record:
    """A record with nothing played, from what its head says."""
    try:
        game = registry.game(head.game)
    except KeyError as error:
        raise RecordError(str(error.args[0])) from None
    if head.rules != game.rules_version:
        played, here = f"rules {head.rules} of {game.name}", game.rules_version
        raise RecordError(f"played with {played}; this is {here}")
    seats = head.seats
    try:
        own = _edition(game, head.edition, editions)
        record = Record.begin(game, seats, head.options, own, players, position)
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
            told_options(record),
            record.actions,
            list(record.players),
            record.tags,
            record.remarks,
            msgspec.UNSET if position is None else dict(position),
        )
    ).decode()


class Formatted(Protocol):
    """Data that says by which format it is written."""

    @property
    def zashiki(self) -> int: ...


Data = TypeVar("Data", bound=Formatted)


def decoded(text: str, kind: type[Data], what: str, many: str) -> Data:
    """JSON of this kind, in the format of today; raises RecordError."""
    try:
        raw = msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordError(f"not a {what} in JSON: {error}") from None
    if raw.zashiki != FORMAT:
        raise RecordError(f"format {raw.zashiki} of {many}; this package reads {FORMAT}")
    return raw


def _read_json(text: str, editions: Sequence[Edition]) -> Record:
    raw = decoded(text, _Json, "record", "records")
    head = Head(raw.game, raw.rules, raw.edition, raw.seats, raw.options)
    position = None if raw.position is msgspec.UNSET else raw.position
    record = read_setup(head, raw.players, position, editions)
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
