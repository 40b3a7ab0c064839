"""Typography of a language, so that files of words can be written with plain spaces.

In French a space stands before : ; ? ! % and inside « », and no line may break there.
"""

from __future__ import annotations

import re

NO_BREAK = "\u00a0"
NARROW_NO_BREAK = "\u202f"
_BEFORE = re.compile(r"(?<=\S) (?=[:»%])(?!:-)")
_BEFORE_NARROW = re.compile(r"(?<=\S) (?=[;?!])")
_AFTER = re.compile(r"(?<=«) ")


def typeset(text: str, language: str) -> str:
    """The text with spaces that do not break where its language wants them."""
    if language != "fr":
        return text
    text = _AFTER.sub(NO_BREAK, _BEFORE.sub(NO_BREAK, text))
    return _BEFORE_NARROW.sub(NARROW_NO_BREAK, text)
