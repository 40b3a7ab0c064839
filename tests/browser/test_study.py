"""Studies and the editor of positions: branch off, share live, draw, arrange and play from it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.test_pages import violations

Come = Callable[..., Player]
# A piece of each game that is taken in hand, and where it is put: positions of lessons.
BY_HAND = {
    "samurai": ("kyoto", "figure:n12B", "figures-1"),
    "tokaido_duo": ("market", "figure:1:pilgrim", "station:H1"),
    "iki": ("visit", "figure-1", "space-6"),
    "yamatai": ("turn", "ship-s03", "s60"),
}


def come_to_board(page: Page) -> None:
    page.locator(".area .piece").first.wait_for()
    expect(page.locator("#prompt")).not_to_have_text("")


def node_at(page: Page) -> str:
    found = page.locator(".move[aria-current]")
    expect(found).to_have_count(1)
    return found.get_attribute("data-node") or "0"


def step(page: Page, key: str) -> None:
    """To another node, whose position is told and painted."""
    with page.expect_response(re.compile(r"/scene\?")) as told:
        page.keyboard.press(key)
    told.value.finished()
    frames = (
        "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
    )
    page.evaluate(frames)


def play_first(page: Page) -> None:
    """Play the first action of the list, in words."""
    page.locator(".study-actions summary").click()
    page.locator(".action-list button.action, .action-list button.group").first.click()
    inner = page.locator(".action-group ul button.action")
    if inner.count():
        inner.first.click()


def test_a_study_branches_off_a_finished_match(house: House, guest: Come, finished: str) -> None:
    table = finished.rsplit("/", 1)[1]
    player = guest()
    page = player.page
    page.goto(f"{house.address}/study/new?table={table}&ply=6")
    page.wait_for_url("**/study/*node=6")
    come_to_board(page)
    assert node_at(page) == "6"
    for _ in range(40):  # to somebody's choice
        if page.locator(".prompt.asked").count():
            break
        step(page, "ArrowRight")
    before = page.locator("ol .move").count()
    at = node_at(page)
    choice = page.locator(".study-actions summary")
    choice.click()
    buttons = page.locator(".action-list button.action")
    for i in range(buttons.count()):  # one of them is what was played
        buttons.nth(i).click()
        expect(page.locator(f'.move[aria-current][data-node="{at}"]')).to_have_count(0)
        if page.locator("ol .move").count() > before:
            break
        page.keyboard.press("ArrowLeft")
        expect(page.locator(f'.move[aria-current][data-node="{at}"]')).to_have_count(1)
        if not buttons.first.is_visible():
            choice.click()
    assert page.locator("ol .move").count() == before + 1
    assert page.locator(".move-row.aside").count() == 1
    page.keyboard.press("ArrowUp")  # to the main line, and back
    expect(page.locator(".move-row.aside .move[aria-current]")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".move-row.aside .move[aria-current]")).to_have_count(1)
    page.locator("#remark").fill("Rather this.")
    page.locator("#remark").blur()
    expect(page.locator(".move-remark")).to_have_text("Rather this.")
    page.locator(".study-bar button[aria-label='Put this variation first']").click()
    expect(page.locator(".move-row.aside .move[aria-current]")).to_have_count(0)
    assert violations(page) == []
    page.reload()
    come_to_board(page)
    expect(page.locator(".move-remark")).to_have_text("Rather this.")
    page.keyboard.press("Delete")
    page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    expect(page.locator("ol .move")).to_have_count(before)


def test_a_study_is_shared_live_to_look_at_and_to_work_on(house: House, guest: Come) -> None:
    mine, other = guest().page, guest(locale="de-DE").page
    mine.goto(f"{house.address}/study/new?game=samurai")
    mine.wait_for_url("**/study/*")
    come_to_board(mine)
    mine.get_by_role("button", name="Share the study").click()
    mine.get_by_text("Others can view").click()
    link = mine.get_by_label("Link to view").input_value()
    path = link.split("/study/")[1]
    other.goto(f"{house.address}/study/{path}")
    come_to_board(other)
    expect(other.locator("#remark")).to_have_count(0)
    expect(other.locator(".pencil")).to_have_count(0)
    assert violations(mine) == []
    mine.keyboard.press("Escape")
    play_first(mine)
    expect(other.locator("ol .move")).to_have_count(1)  # without being asked
    expect(other.locator(".choice")).to_have_count(0)

    mine.get_by_role("button", name="Share the study").click()
    mine.get_by_text("Work together", exact=True).click()
    key = mine.get_by_label("Link to work together").input_value().split("/study/")[1]
    mine.keyboard.press("Escape")
    other.goto(f"{house.address}/study/{key}")
    come_to_board(other)
    other.locator("ol .move").first.click()
    other.locator("#remark").fill("Warum nicht?")
    other.locator("#remark").blur()
    expect(mine.locator(".move-remark")).to_have_text("Warum nicht?")
    mine.locator("ol .move").first.click()
    mine.get_by_role("button", name="Draw a ring").click()
    mine.locator("[data-place='k14']").click()
    expect(other.locator(".signs .sign")).to_have_count(1)
    expect(mine.locator(".signs .sign")).to_have_count(1)


def test_chance_is_chosen_bots_play_on_and_search_has_an_opinion(house: House, guest: Come) -> None:
    page = guest().page
    page.goto(f"{house.address}/study/new?game=tokaido_duo")
    page.wait_for_url("**/study/*")
    come_to_board(page)
    words = page.locator(".outcome span").first.inner_text()
    page.locator(".outcome").first.click()
    expect(page.locator(".move[aria-current] .move-words")).to_have_text(words)
    page.get_by_role("button", name="Draw at random").click()
    expect(page.locator("ol .move")).to_have_count(2)
    page.get_by_role("tab", name="Opinion").click()
    page.get_by_role("button", name="5 moves").click()
    page.get_by_role("tab", name="Moves").click()
    page.wait_for_function("() => document.querySelectorAll('ol .move .crest').length >= 5")
    page.get_by_role("tab", name="Opinion").click()
    page.get_by_role("button", name="Stop the bots").wait_for(state="detached")
    for _ in range(8):
        if page.locator(".prompt.asked").count():
            break
        step(page, "ArrowLeft")
    page.get_by_role("switch").click()
    page.locator(".opinions .alternative-value").first.wait_for(timeout=60_000)
    assert violations(page) == []


def test_a_study_on_a_phone(house: House, guest: Come) -> None:
    player = guest(phone=True, color_scheme="dark")
    page = player.page
    page.goto(f"{house.address}/study/new?game=samurai&position=kyoto")
    page.wait_for_url("**/study/*")
    come_to_board(page)
    page.get_by_role("button", name="Actions").tap()
    page.locator(".sheet-up .action-list button").first.tap()
    page.locator(".sheet-up .action-group ul button.action").first.tap()
    page.get_by_role("button", name="Moves").tap()
    expect(page.locator(".sheet-up ol .move")).to_have_count(1)
    page.locator(".sheet-up #remark").fill("On the train.")
    page.locator(".sheet-up #remark").blur()
    expect(page.locator(".move-remark")).to_have_text("On the train.")
    assert violations(page) == []


@pytest.mark.parametrize("game", BY_HAND)
def test_a_piece_is_put_elsewhere_by_touch_in_every_game(
    house: House, guest: Come, game: str
) -> None:
    position, piece, place = BY_HAND[game]
    page = guest().page
    page.goto(f"{house.address}/position/{game}")
    come_to_board(page)
    page.locator(".begin select").select_option(position)
    page.locator(f"[data-piece='{piece}'].can").wait_for()
    page.locator(f"[data-piece='{piece}'] .hit").focus()
    page.keyboard.press("Enter")
    page.locator(f"[data-place='{place}'].can").wait_for()
    page.locator(f"[data-place='{place}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("button[aria-label='Undo']")).to_have_attribute("aria-disabled", "false")
    expect(page.locator(f"[data-place='{place}'].can")).to_have_count(0)
    assert violations(page) == []


def test_a_position_is_arranged_says_why_not_and_is_played(house: House, guest: Come) -> None:
    page = guest().page
    page.goto(f"{house.address}/position/samurai")
    come_to_board(page)
    page.locator(".begin select").select_option("kyoto")
    page.locator("[data-piece='figure:n12B'].can").wait_for()
    page.locator("[data-piece='figure:n12B']").click()
    page.locator("[data-place='figures-1'].can").wait_for()
    page.locator("[data-place='figures-1']").click()
    page.get_by_text("This position can be played.").wait_for()
    page.get_by_label("Whose turn").select_option("Red")
    expect(page.get_by_label("Whose turn")).to_have_value("1")
    page.locator("#editor-tab-facts").click()
    page.locator("#fact-laid").fill("3")
    page.locator("#fact-laid").blur()
    problem = page.locator(".problem").first
    problem.wait_for()
    assert "laid" in problem.inner_text() or "seats" in problem.inner_text()
    expect(page.get_by_role("button", name="Play from here")).to_have_attribute(
        "aria-disabled", "true"
    )
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_text("This position can be played.").wait_for()
    assert violations(page) == []
    page.get_by_label("Point of view").select_option("Red")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/t/*")
    player = Player(page)
    player.wait_for_turn()
    assert player.act()


def test_a_position_is_arranged_on_a_phone_and_studied(house: House, guest: Come) -> None:
    page = guest(phone=True).page
    page.goto(f"{house.address}/position/tokaido_duo")
    come_to_board(page)
    page.locator(".begin select").select_option("market")
    marker = page.locator("[data-piece='figure:1:pilgrim'].can")
    marker.wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Study it").tap()
    page.wait_for_url("**/study/*")
    come_to_board(page)
