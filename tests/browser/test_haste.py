"""People in a hurry: double clicks, answers that come late, links followed twice."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, Route, WebSocketRoute

from tests.browser.house import House
from tests.browser.player import Player

Come = Callable[..., Player]


# Where things are touched, from the first frame of what moves until all lies still.
GLIDING = """async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const glides = () => document.getAnimations().filter((each) => each.playState === 'running'
    && each.effect.target?.closest('.sky, .drawn')
    && each.effect.getComputedTiming().endTime < Infinity);
  const boxes = () => [...document.querySelectorAll('.stage [data-piece]')].map((piece) => {
    const { x, y, width, height } = piece.querySelector('.hit').getBoundingClientRect();
    return [piece.dataset.piece, x + width / 2, y + height / 2, width, height];
  });
  const version = () => document.querySelector('.table-page').dataset.version;
  window.gliding = [];
  for (;;) {
    await frame();
    if (glides().length === 0) continue;
    const [first, before] = [boxes(), version()];
    while (glides().length > 0 && version() === before) await frame();
    if (version() !== before) continue; // others move already
    const last = new Map(boxes().map(([id, ...box]) => [id, box]));
    const both = first.filter(([id]) => last.has(id));
    window.gliding.push(both.map(([id, ...box]) => [id, box, last.get(id)]));
  }
}"""


def test_what_glides_is_touched_where_it_will_lie(house: House, guest: Come) -> None:
    player = guest(reduced_motion="no-preference")
    player.sit_down(house, "tokaido_duo")
    player.wait_for_turn()
    player.page.evaluate(f"() => void ({GLIDING})()")
    player.play_until(
        "dice were rolled", lambda: player.page.evaluate("() => window.gliding.length") > 8
    )
    moves = [each for glide in player.page.evaluate("() => window.gliding") for each in glide]
    assert moves
    lifted = 8  # pixels: what can be used is lifted a little
    assert [
        (name, then, now)
        for name, then, now in moves
        if any(abs(a - b) > lifted for a, b in zip(then, now, strict=True))
    ] == []


def count_tables(page: Page, house: House) -> int:
    found: int = len(page.request.get(f"{house.address}/api/tables").json()["mine"])
    return found


def test_a_double_click_is_one_wish(house: House, finished: str, guest: Come) -> None:
    page = guest().page
    page.goto(f"{house.address}/new/tokaido_duo")
    page.locator("button.start").dblclick()
    page.wait_for_url("**/t/*")
    page.locator("svg[data-area=board]").wait_for()
    assert count_tables(page, house) == 1
    page.goto(f"{finished}?ply=9")
    page.locator("button.try").dblclick()
    page.wait_for_url(lambda url: "/t/" in url and finished not in url)
    page.locator("svg[data-area=board]").wait_for()
    assert count_tables(page, house) == 2
    page.go_back()
    page.wait_for_url(f"{finished}?ply=9")


def test_an_answer_that_comes_late_leads_nobody_away(house: House, guest: Come) -> None:
    page = guest().page
    held: list[Route] = []
    page.route("**/api/tables?*", lambda route: _hold(route, held))
    page.goto(f"{house.address}/new/tokaido_duo")
    page.locator("button.start").click()
    page.wait_for_function("document.querySelector('button.start').disabled")
    page.locator("a.house-name").click()
    page.locator(".games .game-card").first.wait_for()
    with page.expect_response("**/api/tables?*") as answer:
        held[0].continue_()
    answer.value.finished()
    page.evaluate("() => fetch('/api/games').then((later) => later.json())")  # it was read by then
    assert page.url.rstrip("/") == house.address


def _hold(route: Route, held: list[Route]) -> None:
    if route.request.method == "POST":
        held.append(route)
    else:
        route.continue_()


def test_a_link_can_be_followed_again_and_by_who_made_it(house: House, guest: Come) -> None:
    one, two = guest(), guest()
    one.page.goto(f"{house.address}/new/tokaido_duo")
    one.set_up(["me", "invite"])
    link = one.page.locator(".invite input").input_value()
    one.page.goto(link)
    one.page.locator(".invite").wait_for()  # the seat is still the friend's
    two.accept(link)
    two.page.locator("svg[data-area=board]").wait_for()
    two.page.goto(link)
    two.page.locator("svg[data-area=board]").wait_for()
    assert two.page.locator(".seat .tag", has_text="you").count() == 1


def test_a_record_that_was_mended_can_be_chosen_again(
    house: House, finished: str, guest: Come, tmp_path: Path
) -> None:
    player = guest()
    page = player.page
    page.goto(house.address)
    name = finished.rpartition("/")[2]
    text = page.request.get(f"{house.address}/api/tables/{name}/record?form=json").text()
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**json.loads(text), "seats": 9}))
    page.locator("#record").set_input_files(file)
    page.locator(".import .notice").wait_for()
    player.problems.clear()  # the refusal itself is written into the console
    file.write_text(text)
    page.locator("#record").set_input_files(file)
    page.wait_for_url("**/t/*")


def test_words_are_not_lost_with_the_line(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    sockets: list[WebSocketRoute] = []

    def dial(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if len(sockets) == 1:
            socket.connect_to_server()
        else:
            socket.close()

    page.route_web_socket("**/live", dial)
    player.sit_down(house, "tokaido_duo")
    player.wait_for_turn()
    page.get_by_role("tab", name="Chat").click()
    sockets[0].close()
    page.locator(".connection .warn").wait_for()
    page.locator("#chat-words").fill("are you there?")
    page.locator(".chat button[type=submit]").click()
    page.locator(".prompt .notice.warn").wait_for()
    assert page.locator("#chat-words").input_value() == "are you there?"
