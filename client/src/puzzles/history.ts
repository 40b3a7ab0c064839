import { signal } from "@preact/signals";
import { read, write } from "../app/prefs";
import { t, tn } from "../words";

/** What was tried on this machine: for each puzzle how often, and when it was solved; and the days whose
 * puzzle was solved. */

export interface Tried {
  wrong: number; // tries that were
  day: string; // of the last try
  end?: "solved" | "shown"; // how it came to its end first: by oneself, or by looking
}

interface History {
  readonly puzzles: Readonly<Record<string, Tried>>;
  readonly days: readonly string[];
}

const NOTHING: History = { puzzles: {}, days: [] };
const DAY = 86_400_000; // milliseconds

function kept(): History {
  try {
    const found = JSON.parse(read("puzzles") ?? "null") as Partial<History> | null;
    if (!found || typeof found.puzzles !== "object" || !Array.isArray(found.days)) return NOTHING;
    return { puzzles: found.puzzles, days: found.days };
  } catch {
    return NOTHING;
  }
}

export const history = signal<History>(kept());

function keep(found: History): void {
  history.value = found;
  write("puzzles", JSON.stringify(found));
}

export const keyOf = (game: string, id: string): string => `${game}/${id}`;

export function triedAt(game: string, id: string): Tried | undefined {
  return history.value.puzzles[keyOf(game, id)];
}

/** A turn was tried, or the solution looked at. Only what came first counts. */
export function note(game: string, id: string, what: "wrong" | "solved" | "shown", today: string, isDaily: boolean): void {
  const { puzzles, days } = history.value;
  const before = triedAt(game, id) ?? { wrong: 0, day: today };
  if (before.end) return;
  const now: Tried = what === "wrong" ? { ...before, wrong: before.wrong + 1, day: today } : { ...before, day: today, end: what };
  const more = what === "solved" && isDaily && !days.includes(today) ? [...days, today] : days;
  keep({ puzzles: { ...puzzles, [keyOf(game, id)]: now }, days: more });
}

/** On how many days in a row, up to today or yesterday, the puzzle of the day was solved. */
export function streak(days: readonly string[], today: string): number {
  const known = new Set(days);
  let at = Date.parse(today);
  if (!known.has(today)) at -= DAY; // today's can still be solved
  let count = 0;
  while (known.has(new Date(at).toISOString().slice(0, 10))) {
    count += 1;
    at -= DAY;
  }
  return count;
}

/** What came of it, in words. */
export function outcome(tried: Tried): string {
  if (!tried.end) return tn("puzzles.tries", tried.wrong);
  if (tried.end === "solved" && tried.wrong === 0) return t("puzzles.first");
  return tried.wrong > 0 ? `${t(`puzzles.${tried.end}`)}, ${tn("puzzles.tries", tried.wrong)}` : t(`puzzles.${tried.end}`);
}
