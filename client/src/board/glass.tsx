import { Fragment } from "preact";
import type { Layout } from "../protocol";
import type { Art } from "./art";
import { DecorLayer, OverLayer, PlaceShape, WordLayer, yielding } from "./ground";
import { CountView, PieceView } from "./piece";
import type { Standing } from "./stand";

/** A part of an area, in its units, around a middle. */
interface Part {
  area: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

const ROOM = { w: 200, h: 230 }; // pixels a thing may take under the glass
const MOST = 6; // times larger than it is drawn
const LEAST = 1.5; // what is nearly as large already needs no glass
const READ = 12; // pixels: lower words are left out under the glass too
const EDGE = 1.08; // a little of what lies around it is seen too

const PLAIN = { can: false, picked: false, marked: false, advised: false };

interface Props {
  layout: Layout;
  art: Art;
  standing: ReadonlyMap<string, Standing>;
  ids: readonly string[]; // under the finger, the topmost first
  scale: number; // pixels per unit as it is drawn now; 0: it is not drawn elsewhere
  room?: { w: number; h: number }; // pixels it may take
}

/** What lies under a finger, larger: the largest thing with a name that the glass can enlarge. */
export function Glass({ layout, art, standing, ids, scale, room = ROOM }: Props) {
  const part = partsOf(layout, standing, ids)
    .filter((each) => enlarged(each, scale, room) > 0)
    .sort((a, b) => b.w * b.h - a.w * a.h)[0];
  if (!part) return null;
  const factor = enlarged(part, scale, room);
  const [w, h] = [part.w * EDGE, part.h * EDGE];
  const least = READ / factor;
  const decor = layout.decor.filter((item) => item.area === part.area);
  const [below, above] = [decor.filter((item) => !item.over), decor.filter((item) => item.over)];
  const inArea = [...standing.values()].filter((each) => each.place.area === part.area);
  const taken = new Set(inArea.map((each) => each.place.id));
  return (
    <svg
      class="area glass"
      width={w * factor}
      height={h * factor}
      viewBox={`${part.x - w / 2} ${part.y - h / 2} ${w} ${h}`}
      aria-hidden="true"
    >
      <DecorLayer decor={below} art={art} hidden={yielding(below, taken)} area={part.area} scale={factor} least={least} />
      {layout.places
        .filter((place) => place.area === part.area && meet(place, part))
        .map((place) => (
          <PlaceShape key={place.id} place={place} art={art} least={least} />
        ))}
      <OverLayer decor={above} art={art} hidden={yielding(above, taken)} least={least} />
      <WordLayer decor={below} hidden={yielding(below, taken)} least={least} />
      {inArea
        .filter((each) => meet(each.spot, part))
        .map((each) => (
          <Fragment key={each.piece.id}>
            <PieceView standing={each} art={art} look={PLAIN} stop={undefined} pixel={1 / factor} least={READ} rimAt={null} />
            <CountView standing={each} art={art} look={PLAIN} pixel={1 / factor} least={READ} />
          </Fragment>
        ))}
      <WordLayer decor={above} hidden={yielding(above, taken)} least={least} />
    </svg>
  );
}

/** Where things with a name lie, and places with a name. */
function partsOf(layout: Layout, standing: ReadonlyMap<string, Standing>, ids: readonly string[]): Part[] {
  const pieces = ids.flatMap((id) => standing.get(id) ?? []).filter(({ piece }) => piece.label);
  const places = layout.places.filter((place) => place.label && ids.includes(place.id));
  return [
    ...pieces.map(({ place, spot }) => ({ area: place.area, ...box(spot) })),
    ...places.map((place) => ({ area: place.area, ...box(place) })),
  ];
}

type Box = Omit<Part, "area">;

const box = ({ x, y, w, h }: Box): Box => ({ x, y, w, h });

/** Pixels per unit under the glass; 0 where a glass would help little. */
export function enlarged(part: { w: number; h: number }, scale: number, room = ROOM): number {
  const fitting = Math.min(room.w / part.w, room.h / part.h);
  if (scale === 0) return fitting;
  const factor = Math.min(fitting, MOST * scale);
  return factor < LEAST * scale ? 0 : factor;
}

function meet(a: Box, b: Box): boolean {
  return 2 * Math.abs(a.x - b.x) < a.w + b.w && 2 * Math.abs(a.y - b.y) < a.h + b.h;
}
