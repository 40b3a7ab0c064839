"""A value that a net has learned."""

from __future__ import annotations

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zashiki.bots.nets.features import Features
from zashiki.bots.nets.net import ROOM, SCALE, Net
from zashiki.bots.values.value import Value, write_chances
from zashiki.core.codes import Codes
from zashiki.core.state import NOBODY, State

LEAST: Final = 1e-4  # a chance below this says no more
SPREAD: Final = 1.0  # worths by a net are logarithms of chances


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned(Value):
    """Every seat's worth from its own point of view, then chances from the gaps.

    A net may build upon the hand-made value: then it tells only what that one overlooks, and that
    one, which is quicker, guesses where a search should look; the net judges where it came to.
    What is only begun, and the reasons that people are given, the hand-made value tells.
    """

    def __init__(self, net: Net, features: Features, hand: Value) -> None:
        self.net: Net = net
        self.features: Features = features
        self.hand: Value = hand
        seats = int(features.seats)
        self.sums: vec[i64] = vec[i64]([0] * int(net.words))
        self.worths: vec[float] = vec[float]([0.0] * seats)
        self.said: vec[float] = vec[float]([0.0] * 4)  # by the hand-made value
        # for `guess`: the position before the action, a part for each seat's view
        self.bases: vec[i64] = vec[i64]([0] * (seats * int(net.words)))
        self.known: vec[i64] = vec[i64]([0] * (seats * int(ROOM)))
        self.knows: vec[i64] = vec[i64]([0] * seats)  # how many rows
        self.after: vec[float] = vec[float]([0.0] * 4)

    def is_unfinished(self, state: State) -> bool:
        return self.hand.is_unfinished(state)

    def only_opens(self, state: State, code: i64) -> bool:
        return self.hand.only_opens(state, code)

    def terms(self, state: State, seat: i64) -> dict[str, float]:
        return self.hand.terms(state, seat)

    def judge_ahead(self, state: State, out: vec[float], look: i64) -> None:
        """A net that builds upon the hand-made value was shown what is only begun."""
        if self.net.upon != 0:
            self.judge(state, out)
        else:
            super().judge_ahead(state, out, look)

    def rate(self, state: State, out: vec[float]) -> None:
        net, features, sums = self.net, self.features, self.sums
        features.look(state)
        for seat in range(state.seats):
            features.read(state, seat)
            net.start(sums, 0)
            net.add_all(sums, 0, features.rows, features.n)
            self.worths[seat] = net.worth(sums, 0)
        self.conclude(state, out)

    def conclude(self, state: State, out: vec[float]) -> None:
        """Chances from the worths by the net, and what the hand-made value says."""
        if self.net.upon != 0:
            share = float(self.net.upon) / float(SCALE)
            self.hand.rate(state, self.said)
            for seat in range(state.seats):
                self.worths[seat] += share * log(max(LEAST, self.said[seat]))
        write_chances(self.worths, state.seats, SPREAD, out)

    def guess(self, state: State, codes: Codes, out: vec[float], look: i64) -> None:
        """Play each code on a copy, and change the sums by the rows that differ."""
        if self.net.upon != 0:
            self.hand.guess(state, codes, out, look)
            return
        if state.actor < 0:
            super().guess(state, codes, out, look)
            return
        seat = state.actor
        self.learn_rows(state)
        for i in range(codes.n):
            after = state.copy()
            after.apply(codes.get(i))
            if after.actor == NOBODY or (look > 0 and after.actor == seat):
                self.judge_ahead(after, self.after, look)
            else:
                self.rate_child(after, self.after)
            out[i] = self.after[seat]

    def learn_rows(self, state: State) -> None:
        """Sum a position up for every view, and keep its rows."""
        net, features, known = self.net, self.features, self.known
        features.look(state)
        for view in range(state.seats):
            features.read(state, view)
            base = view * ROOM
            for i in range(features.n):
                known[base + i] = features.rows[i]
            self.knows[view] = features.n
            at = view * net.words
            net.start(self.bases, at)
            net.add_all(self.bases, at, features.rows, features.n)

    def rate_child(self, state: State, out: vec[float]) -> None:
        """Like `rate`, of a position that differs in few rows from the one that was learnt."""
        net, features, known, sums = self.net, self.features, self.known, self.sums
        rows = features.rows
        features.look(state)
        for view in range(state.seats):
            features.read(state, view)
            base, at = view * ROOM, view * net.words
            for k in range(net.words):
                sums[k] = self.bases[at + k]
            old, new = self.knows[view], features.n
            both = min(old, new)
            for i in range(both):
                if known[base + i] != rows[i]:
                    net.swap(sums, 0, known[base + i], rows[i])
            for i in range(both, old):
                net.take(sums, 0, known[base + i])
            for i in range(both, new):
                net.add(sums, 0, rows[i])
            self.worths[view] = net.worth(sums, 0)
        self.conclude(state, out)
