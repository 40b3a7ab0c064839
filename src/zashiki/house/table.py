"""A table: a match with its seats, clock, agreement and listeners. Nothing here waits or stores."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from zashiki.core.message import Message
from zashiki.core.state import NOBODY
from zashiki.house.clocks import Clock, ClockRule
from zashiki.house.errors import NotNowError, NotYoursError, StaleError
from zashiki.house.seats import Seat
from zashiki.house.setups import StoredSetup
from zashiki.match import Match

Status = Literal["waiting", "playing", "over"]
EndKind = Literal["played", "resigned", "time", "agreed", "imported"]

CHAT_IN_MEMORY = 50  # lines


@dataclass(frozen=True)
class End:
    """Why nothing more is played here; `seat` is who resigned or ran out of time."""

    kind: EndKind
    seat: int | None = None


@dataclass(frozen=True)
class ChatLine:
    """A line of chat."""

    name: str
    text: str
    at: int
    seat: int | None = None


@dataclass(frozen=True)
class Facts:
    """What is fixed when a table is made."""

    id: str
    setup: StoredSetup
    clock: ClockRule
    pace: int  # milliseconds between actions of bots
    made: int
    base: int = 0  # plies taken over from another table
    origin: str | None = None


class Listener(Protocol):
    """Somebody who looks at a table. Called after everything told is on disk."""

    def position_changed(self, first: int) -> None:
        """The match is another from ply `first` on."""

    def table_changed(self) -> None:
        """Seats, presence, agreement or status changed."""

    def said(self, line: ChatLine) -> None:
        """Somebody said something."""

    def lost(self) -> None:
        """The table in memory is no longer true: look again."""


@dataclass(eq=False, slots=True, weakref_slot=True)
class Table:
    """One match with its seats, as it lives in the memory of the house."""

    facts: Facts
    seats: list[Seat]
    match: Match
    clock: Clock
    version: int = 0
    status: Status = "waiting"
    end: End | None = None
    rematch: str | None = None
    changed: int = 0
    agreed: set[int] = field(default_factory=set)
    chat: list[ChatLine] = field(default_factory=list)
    listeners: set[Listener] = field(default_factory=set)
    present: dict[str, int] = field(default_factory=dict)  # guest id -> open sockets
    pending: asyncio.Future[None] | None = None  # a write under way
    bot_task: asyncio.Task[None] | None = None
    flag: asyncio.TimerHandle | None = None
    touched: float = 0.0  # when it was last of use, on the clock of the loop

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def actor(self) -> int:
        """The seat to act; NOBODY unless the match is being played."""
        return self.match.actor if self.status == "playing" else NOBODY

    def seats_of(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def people(self) -> set[str]:
        return {seat.guest for seat in self.seats if seat.guest is not None}

    # --- who may what --------------------------------------------------------------------

    def check_seat(self, guest: str, seat: int | None) -> int:
        """The seat, if the guest sits there."""
        if seat is None or not 0 <= seat < len(self.seats) or self.seats[seat].guest != guest:
            raise NotYoursError("not-your-seat")
        return seat

    def check_view(self, guest: str, seat: int | None) -> int:
        """The seat to look from (NOBODY: a spectator), if the guest may."""
        if not self.may_view(guest, seat):
            raise NotYoursError("not-your-seat")
        return NOBODY if seat is None else seat

    def may_view(self, guest: str, seat: int | None) -> bool:
        """Everybody may watch; what a seat sees is its own until the match is over."""
        if seat is None:
            return True
        return 0 <= seat < len(self.seats) and (self.is_open or self.seats[seat].guest == guest)

    def place_of(self, guest: str) -> int | None:
        """From where a guest looks: their seat that is to act, or their first, or none."""
        mine = self.seats_of(guest)
        return self.actor if self.actor in mine else mine[0] if mine else None

    @property
    def is_open(self) -> bool:
        """Whether everything may be seen by everybody: the match is over."""
        return self.status == "over"

    def check_playing(self) -> None:
        if self.status == "over":
            raise NotNowError("over")
        if self.status == "waiting":
            raise NotNowError("waiting")

    def check_version(self, version: int) -> None:
        if version != self.version:
            raise StaleError()

    def may_ask_for_advice(self, guest: str) -> bool:
        """Where no other person plays, and the guest is to act; or when it is over."""
        if self.is_open:
            return True
        return self.status == "playing" and self.people() == {guest}

    # --- play ----------------------------------------------------------------------------

    def play(self, seat: int, code: int, now: int) -> None:
        """An action and what chance brings after it; raises Refusal or NotNowError."""
        self.check_playing()
        self.match.play(code, seat)
        self._draw_on(now)

    def _draw_on(self, now: int) -> None:
        self.match.draw_on()
        self._changed(now)
        if self.match.is_over:
            self.finish(End("played"), now)

    def undo(self, seat: int, now: int) -> None:
        self.check_playing()
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        self.match.undo()
        self._changed(now)

    def undo_refusal(self, seat: int) -> NotNowError | None:
        """Why this seat cannot take the last action back; None if it can."""
        match = self.match
        if match.is_over:
            return NotNowError("undo-over")
        if match.actor != seat:
            return NotNowError("undo-not-your-turn")
        if match.ply <= match.base:
            return NotNowError("undo-start")
        curtain = match.curtain()
        if curtain is None:
            return None
        return NotNowError("undo-curtain", {"curtain": Message(curtain.value)})

    def begin(self, now: int) -> None:
        """Everybody sits: let play begin."""
        self.status = "playing"
        self._draw_on(now)

    def finish(self, end: End, now: int) -> None:
        self.end = end
        self.status = "over"
        self.agreed.clear()
        self.clock.start(NOBODY, now)

    def _changed(self, now: int) -> None:
        self.version += 1
        self.changed = now
        self.agreed.clear()
        self.clock.start(self.match.actor, now)

    @property
    def is_agreed(self) -> bool:
        """Whether every person is ready to end the match as it stands."""
        people = {number for number, seat in enumerate(self.seats) if seat.kind == "person"}
        return bool(self.agreed) and self.agreed >= people

    # --- in memory -----------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing goes on."""
        return not (self.listeners or self.pending or self.bot_task or self.flag)

    def stop(self) -> None:
        """No bot and no clock does anything more here."""
        if self.bot_task is not None:
            self.bot_task.cancel()
            self.bot_task = None
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None

    # --- telling -------------------------------------------------------------------------

    def tell_all(self) -> None:
        self.tell_table()
        self.tell_position(self.match.ply)

    def tell_position(self, first: int) -> None:
        self._tell(lambda listener: listener.position_changed(first))

    def tell_table(self) -> None:
        self._tell(lambda listener: listener.table_changed())

    def add_line(self, line: ChatLine) -> None:
        self.chat.append(line)
        del self.chat[:-CHAT_IN_MEMORY]
        self._tell(lambda listener: listener.said(line))

    def _tell(self, tell: Callable[[Listener], None]) -> None:
        for listener in tuple(self.listeners):
            tell(listener)

    def others(self, seat: int) -> Sequence[int]:
        """People in other seats."""
        mine = self.seats[seat].guest
        return [
            number
            for number, other in enumerate(self.seats)
            if other.kind == "person" and other.guest != mine
        ]
