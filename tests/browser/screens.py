"""What is drawn in positions of matches, measured: a test does so in some, a tool in many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, count, cycle, islice
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.rehearsed import Rehearsal
from zashiki.core import registry

MEASURE = Path(__file__).with_name("measure.js")
ON_PHONE = (12, 40)  # pixels of the lowest words and of the smallest target
ON_DESK = (14, 0)  # no fingers
SHARE = 17  # positions of one match at most
STEPS = (1, 2, 3, 4)  # actions of the guest from one position to the next


def measuring(player: Player) -> Page:
    """The page, which can be measured from now on."""
    player.page.add_init_script(path=MEASURE)
    return player.page


def match_of(game: str, seed: int) -> Rehearsal:
    """One for as many as can play."""
    return Rehearsal(game, registry.game(game).seat_counts[-1], seed)


def follow(house: House, player: Player, match: Rehearsal, plies: Sequence[int]) -> Iterator[str]:
    """While each of these plies of the guest is on the screen, how `tools/screens.py` shows it
    again; between them the match is played.
    """
    player.come_to(house, match, plies[0])
    at = plies[0]
    for ply in plies:
        actions = [(each, match.record.actions[each]) for each in match.mine if at <= each < ply]
        player.page.evaluate("([actions, ply]) => measure.play(actions, ply)", [actions, ply])
        at = ply
        yield f"{match.game} --first {match.seed} --ply {ply}"


def some(house: House, player: Player, game: str, most: int) -> Iterator[str]:
    """So many positions: of the first match from its beginning, of the second from a third of it
    on, of the third from two thirds on, and so forth.
    """
    measuring(player)
    for seed in count(1):
        match = match_of(game, seed)
        late = match.mine[len(match.mine) * ((seed - 1) % 3) // 3 :]
        steps = accumulate(islice(cycle(STEPS), SHARE - 1), initial=0)
        plies = [late[step] for step in steps if step < len(late)][:most]
        yield from follow(house, player, match, plies)
        most -= len(plies)
        if most == 0:
            return


def faults(player: Player, least: tuple[int, int]) -> list[str]:
    """What is too small, covered or hidden."""
    found: list[str] = player.page.evaluate("(least) => measure.faults(...least)", least)
    return found
