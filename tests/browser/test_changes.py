"""A page is told what changed; with what it knew that makes the whole picture."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.house import House
from tests.browser.player import Player
from zashiki.core import registry

Come = Callable[..., Player]

# What lies where, in words and to the pixel.
PICTURE = """() => [...document.querySelectorAll('.stage [data-piece]')].map((piece) => {
  const box = piece.getBoundingClientRect();
  return [piece.dataset.piece, piece.ariaLabel, Math.round(box.x), Math.round(box.y)].join(' ');
}).sort()"""


@pytest.mark.parametrize("game", registry.names())
def test_changes_make_the_picture_that_a_reload_shows(house: House, guest: Come, game: str) -> None:
    player = guest()
    kinds: list[str] = []
    player.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda text: kinds.append(kind_of(text))),
    )
    player.sit_down(house, game)
    player.play_until("several changes were told", lambda: kinds.count("change") > 6)
    player.wait_for_turn()
    assert kinds.count("scene") == 1
    player.page.keyboard.press("Escape")
    player.page.mouse.move(0, 0)
    player.ready()  # it lies still
    picture = player.page.evaluate(PICTURE)
    player.page.reload()
    player.ready()
    assert len(picture) > 10
    assert player.page.evaluate(PICTURE) == picture


def test_a_page_that_missed_a_change_asks_for_the_whole(house: House, guest: Come) -> None:
    player = guest()
    missed: list[str] = []
    asked: list[str] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def ask(text: str | bytes) -> None:
            if missed and kind_of(text) == "look":
                asked.append(str(text))
            server.send(text)

        def tell(text: str | bytes) -> None:
            if not missed and kind_of(text) == "change" and '"thinking":true' in str(text):
                missed.append(str(text))
            else:
                page.send(text)

        page.on_message(ask)
        server.on_message(tell)

    player.page.route_web_socket("**/live", between)
    player.sit_down(house, "tokaido_duo")
    player.play_until("the whole is asked for", lambda: len(asked) > 0)
    player.play_some(10)  # more changes may have come before the whole did: it goes on all the same
    assert len(missed) == 1


def kind_of(text: str | bytes) -> str:
    return str(json.loads(text)["t"])
