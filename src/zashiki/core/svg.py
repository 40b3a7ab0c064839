"""A scene as an SVG picture, for notebooks, the README and replays.

The picture is a sheet: the board with the hand below it on the left, the prompt on the right, and
one card per seat with its counters and what lies before it, on the right as far as there is room.
What is drawn inside an area is `painter`'s work; docs/scenes.md tells the conventions, which the
browser client follows too.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING
from zlib import crc32

import msgspec

from zashiki.core.art import symbols
from zashiki.core.crests import crest
from zashiki.core.lettering import width
from zashiki.core.lying import Box
from zashiki.core.message import Message, seat_name
from zashiki.core.painter import AreaPainter, Say, Workshop, num, write
from zashiki.core.palette import SANS, SERIF, css_variables
from zashiki.core.scene import Area, Counter, Layout, Panel, Scene, marks_between
from zashiki.core.state import NOBODY, State

if TYPE_CHECKING:
    from zashiki.core.game import Game

MARGIN = 20.0
GAP = 14.0
BOARD_WIDTH, BOARD_HEIGHT = 904.0, 640.0
HAND_HEIGHT = 150.0
SIDE = 322.0
CARD_PAD = 12.0
SEAT_AREA_HEIGHT = 190.0
HEADER = 34.0
CHIP = 24.0


def draw_scene(
    game: Game, state: State, seat: int, language: str = "en", before: State | None = None
) -> str:
    """The scene of this seat (NOBODY: what a spectator sees), as one standalone SVG.

    With a position `before`, what has changed since then is marked.
    """
    from zashiki.texts import speaker

    layout = game.layout(state)
    if seat == NOBODY:
        layout = without_hand(layout)
    mark = crc32(msgspec.json.encode(layout, enc_hook=_as_data))
    shop = Workshop(symbols(game), speaker(game, language), f"{game.id}-{mark:08x}")
    scene = game.scene(state, seat)
    if before is not None:
        marks = marks_between(game.scene(before, seat), scene)
        scene = msgspec.structs.replace(scene, marks=marks)
    return Sheet(game.name, shop, layout, scene, int(state.actor)).draw()


def without_hand(layout: Layout) -> Layout:
    """What there is to see for somebody who holds nothing."""
    return Layout(
        [area for area in layout.areas if area.id != "hand"],
        [place for place in layout.places if place.area != "hand"],
        [decor for decor in layout.decor if decor.area != "hand"],
    )


class Sheet:
    """The arrangement of one picture, filled from the top."""

    def __init__(self, name: str, shop: Workshop, layout: Layout, scene: Scene, actor: int) -> None:
        self.name = name
        self.shop = shop
        self.say: Say = shop.say
        self.layout = layout
        self.scene = scene
        self.actor = actor
        self.areas = {area.id: area for area in layout.areas}

    def draw(self) -> str:
        left, left_width, left_bottom = self.draw_left()
        side, side_bottom = self.draw_prompt(MARGIN + left_width + GAP)
        cards, bottom = self.draw_panels(left_width, left_bottom, side_bottom)
        width = 2 * MARGIN + left_width + GAP + SIDE
        height = bottom + MARGIN
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="zashiki-scene" role="img" '
            f'viewBox="0 0 {num(width)} {num(height)}" width="{num(width)}" '
            f'height="{num(height)}"><title>{escape(self.name)}</title>'
            f"<style>{style()}</style><defs>{''.join(self.shop.definitions.values())}</defs>"
            f'<rect width="100%" height="100%" fill="var(--ground)"/>{left}{side}{cards}</svg>'
        )

    # --- the left: board and hand --------------------------------------------------------

    def draw_left(self) -> tuple[str, float, float]:
        """The drawing, its width and where it ends below."""
        board = self.areas.get("board", Area("board", 3, 2))
        scale = min(BOARD_WIDTH / board.w, BOARD_HEIGHT / board.h)
        width = max(board.w * scale, BOARD_WIDTH * 0.7)
        top = MARGIN + HEADER
        drawn = write(
            self.name, MARGIN, MARGIN + 12, 24, "var(--ink)", extra=' class="title start"'
        )
        drawn += self.draw_area(board, MARGIN + (width - board.w * scale) / 2, top, scale)
        bottom = top + board.h * scale
        hand = self.areas.get("hand")
        if hand is not None:
            scale = min(width / hand.w, HAND_HEIGHT / hand.h)
            left = MARGIN + (width - hand.w * scale) / 2
            drawn += self.draw_area(hand, left, bottom + GAP, scale)
            bottom += GAP + hand.h * scale
        return drawn, width, bottom

    def draw_area(self, area: Area, x: float, y: float, scale: float) -> str:
        """An area on its own sheet of paper, at this corner."""
        w, h = num(area.w * scale), num(area.h * scale)
        painted = AreaPainter(self.shop, area, self.layout, self.scene, scale).paint()
        frame = f'x="{num(x)}" y="{num(y)}" width="{w}" height="{h}"'
        return (
            f'<rect {frame} rx="6" fill="var(--paper)" stroke="var(--line)"/>'
            f'<svg {frame} viewBox="0 0 {num(area.w)} {num(area.h)}">{painted}</svg>'
        )

    # --- the right: the prompt and a card per seat ---------------------------------------

    def draw_prompt(self, x: float) -> tuple[str, float]:
        """What is asked, and where it ends below."""
        lines = wrap(self.say(self.scene.prompt), SIDE - 2 * CARD_PAD - 6, 15)
        height = 20.0 * len(lines) + 18
        asked = "vermilion" if self.scene.legal else "line"
        drawn = _card(x, MARGIN, SIDE, height) + (
            f'<rect x="{num(x)}" y="{MARGIN:g}" width="5" height="{num(height)}" rx="2.5" '
            f'fill="var(--{asked})"/>'
        )
        for i, line in enumerate(lines):
            y = MARGIN + 19 + 20 * i
            drawn += write(line, x + CARD_PAD + 6, y, 15, "var(--ink)", extra=' class="start"')
        return drawn, MARGIN + height

    def draw_panels(self, left_width: float, left: float, side: float) -> tuple[str, float]:
        """The seats' cards below the prompt, or in pairs below the board where there is more room.

        `left` and `side` is where these two end so far; returns where the longer one ends.
        """
        drawn, beside = "", MARGIN + left_width + GAP
        half = (left_width - GAP) / 2
        row = left  # where the row of cards below the board begins
        pairs = 0
        for panel in self.scene.panels:
            x = MARGIN + (half + GAP) * (pairs % 2)
            below, below_end = self.draw_panel(panel, x, row + GAP, half)
            card, card_end = self.draw_panel(panel, beside, side + GAP, SIDE)
            if card_end <= max(left, below_end):
                drawn, side = drawn + card, card_end
                continue
            drawn, left = drawn + below, max(left, below_end)
            pairs += 1
            if pairs % 2 == 0:
                row = left
        return drawn, max(left, side)

    def draw_panel(self, panel: Panel, x: float, top: float, width: float) -> tuple[str, float]:
        """A seat's card: crest, name and score, the counters, what lies before the seat."""
        inner = width - 2 * CARD_PAD
        y = top + CARD_PAD + 14
        name = self.say(seat_name(panel.seat))
        drawn = crest(panel.seat, x + CARD_PAD + 13, y, 12)
        drawn += write(name, x + CARD_PAD + 34, y, 17, "var(--ink)", extra=' class="start strong"')
        if panel.score is not None:
            score = str(panel.score)
            right = x + width - CARD_PAD
            drawn += write(score, right, y, 27, "var(--gold)", extra=' class="title end figure"')
        y += 20
        chips, y = self.draw_counters(panel.counters, x + CARD_PAD, y, inner)
        drawn += chips
        area = self.areas.get(f"seat-{panel.seat}")
        if area is not None:
            scale = min(inner / area.w, SEAT_AREA_HEIGHT / area.h)
            left = x + CARD_PAD + (inner - area.w * scale) / 2
            drawn += self.draw_area(area, left, y + 6, scale)
            y += 6 + area.h * scale
        bottom = y + CARD_PAD
        turn = ""
        if panel.seat == self.actor:
            turn = (
                f'<rect x="{num(x)}" y="{num(top)}" width="5" height="{num(bottom - top)}" '
                'rx="2.5" fill="var(--vermilion)"/>'
            )
        style = f"--seat:var(--seat-{panel.seat});color:var(--seat-{panel.seat})"
        return f'<g style="{style}">{_card(x, top, width, bottom - top)}{turn}{drawn}</g>', bottom

    def draw_counters(
        self, counters: Sequence[Counter], left: float, top: float, room: float
    ) -> tuple[str, float]:
        """The counters in rows, and where they end below."""
        if not counters:
            return "", top
        drawn, x, y = "", left, top
        for counter in counters:
            chip, wide = self.draw_counter(counter, x, y)
            if x > left and x + wide > left + room:
                x, y = left, y + CHIP
                chip, wide = self.draw_counter(counter, x, y)
            drawn += chip
            x += wide + 10
        return drawn, y + CHIP

    def draw_counter(self, counter: Counter, x: float, y: float) -> tuple[str, float]:
        """One counter at this corner, and its width."""
        label = self.say(counter.label)
        middle = y + CHIP / 2
        symbol = self.shop.symbols.get(counter.art)
        value = f"{counter.value}/{counter.of}" if counter.of else str(counter.value)
        if symbol is not None:
            scale = min(19 / symbol.w, 19 / symbol.h)
            box = Box(x + 10, middle, symbol.w * scale, symbol.h * scale)
            sign, wide = self.shop.use(symbol, box, ""), 24.0
        else:
            sign = write(label, x, middle, 12.5, "var(--quiet)", extra=' class="start"')
            wide = width(label, 12.5) + 6
        figure = write(
            value, x + wide, middle, 15, "var(--ink)", extra=' class="start figure strong"'
        )
        title = f"<title>{escape(label)}</title>"
        return f"<g>{title}{sign}{figure}</g>", wide + len(value) * 15 * 0.56


def wrap(words: str, room: float, height: float) -> list[str]:
    """Words broken into lines that fit, as far as one can know without a font."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, height) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _card(x: float, y: float, width: float, height: float) -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="6" '
        'fill="var(--paper)" stroke="var(--line)"/>'
    )


def _as_data(value: object) -> object:
    if isinstance(value, Message):
        return [value.id, value.args]
    raise NotImplementedError(f"{type(value).__name__} in a layout")


PAPER = "paper"  # the id of a picture that can be printed


def printable(theme: str = "") -> str:
    """The style sheet of a picture that is light whatever its theme where its address ends with
    `#paper`: so a page prints at once what it has already.
    """
    return style(theme) + css_variables(f"#{PAPER}:target", "light")


def style(theme: str = "") -> str:
    """The style sheet of a picture, see `css_variables`."""
    return (
        css_variables(".zashiki-scene", theme)
        + f".zashiki-scene text{{font-family:{SANS};font-variant-numeric:tabular-nums}}"
        + f".zashiki-scene .title,.zashiki-scene .figure{{font-family:{SERIF};font-weight:600}}"
        + ".zashiki-scene .strong{font-weight:600}"
        + ".zashiki-scene .start{text-anchor:start}.zashiki-scene .end{text-anchor:end}"
        + ".zashiki-scene .halo{paint-order:stroke;stroke:var(--paper);stroke-width:.14em;"
        + "stroke-linejoin:round}"
    )
