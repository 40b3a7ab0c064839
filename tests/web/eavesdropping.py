"""Reading every message of a match over the shoulders of all who look at it.

A message may tell a viewer only what the viewer may know. So the scene in it must be the same if
everything that the viewer cannot know were otherwise: it is compared with the scenes of imagined
twins of the position, in which all that is hidden from the viewer was dealt anew. A line of the
log must be the same for every outcome that the viewer cannot tell from the real one.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from tests.house.open_house import open_house
from tests.web.merging import in_order, merge
from zashiki.core import registry
from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.core.state import NOBODY, State
from zashiki.house.house import House
from zashiki.house.new_tables import TableWish
from zashiki.house.seats import Guest, Wish, new_guest
from zashiki.house.table import Table
from zashiki.house.words import words
from zashiki.web.connection import Connection
from zashiki.web.context import Context
from zashiki.web.names import NamedWords, seat_names
from zashiki.web.scene_diff import SceneDiff
from zashiki.web.scene_json import SceneWriter
from zashiki.web.settings import Settings

TWINS = 3
MOST_OTHERS = 6  # outcomes compared with the real one


@dataclass
class Heard:
    """What one viewer was told: each message as text."""

    seat: int  # NOBODY: a spectator
    texts: list[str] = field(default_factory=list)

    def messages(self) -> Iterator[dict[str, Any]]:
        """What was told, changes put together to scenes."""
        scene: dict[str, Any] = {}
        for text in self.texts:
            message: dict[str, Any] = msgspec.json.decode(text)
            if message["t"] == "change":
                message["scene"] = merge(scene, message["change"])
            scene = message.get("scene", scene)
            yield message


@dataclass
class Match:
    """A match with all that was said about it."""

    game: Game
    names: list[str]
    heard: list[Heard]
    states: dict[int, State]  # by version
    steps: list[tuple[State, int]]  # position and code, by ply
    secrets: dict[int, list[str]]  # what each viewer must never read, as text


async def overhear(folder: Path, game_id: str, seats: int, most: int) -> Match:
    """Play at random with a viewer in every seat and one beside the table."""
    async with open_house(str(folder / f"{game_id}{seats}.db")) as house:
        guests = [new_guest() for _ in range(seats)]
        wishes = [Wish("me"), *[Wish("invite")] * (seats - 1)]
        table = await house.new_tables.lay(guests[0], TableWish(game_id, wishes, {}, pace=0))
        tokens = [seat.token for seat in table.seats if seat.token]
        looking = await _look(house, table, guests)
        for number, guest in enumerate(guests[1:], 1):
            await house.seating.claim(table, guest, number, table.seats[number].token)
        states = await _play(house, table, looking, most)
        for viewer, writer, _ in looking:
            viewer.leave()
            writer.cancel()
        await asyncio.gather(*(writer for _, writer, _ in looking), return_exceptions=True)
        ids = [guest.id for guest in guests]
        heard = [one for _, _, one in looking]
        return Match(
            registry.game(game_id),
            seat_names(table.seats, words(registry.game(game_id), "en")),
            heard,
            states,
            [(step.before, step.code) for step in table.match.steps()],
            {one.seat: ids + (tokens if one.seat == NOBODY else []) for one in heard},
        )


Looking = list[tuple[Connection, "asyncio.Task[None]", Heard]]


async def _look(house: House, table: Table, guests: list[Guest]) -> Looking:
    context = Context(house, Settings())
    looking: Looking = []
    everybody = [*enumerate(guests), (NOBODY, new_guest())]
    for (seat, guest), changes in product(everybody, (False, True)):
        heard = Heard(seat)

        async def send(data: bytes, heard: Heard = heard) -> None:
            heard.texts.append(data.decode())

        viewer = Connection(context, table, guest, "127.0.0.1", send)
        viewer.enter()
        looking.append((viewer, asyncio.create_task(viewer.write_forever()), heard))
        await viewer.hear(msgspec.json.encode({"t": "join", "changes": changes}).decode())
    return looking


async def _play(house: House, table: Table, looking: Looking, most: int) -> dict[int, State]:
    states = {table.version: table.match.state.copy()}
    for viewer, _, heard in looking:
        seat = None if heard.seat == NOBODY else heard.seat
        await viewer.hear(msgspec.json.encode({"t": "look", "seat": seat}).decode())
    for _ in range(most):
        if table.status != "playing":
            break
        code = random.choice(table.match.state.legal())
        await house.play.act(table, table.actor, table.version, code, hold=True)
        states[table.version] = table.match.state.copy()
        await _settle(looking)
        if table.held is not None:
            await house.play.confirm(table, table.held, table.version)
            states[table.version] = table.match.state.copy()
            await _settle(looking)
    return states


async def _settle(looking: Looking) -> None:
    """Until everybody was told everything."""
    for _ in range(1000):
        await asyncio.sleep(0)
        if not any(viewer._scene_due or viewer._queue for viewer, _, _ in looking):
            return


# --- the scan ----------------------------------------------------------------------------------


def scan(match: Match) -> int:
    """Assert that nobody was told what they may not know; returns the scenes compared."""
    rng = Rng(5)
    compared = 0
    for heard in match.heard:
        for text in heard.texts:
            for secret in match.secrets[heard.seat]:
                assert secret not in text, f"seat {heard.seat} read a secret of the house"
        for message in heard.messages():
            if "scene" not in message or message["version"] not in match.states:
                continue
            state = match.states[message["version"]]
            if not state.is_over and message["ply"]:
                _compare(match, heard.seat, message, state, rng)
                compared += 1
            for line in message["log"]:
                _check_line(match, heard.seat, line)
    return compared


def _compare(match: Match, seat: int, message: dict[str, Any], state: State, rng: Rng) -> None:
    is_held = "held" in message  # the house speaks, and nobody chooses
    aside = {"marks", "prompt", "legal"} if is_held else {"marks"}
    told = {key: value for key, value in message["scene"].items() if key not in aside}
    may_act = state.actor == seat and not is_held
    assert bool(message["scene"]["legal"]) == may_act, f"choices of another seat: {seat}"
    own_ids = {piece["id"] for piece in told["pieces"]}
    own_ids |= {place.id for place in match.game.layout(state).places}
    assert set(message["scene"]["marks"]) <= own_ids, f"seat {seat}: marks of unseen pieces"
    for twin in _twins(state, seat, rng):
        shown = _show(match, twin, seat, aside)
        assert in_order(told) == shown, f"seat {seat} learned something hidden"


def _twins(state: State, seat: int, rng: Rng) -> list[State]:
    """Positions that look the same to this viewer."""
    eyes = [seat] if seat >= 0 else list(range(int(state.seats)))
    twins = [state.imagine(eye, rng) for eye in eyes for _ in range(TWINS)]
    return [twin for twin in twins if twin.view(seat) == state.view(seat)]


def _show(match: Match, state: State, seat: int, aside: set[str]) -> dict[str, Any]:
    look = SceneDiff(0, match.game.scene(state, seat), None)
    written = SceneWriter(words(match.game, "en")).scene(look, {})
    named = NamedWords(words(match.game, "en"), match.names).put_in(written)
    data: dict[str, Any] = msgspec.json.decode(named)
    return in_order({key: value for key, value in data.items() if key not in aside})


def _check_line(match: Match, seat: int, line: dict[str, Any]) -> None:
    state, code = match.steps[line["ply"]]
    say = NamedWords(words(match.game, "en"), match.names)
    after = state.copy()
    after.apply(code)
    if after.is_over:
        return
    seen = after.view(seat)
    for other in random.sample(legal := state.legal(), min(MOST_OTHERS, len(legal))):
        twin = state.copy()
        twin.apply(other)
        # An open action without effect may be told: nothing hidden sets the positions apart.
        if twin.view(seat) == seen and twin.digest() != after.digest():
            story = match.game.story(state, other, twin, seat)
            told = "" if story is None else say(story)
            assert line["text"] == told, f"seat {seat} read a hidden outcome"
