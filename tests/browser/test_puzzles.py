"""Puzzles in the browser: the one of the day, tries on the board, what is remembered."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

import zashiki
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.test_pages import violations
from tests.browser.test_study import come_to_board
from zashiki.study.puzzles import Puzzle, PuzzleTry, puzzles

Come = Callable[..., Player]


def touched(puzzle: Puzzle) -> bool:
    """Whether both turns can be played by touching one thing for each action."""
    return all(len(paths) == 1 for paths in _paths(puzzle, puzzle.solution.codes))


def _paths(puzzle: Puzzle, codes: Sequence[int]) -> list[Sequence[str]]:
    attempt, found = PuzzleTry(puzzle), []
    for code in codes:
        scene = puzzle.game.scene(attempt.state, puzzle.seat)
        found.append(next(choice.path for choice in scene.legal if choice.code == code))
        attempt.play(code)
    return found


PUZZLE = next(filter(touched, puzzles(zashiki.game("tokaido_duo"))))


def play(player: Player, puzzle: Puzzle, codes: Sequence[int]) -> None:
    """Touch what these actions are made of: by keys, or with a finger."""
    page = player.page
    for path in _paths(puzzle, codes):
        for thing in path:
            place = page.locator(f"[data-piece='{thing}'] .hit, [data-place='{thing}']").first
            place.wait_for(state="attached")
            page.locator(f"[data-piece='{thing}'].can, [data-place='{thing}'].can").first.wait_for()
            place.focus()
            page.keyboard.press("Enter")
        page.wait_for_timeout(100)


def wrong_turn(puzzle: Puzzle) -> tuple[int, ...]:
    """A turn that is not right and is played by touches alone."""
    for text in puzzle.file.others:
        turn = puzzle.turn(text)
        if all(_paths(puzzle, turn.codes)):
            return turn.codes
    raise AssertionError("every wrong turn has a button")


def solve(player: Player, puzzle: Puzzle) -> None:
    """With a wrong try first."""
    page = player.page
    page.locator(".lesson-text p").first.wait_for()
    play(player, puzzle, wrong_turn(puzzle))
    wrong = page.locator(".lesson-answer.wrong")
    wrong.locator("p").first.wait_for()
    assert re.search(r"\d%", wrong.inner_text())
    assert violations(page) == []
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".lesson-answer")).to_be_empty()
    play(player, puzzle, puzzle.solution.codes)
    page.locator(".lesson-answer.solved p").first.wait_for()


@pytest.mark.parametrize("phone", [False, True])
def test_a_puzzle_is_solved_at_the_second_try_and_remembered(
    house: House, guest: Come, phone: bool
) -> None:
    player = guest(phone=phone, color_scheme="dark" if phone else "light")
    page = player.page
    page.goto(house.address)
    page.locator(".today a").click()
    page.wait_for_url("**/puzzles")
    page.locator(".daily a.button").wait_for()
    expect(page.get_by_text("Solve one a day")).to_be_visible()
    assert violations(page) == []
    number = puzzles(PUZZLE.game).index(PUZZLE) + 1
    game = page.get_by_role("region", name="Tokaido Duo")
    game.get_by_role("link", name=f"Puzzle {number},").click()
    page.wait_for_url(f"**/puzzles/tokaido_duo/{PUZZLE.id}")
    solve(player, PUZZLE)
    expect(page.locator(".lesson-answer .rule-id")).to_have_text(PUZZLE.idea.rule)
    assert violations(page) == []
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    page.goto(f"{house.address}/puzzles")
    expect(game.locator(".puzzle-chip.solved")).to_have_count(1)
    expect(page.locator(".puzzle-past li")).to_contain_text("solved, 1 wrong try")
    assert violations(page) == []


def test_who_looks_at_the_daily_puzzle_begins_no_series(house: House, guest: Come) -> None:
    page = guest().page
    page.goto(f"{house.address}/puzzles")
    page.locator(".daily a.button").click()
    page.locator(".lesson-text p").first.wait_for()
    page.get_by_role("button", name="Show me").click()
    page.locator(".lesson-answer.solved p").first.wait_for(timeout=30_000)
    page.get_by_role("link", name=re.compile("Next puzzle|All puzzles")).wait_for()
    page.goto(f"{house.address}/puzzles")
    expect(page.locator(".daily .tag")).to_have_text("solution seen")
    expect(page.locator(".daily")).to_contain_text("Solve one a day")


PATIENCE = 240_000  # milliseconds: judging gives way to all who play on the same machine
CLEAREST = max(filter(touched, puzzles(PUZZLE.game)), key=lambda each: min(each.file.found.gaps))


def arrange(page: Page, house: House, position: object) -> None:
    """Write a position into the editor."""
    page.goto(f"{house.address}/position/tokaido_duo")
    come_to_board(page)
    page.get_by_role("tab", name="Text").click()
    page.locator("#position-text").fill(json.dumps(position))
    page.get_by_role("button", name="Apply the text").click()
    expect(page.get_by_role("button", name="Apply the text")).to_be_disabled()
    expect(page.locator(".fine")).to_be_visible()


def test_an_arranged_position_becomes_a_puzzle_for_others(house: House, guest: Come) -> None:
    player, friend = guest(), guest(phone=True)
    page = player.page
    arrange(page, house, CLEAREST.file.position)
    page.get_by_role("button", name="Make a puzzle").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    link = page.get_by_label("Link to this puzzle")
    link.wait_for(timeout=PATIENCE)
    assert violations(page) == []
    path = link.input_value().partition("/puzzles/")[2]
    friend.page.goto(f"{house.address}/puzzles/{path}")
    solve(friend, CLEAREST)
    expect(friend.page).to_have_title(re.compile("A puzzle of somebody’s own"))
    page.get_by_role("link", name="Your puzzles").click()
    own = page.get_by_role("region", name="Your puzzles")
    expect(own.get_by_role("link")).to_have_attribute("href", f"/puzzles/{path}")
    assert violations(page) == []
    own.get_by_role("button", name="Delete this puzzle").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(own).to_contain_text("None yet")
    assert (
        page.request.get(f"{house.address}/api/games/{path.replace('/', '/puzzles/')}").status
        == 404
    )


def test_a_position_that_is_no_puzzle_says_what_its_turns_are_worth(
    house: House, guest: Come
) -> None:
    player = guest(phone=True, color_scheme="dark")
    page = player.page
    page.goto(f"{house.address}/position/tokaido_duo")
    come_to_board(page)
    page.locator(".begin select").select_option("market")
    expect(page.locator("[data-piece='figure:1:pilgrim'].can")).to_be_visible()
    page.get_by_role("button", name="Make a puzzle").tap()
    told = page.locator(".making")
    expect(told).to_contain_text("Not a puzzle", timeout=PATIENCE)
    expect(told).to_contain_text("lead of 10 points")
    expect(told.locator("li")).to_have_count(2)
    assert violations(page) == []
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def go_on_from_study(player: Player, friend: Player, house: House) -> None:
    """After a review led to a study: share it live, solve a puzzle, arrange a position and play."""
    page = player.page
    share_live(page, friend.page, house)
    page.goto(f"{house.address}/puzzles/tokaido_duo/{PUZZLE.id}")
    solve(player, PUZZLE)
    page.get_by_role("link", name="Open as a study").click()
    page.wait_for_url("**/study/*")
    come_to_board(page)
    page.goto(f"{house.address}/position/tokaido_duo")
    come_to_board(page)
    page.locator(".begin select").select_option("market")
    page.locator("[data-piece='figure:1:pilgrim'].can").wait_for()
    page.get_by_text("This position can be played.").wait_for()
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/t/*")
    player.wait_for_turn()
    assert player.act()


def share_live(page: Page, other: Page, house: House) -> None:
    """A remark that is written here is read there."""
    page.get_by_role("button", name="Share the study").click()
    page.get_by_text("Others can view").click()
    path = page.get_by_label("Link to view").input_value().split("/study/")[1]
    page.keyboard.press("Escape")
    other.goto(f"{house.address}/study/{path}?{page.url.partition('?')[2]}")
    come_to_board(other)
    page.locator("#remark").fill("Here it turned.")
    page.locator("#remark").blur()
    there = other.locator(".move-remark").first
    expect(there).to_have_text("Here it turned.", timeout=20_000)
