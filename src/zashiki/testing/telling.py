"""What a game tells of its things: where to look, what stands above the log, what everything is."""

from __future__ import annotations

import msgspec

from zashiki.core.art import symbols
from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.core.scene import About, Exhibit, Layout, Scene, things
from zashiki.core.state import NOBODY, State
from zashiki.testing.facts import rule_ids
from zashiki.testing.promise import broken
from zashiki.testing.speech import speak

STEPS = 3  # actions of a position whose marks are looked for
THINGS = 60  # things of a position that are asked about


def check_marks(game: Game, state: State, layout: Layout, rng: Rng) -> None:
    """Marks are things that the seat sees after the action."""
    legal = state.legal()
    places = {place.id for place in layout.places}
    for code in {legal[rng.below(len(legal))] for _ in range(STEPS)} if legal else ():
        after = state.after(code)
        for seat in (*range(state.seats), NOBODY):
            seen = places | {piece.id for piece in game.scene(after, seat).pieces}
            unseen = set(game.marks(state, code, after, seat)) - seen
            if unseen:
                broken("marks are pieces or places that the seat sees", sorted(unseen))


def check_headline(game: Game, state: State, code: int, after: State) -> None:
    head = game.headline(state, code, after)
    if head is not None:
        speak(game, head.text)


def check_overlays(game: Game, layout: Layout, scene: Scene) -> None:
    """Notes stand at things that are there."""
    there = {piece.id for piece in scene.pieces} | {place.id for place in layout.places}
    ids = [overlay.id for overlay in scene.overlays]
    if len(set(ids)) != len(ids):
        broken("ids of overlays are unique", ids)
    for overlay in scene.overlays:
        speak(game, overlay.label)
        for note in overlay.notes:
            if note.at not in there:
                broken("a note stands at a piece or place that is there", note.at)


def check_about(game: Game, state: State, layout: Layout, rng: Rng) -> None:
    """Everything says what it is, by a rule, and tells no seat more than it knows."""
    seat = int(rng.below(state.seats + 1)) - 1
    seat = NOBODY if seat < 0 else seat
    known = list(things(layout, game.scene(state, seat)))
    other = None if seat == NOBODY else state.imagine(seat, rng)
    for thing in {known[rng.below(len(known))] for _ in range(THINGS)}:
        about = game.about(state, seat, thing)
        if about is None:
            broken("everything on the table explains itself", thing)
        check_words(game, about)
        if other is not None and _encoded(game.about(other, seat, thing)) != _encoded(about):
            broken("what a seat is told of a thing is what it knows and no more", thing)


def check_words(game: Game, about: About) -> None:
    speak(game, about.title)
    speak(game, about.text)
    if about.worth is not None:
        speak(game, about.worth)
    for part in about.parts:
        speak(game, part.label)
        if part.rule_id and part.rule_id not in rule_ids(game):
            broken("a part of a number rests on a rule", part.rule_id)
    if about.rule_id not in rule_ids(game):
        broken("what a thing is rests on a rule", about.rule_id)


def check_gallery(game: Game) -> None:
    """Every exhibit of every edition can be drawn and told."""
    for edition in game.editions():
        exhibits = game.gallery(edition)
        ids = [exhibit.id for exhibit in exhibits]
        if len(set(ids)) != len(ids):
            broken("ids of exhibits are unique", ids)
        for exhibit in exhibits:
            _check_exhibit(game, exhibit)


def _check_exhibit(game: Game, exhibit: Exhibit) -> None:
    for message in (exhibit.group, exhibit.title, *exhibit.lines):
        speak(game, message)
    if exhibit.rule_id not in rule_ids(game):
        broken("an exhibit rests on a rule", exhibit.rule_id)
    places = {place.id for place in exhibit.places}
    if len({place.area for place in exhibit.places}) > 1:
        broken("an exhibit is one picture", exhibit.id)
    for piece in exhibit.pieces:
        if places and piece.place not in places:
            broken("a piece of an exhibit lies in one of its places", piece.id)
        if piece.art not in symbols(game):
            broken("an exhibit has its art", piece.art)


def _encoded(about: About | None) -> bytes:
    return msgspec.json.encode(about)
