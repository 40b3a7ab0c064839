import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { language } from "../app/prefs";
import { arrived, goOn } from "../board/walk";
import { Lesson } from "../learn/lesson";
import mark from "../style/mark.svg";
import markOfTurn from "../style/mark-turn.svg";
import { Mark } from "../ui/icons";
import { t } from "../words";
import { ActionList } from "./actions";
import { AdvicePane, AdviceButton } from "./advice";
import { Banner } from "./banner";
import { Room, useGlide } from "./board";
import { BoardWords } from "./boardwords";
import { ChangesPane } from "./changes";
import { CurtainView } from "./curtain";
import { Head } from "./head";
import { JoiningDialog } from "./joining";
import { onKey } from "./keys";
import { Ask } from "./over";
import { SidewaysTable, UprightTable } from "./phone";
import { PressNote } from "./press";
import { TurnBar } from "./prompt";
import { Replay } from "./replay";
import { Seats } from "./seats";
import { type Shape, isSmall, shape } from "./shape";
import { LessonRules, SideTabs } from "./side";
import { Table } from "./store";
import { Waiting } from "./waiting";

/** The classes of a table in each shape. */
const CLASSES: Record<Shape, string> = {
  wide: "wide",
  tablet: "wide tablet",
  upright: "small upright",
  sideways: "small sideways",
};

interface Props {
  id: string;
  ply: number | null;
  invite: string;
}

/** A table: the board, who sits at it, what is asked, what happened. */
export function TablePage({ id, ply, invite }: Props) {
  const table = useMemo(() => new Table(id, ply), [id]);
  return <TableView table={table} invite={invite} />;
}

/** A lesson is a table that nobody else sits at. */
export function LessonPage({ game, lesson }: { game: string; lesson: string }) {
  const table = useMemo(() => new Table("", null, new Lesson(game, lesson)), [game, lesson]);
  return <TableView table={table} invite="" />;
}

/** What lies on the board where no match is played. */
function deskClass({ desk, lesson }: Table): string {
  return lesson ? " lesson" : desk?.parts ? ` ${desk.parts.name}` : "";
}

export function TableView({ table, invite }: { table: Table; invite: string }) {
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
  useKeysGoOn(table, page);
  useReview(table);
  const veiled = table.veiled.value !== null;
  const isWaiting = table.info.value?.status === "waiting";

  if (table.failure.value) return <Failure words={table.failure.value} />;
  return (
    <>
      <div
        class={`table-page ${CLASSES[shape.value]}${deskClass(table)}${isWaiting ? " waits" : ""}`}
        ref={page}
        inert={veiled}
        onFocusIn={(event) => arrived(event.target)}
        data-version={table.shown.value?.version}
        data-ply={table.shown.value?.ply}
        data-turn={table.turn.isMine.value && table.turn.sending.value === 0}
      >
        <Head table={table} wide={!isSmall.value} />
        <TableInShape table={table} />
        <Banner table={table} />
        {!veiled && <BoardWords table={table} />}
        <LessonRules table={table} />
      </div>
      <CurtainView table={table} />
      <JoiningDialog table={table} />
    </>
  );
}

/** What a tab in the background tells: which game, and whether it is this person's turn; where nobody plays
 * a match, what it is instead. */
function useTabSign(table: Table): void {
  const mine = table.turn.isMine.value && !table.desk;
  const game = table.info.value?.game_name ?? "";
  const words = [table.desk?.title, game, "zashiki"].filter(Boolean).join(" · ");
  useEffect(() => {
    document.title = mine ? `${t("title.turn")} · ${words}` : words;
    document.querySelector("link[rel=icon]")?.setAttribute("href", mine ? markOfTurn : mark);
  }, [mine, words, language.value]);
  useEffect(() => () => document.querySelector("link[rel=icon]")?.setAttribute("href", mark), []);
}

/** Whether a match that is over was reviewed. */
function useReview(table: Table): void {
  const over = table.info.value?.status === "over";
  useEffect(() => {
    if (over) void table.review.load();
  }, [table, over]);
}

/** Who plays by keys stays on the board when what they were at is used up. */
function useKeysGoOn(table: Table, page: { current: HTMLElement | null }): void {
  const { here, isMine } = table.turn;
  useEffect(() => {
    const timer = requestAnimationFrame(() => page.current && goOn(page.current));
    return () => cancelAnimationFrame(timer);
  }, [here.value, isMine.value]);
}

function TableInShape({ table }: { table: Table }) {
  if (!isSmall.value) return <WideTable table={table} />;
  return shape.value === "upright" ? <UprightTable table={table} /> : <SidewaysTable table={table} />;
}

function WideTable({ table }: { table: Table }) {
  const { Bar, Side } = table.desk?.parts ?? {};
  return (
    <>
      <main class="stage">
        {table.info.value?.status === "waiting" ? <Waiting table={table} /> : <Room table={table} />}
        <Replay table={table} />
        <PressNote table={table} />
      </main>
      <aside class="side" aria-label={t("side.title")}>
        <Seats table={table} />
        <section class="ask" aria-label={t("ask.title")} tabIndex={table.review.isShown.value ? 0 : undefined}>
          <Ask table={table} />
          {!table.desk?.parts && <ActionList table={table} />}
          <AdvicePane table={table} />
          <ChangesPane table={table} />
          <div class="bars">
            {!table.desk && <AdviceButton table={table} />}
            {Bar ? <Bar table={table} /> : <TurnBar table={table} />}
          </div>
        </section>
        {Side ? <Side table={table} /> : !table.desk && <SideTabs table={table} />}
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
