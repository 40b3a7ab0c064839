"""Messages of the live socket, `/api/tables/ID/live`; every message is a JSON object with `t`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from zashiki.core.scene import Layout, Scene
from zashiki.web.api_types import (
    Change,
    Language,
    LogLine,
    Outcome,
    SeatNumber,
    TableInfo,
)

MessageNumber = Annotated[int, Meta(ge=0, le=2_147_483_647)]
Version = Annotated[int, Meta(ge=0, le=2_147_483_647)]
Touch = Annotated[str, Meta(max_length=120)]


# --- from the client -------------------------------------------------------------------------


class _Said(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """What a client says; nothing may be in it that is not known."""


class _Numbered(_Said, frozen=True):
    """What is answered, with its number."""

    id: MessageNumber


class _AtVersion(_Numbered, frozen=True):
    """What is refused unless `version` is the current one."""

    version: Version


class Join(_Said, frozen=True, tag="join"):
    """The first message. `seat` is the seat to look from (null: the house chooses)."""

    lang: Language = "en"
    seat: SeatNumber | None = None
    version: Version | None = None  # what the client has already; it gets the scene if it is older
    layout: bool = True  # whether the layout is wanted
    changes: bool = False  # whether `change` may come where a scene was told before


class Look(_Said, frozen=True, tag="look"):
    """Look from another seat of one's own (hot seat), or null: as a spectator."""

    seat: SeatNumber | None = None


class Act(_AtVersion, frozen=True, tag="act"):
    """Play a code for the seat looked from. Refused unless `version` is the current one."""

    code: Annotated[int, Meta(ge=-2_147_483_648, le=2_147_483_647)]
    hold: bool = False  # whether a turn that it would end waits for `confirm`


class Confirm(_AtVersion, frozen=True, tag="confirm"):
    """End the turn that is held."""


class Undo(_AtVersion, frozen=True, tag="undo"):
    """Take the last action back, or all from ply `to` on."""

    to: Annotated[int, Meta(ge=0, le=2_147_483_647)] | None = None


class Back(_AtVersion, frozen=True, tag="back"):
    """Take one's last turn back, where no other person plays."""


class AskBack(_AtVersion, frozen=True, tag="ask-back"):
    """Ask the other people for the same."""


class AnswerBack(_Numbered, frozen=True, tag="answer-back"):
    """Agree to what is asked, or not; who asked withdraws it so."""

    agree: bool


class Why(_Numbered, frozen=True, tag="why"):
    """Ask why this path of touches leads nowhere now; `under` is what else the last one hit."""

    path: Annotated[list[Touch], Meta(min_length=1, max_length=12)]
    under: Annotated[list[Touch], Meta(max_length=12)] = []


class Resign(_Numbered, frozen=True, tag="resign"):
    """Give the match up for the seat looked from."""


class Agree(_Numbered, frozen=True, tag="agree"):
    """Be ready to end the match as it stands, or no longer be; it ends when all people are."""

    ready: bool


class Say(_Said, frozen=True, tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(_Said, frozen=True, tag="ping"):
    """Are you there? Whoever asks once is away when they ask no more."""

    away: bool = False  # the page is out of sight, and asks but seldom


FromClient = (
    Join
    | Look
    | Act
    | Confirm
    | Undo
    | Back
    | AskBack
    | AnswerBack
    | Why
    | Resign
    | Agree
    | Say
    | Ping
)


# --- from the server -------------------------------------------------------------------------


class BackAsked(Struct, frozen=True):
    """Somebody asks to take their last turn back; these seats have agreed, the asker's too."""

    seat: int
    agreed: list[int]


class TableMessage(Struct, frozen=True, omit_defaults=True, tag="table", tag_field="t"):
    """The table without its position: at joining, and when seats, status or presence change."""

    table: TableInfo
    agreed: list[int]  # seats ready to end
    spectators: int
    asked_back: BackAsked | None = None
    hurried: bool = False  # whether bots think shorter here than they were to: others wait


class LayoutMessage(Struct, frozen=True, tag="layout", tag_field="t"):
    """The places, once after joining."""

    layout: Layout


class Times(Struct, frozen=True):
    """Clocks as of `at`; `running` is the seat whose time runs, or null."""

    left: list[int]  # milliseconds of each seat
    running: int | None
    at: int  # the server's clock, milliseconds since 1970


class UndoState(Struct, frozen=True, omit_defaults=True):
    """Whether undo is possible to the viewer now; if not, why it stops here."""

    allowed: bool
    reason: str = ""
    since: int | None = None  # the earliest ply it may go back to


class Coach(Struct, frozen=True):
    """What a coach says of a kind of decision, to somebody who meets it for the first time."""

    id: str  # of the kind
    about: str
    good: str
    others: str
    aim: str  # of the game: said first of all


class Told(Struct, frozen=True, omit_defaults=True):
    """What is told of a position beside its picture."""

    version: int
    ply: int
    seat: int | None  # the seat looked from
    actor: int  # the seat to act, or to end its turn; -2 when the match is over
    undo: UndoState
    log_from: int  # drop log lines with a ply >= this, then append `log`
    log: list[LogLine]
    ack: int | None = None  # the id of the message this answers; it is on disk
    times: Times | None = None
    outcome: Outcome | None = None  # when the match was played to its end
    thinking: bool = False  # a bot is to act
    held: Literal["", "turn", "draw", "match"] = ""  # what the actor has not ended, or let come
    back: Literal["", "practice", "ask"] = ""  # how the viewer may take their last turn back
    secret: bool = False  # the actor knows what others may not; told to who has several seats
    coach: Coach | None = None  # at a guided table, where the viewer is to act


class SceneMessage(Told, frozen=True, tag="scene", tag_field="t", kw_only=True):
    """The position, whole: a client may miss any number of versions before it."""

    scene: Scene


class ChangeMessage(Told, frozen=True, tag="change", tag_field="t", kw_only=True):
    """The position to a client that asked for changes and was told the one before it."""

    change: Change


class Refused(Struct, frozen=True, tag="refused", tag_field="t", omit_defaults=True):
    """A message was not followed, and nothing changed."""

    id: int | None
    kind: Literal[
        "stale", "illegal", "undo", "seat", "over", "waiting", "rate", "malformed", "busy"
    ]
    text: str
    version: int
    rule_id: str = ""


class WhyNot(Struct, frozen=True, tag="why", tag_field="t", omit_defaults=True):
    """The answer to Why."""

    id: int
    text: str
    rule_id: str = ""


class Said(Struct, frozen=True, tag="said", tag_field="t"):
    """A line of chat; the last lines come at joining."""

    name: str
    text: str
    at: int
    seat: int | None = None


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    """I am."""


FromServer = (
    TableMessage | LayoutMessage | SceneMessage | ChangeMessage | Refused | WhyNot | Said | Pong
)
