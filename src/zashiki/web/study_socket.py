"""The live socket of a study: whoever looks hears of every change."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial

import msgspec
from litestar import websocket
from litestar.params import FromPath

from zashiki.house.seats import Guest
from zashiki.house.study import Effect, Study
from zashiki.web import study_types
from zashiki.web.connection import (
    MOST_STRIKES,
    MOST_WAITING,
    POLICY,
    RESTART,
    SILENT,
    Closing,
    Send,
)
from zashiki.web.context import Context
from zashiki.web.dependencies import TheContext
from zashiki.web.live_socket import NO_TABLE, Socket, counted, hold
from zashiki.web.pulse import Pulse

decode = msgspec.json.Decoder(study_types.FromStudyClient).decode
encode = msgspec.json.Encoder().encode


@websocket("/studies/{study_id:str}/live")
async def live_study(socket: Socket, study_id: FromPath[str], context: TheContext) -> None:
    """Look at a study while it changes."""

    async def look(guest: Guest, send: Send) -> StudyConnection:
        study = await context.house.studies.find(study_id, guest.id)
        return StudyConnection(context, study, guest, address, send)

    async with counted(socket, context) as address:
        if address:
            await hold(socket, context, address, look)


class StudyConnection:
    """One who looks. A slow reader delays nobody, and is sent away when too much waits."""

    def __init__(
        self, context: Context, study: Study, guest: Guest, address: str, send: Send
    ) -> None:
        self._context = context
        self._study = study
        self._guest = guest
        self._send = send
        self._language = "en"
        self._joined = False
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self._strikes = 0
        self._messages = context.messages.of(guest.id, address)
        self._pulse = Pulse(context.settings.patience, _nothing, partial(self._close, SILENT))

    def enter(self) -> None:
        self._study.listeners.add(self)
        self._tell_all()

    def leave(self) -> None:
        self._study.listeners.discard(self)
        self._pulse.stop()
        self._tell_all()

    def _tell_all(self) -> None:
        for listener in tuple(self._study.listeners):
            listener.people_changed()

    # --- StudyListener -------------------------------------------------------------------

    def study_changed(self, effect: Effect, version: int) -> None:
        views = self._context.studies
        self._tell(views.changed(self._study, effect, version, self._guest, self._language))

    def people_changed(self) -> None:
        """Whoever may no longer look is sent away."""
        study, guest = self._study, self._guest.id
        if not study.may_read(guest):
            self._close(NO_TABLE)
            return
        busy = study.bots is not None
        told = study_types.StudyPeople(
            study.version, len(study.listeners), busy, study.may_write(guest)
        )
        self._tell(told)

    def lost(self) -> None:
        self._close(RESTART)

    def _close(self, code: int) -> None:
        self._closing = code
        self._wake.set()

    # --- telling -------------------------------------------------------------------------

    def _tell(self, message: object) -> None:
        if not self._joined or self._closing is not None:
            return
        if len(self._queue) >= MOST_WAITING:
            self._close(POLICY)
            return
        self._queue.append(encode(message))
        self._wake.set()

    async def write_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue and self._closing is None:
                await self._send(self._queue.popleft())
            if self._closing is not None:
                raise Closing(self._closing)

    # --- being asked ---------------------------------------------------------------------

    async def hear(self, text: str | None) -> None:
        self._pulse.hear()
        try:
            if not self._messages.take():
                raise ValueError("too fast")
            message = decode(text if text is not None else "")
        except (ValueError, RecursionError):  # what cannot be read is one, too
            self._strikes += 1
            if self._strikes > MOST_STRIKES:
                raise Closing(POLICY) from None
            return
        if isinstance(message, study_types.JoinLook):
            self._joined = True
            self._language = message.lang
            self.people_changed()
        else:
            self._pulse.beat(message.away)
            self._tell(study_types.StudyPong())


def _nothing(is_away: bool) -> None:
    """Nobody is told who is away."""
