"""How a house is run: its limits, and where the client lies."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many more each second."""

    burst: float
    each_second: float


@dataclass(frozen=True)
class Limits:
    """What one visitor may do. Generous for people, narrow for machines."""

    requests: Rate = Rate(200, 40)  # of one address
    tables: Rate = Rate(30, 0.5)  # made by one address
    advice: Rate = Rate(6, 0.5)  # asked from one address: anybody can be many guests
    messages: Rate = Rate(60, 20)  # on one socket
    chat: Rate = Rate(8, 0.5)  # on one socket
    record_bytes: int = 1_200_000
    frame_bytes: int = 8_192
    sockets: int = 60  # open at one time from one address


@dataclass(frozen=True)
class Patience:
    """Seconds that a socket which asked "are you there?" may say nothing."""

    silent: float = 12.0  # until others see that they are away
    dead: float = 45.0  # from then until it is closed
    out_of_sight: float = 300.0  # the same for a page in the background


@dataclass(frozen=True)
class Settings:
    limits: Limits = field(default_factory=Limits)
    patience: Patience = field(default_factory=Patience)
    door: tuple[str, int] | None = None  # the host and port that are listened at, where known
    static: Path = Path(__file__).parent / "static"
