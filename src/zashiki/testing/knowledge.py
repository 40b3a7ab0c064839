"""What a seat may know, and what it can imagine."""

from __future__ import annotations

import msgspec

from zashiki.core.rng import Rng
from zashiki.core.state import NOBODY, State
from zashiki.testing.position import snapshot
from zashiki.testing.promise import broken


class Secrets:
    """Whether a game showed secrets, and whether `imagine` ever dealt them anew."""

    def __init__(self, is_open: bool) -> None:
        self.is_open = is_open
        self.exist = False
        self.dealt_anew = False

    def verdict(self) -> None:
        if not self.exist and not self.is_open:
            broken("a game that is not open hides something from somebody")
        if self.exist and not self.dealt_anew:
            broken("imagine deals anew what the seat cannot know")


def check_knowledge(state: State, rng: Rng, secrets: Secrets) -> None:
    """Views are plain, in open games alike; `imagine` keeps the view and uses nothing else."""
    before = snapshot(state)
    for seat in range(state.seats):
        mine = _plain(state.view(seat))
        other = state.imagine(seat, rng)
        if _plain(other.view(seat)) != mine:
            broken("an imagined state looks the same to its seat", seat)
        if other.actor != state.actor or (state.actor == seat and other.legal() != state.legal()):
            broken("an imagined state has the same actor and choices", seat)
        if other.components() != state.components():
            broken("an imagined state has the same components", seat)
        seed = int(rng.word())
        if state.imagine(seat, Rng(seed)).digest() != other.imagine(seat, Rng(seed)).digest():
            broken("imagine uses only what the seat knows", seat)
        secrets.dealt_anew |= other.digest() != state.digest()
        if state.view(seat) != state.view(NOBODY):
            if secrets.is_open:
                broken("in an open game every seat sees what spectators see", seat)
            secrets.exist |= not state.is_over
        _play_on(other, rng)
    if snapshot(state) != before:
        broken("imagining changes nothing")


def _plain(view: dict[str, object]) -> object:
    encoded = msgspec.json.encode(view)
    decoded = msgspec.json.decode(encoded)
    if msgspec.json.encode(decoded) != encoded or decoded != _listed(view):
        broken("a view holds plain JSON values")
    return decoded


def _listed(value: object) -> object:
    if isinstance(value, dict):
        return {key: _listed(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_listed(inner) for inner in value]
    return value


def _play_on(state: State, rng: Rng) -> None:
    for _ in range(20):
        if state.is_over:
            return
        code = int(state.random_action(rng))
        if not state.is_legal(code):
            broken("an imagined state can be played on", code)
        state.apply(code)
