import { Crest } from "../board/crest";
import type { LogLine } from "../protocol";
import { GradeTag } from "../review/here";
import type { Table } from "./store";

interface Props {
  table: Table;
  line: LogLine;
  isNext?: boolean; // it goes on with the line before, whose crest stands for both
  isInLog?: boolean; // arrows walk the log: a long one is one stop of the tab key
}

/** A line of the log; it leads to the position it made. */
export function LogLink({ table, line, isNext = false, isInLog = false }: Props) {
  const judged = table.review.plies.value.get(line.ply);
  const turned = table.review.page.value?.turning_points.includes(line.ply) ?? false;
  return (
    <button
      type="button"
      class={turned ? "log-line turned" : "log-line"}
      tabIndex={isInLog ? -1 : undefined}
      onClick={() => void table.story.goTo(line.ply + 1)}
    >
      {line.seat < 0 ? (
        <span class="dice-dot" aria-hidden="true" />
      ) : isNext ? (
        <span />
      ) : (
        <Crest seat={line.seat} size={13} />
      )}
      <span>
        {line.text}
        {judged?.grade && (
          <>
            {" "}
            <GradeTag grade={judged.grade} loss={judged.loss ?? 0} />
          </>
        )}
      </span>
    </button>
  );
}

/** Arrows go from line to line of a log, from its end upwards. */
export function walkLog(event: KeyboardEvent): void {
  const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
  if (by === 0) return;
  const lines = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(".log-line")];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  lines[at < 0 ? lines.length - 1 : at + by]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
