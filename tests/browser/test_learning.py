"""Learning in the browser: lessons, a guided first match, the rulebook."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, Route, expect

import zashiki
from tests.browser.house import House
from tests.browser.lesson import Lesson
from tests.browser.player import Player
from tests.browser.test_devices import by_keys
from tests.browser.test_games import tab_to
from tests.browser.test_pages import violations
from zashiki.core.palette import TONES
from zashiki.study.lessons import lessons

Come = Callable[..., Player]
GAMES = zashiki.names()
LEAST = 14  # pixels of the smallest words on a page for learning


def smallest_words(page: Page, inside: str = "main") -> float:
    """The height of the smallest words on a page, or in a part of it."""
    script = """(inside) => Math.min(...[...document.querySelectorAll(`${inside} *`)]
      .filter((each) => each.checkVisibility() && !each.closest('.hidden, svg'))
      .filter((each) => [...each.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
      .map((each) => parseFloat(getComputedStyle(each).fontSize)))"""
    found: float = page.evaluate(script, inside)
    return found


def with_the_book(house: House, guest: Come, game: str) -> Page:
    page = guest().page
    page.goto(f"{house.address}/rules/{game}")
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_gone_through_and_remembered(house: House, guest: Come, game: str) -> None:
    page = guest().page
    first = lessons(zashiki.game(game))[0]
    page.goto(f"{house.address}/learn/{game}")
    page.locator(".lesson-link").first.wait_for()
    assert page.locator(".lesson-link").count() == len(lessons(zashiki.game(game)))
    assert page.locator(".lesson-link .tag").count() == 0
    assert smallest_words(page) >= LEAST
    assert violations(page) == []
    lesson = Lesson(page)
    lesson.open(house, game, first.id)
    assert lesson.go_on()
    page.goto(f"{house.address}/learn/{game}")
    tag = page.locator(".lesson-link.next .tag")
    expect(tag).to_have_text(f"Learned: 1/{len(first.step)}")
    lesson.open(house, game, first.id)
    while lesson.go_on():
        assert smallest_words(page, ".lesson-words") >= LEAST
    assert violations(page) == []
    page.goto(f"{house.address}/g/{game}/gallery")
    page.locator(".exhibit").first.wait_for()
    assert smallest_words(page) >= LEAST
    page.goto(f"{house.address}/learn/{game}")
    expect(page.locator(".lesson-link .tag")).to_have_text("Learned")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_wrong_try_is_answered_and_put_back(house: House, guest: Come, phone: bool) -> None:
    player = guest(phone=phone)
    page, lesson = player.page, Lesson(player.page)
    lesson.open(house, "samurai", "taking")
    lesson.go_to_task()
    player.wait_for_turn()
    wrong_by_words(page, lesson)
    page.locator(".lesson-answer.wrong").wait_for()
    assert page.locator(".lesson-answer").inner_text().strip()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".lesson-answer")).to_be_empty()
    lesson.show.wait_for()


def wrong_by_words(page: Page, lesson: Lesson) -> None:
    """Play the last action of the list that does not solve the step, by its words."""
    task = page.url.replace("/learn/", "/api/games/").replace("/taking", "/lessons/taking")
    at = int(lesson.number.inner_text().partition("/")[0]) - 1
    told = page.request.get(f"{task}/{at}/scene").json()
    for choice in reversed(told["told"]["scene"]["legal"]):
        tried = page.request.get(f"{task}/{at}/scene", params={"played": str(choice["code"])})
        if tried.json()["verdict"] == "wrong":
            if page.locator(".thumb-tabs").count():
                page.locator(".thumb-tabs button").first.click()
            if page.locator("#filter").count():
                page.locator("#filter").fill(choice["label"])
            return page.locator(f'.actions button[data-code="{choice["code"]}"]').click()
    raise AssertionError("no try is wrong here")


def without_pauses(page: Page) -> None:
    """Bots of tables that are made from now on move at once."""

    def quick(route: Route) -> None:
        if route.request.method == "POST":
            wish = json.loads(route.request.post_data or "{}")
            route.continue_(post_data=json.dumps(wish | {"pace": 0}))
        else:
            route.continue_()

    page.route("**/api/tables?*", quick)


@pytest.mark.parametrize(
    ("game", "phone"), [(game, n % 2 == 1) for n, game in enumerate(GAMES)], ids=GAMES
)
def test_a_guided_first_match_from_the_start_page_to_its_end(
    house: House, guest: Come, game: str, phone: bool
) -> None:
    player = guest(phone=phone)
    page = player.page
    without_pauses(page)
    page.goto(house.address)
    page.locator(f'.first-time a[href="/new/{game}?guided"]').click()
    page.locator(".guided button").nth(1).click()  # the short one
    page.wait_for_url("**/t/*")
    player.wait_for_turn()
    coach = page.locator(".coach")
    coach.wait_for()
    first = coach.locator(".coach-about").inner_text()
    assert violations(page) == []
    coach.get_by_role("button").click()
    heard = {first}
    while not player.wait_for_turn()["over"]:
        if coach.count():
            told = coach.locator(".coach-about").inner_text()
            assert told not in heard, "a coach never says a thing twice"
            heard.add(told)
            coach.get_by_role("button").click()
        player.act()
    assert page.locator(".over").first.is_visible()
    assert len(heard) > 1


def test_a_guided_first_match_by_keys_alone(house: House, guest: Come) -> None:
    player = guest()
    page = player.page
    without_pauses(page)
    page.goto(house.address)
    page.locator(".first-time a").first.wait_for()
    tab_to(player, '.first-time a[href="/new/tokaido_duo?guided"]')
    page.keyboard.press("Enter")
    page.locator(".guided button").nth(1).wait_for()
    tab_to(player, ".guided button:nth-of-type(2)")  # the short one
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    told = 0
    while not player.wait_for_turn()["over"]:
        if page.locator(".coach").count():
            told += 1
            tab_to(player, ".coach button")
            page.keyboard.press("Enter")  # the keys go on with the board
        assert by_keys(player)
    assert told > 1
    assert page.locator("dialog .verdict").inner_text().strip()


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_has_pictures_that_can_be_stepped_through(
    house: House, guest: Come, game: str
) -> None:
    page = with_the_book(house, guest, game)
    stepped = page.locator('.figure:not([data-steps="0"])').first
    stepped.scroll_into_view_if_needed()
    image = stepped.locator("img")
    before = image.get_attribute("src")
    stepped.locator(".figure-steps button").last.click()
    assert image.get_attribute("src") != before
    page.wait_for_function(
        "() => [...document.images].every((each) => each.loading !== 'eager' || each.complete)"
    )
    assert page.locator(".figure + ol li.now").first.is_visible()
    assert smallest_words(page) >= LEAST
    assert violations(page) == []


# Every picture of the book, first and last step, as it is seen: what is lower than so many pixels.
TOO_LOW = """async (least) => {
  const low = [];
  const stage = document.body.appendChild(document.createElement("div"));
  const sees = (frame, { x, y, width, height }) => {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    return left < across && across < right && top < down && down < bottom;
  };
  const written = (svg) => [...svg.querySelectorAll("svg text, svg use")].flatMap((each) => {
    const frame = each.closest("svg");
    const scale = each.getScreenCTM().a;
    if (!sees(frame, each.getBoundingClientRect()) || each.closest("symbol")) return [];
    if (each.tagName === "text") {
      return [[parseFloat(getComputedStyle(each).fontSize) * scale, each.textContent]];
    }
    const symbol = svg.querySelector(each.getAttribute("href"));
    const part = (scale * each.width.baseVal.value) / symbol.viewBox.baseVal.width;
    return [...symbol.querySelectorAll("text")].map((text) =>
      [Number(text.getAttribute("font-size")) * part, text.textContent]);
  });
  let pictures = 0;
  for (const figure of document.querySelectorAll(".figure")) {
    const image = figure.querySelector("img");
    image.loading = "eager";
    await image.decode();
    const shown = image.getBoundingClientRect().width / image.naturalWidth;
    for (const step of new Set([0, Number(figure.dataset.steps)])) {
      const address = new URL(image.src);
      address.searchParams.set("step", step);
      stage.innerHTML = await (await fetch(address)).text();
      pictures += 1;
      for (const [height, words] of written(stage.firstElementChild)) {
        const where = `${figure.dataset.figure} ${step}`;
        if (height * shown < least) low.push(`${where}: ${words} ${height}`);
      }
    }
  }
  stage.remove();
  return { pictures, low };
}"""


@pytest.mark.parametrize("game", GAMES)
def test_what_pictures_of_the_rulebook_say_can_be_read_on_a_phone(
    house: House, guest: Come, game: str
) -> None:
    page = guest(phone=True, bypass_csp=True).page  # to lay pictures out within the page
    page.goto(f"{house.address}/rules/{game}")
    page.locator(".figure").first.wait_for()
    found = page.evaluate(TOO_LOW, LEAST)
    assert found["low"] == []
    assert found["pictures"] > 20
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")  # only frames move
    frames = page.locator(".figure-frame")
    sizes = "all => all.map((each) => [each.clientWidth, each.scrollWidth, each.tabIndex])"
    for width, drawn, stop in frames.evaluate_all(sizes):
        assert (drawn > width + 1) == (stop == 0), "what moves is reached by keys"
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_the_rulebook_are_not_shrunk_on_a_desk(
    house: House, guest: Come, game: str
) -> None:
    page = with_the_book(house, guest, game)
    page.locator(".figure").first.wait_for()
    shown = page.evaluate("""async () => {
      const pictures = [...document.querySelectorAll(".figure img")];
      for (const each of pictures) each.loading = "eager";
      await Promise.all(pictures.map((each) => each.decode()));
      return pictures.map((each) => each.getBoundingClientRect().width / each.naturalWidth);
    }""")
    assert len(shown) > 12
    assert min(shown) > 0.998, "what is written is as high as it was drawn"


def test_a_picture_wider_than_the_phone_shows_what_it_is_about(house: House, guest: Come) -> None:
    page = guest(phone=True).page
    page.goto(f"{house.address}/rules/samurai")
    figure = page.locator('[data-figure="fourth"]')  # a village far in the west
    figure.scroll_into_view_if_needed()
    frame = figure.locator(".figure-frame")
    expect(frame).to_have_class(re.compile("wide"))
    middle = float((frame.get_attribute("data-middles") or "").split()[0])
    left, width, whole = frame.evaluate("f => [f.scrollLeft, f.clientWidth, f.scrollWidth]")
    assert left <= middle * whole <= left + width


def test_the_book_is_printed_in_ink_with_all_its_pictures(house: House, guest: Come) -> None:
    page = guest(color_scheme="dark").page
    page.add_init_script(
        "window.print = () => (window.printed = [...document.images].map("
        "(each) => [each.src, each.complete && each.naturalWidth > 0]))"
    )
    page.goto(f"{house.address}/rules/tokaido_duo")
    page.locator(".figure").first.wait_for()
    page.keyboard.press("Control+p")
    page.wait_for_function("() => window.printed")
    printed = page.evaluate("window.printed.filter(([src]) => src.includes('/figures/'))")
    assert len(printed) > 10
    assert all("theme=light" in source and is_there for source, is_there in printed)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    image = page.locator(".figure img").first
    expect(image).to_have_attribute("src", re.compile("theme=dark"))


def fills(pdf: bytes) -> set[str]:
    """The colours that shapes of a PDF are filled with."""
    found = set()
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL):
        with suppress(zlib.error):
            drawn = zlib.decompress(stream).decode("latin-1")
            for colour in re.findall(r"([\d.]+) ([\d.]+) ([\d.]+) rg\b", drawn):
                found.add("#" + "".join(f"{round(float(part) * 255):02X}" for part in colour))
    return found


def test_the_menu_of_the_browser_prints_light_pictures_of_a_dark_page(
    house: House, guest: Come
) -> None:
    page = guest(color_scheme="dark").page
    page.goto(f"{house.address}/rules/tokaido_duo")
    page.locator(".figure").first.wait_for()
    image = page.locator(".figure img").first
    expect(image).to_have_attribute("src", re.compile("theme=dark"))
    printed = fills(page.pdf(prefer_css_page_size=True))
    for tone in ("sea", "land", "paper"):
        assert TONES[tone].light in printed
        assert TONES[tone].dark not in printed
    expect(image).to_have_attribute("src", re.compile("theme=dark[^#]*$"))


@pytest.mark.parametrize("game", GAMES)
def test_the_summary_is_printed_on_one_page(house: House, guest: Come, game: str) -> None:
    paper = {"width": 680, "height": 994}  # A4 without its margins
    page = guest(locale="de-DE", viewport=paper).page
    page.goto(f"{house.address}/rules/{game}")
    page.locator(".rulebook h2").first.wait_for()
    page.emulate_media(media="print")
    heads = "all => all.map((each) => each.getBoundingClientRect().top)"
    summary, last = page.locator(".rulebook h2").evaluate_all(heads)[-2:]
    assert 100 < last - summary < paper["height"]


def test_pictures_of_the_rulebook_follow_the_colours_of_the_system(
    house: House, guest: Come
) -> None:
    page = guest(color_scheme="light").page
    page.goto(f"{house.address}/rules/samurai")
    image = page.locator(".figure img").first
    for scheme in ("light", "dark", "light"):
        page.emulate_media(color_scheme=scheme)
        expect(image).to_have_attribute("src", re.compile(f"theme={scheme}"))


def test_a_lesson_by_keyboard_only(house: House, guest: Come) -> None:
    page = guest().page
    page.goto(f"{house.address}/learn/samurai")
    page.locator(".lesson-link").first.wait_for()
    page.locator(".lesson-link").first.focus()
    page.keyboard.press("Enter")
    on = page.locator(".lesson-buttons button.primary")
    on.wait_for()
    on.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "() => document.querySelector('.lesson-head .quiet').innerText[0] !== '1'"
    )
