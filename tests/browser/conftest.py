from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.browser.house import House
from tests.browser.player import Player
from tools import chromium, client

expect.set_options(timeout=20_000)  # milliseconds: what must show does so late on a busy machine

DESK: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        found = play.chromium.launch(
            executable_path=chromium.find(), args=chromium.arguments(), headless=True
        )
        yield found
        found.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all tests that do not harm it."""
    client.build()
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def rehearsed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which nothing is left to chance."""
    client.build()
    opened = House(tmp_path_factory.mktemp("rehearsed"), "tests.browser.rehearsed")
    opened.open()
    yield opened
    opened.close()


def visitor(
    browser: Browser, phone: bool = False, sideways: bool = False, **wishes: object
) -> Player:
    """A new guest with a browser of their own."""
    usual: dict[str, object] = {"locale": "en-GB", "reduced_motion": "reduce"}
    usual["service_workers"] = "block"  # who keeps the shell would answer for the house
    usual["viewport"] = SIDEWAYS if sideways else PHONE if phone else DESK
    if phone or sideways:
        usual |= {"has_touch": True, "is_mobile": True}
    context = browser.new_context(**(usual | wishes))  # type: ignore[arg-type]
    return Player(context.new_page(), taps=phone or sideways)


@pytest.fixture
def guest(browser: Browser) -> Iterator[Callable[..., Player]]:
    """New guests; nothing may have gone wrong in any page."""
    players: list[Player] = []

    def come(**wishes: Any) -> Player:
        players.append(visitor(browser, **wishes))
        return players[-1]

    yield come
    for player in players:
        player.page.context.close()
    assert [problem for player in players for problem in player.problems] == []


@pytest.fixture(scope="session")
def finished(browser: Browser, house: House) -> str:
    """The address of a table that two bots have played to its end."""
    context = browser.new_context()
    bot = {"kind": "bot", "bot": "random"}
    address = house.new_table(context.request, "tokaido_duo", [bot, bot])
    Player(context.new_page()).watch_to_the_end(address)
    context.close()
    return address


@pytest.fixture
def page(guest: Callable[..., Player]) -> Page:
    return guest().page
