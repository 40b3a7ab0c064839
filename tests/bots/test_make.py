"""Bots are made from words; wrong words are refused with the part at fault."""

from __future__ import annotations

import pytest

import zashiki
from tests.bots.toys import LANTERNS, STONES, Stones, deal
from zashiki.bots import Bot, Knowledge, Spec, SpecError, add, kinds, make
from zashiki.bots.builtin import SearchBot
from zashiki.bots.spec import parse
from zashiki.core import registry
from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.lab.arena import Question, run


def test_random_plays_every_legal_code_and_nothing_else() -> None:
    state = deal(3, 5)
    seat = int(state.actor)
    bot = make("random", LANTERNS, seed=3)
    chosen = {bot.choose(Knowledge(state, seat)) for _ in range(200)}
    assert chosen == set(state.legal())


def test_a_bot_of_ones_own_sits_wherever_a_spec_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Steady(Bot):
        """Always the same kind of code."""

        def __init__(self, rank: int) -> None:
            self.rank = rank

        def choose(self, knowledge: Knowledge) -> int:
            return knowledge.legal()[self.rank]

    def steady(spec: Spec, game: Game, rng: Rng) -> Bot:
        spec.refuse_all_but(("high",))
        return Steady(-1 if spec.flag("high") else 0)

    monkeypatch.setattr("zashiki.bots._makers", dict(zashiki.bots._makers))
    add("steady", steady)
    assert "steady" in kinds()
    bot = make("steady:high", STONES)
    assert (bot.spec, bot.choose(Knowledge(Stones(2), 0))) == ("steady:high", 3)
    with pytest.raises(SpecError, match="no setting 'low'"):
        make("steady:low", STONES)
    registry.add(STONES)
    report = run(Question("toy-stones", ("steady", "steady:high"), games=2), processes=1)
    assert report.games == 2
    assert [standing.forfeits for standing in report.standings] == [0, 0]


def test_a_seed_repeats_the_choices() -> None:
    known = Knowledge(Stones(2), 0)
    first, second = (make("random", STONES, seed=11) for _ in range(2))
    assert [first.choose(known) for _ in range(20)] == [second.choose(known) for _ in range(20)]


def test_knowledge_gives_the_seat_its_own_side_only() -> None:
    state = deal(2, 1)
    own, other = Knowledge(state, 0), Knowledge(state, 1)
    assert own.view() == state.view(0)
    assert own.legal() == state.legal()
    assert other.legal() == []


def test_the_trail_tells_own_actions_and_in_open_games_all() -> None:
    state = Stones(2)
    assert Knowledge(state, 0, [0, 0], [1, 2]).trail(0) == [(0, 1), (0, 2)]
    assert Knowledge(state, 0, [0, 1], [1, 2]).trail(0) is None
    assert Knowledge(state, 0, [0, 1], [1, 2]).trail(2) == []
    assert Knowledge(state, 0, [0, 1], [1, 2], is_open=True).trail(0) == [(0, 1), (1, 2)]
    assert Knowledge(state, 0, [0], [1]).trail(3) is None


@pytest.mark.parametrize(
    ("spec", "part"),
    [
        ("", "no bot ''"),
        ("serch", "no bot 'serch'"),
        ("random:ms=3", "no setting 'ms'"),
        ("random:=3", "'=3' is not understood"),
        ("random:a,a", "a is said twice"),
        ("level6", "no bot 'level6'"),
        ("level3:ms=5", "no setting 'ms'; there are: style"),
        ("level3:style=x", "style must be one of blocker, monk, farmer, not 'x'"),
        ("search:plain,style=monk", "plain knows no value"),
    ],
)
def test_wrong_words_are_refused_by_name(spec: str, part: str) -> None:
    with pytest.raises(SpecError, match=part):
        make(spec, zashiki.game("samurai"))


def test_a_game_without_styles_says_so() -> None:
    with pytest.raises(SpecError, match="has no styles"):
        make("level3:style=monk", STONES)


def test_spec_numbers_have_bounds() -> None:
    spec = parse("x:n=7,w=deep,f")
    assert spec.whole("n", 0) == 7
    assert spec.flag("f")
    with pytest.raises(SpecError, match="n must be from 0 to 5"):
        spec.whole("n", 0, 0, 5)
    with pytest.raises(SpecError, match="w must be a number"):
        spec.real("w", 0.0)
    with pytest.raises(SpecError, match="w must be one of a, b"):
        spec.word("w", "a", ("a", "b"))


def test_words_hold_for_any_number_of_seats() -> None:
    game = zashiki.game("samurai")
    bot = make("search:iterations=1,sharpness=7", game, seed=1)
    assert isinstance(bot, SearchBot)
    bot.choose(Knowledge(game.start(3), 0))
    assert bot.search is not None
    assert bot.search.settings.sharpness == 7.0
