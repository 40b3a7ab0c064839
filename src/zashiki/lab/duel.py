"""One net among others, or among the hand-made value: the gate of a round of training."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from zashiki.bots import play_match
from zashiki.bots.builtin import Mind, SearchBot
from zashiki.bots.learned import unpack, value_from
from zashiki.bots.tuning import tuning_of
from zashiki.bots.values import value_of
from zashiki.core import registry
from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.lab.arena import CHANCE_STREAM
from zashiki.lab.crew import Crew
from zashiki.lab.statistics import Interval, first_places, share_interval

HAND = b""  # no weights: the hand-made value


@dataclass(frozen=True)
class Duel:
    """A search by one value against searches by another, all with so many iterations."""

    game: str
    seats: int
    seed: int
    iterations: int
    weights: bytes
    others: bytes


def play_duel(duel: Duel, deal: int) -> tuple[int, list[float]]:
    """The first one's shares in one deal, once on each seat."""
    game = registry.game(duel.game)
    shares = []
    for turn in range(duel.seats):
        base = (duel.seed << 40) + deal * 64
        bots = [
            _bot(game, duel, duel.weights if seat == turn else duel.others, base + turn * 8 + seat)
            for seat in range(duel.seats)
        ]
        played = play_match(game, bots, Rng(CHANCE_STREAM + base))
        shares.append(first_places(played.places)[turn])
    return deal, shares


def share_of(duel: Duel, matches: int, crew: Crew) -> Interval:
    """The first one's share of first places."""
    deals = -(-matches // duel.seats)
    found = dict(crew.do(partial(play_duel, duel), range(deals)))
    return share_interval([share for deal in range(deals) for share in found[deal]])


def _bot(game: Game, duel: Duel, weights: bytes, seed: int) -> SearchBot:
    tuning = tuning_of(game.id)
    settings, value = tuning.search, value_of(game.id)
    if weights != HAND:
        settings = tuning.learned
        value = value_from(unpack(weights, duel.game, duel.seats), duel.game, duel.seats)
    mind = Mind(replace(settings, iterations=duel.iterations, ms=0), value)
    return SearchBot(lambda _: mind, Rng(seed), game.action_count)
