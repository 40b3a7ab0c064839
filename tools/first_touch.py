"""How soon a board can be touched once its page is asked for, in a real browser on this machine.

python tools/first_touch.py [GAME …]    reloads a table of each game a few times
"""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.player import Player  # noqa: E402
from tools import visit  # noqa: E402
from zashiki.core import registry  # noqa: E402

RELOADS = 7


def first_touch(player: Player) -> float:
    """Milliseconds from asking for the page until something on the board can be touched."""
    player.page.reload()
    player.page.locator(".can").first.wait_for()
    waited: float = player.page.evaluate("() => performance.now()")
    return waited


def main(games: list[str]) -> int:
    with visit.visiting() as (browser, house):
        sys.stdout.write("milliseconds until a board can be touched: median, longest\n")
        for game in games or registry.names():
            player = Player(browser.new_context().new_page())
            player.sit_down(house, game)
            player.wait_for_turn()
            times = [first_touch(player) for _ in range(RELOADS)]
            sys.stdout.write(f"{game:12} {statistics.median(times):6.0f} {max(times):6.0f}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
