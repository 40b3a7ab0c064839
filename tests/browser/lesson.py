"""A lesson in the browser, gone through as a learner does: read on, try, let it be shown."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.browser.house import House


@dataclass
class Lesson:
    page: Page

    def open(self, house: House, game: str, name: str) -> None:
        self.page.goto(f"{house.address}/learn/{game}/{name}")
        self.page.locator(".lesson-text p").first.wait_for()

    @property
    def number(self) -> Locator:
        """Which step it is, of how many."""
        return self.page.locator(".lesson-head .quiet")

    @property
    def on(self) -> Locator:
        """The button to the next step, while there is one and nothing is left to do in this one."""
        return self.page.locator(".lesson-buttons button.primary")

    @property
    def onward(self) -> Locator:
        """The way to the next lesson, or to a match."""
        return self.page.locator(".lesson-buttons a.primary")

    @property
    def show(self) -> Locator:
        return self.page.get_by_role("button", name="Show me")

    def go_on(self) -> bool:
        """To the next step, by the solution where one is asked for; False: it was the last."""
        expect(self.on.or_(self.onward).or_(self.show).first).to_be_visible()
        if self.show.count():
            self.show.click()
            expect(self.on.or_(self.onward).first).to_be_visible()
        if self.onward.count():
            return False
        before = self.number.inner_text()
        self.on.click()
        expect(self.number).not_to_have_text(before)
        return True

    def go_to_task(self) -> None:
        """To the next step in which something is to be done."""
        expect(self.on.or_(self.show).first).to_be_visible()
        while not self.show.count():
            assert self.go_on()
            expect(self.on.or_(self.show).first).to_be_visible()
