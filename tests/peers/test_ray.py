"""A real Ray cluster of two nodes on this machine: what is lost is done again, once."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import zashiki
from tests.peers import chores
from zashiki.lab.arena import Question, Report, run
from zashiki.lab.crew import CrewError
from zashiki.lab.ray_crew import RETRIES, RayCrew

MATCHES = 200
KILL_AT = 60  # matches


@pytest.fixture
def cluster() -> Iterator[Any]:
    found = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1}
    )
    found.add_node(num_cpus=1)
    found.wait_for_nodes()
    yield found
    found.shutdown()


@pytest.fixture
def crew(cluster: Any) -> Iterator[RayCrew]:
    with closing(RayCrew(cluster.address)) as joined:
        yield joined


def kill_a_node(cluster: Any) -> None:
    (node,) = cluster.worker_nodes
    cluster.remove_node(node, allow_graceful=False)


def wait_until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        time.sleep(0.02)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def answers(report: Report) -> list[object]:
    """All that does not tell the time."""
    return [
        (bot.name, bot.share, bot.elo, bot.forfeits, bot.first_forfeit) for bot in report.standings
    ]


def test_a_node_is_killed_in_the_middle_and_every_match_counts_once(
    cluster: Any, crew: RayCrew, tmp_path: Path
) -> None:
    question = Question("tokaido_duo", ("search:iterations=20", "greedy"), MATCHES, seed=5)
    killed: list[int] = []

    def watch(report: Report) -> None:
        if report.games >= KILL_AT and not killed:
            killed.append(report.games)
            kill_a_node(cluster)

    there = run(question, folder=tmp_path, watch=watch, crew=crew)
    assert killed
    assert killed[0] < MATCHES
    lines = (tmp_path / "games.csv").read_text().splitlines()[1:]
    matches = sorted(tuple(map(int, line.split(",")[:2])) for line in lines)
    assert matches == [(deal, turn) for deal in range(MATCHES // 2) for turn in range(2)]
    here = run(question)
    assert there.games == here.games == MATCHES
    assert answers(there) == answers(here)


def test_what_a_killed_node_had_begun_is_done_again(
    cluster: Any, crew: RayCrew, tmp_path: Path
) -> None:
    def kill_while_both_work() -> None:
        wait_until(lambda: len(chores.begun(tmp_path)) == 2)
        kill_a_node(cluster)
        wait_until(lambda: not all(map(is_alive, chores.begun(tmp_path))))
        (tmp_path / chores.GO).touch()

    killer = Thread(target=kill_while_both_work)
    killer.start()
    tasks = range(8)
    found = sorted(crew.do(partial(chores.wait_and_double, tmp_path), tasks))
    killer.join()
    assert found == [2 * task for task in tasks]
    assert len(chores.begun(tmp_path)) == len(tasks) + 1


def test_a_killed_worker_loses_nothing(crew: RayCrew, tmp_path: Path) -> None:
    assert sorted(crew.do(partial(chores.die_once, tmp_path), range(4))) == [0, 2, 4, 6]


def test_work_that_kills_every_worker_is_given_up(crew: RayCrew, tmp_path: Path) -> None:
    with pytest.raises(CrewError, match=f"tried {RETRIES + 1} times: WorkerCrashedError"):
        list(crew.do(partial(chores.die, tmp_path), [7]))
    assert len(chores.begun(tmp_path)) == RETRIES + 1


def test_an_error_of_the_work_itself_is_told_as_it_is(crew: RayCrew) -> None:
    with pytest.raises(ValueError, match="task 3 cannot be done"):
        list(crew.do(chores.fail, [3]))


def test_a_machine_with_other_rules_is_refused(
    crew: RayCrew, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(zashiki.game("tokaido_duo")), "rules_version", "of tomorrow")
    with pytest.raises(CrewError, match=r"has rules .*, not of tomorrow: install the same zashiki"):
        run(Question("tokaido_duo", ("random", "random"), 2), crew=crew)
