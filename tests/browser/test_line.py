"""A bad line is told, what was touched is kept, and others see who is away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.house import House
from tests.browser.player import Player

Come = Callable[..., Player]


@dataclass
class Line:
    """Between a page and the house; what is said while it is dead is lost."""

    is_dead: bool = False
    dialled: int = 0
    swallowed: list[str] = field(default_factory=list)

    def lead(self, page: Page) -> None:
        page.route_web_socket("**/live", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self.dialled += 1
        server = page.connect_to_server()
        page.on_message(lambda text: self._pass(text, server))
        server.on_message(lambda text: self._pass(text, page))

    def _pass(self, text: str | bytes, to: WebSocketRoute) -> None:
        if self.is_dead:
            self.swallowed.append(str(text))
        else:
            to.send(text)


def test_a_dead_line_is_told_and_what_was_touched_is_sent_later(house: House, guest: Come) -> None:
    player, line = guest(), Line()
    page = player.page
    page.clock.install()  # its seconds pass when they are wanted
    line.lead(page)
    player.sit_down(house, "samurai")
    before = player.ready()
    line.is_dead = True
    player.touch(*before["at"])
    page.clock.run_for(3000)
    expect(page.locator(".notice.warn")).to_contain_text("has not answered yet")
    page.clock.run_for(2000)
    expect(page.locator(".connection .warn")).to_be_visible()
    assert player.look()["ply"] == before["ply"]
    line.is_dead = False
    after = player.wait_until("the move is made", lambda seen: seen["ply"] == before["ply"] + 1)
    assert after["turn"]
    expect(page.locator(".connection .warn")).to_have_count(0)
    expect(page.locator(".notice.warn")).to_have_count(0)


def test_a_quiet_table_tells_within_five_seconds_that_the_house_is_silent(
    house: House, guest: Come
) -> None:
    player, line = guest(), Line()
    page = player.page
    page.clock.install()
    line.lead(page)
    player.sit_down(house, "samurai")
    player.wait_for_turn()
    line.is_dead = True
    page.clock.run_for(5000)
    expect(page.locator(".connection .warn")).to_be_visible()
    line.is_dead = False
    expect(page.locator(".connection .warn")).to_have_count(0, timeout=20_000)
    assert player.look()["turn"]


def test_what_was_done_elsewhere_meanwhile_puts_a_touch_back_visibly(
    house: House, guest: Come
) -> None:
    player, line = guest(), Line()
    page = player.page
    line.lead(page)
    player.sit_down(house, "samurai")
    player.act()
    player.wait_for_turn()
    elsewhere = Player(page.context.new_page())
    elsewhere.page.goto(page.url)
    elsewhere.wait_for_turn()
    line.is_dead = True
    player.touch(*player.spot())
    elsewhere.page.locator(".undo").click()
    before = elsewhere.wait_until("it is taken back", lambda seen: seen["ply"] == 0)
    line.is_dead = False
    expect(page.locator(".notice.warn")).to_contain_text("your move was not made", timeout=15_000)
    assert player.wait_for_turn()["version"] == before["version"]


def test_others_see_who_looks_away(house: House, guest: Come) -> None:
    one, two = guest(), guest()
    wishes = [{"kind": "me"}, {"kind": "open"}]
    address = house.new_table(one.page.request, "samurai", wishes)
    two.claim(address)
    one.page.goto(address)
    away = one.page.locator(".seat .tag.away")
    one.page.locator(".seat").first.wait_for()
    expect(away).to_have_count(0)
    show(two.page, "hidden")
    expect(away).to_have_count(1)
    show(two.page, "visible")
    expect(away).to_have_count(0)


def show(page: Page, how: str) -> None:
    """As when the person turns to another tab, or comes back."""
    page.evaluate(
        """(how) => {
          const value = { value: how, configurable: true };
          Object.defineProperty(document, "visibilityState", value);
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        how,
    )
