import { signal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { language } from "../app/prefs";
import { below, type Slot } from "../board/pack";
import { type Pointed, Tip } from "../board/tip";
import { keepInSight, Zoom } from "../board/zoom";
import mark from "../style/mark.svg";
import markOfTurn from "../style/mark-turn.svg";
import { Mark } from "../ui/icons";
import { t } from "../words";
import { ActionList } from "./actions";
import { AdvicePane, HintButton } from "./advice";
import { ChangesButton, ChangesPane } from "./changes";
import { Picture, Room, useGlide, useSize } from "./board";
import { BoardWords } from "./boardwords";
import { CurtainView } from "./curtain";
import { Head } from "./head";
import { onKey } from "./keys";
import { Over } from "./over";
import { Prompt, TurnBar } from "./prompt";
import { Replay } from "./replay";
import { OwnCounters, Seats, Standings } from "./seats";
import { SideTabs } from "./side";
import { Table } from "./store";
import { Waiting } from "./waiting";

const small = matchMedia("(max-width: 760px)");
const isSmall = signal(small.matches);
small.addEventListener("change", () => (isSmall.value = small.matches));

interface Props {
  id: string;
  ply: number | null;
  invite: string;
}

/** A table: the board, who sits at it, what is asked, what happened. */
export function TablePage({ id, ply, invite }: Props) {
  const table = useMemo(() => new Table(id, ply), [id]);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void table.open(invite);
    const keys = (event: KeyboardEvent): void => onKey(table, event);
    addEventListener("keydown", keys);
    return () => {
      removeEventListener("keydown", keys);
      table.close();
    };
  }, [table]);
  const spoken = useRef(language.value);
  useSignalEffect(() => {
    if (spoken.current !== language.value) void table.speak();
    spoken.current = language.value;
  });
  useGlide(table, page);
  useTabSign(table);

  if (table.failure.value) return <Failure words={table.failure.value} />;
  return (
    <div
      class={isSmall.value ? "table-page small" : "table-page"}
      ref={page}
      data-version={table.shown.value?.version}
      data-ply={table.shown.value?.ply}
      data-turn={table.turn.isMine.value && table.turn.sending.value === 0}
    >
      <Head table={table} wide={!isSmall.value} />
      {isSmall.value ? <SmallTable table={table} /> : <WideTable table={table} />}
      <BoardWords table={table} />
      <CurtainView table={table} />
    </div>
  );
}

/** What a tab in the background tells: which game, and whether it is this person's turn. */
function useTabSign(table: Table): void {
  const mine = table.turn.isMine.value;
  const game = table.info.value?.game_name ?? "";
  const words = `${game} · zashiki`;
  useEffect(() => {
    document.title = mine ? `${t("title.turn")} · ${words}` : words;
    document.querySelector("link[rel=icon]")?.setAttribute("href", mine ? markOfTurn : mark);
  }, [mine, words, language.value]);
  useEffect(() => () => document.querySelector("link[rel=icon]")?.setAttribute("href", mark), []);
}

function WideTable({ table }: { table: Table }) {
  return (
    <>
      <main class="stage">
        {table.info.value?.status === "waiting" ? <Waiting table={table} /> : <Room table={table} />}
        <Replay table={table} />
      </main>
      <aside class="side" aria-label={t("side.title")}>
        <Seats table={table} />
        <section class="ask" aria-label={t("ask.title")}>
          <Ask table={table} />
          <ActionList table={table} />
          <AdvicePane table={table} />
          <ChangesPane table={table} />
          <div class="bars">
            <HintButton table={table} />
            <TurnBar table={table} />
          </div>
        </section>
        <SideTabs table={table} />
      </aside>
    </>
  );
}

function Ask({ table }: { table: Table }) {
  const over = table.info.value?.status === "over" && table.story.past.value === null;
  return over ? <Over table={table} /> : <Prompt table={table} />;
}

type Sheet = "actions" | "seats" | "log";

/** A phone: prompt on top, the board, the hand, and a sheet from below. */
function SmallTable({ table }: { table: Table }) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const frame = useRef<HTMLElement>(null);
  const { w: stageWidth, h } = useSize(frame);
  const w = Math.max(0, stageWidth - 8); // the padding of the stage
  const layout = table.layout.value;
  const board = layout?.areas.find((area) => area.id === "board");
  const hand = layout?.areas.find((area) => area.id === "hand");
  const handHeight = hand ? (w * hand.h) / hand.w + 8 : 0;
  const scale = board ? Math.min(w / board.w, (h - handHeight - 16) / board.h) : 0;
  const free = h - handHeight - 24 - (board ? board.h * scale : 0);
  const seats = layout && scale > 0 ? below(layout.areas, table.shown.value?.seat ?? null, w, free) : [];
  const toggle = (which: Sheet): void => setSheet(sheet === which ? null : which);
  useEffect(() => setSheet(null), [table.now.value?.version]);
  useEffect(keepInSight, [table.turn.here.value]);
  return (
    <>
      <section class="ask" aria-label={t("ask.title")}>
        <Ask table={table} />
      </section>
      <Standings table={table} onOpen={() => toggle("seats")} />
      <OwnCounters table={table} />
      <main class="stage" ref={frame}>
        {table.info.value?.status === "waiting" ? (
          <Waiting table={table} />
        ) : (
          <>
            <div class="board-frame">
              <Zoom>
                {board && scale > 0 && (
                  <div class="slot slot-board" style={{ width: `${board.w * scale}px`, height: `${board.h * scale}px` }}>
                    <Picture table={table} area={board} scale={scale} onPoint={setPointed} />
                  </div>
                )}
              </Zoom>
            </div>
            {seats.length > 0 && (
              <div class="seats-below" style={{ height: `${Math.max(...seats.map((slot) => slot.y + slot.h))}px` }}>
                {seats.map((slot) => (
                  <SmallSeat key={slot.id} table={table} slot={slot} onPoint={setPointed} />
                ))}
              </div>
            )}
            {hand && w > 0 && (
              <div class="slot slot-hand" style={{ aspectRatio: `${hand.w} / ${hand.h}` }}>
                <Picture table={table} area={hand} scale={w / hand.w} onPoint={setPointed} />
              </div>
            )}
          </>
        )}
      </main>
      <Replay table={table} />
      {sheet && (
        <section class="sheet-up" aria-label={t(`sheet.${sheet}`)}>
          {sheet === "actions" && <ActionList table={table} />}
          {sheet === "seats" && <SeatSheet table={table} onPoint={setPointed} />}
          {sheet === "log" && <SideTabs table={table} />}
        </section>
      )}
      <AdvicePane table={table} />
      <ChangesPane table={table} />
      <nav class="thumb" aria-label={t("thumb.title")}>
        <div class="thumb-tabs">
          {(["actions", "seats", "log"] as const).map((each) => (
            <button key={each} type="button" aria-expanded={sheet === each} onClick={() => toggle(each)}>
              {t(`sheet.${each}`)}
              {each === "actions" && table.turn.choices.value.length > 0 && (
                <span class="unread">{table.turn.here.value.open.length}</span>
              )}
              {each === "log" && table.unread.value > 0 && <span class="unread">{table.unread.value}</span>}
            </button>
          ))}
          <HintButton table={table} />
          <ChangesButton table={table} />
        </div>
        <TurnBar table={table} />
      </nav>
      <Tip table={table} pointed={pointed} />
    </>
  );
}

interface SmallSeatProps {
  table: Table;
  slot: Slot;
  onPoint: (pointed: Pointed | null) => void;
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

function SeatSheet({ table, onPoint }: { table: Table; onPoint: (pointed: Pointed | null) => void }) {
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

function Failure({ words }: { words: string }) {
  return (
    <main class="failure">
      <Mark size={64} />
      <h1>{t("failure.title")}</h1>
      <p>{words}</p>
      <a class="button" href="/">
        {t("home")}
      </a>
    </main>
  );
}
