from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tests.browser.house import House
from tests.browser.player import Player
from tools import chromium, client

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


@pytest.fixture
def guest(browser: Browser) -> Iterator[Callable[..., Player]]:
    """A new guest with a browser of their own; nothing may have gone wrong in any page."""
    contexts: list[BrowserContext] = []
    players: list[Player] = []

    def come(phone: bool = False, sideways: bool = False, **wishes: object) -> Player:
        usual: dict[str, object] = {"locale": "en-GB", "reduced_motion": "reduce"}
        usual["service_workers"] = "block"  # who keeps the shell would answer for the house
        usual["viewport"] = SIDEWAYS if sideways else PHONE if phone else DESK
        if phone or sideways:
            usual |= {"has_touch": True, "is_mobile": True}
        context = browser.new_context(**(usual | wishes))  # type: ignore[arg-type]
        contexts.append(context)
        player = Player(context.new_page(), taps=phone or sideways)
        players.append(player)
        return player

    yield come
    for context in contexts:
        context.close()
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
