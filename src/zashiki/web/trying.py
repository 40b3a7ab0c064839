"""Tries at lessons and puzzles as a table tells them. Nothing is kept: whoever tries something says
with each request what was played so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, TypeVar

from litestar import Response
from litestar.params import PathParameter, QueryParameter
from msgspec.structs import replace

from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.refusal import Refusal
from zashiki.core.scene import About, things
from zashiki.house.errors import BadWishError
from zashiki.house.words import words
from zashiki.study.attempts import Try, Verdict
from zashiki.web.api_types import LogLine, Problem
from zashiki.web.learn_types import LessonReason
from zashiki.web.names import NamedWords
from zashiki.web.problems import MEDIA_TYPE, TITLES
from zashiki.web.scene_json import in_words
from zashiki.web.socket_types import SceneMessage, UndoState
from zashiki.web.why_not import explain

MOST_PLAYED = 60

Name = Annotated[str, PathParameter(max_length=80)]
Codes = Annotated[str, QueryParameter(max_length=600, pattern=r"^(-?\d{1,9}(,-?\d{1,9})*)?$")]
Thing = Annotated[str, QueryParameter(min_length=1, max_length=120)]
Things = Annotated[list[str] | None, QueryParameter(max_items=12)]
Touches = Annotated[list[str], QueryParameter(min_items=1, max_items=12)]

T = TypeVar("T", bound=Try)


def played_on(attempt: T, played: str) -> T:
    """The try with these codes played; raises Refusal where the rules forbid one."""
    codes = [int(code) for code in played.split(",") if code]
    if len(codes) > MOST_PLAYED:
        raise BadWishError("too-many-tries", {"most": MOST_PLAYED})
    for code in codes:
        attempt.play(code)
    return attempt


def told(attempt: Try, version: int, language: str, is_over: bool = False) -> SceneMessage:
    """The position as a table tells it; what was solved or went wrong cannot be played on."""
    game, state, seat = attempt.game, attempt.state, attempt.seat
    say = speaker_of(game, language)
    scene = game.scene(state, seat)
    if is_over or attempt.verdict is not Verdict.OPEN or not attempt.is_task:
        scene = replace(scene, legal=())
    log = []
    for ply, move in enumerate(attempt.moves):
        after = move.before.after(move.code)
        scene = replace(scene, marks=game.marks(move.before, move.code, after, seat))
        story = game.story(move.before, move.code, after, seat)
        if story is not None:
            log.append(LogLine(ply, seat, say(story)))
    return SceneMessage(
        version + len(attempt.moves) + 1,
        len(attempt.moves),
        seat,
        int(state.actor),
        UndoState(bool(attempt.moves)),
        0,
        log,
        scene=in_words(scene, say),
    )


def refused(game: Game, refusal: Refusal, language: str) -> Response[Problem]:
    """Why the rules forbid what was tried, in words."""
    text = speaker_of(game, language)(refusal.message)
    problem = Problem(title=TITLES[409], status=409, detail=text, rule_id=refusal.rule_id)
    return Response(problem, status_code=409, media_type=MEDIA_TYPE)


def reason(attempt: Try, path: Sequence[str], under: Sequence[str], language: str) -> LessonReason:
    """Why a path of touches leads nowhere."""
    message, rule_id = explain(attempt.game, attempt.state, attempt.seat, path, under)
    return LessonReason(speaker_of(attempt.game, language)(message), rule_id)


def about(attempt: Try, thing: str, language: str) -> About | None:
    """What a thing on the board is; None where there is nothing to say."""
    game, state, seat = attempt.game, attempt.state, attempt.seat
    if thing not in things(game.layout(state), game.scene(state, seat)):
        return None
    found = game.about(state, seat, thing)
    return None if found is None else in_words(found, speaker_of(game, language))


@cache
def speaker_of(game: Game, language: str) -> NamedWords:
    """In lessons and puzzles the seats are called by their colours."""
    say = words(game, language)
    return NamedWords(say, [say(Message(f"colour-{seat}")) for seat in range(4)])
