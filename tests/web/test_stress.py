"""A few kills of what `python -m tools.stress` does fifty times."""

from __future__ import annotations

import pytest

from tools import stress


@pytest.mark.parametrize("is_sqlite", [False, True])
def test_nothing_is_lost_or_doubled_while_servers_and_database_are_killed(
    is_sqlite: bool,
) -> None:
    figures = stress.run(is_sqlite, kills=3, tables=4, seed=16)
    assert figures["faults"] == []
    killed = figures["kills"]
    assert isinstance(killed, dict)
    assert is_sqlite or "PostgreSQL" in killed
    assert figures["actions_acknowledged"]
