import { memo } from "preact/compat";
import { PATTERNS, SURFACES } from "../made/drawings";
import type { Decor, Place } from "../protocol";
import type { Art, Symbol } from "./art";
import { fit } from "./lay";
import { fitting, isTight, reach, readable, SMALL, width } from "./lettering";
import { type Box, outline } from "./shapes";

const SURFACE = new Set(SURFACES);

function paint(name: string | undefined, area = ""): string {
  if (!name || name === "none") return "none";
  return name in PATTERNS ? `url(#${area}-${name})` : `var(--${name})`;
}

/** The old patterns an area is filled with, as large in every area; `scale` is pixels per unit. */
function Patterns({ decor, area, scale }: { decor: readonly Decor[]; area: string; scale: number }) {
  const used = new Set(decor.map((item) => item.fill ?? "").filter((name) => name in PATTERNS));
  return (
    <defs>
      {[...used].map((name) => {
        const pattern = PATTERNS[name];
        return pattern && (
          <pattern
            key={name}
            id={`${area}-${name}`}
            width={pattern.w}
            height={pattern.h}
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(${1 / scale})`}
          >
            <path d={pattern.path} class="pattern-line" />
          </pattern>
        );
      })}
    </defs>
  );
}

interface DecorProps {
  decor: readonly Decor[];
  art: Art;
  hidden: string; // as `yielding` tells it
  least: number; // height of words that can still be read, in units of the area
}

/** What is drawn under all places. */
export const DecorLayer = memo(function DecorLayer(props: DecorProps & { area: string; scale: number }) {
  return (
    <g aria-hidden="true">
      <Patterns decor={props.decor} area={props.area} scale={props.scale} />
      <Drawings {...props} />
    </g>
  );
});

/** What is drawn above the places and their rims, still under all pieces. */
export const OverLayer = memo(function OverLayer(props: DecorProps) {
  return (
    <g class="over-places" aria-hidden="true">
      <Drawings {...props} />
    </g>
  );
});

/** All words on the ground: above the rims of places, those over the places above all pieces, so that none is covered. */
export const WordLayer = memo(function WordLayer({ decor, hidden, least }: Omit<DecorProps, "art">) {
  const gone = new Set(hidden.split(" "));
  return (
    <g class="over-places" aria-hidden="true">
      {decor.map((item, i) => item.text && !gone.has(String(i)) && <DecorText key={i} item={item} least={least} />)}
    </g>
  );
});

function Drawings({ decor, art, hidden, least }: DecorProps) {
  const gone = new Set(hidden.split(" "));
  return <>{decor.map((item, i) => !gone.has(String(i)) && <DecorView key={i} item={item} art={art} least={least} />)}</>;
}

/** Where the words on the ground stand that are high enough to be read. */
export function writtenIn(decor: readonly Decor[], least: number): Box[] {
  return decor.flatMap((item) => {
    const { x = 0, y = 0, w = 0, h = 0, text = "" } = item;
    const height = text ? readable(text, fitting(text, h, w, SMALL), w, least) : 0;
    const wide = width(text, height);
    const [above, below] = reach(text, height);
    const box = { x, y: y + (below - above) / 2, w: w > 0 ? Math.min(w, wide) : wide, h: above + below };
    return height > 0 ? [box] : [];
  });
}

/** Indexes of what yields to places that hold pieces, in one string so that it can be compared. */
export function yielding(decor: readonly Decor[], taken: ReadonlySet<string>): string {
  return decor.flatMap((item, i) => (item.yields_to?.split(" ").some((place) => taken.has(place)) ? [i] : [])).join(" ");
}

function DecorView({ item, art, least }: { item: Decor; art: Art; least: number }) {
  const { x = 0, y = 0, w = 0, h = 0 } = item;
  return (
    <>
      {item.path && (
        <path
          d={item.path}
          fill={paint(item.fill, item.area)}
          stroke={paint(item.stroke)}
          stroke-width={item.width ?? 0}
          stroke-linejoin="round"
          stroke-linecap="round"
        />
      )}
      {item.art && <Fitted art={art} name={item.art} x={x} y={y} w={w} h={h} tone={item.fill ?? "none"} least={least} />}
    </>
  );
}

function DecorText({ item, least }: { item: Decor; least: number }) {
  const { x = 0, y = 0, w = 0, h = 0, text = "" } = item;
  const height = readable(text, fitting(text, h, w, SMALL), w, least);
  if (height === 0) return null;
  const tight = isTight(text, height, w);
  return (
    <text
      class={item.over && !item.yields_to ? "decor-text name" : "decor-text"}
      x={x}
      y={y}
      font-size={height}
      fill={item.fill && item.fill !== "none" ? paint(item.fill) : "var(--ink)"}
      textLength={tight ? w : undefined}
      lengthAdjust={tight ? "spacingAndGlyphs" : undefined}
    >
      {text}
    </text>
  );
}

interface FittedProps {
  art: Art;
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
  tone: string;
  least: number;
}

/** A symbol as large as it fits into a box. */
function Fitted({ art, name, x, y, w, h, tone, least }: FittedProps) {
  const symbol = art.get(name);
  if (!symbol) return null;
  const size = fit(symbol.box, w, h);
  const ink = tone === "none" || SURFACE.has(tone) ? "ink" : tone;
  const owner = /^seat-(\d)$/.exec(tone)?.[1];
  return (
    <use
      class={`tone-${ink}${owner ? ` owner-${owner}` : ""}${isMute(symbol, size.w, least) ? " mute" : ""}`}
      href={art.href(name)}
      x={x - size.w / 2}
      y={y - size.h / 2}
      width={size.w}
      height={size.h}
    />
  );
}

/** Whether the words in a drawing, made so wide, would be too low to be read. */
export function isMute(symbol: Symbol, wide: number, least: number): boolean {
  return symbol.lettering > 0 && (symbol.lettering * wide) / symbol.box.w < least;
}

/** The shape of a place and the drawing in it; nothing here changes during a match. */
export const PlaceShape = memo(function PlaceShape({ place, art, least }: { place: Place; art: Art; least: number }) {
  const tone = place.tone ?? "";
  const kind =
    place.shape === "none" ? "bare" : !tone ? "hairline" : SURFACE.has(tone) ? "surface" : "tinted";
  return (
    <>
      <path
        class={`ground ${kind}`}
        d={outline(place)}
        fill={kind === "surface" || kind === "tinted" ? paint(tone) : undefined}
        stroke={kind === "tinted" ? paint(tone) : undefined}
      />
      {place.art && (
        <Fitted
          art={art}
          name={place.art}
          x={place.x}
          y={place.y}
          w={place.w}
          h={place.h}
          tone={tone || "none"}
          least={least}
        />
      )}
    </>
  );
});
