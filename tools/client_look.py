"""Colours, patterns and crests for the browser client, made from the ones the core draws with.

python tools/client_look.py            # writes client/src/made/
python tools/client_look.py --check    # fails if what is there is not up to date
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from zashiki.core import crests, palette, patterns

MADE = Path(__file__).parents[1] / "client" / "src" / "made"
NOTE = "Made by tools/client_look.py; do not edit."


def colours() -> str:
    """Every tone as a CSS variable; a theme chosen by hand goes before the browser's."""
    light = "\n".join(f"  --{name}: {tone.light};" for name, tone in palette.TONES.items())
    dark = "\n".join(f"  --{name}: {tone.dark};" for name, tone in palette.TONES.items())
    inner = "\n".join(f"  {line}" for line in dark.splitlines())
    return (
        f"/* {NOTE} */\n"
        f":root {{\n  color-scheme: light;\n{light}\n"
        f"  --serif: {palette.SERIF};\n  --sans: {palette.SANS};\n}}\n"
        f':root[data-theme="dark"] {{\n  color-scheme: dark;\n{dark}\n}}\n'
        "@media (prefers-color-scheme: dark) {\n"
        f'  :root:not([data-theme="light"]) {{\n    color-scheme: dark;\n{inner}\n  }}\n}}\n'
    )


def drawings() -> str:
    """What the drawer itself draws: crests and patterns."""
    known = {
        name: {"w": round(p.width, 4), "h": round(p.height, 4), "path": p.path}
        for name, p in patterns.PATTERNS.items()
    }
    return (
        f"// {NOTE}\n\n"
        f"export const CRESTS: readonly string[] = {_json(list(crests.OUTLINES))};\n\n"
        f"export const CREST_NAMES: readonly string[] = {_json(list(crests.NAMES))};\n\n"
        f"export const SURFACES: readonly string[] = {_json(sorted(palette.SURFACES))};\n\n"
        "export const PATTERNS: Readonly<Record<string, { w: number; h: number; path: string }>> ="
        f" {_json(known)};\n"
    )


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()


def main(arguments: list[str]) -> int:
    files = {"palette.css": colours(), "drawings.ts": drawings()}
    if "--check" in arguments:
        stale = [
            name
            for name, text in files.items()
            if not (MADE / name).exists() or (MADE / name).read_text(encoding="utf-8") != text
        ]
        if stale:
            sys.stderr.write(f"not up to date: {', '.join(stale)}; run tools/client_look.py\n")
        return 1 if stale else 0
    MADE.mkdir(exist_ok=True)
    for name, text in files.items():
        (MADE / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
