"""`zashiki bench`: that it measures what it says; never how fast this machine is."""

from __future__ import annotations

import json
import sys

import pytest

from tests.cli.conftest import Zashiki
from zashiki.cli import envs, peers, speed
from zashiki.cli.bench import short
from zashiki.cli.speed import Gauge, Rate, measure

QUICK = ("--rounds", 2, "--seconds", 0.001)


def test_every_seat_count_is_measured(zashiki: Zashiki) -> None:
    data = json.loads(zashiki("bench", "teahouse", *QUICK, "--json").out)
    assert [(row["game"], row["seats"]) for row in data["games"]] == [
        ("teahouse", 2),
        ("teahouse", 3),
    ]
    for row in data["games"]:
        for key in ("playouts_per_second", "actions_per_second", "copies_per_second"):
            assert row[key]["best"] >= row[key]["median"] > 0
    # four cups dealt, laid and four turns ended
    assert data["games"][0]["actions_per_playout"] == pytest.approx(12)
    assert "peers" not in data


def test_the_report_fits_the_screen(zashiki: Zashiki) -> None:
    said = zashiki("bench", "teahouse", *QUICK)
    assert said.code == 0
    assert said.err == ""
    assert "playouts" in said.out
    assert max(map(len, said.out.splitlines())) <= 80


def test_best_and_median_of_the_rounds() -> None:
    assert Rate.of([3.0, 9.0, 4.0]) == Rate(best=9.0, median=4.0)
    assert Rate(6.0, 4.0).over(Rate(3.0, 1.0)) == Rate(2.0, 4.0)


def test_rounds_are_taken_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(10**6))
    monkeypatch.setattr(speed, "process_time", lambda: next(clock))
    one, two = Gauge("one", lambda times: 5 * times), Gauge("two", lambda times: times)
    assert list(measure([one, two], rounds=2, seconds=3.0)) == ["one", "two"] * 3
    # every piece of work takes one tick of this clock, so a round of three ticks does it thrice
    assert one.done == [3.0, 3.0]
    assert one.steps == [15.0, 15.0]


class Walk:
    """Five moves, the first by chance."""

    def __init__(self) -> None:
        self.moves = 0

    def is_terminal(self) -> bool:
        return self.moves == 5

    def is_chance_node(self) -> bool:
        return self.moves == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self) -> list[int]:
        return [3, 4]

    def apply_action(self, action: int) -> None:
        assert action in ([0, 1] if self.moves == 0 else [3, 4])
        self.moves += 1

    def move_number(self) -> int:
        return self.moves


class Game:
    def num_players(self) -> int:
        return 2

    def new_initial_state(self) -> Walk:
        return Walk()


class Spiel:
    def load_game(self, name: str) -> Game:
        return Game()

    def make_uniform_random_bot(self, player: int, seed: int) -> int:
        return player

    def evaluate_bots(self, state: Walk, bots: list[int], seed: int) -> None:
        assert bots == [0, 1]
        state.moves = 5


def test_peers_are_compared_in_the_same_run(
    zashiki: Zashiki, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "open_spiel", Spiel)
    monkeypatch.setattr("zashiki.cli.bench.peer_version", lambda: "2.0")
    data = json.loads(zashiki("bench", "teahouse", *QUICK, "--peers", "--json").out)
    assert len(data["peers"]) == 2 * len(peers.GAMES)
    for row in data["peers"]:
        rate = row["moves_per_second"]["best"] / row["playouts_per_second"]["best"]
        assert rate == pytest.approx(5)
    assert len(data["ratios"]) == 2 * len(data["peers"])
    ours, theirs, ratio = data["games"][0], data["peers"][0], data["ratios"][0]
    expected = ours["actions_per_second"]["median"] / theirs["moves_per_second"]["median"]
    assert ratio["actions_per_move"]["median"] == pytest.approx(expected)
    table = zashiki("bench", "teahouse", *QUICK, "--peers").out
    assert "amazons" in table
    assert max(map(len, table.splitlines())) <= 80


def test_a_missing_open_spiel_is_told_before_anything_is_measured(
    zashiki: Zashiki, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(peers, "import_module", missing)
    said = zashiki("bench", "teahouse", "--peers")
    assert said.code == 2
    assert "OpenSpiel is not installed" in said.err
    assert "zashiki[peers]" in said.err


def test_environments_are_measured_beside_others(
    zashiki: Zashiki, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A peer that is twice as slow as nothing: ratios are ours to its median."""

    def crawl(times: int) -> int:
        for _ in range(1000 * times):
            pass
        return times

    def found() -> list[envs.Bench]:
        return [
            envs.Bench("pgx", "backgammon", 2, 1024, Gauge("pgx", crawl), is_peer=True),
            envs.Bench("PettingZoo", "connect_four", 2, 1, Gauge("zoo", crawl), is_peer=True),
        ]

    monkeypatch.setattr(envs, "peers", found)
    data = json.loads(zashiki("bench", "tokaido_duo", "--envs", *QUICK, "--json").out)
    ways = [(row["interface"], row["n"]) for row in data["steps"]]
    assert ways == [
        ("vector", 64),
        ("vector", 1024),
        ("PettingZoo", 1),
        ("Gymnasium", 1),
        ("OpenSpiel", 1),
        ("pgx", 1024),
        ("PettingZoo", 1),
    ]
    rows = data["steps"]
    for row in rows:
        assert row["steps_per_second"]["best"] >= row["steps_per_second"]["median"] > 0
    ours, theirs = (rows[i]["steps_per_second"]["median"] for i in (0, 5))
    assert rows[0]["ratio"]["median"] == pytest.approx(ours / theirs)
    assert ["ratio" in row for row in rows] == [True, True, True, False, False, False, False]
    assert data["versions"]["pettingzoo"]
    said = zashiki("bench", "tokaido_duo", "--envs", *QUICK)
    assert "connect_four" in said.out
    assert max(map(len, said.out.splitlines())) <= 80


def test_a_missing_extra_is_told_before_environments_are_measured(
    zashiki: Zashiki, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    said = zashiki("bench", "tokaido_duo", "--envs", *QUICK)
    assert said.code == 2
    assert "pettingzoo is not installed" in said.err
    assert "zashiki[rl]" in said.err


def test_peers_that_are_not_installed_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pgx", "jax", "pygame", "chess"):
        monkeypatch.setitem(sys.modules, name, None)
    for name in list(sys.modules):
        if name.startswith("pettingzoo.classic"):
            monkeypatch.delitem(sys.modules, name)
    assert envs.peers() == []


def test_the_house_is_measured_by_its_own_means(
    zashiki: Zashiki, monkeypatch: pytest.MonkeyPatch
) -> None:
    class House:
        def run(self, games: list[str]) -> dict[str, object]:
            return {"games": games, "paced": {"actions_per_second": 301.5, "refused": 0}}

    monkeypatch.setattr("zashiki.cli.bench.import_module", lambda name: House())
    lines = [line.split() for line in zashiki("bench", "teahouse", "--web").out.splitlines()]
    assert ["paced,", "actions", "per", "second", "301.5"] in lines
    data = json.loads(zashiki("bench", "teahouse", "--web", "--json").out)
    assert data["games"] == ["teahouse"]
    assert data["paced"]["refused"] == 0


def test_a_missing_house_is_told(zashiki: Zashiki, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ImportError("No module named 'httpx'")

    monkeypatch.setattr("zashiki.cli.bench.import_module", missing)
    said = zashiki("bench", "--web")
    assert said.code == 2
    assert "the house cannot be measured here: No module named 'httpx'" in said.err


@pytest.mark.parametrize(
    ("number", "text"),
    [(0.5, "0.5"), (12.3, "12.3"), (999, "999"), (12345, "12.3k"), (4.334e6, "4.33M")],
)
def test_numbers_are_written_short(number: float, text: str) -> None:
    assert short(number) == text
