import type { Piece } from "../protocol";
import type { Art, Mark, Symbol } from "./art";
import { CrestShape } from "./crest";
import { isMute } from "./ground";
import { inLines, isTight, reach, readable, unbroken, width } from "./lettering";
import { type Box, rim } from "./shapes";
import type { Standing } from "./stand";

export interface PieceLook {
  can: boolean;
  picked: boolean;
  marked: boolean;
  advised: boolean;
}

interface Props {
  standing: Standing;
  art: Art;
  look: PieceLook;
  stop: number | undefined; // of the tab key
  pixel: number; // how large it is in units of the area
  least: number; // pixels: lower words are not drawn
  rimAt: number | null; // how far outside it its rim is, in units of the area; null: that is drawn elsewhere
}

const LABEL_ROOM = 0.92; // of the width of a symbol that its label may take
const TEXT_ROOM = 0.9; // of the smaller side that words may take as they are wished
const FULL = 0.96; // of a symbol that words may fill where they would be too small otherwise
const HIGH = 1.3; // of a symbol that a number may be high, over its edge: without it a sign would mislead
const HIGHER = 1.5; // the same for a sign on a card, which is small and means little without its number
const BROAD = 1.15; // letters of numbers are broader than those of words
const BADGE = 1.5; // how high the number on a badge is, of its radius
const LARGEST_BADGE = 0.5; // of the smaller side of a symbol
export const CLEAR = 2.6; // pixels from a thing to the middle of the rim around it
const CLOSEST = 0.06; // of a small piece: its rim stays off its neighbours
const NAME = /\p{L}{2}/u; // words, not a number
const MARGIN = 0.12; // of a symbol that stays free beside words that grew

/** A piece, drawn in the units of its symbol around 0,0 and moved to its spot by a transform. */
export function PieceView({ standing, art, look, stop, pixel, least, rimAt }: Props) {
  const { piece, spot } = standing;
  const symbol = art.of(piece);
  const down = piece.face === "down";
  const owner = piece.owner ?? -2;
  const scale = spot.w / symbol.box.w;
  const dot = pixel / scale; // a pixel in units of the symbol
  const classes = ["piece"];
  if (owner >= 0) classes.push(`owner-${owner}`);
  if (symbol.turn) classes.push(`turns-${symbol.turn}`);
  if (piece.tone) classes.push(`tone-${piece.tone}`);
  for (const [name, is] of Object.entries(look)) if (is) classes.push(name);
  return (
    <g
      class={classes.join(" ")}
      data-piece={piece.id}
      style={{ transform: `translate(${spot.x}px,${spot.y}px)` }}
    >
      <g transform={`scale(${scale})`}>
        <g class="body">
          <path
            class="hit"
            d={rim(symbol.box.w, symbol.box.h, symbol.rim)}
            role={look.can ? "button" : undefined}
            tabindex={stop}
            aria-label={look.can ? spoken(piece) : undefined}
            aria-pressed={look.can ? look.picked : undefined}
          />
          {rimAt !== null && <path class="rim" d={rim(symbol.box.w, symbol.box.h, symbol.rim, rimAt / scale)} />}
          {/* above the rim, which covers no number */}
          <g class="drawn" aria-hidden="true">
            <Body art={art} symbol={symbol} name={piece.art} down={down} mute={isMute(symbol, spot.w, least * pixel)} />
            {!down && piece.label && symbol.label && (
              <Label mark={symbol.label} text={piece.label} symbol={symbol} least={least * dot} />
            )}
            {!down && piece.text && symbol.text && (
              <Words mark={symbol.text} text={piece.text} symbol={symbol} least={least * dot} isSign={isSign(piece)} />
            )}
            {owner >= 0 && symbol.crest && (
              <CrestShape seat={owner} x={symbol.crest.x} y={symbol.crest.y} r={symbol.crest.size} />
            )}
          </g>
        </g>
      </g>
    </g>
  );
}

/** Where the rim of a piece may be, from a clear distance to none, in units of the area. */
export function rimsOf({ spot }: Standing, pixel: number): number[] {
  const clear = Math.min(CLEAR * pixel, CLOSEST * Math.min(spot.w, spot.h));
  return [clear, clear / 2, 0];
}

/** The words on a piece as boxes of the area, about as large as they are drawn. */
export function lettered({ piece, spot }: Standing, art: Art, least: number): Box[] {
  const symbol = art.of(piece);
  const scale = spot.w / symbol.box.w;
  const found: Box[] = [];
  const add = ({ x, y, size }: Mark, text: string, wide: number, lines: number): void => {
    const [above, below] = reach(text, size);
    const high = above + below + size * (lines - 1);
    found.push({ x: spot.x + x * scale, y: spot.y + (y + (below - above) / 2) * scale, w: wide * scale, h: high * scale });
  };
  if (piece.face === "down") return found;
  const { label, text } = piece;
  const words = text && symbol.text && placed(text, symbol.text, symbol.box, least / scale, isSign(piece));
  if (words) add(words, text, width(text, words.size) * BROAD * BROAD, 1);
  if (label && symbol.label) add(symbol.label, label, symbol.box.w * LABEL_ROOM, symbol.lines);
  return found;
}

/** How many there are, above all pieces and their rims. */
export function CountView({ standing, art, look, pixel, least }: Omit<Props, "stop" | "rimAt">) {
  const { piece, spot } = standing;
  const symbol = art.of(piece);
  const n = piece.count ?? 1;
  if (n < 2 || !symbol.count) return null;
  const scale = spot.w / symbol.box.w;
  return (
    <g
      class={`piece-count${look.can ? " can" : ""}${look.picked ? " picked" : ""}`}
      style={{ transform: `translate(${spot.x}px,${spot.y}px)` }}
    >
      <g transform={`scale(${scale})`}>
        <g class="body">
          <Badge mark={symbol.count} n={n} symbol={symbol} least={(least * pixel) / scale} />
        </g>
      </g>
    </g>
  );
}

/** What a screen reader says of a piece. */
function spoken(piece: Piece): string {
  const parts = [unbroken(piece.label || piece.id)];
  if (piece.text && !parts[0]?.includes(piece.text)) parts.push(piece.text);
  if ((piece.count ?? 1) > 1) parts.push(`×${piece.count}`);
  return parts.join(" ");
}

interface BodyProps {
  art: Art;
  symbol: Symbol;
  name: string;
  down: boolean;
  mute: boolean;
}

function Body({ art, symbol, name, down, mute }: BodyProps) {
  const { w, h } = symbol.box;
  if (art.has(name)) {
    return <use class={mute ? "mute" : undefined} href={art.href(name)} x={-w / 2} y={-h / 2} width={w} height={h} />;
  }
  if (down) return <Back />;
  return <circle class="token" r={44} />;
}

/** The back of what is hidden and has none of its own. */
function Back() {
  return (
    <>
      <rect class="back" x={-33} y={-48} width={66} height={96} rx={7} />
      <path class="back-line" d="M0-38L24 0L0 38L-24 0ZM0-22L14 0L0 22L-14 0ZM-33-48L33 48M33-48L-33 48" />
    </>
  );
}

interface WrittenProps {
  mark: Mark;
  text: string;
  symbol: Symbol;
  least: number; // height of words that can be read, in units of the symbol
}

/** The number on a piece: people compare it, so it grows over the drawing before it is left out; a name does not. */
function Words({ mark, text, symbol: { box }, least, isSign }: WrittenProps & { isSign: boolean }) {
  const found = placed(text, mark, box, least, isSign);
  const room = least <= mark.size ? Math.min(box.w, box.h) * TEXT_ROOM : (box.w * FULL) / BROAD;
  return found && <Line kind="words" mark={found} text={text} room={room} />;
}

/** A part of another thing never has a rim: its number may stand at its edge, clear of the drawing. */
function isSign(piece: Piece): boolean {
  return !piece.label && piece.owner === undefined;
}

/** Where a number stands and how high it is; null where it would be too low to be read. */
function placed(text: string, mark: Mark, box: { w: number; h: number }, least: number, isSign: boolean): Mark | null {
  if (least <= mark.size) return mark;
  const most = NAME.test(text) ? undefined : box.h * (isSign ? HIGHER : HIGH);
  const size = readable(text, mark.size, (box.w * FULL) / BROAD, least, most);
  const margin = isSign ? 0 : MARGIN;
  if (size === 0) return null;
  const within = (at: number, side: number, own: number): number => {
    const most = Math.max(0, side * (0.5 - margin) - own / 2);
    return Math.max(-most, Math.min(most, at));
  };
  return { ...mark, size, x: within(mark.x, box.w, width(text, size)), y: within(mark.y, box.h, size) };
}

function Label({ mark, text, symbol, least }: WrittenProps) {
  const room = symbol.box.w * LABEL_ROOM;
  return (
    <>
      {inLines(text, mark.size, room, symbol.lines, least).map(({ words, height, middle }, i) => (
        <Line key={i} kind="label" mark={{ ...mark, size: height, y: mark.y + middle }} text={words} room={room} />
      ))}
    </>
  );
}

interface LineProps {
  mark: Mark;
  text: string;
  room: number;
  kind: "words" | "label";
}

function Line({ mark, text, room, kind }: LineProps) {
  const tight = isTight(text, mark.size, room);
  return (
    <text
      class={`${kind} ${wordTone(mark.tone)}`}
      x={mark.x}
      y={mark.y}
      font-size={mark.size}
      textLength={tight ? room : undefined}
      lengthAdjust={tight ? "spacingAndGlyphs" : undefined}
    >
      {text}
    </text>
  );
}

function wordTone(tone: string): string {
  return tone === "ink" ? "rimmed" : `word-${tone}`;
}

interface BadgeProps {
  mark: Mark;
  n: number;
  symbol: Symbol;
  least: number;
}

function Badge({ mark, n, symbol: { box }, least }: BadgeProps) {
  const r = Math.max(mark.size, least / BADGE);
  if (r > Math.max(mark.size, LARGEST_BADGE * Math.min(box.w, box.h))) return null;
  const wide = Math.max(1, 0.62 * String(n).length + 0.35) * r;
  return (
    <g class="badge" aria-hidden="true">
      <rect x={mark.x - wide} y={mark.y - r} width={2 * wide} height={2 * r} rx={r} />
      <text x={mark.x} y={mark.y} font-size={r * BADGE}>
        {n}
      </text>
    </g>
  );
}
