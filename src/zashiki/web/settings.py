"""How a house is run: its limits, and where the client lies."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many more each second."""

    burst: float
    each_second: float

    def times(self, many: float) -> Rate:
        return Rate(self.burst * many, self.each_second * many)


FREE = Rate(1e9, 1e9)

# Bodies, which litestar bounds: each sort of request says which of the two it reads.
BODY_BYTES = 65_536  # a position has 4,000
TEXT_BYTES = 1_200_000  # of a record or study


@dataclass(frozen=True)
class Limits:
    """What one visitor may do. Generous for people, narrow for machines."""

    # of one address
    requests: Rate = Rate(400, 40)  # a rulebook has a hundred pictures; sockets count, too
    request_bytes: int = 32_768  # a body of more is as many requests as it has times that
    tables: Rate = Rate(30, 0.5)  # made
    open_tables: Rate = Rate(20, 0.05)  # of these, the ones that stand in everybody's list
    advice: Rate = Rate(6, 0.5)  # asked for: anybody can be many guests
    sockets: int = 60  # open at one time
    connections: int = 120  # open at one time, sockets and half-sent requests included
    openings: Rate = Rate(300, 60)  # of connections: to refuse one costs least before it is read
    # of one guest, at all tables and on all sockets together
    messages: Rate = Rate(60, 20)
    joins: Rate = Rate(30, 2)  # each brings a whole scene
    chat: Rate = Rate(8, 0.5)
    household: float = 5.0  # so many guests' worth of these three for one address

    frame_bytes: int = 8_192
    head_bytes: int = 32_768  # of a request


NO_LIMITS = Limits(
    requests=FREE,
    tables=FREE,
    open_tables=FREE,
    advice=FREE,
    sockets=1_000_000,
    connections=1_000_000,
    openings=FREE,
    messages=FREE,
    joins=FREE,
    chat=FREE,
)


@dataclass(frozen=True)
class Patience:
    """Seconds that the house waits for somebody."""

    head: float = 10.0  # until a request has its headers
    body: float = 30.0  # from then until it is whole
    idle: float = 5.0  # for the next request on the same connection
    unread: float = 30.0  # until somebody reads on who does not read
    # for sockets which asked "are you there?" and then say nothing
    silent: float = 12.0  # until others see that they are away
    dead: float = 45.0  # from then until it is closed
    out_of_sight: float = 300.0  # the same for a page in the background


@dataclass(frozen=True)
class Settings:
    limits: Limits = field(default_factory=Limits)
    patience: Patience = field(default_factory=Patience)
    door: tuple[str, int] | None = None  # the host and port that are listened at, where known
    hosts: tuple[str, ...] = ()  # names of the house, besides those it has by itself
    proxies: tuple[str, ...] = ()  # addresses or networks that may say for whom they ask
    watchers: tuple[
        str, ...
    ] = ()  # the same for those that may read /metrics, besides this machine
    metrics_token: str = ""  # whoever has it may, too
    metrics_folder: Path | None = None  # where several processes at one door write theirs
    wake: str = ""  # the URL of a Valkey or Redis by which servers wake each other
    static: Path = Path(__file__).parent / "static"
