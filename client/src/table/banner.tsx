import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { LogLine } from "../protocol";
import type { Table } from "./store";

const STAYS = 2500; // milliseconds an event is shown

/** Events in lines of the log from a ply on. */
export function eventsFrom(lines: readonly LogLine[], ply: number): string[] {
  return lines.filter((line) => line.is_event && line.headline && line.ply >= ply).map((line) => line.headline ?? "");
}

/** News take the place of what still waits: a strip of paper never lags behind the board. */
export function comingUp(waiting: readonly string[], fresh: readonly string[]): readonly string[] {
  return fresh.length ? fresh : waiting;
}

/** Big events, one after the other, on a strip of paper above the board. */
export function Banner({ table }: { table: Table }) {
  const queue = useSignal<readonly string[]>([]);
  const heard = useRef<number | null>(null); // so many plies were told
  const now = table.now.value?.ply;
  const past = table.story.past.value;
  useEffect(() => {
    if (now === undefined) return;
    const before = heard.current;
    heard.current = now;
    if (before === null || past !== null) return; // what happened before one came is no news
    queue.value = comingUp(queue.value, eventsFrom(table.story.log.value, before));
  }, [now]);
  useEffect(() => {
    queue.value = past?.line?.is_event && past.line.headline ? [past.line.headline] : [];
  }, [past?.ply, past?.line]);
  const first = queue.value[0];
  useEffect(() => {
    if (first === undefined) return undefined;
    const timer = setTimeout(() => (queue.value = queue.value.slice(1)), STAYS);
    return () => clearTimeout(timer);
  }, [queue.value]);
  return (
    <div class="banner-room" role="status" aria-live="polite">
      {first !== undefined && (
        <p class="banner" key={`${queue.value.length}-${first}`}>
          {first}
        </p>
      )}
    </div>
  );
}
