"""Every page: accessible, small, quick, in both themes."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.house import House
from tests.browser.player import Player
from tools.client import CLIENT, STATIC
from zashiki.core import registry

Come = Callable[..., Player]
AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])


# All pictures are there, and what is seen of them was painted.
DRAWN = """async () => {
  for (const each of document.images) each.loading = "eager";
  await Promise.all([...document.images].map((each) => each.decode()));
  for (let i = 0; i < 2; i += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
}"""


def violations(page: Page) -> list[str]:
    """What axe-core finds on the page as it is now, serious things only."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(
        "() => axe.run(document, { resultTypes: ['violations'] })"
    )
    return [
        f"{each['id']}: {each['help']}: {[node['html'][:120] for node in each['nodes'][:3]]}"
        for each in found["violations"]
        if each["impact"] in SERIOUS
    ]


def test_axe_finds_what_is_wrong(page: Page) -> None:
    """The check itself can fail."""
    page.set_content("<html><body><img src='x'><button></button></body></html>")
    assert any("image-alt" in each for each in violations(page))


@THEMES
@pytest.mark.parametrize("path", ["/", "/new/{game}", "/rules/{game}", "/editions/{game}", "/lost"])
def test_pages_are_accessible(house: House, guest: Come, path: str, theme: str) -> None:
    player = guest(color_scheme=theme)
    for game in registry.names() if "{game}" in path else [""]:
        player.page.goto(house.address + path.format(game=game))
        player.page.locator("main").wait_for()
        player.page.wait_for_load_state("networkidle")
        assert violations(player.page) == []


@THEMES
@pytest.mark.parametrize("held", ["desk", "phone", "sideways"])
@pytest.mark.parametrize("game", registry.names())
def test_tables_are_accessible(house: House, guest: Come, game: str, held: str, theme: str) -> None:
    player = guest(phone=held == "phone", sideways=held == "sideways", color_scheme=theme)
    player.sit_down(house, game)
    player.wait_for_turn()
    assert violations(player.page) == []
    player.play_some(3)
    player.wait_for_turn()
    assert violations(player.page) == []


@THEMES
def test_result_replay_and_waiting_are_accessible(
    house: House, finished: str, guest: Come, theme: str
) -> None:
    player = guest(color_scheme=theme)
    page = player.page
    page.goto(finished)
    page.locator("dialog .verdict").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.goto(f"{finished}?ply=9")
    page.locator(".table-page[data-ply='9']").wait_for()
    assert violations(page) == []
    for tab, seen in {"chat": ".chat", "rules": ".rulebook .figure"}.items():
        page.locator(f"#tab-{tab}").click()
        page.locator(seen).first.wait_for()
        page.evaluate(DRAWN)
        assert violations(page) == []
    page.goto(f"{house.address}/new/tokaido_duo")
    player.set_up(["me", "invite"])
    page.locator(".waiting").wait_for()
    assert violations(page) == []


@THEMES
def test_what_opens_over_a_table_is_accessible(house: House, guest: Come, theme: str) -> None:
    """Hint, changes, a refusal, the menu and its question, the board in words, links, chat."""
    player = guest(color_scheme=theme)
    page = player.page
    player.sit_down(house, "tokaido_duo")
    player.play_until("others acted", lambda: player.others_did() > 0)
    player.wait_for_turn()
    page.keyboard.press("Escape")
    player.wait_for_turn()
    page.keyboard.press("h")
    page.locator(".alternative").first.wait_for(timeout=30_000)
    assert violations(page) == []
    page.locator(".advice .icon").click()
    page.keyboard.press("c")
    page.locator(".changes").wait_for()
    assert violations(page) == []
    page.locator("[data-piece=round-marker]").click()
    page.locator(".prompt .notice").wait_for()
    assert violations(page) == []
    page.keyboard.press("b")
    page.locator(".board-words li").first.wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("?")  # opens the menu, where the keys are told
    page.locator(".menu .resign").click()  # resigning asks once more
    page.locator(".menu .sure").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Share").click()
    page.locator("dialog .invite input").first.wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("#tab-chat").click()
    page.locator("#chat-words").fill("Good evening")
    page.keyboard.press("Enter")
    page.locator(".chat-lines b").wait_for()
    assert violations(page) == []


@THEMES
@pytest.mark.parametrize("sideways", [False, True], ids=["upright", "sideways"])
def test_the_sheets_of_a_phone_are_accessible(
    house: House, guest: Come, theme: str, sideways: bool
) -> None:
    player = guest(phone=True, sideways=sideways, color_scheme=theme)
    page = player.page
    player.sit_down(house, "samurai")
    player.play_some(3)
    page.keyboard.press("Escape")
    player.wait_for_turn()
    for button in page.locator(".thumb-tabs button[aria-expanded]").all():
        button.click()
        page.locator(".sheet-up").wait_for()
        assert violations(page) == []


@THEMES
def test_the_curtain_is_accessible(house: House, guest: Come, theme: str) -> None:
    player = guest(color_scheme=theme)
    page = player.page
    page.goto(f"{house.address}/new/samurai")
    player.set_up(["me", "me"])
    page.locator(".curtain").wait_for()
    assert violations(page) == []


@THEMES
def test_waiting_and_refused_guests_meet_accessible_pages(
    house: House, guest: Come, theme: str
) -> None:
    host, friend = guest(color_scheme=theme), guest(color_scheme=theme)
    host.page.goto(f"{house.address}/new/samurai")
    host.set_up(["me", "invite", "open"])
    host.page.locator(".invite input").first.wait_for()
    friend.page.goto(host.page.url)  # a guest who may sit down, and watches so far
    friend.page.locator(".waiting button.primary").wait_for()
    assert violations(friend.page) == []
    friend.page.goto(host.page.locator(".invite input").first.input_value())
    friend.page.locator("dialog .name").wait_for()  # who joins is asked for a name
    assert violations(friend.page) == []
    friend.page.goto(f"{host.page.url}?invite=wrong")
    friend.page.locator(".failure").wait_for()
    assert violations(friend.page) == []
    friend.problems.clear()  # the refusal is written into the console


# As a program that is out of date would: the next actions are sent with another version or code.
LIES = """(() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const lies = { stale: ['version', 1], illegal: ['code', 987654] };
    const said = JSON.parse(text);
    const [key, value] = lies[window.lie] ?? [];
    if (said.t === 'act' && key) {
      said[key] = value;
      window.lied = window.lie;
    }
    return send.call(this, JSON.stringify(said));
  };
})()"""
SCREENS = pytest.mark.parametrize(
    ("theme", "phone"), [("light", False), ("dark", True)], ids=["desk", "phone"]
)


def send_lie(player: Player, lie: str) -> None:
    """Touch until an action was sent, which was not what the page meant to send."""
    player.page.evaluate("(lie) => { window.lie = lie; }", lie)
    for _ in range(10):
        player.touch(*player.spot(player.touches))
        if player.page.evaluate("() => window.lied") == lie:
            return
    raise AssertionError(f"no action was sent that lies: {lie}")


@SCREENS
def test_refused_actions_leave_an_accessible_table(
    house: House, guest: Come, theme: str, phone: bool
) -> None:
    player = guest(phone=phone, color_scheme=theme)
    page = player.page
    page.add_init_script(LIES)
    player.sit_down(house, "samurai")
    player.play_some(2)
    before = player.wait_for_turn()
    send_lie(player, "illegal")
    page.locator(".prompt .notice.warn").wait_for()
    assert violations(page) == []
    page.locator(".prompt .notice .icon").click()
    send_lie(player, "stale")
    after = player.wait_until(
        "what was picked lies as before", lambda now: now["can"] and not now["picked"]
    )
    assert after["version"] == before["version"]
    assert "your move was not made" in after["notice"]
    assert violations(page) == []
    page.evaluate("() => { window.lie = ''; }")
    player.play_some(4)  # at least one tile is laid by that
    player.wait_until("the table has moved on", lambda now: now["version"] != before["version"])


@SCREENS
def test_a_lost_line_and_coming_back_are_accessible(
    tmp_path: Path, guest: Come, theme: str, phone: bool
) -> None:
    house = House(tmp_path)
    house.open()
    try:
        player = guest(phone=phone, color_scheme=theme)
        page = player.page
        player.sit_down(house, "samurai")
        before = player.wait_for_turn()
        house.kill()
        page.locator(".connection .warn").wait_for()
        assert violations(page) == []
        player.touch(*player.spot())
        page.locator(".prompt .notice.warn").wait_for()  # it is kept until the line is back
        assert violations(page) == []
        house.open()
        page.locator(".connection .warn").wait_for(state="detached", timeout=30_000)
        player.wait_until("it is sent", lambda now: now["turn"] and now["ply"] > before["ply"])
        assert violations(page) == []
        player.problems.clear()  # the lost connection is written into the console
    finally:
        house.close()


def test_a_new_table_is_set_up_as_the_last_one(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    page.goto(f"{house.address}/new/iki")
    player.set_up(["me", "open", "bot:greedy"], pace="1500")
    page.goto(f"{house.address}/new/iki")
    page.locator(".setup").wait_for()
    chosen = page.locator(".sitter select").evaluate_all("(all) => all.map((each) => each.value)")
    assert chosen == ["me", "open", "bot:greedy"]
    assert page.locator(".more-choices select").last.input_value() == "1500"
    page.goto(f"{house.address}/new/yamatai")
    page.locator(".setup").wait_for()
    assert page.locator(".sitter select").count() == 2


def test_levels_are_offered_first_and_say_how_they_play(house: House, guest: Come) -> None:
    player = guest(locale="de-DE")
    page = player.page
    page.goto(f"{house.address}/new/iki")
    seat = page.locator(".sitter-place").nth(1)
    seat.wait_for()
    assert seat.locator("select").input_value() == "bot:level2"  # nobody knows this guest yet
    groups = seat.locator("optgroup").evaluate_all("(all) => all.map((each) => each.label)")
    assert groups == ["Menschen", "Stufen", "Mehr: mit eigenem Charakter", "Mehr: andere Bots"]
    levels = seat.locator("optgroup").nth(1).locator("option").all_text_contents()
    assert levels[0] == "Neuling (Stufe 1)"
    assert len(levels) == 5
    assert "Feuer" in seat.locator(".sitter-about").inner_text()
    seat.locator("select").select_option("bot:level3:style=builder")
    assert "Gebäude" in seat.locator(".sitter-about").inner_text()
    page.locator(".counts label", has_text="3").click()
    chosen = page.locator(".sitter select").evaluate_all("(all) => all.map((each) => each.value)")
    assert chosen == ["me", *["bot:level3:style=builder"] * 2]  # as the one that sits there
    page.locator("button.start").click()
    page.wait_for_url("**/t/*")
    page.locator(".seats .seat-name").nth(2).wait_for()
    names = page.locator(".seats .seat-name").all_text_contents()
    assert names[1:] == ["Baumeister (Stufe 3) 1", "Baumeister (Stufe 3) 2"]


def test_the_host_chooses_which_bots_fill_the_free_seats(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    page.goto(f"{house.address}/new/samurai")
    player.set_up(["me", "open", "open"])
    picker = page.locator(".bot-picker")
    picker.wait_for()
    assert picker.locator("select").input_value() == "level2"
    page.get_by_text("Let a bot play").first.click()
    page.get_by_text("Apprentice (level 2)").first.wait_for()
    picker.locator("select").select_option("level1")
    assert "does not see what it leaves to you" in picker.inner_text()
    assert violations(page) == []
    page.locator("button.fill").click()
    picker.wait_for(state="detached")
    names = page.locator(".seats .seat-name").all_text_contents()
    assert names[1:] == ["Apprentice (level 2)", "Newcomer (level 1)"]


def test_script_and_styles_of_a_table_are_small(house: House) -> None:
    assert house.address
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    files = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', index)
    assert any(name.endswith(".js") for name in files)
    assert any(name.endswith(".css") for name in files)
    sent = sum(len(gzip.compress((STATIC / name).read_bytes())) for name in files)
    assert sent < 100_000


def test_a_table_asks_for_little_before_its_board_can_be_touched(house: House, guest: Come) -> None:
    """How long that takes is measured by tools/first_touch.py, on a machine left alone."""
    player = guest()
    player.sit_down(house, "tokaido_duo")
    player.wait_for_turn()
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    player.page.reload()
    player.page.locator(".can").first.wait_for()
    assert 1 <= len(asked) <= 12, asked


def test_nothing_on_a_page_breaks_the_content_security_policy(house: House, guest: Come) -> None:
    player = guest()
    answer = player.page.goto(house.address)
    assert answer is not None
    policy = answer.header_value("content-security-policy") or ""
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    player.sit_down(house, "tokaido_duo")
    player.play_some(10)
    assert player.problems == []


def test_made_files_are_up_to_date() -> None:
    from tools import client_look
    from zashiki.web.typescript import typescript

    assert client_look.main(["--check"]) == 0
    made = (CLIENT / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert made == typescript()
