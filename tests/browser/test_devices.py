"""What is drawn can be read, what can be used can be reached: by fingers, mice and keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.screens import ON_DESK, ON_PHONE, faults, measuring, some
from tests.browser.starts import sit_down_to_play_all
from tests.browser.test_pages import violations
from zashiki.core import registry

Come = Callable[..., Player]
GAMES = registry.names()
TABLETS = [{"width": 768, "height": 1024}, {"width": 834, "height": 1112}]


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_no_small_words_and_no_small_targets(
    rehearsed: House, guest: Come, game: str
) -> None:
    player = guest(phone=True)
    for position in some(rehearsed, player, game, 50):
        assert faults(player, ON_PHONE) == [], position


@pytest.mark.parametrize("game", GAMES)
def test_a_desk_shows_no_small_words_and_no_covered_ones(
    rehearsed: House, guest: Come, game: str
) -> None:
    player = guest(locale="de-DE")
    for position in some(rehearsed, player, game, 12):
        assert faults(player, ON_DESK) == [], position


SPOIL = """() => {
  const [word, other] = document.querySelectorAll(".stage svg[data-area=board] text");
  other.style.fontSize = "3px";
  word.after(word.cloneNode(true));
  const { x, y, width, height } = word.getBBox();
  const rim = document.createElementNS(word.namespaceURI, "path");
  rim.setAttribute("class", "rim");
  rim.setAttribute("d", `M${x} ${y + height / 2}h${width}`);
  Object.assign(rim.style, { stroke: "red", strokeWidth: "2px" });
  word.after(rim);
  const glass = document.createElement("div");
  Object.assign(glass.style, { position: "fixed", inset: "0", zIndex: "1000" });
  document.body.append(glass);
}"""


def test_the_measure_finds_what_is_wrong(rehearsed: House, guest: Come) -> None:
    """The check itself can fail."""
    player = guest(phone=True)
    for _ in some(rehearsed, player, "tokaido_duo", 1):
        assert faults(player, ON_PHONE) == []
        player.page.evaluate(SPOIL)
        found = {fault.split()[0] for fault in faults(player, ON_PHONE)}
        assert found == {"low", "small", "covered", "crowded", "hidden"}


@pytest.mark.parametrize("game", GAMES)
def test_keys_reach_everything_that_can_be_used(rehearsed: House, guest: Come, game: str) -> None:
    player = guest()
    for position in some(rehearsed, player, game, 8):
        assert player.page.evaluate("() => measure.unreached()") == [], position


# --- keys ------------------------------------------------------------------------------------

ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]
AT = "document.activeElement?.closest('.can, .choice, .end.ready, .sure') != null"


def by_keys(player: Player) -> bool:
    """Walk a little over what can be used and touch something; False when the match is over."""
    seen = player.wait_for_turn()
    if seen["over"]:
        return False
    page = player.page
    page.wait_for_function(f"() => {AT} || document.querySelector('.over')")
    if seen["asked"]:  # the keys are at "no"
        page.keyboard.press("Tab")
    else:
        for _ in range(player.rng.randrange(3)):
            page.keyboard.press(player.rng.choice(ARROWS))
    page.keyboard.press("Enter")
    player.wait_for_effect(seen)
    return True


def tab_to_the_board(player: Player) -> None:
    player.wait_for_turn()
    for _ in range(150):
        player.page.keyboard.press("Tab")
        where = player.page.evaluate(
            """() => {
              const at = document.activeElement;
              return [at.localName, at.closest('.can') != null];
            }"""
        )
        assert where[0] != "svg"  # a picture itself is no stop
        if where[1]:
            return
    raise AssertionError("the tab key never reaches the board")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_tab_arrows_and_enter_on_the_board(
    house: House, guest: Come, game: str
) -> None:
    player = guest()
    sit_down_to_play_all(house, player, game)
    tab_to_the_board(player)
    while by_keys(player):
        pass
    assert player.page.locator("dialog .verdict").inner_text().strip()


def test_escape_puts_down_and_a_question_mark_explains(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    player.sit_down(house, "samurai")
    player.play_until("a tile may be laid", lambda: can_be_laid(page))
    tab_to_the_board(player)
    page.keyboard.press("?")
    card = page.locator(".tip.pinned")
    card.locator(".tip-name").wait_for()
    assert page.locator("dialog").count() == 0
    page.keyboard.press("Escape")  # the keys are at the tile again
    card.wait_for(state="detached")
    page.keyboard.press("Enter")
    page.locator(".stage .picked").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".stage .picked").first.wait_for(state="detached")


# --- any order, near touches, carrying -------------------------------------------------------

TILE = "[data-area=hand] .can[data-piece]"
HEX = "[data-area=board] .can[data-place]"


def said(page: Page) -> str:
    """What is asked, in words."""
    return page.locator("#prompt").inner_text()


def can_be_laid(page: Page) -> bool:
    """Whether the turn is to lay tiles on the board: the first choice begins in the hand."""
    return "Lay" in said(page) and page.locator(TILE).count() > 0


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def at_laying(house: House, player: Player) -> Page:
    player.sit_down(house, "samurai")
    player.play_until("a tile may be laid", lambda: can_be_laid(player.page))
    player.page.keyboard.press("Escape")
    player.wait_for_turn()
    return player.page


def test_the_place_may_be_touched_before_the_thing(house: House, guest: Come) -> None:
    player = guest()
    page = at_laying(house, player)
    page.locator(TILE).first.click()
    x, y = middle(page, HEX)
    page.keyboard.press("Escape")
    before = player.wait_for_turn()["version"]
    page.mouse.click(x, y)
    page.locator("[data-place].picked").wait_for()
    assert page.locator(HEX).count() == 0  # what is left to choose is the tile
    page.locator(TILE).first.click()
    player.wait_until("it is laid", lambda now: now["version"] != before)


def test_a_thing_is_carried_to_its_place_with_a_mouse(house: House, guest: Come) -> None:
    player = guest()
    page = at_laying(house, player)
    before = player.look()["version"]
    page.mouse.move(*middle(page, TILE))
    page.mouse.down()
    page.mouse.move(640, 300, steps=4)
    page.locator(HEX).first.wait_for()  # where it may be laid lights up
    assert page.locator(".sky .carried").count() == 1
    page.mouse.move(3, 3)
    page.mouse.up()  # nowhere: it goes back
    page.locator(".sky .carried").wait_for(state="detached")
    page.locator(".stage .picked").wait_for(state="detached")
    assert player.look()["version"] == before
    page.mouse.move(*middle(page, TILE))
    page.mouse.down()
    page.mouse.move(640, 300, steps=4)
    page.locator(HEX).first.wait_for()
    page.mouse.move(*middle(page, HEX), steps=4)
    page.mouse.up()
    player.wait_until("it is laid", lambda now: now["version"] != before)


def test_a_thing_is_carried_to_its_place_with_a_finger(house: House, guest: Come) -> None:
    player = guest(phone=True)
    page = at_laying(house, player)
    before = player.look()["version"]
    x, y = middle(page, TILE)
    player.finger.down(x, y)
    player.finger.move(x, y - 20)
    player.finger.move(x, y - 40)
    page.locator(HEX).first.wait_for()
    player.ready()  # the board has come to where it may be laid
    player.finger.move(*middle(page, HEX))
    player.finger.up()
    player.wait_until("it is laid", lambda now: now["version"] != before)


def test_a_touch_beside_a_target_means_it(house: House, guest: Come) -> None:
    player = guest(phone=True)
    page = player.page
    player.sit_down(house, "samurai")
    seen = player.ready()
    box = page.locator(TILE).first.bounding_box()
    assert box is not None
    player.finger.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] + 6)
    player.wait_for_effect(seen)


# --- shapes of the page ----------------------------------------------------------------------


@pytest.mark.parametrize("size", TABLETS, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("game", GAMES)
def test_a_tablet_held_upright_has_the_board_on_top(
    house: House, guest: Come, game: str, size: dict[str, int]
) -> None:
    player = guest(viewport=size, has_touch=True)
    player.sit_down(house, game, registry.game(game).seat_counts[-1])
    player.wait_for_turn()
    page = player.page
    board, side = (page.locator(each).bounding_box() for each in (".slot-board", ".side"))
    assert board is not None
    assert side is not None
    assert board["width"] >= 0.7 * size["width"]
    assert side["y"] >= board["y"] + board["height"]
    assert page.evaluate("() => document.documentElement.scrollWidth") == size["width"]
    assert page.locator(".end").is_visible()


@pytest.mark.parametrize("game", GAMES)
def test_twice_as_large_by_the_browser_leaves_a_board(house: House, guest: Come, game: str) -> None:
    player = guest(viewport={"width": 640, "height": 360})
    player.sit_down(house, game, registry.game(game).seat_counts[-1])
    player.wait_for_turn()
    frame = player.page.locator(".board-frame").bounding_box()
    assert frame is not None
    assert frame["width"] > 300
    assert frame["height"] > 200
    assert player.act()


def test_long_presses_are_told_once(house: House, guest: Come) -> None:
    player = guest(phone=True)
    page = player.page
    player.sit_down(house, "tokaido_duo")
    player.wait_for_turn()
    page.locator(".press-note button").tap()
    page.locator(".press-note").wait_for(state="detached")
    page.reload()
    player.wait_for_turn()
    assert page.locator(".press-note").count() == 0


def test_cards_are_shown_large_in_a_sheet_and_can_be_touched_there(
    house: House, guest: Come
) -> None:
    player = guest(phone=True)
    page = measuring(player)
    player.sit_down(house, "iki")
    player.play_until("a card may be hired", lambda: "hire a card" in said(page))
    page.keyboard.press("Escape")
    seen = player.wait_for_turn()
    page.locator(".thumb-tabs button", has_text="Cards").tap()
    card = page.locator(".card.can-be").first
    assert card.locator("b").first.inner_text().strip()
    assert page.evaluate("() => measure.low(12)") == []
    card.tap()
    player.wait_for_effect(seen)


def test_the_board_in_words_tells_neighbours_and_what_is_empty(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    player.sit_down(house, "samurai")
    player.wait_for_turn()
    page.keyboard.press("b")
    words = page.locator(".board-words-list")
    assert "Beside it:" in words.inner_text()
    assert words.locator("li b", has_text="Empty").count() > 0
    empty = words.locator("li", has=page.locator("b", has_text="Empty")).first.inner_text()
    name = empty.split(": ")[1].split(", ")[0]
    page.locator("#words-filter").fill(name)
    line = words.locator("li", has_text=name).first
    assert "empty" in line.inner_text()
    assert "Beside it:" in line.inner_text()


def test_behind_the_curtain_nothing_can_be_reached(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    page.goto(f"{house.address}/new/samurai")
    player.set_up(["me", "me"])
    page.locator(".curtain").wait_for()
    assert page.evaluate("() => document.activeElement.closest('.curtain') != null")
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate("() => document.activeElement.closest('.table-page') == null")
    told = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    names = {node.get("name", {}).get("value", "") for node in told if not node["ignored"]}
    assert any("Hand the screen to" in name for name in names)
    assert not names & {"Undo", "Menu", "Log"}


def test_no_curtain_where_nothing_is_secret(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    page.goto(f"{house.address}/new/tokaido_duo")
    player.set_up(["me", "me"])
    for _ in range(12):
        assert player.act()
        assert page.locator(".curtain").count() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_forced_colours_leave_everything_accessible(
    house: House, finished: str, guest: Come, theme: str
) -> None:
    player = guest(color_scheme=theme, forced_colors="active")
    page = player.page
    page.goto(f"{house.address}/new/samurai")
    player.set_up(["me", "me"])
    page.locator(".curtain").wait_for()
    assert violations(page) == []
    page.keyboard.press("Enter")
    player.wait_for_turn()
    assert violations(page) == []
    share = page.get_by_role("button", name="Share")
    words, menu = (lambda key=key: page.keyboard.press(key) for key in ("b", "?"))
    for opened in (share.click, words, menu):
        opened()
        page.locator("dialog[open]").wait_for()
        assert violations(page) == []
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    page.goto(finished)
    page.locator("dialog .verdict").wait_for()
    assert violations(page) == []
