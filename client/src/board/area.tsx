import { useMemo, useRef, useState } from "preact/hooks";
import type { Area, Layout, Mark, Note, Place } from "../protocol";
import { boxOf, idOf } from "./aim";
import type { Art } from "./art";
import { DecorLayer, OverLayer, PlaceShape, WordLayer, writtenIn, yielding } from "./ground";
import { type Reach, useHands } from "./hands";
import { MarksLayer } from "./marks";
import { NotesLayer } from "./noteslayer";
import { CLEAR, CountView, lettered, type PieceLook, PieceView, rimsOf } from "./piece";
import { type Box, clearOf, isRound, outline, rim } from "./shapes";
import type { Standing } from "./stand";
import { arrow, walk } from "./walk";

/** What is special about things now: sets of ids of pieces and places. */
export interface Looks {
  can: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  marked: ReadonlySet<string>;
  advised: ReadonlySet<string>;
}

interface Props extends Omit<Reach, "can"> {
  area: Area;
  name: string;
  notes: readonly Note[]; // of overlays that are on
  layout: Layout;
  art: Art;
  standing: ReadonlyMap<string, Standing>;
  scale: number; // pixels per unit in the whole picture
  closer: number; // how many times larger it is seen
  least: number; // pixels: lower words are not drawn
  looks: Looks;
  signs?: readonly Mark[]; // of a lesson
}

const PEN = 2.6; // pixels: how broad rims are drawn
const LIFT = 3; // how far pieces that can be used are lifted, in units of the symbol, as the styles have it

/** One picture of the table: the ground, the places, the pieces in them. */
export function AreaView(props: Props) {
  const { area, layout, art, standing, scale, closer, least, looks, notes } = props;
  const svg = useRef<SVGSVGElement>(null);
  const [at, setAt] = useState(""); // where the keys were last
  const places = useMemo(() => layout.places.filter((place) => place.area === area.id), [layout, area]);
  const [below, above] = useMemo(() => {
    const decor = layout.decor.filter((item) => item.area === area.id);
    return [decor.filter((item) => !item.over), decor.filter((item) => item.over)];
  }, [layout, area]);
  const pieces = [...standing.values()].filter((each) => each.place.area === area.id);
  const taken = new Set(pieces.map((each) => each.place.id));
  const usable = [...pieces.map(({ piece }) => piece.id), ...places.map(({ id }) => id)].filter((id) => looks.can.has(id));
  const first = usable.includes(at) ? at : usable[0];
  /** One stop for the tab key in each picture; arrow keys go on from there. */
  const stopOf = (id: string): number | undefined => (looks.can.has(id) ? (id === first ? 0 : -1) : undefined);
  const pixel = 1 / (scale * closer);
  const words = least * pixel;
  const onGround = useMemo(() => writtenIn([...below, ...above], words), [below, above, words]);
  const asSeen = (each: Standing): Standing => (looks.can.has(each.piece.id) ? lifted(each, art) : each);
  const onPieces = useMemo(
    () => new Map(pieces.map((each) => [each.piece.id, lettered(asSeen(each), art, words)])),
    [standing, words, looks.can],
  );
  // a rim that passes words is as broad as its pen
  const beside = (box: Box): Box => ({ ...box, w: box.w + PEN * pixel, h: box.h + PEN * pixel });
  const written = [...onGround, ...[...onPieces.values()].flat()];
  const rimAt = (each: Standing): number | null => {
    const distances = rimsOf(each, pixel);
    if (!isSpecial(each.piece.id, looks)) return distances[0] ?? 0;
    const { box, rim: kind } = art.of(each.piece);
    const own = onPieces.get(each.piece.id) ?? [];
    const shape = isRound(box, kind) ? "circle" : "rect";
    return clearOf({ ...asSeen(each).spot, shape }, written.filter((other) => !own.includes(other)).map(beside), distances);
  };
  const rims = new Map(pieces.map((each) => [each.piece.id, rimAt(each)]));

  return (
    <svg
      ref={svg}
      class="area"
      data-area={area.id}
      viewBox={`0 0 ${area.w} ${area.h}`}
      role="group"
      aria-label={props.name}
      // something that listens for the focus could be reached by the tab key
      tabindex={-1}
      onFocusCapture={(event) => {
        const element = event.target as Element;
        const id = idOf(element);
        if (!id) return;
        setAt(id);
        if (element.matches(":focus-visible")) props.onPoint({ ids: [id], at: boxOf(element), scale: 0 });
      }}
      onKeyDown={(event) => press(event, props)}
      {...useHands({ ...props, can: looks.can }, svg)}
    >
      <DecorLayer decor={below} art={art} hidden={yielding(below, taken)} area={area.id} scale={scale} least={words} />
      {places.map((place) => (
        <g
          key={place.id}
          class={classOf("place", place.id, looks)}
          data-place={place.id}
          role={looks.can.has(place.id) ? "button" : undefined}
          tabindex={stopOf(place.id)}
          aria-label={looks.can.has(place.id) ? place.label || place.id : undefined}
        >
          <PlaceShape place={place} art={art} least={words} />
        </g>
      ))}
      <Rims places={places} looks={looks} pixel={pixel} written={onGround.map(beside)} />
      <g class="rims" aria-hidden="true">
        {pieces
          .filter((each) => rims.get(each.piece.id) === null)
          .map((each) => (
            <RimUnder key={each.piece.id} standing={each} art={art} looks={looks} pixel={pixel} />
          ))}
      </g>
      <OverLayer decor={above} art={art} hidden={yielding(above, taken)} least={words} />
      <WordLayer decor={below} hidden={yielding(below, taken)} least={words} />
      {pieces.map((each) => (
        <PieceView
          key={each.piece.id}
          standing={each}
          art={art}
          stop={stopOf(each.piece.id)}
          pixel={pixel}
          least={least}
          rimAt={rims.get(each.piece.id) ?? null}
          look={lookOf(each.piece.id, looks)}
        />
      ))}
      <WordLayer decor={above} hidden={yielding(above, taken)} least={words} />
      <g class="counts" aria-hidden="true">
        {pieces.map((each) => (
          <CountView
            key={each.piece.id}
            standing={each}
            art={art}
            pixel={pixel}
            least={least}
            look={lookOf(each.piece.id, looks)}
          />
        ))}
      </g>
      {notes.length > 0 && (
        <NotesLayer notes={notes} area={area} places={places} pieces={pieces} art={art} pixel={pixel} least={least} />
      )}
      <MarksLayer area={area.id} marks={props.signs ?? []} layout={layout} standing={standing} pixel={pixel} />
    </svg>
  );
}

interface RimProps {
  places: readonly Place[];
  looks: Looks;
  pixel: number;
  written: readonly Box[];
}

/** Around places, outside them, clear of words where there is room, and under all words and pieces. */
function Rims({ places, looks, pixel, written }: RimProps) {
  const distances = [CLEAR, CLEAR / 2, 0].map((each) => each * pixel);
  return (
    <g class="rims" aria-hidden="true">
      {places
        .filter((place) => isSpecial(place.id, looks))
        .map((place) => {
          const shape = outline(place, clearOf(place, written, distances) ?? 0);
          return (
            <g key={place.id} class={classOf("", place.id, looks)}>
              <path class="rim-halo" d={shape} />
              <path class="rim" d={shape} />
            </g>
          );
        })}
    </g>
  );
}

/** A piece where it is seen when it can be used: a little higher. */
function lifted(standing: Standing, art: Art): Standing {
  const { piece, spot } = standing;
  return { ...standing, spot: { ...spot, y: spot.y - (LIFT * spot.w) / art.of(piece).box.w } };
}

interface RimUnderProps {
  standing: Standing;
  art: Art;
  looks: Looks;
  pixel: number;
}

/** The rim of a piece so close to words that it would cover them: under words and pieces. */
function RimUnder({ standing, art, looks, pixel }: RimUnderProps) {
  const { piece, spot } = standing;
  const [outside = 0] = rimsOf(standing, pixel);
  return (
    <g class={classOf("", piece.id, looks)} transform={`translate(${spot.x} ${spot.y})`}>
      <path class="rim" d={rim(spot.w, spot.h, art.of(piece).rim, outside)} />
    </g>
  );
}

/** Arrows walk over what can be used, Enter and space touch it. */
function press(event: KeyboardEvent, { onTouch }: Props): void {
  const target = event.target as Element;
  const id = idOf(target);
  const direction = arrow(event.key);
  if (direction) {
    event.preventDefault();
    event.stopPropagation();
    walk(target.closest(".table-page") ?? document, id, direction);
  } else if (id && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    onTouch([id], false);
  }
}

function lookOf(id: string, looks: Looks): PieceLook {
  return {
    can: looks.can.has(id),
    picked: looks.picked.has(id),
    marked: looks.marked.has(id),
    advised: looks.advised.has(id),
  };
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
