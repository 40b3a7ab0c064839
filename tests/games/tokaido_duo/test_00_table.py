"""Chapter 0 and what people see: refusals, notation, scenes, undo and the log."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo import build
from zashiki.core.game import Curtain
from zashiki.core.refusal import Refusal
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, NOBODY, State
from zashiki.games.tokaido_duo import GAME
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.texts import speaker


def reason(state: object, seat: int, code: int) -> str:
    refusal = state.why_not(seat, code)  # type: ignore[attr-defined]
    assert isinstance(refusal, Refusal)
    return f"{refusal.reason} {refusal.rule_id}"


@pytest.mark.rule("DUO-0.1")
def test_after_the_end_nothing_is_played() -> None:
    state, rng = build.start(), Rng(8)
    while not state.is_over:
        state.apply(state.random_action(rng))
    assert reason(state, 0, 0) == "match-over DUO-0.1"
    with pytest.raises(Refusal):
        state.play(0)


@pytest.mark.rule("DUO-0.2")
def test_only_the_actor_acts_and_chance_by_itself() -> None:
    state = build.ready()
    assert reason(state, 0, state.legal()[0]) == "not-your-turn DUO-0.2"
    build.roll(state, 1, 1, 1)
    assert reason(state, 1, state.legal()[0]) == "not-your-turn DUO-0.2"
    assert reason(state, 0, GAME.parse(state, "drawn-fan")) == "chance-only DUO-0.2"
    assert reason(state, 0, GAME.parse(state, "shown-moon")) == "chance-only DUO-0.2"
    assert reason(state, 0, GAME.parse(state, "roll-1-1-1")) == "chance-only DUO-0.2"


@pytest.mark.rule("DUO-0.3")
def test_codes_that_do_not_exist() -> None:
    state = build.using("pilgrim", 1)
    for code in (-1, GAME.action_count, 2**40):
        assert reason(state, 0, code) == "no-such-action DUO-0.3"
    assert reason(state, 0, 229 + 24) == "no-such-place DUO-0.3", "a station beyond the ring"


@pytest.mark.rule("DUO-0.4")
def test_chance_brings_only_what_is_possible() -> None:
    state = build.ready()
    assert reason(state, CHANCE, GAME.parse(state, "roll-1-4-1")) == "no-such-outcome DUO-0.4"
    build.store(state, 1, kimono=5)
    build.take(state, "merchant", 1)
    build.play(state, "merchant-M2 buy")
    assert "drawn-kimono" not in build.legal(state)
    assert reason(state, CHANCE, GAME.parse(state, "drawn-kimono")) == "no-such-outcome DUO-0.4"


def test_nothing_is_hidden_from_one_seat_alone() -> None:
    state, rng = build.start(), Rng(21)
    while not state.is_over:
        assert state.view(0) == state.view(1) == state.view(NOBODY)
        assert state.imagine(0, rng).digest() == state.digest()
        state.apply(state.random_action(rng))


def test_notation_names_the_target() -> None:
    state = build.using("merchant", 2, m0="C1")
    assert sorted(GAME.notate(state, code) for code in state.legal()) == [
        "merchant-C8",
        "merchant-M2",
    ]
    with pytest.raises(ValueError, match="there is no town 'X9'; try merchant-"):
        GAME.parse(state, "merchant-X9")
    with pytest.raises(ValueError, match="there is no tile 'silk-4'"):
        GAME.parse(state, "C1=silk-4")
    with pytest.raises(ValueError, match="not an action of Tokaido Duo"):
        GAME.parse(state, "swim")


def test_curtains_say_what_happened() -> None:
    state = build.start()
    assert GAME.curtain(state, 0, state) is Curtain.DRAWN
    state = build.ready()
    code = GAME.parse(state, "roll-1-1-1")
    assert GAME.curtain(state, code, state) is Curtain.ROLLED
    build.roll(state, 1, 1, 1)
    before = state.copy()
    build.play(state, "take-artist")
    assert GAME.curtain(before, GAME.parse(before, "take-artist"), state) is None
    build.play(state, "artist-R1 paint")
    assert GAME.curtain(state, state.legal()[0], state) is Curtain.REVEALED
    state = build.using("merchant", 1)
    build.play(state, "merchant-M2 buy")
    assert GAME.curtain(state, state.legal()[0], state) is Curtain.DRAWN


def test_the_scene_offers_touches_for_every_action() -> None:
    state = build.using("artist", 1, a0="R8")
    paths = {choice.path for choice in GAME.scene(state, 0).legal}
    assert paths == {("region:R1",), ("region:R7",)}
    assert GAME.scene(state, 1).legal == []
    state = build.using("merchant", 1)
    build.wave(state, "shrewd", 0)
    build.store(state, 0, kimono=2)
    build.play(state, "merchant-C1")
    paths = {tuple(choice.path) for choice in GAME.scene(state, 0).legal}
    assert ("good:0:kimono:2",) in paths
    assert ("piece-wave:merchant", "good:0:kimono:2") in paths
    kinds = {GAME.notate(state, choice.code): choice.kind for choice in GAME.scene(state, 0).legal}
    assert kinds.pop("decline") == "waive"
    assert kinds.pop("sell+2") == "main", "all that can be sold, at the best price"
    assert set(kinds.values()) == {"plain"}


def test_painting_touches_the_next_one_face_down_and_giving_the_first() -> None:
    state = build.using("artist", 1, a0="R6", p0="C7")
    build.wave(state, "prolific", 0)
    build.show(state, 0, "waterfall moon")
    build.play(state, "artist-R7")
    paths = {GAME.notate(state, choice.code): choice.path for choice in GAME.scene(state, 0).legal}
    assert paths == {
        "give": ("painting:0:0",),
        "paint": ("painting:0:2",),
        "paint+": ("piece-wave:artist", "painting:0:2"),
        "decline": (),
    }


def test_the_scene_shows_both_seats_the_same_board() -> None:
    state, rng = build.start(), Rng(4)
    for _ in range(300):
        if state.is_over:
            break
        ours, theirs = (GAME.scene(state, seat).pieces for seat in (0, 1))
        assert ours == theirs
        state.apply(state.random_action(rng))
    pieces = {piece.id: piece for piece in ours}
    assert sum(id_.startswith("figure:0:") for id_ in pieces) == 3
    assert sum(id_.startswith("figure:1:") for id_ in pieces) == 3
    assert pieces["goods-bag"].count == sum(build.bag(state).values())
    assert pieces["colour-tile:0"].tone == "plum"
    assert pieces["colour-tile:1"].tone == "moss"
    panels = GAME.scene(state, 0).panels
    assert [panel.score for panel in panels] == state.scores()


def test_the_last_round_is_marked() -> None:
    state = build.ready()
    build.put(state, 0, temple=8)
    build.roll(state, 3, 1, 1)

    def marker() -> str:
        piece = next(p for p in GAME.scene(state, 0).pieces if p.id == "round-marker")
        assert piece.label is not None
        return piece.label.id

    assert marker() == "piece-round"
    build.play(state, "take-pilgrim pilgrim-T1 visit")
    assert marker() == "piece-last-round"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_prompts_and_log_speak_every_language(language: str) -> None:
    say = speaker(GAME, language)
    state = build.using("pilgrim", 1)
    waiting = {
        "en": "It is Seat 1's turn.",
        "de": "Spieler 1 ist am Zug.",
        "fr": "C’est à Joueur 1 de jouer.",
    }
    assert say(GAME.prompt(state, 1)) == waiting[language]
    walked = GAME.story(state, state.legal()[0], after(state, "pilgrim-S4"), 1)
    assert walked is not None
    assert "S4" in say(walked)
    state = build.using("artist", 1, a0="R6")
    build.show(state, 0, "waterfall")
    build.play(state, "artist-R7")
    given = GAME.story(state, GAME.parse(state, "give"), after(state, "give"), NOBODY)
    assert given is not None
    word = {"en": "waterfall", "de": "Wasserfall", "fr": "cascade"}[language]
    assert word in say(given)


def after(state: TokaidoDuo, text: str) -> State:
    return state.after(GAME.parse(state, text))


def told(state: TokaidoDuo, text: str) -> str:
    message = GAME.story(state, GAME.parse(state, text), after(state, text), NOBODY)
    assert message is not None
    return speaker(GAME, "en")(message)


def test_the_log_tells_who_rolls_and_whose_wave_is_taken() -> None:
    state = build.ready()
    assert told(state, "roll-1-2-3") == (
        "Seat 1 rolls 1 for the pilgrims, 2 for the merchants, 3 for the artists."
    )
    build.begin_round(state, 2)
    assert told(state, "roll-1-2-3").startswith("Seat 2 rolls")
    state = build.using("pilgrim", 1)
    build.play(state, "pilgrim-S4")
    assert told(state, "wave-merchant") == "Seat 1 takes the wave “Shrewd merchant”."
    build.waves(state, 1, "calm", "shrewd", "prolific")
    assert told(state, "wave-merchant") == "Seat 1 takes the wave “Shrewd merchant” from Seat 2."


def test_choices_tell_what_they_bring() -> None:
    say = speaker(GAME, "en")
    state = build.using("merchant", 1)
    build.wave(state, "shrewd", 0)
    build.store(state, 0, kimono=2)
    build.play(state, "merchant-C1")
    labels = {GAME.notate(state, code): say(GAME.label(state, code)) for code in state.legal()}
    assert labels["sell-2"] == "Sell 2 kimonos for 8 coins (4 each)"
    assert labels["sell+2"] == "Sell 2 kimonos for 10 coins (5 each)"
    assert told(state, "sell+2") == "Seat 1 sells 2 kimonos for 10 coins."
    state = build.using("artist", 1, a0="R8", p0="T1")
    build.wave(state, "prolific", 0)
    build.play(state, "artist-R1")
    labels = {GAME.notate(state, code): say(GAME.label(state, code)) for code in state.legal()}
    assert (labels["paint"], labels["paint+"]) == (
        "Paint: turn up 2 paintings",
        "Paint: turn up 3 paintings",
    )


def test_a_blocked_merchant_is_told_so() -> None:
    say = speaker(GAME, "en")
    assert say(GAME.prompt(build.using("merchant", 1), 0)) == "Move your merchant one town."
    blocked = build.using("merchant", 3, m0="M2", m1="C4", p1="C5")
    assert say(GAME.prompt(blocked, 0)) == "Your merchant has nowhere to go and stays put."


def test_the_terminal_shows_the_island_in_80_columns() -> None:
    for edition in GAME.editions():
        state = build.ready(edition)
        build.roll(state, 2, 1, 1)
        text = GAME.draw(state)
        assert max(map(len, text.splitlines())) <= 80
        for station in state.tables.station_ids:
            assert station in text
        assert "p1" in text
        assert "kim4" in text
        assert build.rows(state.dice) == [2, 1, 1]
