"""Workers: what they decide, what happens when one dies, hangs or talks rubbish."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import msgspec
import pytest

from tests.bots.toys import STONES
from zashiki.bots import SpecError
from zashiki.bots.supervisor import GRACE_SECONDS, BotError, Supervisor, seconds_for
from zashiki.bots.worker import Question, Thinker
from zashiki.core import registry
from zashiki.core.rng import Rng
from zashiki.match import Match, seeded_chance
from zashiki.record import Record

# a worker that knows the toy games
WORKER = (
    "from zashiki.core import registry\n"
    "from tests.bots.toys import STONES, LANTERNS\n"
    "registry.add(STONES); registry.add(LANTERNS)\n"
    "from zashiki.bots.worker import main\n"
    "main()\n"
)


@pytest.fixture(autouse=True)
def toys() -> None:
    registry.add(STONES)


def record(*codes: int) -> Record:
    made = Record.begin(STONES, 2)
    made.actions += codes
    return made


def supervisor(code: str = WORKER) -> Supervisor:
    return Supervisor(1, (sys.executable, "-c", code))


def test_a_worker_decides_from_a_record() -> None:
    with supervisor() as boss:
        assert boss.decide("m", record(3), 1, "search:iterations=800", seed=1) == 2
        assert boss.decide("m", record(3, 2), 0, "search:iterations=800", seed=1) in (1, 2, 3)
        assert len(boss.pids) == 1
    assert boss.pids == []


def test_a_worker_that_dies_is_replaced_and_asked_again() -> None:
    with supervisor() as boss:
        boss.decide("m", record(), 0, "random")
        (first,) = boss.pids
        os.kill(first, signal.SIGKILL)
        assert boss.decide("m", record(3), 1, "search:iterations=800", seed=1) == 2
        assert boss.pids != [first]


def test_a_worker_that_dies_while_thinking_is_replaced(tmp_path: Path) -> None:
    mark = tmp_path / "died"
    dies_once = (
        f"import os, sys\nfrom pathlib import Path\nmark = Path({str(mark)!r})\n"
        "if not mark.exists():\n    mark.touch(); sys.stdin.readline(); os._exit(1)\n" + WORKER
    )
    with supervisor(dies_once) as boss:
        assert boss.decide("m", record(3), 1, "search:iterations=800", seed=1) == 2
    assert mark.exists()


def test_a_worker_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("zashiki.bots.supervisor.GRACE_SECONDS", 3.0)
    mark = tmp_path / "hung"
    hangs_once = (
        f"import time\nfrom pathlib import Path\nmark = Path({str(mark)!r})\n"
        "if not mark.exists():\n    mark.touch(); time.sleep(100)\n" + WORKER
    )
    with supervisor(hangs_once) as boss:
        assert boss.decide("m", record(), 0, "search:ms=20", seed=1) in (1, 2, 3)


def test_after_three_attempts_it_says_so() -> None:
    with supervisor("print('rubbish', flush=True)") as boss, pytest.raises(BotError, match="3"):
        boss.decide("m", record(), 0, "random")


def test_mistakes_come_back_as_errors() -> None:
    with supervisor() as boss:
        with pytest.raises(SpecError, match="no bot 'serch'"):
            boss.decide("m", record(), 0, "serch")
        with pytest.raises(SpecError, match="seat 1 is not the one to choose"):
            boss.decide("m", record(), 1, "random")


def test_a_thinker_keeps_the_bots_of_a_match() -> None:
    thinker = Thinker()
    asked = Question("m", "search:iterations=50", 0, record().dumps("json"), 1)
    first, second = thinker.answer(asked), thinker.answer(asked)
    assert first.code in (1, 2, 3)
    assert second.code in (1, 2, 3)
    assert msgspec.json.decode(msgspec.json.encode(first))["code"] == first.code


def test_damaged_weights_are_a_mistake_that_ends_no_worker(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("zashiki.bots.learned.shipped", lambda game, seats: tmp_path / "gone.net")
    begun = Record.begin(registry.game("tokaido_duo"), 2)
    match = Match(begun.setup, chance=seeded_chance(Rng(1)))
    match.draw_on()
    begun.actions += match.codes.tolist()
    reply = Thinker().answer(Question("m", "level5", match.actor, begun.dumps("json"), 1))
    assert "gone.net: No such file" in reply.mistake


def test_limits_follow_the_budget() -> None:
    assert seconds_for("search:ms=800") == pytest.approx(0.8 + GRACE_SECONDS)
    assert seconds_for("search") == pytest.approx(0.2 + GRACE_SECONDS)
    assert seconds_for("search:iterations=9") > 10


@pytest.mark.parametrize("spec", ["random", "gentle", "greedy"])
def test_a_quick_bot_that_is_silent_holds_nobody_up_for_long(spec: str) -> None:
    assert seconds_for(spec) <= 10


def test_trees_are_bounded_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zashiki.bots.worker.MOST_ROWS", 3_000)
    thinker = Thinker()
    for number in range(10):
        thinker.answer(Question(f"m{number}", "search:iterations=50", 0, record().dumps("json"), 1))
        thinker.shrink()
    assert len(thinker._bots) == 2
