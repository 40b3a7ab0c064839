"""Matches between best guesses, written down for training."""

from __future__ import annotations

from math import log

from librt.vecs import append, vec
from mypy_extensions import i64

from zashiki.bots.nets.features import Features
from zashiki.bots.nets.value import LEAST
from zashiki.bots.values.value import Value
from zashiki.core.codes import Codes
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, NOBODY, State


class Noise:
    """How play is varied, so that a net sees more than one way to play."""

    def __init__(
        self,
        heat: float,
        stray: float,
        wild: float,
        wild_plies: int,
        looks: float,
        look: int,
        drawn: float = 0.0,
    ) -> None:
        self.heat: float = heat  # noise on the log odds of guesses
        self.stray: float = stray  # share of actions that are random
        self.wild: float = wild  # share of matches that begin at random ...
        self.wild_plies: i64 = wild_plies  # ... for up to so many actions
        self.looks: float = looks  # how often what only opens a choice is thought through ...
        self.look: i64 = look  # ... for so many actions
        self.drawn: float = drawn  # share of positions after a draw that are noted, of those kept


class Scribe:
    """Plays matches and keeps the rows of every view of some positions, and who came first."""

    def __init__(self, features: Features, hand: Value, rng: Rng, keep: float) -> None:
        self.features: Features = features
        self.hand: Value = hand  # is asked what it thinks of every position noted
        self.rng: Rng = rng
        self.keep: float = keep  # share of positions that are noted
        self.rows: Codes = Codes()  # of all views, one after the other
        self.lengths: Codes = Codes()  # how many of them are of each view
        self.plies: Codes = Codes()  # of each position
        self.said: vec[float] = vec[float]()  # of each position and seat: the hand-made chance
        self.thought: vec[float] = vec[float]()  # ... and what a search expects, if one was asked
        self.faith: vec[float] = vec[float]()  # of each position: how much of its aim is that
        self.noted: i64 = 0  # positions of this match
        self.counts: Codes = Codes()  # of each match: its positions
        self.lasts: Codes = Codes()  # ... and its length in plies
        self.shares: vec[float] = vec[float]()  # ... and every seat's share of the first place
        self.out: vec[float] = vec[float]([0.0] * 4)
        self.guesses: vec[float] = vec[float]()
        self.legal: Codes = Codes()
        self.codes: Codes = Codes()

    def play(self, state: State, values: list[Value], noise: Noise) -> None:
        """One match, a value in every seat. Positions are noted after any action, also in the
        middle of a turn and before a draw, because leaves of a search lie there.
        """
        rng = self.rng
        ply: i64 = 0
        random_until: i64 = 0
        if rng.real() < noise.wild:
            random_until = rng.below(noise.wild_plies + 1)
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                state.apply(state.random_action(rng))
                if noise.drawn > 0.0 and state.actor >= 0 and rng.real() < self.keep * noise.drawn:
                    self.note(state, ply)
                continue
            if ply < random_until or rng.real() < noise.stray:
                state.apply(state.random_action(rng))
            else:
                look: i64 = noise.look if rng.real() < noise.looks else 0
                state.apply(self._choose(state, values[state.actor], noise.heat, look))
            ply += 1
            if state.actor != NOBODY and rng.real() < self.keep:
                self.note(state, ply)
        self.end(state, ply)

    def end(self, state: State, ply: i64) -> None:
        """The match is over: write down who came first."""
        self.counts.add(self.noted)
        self.noted = 0
        self.lasts.add(ply)
        self.hand.judge(state, self.out)
        for seat in range(state.seats):
            self.shares = append(self.shares, self.out[seat])

    def note_thought(self, state: State, ply: i64, expected: list[float], faith: float) -> None:
        """A position with what a search expects of it, and how much that is to be believed; the
        rest is for who came first.
        """
        self.note(state, ply)
        self.faith = append(self.faith, faith)
        for seat in range(state.seats):
            self.thought = append(self.thought, expected[seat])

    def note(self, state: State, ply: i64) -> None:
        self.noted += 1
        features = self.features
        features.look(state)
        for seat in range(state.seats):
            features.read(state, seat)
            for i in range(features.n):
                self.rows.add(features.rows[i])
            self.lengths.add(features.n)
        self.plies.add(ply)
        self.hand.rate(state, self.out)
        for seat in range(state.seats):
            self.said = append(self.said, self.out[seat])

    def _choose(self, state: State, value: Value, heat: float, look: i64) -> i64:
        """The best guess with noise; what only opens a choice is left out unless one looks."""
        legal, codes = self.legal, self.codes
        legal.clear()
        state.list_actions(legal)
        if legal.n == 1:
            return legal.get(0)
        codes.clear()
        for i in range(legal.n):
            if look > 0 or not value.only_opens(state, legal.get(i)):
                codes.add(legal.get(i))
        if codes.n == 0:
            return legal.get(0)
        while len(self.guesses) < codes.n:
            self.guesses = append(self.guesses, 0.0)
        value.guess(state, codes, self.guesses, look)
        best: i64 = 0
        best_score = -1e9
        for i in range(codes.n):
            chance = min(1.0 - LEAST, max(LEAST, self.guesses[i]))
            score = log(chance / (1.0 - chance))
            if heat > 0.0:
                score -= heat * log(-log(self.rng.real() * 0.999999 + 0.0000005))
            if score > best_score:
                best, best_score = i, score
        return codes.get(best)
