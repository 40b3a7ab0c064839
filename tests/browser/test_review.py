"""The review of a match in the browser: asked for, stopped and gone on with, walked along."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import zashiki
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.test_pages import violations
from tests.browser.test_puzzles import go_on_from_study
from tests.browser.test_study import come_to_board
from zashiki.bots import Knowledge, make
from zashiki.match import Match, seeded_chance
from zashiki.record import Record

LAST = 40  # actions
PATIENCE = 240_000  # milliseconds: a review gives way to all who play on the same machine
COMING = "document.querySelector('.review-coming')?.textContent ?? ''"


def late_position() -> dict[str, object]:
    """Not long before the end of a match, so that its review is short, too."""
    whole = Record.play("tokaido_duo", seats=2, rng=zashiki.Rng(11))
    ply = len(whole.actions) - LAST
    while whole.state(ply).actor < 0:
        ply += 1
    return whole.state(ply).position()


def finished_table(player: Player, house: House) -> None:
    """At a short match that is over and turned more than once, without the count over it."""
    page = player.page
    page.goto(house.address)
    game = zashiki.game("tokaido_duo")
    match = Match(game.setup_from(late_position()), chance=seeded_chance(zashiki.Rng(5)))
    bot = make("random", game, seed=5)
    while not match.is_over:
        match.play(bot.choose(Knowledge(match.state, match.actor)))
        match.draw_on()
    record = Record.of(match)
    answer = page.request.post(f"{house.address}/api/records", data={"record": record.dumps()})
    page.goto(f"{house.address}/t/{answer.json()['id']}")
    page.locator("dialog[open] button.icon").click()


def open_tab(player: Player) -> None:
    player.page.locator(".over").get_by_role("button", name="Review").click()
    expect(player.page.get_by_role("tab", name="Review", selected=True)).to_be_visible()


def wait_for_review(page: Page) -> None:
    """However long it takes, as long as it goes on."""
    graph = page.locator(".chance-graph svg")
    goes_on = f"(told) => document.querySelector('.chance-graph svg') || ({COMING}) !== told"
    while not graph.is_visible():
        page.wait_for_function(goes_on, arg=page.evaluate(COMING), timeout=PATIENCE)


def ply_of(page: Page) -> int:
    return int(page.locator(".table-page").get_attribute("data-ply") or -1)


def test_a_match_is_played_reviewed_and_walked_through(
    guest: Callable[..., Player], house: House
) -> None:
    player = guest()
    page = player.page
    sitters = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    page.goto(house.new_table(page.request, "tokaido_duo", sitters, late_position()))
    expect(page.get_by_role("tab", name="Review")).to_have_count(0)  # while it runs there is none
    player.play_to_the_end()
    page.locator("dialog[open] button.icon").click()
    open_tab(player)
    expect(page.get_by_text("No review yet")).to_be_visible()
    page.get_by_role("button", name="Review this match").click()
    expect(page.get_by_role("button", name="Stop the review")).to_be_visible()
    page.get_by_role("button", name="Stop the review").click()
    expect(page.get_by_text("The review was stopped")).to_be_visible()
    page.reload()
    page.locator("dialog[open] button.icon").click()
    open_tab(player)
    page.get_by_role("button", name="Continue the review").click()
    wait_for_review(page)

    # a sentence leads to the position it tells of, with what was better marked on the board
    page.locator(".review-notes button").first.click()
    expect(page.locator(".review-options li").first).to_be_visible()
    expect(page.locator(".review-options .played")).to_have_count(1)
    expect(page.locator(".signs .sign").first).to_be_attached()
    at = ply_of(page)

    # the graph is a slider: keys move the replay
    graph = page.get_by_role("slider", name="Everybody’s chances over the match")
    expect(graph).to_have_attribute("aria-valuenow", str(at))
    graph.press("ArrowRight")
    expect(page.locator(f".table-page[data-ply='{at + 1}']")).to_be_visible()
    graph.press("Home")
    expect(page.locator(".table-page[data-ply='0']")).to_be_visible()


def make_puzzle(page: Page) -> None:
    """A costly decision may be a puzzle; the sheet says so, or what it lacks."""
    page.locator(".review-notes button").first.click()
    page.get_by_role("button", name="Puzzle from this position").click()
    told = page.get_by_role("dialog", name="A puzzle of your own")
    words = re.compile("one turn is clearly best|Not a puzzle")
    expect(told.locator("b")).to_contain_text(words, timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_a_turning_point_leads_to_the_board_the_log_a_study_and_on(
    guest: Callable[..., Player], house: House
) -> None:
    player = guest()
    page = player.page
    finished_table(player, house)
    open_tab(player)
    page.get_by_role("button", name="Review this match").click()
    wait_for_review(page)

    # turning points are reached one after the other, and stand at the slider and in the log
    page.get_by_role("slider", name="Everybody’s chances over the match").press("Home")
    expect(page.locator(".table-page[data-ply='0']")).to_be_visible()
    page.get_by_role("button", name="Next turning point").click()
    assert page.locator(".slider-turns span").count() > 1
    expect(page.locator(".review-here")).to_be_visible()
    expect(page.locator(".table-page")).not_to_have_attribute("data-ply", "0")
    assert violations(page) == []
    page.get_by_role("tab", name="Log").click()
    earlier = page.get_by_role("button", name=re.compile("earlier", re.IGNORECASE))
    if earlier.count():
        earlier.click()
    expect(page.locator(".log-line.turned").first).to_be_attached()

    # from there a study branches off, which opens at the same position
    page.get_by_role("tab", name="Review").click()
    make_puzzle(page)
    at = ply_of(page)
    page.get_by_role("link", name="Study from here").click()
    page.wait_for_url(re.compile(rf"/study/\w+\?.*node={at}\b"))
    expect(page.get_by_role("tab", name="Moves")).to_be_visible()
    come_to_board(page)
    go_on_from_study(player, guest(), house)


def test_on_a_phone_the_graph_is_drawn_along_and_a_pick_shows_the_board(
    guest: Callable[..., Player], house: House
) -> None:
    player = guest(phone=True)
    page = player.page
    finished_table(player, house)
    open_tab(player)
    page.get_by_role("button", name="Review this match").tap()
    wait_for_review(page)
    box = page.locator(".chance-graph").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function("() => new URLSearchParams(location.search).has('ply')")
    plies = int(page.get_by_role("slider", name="Chances").get_attribute("aria-valuemax") or 0)
    assert abs(ply_of(page) - plies / 2) < plies / 10
    assert violations(page) == []
    page.locator(".review-notes button").first.tap()
    expect(page.locator(".sheet-up")).to_have_count(0)  # the board is what one wants to see
    expect(page.locator(".review-here .review-options")).to_be_visible()
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_review_speaks_the_language_of_its_reader(
    guest: Callable[..., Player], house: House, language: str
) -> None:
    player = guest(locale=language)
    page = player.page
    finished_table(player, house)
    page.get_by_role("tab", name="Analyse").click()
    words = {"de": "Noch keine Analyse", "fr": "Pas encore d’analyse"}
    expect(page.get_by_text(words[language])).to_be_visible()
