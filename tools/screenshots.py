"""Keep pictures of every screen in docs/screens, taken in a real browser.

python tools/screenshots.py [GAME …] [house] [study] [review] [puzzles]    all, or some of them
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import DESK, PHONE, SIDEWAYS  # noqa: E402
from tests.browser.house import House  # noqa: E402
from tests.browser.player import Player  # noqa: E402
from tools import fewer_colours, pictures, visit  # noqa: E402
from zashiki.core import registry  # noqa: E402
from zashiki.study.lessons import lessons  # noqa: E402
from zashiki.study.puzzles import puzzles  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
DEVICES = {"": DESK, "-tablet": {"width": 834, "height": 1112}, "-phone": PHONE}
THEMES = ("light", "dark")
REVIEWED = "samurai"  # a match of it
PUZZLED = "samurai"  # its first one
STILL = 400  # milliseconds until a page has settled
DRAWN = "() => [...document.images].every((each) => each.complete || each.loading === 'lazy')"


@dataclass
class Camera:
    browser: Browser
    house: House
    desk: Page  # where pictures are made small

    @contextmanager
    def guest(self, theme: str = "light", device: str = "") -> Iterator[Player]:
        context = self.browser.new_context(
            viewport=DEVICES[device],  # type: ignore[arg-type]
            has_touch=bool(device),
            is_mobile=bool(device),
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            locale="en-GB",
        )
        try:
            yield Player(context.new_page())
        finally:
            context.close()

    def shoot(self, player: Player, name: str) -> None:
        player.page.wait_for_function(DRAWN)
        player.page.wait_for_timeout(STILL)
        picture = fewer_colours.paint(self.desk, player.page.screenshot())
        (SCREENS / f"{name}.png").write_bytes(picture)
        sys.stdout.write(f"docs/screens/{name}.png {len(picture) // 1024} kB\n")
        sys.stdout.flush()

    def both(self, name: str, come: Callable[[Player], object]) -> None:
        """A page on a desk, in light and in dark."""
        for theme in THEMES:
            with self.guest(theme) as player:
                come(player)
                self.shoot(player, f"{name}-{theme}")


# --- a game ---------------------------------------------------------------------------------


def of_game(camera: Camera, game: str) -> None:
    of_table(camera, game)
    camera.both(f"{game}-rules", lambda player: open_rules(player, camera.house, game))
    camera.both(f"{game}-lesson", lambda player: open_lesson(player, camera.house, game))
    camera.both(f"{game}-coach", lambda player: sit_with_coach(player, camera.house, game))
    with camera.guest() as player:
        player.page.goto(f"{camera.house.address}/g/{game}/gallery")
        player.page.locator("svg.exhibit .piece").first.wait_for()
        camera.shoot(player, f"{game}-gallery")


def of_table(camera: Camera, game: str) -> None:
    """A table in the middle of a match, on every device; a phone is held sideways, too."""
    for device in DEVICES:
        with camera.guest(device=device) as player:
            sit_in(player, camera.house, game)
            for theme in THEMES:
                player.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
                camera.shoot(player, f"{game}{device}-{theme}")
            if device == "-phone":
                player.page.emulate_media(color_scheme="light")
                player.page.set_viewport_size(SIDEWAYS)
                camera.shoot(player, f"{game}-sideways")


def sit_in(player: Player, house: House, game: str) -> None:
    """Take the first seat of a match between greedy bots, who stay in the others."""
    record = pictures.played(game, min(pictures.SEATS, registry.game(game).seat_counts[-1]))
    page = player.page
    page.goto(house.address)
    page.wait_for_load_state("networkidle")
    api = f"{house.address}/api"
    kept = page.request.post(f"{api}/records", data={"record": record.dumps()}).json()
    wish = {"ply": pictures.turn_of(record, 0), "seat": 0, "bot": "greedy"}
    table = page.request.post(f"{api}/tables/{kept['id']}/try", data=wish).json()
    page.goto(f"{house.address}/t/{table['id']}")
    player.wait_for_turn()
    hint = page.get_by_role("button", name="Got it")
    if hint.count():
        hint.click()


def open_rules(player: Player, house: House, game: str) -> None:
    """The rulebook at its picture of the table."""
    player.page.goto(f"{house.address}/rules/{game}")
    head = player.page.locator("h2:has(+ .figure)").first
    head.wait_for()
    head.evaluate("(head) => head.scrollIntoView()")


def open_lesson(player: Player, house: House, game: str) -> None:
    """The first lesson, where there is something to do."""
    page = player.page
    first = lessons(registry.game(game))[0]
    page.goto(f"{house.address}/learn/{game}/{first.id}")
    buttons = page.locator(".lesson-buttons")
    for _ in range(next(i for i, step in enumerate(first.step) if step.is_task)):
        step = page.locator(".lesson-head .quiet").inner_text()
        buttons.locator("button.primary").click()
        page.locator(".lesson-head .quiet").filter(has_not_text=step).wait_for()
    buttons.get_by_role("button", name="Show me").wait_for()
    player.wait_for_turn()


def sit_with_coach(player: Player, house: House, game: str) -> None:
    """A first match, as the start page begins it."""
    played = registry.game(game)
    bots = [{"kind": "bot", "bot": "level1"}] * (played.seat_counts[0] - 1)
    wish = {"game": game, "seats": [{"kind": "me"}, *bots], "pace": 0, "guided": True}
    wish["options"] = dict(played.first_options)
    table = player.page.request.post(f"{house.address}/api/tables", data=wish).json()
    player.page.goto(f"{house.address}/t/{table['id']}")
    player.wait_for_turn()
    player.page.locator(".coach").wait_for()


# --- the house ------------------------------------------------------------------------------


def of_house(camera: Camera) -> None:
    camera.both("start", lambda player: open_start(player, camera.house))
    with camera.guest() as player:
        player.page.goto(f"{camera.house.address}/new/samurai")
        player.page.locator(".setup").wait_for()
        camera.shoot(player, "new-table")
    with camera.guest() as player:
        wait_for_friends(player, camera.house)
        camera.shoot(player, "waiting-room")
    of_help(camera)
    of_end(camera)


def open_start(player: Player, house: House) -> None:
    player.page.goto(house.address)
    player.page.wait_for_load_state("networkidle")


def wait_for_friends(player: Player, house: House) -> None:
    sitters = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "search"}]
    player.page.goto(house.new_table(player.page.request, "samurai", sitters))
    player.page.locator(".waiting").wait_for()


def of_help(camera: Camera) -> None:
    """What a table can tell: notes beside things, and a card that explains one."""
    with camera.guest() as player:
        sit_in(player, camera.house, "samurai")
        player.page.locator("[data-place=o14]").hover(force=True)
        player.page.locator(".tip .tip-name").wait_for()
        camera.shoot(player, "explanation")
        player.page.locator(".overlays button").click()
        player.page.locator(".overlay-list input").first.check()
        player.page.keyboard.press("Escape")
        player.page.mouse.move(0, 0)
        camera.shoot(player, "overlay")


def of_end(camera: Camera) -> None:
    """The count after a match, and a look back into it."""
    with camera.guest() as player:
        player.sit_down(camera.house, "tokaido_duo", bot="greedy")
        player.play_to_the_end()
        player.page.reload()  # without the banners that are still to come
        player.page.locator("dialog[open]").wait_for()
        camera.shoot(player, "count")
        player.page.goto(player.page.url.split("?")[0] + "?ply=60")
        player.page.locator(".table-page[data-ply='60']").wait_for()
        camera.shoot(player, "replay")


# --- studies --------------------------------------------------------------------------------


def of_study(camera: Camera) -> None:
    camera.both("study", lambda player: open_study(player, camera.house))
    camera.both("editor", lambda player: open_editor(player, camera.house))
    with camera.guest(device="-phone") as player:
        open_study(player, camera.house)
        player.page.get_by_role("button", name="Moves").tap()
        camera.shoot(player, "study-phone")


def open_study(player: Player, house: House) -> None:
    """A match with a variation, a remark and marks."""
    record = pictures.played("samurai", 2)
    ply = pictures.turn_of(record, 0)
    page = player.page
    page.goto(house.address)
    page.wait_for_load_state("networkidle")
    api = f"{house.address}/api/studies"
    wish = {"record": record.dumps(), "name": "Before Edo falls"}
    study = f"{api}/{page.request.post(api, data=wish).json()['id']}"
    scene = page.request.get(f"{study}/chapters/0/scene?node={ply}").json()["told"]["scene"]
    laid = [choice for choice in scene["legal"] if len(choice["path"]) == 2]
    hex_ = laid[len(laid) // 2]["path"][1]
    for code in (laid[0]["code"], laid[len(laid) // 2]["code"]):
        change = {"t": "play", "chapter": 0, "node": ply, "code": code}
        page.request.post(f"{study}/changes", data=change)
    change = {"t": "remark", "chapter": 0, "node": ply, "text": "Here Blue has a choice to make."}
    page.request.post(f"{study}/changes", data=change)
    marks = [
        {"kind": "arrow", "at": ["o14", hex_]},
        {"kind": "label", "at": [hex_], "text": "better", "tone": "gold"},
    ]
    change = {"t": "marks", "chapter": 0, "node": ply, "marks": marks}
    page.request.post(f"{study}/changes", data=change)
    page.goto(f"{study.replace('/api/studies', '/study')}?chapter=0&node={ply}")
    page.locator(".signs .sign").first.wait_for()


def open_editor(player: Player, house: House) -> None:
    page = player.page
    page.goto(f"{house.address}/position/samurai")
    page.locator(".begin select").select_option("kyoto")
    page.wait_for_load_state("networkidle")  # until that position lies there
    page.locator("[data-piece='figure:n12B'].can").click()
    page.locator("[data-place='figures-1'].can").wait_for()


# --- reviews --------------------------------------------------------------------------------


def of_review(camera: Camera) -> None:
    """A reviewed match at a turning point, on a desk and a phone."""
    address = reviewed(camera, REVIEWED)
    for device in ("", "-phone"):
        with camera.guest(device=device) as player:
            open_review(player, address)
            for theme in THEMES:
                player.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
                camera.shoot(player, f"review{device}-{theme}")
            player.page.emulate_media(color_scheme="light")
            player.page.locator(".review-notes button").first.click()
            player.page.locator(".review-options").wait_for()
            for theme in THEMES:
                player.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
                camera.shoot(player, f"review-turn{device}-{theme}")


def reviewed(camera: Camera, game: str) -> str:
    """The address of a table whose match was reviewed."""
    with camera.guest() as player:
        page, api = player.page, f"{camera.house.address}/api"
        page.goto(camera.house.address)
        record = pictures.played(game, 2)
        record.players = ("Aiko", "Ben")
        table = page.request.post(f"{api}/records", data={"record": record.dumps()}).json()["id"]
        page.request.post(f"{api}/tables/{table}/review")
        while page.request.get(f"{api}/tables/{table}/review").json()["status"] != "done":
            page.wait_for_timeout(1000)
    return f"{camera.house.address}/t/{table}"


def open_review(player: Player, address: str) -> None:
    page = player.page
    page.goto(address)
    close = page.locator("dialog[open] button.icon")
    close.wait_for()
    close.click()
    page.locator(".over").get_by_role("button", name="Review").click()
    page.locator(".chance-graph svg").wait_for()


# --- puzzles --------------------------------------------------------------------------------


def of_puzzles(camera: Camera) -> None:
    """The list, and a puzzle as it is asked and solved."""
    game = registry.game(PUZZLED)
    address = f"{camera.house.address}/puzzles"
    puzzle = f"{address}/{game.id}/{puzzles(game)[0].id}"
    for device in ("", "-phone"):
        for theme in THEMES:
            with camera.guest(theme, device) as player:
                page = player.page
                page.goto(address)
                page.locator(".puzzle-chip").first.wait_for()
                camera.shoot(player, f"puzzles{device}-{theme}")
                page.goto(puzzle)
                page.locator(".lesson-text p").first.wait_for()
                camera.shoot(player, f"puzzle{device}-{theme}")
                page.get_by_role("button", name="Show me").click()
                page.locator(".lesson-answer.solved p").first.wait_for()
                camera.shoot(player, f"puzzle-solved{device}-{theme}")


OTHERS = {"house": of_house, "study": of_study, "review": of_review, "puzzles": of_puzzles}


def main(wanted: list[str]) -> int:
    SCREENS.mkdir(parents=True, exist_ok=True)
    with visit.visiting() as (browser, house):
        camera = Camera(browser, house, browser.new_page())
        for each in wanted or [*registry.names(), *OTHERS]:
            if each in OTHERS:
                OTHERS[each](camera)
            else:
                of_game(camera, each)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
