"""The arena: fair deals, results that survive a kill, honest intervals."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.bots.toys import LANTERNS, STONES
from zashiki import Game, Rng, SetupError
from zashiki.bots import Bot, Played, SpecError, play_match
from zashiki.core import registry
from zashiki.lab.arena import Question, Report, play_deal, run
from zashiki.lab.crew import Answer, Answers, Crew, Task
from zashiki.lab.ledger import LedgerError
from zashiki.lab.statistics import is_decided, ratings, share_interval


@pytest.fixture(autouse=True)
def toys() -> None:
    registry.add(STONES)
    registry.add(LANTERNS)


def ask(
    *bots: str, games: int = 12, game: str = "toy-lanterns", settle: float | None = None
) -> Question:
    return Question(game, bots, games, seed=4, settle=settle)


def test_every_deal_is_played_in_every_rotation() -> None:
    results = play_deal(ask("random", "random", "random"), 5)
    assert [(result.deal, result.turn) for result in results] == [(5, 0), (5, 1), (5, 2)]
    assert all(min(result.places) == 1 for result in results)


def test_a_deal_has_the_same_chance_in_every_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []

    def spy(game: Game, bots: Sequence[Bot], rng: Rng) -> Played:
        played = play_match(game, bots, rng)
        dealt.append(played.actions[:9])  # three cards for each of three seats
        return played

    monkeypatch.setattr("zashiki.lab.arena.play_match", spy)
    for deal in range(2):
        play_deal(ask("random", "search:iterations=2", "random"), deal)
    assert dealt[0] == dealt[1] == dealt[2]
    assert dealt[3] == dealt[4] == dealt[5] != dealt[0]


def test_the_same_question_has_the_same_answer() -> None:
    question = ask("search:iterations=20", "random", games=6)
    first, second = run(question, processes=1), run(question, processes=1)
    assert first.standings[0].share == second.standings[0].share


def test_shares_add_up_to_one_and_search_beats_random() -> None:
    report = run(ask("search:iterations=60", "random", game="toy-stones", games=40), processes=1)
    assert report.games == 40
    assert math.isclose(sum(standing.share.mean for standing in report.standings), 1.0)
    assert report.standings[0].share.low > 0.5
    assert report.standings[0].elo.low > report.standings[1].elo.high


def test_json_has_the_names_other_tools_read() -> None:
    answer = run(ask("random", "random", games=3), processes=1).as_json()
    assert answer["game"] == "toy-lanterns"
    assert answer["games"] == 4  # whole deals
    bots = answer["bots"]
    assert isinstance(bots, list)
    assert {"name", "share", "low", "high", "elo"} <= set(bots[0])


def test_finished_deals_survive_and_are_not_played_again(tmp_path: Path) -> None:
    question = ask("random", "search:iterations=10", games=8)
    whole = run(question, processes=1, folder=tmp_path)
    file = tmp_path / "games.csv"
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 9
    # as a kill leaves it: two deals, one match of a third, and half a line
    file.write_text("".join(lines[:6]) + lines[6][:5])
    played: list[int] = []
    again = run(question, processes=1, folder=tmp_path, watch=lambda r: played.append(r.games))
    assert played == [6, 8]
    assert again.games == whole.games
    assert [s.share for s in again.standings] == [s.share for s in whole.standings]
    assert run(question, processes=1, folder=tmp_path).games == 8


def test_a_deal_that_is_kept_twice_counts_once(tmp_path: Path) -> None:
    question = ask("random", "random", games=4)
    whole = run(question, processes=1, folder=tmp_path)
    file = tmp_path / "games.csv"
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines + lines[1:3]))
    again = run(question, processes=1, folder=tmp_path)
    assert again.standings == whole.standings
    assert file.read_text() == "".join(lines)


def test_the_order_in_which_deals_end_changes_nothing() -> None:
    class Backwards(Crew):
        def do(self, work: Callable[[Task], Answer], tasks: Sequence[Task]) -> Answers[Answer]:
            yield from map(work, reversed(tasks))

    question = ask("search:iterations=10", "random", games=8)
    forwards = run(question, processes=1)
    backwards = run(question, crew=Backwards())
    assert [bot.share for bot in backwards.standings] == [bot.share for bot in forwards.standings]
    assert [bot.elo for bot in backwards.standings] == [bot.elo for bot in forwards.standings]


def test_a_folder_answers_one_question_only(tmp_path: Path) -> None:
    run(ask("random", "random", games=2), processes=1, folder=tmp_path)
    with pytest.raises(LedgerError, match="another question"):
        run(ask("random", "search:iterations=5", games=2), processes=1, folder=tmp_path)


def test_an_unreadable_ledger_is_named(tmp_path: Path) -> None:
    run(ask("random", "random", games=2), processes=1, folder=tmp_path)
    with (tmp_path / "games.csv").open("a") as file:
        file.write("rubbish\n")
    with pytest.raises(LedgerError, match="rubbish"):
        run(ask("random", "random", games=2), processes=1, folder=tmp_path)


def test_a_ledger_of_another_kind_is_named(tmp_path: Path) -> None:
    question = ask("random", "random", games=2)
    run(question, processes=1, folder=tmp_path)
    games = (tmp_path / "games.csv").read_text()
    for file, content in (
        ("games.csv", games.replace(",1 2,", ",2 2,").replace(",2 1,", ",2 2,").encode()),
        ("games.csv", b"\xff\xfe"),
        ("question.json", b"rubbish"),
    ):
        kept = (tmp_path / file).read_bytes()
        (tmp_path / file).write_bytes(content)
        with pytest.raises(LedgerError, match=file):
            run(question, processes=1, folder=tmp_path)
        (tmp_path / file).write_bytes(kept)
    with pytest.raises(LedgerError, match="cannot keep results in"):
        run(question, processes=1, folder=tmp_path / "games.csv")


def test_the_picture_is_well_formed(tmp_path: Path) -> None:
    run(ask("random", "random", games=4), processes=1, folder=tmp_path)
    root = ElementTree.parse(tmp_path / "shares.svg").getroot()  # noqa: S314  our own file
    assert root.tag.endswith("svg")
    assert len(root.findall(".//{http://www.w3.org/2000/svg}path")) >= 7


def test_it_stops_when_the_question_is_settled() -> None:
    question = ask("search:iterations=80", "random", game="toy-stones", games=400, settle=0.5)
    report = run(question, processes=1)
    assert report.is_settled
    assert report.games < 200


def test_wrong_questions_are_refused_before_the_first_match() -> None:
    with pytest.raises(SetupError):
        run(ask("random"), processes=1)
    with pytest.raises(SpecError):
        run(ask("random", "rondom"), processes=1)
    with pytest.raises(ValueError, match="at least one game"):
        run(ask("random", "random", games=0), processes=1)
    with pytest.raises(KeyError):
        run(ask("random", "random", game="chess"), processes=1)


def test_a_bot_that_forfeits_comes_last(tmp_path: Path) -> None:
    liar = tmp_path / "liar.sh"
    liar.write_text("#!/bin/sh\nread hello\necho '{\"ready\": true}'\nread x\necho rubbish\n")
    liar.chmod(0o755)
    report: Report = run(ask(f"exec:{liar}", "random", game="toy-stones", games=2), processes=1)
    assert report.standings[0].forfeits == 2
    assert "'rubbish' is not understood" in report.standings[0].first_forfeit
    assert report.standings[1].first_forfeit == ""
    assert report.standings[0].share.mean == 0.0


def test_wilson_holds_what_is_known() -> None:
    interval = share_interval([1.0] * 8 + [0.0] * 2)
    assert interval.mean == pytest.approx(0.8)
    assert interval.low == pytest.approx(0.4902, abs=1e-3)
    assert interval.high == pytest.approx(0.9433, abs=1e-3)
    assert share_interval([1.0] * 50).low > 0.9
    assert share_interval([]).low == 0.0


def test_looking_often_does_not_settle_an_even_match() -> None:
    wrong = 0
    for seed in range(60):
        rng = Rng(seed)
        shares: list[float] = []
        for _ in range(250):
            shares.append(float(rng.below(2)))
            if is_decided(shares, 0.5):
                wrong += 1
                break
    assert wrong <= 6  # 5 % are 3


def test_ratings_follow_the_results() -> None:
    # a beats b three times in four: 191 points on the Elo scale
    places = [(1, 2)] * 300 + [(2, 1)] * 100
    rated = ratings(["a", "b"], places)
    gap = rated["a"].mean - rated["b"].mean
    assert gap == pytest.approx(191, abs=3)
    assert rated["a"].low < rated["a"].mean < rated["a"].high
    assert ratings(["a", "a"], places)["a"].mean == 0.0
    assert ratings(["a", "b", "b"], [(1, 2, 3)])["a"].mean > 0
