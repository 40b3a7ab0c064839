"""Chapter 5: the artist."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo import build
from zashiki.core.state import CHANCE
from zashiki.games.tokaido_duo import GAME
from zashiki.games.tokaido_duo.state import GIFTS_DONE, NO_TRIGGER, TAKING
from zashiki.games.tokaido_duo.tables import SYMBOL_NAMES

ALL_TEN = "moon moon moon waterfall waterfall waterfall mountain mountain bamboo bamboo"
# Figures far from R2 and R6 and from each other, so that tests can bring them in one by one.
FAR = {"p0": "T6", "m0": "C8", "p1": "T3", "m1": "C5", "a1": "R4"}


def painting(a0: str, number: int, **places: str) -> int:
    """How many paintings seat 0 turns up after moving its artist from R3 to `a0`."""
    state = build.using("artist", number, **({"a0": "R3"} | FAR | places))
    build.play(state, f"artist-{a0}")
    if "paint" not in build.legal(state):
        return 0
    build.play(state, "paint")
    while state.actor < 0 and build.rows(state.holder).count(-1) == 2:
        state.play(state.legal()[0])
    return int(state.turned[0])


# --- moving -------------------------------------------------------------------------------------


@pytest.mark.rule("DUO-5.1")
def test_the_artist_crosses_routes_from_region_to_region() -> None:
    assert build.legal(build.using("artist", 1, a0="R1")) == {"artist-R2", "artist-R7", "artist-R8"}
    assert build.legal(build.using("artist", 2, a0="R4")) == {
        "artist-R2",
        "artist-R3",
        "artist-R5",
        "artist-R6",
    }


@pytest.mark.rule("DUO-5.1")
def test_example_move_a_out_and_back_is_illegal() -> None:
    state = build.using("artist", 2, a0="R4")
    assert build.refused(state, "artist-R4").reason == "entered-twice"


@pytest.mark.rule("DUO-5.1")
def test_example_move_b_fewer_regions_than_the_die_shows_is_illegal() -> None:
    state = build.using("artist", 2, a0="R1")
    assert build.refused(state, "artist-R2").reason == "artist-count"


@pytest.mark.rule("DUO-5.1")
def test_example_move_c_two_steps_over_new_regions_are_legal() -> None:
    state = build.using("artist", 2, a0="R2")
    build.play(state, "artist-R7")  # over R6
    assert build.where(state, "a0") == "R7"


@pytest.mark.rule("DUO-5.1")
def test_a_neighbour_may_be_reached_by_a_longer_way() -> None:
    state = build.using("artist", 2, a0="R8")
    assert "artist-R1" in build.legal(state), "by way of R7"


@pytest.mark.rule("DUO-5.2")
def test_both_artists_may_be_in_one_region() -> None:
    state = build.using("artist", 1, a0="R3", a1="R4")
    build.play(state, "artist-R4")
    assert build.where(state, "a0") == build.where(state, "a1") == "R4"


@pytest.mark.rule("DUO-5.3")
def test_one_action_paint_or_give_never_both() -> None:
    for chosen, other in (("paint", "give"), ("give", "paint")):
        state = build.using("artist", 1, **FAR, a0="R6")
        build.show(state, 0, "waterfall")
        build.play(state, "artist-R7")
        assert build.legal(state) == {"paint", "give", "decline"}
        build.play(state, chosen)
        while state.actor < 0:
            state.play(state.legal()[0])
        assert int(state.phase) == TAKING
        assert other not in build.legal(state)


# --- painting -----------------------------------------------------------------------------------


@pytest.mark.rule("DUO-5.4")
def test_example_three_other_figures_turn_up_three_paintings() -> None:
    assert painting("R2", 1, p1="S1", m1="M2", a1="R2") == 3


@pytest.mark.rule("DUO-5.4")
def test_painting_turns_up_exactly_as_many_as_counted() -> None:
    state = build.using("artist", 1, **(FAR | {"a0": "R3", "p1": "S1", "m1": "M2"}))
    build.play(state, "artist-R2")
    assert build.legal(state) == {"paint", "decline"}, "only the action as a whole is optional"
    build.play(state, "paint")
    assert int(state.pending) == 2
    build.play(state, "shown-moon shown-bamboo")
    assert build.shown(state, 0) == ["moon", "bamboo"]
    assert int(state.actor) == 1


@pytest.mark.rule("DUO-5.5")
@pytest.mark.parametrize(
    ("region", "number", "places", "count"),
    [
        ("R2", 1, {"a1": "R2"}, 1),  # in the region
        ("R2", 1, {"p1": "S1"}, 1),  # on a station at its edge
        ("R6", 2, {"m1": "M2"}, 1),  # on a mountain town
        ("R2", 1, {}, 0),  # the painter does not count
        ("R2", 1, {"p0": "T2", "m0": "M2"}, 2),  # own figures count
        ("R2", 1, {"p0": "S1", "m0": "M2", "p1": "T2", "m1": "C3", "a1": "R2"}, 5),
        ("R2", 1, {"p1": "G2"}, 0),  # around the region where the move began
    ],
)
def test_figures_around_the_region_of_arrival_count(
    region: str, number: int, places: dict[str, str], count: int
) -> None:
    assert painting(region, number, **places) == count


@pytest.mark.rule("DUO-5.5")
def test_a_figure_on_a_town_counts_for_every_region_there() -> None:
    state = build.ready()
    build.stand(state, **FAR, a0="R3")

    def counted() -> set[str]:
        of = state.tables
        return {of.region_ids[r] for r in range(8) if state.figures_around(0, r)}

    build.stand(state, p0="T3", p1="S2", m1="C5", m0="C2")
    assert counted() == {"R1", "R2", "R4", "R5"}, "R4 and R5 because of the others"
    build.stand(state, m0="M2")
    assert counted() == {"R1", "R2", "R6", "R7", "R4", "R5"}


@pytest.mark.rule("DUO-5.5")
def test_nobody_around_nothing_to_paint() -> None:
    state = build.using("artist", 1, **FAR, a0="R3")
    build.show(state, 0, "waterfall")
    build.play(state, "artist-R2")
    assert build.legal(state) == {"give", "decline"}
    assert build.refused(state, "paint").rule_id == "DUO-5.5"


@pytest.mark.rule("DUO-5.6")
def test_paintings_are_turned_up_in_order_row_by_row() -> None:
    state = build.using("artist", 1, **(FAR | {"a0": "R3", "p1": "S1", "m1": "M2"}))
    build.play(state, "artist-R2 paint")
    assert build.chance(state) == {
        "shown-moon": 3,
        "shown-waterfall": 3,
        "shown-mountain": 2,
        "shown-bamboo": 2,
    }
    build.play(state, "shown-moon")
    assert build.chance(state)["shown-moon"] == 2, "what is turned up cannot come again"
    build.play(state, "shown-mountain")
    assert build.rows(state.shown)[:3] == [
        SYMBOL_NAMES.index("moon"),
        SYMBOL_NAMES.index("mountain"),
        -1,
    ]
    places = {p.id: p for p in GAME.layout(state).places}
    spots = [(places[f"gallery:0:{i}"].y, places[f"gallery:0:{i}"].x) for i in range(10)]
    assert spots == sorted(spots), "left to right, then the next row"


@pytest.mark.rule("DUO-5.6")
def test_fewer_left_than_counted_all_are_turned_up() -> None:
    state = build.using(
        "artist", 1, **(FAR | {"a0": "R3", "p0": "T2", "m0": "M2", "p1": "S1", "a1": "R2"})
    )
    build.show(state, 0, "moon moon moon waterfall waterfall waterfall mountain mountain")
    build.play(state, "artist-R2 paint")
    assert int(state.pending) == 2, "four others, two left"
    build.play(state, "shown-bamboo shown-bamboo")
    assert int(state.turned[0]) == 10
    assert int(state.actor) == 1


@pytest.mark.rule("DUO-5.6")
def test_nothing_to_paint_when_all_are_turned_up() -> None:
    state = build.using("artist", 1, **(FAR | {"a0": "R2", "p1": "C2"}))
    build.show(state, 0, ALL_TEN)
    build.play(state, "artist-R1")
    assert build.legal(state) == {"give", "decline"}
    assert build.refused(state, "paint").rule_id == "DUO-5.6"


@pytest.mark.rule("DUO-5.6")
def test_reveal_all_ten_and_count_the_symbols() -> None:
    for seat, counts in ((0, [3, 3, 2, 2]), (1, [2, 2, 3, 3])):
        state = build.ready()
        for _ in range(2):
            build.stand(state, p0="S1", m0="M2", p1="T2", m1="C3", a0="R2", a1="R2")
            build.stand(state, **{f"a{seat}": "R3"})
            build.take(state, "artist", 1, seat)
            build.play(state, "artist-R2 paint")
            for _ in range(5):
                assert state.actor == CHANCE
                state.play(state.legal()[0])
            assert state.actor != CHANCE
            build.begin_round(state, int(state.round) + 2)
        symbols = build.shown(state, seat)
        assert [symbols.count(name) for name in SYMBOL_NAMES] == counts


# --- giving -------------------------------------------------------------------------------------


@pytest.mark.rule("DUO-5.7")
def test_example_over_bamboo_to_a_waterfall_the_waterfall_may_be_given() -> None:
    state = build.using("artist", 2, a0="R2")
    build.show(state, 0, "waterfall")
    build.play(state, "artist-R7")
    assert "give" in build.legal(state)
    build.play(state, "give")
    assert build.shown(state, 0) == []
    assert int(state.gifts[0]) == 1
    assert build.rows(state.given)[:4] == [0, 1, 0, 0]


@pytest.mark.rule("DUO-5.7")
def test_the_symbol_must_be_that_of_the_region_of_arrival() -> None:
    state = build.using("artist", 1, **FAR, a0="R2")
    build.show(state, 0, "waterfall")
    build.play(state, "artist-R6")
    assert int(state.phase) == TAKING, "bamboo: nothing to give, nobody around"
    state = build.using("artist", 1, a0="R2", p1="T1")
    build.show(state, 0, "waterfall")
    build.play(state, "artist-R1")
    assert "give" not in build.legal(state)
    assert build.refused(state, "give").rule_id == "DUO-5.7"


@pytest.mark.rule("DUO-5.7")
def test_giving_is_a_choice_and_for_good() -> None:
    state = build.using("artist", 1, **(FAR | {"a0": "R6", "p1": "G4"}))
    build.show(state, 0, "waterfall moon")
    build.play(state, "artist-R7")
    assert build.legal(state) == {"give", "paint", "decline"}
    build.play(state, "give")
    assert build.shown(state, 0) == ["moon"]
    assert int(state.turned[0]) == 2, "the places do not fill again"


@pytest.mark.rule("DUO-5.8")
def test_one_painting_is_given_at_a_time() -> None:
    state = build.using("artist", 1, a0="R6")
    build.show(state, 0, "waterfall waterfall")
    build.play(state, "artist-R7 give")
    assert int(state.gifts[0]) == 1
    assert build.shown(state, 0) == ["waterfall"]
    assert int(state.actor) == 1


@pytest.mark.rule("DUO-5.9")
def test_only_the_first_painting_left_may_be_given() -> None:
    state = build.using("artist", 1, a0="R6", p1="G4")
    build.show(state, 0, "bamboo waterfall")
    build.play(state, "artist-R7")
    assert "give" not in build.legal(state)
    assert build.refused(state, "give").rule_id == "DUO-5.7"


@pytest.mark.rule("DUO-5.9")
def test_a_face_down_first_painting_blocks_giving_everywhere() -> None:
    for region in ("R1", "R2", "R3", "R5"):
        state = build.using("artist", 1, a0=region, p1="C2", p0="C7", m0="C4", m1="C8")
        build.give_away(state, 0, "moon waterfall")
        for target in build.legal(state):
            again = state.copy()
            build.play(again, target)
            assert "give" not in build.legal(again)
            if "paint" in build.legal(again):
                assert build.refused(again, "give").reason == "front-face-down"
                assert build.refused(again, "give").rule_id == "DUO-5.9"


@pytest.mark.rule("DUO-5.10")
def test_the_tenth_gift_triggers_the_end_with_an_empty_board() -> None:
    state = build.using("artist", 1, a0="R2")
    build.give_away(state, 0, ALL_TEN.removesuffix(" bamboo"))
    build.show(state, 0, "bamboo")
    build.play(state, "artist-R3")
    assert int(state.trigger) == NO_TRIGGER
    build.play(state, "give")
    assert (int(state.trigger), int(state.trigger_seat)) == (GIFTS_DONE, 0)
    assert int(state.gifts[0]) == int(state.turned[0]) == 10
    assert build.shown(state, 0) == []
