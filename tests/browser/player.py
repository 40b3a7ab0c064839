"""Somebody at a table in the browser: looks at the page, touches the board, types."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page

from tests.browser.house import House
from tests.browser.rehearsed import Rehearsal

PATIENCE = 40.0  # seconds until something must happen at a table
MANY = 1000  # more things than can be touched at once: any of them may come first
LOOK_EVERY = 10.0  # milliseconds; nothing is assumed to happen in this time
PERSON = Path(__file__).with_name("person.js")
LOOKED = 3.0  # seconds that somebody looks at what lies still before a finger comes down
TAP = 0.05  # seconds that a finger stays


class Finger:
    """A finger on the glass, step by step.

    It comes down `later`, by the time it tells the browser: nobody touches what has just come up,
    and no test has to wait for that.
    """

    def __init__(self, page: Page, later: float = LOOKED) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._later = later

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", {"x": x, "y": y})

    def up(self, after: float = 0.0) -> None:
        self._send("touchEnd", after=after)

    def tap(self, x: float, y: float) -> None:
        self.down(x, y)
        self.up(TAP)

    def _send(self, kind: str, *points: dict[str, float], after: float = 0.0) -> None:
        when = time.time() + self._later + after
        touch = {"type": kind, "touchPoints": [*points], "timestamp": when}
        self._session.send("Input.dispatchTouchEvent", touch)


@dataclass
class Player:
    page: Page
    rng: random.Random = field(default_factory=lambda: random.Random(7))
    touches: int = 0
    taps: bool = False  # with a finger instead of a mouse
    problems: list[str] = field(default_factory=list)
    _finger: Finger | None = None

    def __post_init__(self) -> None:
        self.page.add_init_script(path=PERSON)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: Any) -> None:
        """A page that breaks its own content security policy, or throws, must not pass."""
        if message.type == "error" and "WebSocket" not in message.text:
            self.problems.append(message.text)

    # --- coming to a table ---------------------------------------------------------------

    def come_in(self, house: House, game: str, seats: int = 2, bot: str = "random") -> None:
        """From the start page to a table of bots that move at once."""
        self.page.goto(house.address)
        self.page.locator(f'.game-card a.button[href="/new/{game}"]').click()
        self.set_up(["me", *[f"bot:{bot}"] * (seats - 1)])

    def sit_down(self, house: House, game: str, seats: int = 2, bot: str = "random") -> None:
        """At such a table at once."""
        bots = [{"kind": "bot", "bot": bot}] * (seats - 1)
        self.page.goto(house.new_table(self.page.request, game, [{"kind": "me"}, *bots]))

    def come_to(self, house: House, match: Rehearsal, ply: int) -> None:
        """In the guest's seat of a match that was rehearsed, as it stands at a ply."""
        api = f"{house.address}/api"
        kept = self._made(f"{api}/records", {"record": match.record.dumps()})
        wish = {"ply": ply, "seat": match.seat, "bot": "random"}
        table = self._made(f"{api}/tables/{kept}/try", wish)
        self.page.goto(f"{house.address}/t/{table}")

    def _made(self, address: str, wish: dict[str, object]) -> str:
        """The id of the table that the house makes."""
        answer = self.page.request.post(address, data=wish)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def claim(self, address: str, seat: int = 1) -> None:
        """Take an open seat of a table and look at it."""
        table = address.replace("/t/", "/api/tables/")
        answer = self.page.request.post(f"{table}/seats/{seat}/claim", data={})
        assert answer.ok, answer.text()
        self.page.goto(address)

    def accept(self, link: str) -> None:
        """Follow an invitation for the first time, with the name that is proposed."""
        self.page.goto(link)
        self.page.locator("dialog .name button").click()
        self.page.locator("dialog .name").wait_for(state="detached")

    def set_up(self, sitters: list[str], pace: str = "0") -> None:
        """Fill the page of a new table in, and start."""
        self.page.locator(".setup").wait_for()
        wanted = self.page.locator(".counts label", has_text=str(len(sitters)))
        if wanted.count():
            wanted.click()
        for i, sitter in enumerate(sitters):
            self.page.locator(".sitter select").nth(i).select_option(sitter)
        more = self.page.locator(".more-choices")
        if not more.evaluate("(details) => details.open"):  # it is open when it was used last time
            more.locator("summary").click()
        self.page.locator(".more-choices select").last.select_option(pace)
        self.page.locator("button.start").click()
        self.page.wait_for_url("**/t/*")

    # --- looking -------------------------------------------------------------------------

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate("() => person.look()")
        return seen

    def wait_until(self, what: str, is_so: Any) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seen = self.look()
            if is_so(seen):
                return seen
            self.page.wait_for_timeout(LOOK_EVERY)
        raise AssertionError(f"waited in vain until {what}: {self.look()} {self.problems}")

    def wait_for_turn(self) -> dict[str, Any]:
        """Until something can be touched, or the game is over."""
        return self._wait_in_page("it is my turn", "person.turn(patience)")

    def _wait_in_page(self, what: str, script: str, **values: object) -> dict[str, Any]:
        names = ", ".join(["patience", *values])
        seen: dict[str, Any] = self.page.evaluate(
            f"({{ {names} }}) => {script}", {"patience": PATIENCE * 1000, **values}
        )
        assert seen["waited"], f"waited in vain until {what}: {seen} {self.problems}"
        return seen

    def watch_to_the_end(self, address: str) -> None:
        """However long that takes, as long as it goes on."""
        self.page.goto(address)
        at = -2

        def goes_on(seen: dict[str, Any]) -> bool:
            return bool(seen["over"]) or seen["version"] != at

        while not (seen := self.wait_until("it goes on", goes_on))["over"]:
            at = seen["version"]

    # --- playing -------------------------------------------------------------------------

    def act(self) -> bool:
        """Touch one thing that can be touched, anything; False when the game is over."""
        seen = self.ready(self.rng.randrange(MANY))
        if seen["over"]:
            return False
        self.touch(*seen["at"])
        self.wait_for_effect(seen)
        return True

    def ready(self, first: int = 0) -> dict[str, Any]:
        """What is seen in my turn once all lies still; a thing is touched `at` this point."""
        what = "something can be reached"
        return self._wait_in_page(what, "person.spot(first, patience)", first=first)

    def spot(self, first: int = 0) -> tuple[float, float]:
        """Where to touch one of the things that can be touched."""
        seen = self.ready(first)
        assert not seen["over"]
        x, y = seen["at"]
        return x, y

    def wait_for_effect(self, before: dict[str, Any]) -> dict[str, Any]:
        """Until what was done shows: something is picked up, asked, or another position is told."""
        what = "the touch has an effect"
        return self._wait_in_page(what, "person.effect(before, patience)", before=before)

    def touch(self, x: float, y: float) -> None:
        self.touches += 1
        if self.taps:
            self.finger.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    @property
    def finger(self) -> Finger:
        if self._finger is None:
            self._finger = Finger(self.page)
        return self._finger

    def play_to_the_end(self, most: int = 4000) -> None:
        for _ in range(most):
            if not self.act():
                return
        raise AssertionError(f"not over after {most} touches")

    def play_until(self, what: str, is_so: Callable[[], bool], most: int = 300) -> None:
        """Act until something has come about, by oneself or by others."""
        for _ in range(most):
            self.wait_until(f"it is my turn or {what}", lambda seen: seen["turn"] or is_so())
            if is_so():
                return
            self.act()
        raise AssertionError(f"never came about: {what}")

    def play_until_held(self, most: int = 300) -> dict[str, Any]:
        """Act until the move is made and the turn is to be ended."""
        for _ in range(most):
            seen = self.wait_for_turn()
            if seen["held"]:
                return seen
            self.act()
        raise AssertionError("no turn was ever held")

    def others_did(self) -> int:
        """How many lines of the log on a desk tell of bots that throw dice."""
        return self.page.locator(".log .log-line").filter(has_text="Dice").count()

    def play_some(self, touches: int) -> None:
        for _ in range(touches):
            if not self.act():
                return
