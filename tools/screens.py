"""Measure what is drawn in many positions, as tests/browser/test_devices.py does in some.

python -m tools.screens --matches 10 --first 100              on a phone; --desk: on a desk
python -m tools.screens iki --matches 1 --first 107 --ply 63  one position again

Of what is wrong a picture is kept in build/screens.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.browser.conftest import visitor
from tests.browser.screens import ON_DESK, ON_PHONE, faults, follow, match_of, measuring
from tools import visit
from zashiki.lab.command import command, count, run

PICTURES = Path(__file__).resolve().parent.parent / "build" / "screens"


def main() -> None:
    parser = command(__doc__)
    parser.add_argument("--matches", type=count, default=5, help="of each game")
    parser.add_argument("--first", type=int, default=1, help="seed of the first match")
    parser.add_argument("--ply", type=int, help="only this one")
    parser.add_argument("--desk", action="store_true", help="no phone")
    asked = parser.parse_args()
    PICTURES.mkdir(parents=True, exist_ok=True)
    wishes = {"locale": "de-DE"} if asked.desk else {"phone": True}
    measured = wrong = 0
    with visit.visiting("tests.browser.rehearsed") as (browser, house):
        for game in asked.games:
            for seed in range(asked.first, asked.first + asked.matches):
                player = visitor(browser, **wishes)
                page = measuring(player)
                match = match_of(game, seed)
                plies = match.mine if asked.ply is None else [asked.ply]
                for position in follow(house, player, match, plies):
                    measured += 1
                    found = faults(player, ON_DESK if asked.desk else ON_PHONE)
                    if found:
                        wrong += 1
                        print(f"{position}: {'; '.join(found)}", flush=True)
                        page.screenshot(path=PICTURES / f"{position.replace(' --', '-')}.png")
                page.context.close()
                if player.problems:
                    sys.exit(f"{game} --first {seed}: {player.problems}")
    print(f"{measured} positions measured, {wrong} with faults")


if __name__ == "__main__":
    run(main)
