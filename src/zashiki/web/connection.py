"""One open socket at a table: what it asks, and what it is told."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, cast

import msgspec

from zashiki.core.message import Message, seat_name
from zashiki.core.refusal import Refusal
from zashiki.core.state import NOBODY
from zashiki.house.errors import HouseError, NotYoursError, StaleError, StoreError
from zashiki.house.seats import Guest
from zashiki.house.table import ChatLine, Table
from zashiki.web import socket_types, why_not
from zashiki.web.context import Context
from zashiki.web.guests import clean
from zashiki.web.pulse import Pulse
from zashiki.web.table_info import as_stored, table_info
from zashiki.web.table_view import RECENT

log = logging.getLogger("zashiki.web")

MOST_WAITING = 200  # small messages a slow client may leave unread
MOST_STRIKES = 50  # messages refused as too fast or not understood

POLICY, RESTART, SILENT = 1008, 1012, 1001

Send = Callable[[bytes], Awaitable[None]]
decode = msgspec.json.Decoder(socket_types.FromClient).decode
encode = msgspec.json.Encoder().encode
UNREADABLE = (msgspec.DecodeError, UnicodeEncodeError, RecursionError)


class Numbered(msgspec.Struct):
    """What is left of a message that is not followed: its number."""

    id: socket_types.MessageNumber | None = None


_numbered = msgspec.json.Decoder(Numbered).decode


def number_in(text: str) -> int | None:
    """Which message was refused unread: whoever waits for an answer must get it."""
    try:
        return _numbered(text).id
    except UNREADABLE:
        return None


class Closing(Exception):
    """The socket is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A listener of a table. What is due is told by a task of its own, so a slow reader delays
    nobody and, when it reads again, gets the newest scene only.
    """

    def __init__(
        self, context: Context, table: Table, guest: Guest, address: str, send: Send
    ) -> None:
        self._context = context
        self._house = context.house
        self._table = table
        self._guest = guest
        self._send = send
        self._view = context.view(table)
        self._language = "en"
        self._seat: int | None = None
        self._stands = False  # aside, by choice: looks from no seat although they may have one
        self._joined = False
        self._wants_changes = False
        self._names: Sequence[str] = ()  # in the scene that was told last
        self._told: int | None = None  # its version, where a change can follow it
        self._queue: deque[bytes] = deque()
        self._scene_due = False
        self._table_due = False
        self._log_from = 0
        self._doing: int | None = None  # the id of what is on its way to the disk
        self._ack: int | None = None  # and of what is there, told with the next scene
        self._wake = asyncio.Event()
        self._closing: int | None = None  # the code to close with, once the writer can
        self._strikes = 0
        self._messages = context.messages.of(guest.id, address)
        self._joins = context.joins.of(guest.id, address)
        self._chat = context.chat.of(guest.id, address)
        self._pulse = Pulse(context.settings.patience, self._be_away, partial(self._close, SILENT))

    # --- coming and going ----------------------------------------------------------------

    def enter(self) -> None:
        self._table.listeners.add(self)
        self._house.presence.come(self._table, self._guest.id)

    def leave(self) -> None:
        table = self._table
        table.listeners.discard(self)
        if not self._pulse.is_away:
            self._house.presence.go(table, self._guest.id)
        self._pulse.stop()
        if not table.listeners:
            table.match.forget_steps()

    def _be_away(self, is_away: bool) -> None:
        """The line fell silent, or the page went out of sight; or it is back."""
        presence = self._house.presence
        (presence.go if is_away else presence.come)(self._table, self._guest.id)

    # --- Listener ------------------------------------------------------------------------

    def position_changed(self, first: int) -> None:
        self._log_from = min(self._log_from, first)
        self._scene_due = True
        self._wake.set()

    def table_changed(self) -> None:
        self._view.refresh_names()
        self._keep_place()
        if self._joined and self._view.words(self._language).names != self._names:
            self._show_anew()
        self._table_due = True
        self._wake.set()

    def _keep_place(self) -> None:
        """A seat may have been given up, or taken, since: nobody goes on looking into the hand of
        whoever sits there next.
        """
        if not self._joined or self._stands:
            return
        if self._seat is None or not self._table.may_view(self._guest.id, self._seat):
            seat = self._table.place_of(self._guest.id)
            if seat != self._seat:
                self._look_from(seat)

    def _said(self, line: ChatLine) -> socket_types.Said:
        """Who speaks is called as at the table, where two of one name are numbered."""
        name, seat = line.name, line.seat
        if seat is not None and self._table.seats[seat].name == name:
            name = self._view.words(self._language).names[seat]
        return socket_types.Said(name, line.text, line.at, seat)

    def said(self, line: ChatLine) -> None:
        if not self._joined or self._closing is not None:
            return
        if len(self._queue) < MOST_WAITING:
            self._tell(self._said(line))
        else:  # this reader is to blame, not the one who speaks
            self._close(POLICY)

    def lost(self) -> None:
        has_room = len(self._queue) < MOST_WAITING  # or else others would not hear
        if self._doing is not None and has_room:  # what they did is what could not be kept
            self._refuse(self._doing, "busy", self._say(StoreError().message))
        self._close(RESTART)

    def _close(self, code: int) -> None:
        self._closing = code
        self._wake.set()

    # --- telling -------------------------------------------------------------------------

    async def write_forever(self) -> None:
        """Tell what is due, oldest answers first, then the newest scene, then the table."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._closing is None:
                if self._queue:
                    data = self._queue.popleft()
                elif not self._joined or not (self._scene_due or self._table_due):
                    break
                elif self._table.pending is not None:  # nothing is told before it is on disk
                    await self._house.tables.settled(self._table)
                    continue
                elif self._scene_due:
                    data = self._scene()
                else:
                    data = self._table_message()
                await self._send(data)
            if self._closing == RESTART:
                while self._queue:
                    await self._send(self._queue.popleft())
            if self._closing is not None:
                raise Closing(self._closing)

    def _tell(self, message: object) -> None:
        self._put(encode(message))

    def _put(self, data: bytes) -> None:
        if len(self._queue) >= MOST_WAITING:
            raise Closing(POLICY)
        self._queue.append(data)
        self._wake.set()

    def _scene(self) -> bytes:
        """The position, as a change where the viewer knows what it builds on."""
        self._scene_due = False
        eye = NOBODY if self._seat is None else self._seat
        since, self._told = self._told, self._table.version if self._wants_changes else None
        told = self._beside_the_picture(eye)
        if since is not None:
            change: Any = self._view.change(eye, self._language, since)  # encoded already
            if change is not None:
                return encode(socket_types.ChangeMessage(*told, change=change))
        scene: Any = self._view.scene(eye, self._language)  # likewise
        return encode(socket_types.SceneMessage(*told, scene=scene))

    def _beside_the_picture(self, eye: int) -> tuple[Any, ...]:
        """The fields of `socket_types.Told`."""
        table, view, ply = self._table, self._view, self._table.match.ply
        first = min(self._log_from, ply)
        ack, self._ack = self._ack, None
        self._log_from = ply
        self._names = view.words(self._language).names
        actor, playing = table.actor, self._playing_seat()
        return (
            table.version,
            ply,
            self._seat,
            actor,
            self._undo_state(playing),
            first,
            view.lines(eye, self._language, first),
            ack,
            self._times(),
            view.outcome(self._language),
            actor >= 0 and table.seats[actor].kind == "bot",
            table.what_is_held,
            self._way_back(playing),
            self._is_secret(),
            self._coach(playing),
        )

    def _is_secret(self) -> bool:
        """Whether a curtain is to be drawn before the seat to act is shown to whoever plays it."""
        table, actor = self._table, self._table.actor
        if actor < 0 or len(table.seats_of(self._guest.id)) < 2:
            return False
        return table.match.state.view(actor) != table.match.state.view(NOBODY)

    def _coach(self, seat: int | None) -> socket_types.Coach | None:
        """The client knows what this person has been told already."""
        if not self._table.facts.guided or seat is None or seat != self._table.actor:
            return None
        return self._view.coach(seat, self._language)

    def _show_anew(self) -> None:
        """The scene is due, and whole: a change could not build on what was told before."""
        self._told = None
        self._scene_due = True
        self._wake.set()

    def _playing_seat(self) -> int | None:
        """The seat looked from, where the viewer plays there."""
        table, seat = self._table, self._seat
        if seat is None or table.status != "playing" or table.seats[seat].guest != self._guest.id:
            return None
        return seat

    def _undo_state(self, seat: int | None) -> socket_types.UndoState:
        if seat is None:
            return socket_types.UndoState(False)
        refusal = self._table.undo_refusal(seat)
        if refusal is None:
            return socket_types.UndoState(True, since=self._table.free_from(seat))
        return socket_types.UndoState(False, self._say(refusal.message))

    def _way_back(self, seat: int | None) -> str:
        """How the viewer may take their last turn back."""
        if seat is None or not self._table.match.has_acted(seat):
            return ""
        return "ask" if self._table.others(seat) else "practice"

    def _times(self) -> socket_types.Times | None:
        clock = self._table.clock
        if not clock.is_on:
            return None
        now = self._house.time.now()
        left = [clock.remaining(seat, now) for seat in range(len(clock.left))]
        return socket_types.Times(left, clock.running if clock.running >= 0 else None, now.wall)

    def _table_message(self) -> bytes:
        self._table_due = False
        table = self._table
        info = table_info(as_stored(table), self._guest, self._language, table)
        watching = len(table.guests_here() - table.people())
        asked = table.asked_back
        back = None
        if asked is not None:
            back = socket_types.BackAsked(asked.seat, sorted(asked.agreed))
        return encode(
            socket_types.TableMessage(info, sorted(table.agreed), watching, back, table.is_hurried)
        )

    def _say(self, message: Message) -> str:
        return self._view.words(self._language)(message)

    # --- being asked ---------------------------------------------------------------------

    async def hear(self, text: str | None) -> None:
        """One message of the client; whatever is wrong with it is told, and changes nothing."""
        self._pulse.hear()
        text = text if text is not None else ""
        if not self._messages.take():
            self._strike("rate", Message("house-too-fast"), number_in(text))
            return
        try:
            message = decode(text)
        except UNREADABLE as error:
            problem = Message("house-malformed", {"problem": str(error)})
            self._strike("malformed", problem, number_in(text))
            return
        number = getattr(message, "id", None)
        try:
            await self._follow(message)
        except Refusal as refusal:
            self._refuse(number, "illegal", self._say(refusal.message), refusal.rule_id)
        except HouseError as error:
            self._refuse(number, _kind(error), self._say(error.message))
            if isinstance(error, StaleError):
                self._show_anew()
        except Closing:
            raise
        except Exception:  # ours to mend: whoever plays here can play on
            log.exception("a message of the kind %r failed", type(message).__name__)
            self._refuse(number, "busy", self._say(OUR_MISTAKE))

    async def _follow(self, message: socket_types.FromClient) -> None:
        if isinstance(message, socket_types.Act):
            await self._act(message)
        elif isinstance(message, socket_types.Join):
            if not self._joins.take():
                self._strike("rate", Message("house-too-fast"))
                return
            await self._house.tables.settled(self._table)
            self._join(message)
        elif isinstance(message, socket_types.Ping):
            self._pulse.beat(message.away)
            self._tell(socket_types.Pong())
        elif not self._joined:
            self._refuse(getattr(message, "id", None), "malformed", self._say(JOIN_FIRST))
        elif isinstance(message, Turning):
            await self._turn(message)
        elif isinstance(message, socket_types.Look):
            self._look(message.seat)
        elif isinstance(message, socket_types.Why):
            self._why(message)
        elif isinstance(message, socket_types.Say):
            await self._speak(message.text)
        elif isinstance(message, socket_types.Resign):
            await self._house.endings.resign(self._table, self._own_seat())
        else:
            await self._house.endings.agree(self._table, self._own_seat(), message.ready)

    def _join(self, message: socket_types.Join) -> None:
        table, guest, seat = self._table, self._guest.id, message.seat
        if seat is None or not table.may_view(guest, seat):  # it may be another's by now
            seat = table.place_of(guest)
        self._joined = True
        self._stands = False
        self._seat = seat
        self._language = message.lang
        self._put(self._table_message())
        if message.layout:
            self._tell(socket_types.LayoutMessage(self._view.layout(message.lang)))
        for line in table.chat:
            self._tell(self._said(line))
        self._wants_changes = message.changes
        self._told = None
        self._log_from = max(0, table.match.ply - RECENT)
        self._scene_due = message.version != table.version
        self._wake.set()

    def _look(self, seat: int | None) -> None:
        self._table.check_view(self._guest.id, seat)
        self._stands = seat is None
        self._look_from(seat)

    def _look_from(self, seat: int | None) -> None:
        self._seat = seat
        self._log_from = max(0, self._table.match.ply - RECENT)
        self._show_anew()

    async def _act(self, message: socket_types.Act) -> None:
        table, seat = self._table, self._own_seat()
        if table.pending is not None:
            await self._house.tables.settled(table)
        self._doing = message.id
        try:
            await self._house.play.act(
                table, seat, message.version, message.code, message.hold, self._acknowledge
            )
            self._house.metrics.by_person()
        finally:
            self._doing = None

    def _acknowledge(self) -> None:
        """What they did is on disk: the scene that follows says so, and no scene before it that
        tells what another server did meanwhile.
        """
        self._ack = self._doing

    async def _turn(self, message: Turning) -> None:
        """Ending and taking back, answered as an action is; or asking for that."""
        table, play, seat = self._table, self._house.play, self._own_seat()
        await self._house.tables.settled(table)
        if isinstance(message, socket_types.AskBack):
            await play.ask_back(table, seat, message.version)
            return
        if isinstance(message, socket_types.AnswerBack):
            await play.answer_back(table, seat, message.agree)
            return
        self._doing = message.id
        try:
            if isinstance(message, socket_types.Confirm):
                await play.confirm(table, seat, message.version, self._acknowledge)
            elif isinstance(message, socket_types.Undo):
                await play.undo(table, seat, message.version, message.to, self._acknowledge)
            else:
                await play.back(table, seat, message.version, self._acknowledge)
        finally:
            self._doing = None

    def _why(self, message: socket_types.Why) -> None:
        table = self._table
        seat = self._own_seat()
        table.check_playing()
        if table.held is not None:
            reason = Message("house-held", {"seat": seat_name(table.held)})
            if table.held == seat:
                reason = Message("house-held-by-you")
            self._tell(socket_types.WhyNot(message.id, self._say(reason)))
            return
        reason, rule_id = why_not.explain(
            table.match.game, table.match.state, seat, message.path, message.under
        )
        self._tell(socket_types.WhyNot(message.id, self._say(reason), rule_id))

    async def _speak(self, text: str) -> None:
        if not self._chat.take():
            self._strike("rate", Message("house-too-fast"))
            return
        await self._house.play.say(self._table, self._guest, clean(text))

    def _own_seat(self) -> int:
        return self._table.check_seat(self._guest.id, self._seat)

    # --- refusing ------------------------------------------------------------------------

    def _strike(self, kind: str, message: Message, number: int | None = None) -> None:
        self._strikes += 1
        if self._strikes > MOST_STRIKES:
            raise Closing(POLICY)
        self._refuse(number, kind, self._say(message))

    def _refuse(self, number: int | None, kind: str, text: str, rule_id: str = "") -> None:
        self._context.tally.refused[kind] += 1
        refused = socket_types.Refused(
            number, cast("Any", kind), text, self._table.version, rule_id
        )
        self._tell(refused)


Turning = (
    socket_types.Confirm
    | socket_types.Undo
    | socket_types.Back
    | socket_types.AskBack
    | socket_types.AnswerBack
)
JOIN_FIRST = Message("house-join-first")
OUR_MISTAKE = Message("house-our-mistake")
KINDS = {"over": "over", "waiting": "waiting", "time-up": "over"}


def _kind(error: HouseError) -> str:
    if isinstance(error, StaleError):
        return "stale"
    if isinstance(error, StoreError):
        return "busy"
    if isinstance(error, NotYoursError):
        return "seat"
    if error.reason.startswith(("undo-", "back-")):
        return "undo"
    return KINDS.get(error.reason, "malformed")
