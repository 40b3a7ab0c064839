"""Who does the work of a command: processes of this machine, or a Ray cluster."""

from __future__ import annotations

from typing import Annotated

import typer

from zashiki.cli.commands import Alone
from zashiki.lab.crew import Crew, Processes
from zashiki.lab.ray_crew import AUTO, RayCrew, is_address

ALONE = {"--ray": Alone(AUTO, is_address)}

ProcessCount = Annotated[int, typer.Option(min=0, help="0: one per core.")]
RayAddress = Annotated[
    str | None,
    typer.Option(
        metavar="[HOST:PORT]",
        help="On a Ray cluster: there, on this machine's, or one started for this.",
    ),
]


def hire(processes: int, ray: str | None) -> Crew:
    """Raises CrewError where there is no such cluster."""
    return Processes(processes or None) if ray is None else RayCrew(ray)
