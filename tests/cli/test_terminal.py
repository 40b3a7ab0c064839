"""The game in a real terminal of 80 columns, from start to end."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path

import pexpect
import pytest

ROOT = Path(__file__).parent.parent.parent
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")


def terminal(*args: str, rows: int = 40, **more: str) -> pexpect.spawn[str]:
    env = {
        **os.environ,
        "TERM": "xterm-256color",
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
        "PAGER": "cat",
        **more,
    }
    env.pop("NO_COLOR", None) if "NO_COLOR" not in more else None
    return pexpect.spawn(
        sys.executable,
        ["-m", "tests.cli.teahouse", *args],
        cwd=str(ROOT),
        env=env,
        dimensions=(rows, 80),
        encoding="utf-8",
        timeout=60,
        preexec_fn=hear_interrupts,
    )


def hear_interrupts() -> None:
    """A shell in the background makes its children deaf to Ctrl-C; a player's terminal does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def ends_well(child: pexpect.spawn[str]) -> None:
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def answer(child: pexpect.spawn[str], line: str) -> str:
    """Wait for the question, type the line; what was said before the question."""
    child.expect_exact("Your choice: ")
    said = ANSI.sub("", str(child.before))
    child.sendline(line)
    return said


def test_a_match_from_start_to_end() -> None:
    child = terminal("play", "teahouse", "--seat", "me", "--seat", "random", "--seed", "3")
    first = answer(child, "help")
    assert "● Seat 1 (you)  Put a cup on a free table." in first
    assert "leave the table" in answer(child, "1@c")
    assert "tables  . . 1A . . ." in answer(child, "undo")
    assert "Taken back." in answer(child, "1@d")
    assert "tables  . . . 1A . ." in answer(child, "end")
    assert "Seat 2 puts a cup on table" in answer(child, "1")
    answer(child, "end")
    child.expect_exact("The final count")
    ends_well(child)


def test_two_people_change_places_behind_a_curtain() -> None:
    child = terminal("play", "teahouse", "--seat", "me", "--seat", "me", "--seed", "3")
    answer(child, "1")
    answer(child, "end")
    child.expect_exact("Hand the keyboard to Seat 2, then press Enter.")
    assert "\x1b[2J\x1b[3J" in str(child.before)
    child.sendline("")
    said = answer(child, "quit")
    assert "seat 2 holds 22" in said
    child.expect(pexpect.EOF)


def interrupt(child: pexpect.spawn[str]) -> None:
    """As at a keyboard, where one may have to press again: a signal between Python's prompt and
    its reading is noticed with the next one.
    """
    for _ in range(10):
        child.kill(signal.SIGINT)
        if child.expect_exact(["You have left the table", pexpect.TIMEOUT], timeout=3) == 0:
            return
    pytest.fail("Ctrl-C does not leave the table")


@pytest.mark.parametrize("leave", ["eof", "interrupt"])
def test_leaving_by_the_keyboard_is_polite(leave: str) -> None:
    child = terminal("play", "teahouse", "--seat", "me", "--seat", "me")
    child.expect_exact("Your choice: ")
    if leave == "eof":
        child.sendeof()
        child.expect_exact("You have left the table")
    else:
        interrupt(child)
    child.expect(pexpect.EOF)
    assert "Traceback" not in str(child.before)
    child.close()
    assert child.exitstatus == (0 if leave == "eof" else 130)


def test_colour_in_a_terminal_and_none_where_it_is_not_wanted() -> None:
    coloured = terminal("play", "teahouse", "--seat", "me", "--seat", "me")
    coloured.expect_exact("Your choice: ")
    assert "\x1b[1;34m" in str(coloured.before)
    coloured.sendline("quit")
    coloured.expect(pexpect.EOF)
    plain = terminal("play", "teahouse", "--seat", "me", "--seat", "me", NO_COLOR="1")
    plain.expect_exact("Your choice: ")
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", str(plain.before))
    plain.sendline("quit")
    plain.expect(pexpect.EOF)


def test_the_rules_come_through_the_pager() -> None:
    child = terminal("rules", "teahouse")
    child.expect_exact("A table holds one cup.")
    ends_well(child)


def test_samurai_from_start_to_end() -> None:
    child = terminal("play", "samurai", "--seat", "me", "--seat", "random", "--seed", "1")
    for _ in range(400):
        if child.expect_exact(["Your choice: ", "The final count"]):
            break
        child.sendline("1")
    else:
        pytest.fail("the match did not end")
    ends_well(child)


def test_a_drawing_higher_than_the_terminal_comes_in_pages() -> None:
    child = terminal("play", "yamatai", "--seat", "me", "--seat", "random", "--seed", "3", rows=24)
    child.expect_exact("↵ … ")
    first = ANSI.sub("", str(child.before)).splitlines()
    assert len([line for line in first if line.strip()]) <= 24
    child.sendline("")
    child.expect_exact("Your choice: ")
    child.sendline("quit")
    child.expect(pexpect.EOF)
