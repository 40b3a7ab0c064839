"""`zashiki puzzles`: the puzzles of a game, one of them on the screen, and tries at it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated

import typer

from zashiki.cli.find import Language, find_game, find_language
from zashiki.cli.screen import Screen
from zashiki.cli.trouble import Trouble
from zashiki.core import registry
from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.refusal import Refusal
from zashiki.study.attempts import Verdict
from zashiki.study.puzzles import (
    DIFFICULTIES,
    Puzzle,
    PuzzleTry,
    answer,
    daily,
    task,
)
from zashiki.study.puzzles import puzzles as puzzles_of
from zashiki.texts import speaker

DAILY = "daily"


def puzzles(
    game: Annotated[str, typer.Argument(help="A game, or `daily` for the puzzle of the day.")] = "",
    puzzle: Annotated[str, typer.Argument(help="Its number in the list, or its name.")] = "",
    turn: Annotated[
        str | None, typer.Option("--try", help="A turn, as records write it: 'S3@q9 end'.")
    ] = None,
    solution: Annotated[bool, typer.Option(help="Show what solves it.")] = False,
    lang: Language = "en",
) -> None:
    """List puzzles, or show one and try it: one turn is clearly best. Which one?"""
    language, screen = find_language(lang), Screen()
    if game == DAILY:
        found = _of_today()
    elif not game:
        _list_games(screen, language)
        return
    elif not puzzle:
        _list_puzzles(screen, find_game(game), language)
        return
    else:
        found = _find(find_game(game), puzzle)
    table = _Table(found, screen, language)
    table.show()
    if solution:
        table.solve()
    elif turn is not None:
        table.try_turn(turn.split())
    else:
        table.ask()


def _list_games(screen: Screen, language: str) -> None:
    rows = []
    for name in registry.names():
        game = registry.game(name)
        rows.append((game.id, str(len(puzzles_of(game)))))
    say = speaker(None, language)
    screen.heading(say(Message("puzzle-list")))
    screen.pairs(rows)
    screen.note("zashiki puzzles GAME, zashiki puzzles daily")


def _list_puzzles(screen: Screen, game: Game, language: str) -> None:
    say = speaker(game, language)
    found = puzzles_of(game)
    screen.heading(f"{game.name}: {say(Message('puzzle-list'))}")
    for difficulty in DIFFICULTIES:
        here = [n for n, puzzle in enumerate(found, 1) if puzzle.difficulty == difficulty]
        if here:
            dots = "●" * difficulty + "○" * (len(DIFFICULTIES) - difficulty)
            screen.say(f"  {dots}  {' '.join(map(str, here))}")
    screen.note(f"zashiki puzzles {game.id} 1")


def _find(game: Game, name: str) -> Puzzle:
    found = puzzles_of(game)
    if name.isdecimal() and 1 <= int(name) <= len(found):
        return found[int(name) - 1]
    for puzzle in found:
        if puzzle.id == name:
            return puzzle
    raise Trouble(f"{game.name} has no puzzle {name!r}; there are 1 to {len(found)}")


def _of_today() -> Puzzle:
    every = [puzzle for name in registry.names() for puzzle in puzzles_of(registry.game(name))]
    found = daily(every, datetime.now(UTC).date())
    if found is None:
        raise Trouble("there are no puzzles here")
    return found


class _Table:
    """A puzzle in the terminal."""

    def __init__(self, puzzle: Puzzle, screen: Screen, language: str) -> None:
        self.puzzle = puzzle
        self.screen = screen
        self.language = language
        self.say = speaker(puzzle.game, language)

    def show(self) -> None:
        puzzle, game = self.puzzle, self.puzzle.game
        number = puzzles_of(game).index(puzzle) + 1
        self.screen.heading(f"{game.name}: {self.say(Message('puzzle-title', {'number': number}))}")
        self.screen.board(game.draw(puzzle.start, puzzle.seat, self.language))
        self.screen.say(self.say(task(puzzle)))

    def solve(self) -> None:
        self.screen.say(" ".join(self.puzzle.solution.notation(self.puzzle.start)))
        self.try_turn(self.puzzle.solution.codes)

    def try_turn(self, actions: Sequence[int | str]) -> bool:
        """Play these actions from the beginning; whether they solve it."""
        attempt = PuzzleTry(self.puzzle)
        for action in actions:
            if not self._play(attempt, action):
                return False
        return self._judge(attempt)

    def ask(self) -> None:
        """Action by action, until it is solved or the person leaves."""
        attempt = PuzzleTry(self.puzzle)
        self.screen.note(self.say(Message("puzzle-terminal")))
        while (heard := self.screen.ask("> ")) not in (None, "q"):
            if heard == "solution":
                self.solve()
                return
            if heard == "?":
                self._list(attempt)
                continue
            for action in (heard or "").split():
                if not self._play(attempt, action):
                    break
            if attempt.is_whole:
                if self._judge(attempt):
                    return
                attempt = PuzzleTry(self.puzzle)

    def _list(self, attempt: PuzzleTry) -> None:
        game, state = attempt.game, attempt.state
        for code in state.legal():
            self.screen.say(f"  {game.notate(state, code):<16} {self.say(game.label(state, code))}")

    def _play(self, attempt: PuzzleTry, action: int | str) -> bool:
        before = attempt.state
        try:
            attempt.play(action)
        except Refusal as refusal:
            self.screen.complain(f"{self.say(refusal.message)} ({refusal.rule_id})")
            return False
        except ValueError as error:
            self.screen.complain(str(error))
            return False
        move = attempt.moves[-1]
        story = attempt.game.story(before, move.code, move.after, attempt.seat)
        self.screen.log([] if story is None else [self.say(story)])
        return True

    def _judge(self, attempt: PuzzleTry) -> bool:
        if not attempt.is_whole:
            self.screen.say(self.say(Message("puzzle-open")))
            return False
        self.screen.markdown("\n\n".join(answer(attempt, self.say, self.language)))
        return attempt.verdict is Verdict.SOLVED
