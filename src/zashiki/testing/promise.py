"""What a game promises, and breaking it."""

from __future__ import annotations

from typing import NoReturn


class ContractError(AssertionError):
    """A promise of the contract that a game does not keep."""


def broken(promise: str, detail: object = "") -> NoReturn:
    raise ContractError(f"{promise}: {detail}" if detail != "" else promise)
