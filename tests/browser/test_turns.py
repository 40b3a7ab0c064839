"""Nobody loses a turn by accident: ending it, taking back, giving up, and what others see of it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.starts import ME_AND_A_BOT, positions

Come = Callable[..., Player]


FIRST_TURN = 12  # actions into a match of Tokaido Duo: all dice lie there
PILGRIM = ["[data-piece='die:pilgrim']"]
MERCHANT = [
    "[data-piece='die:merchant']",
    "[data-place='town:M3']",
    "[data-piece='goods-bag'], [data-place='goods-bag']",
]


@pytest.mark.parametrize(
    ("touches", "way_on"),
    [(PILGRIM, "End turn"), (MERCHANT, "Go on and draw")],
    ids=["ends", "draws"],
)
def test_a_turn_is_taken_back_line_by_line_until_it_is_ended(
    house: House, guest: Come, touches: list[str], way_on: str
) -> None:
    player = guest()
    page = player.page
    start = positions("tokaido_duo")[FIRST_TURN]
    page.goto(house.new_table(page.request, "tokaido_duo", ME_AND_A_BOT, start))
    begun = player.wait_for_turn()
    for touched in touches:
        page.locator(f":is({touched}).can").first.click()
    held = player.play_until_held()
    assert not held["can"]
    assert page.locator(".filled").all_inner_texts() == [way_on]
    assert page.locator(".done-line").count() >= 2
    page.locator(".done-line").last.click()
    player.wait_until("the last is taken back", lambda seen: seen["ply"] == held["ply"] - 1)
    page.locator(".done-line").first.click()
    player.wait_until("all is taken back", lambda seen: seen["ply"] == begun["ply"])
    assert page.locator(".done-line").count() == 0
    held = player.play_until_held()
    page.locator(".end").click()
    player.wait_until("the bot has moved", lambda seen: seen["turn"] and seen["ply"] > held["ply"])


def test_a_held_turn_outlives_a_reload_and_is_seen_by_the_other(house: House, guest: Come) -> None:
    one, two = guest(), guest()
    wishes = [{"kind": "me"}, {"kind": "open"}]
    address = house.new_table(one.page.request, "tokaido_duo", wishes)
    two.claim(address)
    one.page.goto(address)
    held = one.play_until_held()
    expect(two.page.locator("#prompt")).to_contain_text("is about to end their turn")
    assert not two.look()["turn"]
    one.page.reload()
    assert one.play_until_held()["ply"] == held["ply"]
    one.page.keyboard.press("e")
    two.wait_until("it is the other's turn", lambda seen: seen["turn"])


def test_turns_end_by_themselves_for_who_wants_that(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    player.sit_down(house, "tokaido_duo")
    player.wait_for_turn()
    page.locator(".table-head button[aria-label=Menu]").click()
    page.get_by_label("End turns without asking").check()
    page.keyboard.press("Escape")
    for _ in range(12):
        player.act()
        assert not player.wait_for_turn()["held"]


def test_a_whole_turn_is_taken_back_for_practice(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    player.sit_down(house, "tokaido_duo")
    begun = player.wait_for_turn()
    held = player.play_until_held()
    page.locator(".end").click()
    player.wait_until("the bot has moved", lambda seen: seen["turn"] and seen["ply"] > held["ply"])
    expect(page.locator(".tag.practice")).to_have_count(0)
    page.locator(".prompt .way-back").click()
    player.wait_until("the turn begins again", lambda seen: seen["ply"] == begun["ply"])
    expect(page.locator(".tag.practice")).to_be_visible()


def two_people(house: House, guest: Come) -> tuple[Player, Player]:
    one, two = guest(), guest()
    wishes = [{"kind": "me"}, {"kind": "open"}]
    address = house.new_table(one.page.request, "tokaido_duo", wishes)
    two.claim(address)
    one.page.goto(address)
    one.wait_until("somebody is to act", lambda seen: seen["turn"] or two.look()["turn"])
    return (one, two) if one.look()["turn"] else (two, one)


def test_between_people_a_turn_is_taken_back_when_the_other_agrees(
    house: House, guest: Come
) -> None:
    mover, other = two_people(house, guest)
    begun = mover.wait_for_turn()
    held = mover.play_until_held()
    mover.page.locator(".end").click()
    other.wait_until("it is the other's turn", lambda seen: seen["turn"])
    mover.page.locator(".prompt .way-back").click()
    offer = other.page.locator(".offer-back")
    expect(offer).to_contain_text("asks to take back their last turn")
    offer.get_by_text("Refuse").click()
    expect(mover.page.locator(".notice")).to_contain_text("did not agree")
    assert mover.look()["ply"] > held["ply"] - 1
    mover.page.locator(".prompt .way-back").click()
    offer.get_by_text("Agree").click()
    mover.wait_until("the turn begins again", lambda seen: seen["ply"] == begun["ply"])
    expect(offer).to_have_count(0)


@pytest.mark.parametrize("held", ["phone", "sideways"])
def test_what_another_asks_for_can_be_answered_on_a_phone(
    house: House, guest: Come, held: str
) -> None:
    one, two = guest(), guest(phone=held == "phone", sideways=held == "sideways")
    seats, start = [{"kind": "me"}, {"kind": "open"}], positions("tokaido_duo")[FIRST_TURN]
    address = house.new_table(one.page.request, "tokaido_duo", seats, start)
    two.claim(address)
    one.page.goto(address)
    one.play_until_held()
    one.page.locator(".end").click()
    two.wait_until("it is the other's turn", lambda seen: seen["turn"])
    one.page.locator(".prompt .way-back").click()
    for words in ("Agree", "Refuse"):
        button = two.page.locator(".offer-back").get_by_text(words)
        button.wait_for()
        assert button.evaluate(
            """(button) => {
              const { x, y, width, height } = button.getBoundingClientRect();
              return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            }"""
        )
    two.page.locator(".offer-back").get_by_text("Refuse").tap()
    expect(one.page.locator(".notice")).to_contain_text("did not agree")


def test_an_offer_to_end_that_is_withdrawn_disappears(house: House, guest: Come) -> None:
    one, two = two_people(house, guest)
    one.page.locator(".table-head button[aria-label=Menu]").click()
    one.page.get_by_text("Offer to end the match").click()
    offer = two.page.locator(".offer-end")
    expect(offer).to_contain_text("offers to end the match")
    one.page.get_by_text("Withdraw the offer to end the match").click()
    expect(offer).to_have_count(0)


def meets(locator: Locator, x: float, y: float) -> bool:
    box = locator.bounding_box()
    assert box is not None
    return bool(
        box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]
    )


@pytest.mark.parametrize("held", ["desk", "phone", "sideways"])
def test_giving_up_takes_two_touches_in_two_places(house: House, guest: Come, held: str) -> None:
    player = guest(phone=held == "phone", sideways=held == "sideways")
    page = player.page
    player.sit_down(house, "tokaido_duo")
    player.wait_for_turn()
    page.locator(".table-head button[aria-label=Menu]").click()
    opener = page.locator("button.resign")
    for part in (0.1, 0.3, 0.5, 0.7, 0.9):
        opener.scroll_into_view_if_needed()
        box = opener.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] * part, box["y"] + box["height"] / 2
        page.mouse.click(x, y)
        expect(page.locator(".sure")).to_contain_text("Do you want to resign?")
        assert not meets(page.locator(".sure-yes"), x, y)
        page.locator(".sure-no").click()
    assert player.look()["turn"]
    opener.click()
    page.locator(".sure-yes").click()
    expect(page.locator(".over h2")).to_have_text(re.compile("resigned. Dice .* wins."))
    if held == "desk":
        expect(page.locator(".log .log-line").last).to_have_text(
            re.compile("resigned. Dice .* wins")
        )
        expect(page.locator(".seat").first.locator(".tag.gone")).to_have_text("resigned")
        expect(page.locator(".seat").last.locator(".tag.place")).to_have_text("wins")


def test_who_gives_something_up_is_asked_in_another_place(house: House, guest: Come) -> None:
    player = guest()
    page = player.page

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(str(text).replace('"end"}', '"waive"}')))

    page.route_web_socket("**/live", between)
    player.sit_down(house, "yamatai")
    waive = page.locator(".choice.waive")
    player.play_until("something can be given up", lambda: waive.count() == 1)
    before = player.wait_for_turn()
    box = waive.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    expect(page.locator(".sure")).to_contain_text("other actions are still possible")
    assert not meets(page.locator(".sure-yes"), x, y)
    page.locator(".sure-no").click()
    expect(page.locator(".sure")).to_have_count(0)
    assert player.look()["version"] == before["version"]
    waive.click()
    page.locator(".sure-yes").click()
    player.wait_until("it is given up", lambda seen: seen["version"] > before["version"])


def test_who_tries_from_a_move_of_the_bot_sits_as_before(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    wishes = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    page.goto(house.new_table(page.request, "tokaido_duo", wishes))
    player.play_until_held()
    page.locator(".table-head button[aria-label=Menu]").click()
    page.locator("button.resign").click()
    page.locator(".sure-yes").click()
    page.locator(".over").wait_for()
    page.locator(".slider").fill("20")
    before = page.url
    page.locator("button.try").click()
    page.wait_for_url(lambda url: url.partition("?")[0] != before.partition("?")[0])
    player.wait_for_turn()
    assert page.locator(".seat").nth(1).locator(".tag", has_text="you").count() == 1
