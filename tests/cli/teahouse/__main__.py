"""`python -m tests.cli.teahouse COMMAND …`: the command line with this game in the house."""

from __future__ import annotations

from tests.cli.teahouse import GAME
from zashiki.cli import main
from zashiki.core import registry

if __name__ == "__main__":
    registry.add(GAME)
    main()
