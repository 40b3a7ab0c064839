"""Training from self-play to weights: tiny, in seconds."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest

from zashiki.bots.learned import load_value, module_of
from zashiki.core.setup import SetupError
from zashiki.lab.crew import Answer, Answers, Crew, Processes, Task
from zashiki.lab.fit import Batches, Lesson, Trainee, learn, losses
from zashiki.lab.harvest import Samples, SelfPlay, harvest
from zashiki.lab.recipes import Recipe, recipe_of
from zashiki.lab.training import Card, Plan, Training, TrainingError

TINY = Recipe(rounds=2, matches=16, width=3, epochs=1.0, gate=2, iterations=4, window=2)
PLAN = Plan("tokaido_duo", 2, 7, TINY)


class Quiet:
    """Nobody listens."""

    def show(self, line: str) -> None:
        pass

    def keep(self, line: str) -> None:
        pass


def trained(folder: Path, plan: Plan = PLAN, crew: Crew | None = None) -> Card:
    return Training(plan, folder, crew or Processes(1), Quiet()).run()


class Killed(Exception):
    pass


class Mortal(Crew):
    """Gives up after so many answers."""

    def __init__(self, lives: int) -> None:
        self._lives = lives

    def do(self, work: Callable[[Task], Answer], tasks: Sequence[Task]) -> Answers[Answer]:
        for task in tasks:
            if self._lives == 0:
                raise Killed
            self._lives -= 1
            yield work(task)


LIVELY = Recipe(keep=0.5, heat=0.1, stray=0.05, wild=0.5, wild_plies=4, mixed=0.2)


def self_play(matches: int = 12, recipe: Recipe = LIVELY) -> SelfPlay:
    return SelfPlay("tokaido_duo", 2, 5, matches, recipe, None)


def test_a_training_leaves_weights_a_card_and_curves(tmp_path: Path) -> None:
    card = trained(tmp_path)
    assert load_value(tmp_path / "tokaido_duo-2.net", "tokaido_duo", 2)
    kept = msgspec.json.decode((tmp_path / "tokaido_duo-2.json").read_bytes(), type=Card)
    assert kept == card
    assert [each.number for each in card.rounds] == [1, 2]
    assert card.rounds[card.best - 1].is_taken
    chosen = "--rounds 2 --matches 16 --width 3 --gate 2"
    assert card.command == f"zashiki train tokaido_duo --seats 2 --seed 7 {chosen}"
    rows = list(csv.DictReader((tmp_path / "curves.csv").read_text().splitlines()))
    assert [row["matches"] for row in rows] == ["16", "32"]
    assert (tmp_path / "curves.svg").read_text().startswith("<svg")


def test_the_same_seed_gives_the_same_weights_however_often_it_is_killed(tmp_path: Path) -> None:
    trained(tmp_path / "whole")
    for lives in (0, 1, 1, 1, 2, 9):
        try:
            trained(tmp_path / "cut", crew=Mortal(lives))
        except Killed:
            continue
    for name in ("tokaido_duo-2.net", "round-01.net", "round-02.net"):
        assert (tmp_path / "cut" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()
    other = replace(PLAN, seed=8)
    trained(tmp_path / "other", other)
    whole = (tmp_path / "whole" / "round-01.net").read_bytes()
    assert (tmp_path / "other" / "round-01.net").read_bytes() != whole


def test_more_rounds_go_on_where_it_was_left(tmp_path: Path) -> None:
    trained(tmp_path, replace(PLAN, recipe=replace(TINY, rounds=1)))
    first = (tmp_path / "round-01.net").read_bytes()
    card = trained(tmp_path)
    assert (tmp_path / "round-01.net").read_bytes() == first
    assert len(card.rounds) == 2


def test_another_plan_needs_another_folder(tmp_path: Path) -> None:
    trained(tmp_path, replace(PLAN, recipe=replace(TINY, rounds=1)))
    with pytest.raises(TrainingError, match="another plan"):
        trained(tmp_path, replace(PLAN, seed=9))
    (tmp_path / "round-01.json").write_text("{")
    with pytest.raises(TrainingError, match=r"round-01\.json: not readable"):
        trained(tmp_path)


def test_what_cannot_be_learned_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="is for 2 seats, not 3"):
        trained(tmp_path, replace(PLAN, seats=3))


def test_a_task_of_self_play_is_the_same_every_time() -> None:
    first, again = harvest(self_play(), 3)[1], harvest(self_play(), 3)[1]
    other = harvest(self_play(), 4)[1]
    assert first.rows.tolist() == again.rows.tolist()
    assert first.rows.tolist() != other.rows.tolist()


def sparring(seats: int) -> SelfPlay:
    recipe = replace(LIVELY, keep=1.0, thinks=12 * seats, faith=0.5, asides=2)
    return SelfPlay("iki", seats, 5, 2, recipe, None)


@pytest.mark.parametrize("seats", [2, 4])
def test_searches_tell_what_they_expect(seats: int) -> None:
    """Half of the aim of a position that was played is who came first; of an action that was only
    tried, none of it.
    """
    samples = harvest(sparring(seats), 1)[1]
    positions = len(samples.shares)
    assert samples.aims.shape == (positions, seats)
    assert np.allclose(samples.aims.sum(1), 1.0, atol=1e-5)
    assert ((samples.aims > -1e-6) & (samples.aims < 1 + 1e-6)).all()
    is_played = (samples.aims >= samples.shares / 2 - 1e-6).all(1)
    assert 0.1 < is_played.mean() < 1.0
    again = harvest(sparring(seats), 1)[1]
    assert again.aims.tolist() == samples.aims.tolist()
    assert again.rows.tolist() == samples.rows.tolist()


def test_who_came_first_is_the_aim_of_best_guesses() -> None:
    samples = harvest(self_play(), 1)[1]
    assert samples.aims.tolist() == samples.shares.tolist()


def test_positions_after_a_draw_can_be_noted_too() -> None:
    whole = replace(LIVELY, keep=1.0)
    without = harvest(self_play(recipe=whole), 1)[1]
    drawn = harvest(self_play(recipe=replace(whole, drawn=1.0)), 1)[1]
    assert len(drawn.shares) > 1.05 * len(without.shares)


def test_samples_are_whole() -> None:
    samples = harvest(self_play(), 1)[1]
    positions = len(samples.shares)
    assert len(samples.lengths) == 2 * positions
    assert int(samples.lengths.sum()) == len(samples.rows)
    assert np.allclose(samples.shares.sum(1), 1.0)
    assert np.allclose(np.exp(samples.said).sum(1), 1.0, atol=1e-3)
    assert set(samples.match.tolist()) <= set(range(12))
    both = Samples.joined([samples, samples])
    assert len(np.unique(both.match)) == 2 * len(np.unique(samples.match))


def test_a_step_goes_down_the_slope_of_the_log_loss() -> None:
    """The slopes by hand are those of tiny changes."""
    samples = harvest(self_play(4), 2)[1]
    features = module_of("tokaido_duo").make_features(2)
    trainee = Trainee(features.count(), 3, 1, is_upon=True)
    batch = Batches(samples, features.count(), []).of(np.arange(len(samples.shares)), 0)

    def loss() -> float:
        _, worths = trainee.worths(batch)
        raised = worths - np.log(np.exp(worths).sum(1, keepdims=True))
        return float(-(batch.shares * raised).sum(1).mean())

    slopes = trainee.slopes(batch)
    row = int(samples.rows[0])
    for name, at in (("outer", (1,)), ("bias", (2,)), ("upon", (0,)), ("rows", (row, 0))):
        weights = trainee.weights[name]
        before, step = float(weights[at]), 1e-2
        weights[at] = before + step
        high = loss()
        weights[at] = before - step
        low = loss()
        weights[at] = before
        assert slopes[name][at] == pytest.approx((high - low) / (2 * step), abs=2e-3)


def test_learning_lowers_the_loss() -> None:
    play = self_play(60, replace(LIVELY, keep=0.05))
    samples = Samples.joined([harvest(play, task)[1] for task in range(10)])
    features = module_of("tokaido_duo").make_features(2)
    trainee = Trainee(features.count(), 6, 1)
    before = sum(losses(trainee, samples))
    learn(trainee, samples, Lesson(6, 15.0, 5e-3, 0.02, 1), features.twins())
    assert sum(losses(trainee, samples)) < before


def test_every_game_has_a_recipe() -> None:
    assert recipe_of("samurai", 4).looks < recipe_of("samurai", 2).looks
    assert recipe_of("unheard", 2) == Recipe()
