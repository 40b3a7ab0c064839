"""Lessons and the coach of a first match, on every device."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.lesson import Lesson
from tests.browser.player import Player
from tests.browser.test_games import assert_in_sight
from tests.browser.test_pages import violations
from zashiki.core import registry

Come = Callable[..., Player]
GAMES = registry.names()
HELD = pytest.mark.parametrize("held", ["desk", "phone", "sideways"])


def comes(guest: Come, held: str, **wishes: object) -> Player:
    return guest(phone=held == "phone", sideways=held == "sideways", **wishes)


def assert_all_in_sight(player: Player, *selectors: str) -> None:
    size = player.page.viewport_size
    assert size is not None
    for selector in selectors:
        assert_in_sight(player, selector, size["width"], size["height"])


@HELD
@pytest.mark.parametrize("game", GAMES)
def test_the_coach_leaves_in_sight_what_a_turn_needs(
    house: House, guest: Come, game: str, held: str
) -> None:
    player = comes(guest, held, locale="de-DE")  # the language with the longest words
    page = player.page
    page.goto(house.address)
    page.locator(f'.first-time a[href="/new/{game}?guided"]').click()
    page.locator(".guided button").first.click()
    page.wait_for_url("**/t/*")
    player.wait_for_turn()
    coach = page.locator(".coach")
    coach.wait_for()
    assert_all_in_sight(player, ".coach", ".coach button", ".undo", ".end")
    if held != "sideways":  # there it lies over the column
        assert_all_in_sight(player, "#prompt")
    assert violations(page) == []
    coach.locator("button").click()
    coach.wait_for(state="detached")
    page.reload()
    player.wait_for_turn()
    assert coach.count() == 0  # nothing is told twice
    assert player.act()


@HELD
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_shown_to_its_end(house: House, guest: Come, game: str, held: str) -> None:
    player = comes(guest, held)
    page = player.page
    page.goto(f"{house.address}/learn/{game}")
    page.locator(".lesson-link.next").click()
    lesson, goes_on = Lesson(page), True
    page.locator(".lesson-text p").first.wait_for()
    while goes_on:
        assert_all_in_sight(player, ".lesson-buttons", ".lesson-head")
        frame = page.locator(".slot-board").bounding_box()
        assert frame is not None
        assert frame["height"] > 150
        assert violations(page) == []
        goes_on = lesson.go_on()
    next_lesson = lesson.onward.get_attribute("href") or ""
    lesson.onward.click()
    page.wait_for_url(f"**{next_lesson}")
    page.goto(f"{house.address}/learn/{game}")
    expect(page.locator("li.begun")).to_have_count(1)


def test_a_lesson_offers_nothing_of_a_match(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    page.goto(f"{house.address}/learn/samurai")
    page.locator(".lesson-link.next").click()
    page.locator(".lesson-text").wait_for()
    assert page.get_by_role("button", name="Share").count() == 0
    assert page.locator(".changes-button, .advice-button").count() == 0
    page.locator(".table-head button[aria-label=Menu]").click()
    page.locator(".menu a").first.wait_for()
    assert page.locator(".menu .resign, .ending").count() == 0


def test_a_rule_lies_over_the_lesson(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    page.goto(f"{house.address}/learn/samurai")
    page.locator(".lesson-link.next").click()
    Lesson(page).go_to_task()
    player.wait_for_turn()
    page.locator("[data-place]:not(.can)").first.click(force=True)
    page.locator(".prompt .notice .rule-link").click()
    page.locator("dialog .rulebook .sought").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
