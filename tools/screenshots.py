"""Keep pictures of every screen in docs/screens, taken in a real browser.

python tools/screenshots.py [GAME …]    sits in on matches between bots and plays one to its end
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.house import House  # noqa: E402
from tests.browser.player import Player  # noqa: E402
from tools import pictures, visit  # noqa: E402
from zashiki.core import registry  # noqa: E402
from zashiki.record import Record  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
DESK = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}


def shoot(player: Player, name: str) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    player.page.wait_for_timeout(400)
    player.page.screenshot(path=SCREENS / f"{name}.png")
    sys.stdout.write(f"docs/screens/{name}.png\n")


def guest(browser: Browser, theme: str, phone: bool = False) -> Player:
    context = browser.new_context(
        viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
        has_touch=phone,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    return Player(context.new_page())


def of_game(browser: Browser, house: House, game: str) -> None:
    """A table in the middle of a game between greedy bots: light, dark, a phone held either way."""
    record = pictures.played(game, min(pictures.SEATS, registry.game(game).seat_counts[-1]))
    ply = pictures.turn_of(record, 0)
    for phone in (False, True):
        player = guest(browser, "light", phone)
        sit_in(player, house, record, ply)
        if phone:
            shoot(player, f"{game}-phone")
            player.page.set_viewport_size(SIDEWAYS)  # type: ignore[arg-type]
            shoot(player, f"{game}-sideways")
        else:
            shoot(player, f"{game}-light")
            player.page.emulate_media(color_scheme="dark")
            shoot(player, f"{game}-dark")
        player.page.context.close()


def sit_in(player: Player, house: House, record: Record, ply: int) -> None:
    """Take the first seat of a match at a ply, with bots in the others."""
    page = player.page
    page.goto(house.address)
    page.wait_for_load_state("networkidle")
    api = f"{house.address}/api"
    kept = page.request.post(f"{api}/records", data={"record": record.dumps()}).json()
    wish = {"ply": ply, "seat": 0, "bot": "greedy"}
    table = page.request.post(f"{api}/tables/{kept['id']}/try", data=wish).json()
    page.goto(f"{house.address}/t/{table['id']}")
    player.wait_for_turn()


def of_house(browser: Browser, house: House) -> None:
    """The start page, a new table, the rules, and how a game ends."""
    for theme in ("light", "dark"):
        player = guest(browser, theme)
        player.page.goto(house.address)
        player.page.wait_for_load_state("networkidle")
        shoot(player, f"start-{theme}")
        player.page.context.close()
    player = guest(browser, "light")
    player.page.goto(f"{house.address}/new/samurai")
    player.page.locator(".setup").wait_for()
    shoot(player, "new-table")
    player.sit_down(house, "tokaido_duo", bot="greedy")
    player.play_to_the_end()
    shoot(player, "count")
    player.page.keyboard.press("Escape")
    player.page.goto(player.page.url.split("?")[0] + "?ply=60")
    player.page.locator(".table-page[data-ply='60']").wait_for()
    shoot(player, "replay")
    player.page.context.close()


def main(games: list[str]) -> int:
    with visit.visiting() as (browser, house):
        for game in games or registry.names():
            of_game(browser, house, game)
        if not games:
            of_house(browser, house)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
