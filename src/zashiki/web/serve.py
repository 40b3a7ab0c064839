"""Opening the house to visitors."""

from __future__ import annotations

import contextlib
import gc
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from ipaddress import ip_address
from pathlib import Path

import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from zashiki._pure import how_rules_run, is_compiled
from zashiki.house.house import House
from zashiki.house.store import Store, default_store
from zashiki.house.workers import Workers
from zashiki.web import addresses, logs
from zashiki.web.app import create_app
from zashiki.web.doorkeeper import lines
from zashiki.web.settings import Settings

HOST = "127.0.0.1"
PORT = 8321
USUAL_PORTS = 20  # from that one on
PING_SECONDS = 25.0
SWITCH_SECONDS = 0.001  # until a thread that reads a long record gives way to the loop
GOODBYE_SECONDS = 2  # for answers that are being given when the house closes


def build(store: str | None = None, settings: Settings | None = None, servers: int = 1) -> Litestar:
    """The application on a store, one of so many on this machine; must be called inside a running
    loop's process.
    """
    bots = None if servers == 1 else max(1, ((os.cpu_count() or 2) - 1) // servers)
    settings = settings or Settings()
    return create_app(
        House(Store(store or default_store(), settings.wake), Workers(bots)), settings
    )


def config(app: Litestar, host: str, port: int, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs it. No access log: addresses hold invitations."""
    http, ws = lines(app.state.doorkeeper)
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=http,
        ws=ws,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=settings.patience.idle,  # type: ignore[arg-type]  # any number will do
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        access_log=False,
        log_config=None,  # see logs.py
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )


def calm_collector() -> None:
    """Thousands of pieces live as long as their tables: looking for garbage among them again and
    again would be most of the longest waits. What is new is looked through in small portions, for
    nobody is served meanwhile.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def listen(host: str, port: int | None = None) -> socket.socket:
    """The door, so that nobody else can take it any more. A port that was asked for is used (0 is
    any free one) or OSError raised; without a wish it is the first of the usual ones that is free.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for usual in range(PORT, PORT + USUAL_PORTS) if port is None else ():
        with contextlib.suppress(OSError):
            return socket.create_server((host, usual), family=family)
    return socket.create_server((host, port or 0), family=family)


def place_of(door: socket.socket) -> addresses.Door:
    host, port = door.getsockname()[:2]
    return str(host), int(port)


def url_of(door: socket.socket) -> str:
    """The address for a browser on this machine."""
    return addresses.own(place_of(door))


def told(place: addresses.Door) -> str:
    """What is said when the house opens: its address, and where friends find it."""
    friends = [f"{address}/" for address in addresses.friendly(place)]
    lines = [f"zashiki is open at {addresses.own(place)}/  (Ctrl+C closes it)"]
    if friends:
        lines.append(f"Friends in your network reach it at {' or '.join(friends)}")
    elif ip_address(place[0]).is_loopback:
        lines.append("It is open to this computer only; --host 0.0.0.0 opens it to your network.")
    if not is_compiled():
        lines.append(f"The rules run {how_rules_run()}: bots see less far ahead.")
    return "".join(f"{line}\n" for line in lines)


def serve(
    door: socket.socket,
    store: str | None = None,
    open_browser: bool = True,
    settings: Settings | None = None,
    log_json: bool = False,
    workers: int = 1,
) -> None:
    """Serve until stopped. Who knocks before all is ready waits at the door."""
    logs.set_up(log_json)
    settings = replace(settings or Settings(), door=place_of(door))
    sys.stdout.write(told(place_of(door)))
    sys.stdout.flush()
    if open_browser:
        address = f"{url_of(door)}/"
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    if workers == 1:
        run(build(store, settings), door, settings)
    else:
        with tempfile.TemporaryDirectory(prefix="zashiki-") as folder:
            settings = replace(settings, metrics_folder=Path(folder))
            begin = partial(begin_one, store or default_store(), settings, log_json, workers)
            Multiprocess(OneOfMany(begin, workers), [door]).run()


class OneOfMany(uvicorn.Config):
    """Several processes stand at one door; what each serves is made in it. One that ends is started
    again.
    """

    def __init__(self, begin: Callable[[], uvicorn.Config], workers: int) -> None:
        super().__init__("", workers=workers, log_config=None, log_level="warning")
        self._begin = begin

    def load(self) -> None:
        own = self._begin()
        own.load()
        vars(self).update(vars(own))


def begin_one(store: str, settings: Settings, log_json: bool, workers: int) -> uvicorn.Config:
    """What one of several processes serves, called there."""
    logs.set_up(log_json)
    app = build(store, settings, workers)
    be_calm()
    host, port = settings.door or (HOST, PORT)
    return config(app, host, port, settings)


def be_calm() -> None:
    calm_collector()
    sys.setswitchinterval(SWITCH_SECONDS)


def run(app: Litestar, door: socket.socket, settings: Settings) -> None:
    be_calm()
    host, port = door.getsockname()[:2]
    uvicorn.Server(config(app, host, port, settings)).run(sockets=[door])
