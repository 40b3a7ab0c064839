import { signal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { language } from "../app/prefs";
import mark from "../style/mark.svg";
import markOfTurn from "../style/mark-turn.svg";
import { Mark } from "../ui/icons";
import { t } from "../words";
import { ActionList } from "./actions";
import { AdvicePane, HintButton } from "./advice";
import { Room, useGlide } from "./board";
import { BoardWords } from "./boardwords";
import { ChangesPane } from "./changes";
import { CurtainView } from "./curtain";
import { Head } from "./head";
import { onKey } from "./keys";
import { Ask } from "./over";
import { SidewaysTable, UprightTable } from "./phone";
import { TurnBar } from "./prompt";
import { Replay } from "./replay";
import { Seats } from "./seats";
import { SideTabs } from "./side";
import { Table } from "./store";
import { Waiting } from "./waiting";

const flat = matchMedia("(max-height: 500px) and (orientation: landscape)");
const narrow = matchMedia("(max-width: 760px)");

/** The classes of a table in a window like this one. */
const shapeOf = (): string => (flat.matches ? "small sideways" : narrow.matches ? "small upright" : "wide");
const shape = signal(shapeOf());
for (const query of [flat, narrow]) query.addEventListener("change", () => (shape.value = shapeOf()));

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
      class={`table-page ${shape.value}`}
      ref={page}
      data-version={table.shown.value?.version}
      data-ply={table.shown.value?.ply}
      data-turn={table.turn.isMine.value && table.turn.sending.value === 0}
    >
      <Head table={table} wide={shape.value === "wide"} />
      <TableInShape table={table} />
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

function TableInShape({ table }: { table: Table }) {
  if (shape.value === "wide") return <WideTable table={table} />;
  return shape.value === "small upright" ? <UprightTable table={table} /> : <SidewaysTable table={table} />;
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
