"""A group of commands that are imported only when they are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup

from zashiki.cli.trouble import Trouble


class Alone(NamedTuple):
    """An option that may stand alone: what it means then, and which word after it is its value."""

    meaning: str
    is_value: Callable[[str], bool]


class Commands(TyperGroup):
    """Lists its commands from a table; their modules in `package` are imported when called.

    Such a module may have a table `ALONE` of options whose value can be left out.
    """

    package: ClassVar[str]
    summaries: ClassVar[Mapping[str, str]]

    def list_commands(self, ctx: Any) -> list[str]:
        return [name for name in self.summaries if find_spec(self._module(name)) is not None]

    def _module(self, name: str) -> str:
        return f"{self.package}.{_own(name)}"

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command by name and summary alone, which is all that help needs."""
        if cmd_name not in self.list_commands(ctx):
            return None
        return TyperCommand(cmd_name, help=self.summaries[cmd_name])

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command proper, from its module."""
        name, rest = args[0], args[1:]
        known = self.list_commands(ctx)
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
            raise Trouble(f"no command {name!r}; {hint}")
        app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        module = import_module(self._module(name))
        app.command(name)(getattr(module, _own(name)))
        command = typer.main.get_command(app)
        command.name = name
        return name, command, _filled(rest, getattr(module, "ALONE", {}))


def _filled(args: Sequence[str], alone: Mapping[str, Alone]) -> list[str]:
    """What was typed, with the values that were left out."""
    filled = []
    for arg, after in zip(args, [*args, ""][1:], strict=True):
        option = alone.get(arg)
        if option is None or option.is_value(after):
            filled.append(arg)
        else:
            filled.append(f"{arg}={option.meaning}")
    return filled


def _own(name: str) -> str:
    """What a command is called in Python."""
    return name.replace("-", "_")
