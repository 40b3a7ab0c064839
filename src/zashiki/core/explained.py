"""Finding who explains a thing: by the form of its id."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from zashiki.core.scene import About

# of the state, the seat that asks, and what stands in the brackets of the form
Explain = Callable[..., About | None]


class Explained:
    """Forms of ids, as regular expressions, with what explains such a thing; the first that fits
    the whole id does.
    """

    def __init__(self, *forms: tuple[str, Explain]) -> None:
        self._forms = [(re.compile(form), explain) for form, explain in forms]

    def __call__(self, state: Any, seat: int, thing: str) -> About | None:
        for form, explain in self._forms:
            found = form.fullmatch(thing)
            if found is not None:
                return explain(state, seat, *found.groups())
        return None
