"""A process that makes puzzles of positions, one step for each question."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import msgspec

from zashiki.core import registry
from zashiki.core.position import PositionError
from zashiki.study.puzzle_finding import NoPuzzle
from zashiki.study.puzzle_making import made_from
from zashiki.study.puzzles import PuzzleFile
from zashiki.study.work import serve


class Question(msgspec.Struct, omit_defaults=True):
    """Begin with a position, or take the next step with the last one that was begun."""

    game: str = ""
    position: dict[str, Any] = {}
    match: str = ""  # where it comes from
    ply: int = 0


class Reply(msgspec.Struct, omit_defaults=True):
    """What came of it; nothing yet where there are steps to take."""

    puzzle: PuzzleFile | None = None
    lack: NoPuzzle | None = None
    mistake: str = ""


class Maker:
    """Works at one position at a time."""

    def __init__(self) -> None:
        self._steps: Generator[None, None, PuzzleFile | NoPuzzle] | None = None

    def answer(self, question: Question) -> Reply:
        try:
            if question.game:
                state = registry.game(question.game).arrange(question.position)
                self._steps = made_from(state, question.match, question.ply)
            elif self._steps is None:
                return Reply(mistake="nothing was begun")
            else:
                next(self._steps)
        except StopIteration as end:
            self._steps = None
            found = end.value
            return Reply(lack=found) if isinstance(found, NoPuzzle) else Reply(puzzle=found)
        except (PositionError, ValueError) as error:
            return Reply(mistake=str(error))
        return Reply()


if __name__ == "__main__":
    serve(Question, Maker().answer)
