import { useEffect, useState } from "preact/hooks";
import { Crest } from "../board/crest";
import type { Counter, Panel, SeatInfo } from "../protocol";
import { Icon } from "../ui/icons";
import { clock, place, printed, t } from "../words";
import { Asked } from "./asked";
import type { Table } from "./store";

/** Who sits where, whose turn it is, what each has. */
export function Seats({ table }: { table: Table }) {
  const seats = table.info.value?.seats ?? [];
  return (
    <ul class={`seats seats-${seats.length}`} aria-label={t("seats.title")}>
      {seats.map((seat) => (
        <SeatCard key={seat.seat} table={table} seat={seat} />
      ))}
    </ul>
  );
}

/** On a phone, in one line: whose turn it is and how everybody stands. */
export function Standings({ table, onOpen }: { table: Table; onOpen: () => void }) {
  const shown = table.shown.value;
  const seats = table.info.value?.seats ?? [];
  if (!shown) return null;
  return (
    <button type="button" class="standings" title={t("seats.title")} onClick={onOpen}>
      {seats.map(({ seat, name, kind }) => (
        <span key={seat} class={`standing owner-${seat}${shown.actor === seat ? " active" : ""}`}>
          <Crest seat={seat} size={16} />
          <span class={kind === "bot" && seats.length > 2 ? "hidden" : "seat-name"}>{name}</span>
          {kind === "bot" && <Icon name="bot" size={16} />}
          {shown.actor === seat && <span class="hidden">{t("seat.acting")}</span>}
          <Time table={table} seat={seat} />
          <span class="score">{printed(shown.scene.panels.find((panel) => panel.seat === seat)?.score)}</span>
        </span>
      ))}
    </button>
  );
}

/** On a phone: what the viewer has, or whoever is to act where the viewer has no seat. */
export function OwnCounters({ table }: { table: Table }) {
  const shown = table.shown.value;
  const seat = shown?.seat ?? Math.max(0, shown?.actor ?? 0);
  const panel = shown?.scene.panels.find((each) => each.seat === seat);
  if (!panel?.counters?.length) return null;
  return (
    <div class={`own-counters owner-${panel.seat}`}>
      <Counters table={table} panel={panel} />
    </div>
  );
}

function SeatCard({ table, seat }: { table: Table; seat: SeatInfo }) {
  const shown = table.shown.value;
  const panel = shown?.scene.panels.find((each) => each.seat === seat.seat);
  const active = shown?.actor === seat.seat;
  const came = shown?.outcome?.places[seat.seat];
  const wins = table.info.value?.ended?.winners?.includes(seat.seat) ?? false;
  return (
    <li class={`seat owner-${seat.seat}${active ? " active" : ""}`}>
      <div class="seat-head">
        <Crest seat={seat.seat} size={22} />
        <span class="seat-name" title={seat.about ? t("name.what", { name: seat.name, what: seat.about }) : seat.name}>
          {seat.name}
        </span>
        {seat.mine && <span class="tag">{t("seat.you")}</span>}
        {seat.kind === "bot" && <Icon name="bot" size={16} />}
        {seat.kind === "person" && !seat.here && !seat.mine && <span class="tag away">{t("seat.away")}</span>}
        {active && <span class="hidden">{t("seat.acting")}</span>}
        {table.agreed.value.includes(seat.seat) && <span class="tag">{t("seat.agrees")}</span>}
        <Time table={table} seat={seat.seat} />
        {seat.gone && <span class="tag gone">{t(`seat.${seat.gone}`)}</span>}
        {wins && <span class="tag place">{t("seat.wins")}</span>}
        {came !== undefined && <span class="tag place">{place(came)}</span>}
        {panel?.score !== undefined && panel.score !== null && (
          <Asked thing={`score:${seat.seat}`} name={t("seat.score")} class="score">
            {printed(panel.score)}
          </Asked>
        )}
      </div>
      {panel && <Counters table={table} panel={panel} />}
    </li>
  );
}

export function Counters({ table, panel }: { table: Table; panel: Panel }) {
  if (!panel.counters?.length) return null;
  return (
    <dl class="counters">
      {panel.counters.map((counter) => (
        <div class="counter" key={counter.label} title={counter.id ? undefined : counter.label}>
          <dt class={drawingOf(table, counter) ? "drawn" : undefined}>
            <CounterName table={table} counter={counter} />
          </dt>
          <dd>
            {counter.id ? (
              <Asked thing={`counter:${panel.seat}:${counter.id}`} name={counter.label} class="count">
                <CounterValue counter={counter} />
              </Asked>
            ) : (
              <CounterValue counter={counter} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same inside a button, where nothing else can be pressed. */
export function PlainCounters({ table, panel }: { table: Table; panel: Panel }) {
  if (!panel.counters?.length) return null;
  return (
    <span class="counters">
      {panel.counters.map((counter) => (
        <span class="counter" key={counter.label}>
          <span class={drawingOf(table, counter) ? "counted drawn" : "counted"}>
            <CounterName table={table} counter={counter} />{" "}
          </span>
          <b>
            <CounterValue counter={counter} />{" "}
          </b>
        </span>
      ))}
    </span>
  );
}

function drawingOf(table: Table, { art }: Counter) {
  return art ? table.art.value?.get(art) : undefined;
}

/** What a counter counts: drawn where there is a drawing, and in words for who hears it. */
function CounterName({ table, counter }: { table: Table; counter: Counter }) {
  const art = table.art.value;
  const symbol = drawingOf(table, counter);
  return (
    <>
      {symbol && art && (
        <svg
          width="18"
          height="18"
          viewBox={`${-symbol.box.w / 2} ${-symbol.box.h / 2} ${symbol.box.w} ${symbol.box.h}`}
          aria-hidden="true"
        >
          <use
            href={art.href(counter.art ?? "")}
            x={-symbol.box.w / 2}
            y={-symbol.box.h / 2}
            width={symbol.box.w}
            height={symbol.box.h}
          />
        </svg>
      )}
      <span class={symbol ? "hidden" : undefined}>{counter.label}</span>
    </>
  );
}

function CounterValue({ counter }: { counter: Counter }) {
  return (
    <>
      {counter.value}
      {counter.of ? <span class="quiet">/{counter.of}</span> : null}
    </>
  );
}

/** The time a seat has left; only the running one counts down. */
function Time({ table, seat }: { table: Table; seat: number }) {
  const times = table.now.value?.times;
  const running = times?.running === seat;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 200);
    return () => clearInterval(timer);
  }, [running]);
  const left = times?.left[seat];
  if (!times || left === undefined) return null;
  const now = running ? left - (Date.now() - table.heardAt) : left;
  return (
    <span class={`time${running ? " running" : ""}${now < 20_000 ? " short" : ""}`} role="timer">
      {clock(now)}
    </span>
  );
}
