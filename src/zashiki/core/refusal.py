"""Why something may not be done."""

from __future__ import annotations

from zashiki.core.message import Message


class Refusal(Exception):
    """An action that the rules do not allow now: the reason as a message, and the rule it rests on.

    `reason` is the end of the id of a message `refusal-…` in the texts; `details` fill it.
    """

    def __init__(self, reason: str, rule_id: str, args: dict[str, object] | None = None) -> None:
        super().__init__(reason, rule_id)
        self.reason = reason
        self.rule_id = rule_id
        self.details: dict[str, object] = args or {}

    @property
    def message(self) -> Message:
        return Message("refusal-" + self.reason, self.details)

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule_id})"
