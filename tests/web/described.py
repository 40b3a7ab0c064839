"""What the house tells programs about its API."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.house.open_house import Dice
from zashiki.house.house import House
from zashiki.house.store import Store
from zashiki.web.app import create_app


def document() -> dict[str, Any]:
    """The OpenAPI document as JSON, without a server."""
    app = create_app(House(Store("sqlite:///unused.db"), Dice()))
    plain = msgspec.json.encode(app.openapi_schema.to_schema())
    return msgspec.json.decode(plain, type=dict[str, Any])
