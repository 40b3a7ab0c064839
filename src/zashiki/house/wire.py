"""What the servers of a house tell each other, so that nobody waits for what is stored already.

The store alone is the truth: a server that missed something looks it up there. What is told travels
through a backend of Litestar's channels.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from itertools import islice

import msgspec
from litestar.channels.backends.base import ChannelsBackend
from msgspec import Struct

from zashiki.house.changes import Change, encode
from zashiki.house.clocks import HouseTime
from zashiki.house.study import Effect
from zashiki.house.table import ChatLine

log = logging.getLogger("zashiki.house")

CHANNEL = "zashiki"
MOST_WAITING = 10_000  # messages, while the line is broken
OPEN_SECONDS = 5.0  # a server that cannot hear others yet opens all the same
MOST_BYTES = 7_900  # in one notice: PostgreSQL takes fewer than 8,000
RETRY_SECONDS = 0.5
PAUSE_SECONDS = 0.002  # after a notice: what comes meanwhile goes together


# --- messages --------------------------------------------------------------------------------


class Kept(Struct, frozen=True, tag="kept"):
    """Changes that are on disk."""

    change: Change


class Look(Struct, frozen=True, tag="look"):
    """A change that is too long to be told: look it up."""

    table: str
    revision: int


class SaidAt(Struct, frozen=True, tag="said"):
    """A line of chat that is on disk."""

    table: str
    line: ChatLine


class Here(Struct, frozen=True, tag="here"):
    """Who looks at a table through this server; and whether it asks the same of the others."""

    table: str
    guests: list[str]
    asks: bool = False


class Renamed(Struct, frozen=True, tag="renamed"):
    """A guest has another name."""

    guest: str


class SeenHere(Struct, frozen=True, tag="seen"):
    """Guests who are about, and addresses that guests came from."""

    guests: list[str]
    addresses: dict[str, str] = {}


class Used(Struct, frozen=True, tag="used"):
    """What visitors used up of their limits lately, and how much each has open: by the name of the
    limit, then by visitor. What is open is told as a whole, or not at all.
    """

    taken: dict[str, dict[str, int]] = {}
    open: dict[str, dict[str, int]] | None = None


class Unsaid(Struct, frozen=True, tag="unsaid"):
    """Much was not told while the line was broken: look up everything."""


class StudyKept(Struct, frozen=True, tag="study"):
    """A study has this version on disk, by what happened: None where that is too long to be told,
    or only who may work on it is other than before.
    """

    study: str
    version: int
    effect: Effect | None = None


class StudyGone(Struct, frozen=True, tag="study-gone"):
    """A study was thrown away."""

    study: str


class Closing(Struct, frozen=True, tag="closing"):
    """This server closes: its work is to be taken over."""


Message = (
    Kept
    | Look
    | SaidAt
    | Here
    | Renamed
    | SeenHere
    | Used
    | StudyKept
    | StudyGone
    | Unsaid
    | Closing
)


class Packet(Struct, frozen=True, array_like=True):
    """Several at once, from whom, and how late it is there."""

    server: str
    time: int
    messages: list[msgspec.Raw]


_packet = msgspec.json.Decoder(Packet).decode
_message: Callable[[msgspec.Raw], Message] = msgspec.json.Decoder(Message).decode

Hear = Callable[[str, Message], None]  # from which server


class Wire:
    """From one server to all others. What is sent while the line is broken goes out afterwards,
    or, where that is too much, that something was not told.
    """

    def __init__(self, backend: ChannelsBackend, server: str, time: HouseTime) -> None:
        self._backend = backend
        self._time = time
        self.server = server
        self._channel = CHANNEL
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._is_open = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.packets = 0
        self._sent = 0.0  # when the last one was

    @property
    def is_open(self) -> bool:
        return self._is_open.is_set()

    async def open(self, house: str, hear: Hear, missed: Callable[[], None]) -> None:
        """Begin; `missed` is called whenever something may not have been heard. Other houses, which
        may use the same line, have another name.
        """
        self._channel = f"{CHANNEL}_{house}"
        self._tasks = [
            asyncio.create_task(self._listen_forever(hear, missed), name="wire-listener"),
            asyncio.create_task(self._send_forever(), name="wire-sender"),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._is_open.wait(), OPEN_SECONDS)

    async def close(self) -> None:
        """Say what is still to be said, and hang up."""
        for _ in range(100):
            if not self._waiting or not self._is_open.is_set():
                break
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._backend.on_shutdown()

    def send(self, message: Message) -> None:
        data = encode(message)
        if len(data) > MOST_BYTES - 100 and isinstance(message, Kept):
            data = encode(Look(message.change.table, message.change.revision))
        elif len(data) > MOST_BYTES - 100 and isinstance(message, StudyKept):
            data = encode(StudyKept(message.study, message.version))
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self._waiting.append(encode(Unsaid()))
        self._waiting.append(data)
        self._wake.set()

    def send_changes(self, changes: Sequence[Change]) -> None:
        for change in changes:
            self.send(Kept(change))

    # --- sending -------------------------------------------------------------------------

    async def _send_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._is_open.wait()
                await self._pause()
                count = self._fitting()
                messages = list(islice(self._waiting, count))
                raw = [msgspec.Raw(data) for data in messages]
                packet = encode(Packet(self.server, self._time.now().house, raw))
                try:
                    await self._backend.publish(packet, [self._channel])
                except Exception as error:
                    log.warning("a notice was not sent, again soon: %s", type(error).__name__)
                    if self._is_open.is_set():  # the listener has not noticed yet
                        self._is_open.clear()
                        await self._backend.on_shutdown()
                    continue
                self.packets += 1
                for data in messages:
                    if self._waiting and self._waiting[0] is data:  # else it was too much
                        self._waiting.popleft()

    async def _pause(self) -> None:
        """Whoever sends much sends a lot at once: each notice costs every server something. One
        that comes alone does not wait.
        """
        left = self._sent + PAUSE_SECONDS - time.monotonic()
        if left > 0:
            await asyncio.sleep(left)
        self._sent = time.monotonic()

    def _fitting(self) -> int:
        """How many of those that wait go into one packet: one at least."""
        size = 100
        for count, data in enumerate(self._waiting):
            size += len(data) + 1
            if size > MOST_BYTES and count:
                return count
        return len(self._waiting)

    # --- hearing -------------------------------------------------------------------------

    async def _listen_forever(self, hear: Hear, missed: Callable[[], None]) -> None:
        while True:
            try:
                await self._backend.on_startup()
                await self._backend.subscribe([self._channel])
                self._is_open.set()
                missed()
                async for _, data in self._backend.stream_events():
                    self._unpack(data, hear)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("the line to other servers broke: %s", type(error).__name__)
            self._is_open.clear()
            await asyncio.sleep(RETRY_SECONDS)

    def _unpack(self, data: bytes, hear: Hear) -> None:
        packet = _packet(data)
        if packet.server == self.server:
            return
        self._time.hear(packet.time)
        for raw in packet.messages:
            try:
                hear(packet.server, _message(raw))
            except Exception:
                log.exception("a message of another server was not followed")
