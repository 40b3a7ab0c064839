"""A house of one's own and a browser to visit it with, for tools that look at pages."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import House
from tools import chromium, client


@contextmanager
def visiting(module: str = "zashiki.web") -> Iterator[tuple[Browser, House]]:
    """Both open until the visit is over."""
    client.build()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder), module)
        house.open()
        try:
            browser = play.chromium.launch(
                executable_path=chromium.find(), args=chromium.arguments()
            )
            yield browser, house
            browser.close()
        finally:
            house.close()
