"""Crews: every task is answered once, and a cluster that is not there is told in a sentence."""

from __future__ import annotations

import socket
import sys
from types import ModuleType

import pytest

from zashiki.lab.crew import CrewError, Processes
from zashiki.lab.ray_crew import RayCrew, is_address


def test_every_task_is_answered_once_in_one_process_or_several() -> None:
    for crew in (Processes(1), Processes(2)):
        assert sorted(crew.do(abs, range(-9, 0))) == list(range(1, 10))
        assert list(crew.do(abs, [])) == []


def test_who_stops_early_cancels_the_rest() -> None:
    answers = Processes(2).do(abs, range(-50, 0))
    assert next(answers) > 0
    answers.close()
    assert list(answers) == []


def test_without_ray_its_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(CrewError, match=r"pip install 'zashiki\[ray\]'"):
        RayCrew()


def test_addresses_are_told_from_bots() -> None:
    for address in ("auto", "10.0.0.1:6379", "head.example:6379", "ray://head:10001", "[::1]:6379"):
        assert is_address(address)
    for other in ("random", "search:ms=20", "search:iterations=5", "greedy", "", "--games"):
        assert not is_address(other)


def test_an_address_where_nothing_answers_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = ModuleType("ray")
    ray.is_initialized = lambda: False  # type: ignore[attr-defined]  # a stand-in: never joined
    monkeypatch.setitem(sys.modules, "ray", ray)
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))  # nobody listens there
        port = closed.getsockname()[1]
        with pytest.raises(CrewError, match=f"no Ray cluster answers at 127.0.0.1:{port}"):
            RayCrew(f"127.0.0.1:{port}")
    with pytest.raises(CrewError, match="'nowhere' is not the address of a Ray cluster"):
        RayCrew("nowhere")
