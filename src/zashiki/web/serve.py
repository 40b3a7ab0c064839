"""Opening the house to visitors."""

from __future__ import annotations

import gc
import socket
import sys
import threading
import time
import webbrowser
from contextlib import closing

import uvicorn
from litestar import Litestar

from zashiki.house.house import House
from zashiki.house.store import Store, default_store
from zashiki.house.workers import Workers
from zashiki.web.app import create_app
from zashiki.web.settings import Settings

HOST = "127.0.0.1"
PORT = 8321
PING_SECONDS = 25.0


def build(store: str | None = None, settings: Settings | None = None) -> Litestar:
    """The application on a store; must be called inside a running loop's process."""
    return create_app(House(Store(store or default_store()), Workers()), settings)


def config(app: Litestar, host: str, port: int, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs it. No access log: addresses hold invitations."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def calm_collector() -> None:
    """Thousands of pieces live as long as their tables: looking for garbage among them again and
    again would be most of the longest waits. What is new is looked through in small portions, for
    nobody is served meanwhile.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def free_port(host: str, wanted: int) -> int:
    """The port wanted, or the next one that nobody uses."""
    for port in range(wanted, wanted + 20):
        with closing(socket.socket()) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise OSError(f"ports {wanted} to {wanted + 19} are all in use")


def serve(
    port: int | None = None,
    store: str | None = None,
    host: str = HOST,
    open_browser: bool = True,
    settings: Settings | None = None,
) -> None:
    """Serve until stopped. A port that was asked for is used or refused; else a free one is."""
    settings = settings or Settings()
    chosen = free_port(host, PORT) if port is None else port
    app = build(store, settings)
    address = f"http://{host}:{chosen}/"
    sys.stdout.write(f"The house is open at {address}  (Ctrl+C closes it)\n")
    sys.stdout.flush()
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(host, chosen), daemon=True).start()
    calm_collector()
    uvicorn.Server(config(app, host, chosen, settings)).run()


def _open_when_ready(host: str, port: int) -> None:
    for _ in range(100):
        try:
            with socket.create_connection((host, port), timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(f"http://{host}:{port}/")
