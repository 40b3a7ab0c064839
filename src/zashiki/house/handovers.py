"""Links that bring a guest to another device: good once, and for a few minutes."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import partial

from zashiki.house import queries
from zashiki.house.clocks import now_ms
from zashiki.house.errors import NotThereError, StoreError
from zashiki.house.seats import Guest, new_token
from zashiki.house.store import Store

MINUTES = 10


@dataclass(frozen=True)
class Handover:
    """What the link is made of, and until when it is good."""

    token: str
    until: int


class Handovers:
    """The store knows only the hash of a token: who reads the store cannot become a guest."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def offer(self, guest: Guest) -> Handover:
        token, now = new_token(), now_ms()
        until = now + MINUTES * 60_000
        work = partial(
            queries.insert_handover, hashed=_hash(token), guest_id=guest.id, until=until, now=now
        )
        await self._store.change(work)
        return Handover(token, until)

    async def guest_of(self, token: str) -> str:
        """Whose link it is, without using it up; raises NotThereError."""
        hashed, now = _hash(token), now_ms()
        found = await self._store.read(lambda c: queries.handover(c, hashed, now))
        if found is None:
            raise NotThereError("no-handover")
        return found

    async def take(self, token: str) -> str:
        """The guest to be from now on; the link is used up."""
        guest = await self.guest_of(token)
        try:
            await self._store.change(partial(queries.use_handover, hashed=_hash(token)))
        except StoreError:  # somebody was quicker
            raise NotThereError("no-handover") from None
        return guest


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
