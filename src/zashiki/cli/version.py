"""Which zashiki this is."""

from __future__ import annotations

import platform

import zashiki
from zashiki import _pure


def version() -> str:
    how = _pure.how_rules_run()
    return f"zashiki {zashiki.__version__}, rules {how}, Python {platform.python_version()}"
