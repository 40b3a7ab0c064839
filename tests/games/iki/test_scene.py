"""What eyes see: everything on the table is there, and touches lead to actions."""

from __future__ import annotations

import pytest

from tests.games.iki import build
from zashiki.core.message import Message
from zashiki.core.rng import Rng
from zashiki.core.scene import Piece, Scene
from zashiki.games.iki.rules import Iki
from zashiki.texts import speaker


def seen(state: Iki, seat: int = 0) -> Scene:
    return build.GAME.scene(state, seat)


def pieces(state: Iki) -> dict[str, Piece]:
    return {piece.id: piece for piece in seen(state).pieces}


def paths(state: Iki) -> dict[str, tuple[str, ...]]:
    """Paths of touches by notation."""
    return {
        build.GAME.notate(state, c.code): tuple(c.path) for c in seen(state, int(state.actor)).legal
    }


def say(message: Message | None, language: str = "en") -> str:
    assert message is not None
    return speaker(build.GAME, language)(message)


def test_a_card_shows_cost_action_incomes_and_coins() -> None:
    state = build.month()
    build.lay_coins(state, "SP01", 2)
    there = pieces(state)
    card = there["card-SP04"]
    assert (card.art, card.text) == ("card-brown", "5")
    assert say(card.label) == "Seamstress"
    action = [there[f"SP04-act-{i}"] for i in range(3)]
    assert [(piece.art, piece.text) for piece in action] == [
        ("mon-beside", "2"),
        ("arrow", ""),
        ("iki-beside", "2"),
    ]
    rungs = [there[f"SP04-rung-{level}-0"] for level in range(3)]
    assert [(piece.art, piece.text) for piece in rungs] == [
        ("iki", ""),
        ("iki-beside", "2"),
        ("iki-beside", "3"),
    ]
    assert there["coins-16"].text == "2"
    known = build.GAME.about(state, 0, "slot-3")
    assert known is not None
    assert say(known.title) == "Armourer"
    assert say(known.text) == (
        "Master (red). Costs 6 mon and raises your fire value by 2. "
        "Action: 2 mon → 1 iki, +1 fire value. Payday, field by field: "
        "1 mon / 1 mon, 1 iki / 1 mon, 2 iki; then retires on this income."
    )
    assert say(known.worth) == "Costs you 6 mon; you have 8."


def test_a_kobun_climbs_its_card_on_the_board() -> None:
    state = build.visit(0)
    build.put(state, "NE4", "SP07", 2, 1)
    there = pieces(state)
    assert there["card-SP07"].place == "stall-NE4-head"
    assert (there["card-SP07"].owner, there["kobun-on-stall-NE4"].owner) == (2, 2)
    assert there["kobun-on-stall-NE4"].place == "stall-NE4-step-1"
    assert sum(piece.art == "kobun" for piece in there.values()) == 12


def test_fire_discs_lie_in_their_stack_order() -> None:
    state = build.visit(0)
    build.set_fire(state, 3, 3, 1)
    there = pieces(state)
    assert there["disc-0"].place == there["disc-1"].place == "fire-3"
    assert there["disc-0"].order > there["disc-1"].order
    assert there["disc-2"].place == "fire-1"


def test_calendar_order_track_and_blocking_tile() -> None:
    state = build.set_up(2)
    build.play(state, "field:3", "card:SP01", "card:SP02", "card:SP03", "card:SP04", "field:2")
    there = pieces(state)
    assert there["month"].place == "month-1"
    assert there["order-0"].place == "field-2"
    assert there["order-1"].place == "home-1"
    assert there["block"].place == "field-3"
    assert there["blocks"].count == 11
    assert there["deck"].count == 10
    assert there["fire-tiles"].count == 4
    assert (there["sun"].place, there["moon"].place) == ("held-0", "held-1")


def test_tiles_goods_and_retired_cards_lie_before_their_seat() -> None:
    state = build.visit(1, at_month=4)
    build.grant(state, 0, "guild-plan")
    build.give(state, 0, mon=9)
    build.play(state, "buy:summer-pouch-2")
    there = pieces(state)
    assert there["tile-guild-plan"].place == "held-0"
    assert there["tile-handcart"].place == "tiles"
    assert there["card-SU13"].place == "retired-0-purple"
    bought = [piece for piece in there.values() if piece.place == "goods-of-0"]
    assert [(piece.art, piece.text) for piece in bought] == [("pouch", "3")]


def test_panels_count_what_a_seat_holds() -> None:
    state = build.visit(0)
    build.give(state, 1, mon=7, rice=2, wood=1, sandal=3, koban=1, iki=12)
    build.set_fire(state, 0, 5, 0)
    panel = seen(state).panels[1]
    assert [counter.value for counter in panel.counters] == [7, 2, 1, 3, 1, 12, 5]
    assert panel.counters[-1].of == 12
    assert panel.score == state.scores()[1]


def test_paths_of_touches() -> None:
    assert paths(build.month())["field:flex"] == ("field-0",)
    state = build.turn("2")
    assert paths(state)["card:SP04"] == ("slot-1",)
    assert paths(state)["income"] == ()
    build.play(state, "card:SP01")
    assert paths(state)["stall:NE4"] == ("stall-NE4",)
    build.play(state, "stall:NE4")
    build.give(state, 0, sandal=16)
    build.stand(state, 0, 1)
    assert paths(state)["move:2"] == ("space-3",)
    assert paths(state)["move:10"] == ("figure-0", "space-3")
    assert paths(state)["move:18"] == ("figure-0", "figure-0", "space-3")
    build.go(state, 7, at_month=4)
    build.grant(state, 0, "guild-plan")
    build.give(state, 0, wood=9, koban=9, mon=9)
    assert paths(state)["build:temple"] == ("offer-4",)
    assert paths(state)["plan:temple"] == ("tile-guild-plan", "offer-4")
    assert paths(state)["done"] == ()
    build.go(state, 3)
    build.put(state, "SE1", "ST3", 1)
    assert paths(state)["deal"] == ("shop-3",)
    assert paths(state)["use:SE1"] == ("stall-SE1",)
    ends = [choice.kind for choice in seen(state).legal if not choice.path]
    assert ends == ["waive"]
    build.play(state, "deal")
    assert [choice.kind for choice in seen(state).legal if not choice.path] == ["end"]


def test_the_fire_is_seen_while_the_amulet_is_asked_for() -> None:
    state = build.visit(0, at_month=8)
    build.grant(state, 1, "fire-amulet")
    build.put(state, "SE2", "ST3", 1)
    build.play(state, "done", "fire:SE")
    assert pieces(state)["blaze"].text == "6"
    assert paths(state)["amulet"] == ("tile-fire-amulet",)
    assert (
        say(build.GAME.prompt(state, 1))
        == "A fire of strength 6 reaches your Tea Stall. Use the amulet?"
    )
    assert say(build.GAME.prompt(state, 1), "de") == (
        "Ein Feuer der Stärke 6 erreicht „Teestand“. Setzt du das Amulett ein?"
    )


def test_a_building_shows_its_price_points_and_effect() -> None:
    state = build.visit(0)
    there = pieces(state)
    assert there["building-temple"].text == "0"
    assert [there[f"temple-cost-{i}"].art for i in range(2)] == ["wood-beside", "koban-beside"]
    build.house(state, "NE1", "farmhouse", 1)
    there = pieces(state)
    assert there["building-farmhouse"].place == "stall-NE1-head"
    assert there["building-farmhouse"].owner == 1


def test_stories_tell_actions_paydays_and_fires() -> None:
    state = build.turn("2")
    assert say(build.told(state, "income")) == "Seat 1 takes 4 mon."
    build.play(state, "card:SP01")
    line = say(build.told(state, "stall:NE4"))
    assert line == "Seat 1 hires the Cotton Seller for NE4."
    other = build.visit(0, at_month=3)
    build.put(other, "SW1", "ST3", 0)
    build.put(other, "SW2", "SP04", 1)
    build.give(other, 1)
    line = say(build.told(other, "done"))
    assert line == (
        "Payday. Seat 1 receives 1 mon and pays 1 rice. "
        "Seat 2 receives 1 iki (1 character leaves unfed). Seat 3 receives nothing."
    )
    third = build.visit(0, at_month=5)
    build.put(third, "SE1", "ST3", 1)
    build.play(third, "done")
    line = say(build.told(third, "fire:SE"))
    assert line.startswith(
        "Seat 1 draws the fire: south-eastern quarter, strength 5. Lost: Tea Stall (SE1)."
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drawings_show_stalls_market_and_seats(seats: int) -> None:
    state = build.month(seats)
    build.put(state, "NE1", "SP07", 1, 1)
    text = build.GAME.draw(state)
    assert "Soba" in text
    assert "NE1 ◆1/3" in text
    assert "SP04 Seamstress br 5" in text
    assert "SP04 Seamstress br 5: 2 mon → 2 iki | 1 iki / 2 iki / 3 iki" in text
    assert "Temple for " in text
    assert "rice 3 mon → 2 rice" in text
    assert "● Seat 1 =" in text
    build.take_turn(state, 0)
    assert "to act: ● Seat 1" in build.GAME.draw(state)
    for language in ("en", "de", "fr"):
        assert max(len(line) for line in build.GAME.draw(state, None, language).split("\n")) <= 80
    assert build.GAME.svg(state).startswith("<svg")


def test_every_symbol_is_used() -> None:
    """Symbols of the folder all appear in layouts or scenes of random matches."""
    used: set[str] = set()
    for seed in range(24):
        state = build.GAME.start(2 + seed % 3)
        layout = build.GAME.layout(state)
        used |= {decor.art for decor in layout.decor} | {place.art for place in layout.places}
        rng = Rng(seed)
        while not state.is_over:
            if state.actor >= 0:
                scene = build.GAME.scene(state, int(state.actor))
                used |= {piece.art for piece in scene.pieces}
                used |= {c.art for panel in scene.panels for c in panel.counters}
            state.apply(state.random_action(rng))
    files = {entry.name.removesuffix(".svg") for entry in (build.GAME.folder / "art").iterdir()}
    # A level that pays nothing, in other editions; the picture of the game in the house.
    assert files - used == {"nothing", "print"}


def test_the_log_tells_the_mon_of_the_flexible_field() -> None:
    state = build.month()
    build.play(state, "field:2", "field:flex")
    assert say(build.told(state, "field:1")) == (
        "Seat 3 takes the field with 1 step. Seat 2 takes 1 mon."
    )


def test_the_log_tells_the_coins_after_a_fire_with_an_amulet() -> None:
    state = build.visit(0, at_month=5)
    build.grant(state, 1, "fire-amulet")
    build.put(state, "SE1", "ST3", 1)
    build.play(state, "done", "fire:SE")
    assert say(build.told(state, "amulet")) == (
        "Seat 2 saves the Tea Stall with the amulet. Lost: nothing. Each open card receives 1 mon."
    )


def test_the_log_tells_who_was_fed_after_a_choice() -> None:
    state = build.visit(0, at_month=12)
    build.set_fire(state, 0, 0, 5)
    for where, name, seat in (
        ("SW1", "WI02", 2),
        ("NE1", "WI04", 2),
        ("NW1", "WI06", 2),
        ("SE1", "WI07", 1),
        ("SE3", "WI11", 1),
    ):
        build.put(state, where, name, seat)
    build.give(state, 0)
    build.give(state, 1)
    build.give(state, 2, rice=1)
    build.play(state, "done")
    assert say(build.told(state, "leave:SW1")) == (
        "Seat 3 is short of rice: the Calendar Seller (SW1) leaves."
    )
    build.play(state, "leave:SW1")
    assert say(build.told(state, "leave:NE1")) == (
        "Seat 3 is short of rice: the Kite Maker (NE1) leaves. "
        "Feeding. Seat 2 pays no rice (2 characters leave unfed). Seat 3 pays 1 rice."
    )
    assert say(build.told(state, "leave:NE1"), "fr").endswith(
        "ne donne pas de riz (2 personnages partent faute de riz). Joueur 3 donne 1 riz."
    )


def test_the_log_tells_rice_that_came_in_and_was_eaten_at_once() -> None:
    state = build.visit(0, at_month=3)
    build.put(state, "SW1", "ST1", 1, 2)
    for seat in range(3):
        build.give(state, seat)
    assert say(build.told(state, "done")) == (
        "Payday. Seat 1 receives nothing. Seat 2 receives 2 rice and pays 1 rice. "
        "Seat 3 receives nothing."
    )


def test_the_log_tells_that_a_used_neutral_card_leaves() -> None:
    state = build.visit(0, seats=2)
    build.put(state, "SW1", "ST3")
    assert say(build.told(state, "use:SW1")).endswith(" Tea Stall was neutral and leaves the game.")
    build.put(state, "SW2", "ST1", 1)
    assert "neutral" not in say(build.told(state, "use:SW2"))
