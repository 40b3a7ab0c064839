"""`zashiki serve`: the house, open to visitors with a browser."""

from __future__ import annotations

import asyncio
import os
from typing import Annotated

import typer

from zashiki.cli.trouble import Trouble
from zashiki.house.store import Store, StoreUrlError, default_store, is_shareable
from zashiki.house.valkey import try_wake
from zashiki.web import serve as house
from zashiki.web.settings import Settings
from zashiki.web.visitors import Circle

PROXIES = "FORWARDED_ALLOW_IPS"  # as uvicorn calls it
WAKE = "ZASHIKI_WAKE"
METRICS_TOKEN = "ZASHIKI_METRICS_TOKEN"  # noqa: S105  not one itself


def serve(
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="The port; without it, or with 0, a free one."),
    ] = None,
    store: Annotated[
        str | None, typer.Option(help="Where tables are kept: sqlite:///FILE or postgresql://…")
    ] = None,
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 opens it to your network.")
    ] = house.HOST,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Server processes; more than one need PostgreSQL.")
    ] = 1,
    wake: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar=WAKE,
            show_envvar=False,
            help="A Valkey or Redis by which several servers wake each other, in place of "
            f"PostgreSQL: valkey://HOST or redis://HOST. Also ${WAKE}.",
        ),
    ] = "",
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A name of the house, such as games.example.org or *.example.org; its addresses, "
            "localhost and this machine's name are known. Can be said again.",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy, or a network of them, that may say for whom it asks. "
            f"Can be said again; also ${PROXIES}, with commas.",
        ),
    ] = None,
    metrics_for: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="An address or network that may read /metrics, besides this machine and whoever "
            f"has the token in ${METRICS_TOKEN}. Can be said again.",
        ),
    ] = None,
    log_json: Annotated[
        bool, typer.Option("--log-json", help="Write what goes wrong as a JSON object a line.")
    ] = False,
) -> None:
    """Start the server: print its address, and open it in the browser."""
    check_workers(workers, store or default_store(), wake)
    named = [name.strip() for name in os.environ.get(PROXIES, "").split(",")]
    settings = Settings(
        hosts=tuple(allow_host or ()),
        proxies=_addresses("--proxy", [*(proxy or ()), *filter(None, named)]),
        watchers=_addresses("--metrics-for", metrics_for or []),
        metrics_token=os.environ.get(METRICS_TOKEN, ""),
        wake=wake,
    )
    try:
        door = house.listen(host, port)
    except OSError as error:
        why = str(error.strerror).partition(" (while")[0]  # the place is named here
        raise Trouble(f"cannot listen at {host}:{port or 0}: {why}") from None
    try:
        asyncio.run(try_store(store or default_store(), wake))
        house.serve(door, store, not no_open, settings, log_json, workers)
    except StoreUrlError as error:
        raise Trouble(str(error)) from None
    finally:
        door.close()


def check_workers(workers: int, store: str, wake: str) -> None:
    try:
        can_share = is_shareable(store)
    except StoreUrlError as error:
        raise Trouble(str(error)) from None
    if workers > 1 and not can_share:
        raise Trouble(
            "several servers need a PostgreSQL store: a SQLite file is for one process alone; "
            "try --store postgresql://…, or leave --workers out"
        )
    if wake and not can_share:
        raise Trouble("on a SQLite file there is nobody to wake: leave --wake out")


def _addresses(option: str, named: list[str]) -> tuple[str, ...]:
    for name in named:
        try:
            Circle([name])
        except ValueError:
            raise Trouble(f"{option}: {name!r} is no address and no network") from None
    return tuple(named)


async def try_store(url: str, wake: str = "") -> None:
    """Open and close it once, so that a store out of reach is told before the house opens."""
    if wake:
        await try_wake(wake)
    try:
        store = Store(url)
        await store.open()
    except OSError as error:
        raise Trouble(f"the store cannot be opened: {error}") from None
    await store.close()
