"""`zashiki bench`: speed of the rules, beside OpenSpiel, of environments and of the house."""

from __future__ import annotations

import json as json_
import platform
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import asdict
from importlib import import_module
from typing import Annotated

import typer
from rich import box
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import zashiki
from zashiki.cli import envs
from zashiki.cli.find import find_game
from zashiki.cli.peers import Peer, peer_version, peers
from zashiki.cli.screen import make_console
from zashiki.cli.speed import GameGauges, Gauge, Rate, game_gauges, measure
from zashiki.cli.trouble import Trouble
from zashiki.cli.version import version
from zashiki.core import registry

WEB = "zashiki.web.bench"  # has `run(games) -> dict` of figures

Row = dict[str, object]


def bench(
    game: Annotated[str, typer.Argument(help="One game; without it, all.")] = "",
    with_peers: Annotated[
        bool, typer.Option("--peers", help="Measure OpenSpiel in the same run and compare.")
    ] = False,
    web: Annotated[bool, typer.Option("--web", help="Measure the house under load.")] = False,
    with_envs: Annotated[
        bool, typer.Option("--envs", help="Measure the environments, beside PettingZoo and pgx.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds of each measurement.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.001, help="Length of a round.")] = 0.3,
) -> None:
    """Measure random matches, actions and copies per second, on one core."""
    if web:
        bench_web([find_game(game).id] if game else [], json)
        return
    names = [find_game(game).id] if game else registry.names()
    if with_envs:
        bench_envs(names, json, rounds, seconds)
        return
    games = [
        game_gauges(chosen, seats)
        for chosen in map(registry.game, names)
        for seats in chosen.seat_counts
    ]
    beside = peers() if with_peers else []
    gauges = [gauge for ours in games for gauge in (ours.playouts, ours.copies)]
    take(gauges + [peer.gauge for peer in beside], rounds, seconds)
    if json:
        sys.stdout.write(json_.dumps(as_data(games, beside, rounds), indent=1) + "\n")
    else:
        show(games, beside)


def take(gauges: Sequence[Gauge], rounds: int, seconds: float) -> None:
    """Measure, with a bar on standard error where somebody looks at it."""
    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    steps = len(gauges) * (rounds + 1)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=steps)
        for name in measure(gauges, rounds, seconds):
            bar.update(task, description=name[:40])
            bar.advance(task)


# --- the report ----------------------------------------------------------------------------


def run_data(rounds: int) -> Row:
    """What was measured, and where."""
    return {
        "zashiki": zashiki.__version__,
        "compiled": zashiki.is_compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": rounds,
    }


def as_data(games: Sequence[GameGauges], beside: Sequence[Peer], rounds: int) -> Row:
    data = {**run_data(rounds), "games": [game_row(ours) for ours in games]}
    if beside:
        data["open_spiel"] = peer_version()
        data["peers"] = [peer_row(peer) for peer in beside]
        data["ratios"] = [
            {
                "game": ours.game.id,
                "seats": ours.seats,
                "peer": peer.game,
                "way": peer.way,
                "actions_per_move": asdict(ratio(ours, peer)),
            }
            for ours in games
            for peer in beside
        ]
    return data


def game_row(ours: GameGauges) -> Row:
    playouts, actions = Rate.of(ours.playouts.done), Rate.of(ours.playouts.steps)
    return {
        "game": ours.game.id,
        "seats": ours.seats,
        "actions_per_playout": actions.median / playouts.median,
        "playouts_per_second": asdict(playouts),
        "actions_per_second": asdict(actions),
        "copies_per_second": asdict(Rate.of(ours.copies.done)),
    }


def peer_row(peer: Peer) -> Row:
    return {
        "game": peer.game,
        "way": peer.way,
        "playouts_per_second": asdict(Rate.of(peer.gauge.done)),
        "moves_per_second": asdict(Rate.of(peer.gauge.steps)),
    }


def ratio(ours: GameGauges, peer: Peer) -> Rate:
    """Our actions to their moves, both with chance, in the same time."""
    return Rate.of(ours.playouts.steps).over(Rate.of(peer.gauge.steps))


def show(games: Sequence[GameGauges], beside: Sequence[Peer]) -> None:
    console = make_console()
    console.print(version())
    console.print("one core; per second of its time, best round and (median)")
    grid = sheet("game", "seats", "playouts", "actions", "copies")
    for ours in games:
        rates = [Rate.of(ours.playouts.done), Rate.of(ours.playouts.steps)]
        rates.append(Rate.of(ours.copies.done))
        grid.add_row(ours.game.id, str(ours.seats), *map(both, rates))
    console.print(grid)
    if beside:
        console.print(f"OpenSpiel {peer_version()}, the same run; moves count chance, as ours do")
        grid = sheet("game", "way", "playouts", "moves")
        for peer in beside:
            rates = [Rate.of(peer.gauge.done), Rate.of(peer.gauge.steps)]
            grid.add_row(peer.game, peer.way, *map(both, rates))
        console.print(grid)
        console.print("our actions to their moves, times as many, by medians")
        for way in dict.fromkeys(peer.way for peer in beside):
            console.print(ratio_sheet(way, games, beside))


def ratio_sheet(way: str, games: Sequence[GameGauges], beside: Sequence[Peer]) -> Grid:
    those = [peer for peer in beside if peer.way == way]
    grid = sheet(way, "seats", *(peer.game for peer in those))
    for ours in games:
        times = [f"{ratio(ours, peer).median:.2f}" for peer in those]
        grid.add_row(ours.game.id, str(ours.seats), *times)
    return grid


def sheet(*titles: str) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
    for i, title in enumerate(titles):
        is_word = i == 0 or title == "way"
        grid.add_column(title, justify="left" if is_word else "right")
    return grid


def both(rate: Rate) -> str:
    return f"{short(rate.best)} ({short(rate.median)})"


def short(number: float) -> str:
    """Three digits that mean something."""
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if number >= size:
            return (
                f"{number / size:.3g}{unit}"
                if number < 1000 * size
                else f"{number / size:.0f}{unit}"
            )
    return f"{number:.3g}"


# --- environments --------------------------------------------------------------------------


def bench_envs(names: Sequence[str], json: bool, rounds: int, seconds: float) -> None:
    """Steps per second of each interface, and how many times as fast as a peer."""
    found = envs.benches([registry.game(name) for name in names])
    take([bench.gauge for bench in found], rounds, seconds)
    ratios = [(bench, envs.ratio(bench, found)) for bench in found]
    if json:
        rows = [
            bench.row() | ({} if rate is None else {"ratio": asdict(rate)})
            for bench, rate in ratios
        ]
        data = {**run_data(rounds), "versions": envs.versions(), "steps": rows}
        sys.stdout.write(json_.dumps(data, indent=1) + "\n")
        return
    console = make_console()
    console.print(version())
    console.print(", ".join(f"{name} {number}" for name, number in envs.versions().items()))
    console.print("one core; steps per second of processor time, best round and (median)")
    grid = sheet("interface", "game", "seats", "n", "steps", "times")
    for bench, rate in ratios:
        times = "" if rate is None else f"{rate.median:.1f}"
        grid.add_row(
            bench.way, bench.game, str(bench.seats), str(bench.size), both(bench.rate), times
        )
    console.print(grid)
    for way, (peer, game) in envs.BESIDE.items():
        console.print(f"times: {way} to {peer} {game}, by medians, where that is installed")


# --- the house under load ------------------------------------------------------------------


def bench_web(games: Sequence[str], json: bool) -> None:
    """Hand over to the house, which knows how to load itself."""
    try:
        house = import_module(WEB)
    except ImportError as error:
        raise Trouble(f"the house cannot be measured here: {error}") from None
    console = make_console(stderr=True)
    waiting = console.status("the house under load …") if console.is_terminal else nullcontext()
    with waiting:
        figures: Row = house.run(games)
    if json:
        sys.stdout.write(json_.dumps(figures, indent=1) + "\n")
        return
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    for key, value in flat(figures):
        grid.add_row(key, value)
    make_console().print(grid)


def flat(figures: Row, before: str = "") -> Iterator[tuple[str, str]]:
    """Figures within figures as lines; underscores become blanks."""
    for key, value in figures.items():
        name = f"{before}{key}".replace("_", " ")
        if isinstance(value, dict):
            yield from flat(value, f"{name}, ")
        else:
            yield name, f"{value:,.1f}" if isinstance(value, float) else str(value)
