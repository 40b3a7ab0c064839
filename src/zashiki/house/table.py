"""A table: a match with its seats, clock, agreement and listeners. Nothing here waits or stores."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, Protocol

from zashiki.core.game import Curtain
from zashiki.core.message import Message, seat_name
from zashiki.core.state import CHANCE, NOBODY
from zashiki.house.clocks import Clock, ClockRule
from zashiki.house.errors import NotNowError, NotYoursError, StaleError
from zashiki.house.seats import Seat
from zashiki.house.setups import StoredSetup
from zashiki.match import Match

Status = Literal["waiting", "playing", "over", "cancelled"]
Held = Literal["", "turn", "draw", "match"]
EndKind = Literal["played", "resigned", "time", "agreed", "imported"]

CHAT_IN_MEMORY = 50  # lines
PRESENCE_PAUSE = 0.004  # seconds for each who listens


@dataclass(frozen=True)
class End:
    """Why nothing more is played here; `seat` is who resigned or ran out of time. Where the match
    was not played out, `winners` stand best of all others.
    """

    kind: EndKind
    seat: int | None = None
    winners: tuple[int, ...] = ()


@dataclass(frozen=True)
class BackAsked:
    """A seat asks to take its last turn back; the others agree one by one."""

    seat: int
    agreed: frozenset[int]


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
    host: str | None = None  # the guest who made it
    random_seats: bool = False  # who sits where is drawn when play begins
    guided: bool = False  # a coach tells of every decision that is new


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
    held: int | None = None  # the seat that has not ended its turn: nobody else acts
    practice: bool = False  # whether what chance or bots did was taken back
    agreed: set[int] = field(default_factory=set)
    asked_back: BackAsked | None = None
    is_hurried: bool = False  # bots had less time than they were to have: others wait
    chat: list[ChatLine] = field(default_factory=list)
    listeners: set[Listener] = field(default_factory=set)
    present: dict[str, int] = field(default_factory=dict)  # guest id -> sockets looked at
    presence_pause: asyncio.TimerHandle | None = None  # until who comes and goes is told again
    presence_due: bool = False
    pending: asyncio.Future[None] | None = None  # a write under way
    bot_task: asyncio.Task[None] | None = None
    flag: asyncio.TimerHandle | None = None
    touched: float = 0.0  # when it was last of use, on the clock of the loop

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def actor(self) -> int:
        """The seat to act, or to end its turn; NOBODY unless the match is being played."""
        if self.held is not None:
            return self.held
        return self.match.actor if self.status == "playing" else NOBODY

    @property
    def what_is_held(self) -> Held:
        """What comes when the turn that is held is ended: another seat, a draw, the end."""
        if self.held is None:
            return ""
        if self.match.actor == CHANCE:
            return "draw"
        return "match" if self.match.is_over else "turn"

    @property
    def is_veiled(self) -> bool:
        """Whether the last action may not be seen yet: it ends the match, which opens secrets, and
        can still be taken back.
        """
        return self.held is not None and self.match.is_over and not self.match.game.is_open

    def seats_of(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def people(self) -> set[str]:
        return {seat.guest for seat in self.seats if seat.guest is not None}

    # --- who may what --------------------------------------------------------------------

    def check_host(self, guest: str) -> None:
        if self.facts.host != guest:
            raise NotYoursError("not-host")

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

    def play(self, seat: int, code: int, now: int, hold: bool = False) -> None:
        """An action and what chance brings after it; raises Refusal or NotNowError. To hold means
        to stop where the seat's turn would end, or something be drawn, until it says `confirm`.
        """
        self.check_playing()
        if self.held is not None:
            raise NotNowError("held", {"seat": seat_name(self.held)})
        self.match.play(code, seat)
        if hold and self.match.actor != seat:
            self.held = seat
            self._changed(now)
        else:
            self._draw_on(now)

    def confirm(self, seat: int, now: int) -> None:
        """The seat ends the turn that is held."""
        self.check_playing()
        if self.held != seat:
            raise NotNowError("not-held")
        self.held = None
        self._draw_on(now)

    def _draw_on(self, now: int) -> None:
        self.match.draw_on()
        self._changed(now)
        if self.match.is_over:
            self.finish(End("played"), now)

    def undo(self, seat: int, now: int, to: int | None = None) -> None:
        """Take the seat's last action back, or all from ply `to` on."""
        self.check_playing()
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        last = self.match.ply - 1
        to = last if to is None else to
        if to != last and not self.free_from(seat) <= to < last:
            raise NotNowError("undo-too-far")
        self._go_back(to, now)

    def free_from(self, seat: int) -> int:
        """The earliest ply the seat may go back to now by itself."""
        return self.match.free_from(seat, self.held == seat)

    def _go_back(self, ply: int, now: int) -> None:
        self.held = None
        self.match.back_to(ply)
        self._changed(now)

    def undo_refusal(self, seat: int) -> NotNowError | None:
        """Why this seat cannot take the last action back; None if it can."""
        match = self.match
        if match.is_over and self.held != seat:
            return NotNowError("undo-over")
        if self.actor != seat:
            return NotNowError("undo-not-your-turn")
        if match.ply <= match.base:
            return NotNowError("undo-start")
        curtain = match.curtain()
        if curtain is None or (self.held == seat and curtain is Curtain.TURN_ENDED):
            return None
        return NotNowError("undo-curtain", {"curtain": Message(curtain.value)})

    # --- whole turns back ----------------------------------------------------------------

    def take_turn_back(self, seat: int, now: int) -> None:
        """To where the seat's last turn began, whatever was drawn or done by bots since."""
        self.check_playing()
        if self.others(seat):
            raise NotNowError("back-others")
        ply = self._turn_of(seat)
        is_free = self.actor == seat and self.free_from(seat) <= ply
        self.practice = self.practice or not is_free
        self._go_back(ply, now)

    def ask_back(self, seat: int) -> None:
        """Ask the other people to let the seat take its last turn back."""
        self.check_playing()
        if not self.others(seat):
            raise NotNowError("back-alone")
        self._turn_of(seat)
        mine = self.seats_of(str(self.seats[seat].guest))
        self.asked_back = BackAsked(seat, frozenset(mine))

    def answer_back(self, seat: int, agrees: bool, now: int) -> bool:
        """Agree or not (who asked: withdraw); whether the turn was taken back by that."""
        self.check_playing()
        asked = self.asked_back
        if asked is None:
            raise NotNowError("back-not-asked")
        mine = self.seats_of(str(self.seats[seat].guest))
        if not agrees:
            self.asked_back = None
            return False
        self.asked_back = BackAsked(asked.seat, asked.agreed.union(mine))
        return self._follow_asked(now)

    def _follow_asked(self, now: int) -> bool:
        asked = self.asked_back
        if asked is None or not asked.agreed.issuperset(self.others(asked.seat)):
            return False
        self._go_back(self._turn_of(asked.seat), now)
        return True

    def _turn_of(self, seat: int) -> int:
        ply = self.match.turn_of(seat)
        if ply is None:
            raise NotNowError("undo-start")
        return ply

    # --- beginning and ending ------------------------------------------------------------

    def begin(self, now: int) -> None:
        """Everybody sits, where chance puts them if so wished: let play begin."""
        if self.facts.random_seats:
            secrets.SystemRandom().shuffle(self.seats)
        self.status = "playing"
        self._draw_on(now)

    def finish(self, end: End, now: int) -> None:
        if end.kind in ("resigned", "time", "agreed"):
            end = replace(end, winners=self._best_but(end.seat))
        self.end = end
        self.status = "over"
        self.held = None
        self.agreed.clear()
        self.asked_back = None
        self.clock.start(NOBODY, now)

    def _best_but(self, out: int | None) -> tuple[int, ...]:
        """The seats that stand best, but for one that is out of the match."""
        places = self.match.state.ranking()
        others = [seat for seat in range(len(places)) if seat != out]
        best = min(places[seat] for seat in others)
        return tuple(seat for seat in others if places[seat] == best)

    def _changed(self, now: int) -> None:
        self.version += 1
        self.changed = now
        self.agreed.clear()
        self.asked_back = None
        self.clock.start(self.actor, now)

    @property
    def has_offers(self) -> bool:
        """Whether somebody offers to end the match, or asks to take a turn back."""
        return bool(self.agreed) or self.asked_back is not None

    @property
    def is_agreed(self) -> bool:
        """Whether every person is ready to end the match as it stands."""
        people = {number for number, seat in enumerate(self.seats) if seat.kind == "person"}
        return bool(self.agreed) and self.agreed >= people

    # --- who is here ---------------------------------------------------------------------

    def come(self, guest: str) -> None:
        """A socket of the guest is open and somebody looks at it."""
        self.present[guest] = self.present.get(guest, 0) + 1
        if self.present[guest] == 1:
            self._tell_presence()

    def go(self, guest: str) -> None:
        """It is no longer."""
        self.present[guest] -= 1
        if not self.present[guest]:
            del self.present[guest]
            self._tell_presence()

    def _tell_presence(self) -> None:
        """At once, but then not for a moment: everybody hears of whoever comes or goes, so the
        more they are, the longer that is.
        """
        self.presence_due = self.presence_pause is not None
        if not self.presence_due:
            self.tell_table()
            pause = PRESENCE_PAUSE * len(self.listeners)
            loop = asyncio.get_running_loop()
            self.presence_pause = loop.call_later(pause, self._end_presence_pause)

    def _end_presence_pause(self) -> None:
        self.presence_pause = None
        if self.presence_due:
            self._tell_presence()

    # --- in memory -----------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing goes on."""
        ticks = self.flag is not None and not self.clock.rule.is_by_days
        return not (self.listeners or self.pending or self.bot_task or ticks)

    def stop(self) -> None:
        """No bot, no clock and no timer does anything more here."""
        if self.bot_task is not None:
            self.bot_task.cancel()
            self.bot_task = None
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None
        if self.presence_pause is not None:
            self.presence_pause.cancel()
            self.presence_pause = None

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
