"""The examples run, with short settings; the notebook shows what it says it shows."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tools import notebook

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def load(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_random_baseline(capsys: pytest.CaptureFixture[str]) -> None:
    baseline = load("random_baseline")
    found, steps = baseline.shares("iki", 3, 200)
    assert found.sum() == pytest.approx(1)
    assert (found > 0.2).all()
    assert steps > 50
    baseline.main(["tokaido_duo", "--games", "20"])
    assert "seat 2: " in capsys.readouterr().out


def test_the_learner_learns(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """After 16 rounds of a small network it wins nearly always; it begins with an even share."""
    ppo = load("ppo")
    for name, value in (("MATCHES", 128), ("HIDDEN", 32), ("TESTS", 1)):
        monkeypatch.setattr(ppo, name, value)
    clock = iter(range(10**6))
    monkeypatch.setattr(ppo.time, "process_time", lambda: 60 * next(clock))  # a minute a round
    curve = tmp_path / "curve.svg"
    points = ppo.main(["--minutes", "16", "--games", "60", "--curve", str(curve)])
    (_, before), (_, after) = points
    assert before < 0.7
    assert after > 0.9
    assert curve.read_text(encoding="utf-8").startswith("<svg")


def test_samples_of_a_rollout_lead_to_what_came(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a network that expects nothing, targets lie between the lowest and highest reward."""
    ppo = load("ppo")
    matches = ppo.envs.vector("iki", 3, n=8, seed=1)
    rng = np.random.default_rng(1)
    network = ppo.Network(np.ones(len(matches.observation), np.float32), matches.action_count, rng)
    monkeypatch.setattr(ppo, "STEPS", 200)
    *_, advantages, targets = ppo.rollout(matches, network, rng)
    assert len(targets) > 1000
    assert (np.abs(targets) <= 1).all()
    assert np.allclose(advantages, targets)  # the values are all 0
    assert targets.max() > 0.5


def test_players_of_openspiel(capsys: pytest.CaptureFixture[str]) -> None:
    load("open_spiel_players").main(["--simulations", "2", "--matches", "1", "--episodes", "1"])
    said = capsys.readouterr().out
    for name in ("MCTS in Tokaido Duo", "ISMCTS in Samurai", "Q-learning"):
        assert f"{name}: " in said


def test_the_notebook_shows_what_it_shows_today() -> None:
    kept = notebook.read(EXAMPLES / "first_steps.ipynb")
    now = notebook.run(kept)
    assert kept == now, "run `python -m tools.notebook examples/first_steps.ipynb`"
    pictures = [
        shown["data"]["image/svg+xml"]
        for cell in now["cells"]
        for shown in cell.get("outputs", [])
        if "image/svg+xml" in shown.get("data", {})
    ]
    assert len(pictures) == 4
    assert all("".join(picture).startswith("<svg") for picture in pictures)
