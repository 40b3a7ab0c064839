"""Guests and their signed cookie. Nobody can be somebody else without the key of the house."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import time
from collections import OrderedDict

from zashiki.house.errors import BadWishError
from zashiki.house.house import House
from zashiki.house.seats import Guest, default_name, new_guest, visible

COOKIE = "zashiki_guest"
DAY = 24 * 3600
YEAR = 365 * DAY
RENEWED_AFTER = 30  # days
# Cookies had no date once. The last of those has been forgotten by its browser then, and is here.
UNDATED_UNTIL = 21_142  # 20 November 2027, as a day since 1970
MOST_KEPT = 10_000
_ID = re.compile(r"[A-Za-z0-9_-]{24}")
_DAY = re.compile(r"[0-9]{0,6}")


class Guests:
    """Knows guests by their cookie."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: OrderedDict[str, Guest] = OrderedDict()
        house.on_renamed = self._forget  # through another server

    def cookie(self, guest: Guest) -> str:
        """It says who they are and on which day it was given, and that it was us."""
        dated = f"{guest.id}.{today()}"
        return f"{dated}.{self._sign(dated)}"

    async def recognise(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; None when it is missing, forged or too old."""
        signed, _, signature = (cookie or "").rpartition(".")
        guest_id, _, day = signed.partition(".")
        if not _ID.fullmatch(guest_id) or not _DAY.fullmatch(day) or not signature.isascii():
            return None
        if not hmac.compare_digest(signature, self._sign(signed)) or _is_too_old(day):
            return None
        self._house.tables.seen.note(guest_id)
        return await self.find(guest_id)

    def is_to_be_renewed(self, cookie: str, guest: Guest) -> bool:
        """Whether a guest of this cookie gets another: while they come, they stay who they are."""
        guest_id, _, rest = cookie.partition(".")
        day = rest.partition(".")[0]
        is_dated = _DAY.fullmatch(day) and day and guest_id == guest.id
        return not is_dated or today() - int(day) >= RENEWED_AFTER

    async def find(self, guest_id: str) -> Guest:
        guest = self._known.get(guest_id)
        if guest is None:
            guest = await self._house.guest(guest_id) or Guest(guest_id, default_name(guest_id))
            self._keep(guest)
        return guest

    def welcome(self) -> Guest:
        """Somebody new. Nothing is stored until they choose a name or sit down."""
        guest = new_guest()
        self._keep(guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, clean(name), is_named=True)
        await self._house.save_guest(renamed)
        self._keep(renamed)
        return renamed

    def _forget(self, guest_id: str) -> None:
        self._known.pop(guest_id, None)

    def _keep(self, guest: Guest) -> None:
        self._known[guest.id] = guest
        if len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)

    def _sign(self, text: str) -> str:
        digest = hmac.digest(self._house.signing_key.encode(), text.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def today() -> int:
    """Days since 1970."""
    return int(time.time()) // DAY


def _is_too_old(day: str) -> bool:
    return today() - int(day) > YEAR // DAY if day else today() > UNDATED_UNTIL


def clean(text: str) -> str:
    """What people write, without characters that are not to be seen; raises BadWishError."""
    words = visible(text)
    if not words:
        raise BadWishError("malformed", {"problem": "empty"})
    return words
