"""Programs from outside: spoken to in JSON lines, with a limit, and no second chance."""

from __future__ import annotations

import sys
import textwrap
import time
from pathlib import Path

import pytest

from tests.bots.toys import LANTERNS, STONES, Stones, deal
from zashiki.bots import Bot, Forfeit, Knowledge, SpecError, make
from zashiki.bots.example_bot import __file__ as example


def program(folder: Path, body: str, ms: int = 5000) -> Bot:
    """A program that greets and then runs `body` for every question, read as `asked`."""
    file = folder / "bot.py"
    file.write_text(
        "import json, sys, time\n"
        "sys.stdin.readline()\n"
        "print(json.dumps({'ready': True}), flush=True)\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n" + textwrap.indent(textwrap.dedent(body), "    ") + "\n"
    )
    return make(f"exec:ms={ms},{sys.executable} {file}", STONES, seed=1)


def test_the_example_bot_plays() -> None:
    bot = make(f"exec:{sys.executable} {example}", LANTERNS, seed=1)
    state = deal(2, 3)
    for _ in range(2):
        assert bot.choose(Knowledge(state, 0)) in state.legal()
    bot.close()


def test_a_program_is_told_its_view_and_its_legal_codes(tmp_path: Path) -> None:
    bot = program(
        tmp_path,
        """
        right = asked["legal"] == [1, 2, 3] and asked["notation"] == ["c1", "c2", "c3"]
        right = right and asked["view"]["left"] == 13 and asked["type"] == "choose"
        print(json.dumps({"code": 2 if right else 99}), flush=True)
        """,
    )
    assert bot.choose(Knowledge(Stones(2), 0)) == 2
    bot.close()


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("print('rubbish', flush=True)", "not understood"),
        ("print('{}', flush=True)", "missing required field `code`"),
        ("print(json.dumps({'code': 9}), flush=True)", "9 is not one of the legal codes"),
        ("sys.exit(3)", "ended with status 3"),
        ("time.sleep(60)", "no answer within 0.2 s"),
    ],
)
def test_rubbish_and_silence_forfeit(tmp_path: Path, body: str, why: str) -> None:
    bot = program(tmp_path, body, ms=200 if "sleep" in body else 5000)
    with pytest.raises(Forfeit, match=why):
        bot.choose(Knowledge(Stones(2), 0))
    bot.close()


def test_what_is_said_unasked_is_left_behind(tmp_path: Path) -> None:
    bot = program(
        tmp_path,
        """
        print(json.dumps({"code": 3}), flush=True)
        time.sleep(0.1)
        print(json.dumps({"code": 99}), flush=True)
        """,
    )
    for _ in range(3):
        assert bot.choose(Knowledge(Stones(2), 0)) == 3
        time.sleep(0.5)  # the second line is in the pipe before the next question
    bot.close()


def test_a_program_that_cannot_be_started_forfeits() -> None:
    bot = make("exec:/no/such/program", STONES)
    with pytest.raises(Forfeit, match="cannot start"):
        bot.choose(Knowledge(Stones(2), 0))


@pytest.mark.parametrize("text", ["exec", "exec:", "exec:ms=0,x", "exec:ms=soon,x", "exec:'x"])
def test_commands_are_checked(text: str) -> None:
    with pytest.raises(SpecError):
        make(text, STONES)


@pytest.mark.parametrize("deep", ["'[' * 200_000", "'{\"x\":' * 40_000"])
def test_an_answer_that_nests_too_deep_forfeits(tmp_path: Path, deep: str) -> None:
    bot = program(tmp_path, f"print({deep}, flush=True)")
    with pytest.raises(Forfeit, match="not understood"):
        bot.choose(Knowledge(Stones(2), 0))
    bot.close()


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    """The other end of the pipe is held by its child alone: it closes when that is gone."""
    bot = program(
        tmp_path,
        """
        import subprocess
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(40)"])
        open(sys.argv[0] + ".child", "w").write(str(child.pid))
        print(json.dumps({"code": 1}), flush=True)
        """,
    )
    assert bot.choose(Knowledge(Stones(2), 0)) == 1
    child = int((tmp_path / "bot.py.child").read_text())
    begin = time.monotonic()
    bot.close()
    assert time.monotonic() - begin < 20, "it waited for the child"
    for _ in range(500):
        try:
            state = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return
        if state == "Z":  # it has ended; whoever should take note of that is gone
            return
        time.sleep(0.02)
    pytest.fail("the child is still there")
