"""Learning a game and thinking about it: lessons, reviews, puzzles, pictures of the rulebook.

Lessons, puzzles and pictures are files in the folder of a game, without code: `positions/*.json`
are positions by name, `lessons/`, `puzzles/` and `rulebook/` say what is done in them.
"""

from __future__ import annotations

from zashiki.study.reviews import review

__all__ = ["review"]
