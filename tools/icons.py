"""Icons for phones that install the page, made from our own mark: client/public/icons.

python tools/icons.py    draws them anew, with Chromium
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import chromium  # noqa: E402
from zashiki.core import palette  # noqa: E402

MARK = ROOT / "client" / "src" / "style" / "mark.svg"
ICONS = ROOT / "client" / "public" / "icons"
# By name: pixels, and the part of the side that the mark takes. Masks cut up to a tenth off each.
SIZES = {"180": (180, 0.8), "192": (192, 0.92), "512": (512, 0.92), "maskable": (512, 0.62)}


def page(pixels: int, part: float) -> str:
    side = round(pixels * part)
    ground = palette.TONES["ground"].light if part < 0.9 else "transparent"
    return (
        f'<body style="margin:0;width:{pixels}px;height:{pixels}px;background:{ground};'
        'display:grid;place-items:center">'
        f'<div style="width:{side}px;height:{side}px">{MARK.read_text(encoding="utf-8")}</div>'
    )


def main() -> None:
    ICONS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=chromium.find(), args=chromium.arguments(), headless=True
        )
        for name, (pixels, part) in SIZES.items():
            sheet = browser.new_page(viewport={"width": pixels, "height": pixels})
            sheet.set_content(page(pixels, part))
            sheet.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
