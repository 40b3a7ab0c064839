"""What eyes see: pieces in places, and paths of touches."""

from __future__ import annotations

from math import hypot

import pytest

from tests.games.yamatai import build
from zashiki.core.lettering import width
from zashiki.core.rng import Rng
from zashiki.core.state import NOBODY
from zashiki.games.yamatai import GAME, map_lettering, place_names
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.tables import Tables
from zashiki.texts import speaker


def paths(state: Yamatai) -> dict[str, list[str]]:
    choices = GAME.scene(state, int(state.actor)).legal
    return {GAME.notate(state, choice.code): list(choice.path) for choice in choices}


def pieces(state: Yamatai, seat: int) -> dict[str, str]:
    return {piece.id: piece.place for piece in GAME.scene(state, seat).pieces}


def test_what_lies_on_the_table() -> None:
    state = build.house(build.ships_at(build.sacred(build.begin(2), "i20"), s07="wood"), 1, "i01")
    build.hire(state, 1, "riu")
    seen = pieces(state, NOBODY)
    assert seen["ship-s07"] == "s07"
    assert seen["building-i01"] == "i01"
    assert seen["sacred-i20"] == "i20"
    assert seen["culture-i02"] == "i02"
    assert seen["tile-b06"] == "row-0"
    assert seen["specialist-yasoma"] == "specialist-place-0"
    assert seen["specialist-riu"] == "seat-1-hired"
    assert seen["fleet-1"] == "track-0"
    assert seen["fleet-back-5"] == "track-5"
    assert seen["meeple-1-1"] == "order-2"
    assert (
        sum(piece.count for piece in GAME.scene(state, 0).pieces if piece.id == "pile-back") == 22
    )


def test_own_ships_lie_in_the_hand_those_of_others_in_their_harbour() -> None:
    state = build.at_hand(build.at_hand(build.begin(2), 0, gold=1), 1, clay=1)
    assert pieces(state, 0)["hand-gold"] == "hand-ships"
    assert pieces(state, 0)["seat-1-clay"] == "seat-1-harbour"
    assert pieces(state, 1)["seat-0-gold"] == "seat-0-harbour"


def test_paths_begin_where_the_hand_would_reach() -> None:
    state = build.begin(2)
    assert paths(state)["take-fleet3"] == ["fleet-3"]
    build.play(state, "take-fleet2")
    offered = paths(state)
    assert offered["wood@s01"] == ["hand-wood", "s01"]
    assert offered["sell-wood"] == ["hand-wood", "supply-wood"]
    assert offered["buy-clay"] == ["supply-clay"]
    assert offered["reserve-b06"] == ["fleet-2", "tile-b06"]
    assert offered["go-on"] == []
    build.play(state, "wood@s01")
    assert paths(state)["collect-s01-i01"] == ["ship-s01", "culture-i01"]


def test_paths_of_buildings_powers_and_payments() -> None:
    state = build.ships_at(build.clear_all(build.begin(2)), s16="bamboo", s07="clay")
    build.culture(build.hire(state, 0, "raijin", "hetsuka"), 0, rose=2, blue=2)
    build.at_hand(state, 0, stone=1)
    build.play(state, "take-fleet2")
    assert paths(state)["give-stone"] == ["specialist-raijin", "hand-stone"]
    build.play(state, "give-stone")
    assert paths(state)["give-wood"] == ["hand-wood"]
    build.play(state, "give-wood", "gold@s02")
    assert paths(state)["b17@i02"] == ["tile-b17", "i02"]
    assert paths(state)["rose-for-coins"] == ["specialist-hetsuka", "hand-rose"]
    build.play(state, "b17@i02", "recruit-yasoma")
    assert paths(state)["pay-rose+rose"] == ["hand-rose", "hand-rose"]
    assert build.legal(state) == {"pay-rose+rose", "pay-blue+blue"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_that_recur_are_made_once(seats: int) -> None:
    state = build.begin(seats)
    rng = Rng(seats)
    for _ in range(120):
        state.apply(state.random_action(rng))
    first, again = GAME.scene(state, 0), GAME.scene(state, 0)
    assert all(one is other for one, other in zip(first.pieces, again.pieces, strict=True))
    assert all(one is other for one, other in zip(first.legal, again.legal, strict=True))


def test_the_drawing_names_everything() -> None:
    state = build.house(build.ships_at(build.begin(2), s07="wood"), 0, "i01")
    drawn = GAME.draw(state, 0)
    assert "●h" in drawn
    assert "Round 1" in drawn
    assert "Fleets: 1 2 3 4 5, then {6 7 8 9 10}" in drawn
    assert "Awaj:●h" in drawn
    assert "W3a" in drawn
    assert all(name[:4] + ":" in drawn for name in place_names.islands(state.tables))
    assert all(name in drawn for name in place_names.spaces(state.tables))
    assert "B bamboo" in drawn
    assert max(map(len, drawn.splitlines())) <= 80


def test_labels_say_what_it_is_about() -> None:
    state = build.at_hand(
        build.hire(build.begin(2, faces={"i01": "violet"}), 0, "susanoo"), 0, clay=1
    )
    build.play(state, "take-fleet3")

    def said(action: str) -> str:
        return speaker(GAME, "en")(GAME.label(state, GAME.parse(state, action)))

    assert said("buy-clay") == "Buy a clay ship for 4 coins"
    assert said("sell-clay") == "Sell a clay ship for 7 coins"
    build.play(state, "clay@s01")
    assert said("collect-s01-i01") == "Collect violet fan from Awaji with the ship on 2a"
    assert said("move-s01-s07") == "Move the clay ship on 2a to 3a"


def test_what_actions_name_is_written_on_the_board() -> None:
    state = build.begin(2)
    written = {speaker(GAME, "en")(decor.text) for decor in GAME.layout(state).decor if decor.text}
    islands, spaces = place_names.islands(state.tables), place_names.spaces(state.tables)
    assert {*islands, *spaces} <= written
    assert len({*islands, *spaces}) == int(state.tables.islands + state.tables.spaces)
    assert all(space[-1] in place_names.LETTERS and space[:-1].isdigit() for space in spaces)


def test_a_refusal_names_places_as_the_board_does() -> None:
    state = build.ships_at(build.at_hand(build.begin(2), 0, clay=1), s01="wood")
    build.play(state, "take-fleet3")
    refusal = state.why_not(0, GAME.parse(state, "clay@s01"))
    assert refusal is not None
    assert speaker(GAME, "en")(refusal.message) == "There is a ship on 2a already."


def test_names_of_islands_can_be_read_beside_ships_and_each_other() -> None:
    tables = build.begin(4).tables
    found = map_lettering.signs(tables)
    ships = [
        map_lettering.Sign("", x, y, map_lettering.SHIP, map_lettering.SHIP)
        for x, y in tables.space_at
    ]
    narrow = [sign._replace(w=1.08 * width(sign.name, sign.h)) for sign in found]  # not yet larger
    for i, sign in enumerate(narrow):
        covered = sum(map_lettering.common(sign, thing) for thing in (*ships, *narrow[:i]))
        assert covered < 0.2 * sign.w * sign.h, sign.name
        nearest = min(tables.island_at, key=lambda at: hypot(sign.x - at[0], sign.y - at[1]))
        assert nearest == tables.island_at[i], sign.name


def test_names_of_islands_side_by_side_do_not_read_as_one() -> None:
    found = map_lettering.signs(build.start(2).tables)
    for n, one in enumerate(found):
        for other in found[:n]:
            apart = abs(one.x - other.x) - (one.w + other.w) / 2
            assert abs(one.y - other.y) > one.h / 2 or apart >= 10, (one.name, other.name)


def test_nothing_spoken_of_a_place_can_be_taken_for_something_else() -> None:
    state = build.begin(2)
    tables = state.tables
    ids = [*tables.space_names, *tables.island_names, *tables.tile_names]
    ids += tables.specialist_names
    spoken = [*place_names.spaces(tables), *place_names.islands(tables)]
    assert {name.lower() for name in ids}.isdisjoint(name.lower() for name in spoken)
    forms = [GAME.actions.family(name).form for name in ("place", "build", "hallow", "remove")]
    forms += [GAME.actions.family(name).form for name in ("reserve", "recruit", "swap", "clear")]
    for name in spoken:
        for form in forms:
            named = {"ship": "wood", "space": name, "island": name, "specialist": name}
            tile = {"tile": "b06" if "island" in form else name}
            with pytest.raises(ValueError, match=r"there is no|not an action"):
                GAME.parse(state, form.format_map(named | tile))


def test_where_ids_look_like_spoken_names_the_ids_are_spoken() -> None:
    text = (GAME.folder / "editions" / "default.toml").read_text(encoding="utf-8")
    mine = GAME.read_edition(text.replace('"s40"', '"2a"').replace('"i05"', '"sado"'), "mine.toml")
    tables = mine.tables
    assert isinstance(tables, Tables)
    assert place_names.spaces(tables) == tables.space_names
    assert place_names.islands(tables) == tables.island_names


def test_the_colour_of_what_is_asked_is_used_for_nothing_else() -> None:
    for symbol in (GAME.folder / "art").iterdir():
        assert "--vermilion" not in symbol.read_text(encoding="utf-8"), symbol.name
    layout = GAME.layout(build.begin(4))
    tones = {place.tone for place in layout.places}
    tones |= {tone for decor in layout.decor for tone in (decor.fill, decor.stroke)}
    assert "vermilion" not in tones


def test_what_can_be_picked_up_is_told_apart() -> None:
    say = speaker(GAME, "en")
    for seed in range(4):
        rng, state = Rng(seed), build.begin(2)
        while not state.is_over:
            if state.actor >= 0:
                scene = GAME.scene(state, int(state.actor))
                starts = {choice.path[0] for choice in scene.legal if choice.path}
                labels = {place.id: place.label for place in GAME.layout(state).places}
                labels |= {piece.id: piece.label for piece in scene.pieces}
                named = [labels[start] for start in starts]
                spoken = [say(label) for label in named if label is not None]
                assert len(set(spoken)) == len(starts), spoken
            state.apply(state.random_action(rng))


def test_going_on_with_ships_to_place_gives_something_up() -> None:
    state = build.play(build.begin(2), "take-fleet2")
    assert kinds(state)["go-on"] == "waive"
    state = build.play(build.begin(2), "take-fleet2", "sell-wood")
    assert kinds(state)["go-on"] == "main"
    build.play(state, "go-on")
    assert kinds(state)["end"] == "end"


def kinds(state: Yamatai) -> dict[str, str]:
    choices = GAME.scene(state, int(state.actor)).legal
    return {GAME.notate(state, choice.code): choice.kind for choice in choices}
