"""Rulebooks and lessons as HTML: pictures drawn by the engine, rules as quiet links."""

from __future__ import annotations

import re
from collections.abc import MutableMapping, Sequence
from functools import cache
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict

from zashiki.core.game import Game
from zashiki.core.rulebook import rulebook
from zashiki.study.figures import figures, middles_of

FIGURE, ART = "figure:", "art:"


def book_html(game: Game, language: str) -> str:
    """The rulebook: every rule has its id, chapters have theirs, rulings and options are marked."""
    html = _markdown(game.id).render(rulebook(game, language), {"game": game})
    html = re.sub(
        rf"<(p|li)>(\s*)<strong>({game.prefix}-[\d.]+\d)</strong>",
        r'<\1 id="\3">\2<a class="rule-id" href="#\3">\3</a>',
        html,
    )
    html = re.sub(r"<em>\(([^)]*)\)</em>", r'<small class="margin-note">\1</small>', html)
    return re.sub(r"<p>(\s*<figure.*?</figure>)\s*</p>", r"\1", html, flags=re.DOTALL)


def lesson_html(game: Game, text: str) -> str:
    """A part of a lesson: rules in brackets lead to the rulebook."""
    html: str = _markdown(game.id).render(text, {"game": game})
    return re.sub(
        rf"\(({game.prefix}-[\d.]+\d)\)",
        rf'<a class="rule-id" href="/rules/{game.id}#\1">\1</a>',
        html,
    )


@cache
def _markdown(game_id: str) -> MarkdownIt:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.validateLink = lambda url: url.startswith(("/", "#", FIGURE, ART, "http"))  # type: ignore[method-assign]
    markdown.add_render_rule("image", _image)
    return markdown


def _image(
    self: RendererHTML,
    tokens: Sequence[Token],
    at: int,
    options: OptionsDict,
    env: MutableMapping[str, Any],
) -> str:
    token, game = tokens[at], env["game"]
    words = escape(self.renderInlineAsText(token.children, options, env))
    source = str(token.attrGet("src") or "")
    if source.startswith(ART):
        name = escape(source.removeprefix(ART))
        return f'<img class="icon" src="/api/games/{game.id}/icons/{name}" alt="{words}">'
    name = source.removeprefix(FIGURE)
    steps = len(figures(game)[name].moves)
    middles = " ".join(f"{middle:.2f}" for middle in middles_of(game, name))
    return (
        f'<figure class="figure" data-figure="{escape(name)}" data-steps="{steps}">'
        f'<div class="figure-frame" data-middles="{middles}">'
        f'<img src="/api/games/{game.id}/figures/{escape(name)}" alt="{words}" loading="lazy">'
        f"</div><figcaption>{words}</figcaption></figure>"
    )
