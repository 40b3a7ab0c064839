import type { Piece } from "../protocol";
import type { Art, Mark } from "./art";
import { CrestShape } from "./crest";
import { inLines, isTight, unbroken } from "./lettering";
import { rim } from "./shapes";
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
  tabIndex: number | undefined;
}

const LABEL_ROOM = 0.92; // of the width of a symbol that its label may take

/** A piece, drawn in the units of its symbol around 0,0 and moved to its spot by a transform. */
export function PieceView({ standing, art, look, tabIndex }: Props) {
  const { piece, spot } = standing;
  const symbol = art.of(piece);
  const down = piece.face === "down";
  const owner = piece.owner ?? -2;
  const scale = spot.w / symbol.box.w;
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
          <g aria-hidden="true">
            <Body art={art} name={piece.art} down={down} w={symbol.box.w} h={symbol.box.h} />
            {!down && piece.text && symbol.text && (
              <Words mark={symbol.text} text={piece.text} room={Math.min(symbol.box.w, symbol.box.h) * 0.9} />
            )}
            {!down && piece.label && symbol.label && (
              <Label mark={symbol.label} text={piece.label} room={symbol.box.w * LABEL_ROOM} lines={symbol.lines} />
            )}
            {owner >= 0 && symbol.crest && (
              <CrestShape seat={owner} x={symbol.crest.x} y={symbol.crest.y} r={symbol.crest.size} />
            )}
          </g>
          <path
            class="rim"
            d={rim(symbol.box.w, symbol.box.h, symbol.rim)}
            role={look.can ? "button" : undefined}
            tabIndex={tabIndex}
            aria-label={look.can ? spoken(piece) : undefined}
            aria-pressed={look.can ? look.picked : undefined}
          />
          {(piece.count ?? 1) > 1 && symbol.count && <Badge mark={symbol.count} n={piece.count ?? 1} />}
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

function Body({ art, name, down, w, h }: { art: Art; name: string; down: boolean; w: number; h: number }) {
  if (art.has(name)) return <use href={art.href(name)} x={-w / 2} y={-h / 2} width={w} height={h} />;
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

interface WordsProps {
  mark: Mark;
  text: string;
  room: number;
  kind?: "words" | "label";
}

function Words({ mark, text, room, kind = "words" }: WordsProps) {
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

function Label({ mark, text, room, lines }: Omit<WordsProps, "kind"> & { lines: number }) {
  return (
    <>
      {inLines(text, mark.size, room, lines).map(({ words, height, middle }, i) => (
        <Words key={i} mark={{ ...mark, size: height, y: mark.y + middle }} text={words} room={room} kind="label" />
      ))}
    </>
  );
}

function wordTone(tone: string): string {
  return tone === "ink" ? "rimmed" : `word-${tone}`;
}

function Badge({ mark, n }: { mark: Mark; n: number }) {
  const r = mark.size;
  const wide = Math.max(1, 0.62 * String(n).length + 0.35) * r;
  return (
    <g class="badge" aria-hidden="true">
      <rect x={mark.x - wide} y={mark.y - r} width={2 * wide} height={2 * r} rx={r} />
      <text x={mark.x} y={mark.y} font-size={r * 1.5}>
        {n}
      </text>
    </g>
  );
}
