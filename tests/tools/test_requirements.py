"""What is pinned: with hashes, without host names, the same to play as to test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "requirements"


def pins(name: str) -> dict[str, str]:
    """Versions by package."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


def test_to_go_from_playing_to_testing_only_adds_packages() -> None:
    play, test = pins("base"), pins("dev")
    assert len(play) > 30
    assert play.items() < test.items()
    assert pins("serve").items() < play.items()
    assert not {"pytest", "playwright", "hypothesis", "ruff"} & play.keys()


@pytest.mark.parametrize("name", ["base", "dev", "peers", "serve"])
def test_every_package_has_hashes_and_no_host_is_named(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    packages = re.split(r"^(?=[a-z0-9-]+==)", text, flags=re.MULTILINE)[1:]
    assert all("--hash=sha256:" in package for package in packages)
    assert "://" not in text
