import { signal } from "@preact/signals";
import { read, write } from "../app/prefs";

/** What was learned on this machine: for each lesson, how many of its steps. */

type Progress = Readonly<Record<string, number>>;

function kept(): Progress {
  try {
    const found: unknown = JSON.parse(read("learned") ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, n]) => Number.isInteger(n))) as Progress;
  } catch {
    return {};
  }
}

export const progress = signal<Progress>(kept());

const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;

/** A step was understood. */
export function learned(game: string, lesson: string, step: number): void {
  const key = keyOf(game, lesson);
  if ((progress.value[key] ?? 0) > step) return;
  progress.value = { ...progress.value, [key]: step + 1 };
  write("learned", JSON.stringify(progress.value));
}

/** How many steps of a lesson were understood. */
export function stepsOf(game: string, lesson: string): number {
  return progress.value[keyOf(game, lesson)] ?? 0;
}
