"""What travels in requests and answers of the JSON API.

OpenAPI and the client's TypeScript types are generated from these structs; docs/protocol.md tells
how they are used. A field with a default may be missing in JSON and then has that default.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from zashiki.bots.levels import FIRST_MATCH
from zashiki.core.message import Message
from zashiki.core.scene import Choice, Overlay, Panel, Piece, Scene

Language = Literal["en", "de", "fr"]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=40)]
TableName = Annotated[str, Meta(max_length=40, pattern="^[a-z0-9]*$")]  # "" for none
HandoverToken = Annotated[str, Meta(min_length=1, max_length=64)]
BotSpec = Annotated[str, Meta(min_length=1, max_length=80)]
FIRST_BOT = f"level{FIRST_MATCH}"


# --- the picture: scenes themselves are the structs of core.scene, their messages said ---------


class Change(Struct, frozen=True, omit_defaults=True):
    """What makes a scene of the one before it, seen from the same seat."""

    since: int  # the version of that scene
    pieces: Sequence[Piece]  # new ones, and others than before by the same id
    gone: Sequence[str]  # ids of pieces that are no longer there
    prompt: Message
    legal: Sequence[Choice]
    marks: Sequence[str]
    panels: Sequence[Panel] | None = None  # null: as before
    overlays: Sequence[Overlay] | None = None  # null: as before


# --- people ----------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """The guest this browser is; `named` once they chose their name themselves."""

    name: str
    named: bool


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for the guest."""

    name: PlayerName


class Handover(Struct, frozen=True):
    """The page `/h/TOKEN` on another device makes it the same guest: once, and until then."""

    token: str
    until: int  # milliseconds since 1970


class HandoverInfo(Struct, frozen=True):
    """Who one would be; `mine`: who one is already."""

    name: str
    mine: bool


class TakeHandover(Struct, frozen=True, forbid_unknown_fields=True):
    """Being that guest from now on."""

    token: HandoverToken


class HouseInfo(Struct, frozen=True):
    """Where friends reach the house, told to whoever sits at its own machine."""

    addresses: list[str]  # the likeliest first; none where it is open to its own machine only


# --- games -----------------------------------------------------------------------------------


class OptionChoice(Struct, frozen=True):
    value: str
    label: str


class GameOption(Struct, frozen=True):
    """A choice made before a match; the first is the default."""

    key: str
    label: str
    choices: list[OptionChoice]
    rule_id: str


class EditionName(Struct, frozen=True):
    id: str
    name: str


class GameInfo(Struct, frozen=True):
    """What the lobby needs to know of a game."""

    id: str
    name: str
    about: str
    seat_counts: list[int]
    options: list[GameOption]
    editions: list[EditionName]
    rules_version: str
    aim: str  # how one wins, in a sentence
    minutes: list[int]  # a match takes, at the least and at the most; empty where nobody knows
    difficulty: int  # 1 to 5, 0 where nobody knows
    first_options: dict[str, str]  # for a first match
    short: dict[str, Any] | None  # a position to begin a short first match from
    lessons: int  # how many there are


class BotInfo(Struct, frozen=True):
    """A bot that can take a seat; `spec` is what a seat's `bot` is set to."""

    spec: str
    label: str
    group: Literal["level", "style", "more"]  # levels are offered first
    about: str  # how it plays, in a sentence
    first: bool  # whether it is proposed for a first match


class Rulebook(Struct, frozen=True):
    """The rules as safe HTML; each paragraph with a rule id has it as its `id`."""

    language: Language
    html: str


class EditionValue(Struct, frozen=True):
    """One value of an edition and where it comes from."""

    key: str
    value: str
    level: str
    note: str


class EditionInfo(Struct, frozen=True):
    id: str
    name: str
    about: str  # "" where its file does not say
    fingerprint: str
    levels: dict[str, int]  # how many values have which provenance
    values: list[EditionValue]


# --- tables ----------------------------------------------------------------------------------


class NoClock(Struct, frozen=True, tag="none", tag_field="kind", forbid_unknown_fields=True):
    """Nobody is hurried."""


class MoveClock(Struct, frozen=True, tag="move", tag_field="kind", forbid_unknown_fields=True):
    """So many seconds for each move: from becoming the actor until another seat is."""

    seconds: Annotated[int, Meta(ge=5, le=604_800)]


class FischerClock(
    Struct, frozen=True, tag="fischer", tag_field="kind", forbid_unknown_fields=True
):
    """So many seconds for the whole match, and some more for each move made."""

    seconds: Annotated[int, Meta(ge=10, le=604_800)]
    increment: Annotated[int, Meta(ge=0, le=86_400)]


Clock = NoClock | MoveClock | FischerClock


class SeatMe(Struct, frozen=True, tag="me", tag_field="kind", forbid_unknown_fields=True):
    """The asking guest; several such seats are a hot seat."""

    name: PlayerName | None = None


class SeatInvite(Struct, frozen=True, tag="invite", tag_field="kind", forbid_unknown_fields=True):
    """A friend who gets a link."""


class SeatOpen(Struct, frozen=True, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """Whoever comes first; the table is listed in the lobby."""


class SeatBot(Struct, frozen=True, tag="bot", tag_field="kind", forbid_unknown_fields=True):
    """A bot, such as `level2`, `level3:style=builder`, `random` or `search:ms=2000`."""

    bot: BotSpec


SeatWish = SeatMe | SeatInvite | SeatOpen | SeatBot


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    edition: Annotated[str, Meta(max_length=80)] = "default"
    clock: Clock = NoClock()
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 700  # milliseconds between bot actions
    position: dict[str, Any] | None = None  # to begin from; it names its options and edition
    random_seats: bool = False  # who sits where is drawn when play begins
    guided: bool = False  # a coach tells of every decision that is new


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody may see it."""

    seat: int
    kind: Literal["person", "bot", "invite", "open"]
    name: str
    mine: bool = False
    here: bool = False  # somebody who holds the seat is connected
    bot: str = ""
    about: str = ""  # how the bot plays, in a sentence
    invite: str = ""  # the token, told to the host only
    gone: Literal["", "resigned", "time"] = ""  # why whoever sat there plays no more


class Ended(Struct, frozen=True, omit_defaults=True):
    """Why nothing more can be played."""

    kind: Literal["played", "resigned", "time", "agreed", "imported"]
    text: str
    seat: int | None = None
    winners: list[int] = []  # where it was not played out


class TableOption(Struct, frozen=True):
    """A choice made before the match, in words; `usual` where nothing special was chosen."""

    label: str
    choice: str
    usual: bool


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table without its position."""

    id: str
    game: str
    game_name: str
    seats: list[SeatInfo]
    options: dict[str, str]
    edition: str
    rules_version: str
    clock: Clock
    pace: int
    status: Literal["waiting", "playing", "over", "cancelled", "closed"]
    plies: int
    advice: bool  # whether asking what search would do is allowed to the asking guest now
    made: int  # milliseconds since 1970
    changed: int
    closed: str = ""  # why this table cannot be opened, when it is closed
    ended: Ended | None = None
    rematch: str = ""  # the table that continues this one
    origin: str = ""  # the table this one was tried from, after `base` plies
    base: int = 0
    is_open: bool = False  # of the game: no seat sees more than another
    arranged: bool = False  # whether it began from a position
    practice: bool = False  # whether what chance or bots did was taken back
    host: bool = False  # whether the asking guest made it: may change, start and cancel it
    random_seats: bool = False  # who sits where is drawn when play begins
    chosen: list[TableOption] = []  # the options in words
    edition_name: str = ""  # "" where this house does not have it
    actor: int = -2  # the seat to act, or -2; in lists of one’s own tables
    places: list[int] = []  # of every seat, when it is decided; likewise
    invited: int | None = None  # the seat of the invitation that was asked about
    guided: bool = False  # with a coach


class TableList(Struct, frozen=True):
    """Tables of the asking guest, newest first, and tables that wait for anybody."""

    mine: list[TableInfo]
    open: list[TableInfo]


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Taking a seat: with its invite token, or without one where the seat is open."""

    token: Annotated[str, Meta(max_length=64)] = ""


class ChangeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Another wish of the host for a seat, not their own; whoever sits there gets up."""

    wish: SeatWish


class StartTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The host waits no longer: the bot takes every free seat."""

    bot: BotSpec = FIRST_BOT


class TryHere(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table from a ply of a finished one: the guest in `seat`, bots in the others.

    Without a seat, the guest sits where they sat (or first) and is the next to act.
    """

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber | None = None
    bot: BotSpec = FIRST_BOT


class ImportRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record in its text or JSON form."""

    record: Annotated[str, Meta(min_length=1, max_length=1_000_000)]


class LogLine(Struct, frozen=True, omit_defaults=True):
    """What happened at a ply, as the viewer may know it. `seat` is -1 for chance.

    A `headline` stands above it: a new round, or an event, which is shown beside the board, too.
    """

    ply: int
    seat: int
    text: str  # may be empty where there is a headline
    headline: str = ""
    is_event: bool = False


class Log(Struct, frozen=True):
    """The whole story so far."""

    lines: list[LogLine]


class CountLine(Struct, frozen=True):
    """One line of the final count; null where it does not concern the seat."""

    label: str
    points: list[int | None]
    rule_id: str


class Outcome(Struct, frozen=True):
    """The final count, line by line."""

    ending: str
    verdict: str
    scores: list[int]
    places: list[int]
    lines: list[CountLine]


class ReplayScene(Struct, frozen=True, omit_defaults=True):
    """The picture after `ply` actions, of `plies` there are."""

    ply: int
    plies: int
    seat: int | None
    actor: int
    scene: Scene
    line: LogLine | None = None  # what was done last
    outcome: Outcome | None = None


class Alternative(Struct, frozen=True, omit_defaults=True):
    """An action as search sees it."""

    code: int
    path: list[str]
    label: str
    visits: int
    share: float  # of all thought, 0 to 1
    value: float  # expected share of first place for the actor, 0 to 1
    effects: list[str] = []  # what it changes at once for the actor, in words
    reasons: str = ""  # of the best one, what it does better; of others, what the best does


class Advice(Struct, frozen=True, omit_defaults=True):
    """What search would do, the best first."""

    ply: int
    version: int
    alternatives: list[Alternative]
    hurried: bool = False  # whether there was less time for it than asked for: others wait


# --- errors ----------------------------------------------------------------------------------


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An error, in the form of RFC 9457."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    instance: str = ""
    rule_id: str = ""
