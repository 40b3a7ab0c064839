"""Training a game's net from nothing: rounds of self-play, learning, and matches as a gate.

Everything is kept in a folder as it is done, so that a training that was killed goes on where it
was. The same plan gives the same weights, however often it was interrupted and wherever it ran.
"""

from __future__ import annotations

import csv
import io
import shutil
import time
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Protocol

import msgspec

import zashiki
from zashiki.bots.learned import module_of
from zashiki.core import registry
from zashiki.core.setup import SetupError
from zashiki.lab.chart import COLOURS, at, line, picture
from zashiki.lab.crew import Crew
from zashiki.lab.duel import HAND, Duel, share_of
from zashiki.lab.fit import Lesson, Trainee, learn, losses
from zashiki.lab.harvest import Samples, SelfPlay, work_of
from zashiki.lab.recipes import CHOSEN, Recipe, recipe_of
from zashiki.lab.statistics import Interval

TASK = 250  # matches of self-play at a time
COLUMNS = (
    "round",
    "matches",
    "positions",
    "loss_1",
    "loss_2",
    "loss_3",
    "loss_4",
    "before",
    "before_low",
    "before_high",
    "hand",
    "hand_low",
    "hand_high",
    "taken",
)


class Teller(Protocol):
    """Hears how far it is: lines that replace each other, and lines that stay."""

    def show(self, line: str) -> None: ...

    def keep(self, line: str) -> None: ...


class TrainingError(ValueError):
    """A training that cannot begin or go on; the message says what to do."""


@dataclass(frozen=True)
class Plan:
    """What is to be learned, and how."""

    game: str
    seats: int
    seed: int
    recipe: Recipe


class Round(msgspec.Struct, frozen=True):
    """How a round of training went. Shares are of first places, with their 95 % intervals."""

    number: int
    matches: int  # learned from
    positions: int
    losses: list[float]  # log loss by quarter of the match, of matches held out
    before: list[float]  # share against the best net before it
    hand: list[float]  # share against the hand-made value
    is_taken: bool  # whether it became the best
    seconds: float  # that self-play, learning and matches took, since it was last taken up


class Card(msgspec.Struct, frozen=True):
    """Where weights come from."""

    game: str
    seats: int
    seed: int
    zashiki: str
    rules: str
    edition: str
    features: int
    recipe: Recipe
    rounds: list[Round]
    best: int  # the round whose net this is
    command: str


def check(plan: Plan) -> None:
    """Raises TrainingError or SetupError where nothing can be learned."""
    game = registry.game(plan.game)
    if module_of(game.id) is None:
        raise TrainingError(f"{game.name} has no features to learn from yet")
    if plan.seats not in game.seat_counts:
        there_are = ", ".join(map(str, game.seat_counts))
        raise SetupError(f"{game.name} is for {there_are} seats, not {plan.seats}")


def command_of(plan: Plan) -> str:
    """What to type for these weights; of the recipe only what is unusual."""
    usual = recipe_of(plan.game, plan.seats)
    words = [f"zashiki train {plan.game} --seats {plan.seats} --seed {plan.seed}"]
    for name in CHOSEN:
        chosen = getattr(plan.recipe, name)
        if chosen != getattr(usual, name):
            words.append(f"--{name} {chosen}")
    return " ".join(words)


class Training:
    """The rounds of one plan in one folder."""

    def __init__(self, plan: Plan, folder: Path, crew: Crew, teller: Teller) -> None:
        check(plan)
        self._plan = plan
        self._recipe = plan.recipe
        self._folder = folder
        self._crew = crew
        self._teller = teller
        self._keep_plan()

    def run(self) -> Card:
        """All rounds that are missing; then the best net, its card and curves lie in the folder."""
        rounds: list[Round] = []
        for number in range(1, self._recipe.rounds + 1):
            done = self._finished(number)
            rounds.append(done or self._round(number, rounds))
            self._draw(rounds)
        card = self._card(rounds)
        name = f"{self._plan.game}-{self._plan.seats}"
        shutil.copyfile(self._file(card.best, "net"), self._folder / f"{name}.net")
        told = msgspec.json.format(msgspec.json.encode(card), indent=1)
        _write(self._folder / f"{name}.json", told + b"\n")
        return card

    # --- one round -----------------------------------------------------------------------

    def _round(self, number: int, rounds: list[Round]) -> Round:
        begin = time.monotonic()
        best = _best(rounds)
        champion = self._file(best, "net").read_bytes() if best else HAND
        self._play(number, champion or None)
        oldest = max(1, number - self._recipe.window + 1)
        samples = self._samples(oldest, number)
        loss = self._learn(number, samples)
        fresh = self._file(number, "net").read_bytes()
        against_hand = self._duel(number, fresh, HAND, "the hand-made value")
        before = against_hand
        if best:
            before = self._duel(number, fresh, champion, f"round {best}")
        found = Round(
            number,
            (number - oldest + 1) * self._matches,
            len(samples.shares),
            loss,
            _listed(before),
            _listed(against_hand),
            best == 0 or before.mean >= 1 / self._plan.seats,
            round(time.monotonic() - begin, 1),
        )
        _write(self._file(number, "json"), msgspec.json.encode(found))
        for old in self._folder.glob(f"samples-{oldest:02d}-*.npz"):
            if number - oldest + 1 >= self._recipe.window:
                old.unlink()  # the next round does not look so far back
        verdict = "the best so far" if found.is_taken else f"round {best} stays the best"
        self._teller.keep(f"round {number}: {verdict}")
        return found

    @property
    def _tasks(self) -> int:
        return -(-self._recipe.matches // TASK)

    @property
    def _matches(self) -> int:
        return min(self._recipe.matches, TASK) * self._tasks

    def _play(self, number: int, weights: bytes | None) -> None:
        plan, recipe = self._plan, self._recipe
        seed, matches = (plan.seed << 16) + number, min(recipe.matches, TASK)
        play = SelfPlay(plan.game, plan.seats, seed, matches, recipe, weights)
        missing = [task for task in range(self._tasks) if not self._part(number, task).exists()]
        done = self._tasks - len(missing)
        with closing(self._crew.do(work_of(play), missing)) as played:
            for task, samples in played:
                samples.save(self._part(number, task))
                done += 1
                self._teller.show(
                    f"round {number}: self-play {done * play.matches} of {self._matches}"
                )

    def _samples(self, oldest: int, newest: int) -> Samples:
        return Samples.joined(
            [
                Samples.load(self._part(number, task))
                for number in range(oldest, newest + 1)
                for task in range(self._tasks)
            ]
        )

    def _learn(self, number: int, samples: Samples) -> list[float]:
        """Train from nothing on these; the net is written, its losses are told."""
        recipe, plan = self._recipe, self._plan
        features = module_of(plan.game).make_features(plan.seats)
        seed = (plan.seed << 16) + number
        trainee = Trainee(features.count(), recipe.width, seed, recipe.is_upon)
        lesson = Lesson(recipe.width, recipe.epochs, recipe.rate, recipe.decay, seed)

        def watch(step: int, steps: int) -> None:
            if step % 50 == 0 or step == steps:
                self._teller.show(f"round {number}: learning, step {step} of {steps}")

        learn(trainee, samples, lesson, features.twins(), watch)
        found = losses(trainee, samples)
        self._teller.keep(
            f"round {number}: log loss by quarter {' '.join(f'{x:.3f}' for x in found)}"
        )
        _write(self._file(number, "net"), trainee.packed(plan.game, plan.seats))
        return found

    def _duel(self, number: int, fresh: bytes, others: bytes, name: str) -> Interval:
        recipe, plan = self._recipe, self._plan
        duel = Duel(
            plan.game,
            plan.seats,
            (plan.seed << 16) + number,
            recipe.iterations,
            fresh,
            others,
        )
        share = share_of(duel, recipe.gate, self._crew)
        self._teller.keep(
            f"round {number}: {100 * share.mean:.1f} % "
            f"({100 * share.low:.1f} to {100 * share.high:.1f}) against {name}"
        )
        return share

    # --- what is kept --------------------------------------------------------------------

    def _file(self, number: int, ending: str) -> Path:
        return self._folder / f"round-{number:02d}.{ending}"

    def _part(self, number: int, task: int) -> Path:
        return self._folder / f"samples-{number:02d}-{task:04d}.npz"

    def _finished(self, number: int) -> Round | None:
        file = self._file(number, "json")
        try:
            return msgspec.json.decode(file.read_bytes(), type=Round) if file.exists() else None
        except msgspec.DecodeError as error:
            raise TrainingError(f"{file}: not readable ({error}); delete it") from None

    def _keep_plan(self) -> None:
        """The folder must be of this plan; more rounds than before may be asked for."""
        file = self._folder / "plan.json"
        plan = asdict(self._plan)
        plan["recipe"].pop("rounds")
        told = msgspec.json.encode(plan)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            if not file.exists():
                _write(file, told)
            elif file.read_bytes() != told:
                raise TrainingError(
                    f"{self._folder} holds a training with another plan ({file.name}); "
                    "name another folder, or ask for the same"
                )
        except OSError as error:
            raise TrainingError(f"cannot train in {self._folder}: {error.strerror}") from None

    def _card(self, rounds: list[Round]) -> Card:
        plan = self._plan
        game = registry.game(plan.game)
        return Card(
            plan.game,
            plan.seats,
            plan.seed,
            zashiki.__version__,
            game.rules_version,
            game.edition().label,
            module_of(plan.game).make_features(plan.seats).count(),
            plan.recipe,
            rounds,
            _best(rounds),
            command_of(plan),
        )

    def _draw(self, rounds: list[Round]) -> None:
        """Curves of what the rounds brought, as numbers and as a picture."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(COLUMNS)
        for each in rounds:
            taken = 1 if each.is_taken else 0
            counted = each.number, each.matches, each.positions
            writer.writerow([*counted, *each.losses, *each.before, *each.hand, taken])
        _write(self._folder / "curves.csv", text.getvalue().encode())
        last = rounds[-1].number
        names = ("against the hand-made value", "against the best before")
        lines = [
            line([at(each.number, last, each.hand[0]) for each in rounds], COLOURS[0]),
            line([at(each.number, last, each.before[0]) for each in rounds], COLOURS[1]),
        ]
        title = f"{self._plan.game}, {self._plan.seats} seats: shares of first places by round"
        drawn = picture(title, f"{last} rounds", names, lines)
        _write(self._folder / "curves.svg", drawn.encode())


def _best(rounds: list[Round]) -> int:
    """The number of the last round whose net won, or 0."""
    return max((each.number for each in rounds if each.is_taken), default=0)


def _listed(share: Interval) -> list[float]:
    return [round(share.mean, 4), round(share.low, 4), round(share.high, 4)]


def _write(file: Path, data: bytes) -> None:
    """All or nothing."""
    fresh = file.with_name(file.name + ".new")
    fresh.write_bytes(data)
    fresh.replace(file)
