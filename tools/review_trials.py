"""How good reviews are, measured: docs/review.md has the figures.

python tools/review_trials.py planted [GAME …]   is the worst action among a seat's costliest three?
python tools/review_trials.py anywhere [GAME …]  the same, at any decision, by what is at stake
python tools/review_trials.py luck [GAME …]      mean luck over many matches, and its error
python tools/review_trials.py losses [GAME …]    what decisions of bots cost, and how sure that is
python tools/review_trials.py time [GAME …]      processor time of a review by seats
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from librt.vecs import vec

import zashiki
from zashiki.bots import Bot, Knowledge, make
from zashiki.bots.tuning import tuning_of
from zashiki.bots.values import value_of
from zashiki.core.codes import Codes
from zashiki.core.game import Game
from zashiki.core.state import CHANCE, State
from zashiki.lab.command import count, game_name, run
from zashiki.match import Match, seeded_chance
from zashiki.record import Record
from zashiki.study.judging import MS, Budget, Judgement, Option, decisions, judge
from zashiki.study.luck import FUTURES, Luck
from zashiki.study.reviews import COSTLIEST, GRADES, grade_of, review

LEVELS = ("search:iterations=1000", "greedy", "gentle", "random")
PLACES = 5  # for a blunder
GLANCES = 60  # or a little more, by which they are found
FEW = 8  # actions that are all glanced at
GLANCE = Budget(iterations=200, seed=98)
SECOND_OPINION = Budget(iterations=1500, seed=99)
QUANTILES = (0.5, 0.75, 0.9, 0.95, 0.99)


@dataclass
class Asked:
    """What the command line said."""

    games: list[str]
    matches: int
    seats: int
    budget: Budget
    seed: int
    futures: int


# --- matches of bots ------------------------------------------------------------------------


def played(game: Game, specs: Sequence[str], seed: int) -> Match:
    """A match of these bots, one in each seat; the same for the same seed."""
    match = Match(game.setup(len(specs)), chance=seeded_chance(zashiki.Rng(seed)))
    play_on(match, [make(spec, game, seed=seed * 8 + seat) for seat, spec in enumerate(specs)])
    return match


def play_on(match: Match, bots: Sequence[Bot]) -> None:
    """To the end."""
    match.draw_on()
    while not match.is_over:
        match.play(bots[match.actor].choose(Knowledge(match.state, match.actor)))
        match.draw_on()


# --- planted blunders -----------------------------------------------------------------------


def worst_guess(state: State) -> int:
    """The action that promises the actor least, by the value alone."""
    value = value_of(state.setup.game.id)
    if value is None:
        raise ValueError(f"{state.setup.game.name} has no value to tell bad actions by")
    codes = Codes()
    state.list_actions(codes)
    out = vec[float]([0.0] * int(codes.n))
    value.guess(state, codes, out, tuning_of(state.setup.game.id).search.look)
    return int(codes.get(min(range(int(codes.n)), key=lambda i: out[i])))


def plant(game: Game, seats: int, seed: int) -> tuple[Match, int]:
    """A match of greedy bots with one blunder, and its ply: the place where the worst legal action
    costs most. Search names both, by other seeds than a review thinks with: a glance at decisions
    all over the match, a long look at all actions where something stands out. The worst is played,
    and greedy plays on.
    """
    match = played(game, ["greedy"] * seats, seed)
    every = decisions(match)
    glances = {ply: glance(match, ply) for ply in every[:: max(1, len(every) // GLANCES)]}
    places = sorted(glances, key=lambda ply: -glances[ply])[:PLACES]
    found = [all_options(match, ply, SECOND_OPINION) for ply in places]
    chosen = max(found, key=lambda judgement: cost_of_worst(match, judgement))
    blunder(match, chosen, seed)
    return match, chosen.ply


def plant_anywhere(game: Game, seats: int, seed: int) -> tuple[Match, int, float]:
    """The same at any decision, however little may be at stake there; what it costs, too."""
    match = played(game, ["greedy"] * seats, seed)
    places = decisions(match)
    ply = places[int(zashiki.Rng(seed).below(len(places)))]
    chosen = all_options(match, ply, SECOND_OPINION)
    cost = cost_of_worst(match, chosen)
    blunder(match, chosen, seed)
    return match, ply, cost


def glance(match: Match, ply: int) -> float:
    """What the worst action would cost; of many, that which the value likes least."""
    if len(match.at(ply).legal()) <= FEW:
        return cost_of_worst(match, all_options(match, ply, GLANCE))
    tried = Match(match.setup, match.codes[:ply].tolist())
    tried.play(worst_guess(tried.state))
    return loss_at(tried, ply, GLANCE)


def all_options(match: Match, ply: int, budget: Budget) -> Judgement:
    return judge(match, ply, budget, len(match.at(ply).legal()))


def blunder(match: Match, judgement: Judgement, seed: int) -> None:
    """Play the worst action there, and on to the end."""
    seats, game = int(match.setup.seats), match.game
    worst = worst_of(match, judgement)
    match.back_to(judgement.ply)
    match.play(worst.code)
    play_on(match, [make("greedy", game, seed=seed * 8 + seat) for seat in range(seats)])


def worst_of(match: Match, judgement: Judgement) -> Option:
    """The action that costs most for sure."""
    return max(judgement.options, key=lambda option: sure_cost(match, judgement, option))


def sure_cost(match: Match, judgement: Judgement, option: Option) -> float:
    return judgement.gap(option.code, match.actors[judgement.ply]) - 2 * option.doubt


def cost_of_worst(match: Match, judgement: Judgement) -> float:
    return sure_cost(match, judgement, worst_of(match, judgement))


def loss_at(match: Match, ply: int, budget: Budget) -> float:
    return judge(match, ply, budget).loss(match.codes[ply], match.actors[ply])


def rank_of_planted(match: Match, ply: int, budget: Budget) -> int:
    """How many decisions of the same seat are said to have cost more."""
    own = [at for at in decisions(match) if match.actors[at] == match.actors[ply]]
    losses = {at: loss_at(match, at, budget) for at in own}
    return sum(loss > losses[ply] for loss in losses.values())


def planted(game: Game, asked: Asked) -> str:
    ranks = []
    for seed in range(asked.seed, asked.seed + asked.matches):
        match, ply = plant(game, asked.seats, seed)
        ranks.append(rank_of_planted(match, ply, asked.budget))
        show(f"{game.id} {len(ranks)}: {sum(rank < COSTLIEST for rank in ranks)} found")
    first = ranks.count(0)
    return f"{found_of(ranks)} among the three costliest, {first} the costliest of all"


def anywhere(game: Game, asked: Asked) -> str:
    """Found or not by what the planted action costs."""
    ranks: dict[str, list[int]] = {"cheaper": [], **{grade: [] for grade, _ in GRADES}}
    for seed in range(asked.seed, asked.seed + asked.matches):
        match, ply, cost = plant_anywhere(game, asked.seats, seed)
        ranks[grade_of(cost) or "cheaper"].append(rank_of_planted(match, ply, asked.budget))
        show(f"{game.id} {seed}")
    return ", ".join(f"{name} {found_of(found)}" for name, found in ranks.items())


def found_of(ranks: Collection[int]) -> str:
    return f"{sum(rank < COSTLIEST for rank in ranks)} of {len(ranks)}"


# --- luck -----------------------------------------------------------------------------------


def luck(game: Game, asked: Asked) -> str:
    """Of the first seat; that of all seats together is nothing in every match."""
    lucks = []
    judge_of = Luck(game, asked.futures)
    for seed in range(asked.seed, asked.seed + asked.matches):
        match = played(game, ["greedy"] * asked.seats, seed)
        draws = (step for step in match.steps() if step.actor == CHANCE)
        lucks.append(sum(judge_of.of(step.before, step.code)[0] for step in draws))
        show(f"{game.id} {len(lucks)}")
    mean, spread = statistics.mean(lucks), statistics.pstdev(lucks)
    error = spread / len(lucks) ** 0.5
    return f"mean luck {mean:+.4f}, standard error {error:.4f} ({len(lucks)} matches)"


# --- losses ---------------------------------------------------------------------------------


def losses(game: Game, asked: Asked) -> str:
    """What decisions cost by who took them, and how much two reviews of one differ."""
    lines = []
    for spec in LEVELS:
        found, twice = [], []
        for seed in range(asked.seed, asked.seed + asked.matches):
            match = played(game, [spec] * asked.seats, seed)
            for ply in decisions(match)[seed % 3 :: 3]:
                again = Budget(asked.budget.ms, asked.budget.iterations, asked.budget.seed + 1)
                found.append(loss_at(match, ply, asked.budget))
                twice.append(found[-1] - loss_at(match, ply, again))
            show(f"{game.id} {spec} {seed}")
        noise = statistics.pstdev(twice) / 2**0.5
        lines.append(
            f"{spec:22} mean {statistics.mean(found):.4f} {quantiles(found)} noise {noise:.4f}"
        )
    return "\n  " + "\n  ".join(lines)


def quantiles(found: Sequence[float]) -> str:
    ranked = sorted(found)
    told = (f"{q:.0%} {ranked[min(len(ranked) - 1, int(q * len(ranked)))]:.3f}" for q in QUANTILES)
    return ", ".join(told)


# --- time -----------------------------------------------------------------------------------


def times(game: Game, asked: Asked) -> str:
    """Seconds of processor for a whole review."""
    lines = []
    for seats in game.seat_counts:
        spent = []
        for seed in range(asked.seed, asked.seed + asked.matches):
            match = played(game, ["greedy"] * seats, seed)
            begin = time.process_time()
            review(Record.of(match), iterations=asked.budget.iterations)
            spent.append(time.process_time() - begin)
        lines.append(f"{seats} seats {statistics.mean(spent):.1f} s (at most {max(spent):.1f})")
    return ", ".join(lines)


TRIALS: dict[str, Callable[[Game, Asked], str]] = {
    "planted": planted,
    "anywhere": anywhere,
    "luck": luck,
    "losses": losses,
    "time": times,
}


def show(words: str) -> None:
    """Progress, where somebody looks."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{words}\033[K")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("trial", choices=TRIALS)
    names = zashiki.names()
    parser.add_argument("games", nargs="*", type=game_name, default=names, help="all by default")
    parser.add_argument("--matches", type=count, default=100)
    parser.add_argument("--seats", type=count, default=2)
    parser.add_argument("--ms", type=count, default=MS, help="of processor for a decision")
    parser.add_argument("--iterations", type=int, default=0, help="for a decision, instead")
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument(
        "--futures", type=count, default=FUTURES, help="of an outcome, for its luck"
    )
    told = parser.parse_args()
    budget = Budget(told.ms, told.iterations)
    for name in told.games:
        asked = Asked(told.games, told.matches, told.seats, budget, told.seed, told.futures)
        begin = time.process_time()
        found = TRIALS[told.trial](zashiki.game(name), asked)
        sys.stdout.write(f"{name}: {found} [{time.process_time() - begin:.0f} s]\n")
        sys.stdout.flush()


if __name__ == "__main__":
    run(main)
