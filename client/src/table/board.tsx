import { useComputed } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { AreaView, type Looks } from "../board/area";
import type { Bearer } from "../board/drag";
import { glide } from "../board/flights";
import { pack, type Slot } from "../board/pack";
import { stand, type Standing } from "../board/stand";
import { type Pointed, pointed } from "../board/pointed";
import { closeness, Zoom } from "../board/zoom";
import type { Area } from "../protocol";
import { Crest } from "../board/crest";
import { t } from "../words";
import { notesOf } from "./overlays";
import { preview } from "./preview";
import { leastWords } from "./shape";
import { Tip } from "./tip";
import type { Table } from "./store";

const NOTHING: ReadonlyMap<string, Standing> = new Map();

/** The pictures of the table in the room they have. Which ones, and where, `slots` decides. */
export function useStanding(table: Table): ReadonlyMap<string, Standing> {
  return useComputed(() => {
    const layout = table.layout.value;
    const art = table.art.value;
    const shown = table.shown.value;
    return layout && art && shown ? stand(layout, shown.scene, art.boxOf) : NOTHING;
  }).value;
}

function useLooks(table: Table): Looks {
  return useComputed(() => {
    const here = table.turn.here.value;
    const picked = new Set(table.turn.picked.value);
    const marks = table.story.changes.value?.marks ?? table.shown.value?.scene.marks ?? [];
    return {
      can: new Set(table.desk?.isCatching?.value ? [] : here.next.keys()),
      picked,
      marked: new Set(picked.size > 0 ? [] : marks),
      advised: new Set(preview.value),
    };
  }).value;
}

/** Pieces fly from where they lay to where they lie, in all pictures inside `room`. */
export function useGlide(table: Table, room: { current: HTMLElement | null }): void {
  const standing = useStanding(table);
  const before = useRef<ReadonlyMap<string, Standing>>(NOTHING);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = standing;
    if (was.size === 0 || was === standing) return;
    const pace = table.pace;
    // pictures are drawn by components of their own, after this one and before the next paint
    queueMicrotask(() => room.current && glide(room.current, was, standing, pace));
  }, [standing]);
}

interface PictureProps {
  table: Table;
  area: Area;
  scale: number;
  onPoint: (pointed: Pointed | null) => void;
}

export function Picture({ table, area, scale, onPoint }: PictureProps) {
  const standing = useStanding(table);
  const looks = useLooks(table);
  const layout = table.layout.value;
  const art = table.art.value;
  const bearer = useMemo(() => bearerOf(table), [table]);
  if (!layout || !art) return null;
  return (
    <AreaView
      area={area}
      name={areaName(table, area)}
      notes={notesOf(table)}
      layout={layout}
      art={art}
      standing={standing}
      scale={scale}
      closer={area.id === "board" ? closeness.value : 1}
      least={leastWords.value}
      looks={looks}
      bearer={bearer}
      signs={table.desk?.marks.value ?? table.review.marks.value}
      onTouch={(ids, byFinger) => table.desk?.catches?.(ids) || table.turn.touch(ids, !byFinger)}
      onPoint={onPoint}
    />
  );
}

export function point(at: Pointed | null): void {
  pointed.value = at;
}

function bearerOf({ desk, turn }: Table): Bearer {
  return {
    can: (id) => !desk?.isCatching?.value && turn.carry(id) !== null,
    lift: (id) => turn.lift(id),
    lay: (ids) => turn.lay(ids),
  };
}

/** The size of an element, as it is now. */
export function useSize(element: { current: HTMLElement | null }): { w: number; h: number } {
  const [size, setSize] = useState({ w: 0, h: 0 });
  useEffect(() => {
    const found = element.current;
    if (!found) return undefined;
    const watcher = new ResizeObserver(() => setSize({ w: found.clientWidth, h: found.clientHeight }));
    watcher.observe(found);
    return () => watcher.disconnect();
  }, []);
  return size;
}

/** Board, hand and seats together, as large as the room lets them be. */
export function Room({ table }: { table: Table }) {
  const room = useRef<HTMLDivElement>(null);
  const { w, h } = useSize(room);
  const layout = table.layout.value;
  const seat = table.shown.value?.seat ?? null;
  const slots = useMemo(
    () => (layout && w > 0 && h > 0 ? pack(layout.areas, seat, w, h) : []),
    [layout, seat, w, h],
  );
  return (
    <div class="room" ref={room}>
      {slots.map((slot) => (
        <SlotView key={slot.id} table={table} slot={slot} onPoint={point} />
      ))}
      <Tip table={table} />
    </div>
  );
}

interface SlotProps {
  table: Table;
  slot: Slot;
  onPoint: (pointed: Pointed | null) => void;
}

function SlotView({ table, slot, onPoint }: SlotProps) {
  const area = table.layout.value?.areas.find((each) => each.id === slot.id);
  if (!area) return null;
  const seat = /^seat-(\d)$/.exec(slot.id)?.[1];
  const picture = <Picture table={table} area={area} scale={slot.w / area.w} onPoint={onPoint} />;
  return (
    <div
      class={`slot slot-${seat ? "seat" : slot.id}${seat ? ` owner-${seat}` : ""}`}
      style={{ left: `${slot.x}px`, top: `${slot.y}px`, width: `${slot.w}px`, height: `${slot.h}px` }}
    >
      {slot.id === "board" ? <Zoom>{picture}</Zoom> : picture}
      {seat && (
        <span class="slot-crest" title={areaName(table, area)}>
          <Crest seat={Number(seat)} size={16} />
        </span>
      )}
    </div>
  );
}

/** What an area is called: by the game, or after whose it is. */
export function areaName(table: Table, area: Area): string {
  const seat = /^seat-(\d)$/.exec(area.id)?.[1];
  if (area.label) return area.label;
  return seat ? nameOf(table, Number(seat)) : t(area.id === "hand" ? "words.hand" : "words.board");
}

export function nameOf(table: Table, seat: number): string {
  return table.info.value?.seats.find((each) => each.seat === seat)?.name ?? "";
}
