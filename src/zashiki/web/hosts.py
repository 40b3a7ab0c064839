"""The names a house answers to. A page of another name that was made to lead here (DNS rebinding)
would otherwise be taken for one of our own.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address

ANY = "*"


class Hosts:
    """Names that were allowed, besides the machine's own. Addresses are always right: nobody can
    make one lead elsewhere.
    """

    def __init__(self, named: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", *(name.lower() for name in named)}
        self.knows = lru_cache(1024)(self._knows)

    def _knows(self, host: str) -> bool:
        """Whether a request with this header is for us. Without one it comes from no page."""
        name = name_in(host)
        if not name or ANY in self._names or name in self._names or _is_address(name):
            return True
        parts = name.split(".")  # *.example.org
        return any(".".join([ANY, *parts[n:]]) in self._names for n in range(1, len(parts)))


def name_in(host: str) -> str:
    """The name without the port, as in `name:80` or `[::1]:80`."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".").lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
