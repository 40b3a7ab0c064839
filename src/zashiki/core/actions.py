"""The vocabulary of a game: each family of actions once, and all that follows from it.

A family is a kind of action with its arguments, such as "lay a tile on a hex":

    ACTIONS = Actions(
        Family("lay", "{tile}@{hex}", tile=KINDS, hex=HEXES),
        Family("end"),
    )
    LAY: Final[i64] = ACTIONS.first("lay")  # + tile * HEXES + hex
    END: Final[i64] = ACTIONS.first("end")

Codes are numbered in this order, the last argument counting fastest. The form tells how an action
is written; names for the numbers come from the edition (`Notation`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

NO_FAMILY: Final[i64] = -1


class Family:
    """A kind of action: its name, how it is written, and how many values each argument has.

    Without a form an action is written as its family and its arguments, joined by hyphens.
    `gap` codes before its own belong to no family.
    """

    def __init__(self, name: str, form: str = "", gap: int = 0, **sizes: int) -> None:
        self.name: str = name
        self.form: str = form or "-".join([name, *["{" + argument + "}" for argument in sizes]])
        self.gap: int = gap
        self.arguments: list[str] = list(sizes)
        self.sizes: list[int] = [int(size) for size in sizes.values()]
        self.first: int = 0  # its first code, set by `Actions`
        self.count: int = 1
        for size in self.sizes:
            self.count *= size

    def numbers(self, code: int) -> list[int]:
        """The arguments of a code of this family."""
        rest = code - self.first
        out: list[int] = []
        for size in reversed(self.sizes):
            out.append(rest % size)
            rest //= size
        out.reverse()
        return out

    def __repr__(self) -> str:
        return f"<family {self.name}: codes {self.first} to {self.first + self.count - 1}>"


class Action:
    """A code taken apart: the name of its family, and its arguments as numbers."""

    def __init__(self, code: int, family: Family) -> None:
        self.code: int = code
        self.family: str = family.name
        self.arguments: list[str] = family.arguments
        self.numbers: list[int] = family.numbers(code)

    def __getitem__(self, argument: str) -> int:
        return self.numbers[self.arguments.index(argument)]

    def __repr__(self) -> str:
        told = [f" {name}={n}" for name, n in zip(self.arguments, self.numbers, strict=True)]
        return f"<{self.code}: {self.family}{''.join(told)}>"


class Actions:
    """All families of a game, in the order of their codes."""

    def __init__(self, *families: Family) -> None:
        self.families: list[Family] = list(families)
        self._by_name: dict[str, Family] = {}
        self._family_of: vec[i64] = vec[i64]()
        at = 0
        for number, family in enumerate(families):
            if family.name in self._by_name:
                raise ValueError(f"two families are called {family.name}")
            self._by_name[family.name] = family
            family.first = at + family.gap
            at = family.first + family.count
            for _ in range(family.gap):
                self._family_of = append(self._family_of, NO_FAMILY)
            for _ in range(family.count):
                self._family_of = append(self._family_of, number)
        self.count: int = at
        self._actions: dict[int, Action] = {}  # those asked for so far

    def family(self, name: str) -> Family:
        return self._by_name[name]

    def first(self, name: str) -> i64:
        """The first code of a family."""
        return self._by_name[name].first

    def code(self, name: str, *numbers: int) -> int:
        """The code of a family with these arguments."""
        family = self._by_name[name]
        out = 0
        for size, number in zip(family.sizes, numbers, strict=True):
            if not 0 <= number < size:
                raise ValueError(f"{name}: {number} is not from 0 to {size - 1}")
            out = out * size + number
        return family.first + out

    def has(self, code: int) -> bool:
        """Whether the code belongs to a family."""
        return 0 <= code < self.count and self._family_of[code] != NO_FAMILY

    def __getitem__(self, code: int) -> Action:
        """A code taken apart; raises KeyError where it belongs to no family."""
        action = self._actions.get(code)
        if action is None:
            if not self.has(code):
                raise KeyError(f"no family has the code {code}")
            action = Action(code, self.families[self._family_of[code]])
            self._actions[code] = action
        return action


# --- how actions are written -----------------------------------------------------------------

# What the numbers of an argument are called: a list (None: there is no such thing), or for an
# argument that only means something after the others, a function of all numbers so far.
Names = Mapping[str, Sequence[str | None] | Callable[..., str | None]]


class Notation:
    """The texts of all codes with one edition and seat count.

    Forms whose names are not all in `names` depend on the position: their names are handed over
    with each call (`now`), a plain text for what is no argument.
    """

    def __init__(self, actions: Actions, names: Names) -> None:
        self.actions = actions
        self.names = names
        self._texts: dict[int, str] = {}
        self._varying: list[Family] = []
        for family in actions.families:
            needs = re.findall(r"{(\w+)}", family.form)
            if all(name in names for name in [*needs, *family.arguments]):
                self._texts.update(_texts(family, names))
            else:
                self._varying.append(family)
        self._codes = {text.lower(): code for code, text in self._texts.items()}

    def notate(self, code: int, now: Mapping[str, object]) -> str:
        """Short text of a code; a code that names nothing is told as such."""
        text = self._texts.get(code)
        if text is None and self.actions.has(code):
            action = self.actions[code]
            family = self.actions.family(action.family)
            if family in self._varying:
                text = _text(family, action.numbers, {**self.names, **now})
        return f"code-{code}" if text is None else text

    def parse(self, text: str, now: Mapping[str, object]) -> int | None:
        """The code that is written so, in small or large letters; None if there is none."""
        wanted = text.strip().lower()
        code = self._codes.get(wanted)
        for family in self._varying:
            if code is None:
                texts = _texts(family, {**self.names, **now})
                code = next((c for c, told in texts.items() if told.lower() == wanted), None)
        return code

    def describe(self, code: int, now: Mapping[str, object]) -> dict[str, str]:
        """Family and arguments of a code by name."""
        action = self.actions[code]
        names: Mapping[str, object] = {**self.names, **now}
        out = {"family": action.family}
        for i, argument in enumerate(action.arguments):
            name = _name(names[argument], action.numbers[: i + 1])
            out[argument] = str(action.numbers[i]) if name is None else name
        return out

    def fault(self, text: str, now: Mapping[str, object]) -> str:
        """What is wrong with a text that has the form of an action and still is none; or "".

        Where it has the form of several, what would have to change least.
        """
        names: Mapping[str, object] = {**self.names, **now}
        found: list[list[str]] = []
        for family in self.actions.families:
            match = _pattern(family).fullmatch(text.strip())
            faults = []
            for argument, value in match.groupdict().items() if match else ():
                listed = names.get(argument)
                if isinstance(listed, list) and value.lower() not in _lowered(listed):
                    faults.append(f"there is no {argument} {value!r}")
            if faults:
                found.append(faults)
        least = min([len(faults) for faults in found], default=0)
        return ", or ".join([" and ".join(faults) for faults in found if len(faults) == least])

    def exists(self, code: int) -> bool:
        """Whether everything that the code names is there in this edition."""
        if code in self._texts:
            return True
        return self.actions.has(code) and any(
            family.first <= code < family.first + family.count for family in self._varying
        )


def _texts(family: Family, names: Mapping[str, object]) -> dict[int, str]:
    out: dict[int, str] = {}
    for code in range(family.first, family.first + family.count):
        text = _text(family, family.numbers(code), names)
        if text is not None:
            out[code] = text
    return out


def _text(family: Family, numbers: list[int], names: Mapping[str, object]) -> str | None:
    parts = {name: value for name, value in names.items() if isinstance(value, str)}
    for i, argument in enumerate(family.arguments):
        name = _name(names[argument], numbers[: i + 1])
        if name is None:
            return None
        parts[argument] = name
    return family.form.format_map(parts)


def _name(names: object, numbers: list[int]) -> str | None:
    """What the last of these numbers is called."""
    if callable(names):
        found: object = names(*numbers)
    else:
        listed = cast("Sequence[object]", names)
        found = listed[numbers[-1]] if numbers[-1] < len(listed) else None
    return found if isinstance(found, str) else None


def _pattern(family: Family) -> re.Pattern[str]:
    """Texts that look like actions of a family."""
    parts = re.split(r"{(\w+)}", family.form)
    forms = [re.escape(part) if i % 2 == 0 else f"(?P<{part}>.+)" for i, part in enumerate(parts)]
    return re.compile("".join(forms), re.IGNORECASE)


def _lowered(names: list[str | None]) -> list[str]:
    return [name.lower() for name in names if name is not None]
