"""A group of commands that are imported only when they are called."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

import typer
from typer.core import TyperCommand, TyperGroup

from zashiki.cli.trouble import Trouble


class Commands(TyperGroup):
    """Lists its commands from a table; their modules in `package` are imported when called."""

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
        app.command(name)(getattr(import_module(self._module(name)), _own(name)))
        command = typer.main.get_command(app)
        command.name = name
        return name, command, rest


def _own(name: str) -> str:
    """What a command is called in Python."""
    return name.replace("-", "_")
