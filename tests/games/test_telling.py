"""What every game tells at the table: everything explains itself, and no secret is told."""

from __future__ import annotations

import re

import msgspec
import pytest

from tests.games.everyone import everyone
from tests.games.learning import sampled, viewers
from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.rng import Rng
from zashiki.core.scene import About, Scene, things
from zashiki.core.state import State
from zashiki.testing.facts import rule_ids
from zashiki.testing.speech import speak
from zashiki.texts import LANGUAGES, speaker

POSITIONS = 200
MANY = 99  # more than there are of anything that is numbered
FEWER = 60  # where every thing is asked about by every seat, twice
KINDS = {"main", "end", "waive", "plain"}
encode = msgspec.json.encode


@pytest.fixture(params=everyone(), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def seen(game: Game, state: State, seat: int) -> set[str]:
    """All that can be asked about, marked or noted."""
    return set(things(game.layout(state), game.scene(state, seat)))


def labels(game: Game, state: State, scene: Scene) -> dict[str, Message | None]:
    named = {place.id: place.label for place in game.layout(state).places}
    return named | {piece.id: piece.label for piece in scene.pieces}


def check_about(game: Game, about: About) -> None:
    assert {about.rule_id, *(part.rule_id for part in about.parts)} <= rule_ids(game), about
    for message in (about.title, about.text, about.worth, *(part.label for part in about.parts)):
        if message is not None:
            speak(game, message)
            for language in LANGUAGES:
                assert "  " not in speaker(game, language)(message), message


# --- explanations ----------------------------------------------------------------------------


def test_everything_seen_explains_itself_to_everybody(game: Game) -> None:
    checked = set()
    for _, _, state in sampled(game, POSITIONS, 1):
        for seat in viewers(state):
            for panel in game.scene(state, seat).panels:
                assert all(counter.id for counter in panel.counters)
            for thing in seen(game, state, seat):
                about = game.about(state, seat, thing)
                assert about is not None, (seat, thing)
                written = encode(about)
                if written not in checked:
                    check_about(game, about)
                    checked.add(written)


def test_a_score_is_the_sum_of_its_parts(game: Game) -> None:
    told = 0
    for _, _, state in sampled(game, POSITIONS, 2):
        for seat in viewers(state):
            for panel in game.scene(state, seat).panels:
                about = game.about(state, seat, f"score:{panel.seat}")
                if panel.score is not None:
                    assert about is not None
                    assert sum(part.points for part in about.parts) == panel.score
                    told += 1
    assert told > POSITIONS


@pytest.mark.parametrize(
    "thing",
    [
        *("", "no such thing", "z99", "tile:0-Z9", "a:b:c:d:e"),
        *("score:", "score:9", "counter:0", "counter:0:x", "counter:9:x", "counter:9:hand"),
    ],
)
def test_what_is_not_there_is_not_explained(game: Game, thing: str) -> None:
    for _, _, state in sampled(game, 3, 3):
        for seat in viewers(state):
            assert game.about(state, seat, thing) is None


def test_whatever_number_is_asked_about_is_answered(game: Game) -> None:
    """People may ask the house for anything."""
    for _, _, state in sampled(game, 10, 3):
        for thing in seen(game, state, 0):
            for number in re.finditer(r"\d+", thing):
                asked = f"{thing[: number.start()]}{MANY}{thing[number.end() :]}"
                about = game.about(state, 0, asked)
                if about is not None:
                    check_about(game, about)


def test_explanations_and_overlays_tell_a_seat_no_more_than_it_knows(game: Game) -> None:
    rng = Rng(4)
    for _, _, state in sampled(game, FEWER, 4):
        everything = set().union(*(seen(game, state, seat) for seat in viewers(state)))
        for seat in viewers(state):
            other = state.imagine(seat, rng)
            overlays = game.scene(state, seat).overlays
            assert encode(overlays) == encode(game.scene(other, seat).overlays)
            for thing in everything:
                one, two = game.about(state, seat, thing), game.about(other, seat, thing)
                assert encode(one) == encode(two), (seat, thing)


# --- where to look ---------------------------------------------------------------------------


def test_overlays_note_what_is_there_and_are_the_same_all_match_long(game: Game) -> None:
    kinds: dict[tuple[int, int], set[tuple[str, ...]]] = {}
    for _, _, state in sampled(game, POSITIONS, 5):
        for seat in viewers(state):
            overlays = game.scene(state, seat).overlays
            ids = tuple(overlay.id for overlay in overlays)
            assert 1 <= len(set(ids)) == len(ids) <= 3
            kinds.setdefault((int(state.seats), seat), set()).add(ids)
            for overlay in overlays:
                speak(game, overlay.label)
                assert {note.at for note in overlay.notes} <= seen(game, state, seat)
                assert all(note.text for note in overlay.notes)
    assert all(len(found) == 1 for found in kinds.values())


def test_marks_are_seen_and_tell_nothing_hidden(game: Game) -> None:
    rng, marked = Rng(6), 0
    for before, code, after in sampled(game, POSITIONS, 6):
        for seat in viewers(after):
            marks = game.marks(before, code, after, seat)
            assert seen(game, after, seat).issuperset(marks), game.describe(before, code)
            marked += len(marks)
            other = before.imagine(seat, rng)
            if other.is_legal(code):
                assert list(game.marks(other, code, other.after(code), seat)) == list(marks)
    assert marked > POSITIONS


def test_headlines_can_be_said(game: Game) -> None:
    events = set()
    for before, code, after in sampled(game, 10 * POSITIONS, 7):
        head = game.headline(before, code, after)
        if head is not None:
            speak(game, head.text)
            events.add(head.is_event)
    assert events == {True, False}


# --- choices ---------------------------------------------------------------------------------


def test_at_most_one_choice_is_the_natural_way_on(game: Game) -> None:
    for _, _, state in sampled(game, POSITIONS, 8):
        for seat in range(state.seats):
            kinds = [choice.kind for choice in game.scene(state, seat).legal]
            assert set(kinds) <= KINDS
            assert kinds.count("main") <= 1


def test_what_begins_a_choice_has_a_name_of_its_own(game: Game) -> None:
    """Only things that are wholly alike may be called alike."""
    for _, _, state in sampled(game, POSITIONS, 9):
        if state.actor < 0:
            continue
        seat = int(state.actor)
        scene = game.scene(state, seat)
        named = labels(game, state, scene)
        for language in LANGUAGES:
            say, called = speaker(game, language), dict[str, set[bytes]]()
            for choice in scene.legal:
                first = choice.path[0] if choice.path else ""
                label = named[first] if first else choice.label
                assert label is not None, first
                about = encode(game.about(state, seat, first))
                called.setdefault(say(label), set()).add(about)
                called.setdefault(say(choice.label), set()).add(about)
            for name, abouts in called.items():
                assert len(abouts) == 1, name


def test_areas_have_names_of_their_own(game: Game) -> None:
    for seats in game.seat_counts:
        named = [area.label for area in game.layout(game.start(seats)).areas]
        for label in named:
            assert label is not None
            speak(game, label)
        assert len({encode(label) for label in named}) == len(named)
