"""Bots: levels 1 to 5, random, greedy, search, and programs from outside.

>>> import zashiki
>>> from zashiki.bots import Knowledge, make
>>> game = zashiki.game("samurai")
>>> bot = make("random", game, seed=7)
>>> state = game.start(seats=2)
>>> while state.actor < 0:
...     state.play(state.legal()[0])
>>> bot.choose(Knowledge(state, int(state.actor))) in state.legal()
True
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from zashiki.bots.bot import Bot, Forfeit, SpecError
from zashiki.bots.builtin import make_gentle, make_greedy, make_level, make_random, make_search
from zashiki.bots.knowledge import Knowledge
from zashiki.bots.levels import KINDS as LEVELS
from zashiki.bots.match import Played, play_match
from zashiki.bots.outside import make_outside
from zashiki.bots.spec import Spec, flag, parse, real, whole
from zashiki.core.game import Game
from zashiki.core.rng import Rng

__all__ = [
    "Bot",
    "Forfeit",
    "Knowledge",
    "Played",
    "Spec",
    "SpecError",
    "add",
    "flag",
    "kinds",
    "make",
    "play_match",
    "real",
    "whole",
]

Maker = Callable[[Spec, Game, Rng], Bot]

_makers: dict[str, Maker] = {
    **dict.fromkeys(LEVELS, make_level),
    "random": make_random,
    "gentle": make_gentle,
    "greedy": make_greedy,
    "search": make_search,
    "exec": make_outside,
}


def add(kind: str, maker: Maker) -> None:
    """Bring a bot of your own: `maker(spec, game, rng)` makes it wherever a spec says its kind."""
    _makers[kind] = maker


def kinds() -> list[str]:
    """The first words a spec may have."""
    return list(_makers)


def make(spec: str, game: Game, seed: int | None = None) -> Bot:
    """The bot these words describe, for one seat of one match; raises SpecError.

    With a seed its thoughts repeat: the same knowledge gives the same decision.
    """
    parsed = parse(spec)
    if parsed.kind not in _makers:
        there_are = ", ".join(_makers)
        raise SpecError(f"bot {spec!r}: no bot {parsed.kind!r}; there are {there_are}")
    rng = Rng(secrets.randbits(96) if seed is None else seed)
    bot = _makers[parsed.kind](parsed, game, rng)
    bot.spec = parsed.text
    return bot
