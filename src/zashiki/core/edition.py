"""Editions: the printed data a game is played with, as TOML, with a provenance for every value.

An edition file has `game`, `id` and `name`, the game's own tables, and a table `provenance` whose
keys are patterns of dotted paths and whose values are `LEVEL` or `LEVEL: note`:

    [provenance]
    "map" = "sources: three public implementations agree"
    "specialists.*.points" = "reconstructed: not printed in any public text"

A pattern covers a path when its parts match from the front; `*` matches any one part. The pattern
with the most parts wins. Every value must be covered.

Name, description and notes are English; `words` says them in other languages, notes by pattern:

    [words.de]
    name = "Werte rekonstruiert"
    [words.de.notes]
    "specialists.*.points" = "in keinem öffentlichen Text gedruckt"

What is left out there is said in English. A soft hyphen in a name tells where a long word may be
broken; it is no part of the name.

When the values of an edition change, the new file says the next `version` (a whole number; 1 where
it is left out), and the former file stays in the folder `former`: what was played with it finds it
by its label, the id with the fingerprint.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeVar

import msgspec

from zashiki.core import registry
from zashiki.core.typography import typeset

LEVELS = {
    "printed": "in the rule text",
    "sources": "two or more public sources agree",
    "source": "one public source",
    "derived": "follows from the values above by arithmetic",
    "reconstructed": "our proposal; the printed value is not public",
    "ours": "our own, with no printed counterpart: names, coordinates for drawing",
}
ABOUT = ("name", "about", "version", "provenance", "words")  # what is said about the edition
HEADER = ("game", "id", *ABOUT)
SOFT_HYPHEN = "\u00ad"
NO_NOTES: Mapping[str, str] = MappingProxyType({})

T = TypeVar("T")


class EditionError(ValueError):
    """An edition that cannot be used; `key` is the dotted path of the value at fault."""

    def __init__(self, key: str, problem: str, place: str = "") -> None:
        where = f"{place}: " if place else ""
        super().__init__(f"{where}{key}: {problem}")
        self.key = key
        self.problem = problem


@dataclass(frozen=True)
class Provenance:
    level: str
    note: str


@dataclass(frozen=True)
class Value:
    """One value of an edition with where it comes from."""

    key: str
    value: object
    provenance: Provenance

    @property
    def plain(self) -> str:
        """The value as one would write it in the file, without quotes and brackets."""
        return _plain(self.value)


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words about an edition in one language; what is missing is said in English."""

    name: str = ""
    about: str = ""
    notes: dict[str, str] = {}


@dataclass(frozen=True, eq=False)
class Edition:
    """A checked edition. `tables` is the game's own compiled form, `data` the file as read."""

    game: str
    id: str
    name: str
    data: dict[str, object] = field(repr=False)
    fingerprint: str  # of everything that can change play or its look
    tables: object = field(repr=False)

    def __reduce__(self) -> tuple[Callable[[str, str], Edition], tuple[str, str]]:
        try:
            registry.game(self.game).edition(self.label)
        except EditionError:
            problem = f"{self.label} is no edition of the package: hand over its file"
            raise TypeError(problem) from None
        return _edition_of, (self.game, self.label)

    def __deepcopy__(self, memo: object) -> Edition:
        return self

    def values(self, language: str = "en") -> list[Value]:
        """Every value with its provenance, in the order of the file."""
        patterns = _patterns(self.data, "", self._words(language).notes)
        return [Value(key, value, _find(patterns, key, "")) for key, value in _leaves(self.data)]

    def name_in(self, language: str) -> str:
        return self._words(language).name or self.name

    def about_in(self, language: str) -> str:
        """What is to be known of this edition; "" where its file does not say."""
        return self._words(language).about or str(self.data.get("about", ""))

    def _words(self, language: str) -> Words:
        words = _all_words(self.data).get(language, Words())
        notes = {pattern: typeset(note, language) for pattern, note in words.notes.items()}
        return Words(typeset(words.name, language), typeset(words.about, language), notes)

    @property
    def label(self) -> str:
        """How records name this edition."""
        return f"{self.id}#{self.fingerprint}"

    @property
    def version(self) -> int:
        version = self.data.get("version", 1)
        return version if isinstance(version, int) else 1


def _edition_of(game: str, label: str) -> Edition:
    return registry.game(game).edition(label)


def parse_edition(text: str, place: str, game: str) -> dict[str, object]:
    """The file as plain data, with header and provenance checked."""
    try:
        data: dict[str, object] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers of 5,000 digits
        raise EditionError("file", f"not readable as TOML: {error}", place) from None
    for key in ("game", "id", "name"):
        if not isinstance(data.get(key), str):
            raise EditionError(key, "missing, or not a string", place)
    if data["game"] != game:
        raise EditionError("game", f"this edition is for {data['game']!r}, not {game!r}", place)
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]*", str(data["id"])):
        raise EditionError("id", "use small letters, digits and hyphens", place)
    version = data.get("version", 1)
    if type(version) is not int or version < 1:
        raise EditionError("version", "a whole number from 1 on", place)
    patterns = _patterns(data, place)
    for key, _ in _leaves(data):
        _find(patterns, key, place)
    _check_words(data, place)
    return data


def make_edition(
    data: dict[str, object], place: str, shape: type[T], build: Callable[[T], object]
) -> Edition:
    """An edition of what `parse_edition` read; `build` checks the game's own part and packs it.

    An EditionError that `build` raises need name the key alone.
    """
    printed = decode(data, shape, place)
    try:
        tables = build(printed)
    except EditionError as error:
        raise EditionError(error.key, error.problem, place) from None
    game, name, title = (str(data[key]) for key in ("game", "id", "name"))
    return Edition(game, name, title, data, fingerprint(data), tables)


def decode(data: dict[str, object], shape: type[T], place: str) -> T:
    """The game's own part of the data as a msgspec struct; errors name the key."""
    own = {key: value for key, value in data.items() if key not in HEADER}
    return convert(own, shape, place)


def convert(value: object, shape: type[T], place: str, key: str = "") -> T:
    """A part of the data as a msgspec struct; errors name the key, below the one given."""
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        inner = path.rstrip("`").replace("[", ".").replace("]", "")
        raise EditionError((key + inner).lstrip(".") or "file", problem, place) from None


def fingerprint(data: dict[str, object]) -> str:
    """Eight hex digits over everything but words about the edition."""
    own = {key: value for key, value in data.items() if key not in ABOUT}
    text = msgspec.json.encode(own, order="sorted").replace(SOFT_HYPHEN.encode(), b"")
    return hashlib.sha256(text).hexdigest()[:8]


def unbroken(name: str) -> str:
    """A name without the marks where it may be broken."""
    return name.replace(SOFT_HYPHEN, "")


def _plain(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(_plain(inner) for inner in value)
    if isinstance(value, bool):
        return str(value).lower()
    return unbroken(str(value))


def _leaves(data: dict[str, object]) -> Iterator[tuple[str, object]]:
    for key, value in data.items():
        if key not in HEADER:
            yield from _walk(key, value)


def _walk(key: str, value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _walk(f"{key}.{name}", inner)
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        for i, inner in enumerate(value):
            yield from _walk(f"{key}.{i}", inner)
    else:
        yield key, value


def _patterns(
    data: dict[str, object], place: str, notes: Mapping[str, str] = NO_NOTES
) -> list[tuple[list[str], Provenance]]:
    """Patterns with what they tell, the longest first; `notes` in another language go before."""
    table = data.get("provenance")
    if not isinstance(table, dict) or not table:
        raise EditionError("provenance", "missing: say where each value comes from", place)
    patterns = []
    for pattern, text in table.items():
        level, _, note = str(text).partition(":")
        if level not in LEVELS:
            known = ", ".join(LEVELS)
            raise EditionError(f"provenance.{pattern}", f"{level!r} is not one of {known}", place)
        said = notes.get(pattern, note.strip())
        patterns.append((pattern.split("."), Provenance(level, said)))
    patterns.sort(key=lambda entry: -len(entry[0]))
    return patterns


def _all_words(data: dict[str, object]) -> dict[str, Words]:
    return msgspec.convert(data.get("words", {}), dict[str, Words])


def _check_words(data: dict[str, object], place: str) -> None:
    languages = data.get("words", {})
    if not isinstance(languages, dict):
        raise EditionError("words", "not a table", place)
    noted = [".".join(parts) for parts, told in _patterns(data, place) if told.note]
    for language, table in languages.items():
        words = convert(table, Words, place, f"words.{language}")
        for pattern in words.notes:
            if pattern not in noted:
                key = f"words.{language}.notes.{pattern}"
                raise EditionError(key, "`provenance` has no note for this", place)


def _find(patterns: list[tuple[list[str], Provenance]], key: str, place: str) -> Provenance:
    parts = key.split(".")
    for pattern, provenance in patterns:
        if len(pattern) <= len(parts) and all(
            part in ("*", own) for part, own in zip(pattern, parts, strict=False)
        ):
            return provenance
    raise EditionError(key, "no provenance covers this value", place)
