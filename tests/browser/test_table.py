"""People at a table: invitations, losing the line, the past, refusals, one screen for two."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute

from tests.browser.house import House
from tests.browser.player import Player

Come = Callable[..., Player]


def test_two_browsers_play_to_the_end_by_an_invite_link(house: House, guest: Come) -> None:
    one, two = guest(), guest()
    seats = [{"kind": "me"}, {"kind": "invite"}]
    one.page.goto(house.new_table(one.page.request, "samurai", seats))
    link = one.page.locator(".invite input").input_value()
    two.accept(link)
    for _ in range(300):
        seen = one.wait_until(
            "somebody is to act or it is over",
            lambda now: now["over"] or now["turn"] or two.look()["turn"],
        )
        if seen["over"]:
            break
        (one if seen["turn"] else two).act()
    for player in (one, two):
        player.wait_until("the end is told to both", lambda seen: seen["over"])
    verdicts = [player.page.locator("dialog .verdict").inner_text() for player in (one, two)]
    assert all(verdicts)


def test_an_invitation_is_good_once(house: House, guest: Come) -> None:
    one, two, three = guest(), guest(), guest()
    one.page.goto(f"{house.address}/new/tokaido_duo")
    one.set_up(["me", "invite"])
    link = one.page.locator(".invite input").input_value()
    two.accept(link)
    two.page.locator("svg[data-area=board]").wait_for()
    three.page.goto(link)
    three.page.locator(".failure").wait_for()
    three.problems.clear()  # the refusal itself is written into the console


def test_a_reload_and_a_killed_server_lose_nothing(tmp_path: Path, guest: Come) -> None:
    house = House(tmp_path)
    house.open()
    try:
        player = guest()
        player.sit_down(house, "samurai")
        player.play_some(30)
        before = player.wait_for_turn()
        player.page.reload()
        after = player.wait_for_turn()
        assert after["ply"] == before["ply"]
        player.play_some(10)
        player.wait_for_turn()
        player.page.keyboard.press("Escape")  # puts down what is picked up
        before = player.wait_for_turn()
        house.kill()
        player.page.locator(".connection .warn").wait_for()
        house.open()
        player.page.locator(".connection .warn").wait_for(state="detached", timeout=30_000)
        after = player.wait_for_turn()
        assert after["ply"] == before["ply"]
        assert sorted(after["can"]) == sorted(before["can"])
        player.problems.clear()  # the lost connection is written into the console
        player.play_to_the_end()
        player.page.close()  # it asks for the review, and shall not do so in vain
    finally:
        house.close()


def test_what_is_picked_up_stays_so_when_the_line_comes_back(house: House, guest: Come) -> None:
    player = guest()
    lines: list[WebSocketRoute] = []
    held: list[str | bytes] = []  # what the house says on the second line

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        lines.append(page)
        say = page.send if len(lines) == 1 else held.append
        server.on_message(lambda text: say(text))

    player.page.route_web_socket("**/live", between)
    player.sit_down(house, "samurai")
    player.play_until("something is picked up", lambda: bool(player.look()["picked"]))
    before = player.wait_for_turn()
    lines[0].close(code=1012)  # as by a house that opens again
    player.wait_until("the table is told anew", lambda _: any('"scene"' in str(t) for t in held))
    for text in held:
        lines[1].send(text)
    after = player.wait_for_turn()
    assert (after["version"], after["picked"]) == (before["version"], before["picked"])
    assert sorted(after["can"]) == sorted(before["can"])


def test_the_past_by_slider_keys_and_address(finished: str, guest: Come) -> None:
    player, table = guest(), finished
    page = player.page
    page.goto(f"{table}?ply=7")
    page.locator(".table-page[data-ply='7']").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator(".table-page[data-ply='8']").wait_for()
    assert page.url == f"{table}?ply=8"
    page.keyboard.press("Home")
    page.locator(".table-page[data-ply='0']").wait_for()
    page.locator(".slider").fill("12")
    page.locator(".table-page[data-ply='12']").wait_for()
    page.locator(".log-line").last.click()
    last = player.wait_until("a later position is shown", lambda seen: seen["ply"] > 12)
    assert page.url.endswith(f"?ply={last['ply']}")


@pytest.mark.parametrize("chance", [False, True], ids=["a seat is to act", "chance is to act"])
def test_try_from_here_opens_a_table_at_that_position(
    finished: str, guest: Come, chance: bool
) -> None:
    player, table, ply = guest(), finished, 20
    page = player.page
    page.goto(f"{table}?ply={ply}")
    page.locator(f".table-page[data-ply='{ply}']").wait_for()
    while (page.locator(".seat.active").count() == 0) != chance:
        ply += 1
        page.keyboard.press("ArrowRight")
        page.locator(f".table-page[data-ply='{ply}']").wait_for()
    page.locator(".try").click()
    page.wait_for_url(lambda address: "/t/" in address and not address.startswith(table))
    seen = player.wait_for_turn()
    assert seen["ply"] >= ply
    assert player.act()


def test_a_touch_that_leads_nowhere_is_explained_with_its_rule(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    player.sit_down(house, "tokaido_duo")
    player.wait_for_turn()
    before = player.look()["version"]
    page.locator("[data-place^='station:']:not(.can)").first.click(force=True)
    link = page.locator(".prompt .notice .rule-link")
    rule = link.inner_text()
    assert re.fullmatch(r"[A-Z]+-\d+\.\d+", rule)
    assert player.look()["version"] == before
    link.click()
    sought = page.locator(".rulebook .sought")
    sought.wait_for()
    assert rule in sought.inner_text()


def test_undo_takes_back_and_says_why_it_stops(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    player.sit_down(house, "samurai")
    start = player.wait_for_turn()
    page.locator(".undo").click(force=True)  # it explains itself, though there is nothing to undo
    assert page.locator(".prompt .notice").inner_text().strip()
    player.act()
    while player.look()["version"] == start["version"]:
        player.act()
    moved = player.wait_for_turn()
    page.keyboard.press("u")
    back = player.wait_until("it is taken back", lambda seen: seen["ply"] < moved["ply"])
    assert back["version"] > moved["version"]


def test_the_curtain_between_two_people_at_one_screen(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    page.goto(f"{house.address}/new/samurai")
    player.set_up(["me", "me"])
    curtain = page.locator(".curtain")
    curtain.wait_for()  # nobody's hand is shown before the first one is there
    titles = set()
    for _ in range(2):
        player.play_until("the curtain is drawn", lambda: curtain.count() > 0)
        titles.add(curtain.locator("h2").inner_text())
        box = curtain.bounding_box()
        assert box is not None
        assert (box["width"], box["height"]) == (1280, 720)
        page.keyboard.press("Enter")
        curtain.wait_for(state="detached")
        assert player.wait_for_turn()["turn"]
    assert len(titles) == 2


@pytest.mark.parametrize(
    ("language", "undo"), [("en", "Undo"), ("de", "Rückgängig"), ("fr", "Annuler")]
)
def test_the_browser_chooses_the_language_and_it_can_be_switched(
    house: House, guest: Come, language: str, undo: str
) -> None:
    player = guest(locale=language)
    page = player.page
    player.sit_down(house, "tokaido_duo")
    player.wait_for_turn()
    assert page.locator(".undo").inner_text().strip() == undo
    assert page.locator("html").get_attribute("lang") == language
    spoken = page.locator("#prompt").inner_text()
    other = "fr" if language != "fr" else "de"
    page.locator(".language select").select_option(other)
    page.wait_for_function(
        "(before) => !['', before].includes(document.querySelector('#prompt')?.innerText ?? '')",
        arg=spoken,
    )
    assert page.locator("html").get_attribute("lang") == other


def test_moves_glide_unless_motion_is_reduced(house: House, guest: Come) -> None:
    lively = guest(reduced_motion="no-preference")
    lively.sit_down(house, "tokaido_duo")
    lively.page.evaluate(
        """() => {
          window.flights = 0;
          const watch = new MutationObserver((changes) => {
            for (const change of changes) {
              for (const node of change.addedNodes) {
                if (node.parentElement?.classList?.contains('sky')) window.flights += 1;
              }
            }
          });
          watch.observe(document.querySelector('.table-page'), { childList: true, subtree: true });
        }"""
    )
    lively.play_until("something flies", lambda: lively.page.evaluate("() => window.flights") > 0)
    calm = guest()
    calm.sit_down(house, "tokaido_duo")
    calm.play_some(10)
    assert calm.page.locator(".sky").count() == 0


def test_the_tab_tells_whose_turn_it_is(house: House, guest: Come) -> None:
    one, two = guest(), guest(locale="fr-FR")
    one.page.goto(f"{house.address}/new/tokaido_duo")
    one.set_up(["me", "invite"])
    link = one.page.locator(".invite input").input_value()
    assert one.page.title() == "Tokaido Duo · zashiki"
    plain = one.page.locator("link[rel=icon]").get_attribute("href")
    two.accept(link)
    one.wait_until("somebody is to act", lambda now: now["turn"] or two.look()["turn"])
    active, idle = (one, two) if one.look()["turn"] else (two, one)
    words = "Your turn" if active is one else "À vous de jouer"
    active.page.wait_for_function(
        "(words) => document.title === words", arg=f"{words} · Tokaido Duo · zashiki"
    )
    assert active.page.locator("link[rel=icon]").get_attribute("href") != plain
    assert idle.page.title() == "Tokaido Duo · zashiki"
    assert idle.page.locator("link[rel=icon]").get_attribute("href") == plain


def test_pieces_fly_as_large_as_they_lie(house: House, guest: Come) -> None:
    """From the hand to the board and back they change from one picture's scale to the other's."""
    player = guest(reduced_motion="no-preference")
    player.sit_down(house, "samurai")
    player.wait_for_turn()
    player.page.evaluate(
        """() => {
          window.flights = [];
          const wide = (element) => element.getBoundingClientRect().width;
          const lying = () => [...document.querySelectorAll('.stage [data-piece] use')].map(wide);
          new MutationObserver((changes) => {
            for (const change of changes) {
              for (const node of change.addedNodes) {
                if (!node.parentElement?.classList?.contains('sky')) continue;
                const all = lying();
                window.flights.push(
                  [Math.min(...all), wide(node.querySelector('use')), Math.max(...all)]);
              }
            }
          }).observe(document.querySelector('.table-page'), { childList: true, subtree: true });
        }"""
    )
    player.play_until(
        "several flew", lambda: player.page.evaluate("() => window.flights.length") > 4
    )
    flights = player.page.evaluate("() => window.flights")
    assert [each for each in flights if not 0.8 * each[0] <= each[1] <= 1.2 * each[2]] == []


def test_what_changed_since_my_last_turn_is_shown_again(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    player.sit_down(house, "samurai", seats=3)
    player.wait_for_turn()
    page.locator(".changes-button").click(force=True)  # says that nobody else has acted
    assert page.locator(".prompt .notice").inner_text().strip()
    player.play_until("others laid tiles", lambda: player.others_did() > 12)
    player.wait_for_turn()
    page.keyboard.press("Escape")
    seen = player.wait_for_turn()
    page.keyboard.press("c")
    pane = page.locator(".changes")
    pane.wait_for()
    lines = pane.locator(".log-line").all_inner_texts()
    assert any("Dice" in line for line in lines)  # the bots did this, and it stands in the log
    assert set(lines) <= set(page.locator(".log .log-line").all_inner_texts())
    assert page.locator(".stage .marked").count() > 0
    assert player.look()["version"] == seen["version"]
    page.keyboard.press("Escape")
    pane.wait_for(state="detached")


def test_changes_run_once_more_where_motion_is_welcome(house: House, guest: Come) -> None:
    player = guest(reduced_motion="no-preference")
    page = player.page
    player.sit_down(house, "tokaido_duo")
    player.play_until("others acted", lambda: player.others_did() > 0)
    player.wait_for_turn()
    page.keyboard.press("Escape")
    seen = player.wait_for_turn()
    page.keyboard.press("c")
    player.wait_until("an earlier position is shown", lambda now: now["ply"] < seen["ply"])
    back = player.wait_until("it is now again", lambda now: now["version"] == seen["version"])
    assert back["ply"] == seen["ply"]
    assert page.locator(".changes").count() == 1
    assert player.act()


def test_hints_compare_the_alternatives(house: House, guest: Come) -> None:
    player = guest()
    player.sit_down(house, "tokaido_duo")
    seen = player.wait_for_turn()
    player.page.locator(".advice-button").click()
    player.page.locator(".alternative").first.wait_for(timeout=30_000)
    player.page.locator(".alternative").first.click()
    player.wait_until("the advice is followed", lambda now: now["version"] != seen["version"])


def test_chat_reaches_the_other_and_a_spectator_is_counted(house: House, guest: Come) -> None:
    player, watcher = guest(), guest()
    player.sit_down(house, "tokaido_duo")
    player.wait_for_turn()
    watcher.page.goto(player.page.url)
    player.page.locator(".watchers").wait_for()
    watcher.page.locator("#tab-chat").click()
    player.page.locator("#tab-chat").click()
    player.page.locator("#chat-words").fill("Good evening <b>all</b>")
    player.page.keyboard.press("Enter")
    line = watcher.page.locator(".chat-lines li").last
    line.get_by_text("Good evening <b>all</b>").wait_for()
    assert watcher.look()["can"] == []


def test_a_phone_counts_what_is_said_while_the_chat_is_closed(house: House, guest: Come) -> None:
    player, watcher = guest(phone=True), guest()
    player.sit_down(house, "tokaido_duo")
    player.wait_for_turn()
    watcher.page.goto(player.page.url)
    watcher.page.locator("#tab-chat").click()
    button = player.page.locator(".thumb-tabs button", has_text="Log")
    for n in range(20):  # what was said before one came is not news
        watcher.page.locator("#chat-words").fill(f"Good evening {n}")
        watcher.page.keyboard.press("Enter")
        player.page.wait_for_timeout(250)
        if button.locator(".unread").count():
            break
    button.locator(".unread").wait_for()
    button.click()
    player.page.locator("#tab-chat").click()
    button.locator(".unread").wait_for(state="detached")


def test_a_phone_comes_closer_to_what_is_asked_and_back(house: House, guest: Come) -> None:
    player = guest(phone=True)
    page = player.page
    player.sit_down(house, "iki", bot="greedy")
    player.wait_for_turn()
    closer, whole = (
        page.get_by_role("button", name=name) for name in ("Zoom in", "The whole board")
    )
    one = page.locator(".board-frame .can").first
    player.ready()  # it lies still
    if whole.count():  # the board came by itself
        assert_in_frame(page, one)
        whole.tap()
    closer.wait_for()
    before = one.bounding_box()
    closer.tap()
    whole.wait_for()
    after = one.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 1.7 * before["width"]
    assert page.locator(".seats-below, .folded").count() == 0  # the board has their room now
    assert_in_frame(page, one)
    whole.tap()
    closer.wait_for()
    assert page.locator(".folded").count() == 1  # the mat of the other is a line of numbers
    # two taps, one right after the other however busy the machine is
    page.locator(".board-frame svg").evaluate(
        """(board) => {
          const { x, y } = board.getBoundingClientRect();
          const tap = { pointerType: 'touch', bubbles: true, clientX: x + 3, clientY: y + 3 };
          for (let i = 0; i < 2; i += 1) board.dispatchEvent(new PointerEvent('click', tap));
        }"""
    )
    whole.wait_for()


def assert_in_frame(page: Page, one: Locator) -> None:
    """The middle of a thing lies in the frame of the board."""
    frame, box = page.locator(".board-frame").bounding_box(), one.bounding_box()
    assert frame is not None
    assert box is not None
    assert frame["x"] <= box["x"] + box["width"] / 2 <= frame["x"] + frame["width"]
    assert frame["y"] <= box["y"] + box["height"] / 2 <= frame["y"] + frame["height"]


# A finger comes down on the middle of a thing, stays so many milliseconds, goes on to another.
FINGER = """async ([from, to, pause]) => {
  const middle = (selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + height / 2 };
  };
  const touch = { pointerType: 'touch', pointerId: 7, bubbles: true };
  const start = document.elementFromPoint(middle(from).clientX, middle(from).clientY);
  start.dispatchEvent(new PointerEvent('pointerdown', { ...touch, ...middle(from) }));
  await new Promise((end) => setTimeout(end, pause));
  start.dispatchEvent(new PointerEvent('pointermove', { ...touch, ...middle(to) }));
  start.dispatchEvent(new PointerEvent('pointerup', { ...touch, ...middle(to) }));
  if (from === to) start.dispatchEvent(new PointerEvent('click', { ...touch, ...middle(to) }));
}"""


@pytest.mark.parametrize("sideways", [False, True], ids=["upright", "sideways"])
def test_a_finger_that_rests_on_a_card_sees_it_from_near(
    house: House, guest: Come, sideways: bool
) -> None:
    player = guest(phone=True, sideways=sideways)
    page = player.page
    player.sit_down(house, "iki", bot="greedy")
    before = player.wait_for_turn()
    card = page.locator("[data-place=slot-0]").bounding_box()
    assert card is not None
    page.evaluate(FINGER, ["[data-place=slot-0]", "[data-place=slot-0]", 600])
    glass = page.locator(".tip .glass")
    glass.wait_for()
    near = glass.bounding_box()
    assert near is not None
    assert near["width"] > 2 * card["width"]
    assert near["x"] >= 0
    assert near["y"] >= 0
    first = page.locator(".tip").inner_text()
    page.evaluate(FINGER, ["[data-place=slot-0]", "[data-place=slot-1]", 600])
    player.wait_until("the next is read", lambda _: page.locator(".tip").inner_text() != first)
    after = player.look()
    assert (after["version"], after["picked"]) == (before["version"], before["picked"])  # only read
    page.locator("#prompt").tap()
    glass.wait_for(state="detached")


def test_a_tap_that_leads_nowhere_shows_the_thing_and_why(house: House, guest: Come) -> None:
    player = guest(phone=True)
    page = player.page
    player.sit_down(house, "tokaido_duo")
    player.wait_for_turn()
    player.ready()  # the board has come to what is asked, if it does
    whole = page.get_by_role("button", name="The whole board")
    if whole.count():
        whole.tap()
    player.ready()
    box = page.locator("[data-piece=round-marker]").bounding_box()
    assert box is not None
    player.finger.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(".tip .glass").wait_for()
    page.locator(".tip-why").wait_for()
    assert page.locator(".prompt .notice").count() == 0
