import { useState } from "preact/hooks";
import { Crest } from "../board/crest";
import type { TableInfo } from "../protocol";
import { ago, t, tn } from "../words";
import { clockWords } from "../words/clocks";
import { isMyTurn, isRunning, result } from "./standing";

const FEW = 6;

/** One's own tables: where it is one's turn first, what is over folded away. */
export function MyTables({ tables }: { tables: readonly TableInfo[] }) {
  const running = tables.filter(isRunning);
  const over = tables.filter((table) => !isRunning(table));
  const turns = running.filter(isMyTurn);
  const sorted = [...turns, ...running.filter((table) => !turns.includes(table))];
  return (
    <section class="tables mine">
      <h2>{t("start.mine")}</h2>
      {tables.length === 0 && <p class="quiet">{t("start.mine.none")}</p>}
      <Cards tables={sorted} />
      {over.length > 0 && (
        <details class="finished" open={running.length === 0}>
          <summary>{tn("start.finished", over.length)}</summary>
          <Cards tables={over} />
        </details>
      )}
    </section>
  );
}

export function OpenTables({ tables }: { tables: readonly TableInfo[] }) {
  return (
    <section class="tables open">
      <h2>{t("start.open")}</h2>
      {tables.length === 0 && <p class="quiet">{t("start.open.none")}</p>}
      <Cards tables={tables} />
    </section>
  );
}

function Cards({ tables }: { tables: readonly TableInfo[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? tables : tables.slice(0, FEW);
  return (
    <>
      <ul>
        {shown.map((table) => (
          <li key={table.id}>
            <Card table={table} />
          </li>
        ))}
      </ul>
      {tables.length > shown.length && (
        <button type="button" class="plain" onClick={() => setAll(true)}>
          {t("start.all", { n: tables.length })}
        </button>
      )}
    </>
  );
}

function Card({ table }: { table: TableInfo }) {
  return (
    <a class="table-link" href={`/t/${table.id}`}>
      <span class="table-game">{table.game_name}</span>
      {isMyTurn(table) ? (
        <span class="tag my-turn">{t("title.turn")}</span>
      ) : (
        <span class={`tag status-${table.status}`}>{result(table) || t(`status.${table.status}`)}</span>
      )}
      <span class="table-seats">
        {table.seats.map((seat) => (
          <span key={seat.seat} class={`owner-${seat.seat}`}>
            <Crest seat={seat.seat} size={13} /> {seat.name}
          </span>
        ))}
      </span>
      <span class="quiet when">{ago(table.changed)}</span>
      <span class="quiet table-terms">{termsOf(table).join(" · ")}</span>
    </a>
  );
}

/** What is not as usual at this table; for whoever might sit down, the clock in any case. */
function termsOf(table: TableInfo): string[] {
  const special = (table.chosen ?? []).filter((option) => !option.usual).map(({ label, choice }) => `${label}: ${choice}`);
  const clock = table.clock.kind !== "none" || table.status === "waiting" ? [clockWords(table.clock)] : [];
  return [...special, ...clock];
}
