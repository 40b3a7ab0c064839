"""Complete games in the browser, against bots, by touching the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.starts import sit_down_to_play_all
from zashiki.core import registry

GAMES = registry.names()
TABLES = [(game, seats) for game in GAMES for seats in registry.game(game).seat_counts]
Come = Callable[..., Player]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touching_the_board(house: House, guest: Come, game: str) -> None:
    player = guest()
    player.come_in(house, game)
    player.play_to_the_end()
    verdict = player.page.locator("dialog .verdict").inner_text()
    assert verdict.strip()
    rows = player.page.locator(".count-table tbody tr").count()
    assert rows >= 1
    totals = player.page.locator(".count-table .total td").all_inner_texts()[:2]
    assert all(text.lstrip("-").isdigit() for text in totals)


@pytest.mark.parametrize("game", GAMES)
def test_first_move_within_three_clicks(house: House, guest: Come, game: str) -> None:
    player = guest()
    page = player.page
    page.goto(house.address)
    page.locator(f'.game-card a.button[href="/new/{game}"]').click()  # one
    page.locator("button.start").click()  # two
    seen = player.ready()
    player.touch(*seen["at"])  # three
    player.wait_for_effect(seen)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everything_fits_without_scrolling(
    house: House, guest: Come, game: str, seats: int
) -> None:
    player = guest(locale="de-DE")  # the language with the longest words
    player.sit_down(house, game, seats)
    player.wait_for_turn()
    size = player.page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size == [1280, 720]
    for selector in (".turn-bar .undo", ".turn-bar .end", "#prompt", "svg[data-area]"):
        assert_in_sight(player, selector, 1280, 720)


def assert_in_sight(player: Player, selector: str, width: int, height: int) -> None:
    """All that the selector finds lies inside the window, and it finds something."""
    found = player.page.locator(selector).all()
    assert found, selector
    for each in found:
        box = each.bounding_box()
        assert box is not None, selector
        assert box["x"] >= 0, (selector, box)
        assert box["y"] >= 0, (selector, box)
        assert box["x"] + box["width"] <= width + 1, (selector, box)
        assert box["y"] + box["height"] <= height + 1, (selector, box)


@pytest.mark.parametrize(
    ("game", "seats", "locale"),
    [(*table, "de-DE") for table in TABLES]
    + [(game, registry.game(game).seat_counts[-1], "en-GB") for game in GAMES],
)
def test_a_phone_held_sideways_has_all_that_a_turn_needs(
    house: House, guest: Come, game: str, seats: int, locale: str
) -> None:
    player = guest(sideways=True, locale=locale)
    page = player.page
    player.sit_down(house, game, seats)
    needed = ["#prompt", ".undo", ".end", ".thumb-tabs button", ".standing", ".board-frame"]
    for _ in range(4):
        player.wait_for_turn()
        size = page.evaluate(
            "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert size == [844, 390]
        for selector in [*needed, ".counter"] if page.locator(".counter").count() else needed:
            assert_in_sight(player, selector, 844, 390)
        touchable = page.locator(":is(.stage, .near) .can").count()
        assert touchable == page.locator(".can").count()  # nothing is hidden in a sheet
        player.act()
    board = page.locator(".board-frame").bounding_box()
    assert board is not None
    assert board["height"] > 330


def test_undo_and_end_turn_stay_in_their_place(house: House, guest: Come) -> None:
    player = guest()
    player.sit_down(house, "tokaido_duo")
    places = set()
    for _ in range(25):
        player.wait_for_turn()
        boxes = [
            player.page.locator(f".turn-bar .{name}").bounding_box() for name in ("undo", "end")
        ]
        places.add(tuple((box["x"], box["y"]) for box in boxes if box))
        if not player.act():
            break
    assert len(places) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_on_a_phone(house: House, guest: Come, game: str) -> None:
    """By fingers, nothing but touches: the board comes closer by itself."""
    player = guest(phone=True)
    sit_down_to_play_all(house, player, game)
    player.wait_for_turn()
    width = player.page.evaluate("() => document.documentElement.scrollWidth")
    assert width == 390
    player.play_to_the_end()
    assert player.page.locator("dialog .verdict").inner_text().strip()


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_is_turned_while_a_game_is_played(house: House, guest: Come, game: str) -> None:
    player = guest(sideways=True)
    player.sit_down(house, game)
    player.play_some(12)
    before = player.wait_for_turn()["version"]
    player.page.set_viewport_size({"width": 390, "height": 844})
    player.page.locator(".table-page.upright").wait_for()
    player.play_some(4)
    player.page.set_viewport_size({"width": 844, "height": 390})
    player.page.locator(".table-page.sideways").wait_for()
    player.play_some(4)
    assert player.look()["version"] > before


def test_a_whole_match_by_the_list_and_keys_alone(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    page.goto(house.address)
    page.locator(".game-card").first.wait_for()
    tab_to(player, 'a[href="/new/samurai"]')
    page.keyboard.press("Enter")
    page.locator(".setup").wait_for()
    tab_to(player, ".sitter-place:nth-of-type(2) select")
    page.keyboard.type("Dice")
    tab_to(player, ".more-choices summary")
    page.keyboard.press("Enter")
    tab_to(player, ".more-choices label:last-child select")
    page.keyboard.type("at once")  # bots that do not pretend to think
    tab_to(player, "button.start", "Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    while choose_by_list(player):
        pass
    assert page.locator("dialog .verdict").inner_text().strip()
    expect(page.locator("dialog .count-table .total td").first).to_be_in_viewport()


def choose_by_list(player: Player) -> bool:
    """Play something of the list by keys, or end the turn; False when the match is over."""
    page = player.page
    seen = player.wait_until(
        "there is something to choose",
        lambda now: now["over"] or now["held"] or now["actions"] > 0,
    )
    if seen["over"]:
        return False
    if seen["held"]:
        page.keyboard.press("e")
        player.wait_until("the turn ends", lambda now: now["over"] or not now["held"])
        return True
    page.keyboard.press("/")
    for _ in range(player.rng.randint(1, min(seen["actions"], 4))):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    if page.evaluate("() => document.activeElement?.ariaExpanded === 'true'"):  # a group opens
        for _ in range(player.rng.randint(1, 3)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")

    def is_done(now: dict[str, Any]) -> bool:
        return bool(now["over"] or now["version"] != seen["version"])

    told = player.wait_until(
        "it is played, or asked about", lambda now: is_done(now) or now["asked"]
    )
    if told["asked"]:  # whether something is really given up; the keys are at "no"
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        player.wait_until("it is given up", is_done)
    return True


def tab_to(player: Player, selector: str, key: str = "Tab", most: int = 80) -> None:
    for _ in range(most):
        player.page.keyboard.press(key)
        if player.page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector):
            return
    raise AssertionError(f"the tab key never reaches {selector}")
