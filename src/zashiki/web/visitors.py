"""Whose request it is, as far as limits are concerned: the address that it comes from."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from litestar.types import Scope

UNKNOWN = "unknown"
HOME_BITS = 64  # of an IPv6 address: one home has all addresses behind them


@lru_cache(4096)
def visitor_of(address: str) -> str:
    """The address, or the network of one home where that has more addresses than can be counted."""
    found = _read(address)
    if found is None:
        return UNKNOWN
    if isinstance(found, IPv4Address):
        return str(found)
    return str(ip_network((found, HOME_BITS), strict=False))


def address_of(scope: Scope) -> str:
    """The visitor of a request or socket. Behind a proxy that was named it is whom that names."""
    client = scope.get("client")
    return visitor_of(client[0]) if client else UNKNOWN


def is_loopback(address: str) -> bool:
    found = _read(address)
    return found is not None and found.is_loopback


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


class Circle:
    """Addresses and networks that were named, such as those of proxies."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        """Raises ValueError where a name is neither."""
        self._networks: list[IPv4Network | IPv6Network] = [
            ip_network(name, strict=False) for name in named
        ]

    def __contains__(self, address: str) -> bool:
        found = _read(address)
        return found is not None and any(found in network for network in self._networks)
