"""How sure we are: intervals for shares, and ratings from results."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from zashiki.core.rng import Rng

Z = 1.959964  # 95 % of a normal distribution lie within this many deviations
PRIOR_MATCHES = 40.0  # where the sequential interval is tightest
RESAMPLES = 200
STEPS = 60
ELO = 400 / math.log(10)


@dataclass(frozen=True)
class Interval:
    """A figure with the bounds of its 95 % interval."""

    mean: float
    low: float
    high: float


def first_places(places: Sequence[int]) -> list[float]:
    """Each one's share of the first place: all of it, or split among those who tie."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def share_interval(shares: Sequence[float]) -> Interval:
    """Wilson's interval for a share of first places; a split place counts as its fraction."""
    n = len(shares)
    if n == 0:
        return Interval(0.0, 0.0, 1.0)
    mean = sum(shares) / n
    centre = (mean + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z * math.sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return Interval(mean, max(0.0, min(mean, centre - reach)), min(1.0, max(mean, centre + reach)))


def is_decided(shares: Sequence[float], question: float) -> bool:
    """Whether a share is surely above or below the one asked about, however often one looks.

    A fixed interval looked at after every match is wrong far too often. This one (Robbins' normal
    mixture) holds for all numbers of matches at once, at 95 %.
    """
    n = len(shares)
    if n < 10:
        return False
    mean = sum(shares) / n
    # two matches that went the other way keep the deviation honest when all went the same
    spread = (sum((share - mean) ** 2 for share in shares) + 0.5) / n
    scale = (n + PRIOR_MATCHES) / (n * n)
    reach = math.sqrt(
        spread * scale * math.log((n + PRIOR_MATCHES) / (PRIOR_MATCHES * 0.05 * 0.05))
    )
    return abs(mean - question) > reach


def ratings(names: Sequence[str], places: Sequence[Sequence[int]]) -> dict[str, Interval]:
    """Bradley-Terry ratings on the Elo scale, mean 0; `places[m][i]` is of `names[i]`.

    A match of several seats counts as one comparison of each pair. Names that appear twice are
    one player. Intervals come from drawing the matches anew with replacement.
    """
    players = list(dict.fromkeys(names))
    if len(players) < 2 or not places:
        return {player: Interval(0.0, 0.0, 0.0) for player in players}
    who = [players.index(name) for name in names]
    kinds = list(dict.fromkeys(tuple(match) for match in places))
    number = {kind: i for i, kind in enumerate(kinds)}
    results = [number[tuple(match)] for match in places]
    won = [_comparisons(who, len(players), kind) for kind in kinds]
    best = _fit(_sum(won, results))
    rng = Rng(len(places))
    drawn: list[list[float]] = [[] for _ in players]
    for _ in range(RESAMPLES):
        sample = [results[int(rng.below(len(results)))] for _ in results]
        for player, rating in enumerate(_fit(_sum(won, sample))):
            drawn[player].append(rating)
    out = {}
    for player, name in enumerate(players):
        ordered = sorted(drawn[player])
        low, high = ordered[int(0.025 * RESAMPLES)], ordered[int(0.975 * RESAMPLES) - 1]
        out[name] = Interval(best[player], min(low, best[player]), max(high, best[player]))
    return out


Table = list[list[float]]  # how often the player of the row beat the player of the column


def _comparisons(who: Sequence[int], count: int, places: Sequence[int]) -> Table:
    """What one match says about every pair; a shared place is half a win for both."""
    won = [[0.0] * count for _ in range(count)]
    for a, place_a in enumerate(places):
        for b, place_b in enumerate(places):
            if who[a] != who[b]:
                won[who[a]][who[b]] += 1.0 if place_a < place_b else 0.0
                won[who[a]][who[b]] += 0.5 if place_a == place_b else 0.0
    return won


def _sum(tables: Sequence[Table], results: Sequence[int]) -> Table:
    count = len(tables[0])
    # one drawn comparison of each pair keeps ratings finite when somebody wins always
    total = [[0.5] * count for _ in range(count)]
    for result, times in Counter(results).items():
        for i in range(count):
            for j in range(count):
                total[i][j] += times * tables[result][i][j]
    return total


def _fit(won: Table) -> list[float]:
    """The ratings that make the results most likely, by Hunter's minorisation steps."""
    count = len(won)
    strength = [1.0] * count
    for _ in range(STEPS):
        new = []
        for i in range(count):
            others = [j for j in range(count) if j != i]
            wins = sum(won[i][j] for j in others)
            met = sum((won[i][j] + won[j][i]) / (strength[i] + strength[j]) for j in others)
            new.append(wins / met)
        middle = math.exp(sum(map(math.log, new)) / count)
        strength = [value / middle for value in new]
    return [ELO * math.log(value) for value in strength]
