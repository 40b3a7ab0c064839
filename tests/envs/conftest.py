"""Every game with every seat count."""

from __future__ import annotations

import zashiki

TABLES = [(name, seats) for name in zashiki.names() for seats in zashiki.game(name).seat_counts]
