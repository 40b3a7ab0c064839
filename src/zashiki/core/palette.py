"""The colours of the house: every tone by name, for light and for dark."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Tone:
    light: str
    dark: str


TONES: dict[str, Tone] = {
    "ground": Tone("#F6F1E5", "#14191F"),
    "paper": Tone("#FFFCF4", "#1D242C"),
    "rice": Tone("#EFE6CC", "#38372F"),
    "ink": Tone("#221F1B", "#EDE5D3"),
    "quiet": Tone("#6B6459", "#A79F8E"),
    "line": Tone("#D8CFBC", "#39424C"),
    "indigo": Tone("#1F4E79", "#8FB8DE"),
    "vermilion": Tone("#C73E1D", "#F0805F"),
    "gold": Tone("#B8860B", "#E5B94A"),
    "sea": Tone("#BCD3D6", "#24404A"),
    "land": Tone("#DCCFA6", "#4A4633"),
    "moss": Tone("#5B7F3A", "#A3C585"),
    "plum": Tone("#6C3A6F", "#CF9FD2"),
    "wood": Tone("#8A5A33", "#C79A6B"),
    "stone": Tone("#6F757C", "#A9B0B8"),
    "clay": Tone("#A8553A", "#DB8E70"),
    "bamboo": Tone("#3F8053", "#8CC79A"),
    "blossom": Tone("#B9506E", "#EBA0B4"),
    "seat-0": Tone("#1F4E79", "#8FB8DE"),
    "seat-1": Tone("#C73E1D", "#F0805F"),
    "seat-2": Tone("#5B7F3A", "#A3C585"),
    "seat-3": Tone("#6C3A6F", "#CF9FD2"),
    "on-seat": Tone("#FFFCF4", "#14191F"),
}

# What a place may be filled with fully; any other tone only tints it.
SURFACES = frozenset({"ground", "paper", "rice", "sea", "land", "line"})

SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'Noto Serif',Georgia,serif"
SANS = "'Seravek','Gill Sans Nova',Ubuntu,Calibri,'Noto Sans','DejaVu Sans',sans-serif"


def css_variables(selector: str, theme: str = "") -> str:
    """Style rules that define `--NAME` for every tone below this selector: light, dark, or as the
    reader's machine likes it best.
    """
    light = "".join(f"--{name}:{tone.light};" for name, tone in TONES.items())
    dark = "".join(f"--{name}:{tone.dark};" for name, tone in TONES.items())
    if theme:
        return f"{selector}{{color-scheme:{theme};{dark if theme == 'dark' else light}}}"
    return (
        f"{selector}{{color-scheme:light dark;{light}}}"
        f"@media (prefers-color-scheme:dark){{{selector}{{{dark}}}}}"
    )


def contrast(one: str, other: str) -> float:
    """How far apart two colours `#RRGGBB` are for the eye: 1 (equal) to 21 (black on white)."""
    lights = sorted((_luminance(one), _luminance(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
