import type { Layout, Mark } from "../protocol";
import { type Box, type Outlined, outline } from "./shapes";
import type { Standing } from "./stand";

interface Props {
  area: string;
  marks: readonly Mark[];
  layout: Layout;
  standing: ReadonlyMap<string, Standing>;
  pixel: number; // units of the area
}

const ROOM = 5; // pixels between a thing and the ring around it
const LINE = 3;
const LETTERS = 14;

/** Signs of a lesson, review or study above everything in a picture; they catch no touch. */
export function MarksLayer({ area, marks, layout, standing, pixel }: Props) {
  const spotOf = (id: string): Outlined | null => {
    const piece = standing.get(id);
    if (piece) return piece.place.area === area ? piece.spot : null;
    return layout.places.find((place) => place.id === id && place.area === area) ?? null;
  };
  const { w = Infinity, h = Infinity } = layout.areas.find(({ id }) => id === area) ?? {};
  const lying = [...standing.values()].filter(({ place }) => place.area === area).map(({ spot }) => spot);
  return (
    <g class="signs" aria-hidden="true">
      {marks.map((mark, i) => {
        const spots = mark.at.flatMap((id) => spotOf(id) ?? []);
        return spots.length > 0 && <Sign key={i} mark={mark} spots={spots} pixel={pixel} room={{ w, h }} lying={lying} />;
      })}
    </g>
  );
}

interface SignProps {
  mark: Mark;
  spots: readonly Outlined[];
  pixel: number;
  room: { w: number; h: number };
  lying: readonly Box[]; // all pieces of the picture
}

function Sign({ mark, spots, pixel, room, lying }: SignProps) {
  const [first, last] = [spots[0], spots[spots.length - 1]];
  const tone = { "--sign": `var(--${mark.tone ?? "indigo"})` };
  if (!first || !last) return null;
  switch (mark.kind) {
    case "arrow":
      if (first === last) return <Rings spots={spots} pixel={pixel} tone={tone} />; // its other end is in another picture
      return <path class="sign" style={tone} d={arrow(first, last, pixel)} stroke-width={LINE * pixel} />;
    case "label":
      return <Label words={mark.text ?? ""} spot={first} pixel={pixel} room={room} lying={lying} tone={tone} />;
    default:
      return <Rings spots={spots} pixel={pixel} tone={tone} shade={mark.kind === "shade"} />;
  }
}

interface RingsProps {
  spots: readonly Outlined[];
  pixel: number;
  tone: Record<string, string>;
  shade?: boolean;
}

function Rings({ spots, pixel, tone, shade = false }: RingsProps) {
  return (
    <g style={tone}>
      {spots.map((spot, i) => (
        <path key={i} class={shade ? "sign shade" : "sign"} d={outline(spot, ROOM * pixel)} stroke-width={LINE * pixel} />
      ))}
    </g>
  );
}

/** From the rim of one thing to the rim of another, with a head. */
export function arrow(from: Outlined, to: Outlined, pixel: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const start = Math.min(from.w, from.h) / 2;
  const end = Math.max(start, long - Math.min(to.w, to.h) / 2);
  const [x, y] = [from.x + ux * end, from.y + uy * end];
  const head = 10 * pixel;
  const wing = (side: number): string =>
    `M ${x} ${y} L ${x - head * (ux - side * 0.6 * uy)} ${y - head * (uy + side * 0.6 * ux)}`;
  return `M ${from.x + ux * start} ${from.y + uy * start} L ${x} ${y} ${wing(1)} ${wing(-1)}`;
}

/** The middle of something so wide that should be at x: moved so far that it stays in the room. */
export function within(x: number, wide: number, room: number): number {
  return wide >= room ? room / 2 : Math.min(Math.max(x, wide / 2), room - wide / 2);
}

const shared = (one: number, side: number, other: number, its: number): number =>
  Math.max(0, Math.min(one + side / 2, other + its / 2) - Math.max(one - side / 2, other - its / 2));

/** Of some boxes the one that hides least of what lies there, the first of equals. */
export function clearest<T extends Box>(tries: readonly [T, ...T[]], lying: readonly Box[]): T {
  const hides = (box: Box): number =>
    lying.reduce((sum, each) => sum + shared(box.x, box.w, each.x, each.w) * shared(box.y, box.h, each.y, each.h), 0);
  return tries.reduce((best, each) => (hides(each) < hides(best) ? each : best));
}

interface LabelProps extends Omit<SignProps, "mark" | "spots"> {
  words: string;
  spot: Outlined;
  tone: Record<string, string>;
}

function Label({ words, spot, pixel, room, lying, tone }: LabelProps) {
  const high = LETTERS * pixel;
  const wide = (words.length * 0.56 + 1.2) * high;
  const box = (y: number): Box => ({ x: within(spot.x, wide, room.w), y, w: wide, h: high * 1.7 });
  const above = box(Math.max(high, spot.y - spot.h / 2 - high * 0.9));
  const below = box(Math.min(room.h - high, spot.y + spot.h / 2 + high * 0.9));
  const { x, y } = clearest([above, below], lying);
  return (
    <g class="sign-label" style={tone}>
      <line x1={spot.x} y1={y} x2={spot.x} y2={spot.y} stroke-width={LINE * 0.7 * pixel} />
      <circle cx={spot.x} cy={spot.y} r={LINE * 1.5 * pixel} />
      <rect x={x - wide / 2} y={y - high * 0.85} width={wide} height={high * 1.7} rx={high * 0.4} />
      <text x={x} y={y} font-size={high} text-anchor="middle" dominant-baseline="central">
        {words}
      </text>
    </g>
  );
}
