"""Valkey or Redis, by which servers wake each other where PostgreSQL has enough to do."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterable

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend

from zashiki.house.store import StoreUrlError

PATIENCE_SECONDS = 5  # for an answer, and between signs of life
SCHEMES = {"valkey": "redis", "valkeys": "rediss", "redis": "redis", "rediss": "rediss"}


def read_wake_url(text: str) -> str:
    """The URL as the client of Redis wants it; raises StoreUrlError."""
    scheme, separator, rest = text.partition("://")
    if not separator or not rest or scheme not in SCHEMES:
        raise StoreUrlError("servers are woken by valkey://HOST or redis://HOST (valkeys, rediss)")
    return f"{SCHEMES[scheme]}://{rest}"


async def try_wake(url: str) -> None:
    """Raises StoreUrlError where nobody answers there."""
    valkey = Valkey(url)
    try:
        await valkey.reach()
    finally:
        await valkey.on_shutdown()


class Valkey(ChannelsBackend):
    """Litestar's own backend, made anew for every line: where one broke, something may not have
    been heard, and whoever listens must know. Its client would connect again without a word.
    """

    def __init__(self, url: str) -> None:
        self._url = read_wake_url(url)
        self._line: RedisChannelsPubSubBackend | None = None
        try:
            import redis.asyncio as client
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
            from redis.exceptions import RedisError
        except ModuleNotFoundError as error:
            raise StoreUrlError(
                f"to wake servers this way needs {error.name}: pip install 'zashiki[redis]'"
            ) from None
        self._error = RedisError
        try:
            self._client = client.Redis.from_url(
                self._url,
                socket_connect_timeout=PATIENCE_SECONDS,
                socket_timeout=PATIENCE_SECONDS,
                health_check_interval=PATIENCE_SECONDS,
                retry=Retry(NoBackoff(), 0),
            )
        except ValueError:
            raise StoreUrlError("not the URL of a Valkey or Redis: valkey://HOST:PORT") from None

    async def reach(self) -> None:
        try:
            await self._client.ping()
        except (OSError, self._error) as error:
            raise StoreUrlError(f"cannot wake servers this way: {error}") from None

    async def on_startup(self) -> None:
        self._line = RedisChannelsPubSubBackend(redis=self._client)

    async def on_shutdown(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            await line.on_shutdown()
        await self._client.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        await self._opened().publish(data, channels)

    async def subscribe(self, channels: Iterable[str]) -> None:
        await self._opened().subscribe(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        await self._opened().unsubscribe(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Ends with an error when the line breaks."""
        line = self._opened()
        async for event in line.stream_events():
            yield event
            if line is not self._line:
                raise ConnectionError("the line to the other servers broke")

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        raise NotImplementedError("notices are not kept")

    def _opened(self) -> RedisChannelsPubSubBackend:
        if self._line is None:
            raise ConnectionError("not open")
        return self._line
