"""What things are, what may be done, what happened: told at the table and on pages."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.test_pages import violations
from tools import client
from zashiki.core import registry

Come = Callable[..., Player]


@pytest.fixture(scope="module")
def small_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with the small game that `zashiki new-game` writes: it has all that can be told."""
    client.build()
    folder = tmp_path_factory.mktemp("small")
    command = [sys.executable, "-m", "zashiki", "new-game", "lanterns", "--prefix", "LAN"]
    subprocess.run([*command, "--into", str(folder)], check=True, capture_output=True)
    house = House(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ZASHIKI_GAMES", str(folder / "lanterns"))
        house.open()
    yield house
    house.close()


def at_the_lanterns(small_house: House, guest: Come) -> tuple[Player, Page]:
    """Somebody whose turn it is."""
    player = guest()
    player.sit_down(small_house, "lanterns")
    player.wait_for_turn()
    return player, player.page


def test_what_is_pointed_at_explains_itself_and_leads_to_its_rule(
    small_house: House, guest: Come
) -> None:
    player, page = at_the_lanterns(small_house, guest)
    x, y = player.spot()
    page.mouse.move(x, y)
    card = page.locator(".tip")
    card.locator(".tip-worth").wait_for()
    assert card.get_attribute("role") == "tooltip"
    assert "Worth" in card.inner_text()
    rule = card.locator(".rule-link").bounding_box()
    assert rule is not None
    page.mouse.move(rule["x"] + 5, rule["y"] + 5)
    page.mouse.down()
    page.mouse.up()
    page.locator('.rulebook [id="LAN-3.2"].sought').wait_for()
    assert page.locator("#tab-rules").get_attribute("aria-selected") == "true"
    page.mouse.move(2, 400)
    card.wait_for(state="detached")


def test_a_question_mark_keeps_the_card_and_escape_gives_the_focus_back(
    small_house: House, guest: Come
) -> None:
    player, page = at_the_lanterns(small_house, guest)
    player.play_some(2)
    player.wait_for_turn()
    score = page.locator(".asked.score").first
    score.focus()
    page.keyboard.press("?")
    card = page.locator(".tip.pinned[role=dialog]")
    card.locator(".tip-parts td").first.wait_for()
    parts = [int(number) for number in card.locator(".tip-parts td").all_inner_texts()]
    assert parts[-1] == int(score.inner_text().split()[-1])
    assert violations(page) == []
    page.keyboard.press("Escape")
    card.wait_for(state="detached")
    assert score.evaluate("(button) => button === document.activeElement")
    page.locator(".asked.count").first.click()
    card.wait_for()


def test_a_long_touch_shows_the_card(small_house: House, guest: Come) -> None:
    player = guest(phone=True)
    page = player.page
    player.sit_down(small_house, "lanterns")
    player.wait_for_turn()
    page.locator(".board-frame .can[data-piece]").first.evaluate(
        """(card) => {
          const { x, y, width, height } = card.getBoundingClientRect();
          const at = { clientX: x + width / 2, clientY: y + height / 2 };
          card.dispatchEvent(
            new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true, ...at }));
        }"""
    )
    page.locator(".tip.by-finger .tip-worth").wait_for()
    assert violations(page) == []


def test_notes_are_switched_remembered_and_readable(small_house: House, guest: Come) -> None:
    _, page = at_the_lanterns(small_house, guest)
    assert page.locator(".note").count() == 0
    page.keyboard.press("o")
    page.locator(".note").first.wait_for()
    page.reload()
    page.locator(".note").first.wait_for()
    sizes = page.locator(".note text").evaluate_all(
        "(all) => all.map((each) => each.getBoundingClientRect().height)"
    )
    assert min(sizes) >= 14
    hits = page.evaluate(
        """() => [...document.querySelectorAll('.note')].map((note) => {
          const box = note.querySelector('rect').getBoundingClientRect();
          return [...document.querySelectorAll('[data-piece] .words')].filter((words) => {
            const other = words.getBoundingClientRect();
            return box.left < other.right && other.left < box.right
              && box.top < other.bottom && other.top < box.bottom;
          }).length;
        })"""
    )
    assert hits
    assert set(hits) == {0}
    page.locator(".overlays button").click()
    assert violations(page) == []
    page.locator(".overlay-list input").uncheck()
    page.locator(".note").first.wait_for(state="detached")


def test_many_actions_are_folded_and_the_log_has_its_room(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    player.sit_down(house, "samurai")
    player.play_until("figures are placed", lambda: page.locator(".group").count() > 1)
    player.wait_for_turn()
    groups = page.locator(".group")
    names = [name.split("\n")[0] for name in groups.all_inner_texts()]
    assert len(set(names)) == len(names)
    counted = sum(int(each.split()[-1]) for each in groups.all_inner_texts())
    alone = page.locator(".action-list > li > .action").count()
    assert f"{counted + alone} actions" in page.locator(".actions .count").inner_text()
    page.keyboard.press("/")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.locator(".group[aria-expanded=true] + ul .action").first.wait_for()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.matches('.action')")
    page.keyboard.press("ArrowLeft")
    page.locator(".group[aria-expanded=true]").wait_for(state="detached")
    assert page.evaluate("() => document.activeElement.matches('.group')")
    share = """() => {
      const high = (selector) => document.querySelector(selector).getBoundingClientRect().height;
      return [high('.actions') / high('.side'), high('.log-lines') / high('.side')];
    }"""
    actions, log = page.evaluate(share)
    assert actions <= 0.4
    assert log >= 0.25
    page.keyboard.press("/")
    page.keyboard.type("a")
    page.locator(".group").first.wait_for(state="detached")
    assert page.locator(".action").count() > 12


# What strips of paper say, and how far each is above the board, as they slide in.
BANNERS = """() => {
  window.banners = [];
  const look = () => {
    const banner = document.querySelector('.banner-room[aria-live=polite] .banner');
    if (!banner || banner === look.last) return;
    look.last = banner;
    const board = document.querySelector('.slot-board').getBoundingClientRect();
    window.banners.push([banner.innerText, board.top - banner.getBoundingClientRect().bottom]);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_events_stand_in_the_log_and_slide_in_beside_the_board(
    small_house: House, guest: Come
) -> None:
    player, page = at_the_lanterns(small_house, guest)
    page.evaluate(BANNERS)
    head = page.locator(".log-head.event")
    player.play_until("the deck is empty", lambda: head.count() > 0)
    page.wait_for_function("() => window.banners.length > 0")
    [[words, above]] = page.evaluate("() => window.banners")
    assert words == "The deck is empty"
    assert above >= 0
    assert head.inner_text() == "The deck is empty"
    banner = page.locator(".banner-room .banner")
    banner.wait_for(state="detached")
    page.locator(".log-head.event + ol .log-line").first.click()
    banner.wait_for()  # the past tells it again


@pytest.mark.parametrize("game", registry.names())
def test_areas_are_called_by_what_they_are(house: House, guest: Come, game: str) -> None:
    player = guest()
    player.sit_down(house, game)
    player.wait_for_turn()
    names = player.page.locator("svg[data-area]").evaluate_all(
        "(all) => all.map((each) => each.ariaLabel)"
    )
    assert len(names) > 1
    assert all(names)
    assert not any(name.startswith("seat-") for name in names)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_gallery_shows_all_cards_and_finds_them(
    small_house: House, guest: Come, theme: str
) -> None:
    player = guest(color_scheme=theme)
    page = player.page
    page.goto(f"{small_house.address}/g/lanterns/gallery")
    page.locator("svg.exhibit .piece").first.wait_for()
    assert page.locator(".gallery li").count() == 4
    page.locator("#gallery-words").fill("koi points")
    page.locator(".gallery li").nth(1).wait_for(state="detached")
    assert "Worth 5 points." in page.locator(".gallery li").inner_text()
    assert violations(page) == []
    page.locator(".gallery .rule-id").click()
    page.locator('[id="LAN-3.2"].sought').wait_for()


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_a_gallery_page(house: House, guest: Come, game: str) -> None:
    page = guest().page
    page.goto(f"{house.address}/rules/{game}")
    page.locator(f'a[href="/g/{game}/gallery"]').click()
    page.locator("h1").wait_for()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
