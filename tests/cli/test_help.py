"""The front door: help, versions of calling it, and what happens when we are at fault."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from platform import python_version

import pytest

import zashiki as house
from tests.cli.conftest import Zashiki
from zashiki import _pure
from zashiki.cli import COMMANDS

ROOT = Path(__file__).parent.parent.parent


def started(*command: str, **more: str) -> subprocess.CompletedProcess[str]:
    """A process of its own, as a person starts it."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "TERM": "dumb", **more}
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=env)


def test_help_lists_the_commands_without_importing_them() -> None:
    script = (
        "import sys; from zashiki.cli import run; run(['--help']); "
        "print(sorted(m for m in sys.modules if m.startswith(('zashiki.cli.', 'zashiki.games.'))))"
    )
    done = started(sys.executable, "-c", script)
    listed, imported = done.stdout.rstrip().rsplit("\n", 1)
    assert "editions" in listed
    assert imported == "['zashiki.cli.commands', 'zashiki.cli.trouble']"


def test_every_command_that_is_here_has_its_own_help(zashiki: Zashiki) -> None:
    listed = zashiki("--help").out
    for name, summary in COMMANDS.items():
        if f" {name} " in listed:
            assert summary[:20] in listed
            said = zashiki(name, "--help")
            assert said.code == 0
            assert f"zashiki {name}" in said.out


@pytest.mark.parametrize(
    ("pure", "how"), [("", _pure.how_rules_run()), ("1", "interpreted, about 40 times slower")]
)
def test_the_version_is_told_and_whether_the_rules_are_compiled(pure: str, how: str) -> None:
    said = started(sys.executable, "-m", "zashiki", "--version", ZASHIKI_PURE=pure).stdout
    assert said == f"zashiki {house.__version__}, rules {how}, Python {python_version()}\n"


def test_a_terminal_that_knows_few_letters_still_plays() -> None:
    command = (sys.executable, "-m", "zashiki", "rules", "samurai", "--lang", "de")
    done = started(*command, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "?" in done.stdout


def test_python_m_zashiki_is_the_same() -> None:
    done = started(sys.executable, "-m", "zashiki", "play", "chess")
    assert done.returncode == 2
    assert done.stderr.startswith("zashiki: no game 'chess'")


def test_a_reader_that_goes_away_is_no_trouble() -> None:
    for command, first in (("editions iki", "IKI"), ("rules iki", "# IKI")):
        script = f"{sys.executable} -m zashiki {command} | head -n 1; echo ${{PIPESTATUS[0]}}"
        done = started("bash", "-c", script)
        assert done.stderr == ""
        assert done.stdout.startswith(first)
        assert done.stdout.endswith("\n0\n")


def test_a_fault_of_ours_is_one_sentence_too(
    zashiki: Zashiki, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(name: str) -> object:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("zashiki.core.registry.game", fail)
    said = zashiki("rules", "teahouse")
    assert said.code == 70
    assert said.err == "zashiki: unexpected ZeroDivisionError: oh (ZASHIKI_TRACE=1 shows where)\n"
    monkeypatch.setenv("ZASHIKI_TRACE", "1")
    with pytest.raises(ZeroDivisionError):
        zashiki("rules", "teahouse")


def test_an_interrupt_ends_quietly_with_130(
    zashiki: Zashiki, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(name: str) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("zashiki.core.registry.game", interrupt)
    said = zashiki("rules", "teahouse")
    assert said.code == 130
    assert said.err == ""
