import { useComputed } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { below, GAP, order, type Slot } from "../board/pack";
import { Crest } from "../board/crest";
import type { Pointed } from "../board/pointed";
import { attend, cameCloser, Zoom } from "../board/zoom";
import type { Area } from "../protocol";
import { type Key, t } from "../words";
import { ActionList } from "./actions";
import { AdvicePane, AdviceButton } from "./advice";
import { nameOf, Picture, point, useSize, useStanding } from "./board";
import { CardSheet } from "./cards";
import { ChangesButton, ChangesPane } from "./changes";
import { Ask } from "./over";
import { TurnBar } from "./prompt";
import { PressNote } from "./press";
import { Replay } from "./replay";
import { OwnCounters, PlainCounters, Seats, Standings } from "./seats";
import { SideTabs } from "./side";
import type { Table } from "./store";
import { Tip } from "./tip";
import { Waiting } from "./waiting";

type Sheet = "actions" | "cards" | "seats" | "log" | `pane-${number}`;
const SHEETS = ["actions", "cards", "seats", "log"] as const;
const IN_LESSONS = SHEETS.filter((each) => each !== "log"); // nobody else is there, and nothing to look back at

const FOLD = 30; // pixels a folded mat is high

const TALL = 1.8; // times as wide as high: pictures below that need more height to be read

type Point = (pointed: Pointed | null) => void;

/** What can come up from below. */
function sheetsOf({ desk }: Table): readonly Sheet[] {
  if (desk?.parts) return [...desk.parts.panes.map((_, i): Sheet => `pane-${i}`), "seats"];
  return desk ? IN_LESSONS : SHEETS;
}

function sheetName({ desk }: Table, sheet: Sheet): string {
  const pane = desk?.parts?.panes.find((_, i) => sheet === `pane-${i}`);
  return t(pane?.label ?? (`sheet.${sheet}` as Key));
}

/** Which sheet is up: a new position closes it, a rule that is asked for opens the last one. */
function useSheet(table: Table): { sheet: Sheet | null; toggle: (which: Sheet) => void } {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  // what lies beside a board without a match is read while one goes through it
  useEffect(() => setSheet((up) => (up?.startsWith("pane-") ? up : null)), [table.now.value?.version]);
  useEffect(() => setSheet(null), [table.review.picks.value]);
  useEffect(() => {
    if (table.review.opens.value > 0) setSheet("log");
  }, [table.review.opens.value]);
  useEffect(() => {
    if (table.rule.value && !table.desk) setSheet("log");
  }, [table.rule.value?.at]);
  return { sheet, toggle: (which) => setSheet(sheet === which ? null : which) };
}

/** Areas other than the board that the choices of this turn lead to, the nearest first. */
function useAsked(table: Table): readonly Area[] {
  return useComputed(() => {
    const { layout, shown, turn } = { layout: table.layout.value, shown: table.shown.value, turn: table.turn };
    if (!layout || !shown) return [];
    const placeOf = new Map(shown.scene.pieces.map((piece) => [piece.id, piece.place]));
    const areaOf = new Map(layout.places.map((place) => [place.id, place.area]));
    const ids = new Set(turn.choices.value.flatMap((choice) => choice.path));
    const asked = new Set([...ids].map((id) => areaOf.get(placeOf.get(id) ?? id)));
    return order(layout.areas.filter((area) => area.id !== "board" && asked.has(area.id)), shown.seat);
  }).value;
}

/** Mats that show something the viewer needs, and those that are a line of numbers until somebody opens them. */
function useMats(table: Table, asked: readonly Area[]): { open: readonly Area[]; folded: readonly Area[] } {
  const standing = useStanding(table);
  const mine = table.shown.value?.seat ?? null;
  const mats = order(table.layout.value?.areas.filter((area) => area.id.startsWith("seat-")) ?? [], mine);
  const isOpen = (area: Area): boolean =>
    asked.includes(area) ||
    (area.id === `seat-${mine}` && [...standing.values()].some((each) => each.place.area === area.id));
  return {
    open: mats.filter(isOpen),
    folded: mats.filter((area) => !isOpen(area) && area.id !== `seat-${mine}`),
  };
}

/** The board comes to what is asked, whenever something else is: at once, so that nobody aims at where it was. */
function useAttention(table: Table, isDrawn: boolean): void {
  const version = table.shown.value?.version ?? -1;
  const isWaiting = table.turn.sending.value !== 0; // nobody knows yet what is asked next
  useLayoutEffect(() => {
    // pictures are drawn by components of their own, after this one and before the next paint
    if (!isWaiting) queueMicrotask(() => attend(version));
  }, [table.turn.here.value, version, isDrawn, isWaiting]);
}

/** A phone held upright: prompt on top, the board, the hand, and a sheet from below. */
export function UprightTable({ table }: { table: Table }) {
  const { sheet, toggle } = useSheet(table);
  const stage = useRef<HTMLElement>(null);
  const { w: stageWidth, h } = useSize(stage);
  const asked = useAsked(table);
  const w = Math.max(0, stageWidth - 8); // the padding of the stage
  const layout = table.layout.value;
  const board = layout?.areas.find((area) => area.id === "board");
  const hand = layout?.areas.find((area) => area.id === "hand");
  const handHeight = hand ? (w * hand.h) / hand.w + 8 : 0;
  const scale = board ? Math.min(w / board.w, (h - handHeight - 16) / board.h) : 0;
  // a board that is closer needs more room, unless seats are asked about
  const larger = asked.some((area) => area.id !== "hand") ? 1 : cameCloser.value;
  const isRoomy = larger !== null;
  const free = h - handHeight - 24 - (board ? board.h * scale * (larger ?? 1) : 0);
  const { open, folded } = useMats(table, asked);
  const lines = isRoomy && folded.length * (FOLD + GAP) <= free ? folded : []; // the line of scores opens them too
  const room = free - lines.length * (FOLD + GAP);
  const seats = scale > 0 && isRoomy ? below(open, table.shown.value?.seat ?? null, w, room) : [];
  useAttention(table, scale > 0);
  return (
    <>
      <section class="ask" aria-label={t("ask.title")} tabIndex={table.review.isShown.value ? 0 : undefined}>
        <Ask table={table} />
      </section>
      <Standings table={table} onOpen={() => toggle("seats")} />
      <OwnCounters table={table} />
      <PressNote table={table} />
      <main class="stage" ref={stage}>
        {table.info.value?.status === "waiting" ? (
          <Waiting table={table} />
        ) : (
          <>
            <div class="board-frame">
              {board && scale > 0 && <BoardInFrame table={table} board={board} scale={scale} onPoint={point} />}
            </div>
            {seats.length > 0 && (
              <div class="seats-below" style={{ height: `${Math.max(...seats.map((slot) => slot.y + slot.h))}px` }}>
                {seats.map((slot) => (
                  <SmallSeat key={slot.id} table={table} slot={slot} onPoint={point} />
                ))}
              </div>
            )}
            {lines.map((area) => (
              <FoldedMat key={area.id} table={table} area={area} onOpen={() => toggle("seats")} />
            ))}
            {hand && w > 0 && (
              <div class="slot slot-hand" style={{ aspectRatio: `${hand.w} / ${hand.h}` }}>
                <Picture table={table} area={hand} scale={w / hand.w} onPoint={point} />
              </div>
            )}
          </>
        )}
      </main>
      <Replay table={table} />
      <SheetUp table={table} sheet={sheet} onPoint={point} />
      <Thumb table={table} sheet={sheet} onToggle={toggle} />
      <Tip table={table} />
    </>
  );
}

/** A phone held sideways: the board on the left, all else in a column under the right thumb. */
export function SidewaysTable({ table }: { table: Table }) {
  const { sheet, toggle } = useSheet(table);
  const frame = useRef<HTMLDivElement>(null);
  const { w, h } = useSize(frame);
  const board = table.layout.value?.areas.find((area) => area.id === "board");
  const scale = board ? Math.min(w / board.w, h / board.h) : 0;
  useAttention(table, scale > 0);
  return (
    <>
      <main class="stage">
        <PressNote table={table} />
        <div class="board-frame" ref={frame}>
          {table.info.value?.status === "waiting" ? (
            <Waiting table={table} />
          ) : (
            board && scale > 0 && <BoardInFrame table={table} board={board} scale={scale} onPoint={point} />
          )}
        </div>
        <Replay table={table} />
      </main>
      <section class="ask" aria-label={t("ask.title")} tabIndex={table.review.isShown.value ? 0 : undefined}>
        <Ask table={table} />
      </section>
      <Standings table={table} onOpen={() => toggle("seats")} />
      <OwnCounters table={table} />
      <Near table={table} onPoint={point} />
      <SheetUp table={table} sheet={sheet} onPoint={point} />
      <Thumb table={table} sheet={sheet} onToggle={toggle} />
      <Tip table={table} />
    </>
  );
}

/** What is asked about beside the board; otherwise the hand, or what lies before the viewer. */
function Near({ table, onPoint }: { table: Table; onPoint: Point }) {
  const room = useRef<HTMLDivElement>(null);
  const { w, h } = useSize(room);
  const asked = useAsked(table);
  const areas = table.layout.value?.areas ?? [];
  const usual = areas.find((area) => area.id === "hand") ?? areas.find((area) => area.id === `seat-${table.shown.value?.seat}`);
  const shown = asked.length > 0 ? asked : usual ? [usual] : [];
  const proportions = shown.reduce((sum, area) => sum + area.w / area.h, 0);
  const high = Math.min(h, (w - GAP * (shown.length - 1)) / proportions);
  return (
    <div class={proportions < TALL ? "near tall" : "near"} ref={room} style={{ aspectRatio: String(proportions) }}>
      {high > 0 &&
        shown.map((area) => (
          <div
            key={area.id}
            class={area.id === "hand" ? "slot slot-hand" : `slot slot-seat owner-${area.id.slice(5)}`}
            style={{ width: `${(high * area.w) / area.h}px`, height: `${high}px` }}
          >
            <Picture table={table} area={area} scale={high / area.h} onPoint={onPoint} />
          </div>
        ))}
    </div>
  );
}

interface BoardProps {
  table: Table;
  board: Area;
  scale: number;
  onPoint: Point;
}

function BoardInFrame({ table, board, scale, onPoint }: BoardProps) {
  return (
    <Zoom size={{ w: board.w * scale, h: board.h * scale }}>
      <div class="slot slot-board">
        <Picture table={table} area={board} scale={scale} onPoint={onPoint} />
      </div>
    </Zoom>
  );
}

interface SmallSeatProps {
  table: Table;
  slot: Slot;
  onPoint: Point;
}

function SmallSeat({ table, slot, onPoint }: SmallSeatProps) {
  const area = table.layout.value?.areas.find((each) => each.id === slot.id);
  if (!area) return null;
  return (
    <div
      class={`slot slot-seat owner-${slot.id.slice(5)}`}
      style={{ left: `${slot.x}px`, top: `${slot.y}px`, width: `${slot.w}px`, height: `${slot.h}px` }}
    >
      <Picture table={table} area={area} scale={slot.w / area.w} onPoint={onPoint} />
    </div>
  );
}

/** A mat as a line of numbers. */
function FoldedMat({ table, area, onOpen }: { table: Table; area: Area; onOpen: () => void }) {
  const seat = Number(area.id.slice(5));
  const panel = table.shown.value?.scene.panels.find((each) => each.seat === seat);
  const words = t("seats.folded", { name: nameOf(table, seat) });
  return (
    <button type="button" class={`folded owner-${seat}`} title={words} onClick={onOpen}>
      <span class="hidden">{words} </span>
      <Crest seat={seat} size={16} />
      {panel && <PlainCounters table={table} panel={panel} />}
    </button>
  );
}

/** The sheet that is up, and what else comes over the table for a while. */
function SheetUp({ table, sheet, onPoint }: { table: Table; sheet: Sheet | null; onPoint: Point }) {
  const Pane = table.desk?.parts?.panes.find((_, i) => sheet === `pane-${i}`)?.View;
  return (
    <>
      {sheet && (
        <section class="sheet-up" aria-label={sheetName(table, sheet)}>
          {sheet === "actions" && <ActionList table={table} />}
          {sheet === "cards" && <CardSheet table={table} />}
          {sheet === "seats" && <SeatSheet table={table} onPoint={onPoint} />}
          {sheet === "log" && <SideTabs table={table} />}
          {Pane && <Pane table={table} />}
        </section>
      )}
      <AdvicePane table={table} />
      <ChangesPane table={table} />
    </>
  );
}

function SeatSheet({ table, onPoint }: { table: Table; onPoint: Point }) {
  const areas = table.layout.value?.areas.filter((area) => area.id.startsWith("seat-")) ?? [];
  return (
    <>
      <Seats table={table} />
      {areas.map((area) => (
        <div key={area.id} class="slot slot-seat" style={{ aspectRatio: `${area.w} / ${area.h}` }}>
          <Picture table={table} area={area} scale={360 / area.w} onPoint={onPoint} />
        </div>
      ))}
    </>
  );
}

interface ThumbProps {
  table: Table;
  sheet: Sheet | null;
  onToggle: (which: Sheet) => void;
}

/** Under the thumb: the sheets, advice, undo and the end of the turn. */
function Thumb({ table, sheet, onToggle }: ThumbProps) {
  const Bar = table.desk?.parts?.Bar ?? TurnBar;
  return (
    <nav class="thumb" aria-label={t("thumb.title")}>
      <div class="thumb-tabs">
        {sheetsOf(table).map((each) => (
          <button key={each} type="button" aria-expanded={sheet === each} onClick={() => onToggle(each)}>
            {sheetName(table, each)}
            {each === "actions" && table.turn.choices.value.length > 0 && (
              <span class="unread">{table.turn.here.value.open.length}</span>
            )}
            {each === "log" && table.unread.value > 0 && <span class="unread">{table.unread.value}</span>}
          </button>
        ))}
        {!table.desk && (
          <>
            <AdviceButton table={table} />
            <ChangesButton table={table} />
          </>
        )}
      </div>
      <Bar table={table} />
    </nav>
  );
}
