"""Bots written as words: `random`, `greedy`, `search:ms=200,plain`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from zashiki.bots.bot import SpecError

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    Settings = TypeVar("Settings", bound=DataclassInstance)

FLAG = "yes"  # the value of a word without `=`
MOST = 10**9  # where nothing else bounds a number


# --- what can be said --------------------------------------------------------------------


@dataclass(frozen=True)
class Setting:
    """One field of a dataclass of settings, as specs and readers see it."""

    name: str
    kind: Literal["flag", "whole", "real"]
    default: float
    about: str
    low: float = 0
    high: float = MOST
    yes: str = ""  # the words of a flag: two that stand alone, or one key with two values
    no: str = ""

    @property
    def keys(self) -> list[str]:
        """What stands before `=`, or alone."""
        if self.kind != "flag":
            return [self.name]
        return list(dict.fromkeys(word.partition("=")[0] for word in (self.yes, self.no)))


def flag(default: bool, yes: str, no: str, about: str) -> Any:
    """A field that is True after the word `yes` and False after `no`."""
    return _field("flag", default, about, yes=yes, no=no)


def whole(default: int, about: str, low: int = 0, high: int = MOST) -> Any:
    """A field for a whole number."""
    return _field("whole", default, about, low=low, high=high)


def real(default: float, about: str, low: float = 0.0, high: float = MOST) -> Any:
    """A field for any number."""
    return _field("real", default, about, low=low, high=high)


def _field(kind: str, default: float, about: str, **facts: object) -> Any:
    facts = {"kind": kind, "default": default, "about": about, **facts}
    return field(default=default, metadata=facts)


def settings_of(settings: DataclassInstance | type[DataclassInstance]) -> Iterator[Setting]:
    """All that can be set, in the order it is written."""
    for each in fields(settings):
        yield Setting(each.name, **each.metadata)


# --- what was said -----------------------------------------------------------------------


@dataclass(frozen=True)
class Spec:
    """The kind of bot and what was said about it."""

    kind: str
    words: dict[str, str] = field(default_factory=dict)
    text: str = ""

    def fill(self, base: Settings, *more: str) -> Settings:
        """These settings with what the spec says otherwise; all words but `more` must be theirs."""
        settings = list(settings_of(base))
        self.refuse_all_but((*more, *(key for setting in settings for key in setting.keys)))
        said = {each.name: self._read(each, getattr(base, each.name)) for each in settings}
        return replace(base, **said)

    def _read(self, setting: Setting, base: float) -> float:
        if setting.kind == "flag":
            return self._either(setting.yes, setting.no, bool(base))
        if setting.kind == "whole":
            return self.whole(setting.name, int(base), int(setting.low), int(setting.high))
        return self.real(setting.name, base, setting.low, setting.high)

    def _either(self, yes: str, no: str, base: bool) -> bool:
        """Whether the one or the other of two words was said."""
        key, equals, value = yes.partition("=")
        if equals:
            other = no.partition("=")[2]
            return self.word(key, value if base else other, (value, other)) == value
        if self.flag(yes) and self.flag(no):
            raise SpecError(f"bot {self.text!r}: {yes} and {no} exclude each other")
        return (base or self.flag(yes)) and not self.flag(no)

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

    def whole(self, key: str, default: int, low: int = 0, high: int = MOST) -> int:
        value = self.real(key, default, low, high)
        if value != int(value):
            raise SpecError(f"bot {self.text!r}: {key} must be a whole number, not {value}")
        return int(value)

    def real(self, key: str, default: float, low: float = 0.0, high: float = MOST) -> float:
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
