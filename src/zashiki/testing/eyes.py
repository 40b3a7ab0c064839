"""Words, scenes and drawings of a position."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from zashiki.core.art import symbols
from zashiki.core.game import Game
from zashiki.core.lying import WAYS
from zashiki.core.palette import TONES
from zashiki.core.patterns import PATTERNS
from zashiki.core.rng import Rng
from zashiki.core.scene import Decor, Layout, Place, Scene
from zashiki.core.state import NOBODY, State
from zashiki.testing.facts import rule_ids
from zashiki.testing.promise import broken
from zashiki.testing.speech import speak
from zashiki.testing.telling import check_about, check_headline, check_marks, check_overlays
from zashiki.texts import LANGUAGES

COLUMNS = 80
SHAPES = ("rect", "circle", "hex", "path", "none")


def check_eyes(game: Game, state: State, layout: Layout, rng: Rng) -> None:
    """Prompts, labels, log lines, scenes and drawings of a position."""
    seats = (*range(state.seats), NOBODY)
    for seat in seats:
        speak(game, game.prompt(state, seat))
        check_scene(game, state, layout, seat)
    for code in state.legal()[:40]:
        speak(game, game.label(state, code))
        after = state.after(code)
        for seat in seats:
            told = game.story(state, code, after, seat)
            if told is not None:
                speak(game, told)
        check_headline(game, state, code, after)
    check_marks(game, state, layout, rng)
    check_about(game, state, layout, rng)
    spoken = [game.draw(state, None, language) for language in LANGUAGES]
    for text in (game.draw(state), *(game.draw(state, seat) for seat in seats), *spoken):
        if not text.strip() or max(map(len, text.splitlines())) > COLUMNS:
            broken(f"a drawing fits {COLUMNS} columns", text)
    check_scenes_together(game, state, seats)
    for seat in range(state.seats):
        other = state.imagine(seat, rng)
        if _encoded(game.scene(other, seat)) != _encoded(game.scene(state, seat)):
            broken("a scene shows what its seat knows and no more", seat)
        if game.draw(other, seat) != game.draw(state, seat):
            broken("a drawing shows what its seat knows and no more", seat)
    if state.is_over:
        check_outcome(game, state)


def _encoded(scene: Scene) -> bytes:
    return msgspec.json.encode(scene)


def check_scenes_together(game: Game, state: State, seats: Sequence[int]) -> None:
    for seat, scene in zip(seats, game.scenes(state, seats), strict=True):
        if _encoded(scene) != _encoded(game.scene(state, seat)):
            broken("scenes made together are those made one by one", seat)


def check_scene(game: Game, state: State, layout: Layout, seat: int) -> None:
    """Pieces lie in places that exist; the legal actions are exactly the paths offered."""
    scene = game.scene(state, seat)
    places = {place.id for place in layout.places}
    pieces = {piece.id for piece in scene.pieces}
    if len(places) != len(layout.places) or len(pieces) != len(scene.pieces):
        broken("ids of places and pieces are unique", game.id)
    check_layout(game, layout)
    for piece in scene.pieces:
        if piece.place not in places:
            broken("a piece lies in a place of the layout", piece.id)
        is_plain_back = piece.face == "down" and not piece.art
        if piece.art not in symbols(game) and not is_plain_back:
            broken("a piece has its art", piece.art)
        check_tone(piece.tone)
        if piece.label is not None:
            speak(game, piece.label)
    speak(game, scene.prompt)
    if [panel.seat for panel in scene.panels] != list(range(state.seats)):
        broken("there is a panel for each seat")
    check_overlays(game, layout, scene)
    _check_paths(state, scene, seat, places | pieces)
    for choice in scene.legal:
        if choice.carries and (choice.carries not in pieces or len(choice.path) != 1):
            broken("what an action carries is a piece, and goes where one touch leads", choice)


def check_layout(game: Game, layout: Layout) -> None:
    """Places and decor lie in areas, and use only words that docs/scenes.md knows."""
    areas = {area.id for area in layout.areas}
    things: list[Place | Decor] = [*layout.places, *layout.decor]
    for thing in things:
        if thing.area not in areas:
            broken("places and decor lie in an area of the layout", thing)
        if thing.art and thing.art not in symbols(game):
            broken("a drawing is among the game's art", thing.art)
    for place in layout.places:
        if place.shape not in SHAPES or place.lie not in WAYS:
            broken("shape and lie are words of docs/scenes.md", place)
        check_tone(place.tone)
    homes = {(place.area, place.id) for place in layout.places}
    for decor in layout.decor:
        if any((decor.area, place) not in homes for place in decor.yields_to.split()):
            broken("decor yields to places of its area", decor)
        if decor.fill not in PATTERNS:
            check_tone(decor.fill)
        check_tone(decor.stroke)


def check_tone(tone: str) -> None:
    if tone not in ("", "none") and tone not in TONES:
        broken("a tone is one of the palette", tone)


def _check_paths(state: State, scene: Scene, seat: int, touchable: set[str]) -> None:
    offered = sorted(choice.code for choice in scene.legal)
    if offered != (state.legal() if state.actor == seat else []):
        broken("a scene offers exactly the legal actions of its seat", seat)
    paths = [tuple(choice.path) for choice in scene.legal if choice.path]
    ends = set(paths)
    if len(ends) != len(paths):
        broken("paths of touches tell actions apart", sorted(paths)[:5])
    for path in paths:
        if not touchable.issuperset(path):
            broken("a path touches pieces or places that are there", path)
        if any(path[:n] in ends for n in range(1, len(path))):
            broken("no path ends on the way of another", path)


def check_outcome(game: Game, state: State) -> None:
    """The final count agrees with scores and places, and can be told."""
    outcome = state.outcome()
    if list(outcome.scores) != state.scores() or list(outcome.places) != state.ranking():
        broken("outcome, scores and ranking agree", outcome)
    speak(game, outcome.ending)
    speak(game, outcome.verdict)
    for line in outcome.lines:
        speak(game, line.label)
        if len(line.points) != state.seats:
            broken("a line of the final count has an entry for each seat", line)
        if line.rule_id not in rule_ids(game):
            broken("a line of the final count rests on a rule", line.rule_id)
