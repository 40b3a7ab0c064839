"""`zashiki serve`: the house, open to visitors with a browser."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from zashiki.cli.trouble import Trouble
from zashiki.house.store import Store, StoreUrlError, default_store, is_shareable
from zashiki.web import serve as house


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
) -> None:
    """Open the house: print the address, and open it in the browser."""
    check_workers(workers, store or default_store())
    try:
        door = house.listen(host, port)
    except OSError as error:
        why = str(error.strerror).partition(" (while")[0]  # the place is named here
        raise Trouble(f"cannot listen at {host}:{port or 0}: {why}") from None
    try:
        asyncio.run(try_store(store or default_store()))
        house.serve(door, store, not no_open, workers=workers)
    except StoreUrlError as error:
        raise Trouble(str(error)) from None
    finally:
        door.close()


def check_workers(workers: int, store: str) -> None:
    try:
        can_share = is_shareable(store)
    except StoreUrlError as error:
        raise Trouble(str(error)) from None
    if workers > 1 and not can_share:
        raise Trouble(
            "several servers need a PostgreSQL store: a SQLite file is for one process alone; "
            "try --store postgresql://…, or leave --workers out"
        )


async def try_store(url: str) -> None:
    """Open and close it once, so that a store out of reach is told before the house opens."""
    try:
        store = Store(url)
        await store.open()
    except OSError as error:
        raise Trouble(f"the store cannot be opened: {error}") from None
    await store.close()
