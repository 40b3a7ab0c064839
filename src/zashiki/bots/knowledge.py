"""What a seat knows of a match: all that a bot is ever handed."""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core.codes import Codes
from zashiki.core.rng import Rng
from zashiki.core.state import State


class Knowledge:
    """The match as one seat knows it.

    The true state stays inside. What comes out is the seat's view, its legal codes, and imagined
    states: full positions that look the same to the seat, with everything it cannot know dealt
    anew by the bot's own generator.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        movers: list[int] | None = None,
        codes: list[int] | None = None,
        is_open: bool = False,
    ) -> None:
        self.seat: i64 = seat
        self.seats: i64 = state.seats
        self._state: State = state
        self._movers: list[int] = movers if movers is not None else []
        self._codes: list[int] = codes if codes is not None else []
        self._is_open: bool = is_open  # of the game

    @property
    def game_id(self) -> str:
        return self._state.setup.game.id

    @property
    def is_usual(self) -> bool:
        """Whether the match is played with the edition that comes first."""
        setup = self._state.setup
        return setup.edition.label == setup.game.edition().label

    @property
    def actor(self) -> int:
        """Whose choice it is; everybody at the table sees that."""
        return int(self._state.actor)

    @property
    def ply(self) -> int:
        """How many actions were played so far, as far as the past was handed over."""
        return len(self._codes)

    def view(self) -> dict[str, object]:
        return self._state.view(int(self.seat))

    def list_actions(self, out: Codes) -> None:
        """The seat's own legal codes; nothing when it is not its turn."""
        if self._state.actor == self.seat:
            self._state.list_actions(out)

    def legal(self) -> list[int]:
        """The seat's own legal codes, sorted; none when it is not its turn."""
        return self._state.legal() if self._state.actor == self.seat else []

    def imagine(self, rng: Rng) -> State:
        """A full position that this seat cannot tell from the true one."""
        return self._state.imagine(int(self.seat), rng)

    def trail(self, ply: int) -> list[tuple[int, int]] | None:
        """Movers and codes from this ply on, or None if the seat did not see them all.

        What others did is told only in open games; one's own actions always.
        """
        if ply < 0 or ply > len(self._codes):
            return None
        if not self._is_open:
            for mover in self._movers[ply:]:
                if mover != self.seat:
                    return None
        return [(self._movers[i], self._codes[i]) for i in range(ply, len(self._codes))]
