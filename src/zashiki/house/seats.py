"""Seats: who sits there, or who may."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass, replace
from typing import Literal

Kind = Literal["person", "bot", "invite", "open"]
Gone = Literal["", "resigned", "time"]

# Names for guests who have not chosen one; short, friendly, the same in every language.
NAMES = (
    "Kitsune", "Tanuki", "Tsuru", "Kame", "Usagi", "Koi", "Suzume", "Hotaru",
    "Momiji", "Sakura", "Take", "Matsu", "Ume", "Ayame", "Fuji", "Tsuki",
    "Kaze", "Nami", "Yuki", "Hoshi", "Karasu", "Washi", "Kumo", "Shika",
)  # fmt: skip
LONGEST_NAME = 40


@dataclass(frozen=True)
class Guest:
    """Somebody who came in: an id known only to their browser, and a name."""

    id: str
    name: str
    is_named: bool = False  # by themselves, not by the house


@dataclass(frozen=True)
class Wish:
    """Who shall sit in a seat: "me", "invite", "open", or "bot" with its spec."""

    kind: Literal["me", "invite", "open", "bot"]
    bot: str = ""
    name: str = ""


@dataclass(frozen=True)
class Seat:
    """A player's place. A person's seat has a guest, a free seat a token that claims it; who came
    by an invitation keeps its token, so that the seat is a friend's again when they get up.
    """

    kind: Kind
    name: str = ""
    guest: str | None = None
    bot: str = ""
    token: str = ""
    gone: Gone = ""  # why a bot plays on for the person who sat there
    gone_at: int = 0  # the ply

    @property
    def is_free(self) -> bool:
        return self.kind in ("invite", "open")


def new_token() -> str:
    return secrets.token_urlsafe(15)


def new_guest() -> Guest:
    """Somebody new. The name follows from the id, so that nothing need be stored yet."""
    guest_id = secrets.token_urlsafe(18)
    return Guest(guest_id, default_name(guest_id))


def default_name(guest_id: str) -> str:
    return NAMES[sum(guest_id.encode()) % len(NAMES)]


def seat_for(wish: Wish, host: Guest) -> Seat:
    """A seat as wished by the host."""
    if wish.kind == "me":
        return Seat("person", wish.name or host.name, guest=host.id)
    if wish.kind == "bot":
        return Seat("bot", bot=wish.bot)
    return Seat(wish.kind, token=new_token())


def seat_again(seat: Seat) -> Seat:
    """The same seat at another table; where only a name of elsewhere sat, a friend may come."""
    if seat.kind == "person" and seat.guest is None:
        return Seat("invite", token=new_token())
    return replace(seat, gone="", gone_at=0)


def seat_left(seat: Seat, by_host: bool) -> Seat:
    """The seat of somebody who got up, for whom it was before: a friend, or anybody."""
    return Seat("invite" if seat.token or by_host else "open", token=new_token())


def visible(text: str) -> str:
    """What people write, without characters that are not to be seen."""
    seen = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join(seen.split())
