"""A learner in a hundred lines: PPO by self-play on the vector environment, with numpy alone.

python examples/ppo.py --minutes 5 --curve curve.svg
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np

from zashiki import envs
from zashiki.lab.chart import draw_progress

HIDDEN, RATE, CLIP, TRACE, ENTROPY = 128, 5e-4, 0.2, 0.95, 0.01
MATCHES, STEPS, EPOCHS, PARTS = 256, 64, 2, 8
TESTS = 20  # against random, on the way


class Network:
    """One hidden layer for both the policy and the value, trained by Adam."""

    def __init__(self, scale, actions, rng):
        inputs = len(scale)
        self.scale = scale  # of the numbers of an observation
        self.hidden = rng.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32)
        self.policy = rng.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32)
        self.value = np.zeros((HIDDEN, 1), np.float32)
        self.moments = [[np.zeros_like(w), np.zeros_like(w)] for w in self.weights]
        self.updates = 0

    @property
    def weights(self):
        return self.hidden, self.policy, self.value

    def look(self, seen, masks):
        """Hidden numbers, the chance of each action, and the value for who acts."""
        deep = np.tanh((seen * self.scale) @ self.hidden)
        scores = np.where(masks, deep @ self.policy, -np.inf)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        return deep, chances / chances.sum(1, keepdims=True), (deep @ self.value)[:, 0]

    def act(self, seen, masks, rng):
        _, chances, values = self.look(seen, masks)
        # the largest of exponential races, each at the speed of its chance
        codes = (chances / rng.exponential(size=chances.shape)).argmax(1)
        return codes, chances[np.arange(len(codes)), codes], values

    def learn(self, seen, masks, codes, before, advantages, targets):
        """One step of PPO: clipped policy, squared error of the value, a bonus for entropy."""
        n = len(codes)
        deep, chances, values = self.look(seen, masks)
        ratio = chances[np.arange(n), codes] / before
        is_open = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = is_open * ratio * advantages
        scores = -pull[:, None] * -chances
        scores[np.arange(n), codes] -= pull
        logs = np.log(chances + 1e-12)
        entropy = -(chances * logs).sum(1, keepdims=True)
        scores += ENTROPY * chances * (logs + entropy)
        misses = (values - targets)[:, None]
        inner = (scores @ self.policy.T + misses @ self.value.T) * (1 - deep**2)
        slopes = (seen * self.scale).T @ inner, deep.T @ scores, deep.T @ misses
        self.updates += 1
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            slope /= n
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            tempo = RATE * (1 - 0.999**self.updates) ** 0.5 / (1 - 0.9**self.updates)
            weight -= tempo * mean / (square**0.5 + 1e-8)


def rollout(matches, network, rng):
    """Some steps of every match, each with what it led to for the seat that acted."""
    kept = []
    for _ in range(STEPS):
        seen, masks, seats = (
            a.copy() for a in (matches.observations, matches.masks, matches.seats)
        )
        codes, chances, values = network.act(seen, masks, rng)
        matches.step(codes)
        ends = matches.rewards.copy(), matches.ended.copy()
        kept.append((seen, masks, codes, chances, seats, values, *ends))
    # Backwards: what comes for each seat of a match; not a number where that is not known yet.
    value, result = np.full((2, matches.n, matches.seat_count), np.nan, np.float32)
    row = np.arange(matches.n)
    _, _, last = network.act(matches.observations, matches.masks, rng)
    value[row, matches.seats] = result[row, matches.seats] = last
    samples = []
    for seen, masks, codes, chances, seats, values, rewards, ended in reversed(kept):
        value[ended] = result[ended] = rewards[ended]
        target = (1 - TRACE) * value[row, seats] + TRACE * result[row, seats]
        value[row, seats], result[row, seats] = values, target
        samples.append((seen, masks, codes, chances, target - values, target))
    together = [np.concatenate(column) for column in zip(*samples, strict=True)]
    is_known = ~np.isnan(together[-1])
    return [column[is_known] for column in together]


def share_of_wins(game, seats, network, games, rng):
    """Shares of the first place against random players, in all seats alike."""
    matches = envs.vector(game, seats, n=min(games, 500), seed=1)
    own = np.arange(matches.n) % matches.seat_count
    won: list[float] = []
    while len(won) < games:
        codes, _, _ = network.act(matches.observations, matches.masks, rng)
        matches.step(np.where(matches.seats == own, codes, matches.sample()))
        lost = -1 / (matches.seat_count - 1)
        found = matches.rewards[matches.ended, own[matches.ended]]
        won += ((found - lost) / (1 - lost)).tolist()
    return won[:games]


def train(game, seats, minutes, games, seed=0):
    """Yields minutes of processor time, steps and the share of wins so far, again and again."""
    rng = np.random.default_rng(seed)
    matches = envs.vector(game, seats, n=MATCHES, seed=seed)
    scale = 1 / np.array(matches.observation.highs, np.float32)
    network = Network(scale, matches.action_count, rng)
    begin, steps, shown = time.process_time(), 0, -np.inf
    while True:
        passed = (time.process_time() - begin) / 60
        if passed - shown >= minutes / TESTS or passed >= minutes:
            shown = passed
            yield passed, steps, float(np.mean(share_of_wins(game, seats, network, games, rng)))
            if passed >= minutes:
                return
        samples = rollout(matches, network, rng)
        steps += MATCHES * STEPS
        spread = samples[4].std() + 1e-8
        samples[4] = (samples[4] - samples[4].mean()) / spread
        for _ in range(EPOCHS):
            for part in np.array_split(rng.permutation(len(samples[0])), PARTS):
                network.learn(*(column[part] for column in samples))


def main(words=None):
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--game", default="tokaido_duo")
    read.add_argument("--seats", type=int, default=2)
    read.add_argument("--minutes", type=float, default=5.0, help="of processor time")
    read.add_argument("--games", type=int, default=1000, help="matches of each test")
    read.add_argument("--curve", type=Path, help="keep the curve as a picture")
    asked = read.parse_args(words)
    curve = []
    for passed, steps, share in train(asked.game, asked.seats, asked.minutes, asked.games):
        curve.append((passed, share))
        sys.stdout.write(f"{passed:5.2f} min  {steps:9,} steps  {share:.1%} against random\n")
        sys.stdout.flush()
    if asked.curve:
        asked.curve.write_text(draw_progress(asked.game, curve), encoding="utf-8")
    return curve


if __name__ == "__main__":
    main()
