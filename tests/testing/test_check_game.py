"""The conformance suite passes an honest game and finds every way of breaking the contract."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from mypy_extensions import i64

import zashiki
import zashiki as z
from tests.toys.high_card import DRAW, HighCard, HighCardGame, HighCardPosition
from zashiki.testing import ContractError, check_game, soak


def with_state(cls: type[HighCard]) -> HighCardGame:
    class Broken(HighCardGame):
        state = cls

    return bring(Broken())


def bring(game: HighCardGame) -> HighCardGame:
    zashiki.add(game)
    return game


class LeakingView(HighCard):
    def view(self, seat: int) -> dict[str, object]:
        return {**super().view(seat), "deck": self.deck[:]}


class LeakingViewAndImagination(LeakingView):
    def imagine(self, seat: int, rng: z.Rng) -> HighCard:
        return self.copy()


class OpenHands(HighCard):
    """Everybody sees everything, and the game does not say so."""

    def view(self, seat: int) -> dict[str, object]:
        return super().view(seat) and self.position()

    def imagine(self, seat: int, rng: z.Rng) -> HighCard:
        return self.copy()


class SharedCopy(HighCard):
    def copy(self) -> HighCard:
        new = super().copy()
        new.table = self.table
        return new


class LostComponent(HighCard):
    def apply(self, code: i64) -> None:
        seat = self.actor
        super().apply(code)
        if seat != z.CHANCE and code == 0:
            self.table[int(seat)][0] -= 1


class Endless(HighCard):
    def apply(self, code: i64) -> None:
        seat = int(self.actor)
        super().apply(code)
        if seat != z.CHANCE:
            self.table[seat][code] -= 1
            self.hands[seat][code] += 1
            self.actor = (seat + 1) % self.seats


class Biased(HighCard):
    def random_action(self, rng: z.Rng) -> i64:
        return max(super().random_action(rng), super().random_action(rng))


class IllegalDraw(HighCard):
    def random_action(self, rng: z.Rng) -> i64:
        return rng.below(KINDS_OF_PLAY) if self.actor != z.CHANCE else super().random_action(rng)


KINDS_OF_PLAY = 3


class PeekingImagination(HighCard):
    """Keeps the view, but deals what the seats really hold when luck says so."""

    def imagine(self, seat: int, rng: z.Rng) -> HighCard:
        return self.copy() if rng.below(2) else super().imagine(seat, rng)


class CarelessRefusal(HighCard):
    def explain(self, code: int) -> z.Refusal:
        self.low = not self.low
        self.actor = 0
        self.table[0][0] += 1
        return super().explain(code)


class RefusalWithoutRule(HighCard):
    def explain(self, code: int) -> z.Refusal:
        return z.Refusal("not-held", "TOY-9.9")


class RefusalWithoutWords(HighCard):
    def explain(self, code: int) -> z.Refusal:
        return z.Refusal("silent", "TOY-1.2")


class OutOfBounds(HighCard):
    def apply(self, code: i64) -> None:
        super().apply(code)
        if self.actor == z.NOBODY:
            self.cards = type(self.cards)(self.cards.copies, [10, 20, 30])


class ForgetfulDigest(HighCard):
    """A digest of how often it was asked, not of the position."""

    asked = 0

    def digest(self) -> int:
        ForgetfulDigest.asked += 1
        return ForgetfulDigest.asked


class WrongWeights(HighCard):
    def weight(self, code: i64) -> i64:
        return 0


class PeekingObservation(HighCard):
    def fill_sheet(self, seat: i64, sheet: z.Sheet) -> None:
        super().fill_sheet(seat, sheet)
        sheet.put(0, self.hands[(seat + 1) % self.seats][0])


class ObliviousObservation(HighCard):
    """The cards in hand are seen, but not written down."""

    def fill_sheet(self, seat: i64, sheet: z.Sheet) -> None:
        hands, self.hands = self.hands, [[sum(hand), 0, 0] for hand in self.hands]
        super().fill_sheet(seat, sheet)
        self.hands = hands


class UnforeseenBlock(HighCard):
    def fill_sheet(self, seat: i64, sheet: z.Sheet) -> None:
        super().fill_sheet(seat, sheet)
        sheet.block("deck")


class ObservationBesideItsBlock(HighCard):
    def fill_sheet(self, seat: i64, sheet: z.Sheet) -> None:
        super().fill_sheet(seat, sheet)
        sheet.put(-1, 1)


class HighObservation(HighCard):
    def fill_sheet(self, seat: i64, sheet: z.Sheet) -> None:
        super().fill_sheet(seat, sheet)
        sheet.put(0, 9)


class WideMask(HighCard):
    def mask(self, out: Any) -> None:
        out[:] = b"\1" * len(out)


STATES = [
    (LeakingView, "looks the same"),
    (LeakingViewAndImagination, "deals anew"),
    (OpenHands, "hides something"),
    (SharedCopy, "copy"),
    (LostComponent, "conserved"),
    (Endless, "ends within"),
    (Biased, "uniform"),
    (IllegalDraw, "legal codes only"),
    (PeekingImagination, "only what the seat knows"),
    (CarelessRefusal, "refus"),
    (RefusalWithoutRule, "rulebook"),
    (RefusalWithoutWords, "every language"),
    (OutOfBounds, "bounds"),
    (ForgetfulDigest, "before the first action"),
    (WrongWeights, "weight above 0"),
    (PeekingObservation, "nothing that its seat cannot know"),
    (ObliviousObservation, r"is in its observation: seat \d, seats.\d.hand"),
    (UnforeseenBlock, "written as it is described: the block 'deck'"),
    (ObservationBesideItsBlock, "written as it is described: the block 'seats.table'"),
    (HighObservation, r"in its range: seats.table\[own, 0\], 0 to 2: cards played: 9"),
    (WideMask, "marks what is legal"),
]


class AmbiguousNotation(HighCardGame):
    def notate(self, state: z.State, code: int) -> str:
        return "c" if code < DRAW else f"d{code - DRAW}"


class TwinNotation(HighCardGame):
    def notate(self, state: z.State, code: int) -> str:
        return "c0" if code < DRAW else "d0"

    def parse(self, state: z.State, text: str) -> int:
        legal = state.legal()
        if text not in ("c0", "d0"):
            raise ValueError(text)
        return legal[0]


class LeakingScene(HighCardGame):
    def scenes(self, state: z.State, seats: Sequence[int]) -> list[z.Scene]:
        assert isinstance(state, HighCard)
        leak = z.Message("card", {"value": state.deck[0]})
        return [
            z.Scene(scene.pieces, scene.panels, leak, scene.legal)
            for scene in super().scenes(state, seats)
        ]


class SaidToBeOpen(HighCardGame):
    is_open = True


class WideDrawing(HighCardGame):
    def draw(self, state: z.State, seat: int | None = None, language: str = "en") -> str:
        return "x" * 81


class ForgetfulPosition(HighCardGame):
    def read(self, setup: z.Setup, position: Any) -> z.State:
        state = super().read(setup, position)
        assert isinstance(state, HighCard)
        state.hands[0].sort()
        return state


class WrongDescription(HighCardGame):
    def describe(self, state: z.State, code: int) -> dict[str, str]:
        return {**super().describe(state, code), "family": "play"}


class BlindSpectator(HighCardGame):
    def write(self, state: z.State, seat: int | None) -> HighCardPosition:
        told = super().write(state, seat)
        if seat == z.NOBODY:
            told.seats[0].held = 0
        return told


class MarksOfTheHidden(HighCardGame):
    def marks(self, state: z.State, code: int, after: z.State, seat: int) -> Sequence[str]:
        return [f"h{code % DRAW}"]


class WordlessHeadline(HighCardGame):
    def headline(self, state: z.State, code: int, after: z.State) -> z.Headline | None:
        return z.Headline(z.Message("no-such-words"))


class LeakingAbout(HighCardGame):
    def about(self, state: z.State, seat: int, thing: str) -> z.About | None:
        assert isinstance(state, HighCard)
        leak = z.Message("card", {"value": state.deck[0]})
        return z.About(leak, z.Message("verdict"), "TOY-1.2")


class AboutWithoutRule(HighCardGame):
    def about(self, state: z.State, seat: int, thing: str) -> z.About | None:
        return z.About(z.Message("verdict"), z.Message("verdict"), "TOY-9.9")


class NoteAtNothing(HighCardGame):
    def scenes(self, state: z.State, seats: Sequence[int]) -> list[z.Scene]:
        overlay = z.Overlay("o", z.Message("verdict"), [z.Note("nowhere", "1")])
        return [replace(scene, overlays=[overlay]) for scene in super().scenes(state, seats)]


class UnpaintedExhibit(HighCardGame):
    def gallery(self, edition: str | Path | z.Edition = "default") -> Sequence[z.Exhibit]:
        piece = z.Piece("a", "no-such-art", "")
        return [z.Exhibit("a", z.Message("verdict"), z.Message("verdict"), [piece], "TOY-1.2")]


class UnknownSeats(HighCardGame):
    def setup(self, *args: Any, **kwargs: Any) -> z.Setup:
        return super().setup(2)


GAMES = [
    (AmbiguousNotation, "reads back"),
    (TwinNotation, "apart"),
    (LeakingScene, "scene shows"),
    (SaidToBeOpen, "what spectators see"),
    (WideDrawing, "80 columns"),
    (ForgetfulPosition, "can be arranged"),
    (WrongDescription, "described by its family"),
    (BlindSpectator, "a view is the position"),
    (MarksOfTheHidden, "marks are pieces or places"),
    (WordlessHeadline, "every language"),
    (LeakingAbout, "told of a thing"),
    (AboutWithoutRule, "what a thing is rests on a rule"),
    (NoteAtNothing, "a note stands at"),
    (UnpaintedExhibit, "an exhibit has its art"),
    (UnknownSeats, "set-up is refused"),
]


def test_an_honest_game_passes() -> None:
    check_game(bring(HighCardGame()))


@pytest.mark.parametrize(("cls", "promise"), STATES)
def test_a_broken_state_is_found(cls: type[HighCard], promise: str) -> None:
    with pytest.raises(ContractError, match=promise):
        check_game(with_state(cls), shrink=False)


@pytest.mark.parametrize(("cls", "promise"), GAMES)
def test_a_broken_game_is_found(cls: type[HighCardGame], promise: str) -> None:
    with pytest.raises(ContractError, match=promise):
        check_game(bring(cls()), shrink=False)


def test_soak_counts_actions_and_ticks_once_a_match() -> None:
    ticks = []
    actions = soak(bring(HighCardGame()), 30, tick=lambda: ticks.append(1))
    assert len(ticks) == 30
    assert 30 * 8 <= actions <= 30 * 12


@pytest.mark.parametrize("cls", [LostComponent, Endless, OutOfBounds])
def test_soak_finds_broken_states(cls: type[HighCard]) -> None:
    game: z.Game = with_state(cls)
    with pytest.raises(ContractError):
        soak(game, 30)
