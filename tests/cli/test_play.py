"""`zashiki play` through a pipe: what a person types and what is answered."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.conftest import Said, Zashiki
from tests.cli.teahouse import GAME
from zashiki.cli.screen import LEAST_PAGE, Screen
from zashiki.record import Record

TWO = ("--seat", "me", "--seat", "me")
WHOLE_MATCH = "1\nend\n" * 4


def play(zashiki: Zashiki, typed: str, *more: object) -> Said:
    return zashiki("play", "teahouse", "--seed", 3, *more, typed=typed)


def test_a_whole_match_ends_with_the_count_explained(zashiki: Zashiki) -> None:
    said = play(zashiki, WHOLE_MATCH, *TWO)
    assert said.code == 0
    assert said.err == ""
    count = said.out.split("The final count")[1]
    assert "All cups are on the tables." in count
    assert "Table 1" in count
    assert "TEA-3.1" in count
    assert "has the most points." in count


def test_who_sits_where_is_told_first(zashiki: Zashiki) -> None:
    said = play(zashiki, "quit\n", "--seat", "random", "--seat", "me")
    assert said.out.startswith("\nTeahouse\n● Seat 1 · Dice (any move)   ◆ Seat 2 (you)\n")


def test_board_prompt_and_numbered_choices_are_shown(zashiki: Zashiki) -> None:
    said = play(zashiki, "quit\n", *TWO)
    assert "tables  . . . . . ." in said.out
    assert "● Seat 1  Put a cup on a free table." in said.out
    assert "  1  Cup 1 to table 1  1@a" in said.out


def test_nothing_is_wider_than_80_columns_and_there_is_no_colour_in_a_pipe(
    zashiki: Zashiki,
) -> None:
    said = play(zashiki, "help\nrules\nlog\nwhy 2@a\n" + WHOLE_MATCH, *TWO)
    assert max(map(len, said.out.splitlines())) <= 80
    assert "\x1b" not in said.out


def test_a_person_alone_plays_against_random(zashiki: Zashiki) -> None:
    said = play(zashiki, "1\n1\n" * 2)
    assert "Seat 1 (you)" in said.out
    assert "The final count" in said.out
    assert "Since your last turn:\n  · Seat 2 puts a cup on table" in said.out


def test_typing_a_notation_plays_it_whatever_the_capitals(zashiki: Zashiki) -> None:
    said = play(zashiki, "1@C\nEND\n", *TWO)
    assert "tables  . . 1A . . ." in said.out
    assert "Hand the keyboard to Seat 2" in said.out


def test_letters_narrow_the_list_and_back_widens_it(zashiki: Zashiki) -> None:
    said = play(zashiki, "table 4\n1\n", *TWO)
    assert "Only what contains “table 4”" in said.out
    assert "tables  . . . 1A . ." in said.out
    wide = play(zashiki, "table 4\nback\n2\n", *TWO)
    assert "tables  . 1A . . . ." in wide.out


@pytest.mark.parametrize("number", ["0", "99", "9" * 30])
def test_a_number_that_is_not_listed_changes_nothing(zashiki: Zashiki, number: str) -> None:
    said = play(zashiki, f"{number}\n", *TWO)
    assert f"There is no number {number} in this list." in said.out


def test_rubbish_is_answered_kindly(zashiki: Zashiki) -> None:
    said = play(zashiki, "qwertz\n[bold]x\n", *TWO)
    assert "“qwertz” is neither an action nor part of a name here" in said.out
    assert "“[bold]x” is neither" in said.out


def test_an_impossible_action_is_refused_with_its_rule(zashiki: Zashiki) -> None:
    said = play(zashiki, "1@a\nend\n2@a\n", *TWO)
    assert "Table 1 is taken. (TEA-2.1)" in said.out


def test_why_tells_the_reason_and_the_rule(zashiki: Zashiki) -> None:
    said = play(zashiki, "why 1@b\nwhy\nwhy end\nwhy nonsense\nwhy 3\nwhy 17\n", *TWO)
    assert "You may do that: 1@b is Cup 1 to table 2." in said.out
    assert "Say what you are asking about" in said.out
    assert "Not now. (TEA-2.3)" in said.out
    assert "TEA-2.3 What is not possible now is not possible." in said.out
    assert "“nonsense” is neither" in said.out
    assert "You may do that: 1@c is Cup 1 to table 3." in said.out
    assert said.out.count("Not now. (TEA-2.3)") == 2


def test_undo_goes_back_within_the_turn(zashiki: Zashiki) -> None:
    said = play(zashiki, "1@c\nundo\n1@d\n", *TWO)
    boards = [line for line in said.out.splitlines() if line.startswith("tables")]
    assert boards == [
        "tables  . . . . . .",
        "tables  . . 1A . . .",
        "tables  . . . . . .",
        "tables  . . . 1A . .",
    ]
    assert "Taken back." in said.out


def test_in_an_open_game_no_curtain_falls(zashiki: Zashiki) -> None:
    said = zashiki("play", "tokaido_duo", "--seed", 1, *TWO, typed="1\n" * 12)
    assert "◆ Seat 2  Move your artist" in said.out
    assert "Hand the keyboard" not in said.out


def test_undo_stops_at_the_curtain_and_says_why(zashiki: Zashiki) -> None:
    said = play(zashiki, "undo\n1\nend\nundo\n", *TWO)
    assert "You cannot take this back: Something was drawn." in said.out
    assert "You cannot take this back: The turn ended." in said.out


def test_several_people_do_not_see_each_others_hands(zashiki: Zashiki) -> None:
    said = play(zashiki, "1\nend\n", *TWO)
    first, second = said.out.split("Hand the keyboard to Seat 2")
    assert "seat 2 holds ??" in first
    assert "seat 1 holds ?\n" in second
    assert "seat 2 holds 22" in second


def test_the_log_can_be_read_again(zashiki: Zashiki) -> None:
    said = play(zashiki, "1\nlog\n", *TWO)
    assert said.out.count("· Seat 1 puts a cup on table 1.") == 1


def test_rules_are_at_hand(zashiki: Zashiki) -> None:
    said = play(zashiki, "rules\nrules 2.1\nrules tea-2.2\nrules 9.9\n", *TWO)
    assert said.out.count("A table holds one cup.") == 2
    assert "You put down one cup in a turn." in said.out
    assert "There is no rule 9.9." in said.out


def test_show_tells_what_a_card_does_by_its_name_or_number(zashiki: Zashiki) -> None:
    typed = "show\nshow tea stall\nshow 3\nshow nonsense\n"
    said = zashiki("play", "iki", "--seed", 3, *TWO, typed=typed)
    assert said.out.count("Tea Stall.") == 2
    assert said.out.count("(IKI-") == 2
    assert "show, then part of the name" in said.out
    assert "nothing called “nonsense”" in said.out


def test_what_is_typed_at_the_foot_of_a_page_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["help", "later"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    screen = Screen(Console(file=io.StringIO(), force_terminal=True, height=LEAST_PAGE))
    screen.is_live = True
    screen.board("\n".join("a line" for _ in range(LEAST_PAGE + 1)))
    assert screen.ask("> ") == "help"
    assert screen.ask("> ") == "later"


def test_help_lists_every_command(zashiki: Zashiki) -> None:
    said = play(zashiki, "help\n", *TWO)
    for word in (
        "back",
        "more",
        "undo",
        "why",
        "show NAME",
        "rules",
        "board",
        "log",
        "save FILE",
        "quit",
    ):
        assert f"\n  {word}" in said.out


def test_save_writes_a_record_and_never_over_a_strangers_file(
    zashiki: Zashiki, tmp_path: Path
) -> None:
    mine, other = tmp_path / "mine.txt", tmp_path / "other.txt"
    other.write_text("precious")
    said = play(zashiki, f"1\nsave {mine}\nsave {other}\nend\nsave {mine}\n", *TWO)
    assert other.read_text() == "precious"
    assert "already exists" in " ".join(said.out.split())
    record = Record.loads(mine.read_text())
    assert len(record.actions) == 6
    assert record.players == ("me", "me")


def test_a_file_that_cannot_be_written_is_told(zashiki: Zashiki, tmp_path: Path) -> None:
    said = play(zashiki, f"save {tmp_path}/no/such/folder\n", *TWO)
    assert "Cannot write" in " ".join(said.out.split())


def test_record_is_written_at_the_end_and_when_leaving(zashiki: Zashiki, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.txt", tmp_path / "part.txt"
    play(zashiki, WHOLE_MATCH, *TWO, "--record", whole)
    assert Record.loads(whole.read_text()).state().is_over
    said = play(zashiki, "1\n", *TWO, "--record", part)
    assert len(Record.loads(part.read_text()).actions) == 5
    assert "You have left the table." in said.out
    again = play(zashiki, "", *TWO, "--record", part)
    assert again.code == 2
    assert "already exists" in again.err


def test_the_end_of_input_and_quit_leave_politely(zashiki: Zashiki) -> None:
    for typed in ("", "quit\n", "q\n"):
        said = play(zashiki, typed, *TWO)
        assert said.code == 0
        assert said.err == ""
        assert "You have left the table; the match is not saved." in said.out


def test_bots_alone_play_to_the_end(zashiki: Zashiki) -> None:
    said = play(zashiki, "", "--seat", "random", "--seat", "search:ms=1", "--seat", "random")
    assert said.code == 0
    assert "Seat 3 puts a cup" in said.out
    assert "The final count" in said.out


def test_the_same_seed_gives_the_same_match(zashiki: Zashiki) -> None:
    bots = ("--seat", "random", "--seat", "random")
    assert play(zashiki, "", *bots).out == play(zashiki, "", *bots).out


def test_a_bot_is_handed_its_seats_knowledge_only(
    zashiki: Zashiki, monkeypatch: pytest.MonkeyPatch
) -> None:
    from zashiki import bots

    seen: list[object] = []

    class Nosy(bots.Bot):
        def choose(self, knowledge: bots.Knowledge) -> int:
            seen.append(knowledge.view()["seats"])
            assert knowledge.trail(0) is None
            return knowledge.legal()[0]

    monkeypatch.setattr(bots, "make", lambda spec, game, seed=None: Nosy())
    said = play(zashiki, "", "--seat", "nosy", "--seat", "nosy")
    assert said.code == 0
    assert [{"hand": [2, 0, 0], "held": 2}, {"hand": None, "held": 2}] in seen


def test_a_bot_that_plays_rubbish_ends_the_match_in_one_sentence(
    zashiki: Zashiki, monkeypatch: pytest.MonkeyPatch
) -> None:
    from zashiki import bots

    class Broken(bots.Bot):
        def choose(self, knowledge: bots.Knowledge) -> int:
            return 10**6

    monkeypatch.setattr(bots, "make", lambda spec, game, seed=None: Broken())
    said = play(zashiki, "", "--seat", "broken", "--seat", "broken")
    assert said.code == 2
    assert said.err == "zashiki: Seat 1 forfeits: There is no such action.\n"


def test_other_languages(zashiki: Zashiki) -> None:
    german = play(zashiki, "undo\n", *TWO, "--lang", "de")
    assert "Stell eine Schale auf einen freien Tisch." in german.out
    assert "Das lässt sich nicht rückgängig machen" in german.out
    french = play(zashiki, "help\n", *TWO, "--lang", "fr")
    assert "quitter la table" in french.out


def test_options_and_editions_are_heeded(zashiki: Zashiki, tmp_path: Path) -> None:
    quick = play(zashiki, "1\n" * 4, *TWO, "--option", "pace=quick")
    assert "The final count" in quick.out
    own = tmp_path / "own.toml"
    text = (GAME.folder / "editions" / "default.toml").read_text(encoding="utf-8")
    own.write_text(text.replace('id = "default"', 'id = "own"').replace("cups = 2", "cups = 1"))
    short = play(zashiki, "1\nend\n" * 2, *TWO, "--edition", own)
    assert "The final count" in short.out


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (["play", "teahose"], "no game 'teahose'; did you mean teahouse?"),
        (["play", "zzz"], "no game 'zzz'; there are "),
        (["play", "zzz"], "samurai, tokaido_duo, iki, yamatai"),
        (["play", "teahouse", "--seat", "foo"], "no bot 'foo'"),
        (["play", "teahouse", *["--seat", "me"] * 5], "Teahouse is for 2, 3 seats, not 5"),
        (["play", "teahouse", "--option", "pace"], "option 'pace' is not understood"),
        (["play", "teahouse", "--option", "pace=slow"], "'slow' is not one of calm, quick"),
        (["play", "teahouse", "--option", "x=y"], "no option 'x'"),
        (["play", "teahouse", *["--option", "pace=calm"] * 2], "option pace is given twice"),
        (["play", "teahouse", "--edition", "none"], "no edition 'none'"),
        (["play", "teahouse", "--edition", "none.toml"], "cannot read none.toml"),
        (["play", "teahouse", "--lang", "xx"], "no language 'xx'; there are en, de, fr"),
        (["play", "teahouse", "--seed", "x"], "--seed"),
        (["play", "teahouse", "--record", "no/such/folder.txt"], "there is no folder no/such"),
        (["play", "teahouse", "--record", "."], "already exists"),
        (["play", "teahouse", "--no-such"], "--no-such"),
        (["play"], "'game'"),
        (["paly", "teahouse"], "no command 'paly'; did you mean play?"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(
    zashiki: Zashiki, args: list[str], problem: str
) -> None:
    said = zashiki(*args)
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("zashiki: ")
    assert problem in said.err
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
