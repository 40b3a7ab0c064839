"""docs/protocol.md lists what can be asked, all of it and nothing else."""

from __future__ import annotations

import re

from tests.web.described import document
from tools.client import ROOT

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def listed() -> set[tuple[str, str, frozenset[str]]]:
    """Method, path and parameters of each row; what stands for an argument is in capitals."""
    rows = re.findall(r"^\| `([A-Z]+) (/api/[^`?]*)\??([^`]*)` \|", PAGE, re.MULTILINE)
    return {
        (method, re.sub(r"/[A-Z]+\b", "/*", path), frozenset(re.findall(r"(\w+)=", queries)))
        for method, path, queries in rows
    }


def offered() -> set[tuple[str, str, frozenset[str]]]:
    """The same of the OpenAPI document. Any request may say its language."""
    return {
        (
            method.upper(),
            re.sub(r"{[^}]*}", "*", path),
            frozenset(
                parameter["name"]
                for parameter in operation.get("parameters", [])
                if parameter["in"] == "query"
            )
            - {"lang"},
        )
        for path, operations in document()["paths"].items()
        for method, operation in operations.items()
    }


def test_every_request_is_listed_with_its_parameters() -> None:
    assert {row for row in offered() if row[1].startswith("/api/")} == listed()
