import { Crest } from "../board/crest";
import type { LogLine } from "../protocol";
import type { Table } from "./store";

interface Props {
  table: Table;
  line: LogLine;
  isNext?: boolean; // it goes on with the line before, whose crest stands for both
}

/** A line of the log; it leads to the position it made. */
export function LogLink({ table, line, isNext = false }: Props) {
  return (
    <button type="button" class="log-line" onClick={() => void table.story.goTo(line.ply + 1)}>
      {line.seat < 0 ? (
        <span class="dice-dot" aria-hidden="true" />
      ) : isNext ? (
        <span />
      ) : (
        <Crest seat={line.seat} size={13} />
      )}
      <span>{line.text}</span>
    </button>
  );
}
