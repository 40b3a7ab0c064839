"""`zashiki train`: learn a game's value by self-play."""

from __future__ import annotations

import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from zashiki.cli.crews import ALONE, ProcessCount, RayAddress, hire
from zashiki.cli.find import GameName, find_game
from zashiki.cli.progress import Progress
from zashiki.cli.trouble import Trouble
from zashiki.lab.crew import CrewError
from zashiki.lab.recipes import recipe_of

__all__ = ["ALONE", "train"]


def train(
    game: GameName,
    seats: Annotated[int, typer.Option(min=2, help="For so many seats.")] = 2,
    rounds: Annotated[
        int, typer.Option(min=0, help="Of self-play and learning; 0: as many as did well.")
    ] = 0,
    matches: Annotated[
        int, typer.Option(min=0, help="Of self-play in a round; 0: as many as did well.")
    ] = 0,
    width: Annotated[int, typer.Option(min=0, help="Numbers in a row, a multiple of 3.")] = 0,
    gate: Annotated[
        int, typer.Option(min=0, help="Matches by which a round is measured; 0: the usual.")
    ] = 0,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same weights.")] = 1,
    processes: ProcessCount = 0,
    ray: RayAddress = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for weights, card and curves; goes on where it was left."),
    ] = None,
) -> None:
    """Train a game's learned value: it plays itself, learns who came first, and is measured."""
    found = find_game(game)
    try:
        from zashiki.lab.training import Plan, Training, TrainingError
    except ImportError as error:
        raise Trouble(
            f"training needs {error.name}; install the extra: pip install 'zashiki[train]'"
        ) from None
    if width % 3:
        raise Trouble(f"--width {width}: three numbers share a word, so take a multiple of 3")
    usual = recipe_of(found.id, seats)
    recipe = replace(
        usual,
        rounds=rounds or usual.rounds,
        matches=matches or usual.matches,
        width=width or usual.width,
        gate=gate or usual.gate,
    )
    plan = Plan(found.id, seats, seed, recipe)
    folder = out or Path(f"training-{found.id}-{seats}")
    progress = Progress()
    try:
        with closing(hire(processes, ray)) as crew:
            card = Training(plan, folder, crew, progress).run()
    except (CrewError, TrainingError) as error:
        raise Trouble(str(error)) from None
    finally:
        progress.close()
    best = card.rounds[card.best - 1].hand
    share = f"{100 * best[0]:.1f} % ({100 * best[1]:.1f} to {100 * best[2]:.1f})"
    sys.stdout.write(
        f"{folder / f'{found.id}-{seats}.net'}: round {card.best}, {share} of first places "
        f"against the hand-made value with {recipe.iterations} iterations; "
        f"even is {100 / seats:.0f} %\n"
    )
