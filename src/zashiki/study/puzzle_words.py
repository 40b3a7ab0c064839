"""Why a position is no puzzle, in words."""

from __future__ import annotations

from zashiki.core.message import Message
from zashiki.core.state import State
from zashiki.study.puzzle_finding import FEWEST_TURNS, GAP, GAP_ELSEWHERE, NoPuzzle, Ranked
from zashiki.study.puzzles import Say, percent


def why_none(lack: NoPuzzle, start: State, say: Say) -> list[str]:
    """What the position lacks, and what its best turns are worth; from where its actor looks."""
    told = [say(_lacking(lack))]
    if lack.best is not None:
        told.append(say(_ranked("best", lack.best, start, say)))
    if lack.next is not None:
        other = "other" if lack.why == "disagree" else "next"
        told.append(say(_ranked(other, lack.next, start, say)))
    return told


def _lacking(lack: NoPuzzle) -> Message:
    needed = percent(GAP_ELSEWHERE if lack.why == "no-lead-elsewhere" else GAP)
    if lack.why == "few-turns":
        needed = FEWEST_TURNS
    lead = 0
    if lack.best is not None and lack.next is not None:
        lead = percent(lack.best.chance) - percent(lack.next.chance)
    args: dict[str, object] = {
        "turns": lack.turns,
        "right": lack.right,
        "needed": needed,
        "lead": min(lead, needed - 1),  # what is rounded up is not enough
    }
    return Message(f"puzzle-none-{lack.why}", args)


def _ranked(which: str, turn: Ranked, start: State, say: Say) -> Message:
    args = {"turn": turn_in_words(turn.text, start, say), "chance": percent(turn.chance)}
    return Message(f"puzzle-none-{which}", args)


def turn_in_words(text: str, start: State, say: Say) -> str:
    """A turn as it is written, action by action."""
    game, state, told = start.setup.game, start, []
    for action in text.split():
        code = game.parse(state, action)
        told.append(say(game.label(state, code)))
        state = state.after(code)
    return ", ".join(told)
