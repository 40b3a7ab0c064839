"""A rulebook for the terminal: pictures as drawings of text, icons as their names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import fill

from zashiki.cli.screen import WIDTH
from zashiki.core.game import Game
from zashiki.core.rulebook import rulebook
from zashiki.study.figures import Figure, figures, states_of
from zashiki.texts import Speaker, speaker

_FIGURE = re.compile(r"!\[(?P<words>[^]]+)\]\(figure:(?P<name>[^)]+)\)")
_ICON = re.compile(r"!\[(?P<words>[^]]+)\]\(art:[^)]+\)")


def book(game: Game, language: str = "en") -> str:
    """The whole book as Markdown; raises FileNotFoundError when there is none in this language."""
    say = speaker(game, language)

    def drawn(picture: re.Match[str]) -> str:
        return "\n\n".join(_drawn(game, picture["name"], picture["words"], say))

    return _ICON.sub(r"\g<words>", _FIGURE.sub(drawn, rulebook(game, language)))


def _drawn(game: Game, name: str, words: str, say: Speaker) -> Iterator[str]:
    """What a picture shows, each position of it, and the move to the next."""
    figure, states = figures(game)[name], states_of(game, name)
    yield f"*{words}*"
    for step, state in enumerate(states):
        if step:
            yield f"**{step + 1}.** {_move(game, figure, name, step, say)}"
        yield f"```text\n{game.draw(state, figure.seat, say.language)}\n```"
    numbered = " · ".join(_numbered(game, figure, name, say))
    if numbered:
        yield fill(numbered, WIDTH, break_on_hyphens=False)


def _move(game: Game, figure: Figure, name: str, step: int, say: Speaker) -> str:
    """The move to a position, as it is written and as it is told."""
    before, after = states_of(game, name)[step - 1 : step + 1]
    notation = figure.moves[step - 1]
    code = game.parse(before, notation)
    told = game.story(before, code, after, figure.seat) or game.label(before, code)
    return f"`{notation}`: {say(told)}"


def _numbered(game: Game, figure: Figure, name: str, say: Speaker) -> Iterator[str]:
    """The things with numbered signs by their names, where they have one."""
    state = states_of(game, name)[0]
    labels = {place.id: place.label for place in game.layout(state).places}
    labels |= {piece.id: piece.label for piece in game.scene(state, figure.seat).pieces}
    for number, thing in enumerate(figure.numbers, 1):
        label = labels.get(thing)
        if label is not None:
            yield f"**{number}.** {say(label)}"
