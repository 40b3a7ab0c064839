"""Addresses of this machine that friends in its network can use. Nothing is sent to anybody."""

from __future__ import annotations

import contextlib
import socket
import struct
from ipaddress import IPv4Address, IPv6Address, ip_address

LOOPBACK = "127.0.0.1"
GET_ADDRESS = 0x8915  # of an interface: SIOCGIFADDR of Linux; elsewhere the way out must do
NOT_FRIENDS = ("docker", "br-", "veth", "virbr", "lo")  # networks inside this machine
# Addresses that nobody has: a datagram socket "connects" to them without sending anything, and
# then knows which of our own addresses it would send from.
NOWHERE = ((socket.AF_INET, "203.0.113.1"), (socket.AF_INET6, "2001:db8::1"))

Door = tuple[str, int]  # the host that is listened at, and the port


def own(door: Door) -> str:
    """The address for a browser on this machine."""
    host, port = door
    if ip_address(host).is_unspecified:
        return url("::1" if ":" in host else LOOPBACK, port)
    return url(host, port)


def friendly(door: Door | None) -> list[str]:
    """The addresses friends can use, the likeliest first; none where the door is this machine's."""
    if door is None:
        return []
    host, port = door
    address = ip_address(host)
    if address.is_loopback:
        return []
    hosts = of_machine(address.version) if address.is_unspecified else [host]
    return [url(each, port) for each in hosts]


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def of_machine(version: int) -> list[str]:
    """The address of the way out first, then those of other interfaces."""
    found = [address for address in _ways_out() if address.version == version]
    if version == 4:
        found += _of_interfaces()
    return list(dict.fromkeys(str(address) for address in found if _is_friendly(address)))


def _is_friendly(address: IPv4Address | IPv6Address) -> bool:
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _ways_out() -> list[IPv4Address | IPv6Address]:
    found = []
    for family, nowhere in NOWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((nowhere, 9))
            found.append(ip_address(probe.getsockname()[0]))
    return found


def _of_interfaces() -> list[IPv4Address | IPv6Address]:
    try:
        from fcntl import ioctl
    except ImportError:  # Windows
        return []
    found: list[IPv4Address | IPv6Address] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            if name.startswith(NOT_FRIENDS):
                continue
            with contextlib.suppress(OSError):
                told = ioctl(probe.fileno(), GET_ADDRESS, struct.pack("256s", name.encode()[:15]))
                found.append(IPv4Address(told[20:24]))
    return found
