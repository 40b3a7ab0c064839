"""How the net of each game is trained, unless one asks for something else."""

from __future__ import annotations

from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Recipe:
    """What was found to work; docs/bots.md tells what was tried."""

    rounds: int = 4
    matches: int = 20_000  # of self-play in a round
    window: int = 3  # rounds whose matches are learned from
    width: int = 24  # numbers in a row
    is_upon: bool = False  # whether the net builds upon the hand-made value
    epochs: float = 3.0
    rate: float = 2e-3
    decay: float = 0.02
    keep: float = 0.25  # share of positions that are noted
    heat: float = 0.15  # noise on the log odds of guesses
    stray: float = 0.04  # share of random actions
    wild: float = 0.3  # share of matches that begin at random ...
    wild_plies: int = 8  # ... for up to so many actions
    looks: float = 0.1  # how often what only opens a choice is thought through ...
    look: int = 1  # ... for so many actions
    mixed: float = 0.1  # share of seats that play by the hand-made value
    drawn: float = 0.0  # positions right after a draw that are noted, beside the others
    thinks: int = 0  # iterations of search for an action of self-play; 0: best guesses play
    faith: float = 0.0  # how far what a search expects is learned from, the rest is who came first
    asides: int = 0  # actions tried by a search that are noted with what it found, at a decision
    gate: int = 100  # matches against the best before, and as many against the hand-made value
    iterations: int = 100  # of search in these


CHOSEN = ("rounds", "matches", "width", "gate")  # what `zashiki train` lets one say


@dataclass(frozen=True)
class Recipes:
    """Of one game: what all seat counts share, and what some do otherwise."""

    common: Recipe = field(default_factory=Recipe)
    by_seats: dict[int, Recipe] = field(default_factory=dict)


SAMURAI = Recipe(rounds=3, matches=30_000, wild_plies=60)
# A net upon the hand-made value tells little and needs few numbers; decay keeps it from learning
# by heart.
UPON = Recipe(is_upon=True, width=12, decay=5.0, wild_plies=12)
DUO = replace(UPON, rounds=1, matches=60_000, keep=0.15, looks=1.0, look=3, drawn=1.0)
YAMATAI = replace(UPON, rounds=1, matches=30_000, keep=0.1, looks=0.0, drawn=1.0)
YAMATAI_CROWD = replace(YAMATAI, matches=12_000, gate=60)
SAMURAI_CROWD = replace(
    UPON, rounds=1, matches=10_000, keep=0.12, wild_plies=60, looks=0.02, drawn=1.0, gate=60
)
# Searches play here, few matches and every position: one action ahead little can be seen.
IKI = replace(
    UPON,
    rounds=2,
    matches=500,
    window=8,
    epochs=5.0,
    keep=1.0,
    stray=0.03,
    thinks=80,
    faith=0.5,
    asides=3,
    gate=60,
)

RECIPES: dict[str, Recipes] = {
    "samurai": Recipes(SAMURAI, {3: SAMURAI_CROWD, 4: SAMURAI_CROWD}),
    "tokaido_duo": Recipes(DUO),
    "iki": Recipes(IKI),
    "yamatai": Recipes(YAMATAI, {3: YAMATAI_CROWD, 4: YAMATAI_CROWD}),
}


def recipe_of(game_id: str, seats: int) -> Recipe:
    recipes = RECIPES.get(game_id, Recipes())
    return recipes.by_seats.get(seats, recipes.common)
