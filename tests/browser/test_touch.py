"""No touch is lost: fingers that slip, boards that move under them, things that are carried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.house import House
from tests.browser.player import MANY, Player
from tests.browser.screens import measuring
from tests.browser.starts import ME_AND_A_BOT, late_position, sit_down_to_play_all
from zashiki.core import registry

Come = Callable[..., Player]
Seen = dict[str, Any]


def whose_die(player: Player, at: tuple[float, float]) -> str:
    """Whose die of Tokaido Duo lies at a point."""
    found: str = player.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-piece]').dataset.piece", at
    )
    assert found.startswith("die:")
    return found.removeprefix("die:")


def at_the_dice(house: House, guest: Come) -> tuple[Player, Seen, tuple[float, float], str]:
    """Somebody on a phone, what is seen, where a die lies and whose it is."""
    player = guest(phone=True)
    player.sit_down(house, "tokaido_duo")
    seen = player.wait_for_turn()
    at = player.spot()
    return player, seen, at, whose_die(player, at)


def is_moved(player: Player, whose: str) -> None:
    """The die was taken that was meant."""
    player.page.locator("#prompt", has_text=f"Move your {whose}").wait_for()


def test_a_touch_counts_for_what_lay_there_when_the_finger_came_down(
    house: House, guest: Come
) -> None:
    player, seen, at, whose = at_the_dice(house, guest)
    player.finger.down(*at)
    player.page.evaluate("() => document.querySelector('[title=\"The whole board\"]').click()")
    player.page.locator("[title='Zoom in']").wait_for()
    assert player.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-piece]') == null", at
    )
    player.finger.up()
    player.wait_for_effect(seen)
    is_moved(player, whose)


def test_a_finger_that_slips_a_little_on_a_board_that_is_closer_touches(
    house: House, guest: Come
) -> None:
    player, seen, (x, y), whose = at_the_dice(house, guest)
    assert player.page.locator("[title='The whole board']").count() == 1
    player.finger.down(x, y)
    player.finger.move(x + 12, y)
    player.finger.up()
    player.wait_for_effect(seen)
    is_moved(player, whose)


@pytest.mark.parametrize("game", registry.names())
def test_a_finger_means_what_was_seen_before_the_board_came_closer(
    house: House, guest: Come, game: str
) -> None:
    player = guest(phone=True, reduced_motion="no-preference")
    page = measuring(player)
    position = late_position(game, 60) if game == "samurai" else None  # where little is open
    page.goto(house.new_table(page.request, game, ME_AND_A_BOT, position))
    player.wait_for_turn()
    page.evaluate("() => measure.watch()")
    touches, wrong = 0, []
    while touches < 60 and not (seen := player.ready(player.rng.randrange(MANY)))["over"]:
        player.touch(*seen["at"])
        told = page.evaluate("() => measure.hasty(400)")
        touches += told["touches"]
        wrong += told["wrong"]
    assert touches > 20
    assert wrong == []


# Which of the things that can be used are pieces: their numbers in the order of `person.spot`.
PIECES = """() => [...document.querySelectorAll('.stage .can:is([data-piece], [data-place])')]
  .flatMap((thing, i) => (thing.matches('[data-piece]') ? [i] : []))"""


def carry(player: Player) -> bool:
    """Carry a piece that can be used to where it may be laid; False: there is none."""
    mouse = player.page.mouse
    pieces = player.page.evaluate(PIECES)
    if not pieces:
        return False
    x, y = player.spot(player.rng.choice(pieces))
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 12, y - 12)
    is_carried = player.page.locator(".sky .carried").count() == 1
    if is_carried:
        places = player.wait_for_turn()["can"]  # buttons come after them, where nothing can be laid
        mouse.move(*player.spot(player.rng.randrange(max(1, len(places)))), steps=2)
    mouse.up()
    return is_carried


@pytest.mark.parametrize("game", registry.names())
def test_a_whole_match_by_carrying_things(house: House, guest: Come, game: str) -> None:
    player = guest()
    sit_down_to_play_all(house, player, game)
    carried = 0
    while not (seen := player.wait_for_turn())["over"]:
        if seen["held"] or not carry(player):
            player.act()
            continue
        carried += 1
        player.wait_for_effect(seen)
    assert carried > 4
    assert player.page.locator("dialog .verdict").inner_text().strip()
