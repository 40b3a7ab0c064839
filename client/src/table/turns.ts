import type { LogLine } from "../protocol";

/** Lines of one seat's turn, and of the chance in it, under the headline they begin with. */
export interface TurnLines {
  headline: string;
  isEvent: boolean;
  seat: number; // -1 where chance alone did something
  lines: readonly LogLine[];
}

/** The log turn by turn: a headline, or another seat, begins a new one. */
export function turnsOf(lines: readonly LogLine[]): TurnLines[] {
  const turns: { headline: string; isEvent: boolean; seat: number; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    const headline = line.headline ?? "";
    const isNew = !last || headline !== "" || (line.seat >= 0 && last.seat >= 0 && line.seat !== last.seat);
    if (isNew) turns.push({ headline, isEvent: line.is_event ?? false, seat: line.seat, lines: [] });
    const turn = turns.at(-1)!;
    if (turn.seat < 0 && line.seat >= 0) turn.seat = line.seat;
    if (line.text) turn.lines.push(line);
  }
  return turns;
}
