import { useMemo, useRef } from "preact/hooks";
import type { Area, Layout } from "../protocol";
import type { Art } from "./art";
import { DecorLayer, OverLayer, PlaceShape, yielding } from "./ground";
import { type Direction, nearest, type Point } from "./nearest";
import { PieceView } from "./piece";
import type { Pointed } from "./pointed";
import { outline } from "./shapes";
import type { Standing } from "./stand";

/** What is special about things now: sets of ids of pieces and places. */
export interface Looks {
  can: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  marked: ReadonlySet<string>;
  advised: ReadonlySet<string>;
}

interface Props {
  area: Area;
  layout: Layout;
  art: Art;
  standing: ReadonlyMap<string, Standing>;
  scale: number; // pixels per unit
  looks: Looks;
  /** Things were touched; answers whether that led anywhere. */
  onTouch: (ids: readonly string[], byFinger: boolean) => boolean;
  onPoint: (pointed: Pointed | null) => void;
}

const LONG = 420; // milliseconds a finger rests on a thing to ask what it is

const THING = "[data-piece],[data-place]";

/** A finger on the picture: whether it is one, and whether it rests to ask what lies there. */
interface Finger {
  timer: ReturnType<typeof setTimeout> | undefined;
  isOne: boolean;
  reads: boolean;
}

const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** One picture of the table: the ground, the places, the pieces in them. */
export function AreaView({ area, layout, art, standing, scale, looks, onTouch, onPoint }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const finger = useRef<Finger>({ timer: undefined, isOne: false, reads: false });
  const places = useMemo(() => layout.places.filter((place) => place.area === area.id), [layout, area]);
  const [below, above] = useMemo(() => {
    const decor = layout.decor.filter((item) => item.area === area.id);
    return [decor.filter((item) => !item.over), decor.filter((item) => item.over)];
  }, [layout, area]);
  const pieces = [...standing.values()].filter((each) => each.place.area === area.id);
  const taken = new Set(pieces.map((each) => each.place.id));
  const stops = stopsOf(places, pieces, looks.can);
  const first = stops[0]?.id;

  const onKeyDown = (event: KeyboardEvent): void => {
    const id = idOf(event.target as Element);
    if (!id) return;
    const direction = ARROWS[event.key];
    if (direction) {
      event.preventDefault();
      event.stopPropagation();
      focusOn(svg.current, nearest(stops, id, direction));
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onTouch([id], false);
    }
  };
  const onClick = (event: MouseEvent): void => {
    const { isOne, reads } = finger.current;
    if (reads) return; // it asked what lies there, and has its answer
    onPoint(null); // what comes of the touch is not to be hidden by words
    const things = thingsAt(event);
    if (!onTouch(things?.ids ?? [], isOne) && isOne) onPoint(things);
  };

  return (
    <svg
      ref={svg}
      class="area"
      data-area={area.id}
      viewBox={`0 0 ${area.w} ${area.h}`}
      role="group"
      aria-label={area.label || area.id}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => {
        if (event.pointerType === "mouse") onPoint(thingsAt(event, false));
        else if (finger.current.reads) {
          event.stopPropagation(); // a finger that reads does not move the board
          onPoint(thingsAt(event));
        } else if (Math.hypot(event.movementX, event.movementY) > 3) clearTimeout(finger.current.timer);
      }}
      onPointerDown={(event) => {
        finger.current = { timer: undefined, isOne: event.pointerType !== "mouse", reads: false };
        if (event.pointerType === "mouse") return;
        const things = thingsAt(event);
        onPoint(null);
        finger.current.timer = setTimeout(() => {
          finger.current.reads = true;
          onPoint(things);
        }, LONG);
      }}
      onPointerUp={() => clearTimeout(finger.current.timer)}
      onPointerCancel={() => clearTimeout(finger.current.timer)}
      onContextMenu={(event) => {
        if (finger.current.reads) event.preventDefault();
      }}
      onPointerLeave={(event) => {
        clearTimeout(finger.current.timer);
        if (event.pointerType === "mouse") onPoint(null);
      }}
      onFocusCapture={(event) => {
        const element = event.target as Element;
        if (idOf(element)) onPoint({ ids: [idOf(element)], at: element.getBoundingClientRect(), scale: 0 });
      }}
    >
      <DecorLayer decor={below} art={art} hidden={yielding(below, taken)} area={area.id} scale={scale} />
      {places.map((place) => (
        <g
          key={place.id}
          class={classOf("place", place.id, looks)}
          data-place={place.id}
          role={looks.can.has(place.id) ? "button" : undefined}
          tabIndex={tabOf(place.id, looks, first)}
          aria-label={looks.can.has(place.id) ? place.label || place.id : undefined}
        >
          <PlaceShape place={place} art={art} />
        </g>
      ))}
      <OverLayer decor={above} art={art} hidden={yielding(above, taken)} />
      {pieces.map((each) => (
        <PieceView
          key={each.piece.id}
          standing={each}
          art={art}
          tabIndex={tabOf(each.piece.id, looks, first)}
          look={{
            can: looks.can.has(each.piece.id),
            picked: looks.picked.has(each.piece.id),
            marked: looks.marked.has(each.piece.id),
            advised: looks.advised.has(each.piece.id),
          }}
        />
      ))}
      <g class="rims" aria-hidden="true">
        {places
          .filter((place) => isSpecial(place.id, looks))
          .map((place) => (
            <g key={place.id} class={classOf("", place.id, looks)}>
              <path class="rim-halo" d={outline(place)} />
              <path class="rim" d={outline(place)} />
            </g>
          ))}
      </g>
    </svg>
  );
}

function isSpecial(id: string, looks: Looks): boolean {
  return looks.can.has(id) || looks.picked.has(id) || looks.marked.has(id) || looks.advised.has(id);
}

function classOf(base: string, id: string, looks: Looks): string {
  const names = base ? [base] : [];
  if (looks.can.has(id)) names.push("can");
  if (looks.picked.has(id)) names.push("picked");
  if (looks.marked.has(id)) names.push("marked");
  if (looks.advised.has(id)) names.push("advised");
  return names.join(" ");
}

/** One stop for the tab key in each picture; arrow keys go on from there. */
function tabOf(id: string, looks: Looks, first: string | undefined): number | undefined {
  if (!looks.can.has(id)) return undefined;
  return id === first ? 0 : -1;
}

function stopsOf(
  places: Layout["places"],
  pieces: readonly Standing[],
  can: ReadonlySet<string>,
): Point[] {
  const found: Point[] = places.filter((place) => can.has(place.id)).map(({ id, x, y }) => ({ id, x, y }));
  for (const { piece, spot } of pieces) {
    if (can.has(piece.id)) found.push({ id: piece.id, x: spot.x, y: spot.y });
  }
  return found;
}

function idOf(element: Element | null): string {
  const found = element?.closest(THING);
  return found?.getAttribute("data-piece") ?? found?.getAttribute("data-place") ?? "";
}

/** Everything under a pointer, or nothing; `byFinger`: as one who may want to see it larger. */
function thingsAt(event: MouseEvent, byFinger = true): Pointed | null {
  const svg = event.currentTarget as SVGSVGElement;
  const found = document
    .elementsFromPoint(event.clientX, event.clientY)
    .filter((element) => svg.contains(element) && idOf(element) !== "");
  const at = found[0]?.closest(THING)?.getBoundingClientRect();
  return at ? { ids: [...new Set(found.map(idOf))], at, scale: byFinger ? (svg.getScreenCTM()?.a ?? 0) : 0 } : null;
}

function focusOn(svg: SVGSVGElement | null, id: string): void {
  const name = CSS.escape(id);
  svg?.querySelector<SVGElement>(`[data-piece="${name}"] .rim,[data-place="${name}"]`)?.focus();
}
