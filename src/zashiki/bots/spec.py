"""Bots written as words: `random`, `greedy`, `search:ms=200,plain`."""

from __future__ import annotations

from dataclasses import dataclass, field

from zashiki.bots.bot import SpecError

FLAG = "yes"  # the value of a word without `=`


@dataclass(frozen=True)
class Spec:
    """The kind of bot and what was said about it."""

    kind: str
    words: dict[str, str] = field(default_factory=dict)
    text: str = ""

    def refuse_all_but(self, known: tuple[str, ...]) -> None:
        for key in self.words:
            if key not in known:
                there_are = ", ".join(known) or "none"
                raise SpecError(f"bot {self.text!r}: no setting {key!r}; there are: {there_are}")

    def flag(self, key: str) -> bool:
        value = self.words.get(key, "")
        if value not in ("", FLAG):
            raise SpecError(f"bot {self.text!r}: {key} stands alone, without a value")
        return value == FLAG

    def whole(self, key: str, default: int, low: int = 0, high: int = 10**9) -> int:
        value = self.real(key, default, low, high)
        if value != int(value):
            raise SpecError(f"bot {self.text!r}: {key} must be a whole number, not {value}")
        return int(value)

    def real(self, key: str, default: float, low: float = 0.0, high: float = 1e9) -> float:
        text = self.words.get(key)
        if text is None:
            return default
        try:
            value = float(text)
        except ValueError:
            raise SpecError(f"bot {self.text!r}: {key} must be a number, not {text!r}") from None
        if not low <= value <= high:
            raise SpecError(f"bot {self.text!r}: {key} must be from {low} to {high}, not {text}")
        return value

    def word(self, key: str, default: str, choices: tuple[str, ...]) -> str:
        value = self.words.get(key, default)
        if value not in choices:
            there_are = ", ".join(choices)
            raise SpecError(f"bot {self.text!r}: {key} must be one of {there_are}, not {value!r}")
        return value


def parse(text: str) -> Spec:
    """`kind`, or `kind:word,key=value,…`."""
    kind, colon, rest = text.strip().partition(":")
    if kind == "exec":  # what follows is a command line and read as such
        return Spec(kind, {}, text)
    words: dict[str, str] = {}
    for part in rest.split(",") if colon else []:
        key, equals, value = part.strip().partition("=")
        if not key or (equals and not value):
            raise SpecError(f"bot {text!r}: {part!r} is not understood; write key=value")
        if key in words:
            raise SpecError(f"bot {text!r}: {key} is said twice")
        words[key] = value if equals else FLAG
    return Spec(kind, words, text)
