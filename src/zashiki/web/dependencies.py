"""What every request handler can ask for by name."""

from __future__ import annotations

from litestar.di import NamedDependency

from zashiki.house.seats import Guest
from zashiki.web.context import Context

Asker = NamedDependency[Guest]  # who is asking
TheContext = NamedDependency[Context]
Lang = NamedDependency[str]  # en, de or fr
Address = NamedDependency[str]  # of the machine that is asking
