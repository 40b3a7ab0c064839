"""Without the extra `rl`: the rules work, and an environment says in a sentence what it lacks."""

from __future__ import annotations

import subprocess
import sys

import pytest

BLOCK = """
import sys
for name in ("numpy", "pettingzoo", "gymnasium", "pyspiel"):
    sys.modules[name] = None
import zashiki
"""


def run(program: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", BLOCK + program], capture_output=True, text=True, check=False
    )
    return [str(done.returncode), *done.stdout.splitlines(), *done.stderr.splitlines()[-1:]]


def test_the_rules_need_none_of_it() -> None:
    program = "print(zashiki.playout(zashiki.game('iki').start(), zashiki.Rng(1)) > 9)"
    assert run(program) == ["0", "True"]


@pytest.mark.parametrize(
    ("call", "package"),
    [
        ("vector('iki')", "numpy"),
        ("aec('iki')", "numpy"),
        ("gym('iki')", "numpy"),
        ("openspiel.register()", "numpy"),
        ("aec('iki')", "pettingzoo"),
        ("gym('iki')", "gymnasium"),
        ("openspiel.register()", "pyspiel"),
    ],
)
def test_what_is_missing_is_named(call: str, package: str) -> None:
    there = "" if package == "numpy" else "del sys.modules['numpy']\n"
    code, said = run(f"{there}zashiki.envs.{call}")
    assert code == "1"
    assert said.startswith(f"zashiki.envs.errors.MissingExtra: {package} is not installed")
    assert said.endswith("install the extra: pip install 'zashiki[rl]'")


def test_many_matches_need_numpy_alone() -> None:
    program = """
del sys.modules["numpy"]
matches = zashiki.envs.vector("iki", seats=2, n=2, seed=1)
matches.step(matches.sample())
print(matches)
"""
    assert run(program) == ["0", "<2 matches of iki with 2 seats>"]
