"""Levels and personalities see less or like more, by named terms, and it shows in their play."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from time import process_time
from typing import Any

import pytest
from librt.vecs import vec

import zashiki
from tests.bots.test_games import GAMES, TABLES, positions
from tests.bots.toys import STONES
from zashiki.bots import Knowledge, make, play_match
from zashiki.bots.builtin import SearchBot
from zashiki.bots.levels import KINDS, LADDERS, NUMBERS, Level, ladder_of
from zashiki.bots.names import NAMED, bot_about, bot_name
from zashiki.bots.spec import parse
from zashiki.bots.styles import STYLES
from zashiki.bots.taste import Taste
from zashiki.bots.values import HandMade, value_of
from zashiki.core.rng import Rng
from zashiki.core.state import State
from zashiki.games.iki import scoring
from zashiki.games.iki.tables import FISH, PIPE, POUCH
from zashiki.house.words import words
from zashiki.lab.arena import Question, run

DEALS = 15  # each in both seats
STYLED = [(game, style) for game, styles in STYLES.items() for style in styles]


def value(game: str) -> HandMade:
    found = value_of(game)
    assert isinstance(found, HandMade)
    return found


# --- the table of levels -----------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_only_the_highest_level_needs_a_clock(game: str) -> None:
    *lower, highest = (parse(level.bot) for level in LADDERS[game])
    assert highest.words == {"ms": "800"}
    for spec in lower:
        assert "ms" not in spec.words
        assert (spec.kind == "search") == ("iterations" in spec.words)


@pytest.mark.parametrize("game", GAMES)
def test_in_a_crowd_a_level_is_the_same_kind_of_bot_and_blind_for_the_same(game: str) -> None:
    for level in LADDERS[game]:
        if level.crowd is not None:
            alone, crowd = parse(level.bot), parse(level.crowd.bot)
            assert crowd.kind == alone.kind
            assert "ms" not in crowd.words
            assert ("iterations" in crowd.words) == ("iterations" in alone.words)
            assert level.crowd.taste == level.taste


@pytest.mark.parametrize(
    ("seats", "spec"), [(2, "search:iterations=9"), (3, "search:iterations=4")]
)
def test_seats_decide_how_a_level_plays(
    seats: int, spec: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    level = Level("search:iterations=9", crowd=Level("search:iterations=4"))
    monkeypatch.setitem(LADDERS, STONES.id, (level,) * 5)
    state = STONES.start(seats)
    bots = [make(name, STONES, seed=1) for name in ("level3", spec)]
    found = []
    for bot in bots:
        assert isinstance(bot, SearchBot)
        bot.choose(Knowledge(state, int(state.actor)))
        assert bot.search is not None
        found.append(int(bot.search.iterations))
    assert found[0] == found[1]


@pytest.mark.parametrize("game", GAMES)
def test_tastes_weigh_terms_that_there_are(game: str) -> None:
    for taste in [*(level.taste for level in LADDERS[game]), *STYLES[game].values()]:
        taste.give_to(value(game))
    with pytest.raises(ValueError, match="no term gold; there are"):
        Taste({"gold": 2.0}).give_to(value(game))


@pytest.mark.parametrize("game", GAMES)
def test_weak_levels_see_less_than_there_is(game: str) -> None:
    blind = [level.taste for level in LADDERS[game][:2]]
    assert all(taste != Taste() for taste in blind)
    assert all(level.taste == Taste() for level in LADDERS[game][2:])


def test_a_game_without_a_table_has_levels_too() -> None:
    for kind in KINDS[:-1]:
        state = STONES.start(2)
        bot = make(kind, STONES, seed=1)
        assert bot.choose(Knowledge(state, int(state.actor))) in state.legal()
    assert [level.bot for level in ladder_of("toy-stones")][-1] == "search:ms=800"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_level_and_style_has_a_name_and_a_sentence(game: str, language: str) -> None:
    say = words(zashiki.game(game), language)
    specs = [*NAMED, *(f"{kind}:style={style}" for kind in KINDS for style in STYLES[game])]
    for spec in [*specs, *(f"search:style={style}" for style in STYLES[game])]:
        assert say(bot_name(spec))
        assert say(bot_about(spec, game)).endswith(".")
    assert len({say(bot_name(kind)) for kind in KINDS}) == len(NUMBERS)


# --- tastes ------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_taste_weighs_what_changes_and_leaves_the_chances_of_now(game: str, seats: int) -> None:
    plain, tasting = value(game), value(game)
    Taste(dict.fromkeys(tasting.names, 3.0), others=0.0).give_to(tasting)
    before, after = vec[float]([0.0] * 4), vec[float]([0.0] * 4)
    for state in positions(game, seats, 4, 40):
        seat = int(state.actor)
        tasting.take_in(state, seat)
        plain.rate(state, before)
        tasting.rate(state, after)
        assert [after[i] for i in range(seats)] == pytest.approx([before[i] for i in range(seats)])
        code = state.legal()[-1]
        later = state.after(code)
        now, then = plain.terms(state, seat), plain.terms(later, seat)
        plain.weigh(state, before)
        tasting.weigh(later, after)
        change = sum(then[name] - now[name] for name in now)
        for other in range(seats):
            wanted = before[other] + (3.0 * change if other == seat else 0.0)
            assert after[other] == pytest.approx(wanted)


def test_two_tastes_are_one() -> None:
    one = Taste({"rice": 0.5, "helmet": 2.0}, {"tempo": 3.0}, others=0.5)
    both = one & Taste({"rice": 4.0}, {"tiles": 2.0})
    assert both.likes == {"rice": 2.0, "helmet": 2.0}
    assert both.grudges == {"tempo": 3.0, "tiles": 1.0}
    assert both.others == 0.5
    assert Taste() & one == one


# --- play --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["level1", "level2"])
@pytest.mark.parametrize("game", GAMES)
def test_a_seed_repeats_the_match_and_another_varies_it(game: str, kind: str) -> None:
    def played(seed: int) -> list[int]:
        bots = [make(kind, zashiki.game(game), seed=seed + seat) for seat in range(2)]
        return list(play_match(zashiki.game(game), bots, Rng(1)).actions)[:60]

    first = played(1)
    assert played(1) == first
    assert any(played(seed) != first for seed in (11, 21, 31))


@pytest.mark.parametrize("game", GAMES)
def test_the_highest_level_keeps_its_budget(game: str) -> None:
    """In processor time, which a busy machine does not lengthen."""
    state = next(positions(game, 2, 6, 20))
    bot = make("level5", zashiki.game(game), seed=1)
    begin = process_time()
    assert bot.choose(Knowledge(state, int(state.actor))) in state.legal()
    assert process_time() - begin < 0.8 + 0.05


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_only_the_highest_level_heeds_the_clock(game: str, kind: str) -> None:
    """A machine that is a thousand times as slow changes nothing for the others."""

    def thought(seconds_a_look: float) -> tuple[int, int]:
        state = next(positions(game, 2, 6, 20))
        known = Knowledge(state, int(state.actor))
        bot = make(kind, zashiki.game(game), seed=1)
        if not isinstance(bot, SearchBot):
            return bot.choose(known), 0
        _, search = bot._recall(known)
        search.clock = count(0.0, seconds_a_look).__next__
        return bot.choose(known), int(search.iterations)

    if kind == KINDS[-1]:
        assert thought(0.3)[1] < thought(0.01)[1] < 90
    else:
        assert thought(1000.0) == thought(0.0)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_level_beats_one_two_below_it(game: str, seats: int) -> None:
    games = 4 * seats if zashiki.is_compiled() else seats
    bots = ("level3", *["level1"] * (seats - 1))
    report = run(Question(game, bots, games=games, seed=2), processes=1)
    if zashiki.is_compiled():
        assert report.standings[0].share.mean > 1 / seats
    assert sum(standing.forfeits for standing in report.standings) == 0


def captured(state: Any, seat: int, kind: int) -> float:
    return float(state.captured[3 * seat + kind])


Measure = Callable[[Any, int], float]  # of how a match ended for a seat
GOODS = (FISH, PIPE, POUCH)
MEASURES: dict[tuple[str, str], Measure] = {
    ("samurai", "blocker"): lambda end, seat: -sum(captured(end, 1 - seat, k) for k in range(3)),
    ("samurai", "monk"): lambda end, seat: captured(end, seat, 1),
    ("samurai", "farmer"): lambda end, seat: captured(end, seat, 2),
    ("tokaido_duo", "pilgrim"): lambda end, seat: float(end.temple[seat] * end.garden[seat]),
    ("tokaido_duo", "trader"): lambda end, seat: float(end.bars[seat]),
    ("tokaido_duo", "artist"): lambda end, seat: float(end.gifts[seat]),
    ("iki", "builder"): lambda end, seat: float(scoring.building_points(end, seat)),
    ("iki", "collector"): lambda end, seat: float(
        sum(int(scoring.goods_of(end, seat, k)) for k in GOODS)
    ),
    ("yamatai", "builder"): lambda end, seat: float(end.standard[seat].bit_count()),
    ("yamatai", "collector"): lambda end, seat: float(sum(end.hand[5 * seat : 5 * seat + 5])),
}


@cache
def ended(game: str, chairs: tuple[str, str], deal: int) -> State:
    """The last position of a match between these bots, played once."""
    state = zashiki.game(game).start(len(chairs))
    rng = Rng(deal)
    bots = [make(spec, zashiki.game(game), seed=8 * deal + i) for i, spec in enumerate(chairs)]
    while not state.is_over:
        seat = int(state.actor)
        code = state.random_action(rng)
        state.apply(code if seat < 0 else bots[seat].choose(Knowledge(state, seat)))
    return state


@pytest.mark.skipif(not zashiki.is_compiled(), reason="dozens of whole matches")
@pytest.mark.parametrize(("game", "style"), STYLED)
def test_a_personality_does_more_of_what_it_is_called(game: str, style: str) -> None:
    """Beside the same deals played without it, in either seat, against the same opponent."""
    measure = MEASURES[game, style]
    found = []
    for spec in ("greedy", f"greedy:style={style}"):
        chairs = [(spec, "greedy"), ("greedy", spec)]
        ends = [
            measure(ended(game, chairs[seat], deal), seat)
            for deal in range(DEALS)
            for seat in range(2)
        ]
        found.append(sum(ends) / len(ends))
    plain, styled = found
    assert styled > plain
