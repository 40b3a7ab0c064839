import { Crest } from "../board/crest";
import type { LogLine } from "../protocol";
import type { Table } from "./store";

/** A line of the log; it leads to the position it made. */
export function LogLink({ table, line }: { table: Table; line: LogLine }) {
  return (
    <button type="button" class="log-line" onClick={() => void table.story.goTo(line.ply + 1)}>
      {line.seat >= 0 ? <Crest seat={line.seat} size={13} /> : <span class="dice-dot" aria-hidden="true" />}
      <span>{line.text}</span>
    </button>
  );
}
