"""Friends: being invited, waiting together, one's tables, another device, being installed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.test_pages import violations

Come = Callable[..., Player]
LAN = "http://192.168.1.20:8321"


def lay(player: Player, house: House, *kinds: str, game: str = "samurai", **more: object) -> str:
    """The address of a table for these: `me`, `invite`, `open` or the name of a bot."""
    people = ("me", "invite", "open")
    seats = [{"kind": k} if k in people else {"kind": "bot", "bot": k} for k in kinds]
    wish = {"game": game, "seats": seats, "pace": 0, **more}
    answer = player.page.request.post(f"{house.address}/api/tables", data=wish)
    assert answer.ok, answer.text()
    return f"{house.address}/t/{answer.json()['id']}"


def reached_at(page: Page, *addresses: str) -> None:
    """As if the house were open at these addresses."""
    body = json.dumps({"addresses": addresses})
    page.route("**/api/house?*", lambda route: route.fulfill(body=body))


# --- the link ----------------------------------------------------------------------------------


def test_a_link_that_nobody_can_reach_says_so_and_how_to_mend_it(house: House, guest: Come) -> None:
    host = guest()
    host.page.goto(lay(host, house, "me", "invite"))
    reach = host.page.locator(".waiting .reach")
    expect(reach).to_contain_text("127.0.0.1 means this computer only")
    expect(reach.locator("code")).to_have_text(
        ["make play HOST=0.0.0.0", "zashiki serve --host 0.0.0.0"]
    )
    host.page.locator(".table-head button[aria-label='Share this table']").click()
    expect(host.page.locator("dialog .reach")).to_contain_text("this computer only")
    assert violations(host.page) == []


def test_a_link_has_the_address_that_friends_can_reach(house: House, guest: Come) -> None:
    host = guest()
    reached_at(host.page, LAN, "http://10.8.0.2:8321")
    host.page.goto(lay(host, house, "me", "invite"))
    field = host.page.locator(".invite input")
    expect(field).to_have_value(re.compile(rf"^{re.escape(LAN)}/t/\w+\?invite="))
    host.page.locator(".reach select").select_option("1")
    expect(field).to_have_value(re.compile(r"^http://10\.8\.0\.2:8321/t/"))
    host.page.locator(".invite button[aria-label='QR code']").click()
    drawn = host.page.locator("img.qr")
    expect(drawn).to_be_visible()
    assert drawn.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    assert violations(host.page) == []


@pytest.mark.parametrize("clipboard", ["new", "old", "none"])
def test_a_link_can_be_copied_even_without_https(house: House, guest: Come, clipboard: str) -> None:
    host = guest(permissions=["clipboard-read", "clipboard-write"])
    if clipboard != "new":
        gone = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        host.page.add_init_script(gone)
    if clipboard == "none":
        host.page.add_init_script("document.execCommand = () => false;")
    host.page.goto(lay(host, house, "me", "invite"))
    field = host.page.locator(".invite input")
    field.wait_for()
    host.page.locator(".invite button", has_text="Copy").click()
    told = host.page.locator(".invite .told")
    expect(told).to_contain_text("Selected" if clipboard == "none" else "Copied")
    chosen = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert field.evaluate(chosen) == field.input_value()


def test_a_link_can_be_shared_where_the_device_can(house: House, guest: Come) -> None:
    host = guest()
    host.page.add_init_script("navigator.share = async (what) => { window.shared = what.url; };")
    host.page.goto(lay(host, house, "me", "invite"))
    host.page.locator(".invite button", has_text="Share").click()
    link = host.page.locator(".invite input").input_value()
    assert host.page.evaluate("() => window.shared") == link


# --- joining and waiting -----------------------------------------------------------------------


def test_who_joins_is_asked_for_a_name_once(house: House, guest: Come) -> None:
    host, friend = guest(), guest()
    host.page.goto(lay(host, house, "me", "invite", "open"))
    link = host.page.locator(".invite input").first.input_value()
    friend.page.goto(link)
    field = friend.page.locator("dialog input")
    assert field.input_value()  # the house proposes one
    assert violations(friend.page) == []
    host.page.locator(".seat-name", has_text="invited friend").first.wait_for()  # not yet
    field.fill("Aiko")
    field.press("Enter")
    host.page.locator(".waiting .seat-name", has_text="Aiko").wait_for()
    again = lay(host, house, "me", "open", "open")
    friend.page.goto(again)
    friend.page.locator(".waiting button.primary").first.click()
    friend.page.locator(".waiting .seat-name", has_text="Aiko").wait_for()
    assert friend.page.locator("dialog").count() == 0


def test_who_does_not_want_to_tell_a_name_may_watch_and_sit_down_later(
    house: House, guest: Come
) -> None:
    host, friend = guest(), guest()
    host.page.goto(lay(host, house, "me", "invite", "open"))
    friend.page.goto(host.page.locator(".invite input").first.input_value())
    friend.page.locator("dialog input").wait_for()
    friend.page.keyboard.press("Escape")
    friend.page.locator("button", has_text="Take your seat").click()
    friend.page.locator("dialog .name button").click()
    friend.page.locator(".waiting .tag", has_text="you").wait_for()


def test_the_waiting_room_tells_what_will_be_played_and_only_the_host_rules_it(
    house: House, guest: Come
) -> None:
    host, friend = guest(), guest(phone=True)
    address = lay(host, house, "me", "open", "invite", clock={"kind": "move", "seconds": 172_800})
    host.page.goto(address)
    terms = host.page.locator(".terms")
    expect(terms).to_contain_text("2 days a move")
    assert terms.locator("dt").count() >= 2  # the options of the game, too
    assert host.page.locator(".turn-bar").is_hidden()  # there is no turn yet
    written = host.page.locator(".waiting .seat-name")
    assert written.evaluate_all(
        "(all) => all.every((name) => name.scrollWidth <= name.clientWidth)"
    )
    friend.page.goto(address)
    friend.page.locator(".waiting button.primary").click()
    friend.page.locator("dialog .name button").click()
    friend.page.locator(".waiting button.leave").wait_for()
    assert friend.page.locator(".invite").count() == 0
    assert friend.page.locator(".waiting li button, .ways .fill, .ways .cancel").count() == 0
    names = [
        page.locator(".waiting .seat-name").nth(2).inner_text() for page in (host.page, friend.page)
    ]
    assert names == ["invited friend"] * 2
    assert violations(friend.page) == []
    assert violations(host.page) == []
    host.page.locator(".ways .fill").click()
    for player in (host, friend):
        player.page.locator("svg[data-area=board]").first.wait_for()


def test_a_guest_leaves_and_the_host_calls_the_table_off(house: House, guest: Come) -> None:
    host, friend, third = guest(), guest(), guest()
    address = lay(host, house, "me", "open", "open")
    host.page.goto(address)
    for player in (friend, third):
        player.page.goto(address)
        player.page.locator(".waiting button.primary").first.click()
        player.page.locator("dialog .name button").click()
        player.page.locator(".waiting button.leave").wait_for()
        if player is friend:
            player.page.locator(".waiting button.leave").click()
            player.page.locator(".games").wait_for()
    host.page.locator(".ways .cancel").click()
    host.page.locator(".ways .cancel.danger").click()
    host.page.locator(".games").wait_for()
    expect(third.page.locator(".failure")).to_contain_text("The host has cancelled this table.")
    third.problems.clear()  # that it is not there is written into the console


def test_the_host_frees_a_seat_after_a_second_thought(house: House, guest: Come) -> None:
    host, friend = guest(), guest()
    host.page.goto(lay(host, house, "me", "invite", "open"))
    link = host.page.locator(".invite input").first.input_value()
    friend.accept(link)
    host.page.locator(".waiting button.free").click()
    expect(host.page.locator(".sure")).to_contain_text("will lose this seat")
    assert violations(host.page) == []
    host.page.locator(".sure-no").click()
    assert host.page.locator(".invite").count() == 1
    host.page.locator(".waiting button.free").click()
    host.page.locator(".sure-yes").click()
    expect(host.page.locator(".invite")).to_have_count(2)
    assert host.page.locator(".invite input").first.input_value() != link
    expect(friend.page.locator(".waiting button.leave")).to_have_count(0)


def test_seats_are_drawn_at_random_when_wished(house: House, guest: Come) -> None:
    host = guest()
    host.page.goto(f"{house.address}/new/samurai")
    host.page.locator(".random-seats input").check()
    host.set_up(["me", "invite"])
    expect(host.page.locator(".waiting .terms-note")).to_contain_text("at random")
    assert host.page.locator(".waiting li .crest").count() == 0  # nobody has a colour yet


# --- the lobby ---------------------------------------------------------------------------------


def test_my_tables_tell_where_it_is_my_turn_and_how_others_ended(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    page.goto(lay(player, house, "me", "random", game="tokaido_duo"))
    player.wait_for_turn()
    page.locator("button[aria-label=Menu]").click()
    page.locator("dialog button", has_text="Resign").click()
    page.locator("dialog button.danger").click()
    page.locator(".over").wait_for()
    lay(player, house, "me", "invite", clock={"kind": "fischer", "seconds": 600, "increment": 10})
    lay(player, house, "me", "me")
    page.goto(house.address)
    mine = page.locator(".tables.mine")
    expect(mine.locator(":scope > ul .table-link").first).to_contain_text("Your turn")
    expect(mine.locator(":scope > ul")).to_contain_text("10 minutes, and 10 seconds a move")
    expect(mine.locator(":scope > ul .table-link")).to_have_count(2)
    assert mine.locator("xpath=following-sibling::ul").get_attribute("class") == "games"
    assert not mine.locator(".finished").evaluate("(details) => details.open")
    mine.locator(".finished summary").click()
    expect(mine.locator(".finished .table-link")).to_contain_text("lost")
    assert violations(page) == []


def test_a_clock_is_chosen_each_time_and_may_be_ones_own(house: House, guest: Come) -> None:
    player = guest()
    page = player.page

    def choose(value: str) -> Any:
        page.goto(f"{house.address}/new/tokaido_duo")
        if not page.locator(".more-choices").evaluate("(details) => details.open"):
            page.locator(".more-choices summary").click()
        assert page.locator(".clock-choice").input_value() == "none"
        page.locator(".clock-choice").select_option(value)

    def clock() -> Any:
        page.locator("button.start").click()
        page.wait_for_url("**/t/*")
        return page.request.get(page.url.replace("/t/", "/api/tables/")).json()["clock"]

    choose("move:259200")
    assert clock() == {"kind": "move", "seconds": 259_200}
    choose("own")
    page.locator(".clock-minutes").fill("25")
    page.locator(".clock-seconds").fill("5")
    assert clock() == {"kind": "fischer", "seconds": 1500, "increment": 5}


# --- another device, and being installed -------------------------------------------------------


def test_the_phone_becomes_the_same_guest_after_a_click(house: House, guest: Come) -> None:
    desk, phone = guest(), guest(phone=True)
    desk.sit_down(house, "tokaido_duo")
    desk.wait_for_turn()
    desk.page.locator(".table-head button[aria-label='Share this table']").click()
    desk.page.locator("dialog button", has_text="Make a link").click()
    field = desk.page.locator("dialog input[aria-label='Link for the other device']")
    expect(desk.page.locator("dialog .qr")).to_be_visible()
    assert violations(desk.page) == []
    link = field.input_value()
    phone.page.goto(link)
    phone.page.locator("button.take").wait_for()
    assert violations(phone.page) == []
    phone.page.reload()  # looking has not used it up
    phone.page.locator("button.take").click()
    phone.page.wait_for_url(desk.page.url)
    phone.wait_for_turn()
    late = guest()
    late.page.goto(link)
    expect(late.page.locator(".notice.warn")).to_contain_text("already been used")
    late.problems.clear()  # the refusal is written into the console


def test_the_page_can_be_installed_and_says_so_when_the_house_is_away(
    house: House, guest: Come
) -> None:
    player = guest(service_workers="allow")
    page = player.page
    page.goto(house.address)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    manifest = page.request.get(f"{house.address}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        drawn = page.request.get(house.address + icon["src"])
        assert drawn.headers["content-type"] == "image/png"
    kept = page.evaluate(
        """async () => {
          const paths = [];
          for (const name of await caches.keys())
            for (const each of await (await caches.open(name)).keys())
              paths.push(new URL(each.url).pathname);
          return paths;
        }"""
    )
    assert "/" in kept
    assert any(path.endswith(".js") for path in kept)
    assert not any(path.startswith("/api") for path in kept)
    page.context.set_offline(True)
    page.goto(f"{house.address}/new/iki")
    expect(page.locator("h1")).to_have_text("The server cannot be reached")
    expect(page.locator(".offline")).to_contain_text("You are offline")
    assert violations(page) == []
    page.context.set_offline(False)
    page.locator(".setup").wait_for()  # it has looked again by itself
    player.problems.clear()  # what could not be loaded is written into the console
