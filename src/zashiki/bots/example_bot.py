"""An example of a bot in a process of its own, in any language: see docs/bot-protocol.md.

    zashiki arena samurai "exec:python example_bot.py" random --games 10

It needs nothing but the standard library: it prefers the action whose notation it has chosen most
often in this match, and otherwise takes any legal one.
"""

import json
import random
import sys
from collections import Counter


def answer(message: dict) -> None:  # type: ignore[type-arg]
    """One JSON object per line, and at once: an answer left in a buffer is silence."""
    print(json.dumps(message), flush=True)  # noqa: T201  stdout is the line to the arena


def main() -> None:
    habits: Counter[str] = Counter()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer({"ready": message["protocol"] == 1, "name": "creature of habit"})
        elif message["type"] == "choose":
            pairs = list(zip(message["legal"], message["notation"], strict=True))
            random.shuffle(pairs)
            code, text = max(pairs, key=lambda pair: habits[pair[1]])
            habits[text] += 1
            answer({"code": code})


if __name__ == "__main__":
    main()
