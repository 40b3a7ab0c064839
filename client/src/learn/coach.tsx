import { signal } from "@preact/signals";
import { read, write } from "../app/prefs";
import { begin } from "../board/walk";
import type { Table } from "../table/store";
import { t } from "../words";

/** Kinds of decisions that were told of at a table, so that a coach never says a thing twice. */
const told = signal<Readonly<Record<string, readonly string[]>>>({});

function toldAt(table: string): readonly string[] {
  const known = told.value[table];
  if (known) return known;
  const kept = (read(`coach.${table}`) ?? "").split(" ").filter(Boolean);
  told.value = { ...told.value, [table]: kept };
  return kept;
}

function tell(table: string, kind: string): void {
  const kinds = [...toldAt(table), kind];
  told.value = { ...told.value, [table]: kinds };
  write(`coach.${table}`, kinds.join(" "));
}

/** Before a kind of decision that is new: what it is about, what is good, what others do; before the
 * first of all the aim of the game, which matters more than what others do.
 */
export function CoachCard({ table }: { table: Table }) {
  const coach = table.now.value?.coach;
  if (!coach || !table.turn.isMine.value || toldAt(table.id).includes(coach.id)) return null;
  const isFirst = toldAt(table.id).length === 0;
  return (
    <section class="coach" aria-label={t("coach.title")}>
      {isFirst && <p class="coach-aim">{coach.aim}</p>}
      <p class="coach-about">{coach.about}</p>
      <p>{coach.good}</p>
      {!isFirst && <p class="quiet">{coach.others}</p>}
      <button
        type="button"
        onClick={({ detail }) => {
          tell(table.id, coach.id);
          if (detail === 0) begin(document); // who came by keys goes on with the board
        }}
      >
        {t("coach.done")}
      </button>
    </section>
  );
}
