import type { Clock } from "../protocol";
import { t, tn } from ".";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time in its largest whole unit: `2 days`, `90 seconds`. */
export function span(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return tn("span.days", seconds / DAY);
  if (seconds >= HOUR && seconds % HOUR === 0) return tn("span.hours", seconds / HOUR);
  if (seconds >= MINUTE && seconds % MINUTE === 0) return tn("span.minutes", seconds / MINUTE);
  return tn("span.seconds", seconds);
}

/** A clock as it is agreed on before a match. */
export function clockWords(clock: Clock): string {
  if (clock.kind === "none") return t("clock.none");
  if (clock.kind === "move") return t("clock.move", { span: span(clock.seconds) });
  if (clock.increment === 0) return t("clock.whole", { bank: span(clock.seconds) });
  return t("clock.fischer", { bank: span(clock.seconds), more: span(clock.increment) });
}
