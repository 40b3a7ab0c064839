import type { Clock, NewTable, SeatWish } from "../protocol";

/** Who sits where, as the set-up page holds it: `me`, `invite`, `open` or `bot:SPEC`. */
export type Sitter = string;

export function wish(sitter: Sitter): SeatWish {
  if (sitter.startsWith("bot:")) return { kind: "bot", bot: sitter.slice(4) };
  if (sitter === "invite") return { kind: "invite" };
  if (sitter === "open") return { kind: "open" };
  return { kind: "me" };
}

/** As many seats as wished: those there are stay, new ones get the bot. */
export function resize(sitters: readonly Sitter[], seats: number, bot: Sitter): Sitter[] {
  return Array.from({ length: seats }, (_, i) => sitters[i] ?? (i === 0 ? "me" : bot));
}

/** `none`, `move:30` or `fischer:600+10`, in seconds. */
export function clockOf(text: string): Clock {
  const move = /^move:(\d+)$/.exec(text);
  if (move) return { kind: "move", seconds: Number(move[1]) };
  const fischer = /^fischer:(\d+)\+(\d+)$/.exec(text);
  if (fischer) return { kind: "fischer", seconds: Number(fischer[1]), increment: Number(fischer[2]) };
  return { kind: "none" };
}

/** A bank of minutes and seconds for each move, as far as the house lets them be chosen. */
export function ownClock(minutes: number, seconds: number): string {
  const within = (value: number, least: number, most: number): number =>
    Math.min(most, Math.max(least, Math.round(value) || 0));
  return `fischer:${within(minutes, 1, 600) * 60}+${within(seconds, 0, 600)}`;
}

export interface Setup {
  sitters: Sitter[];
  options: Record<string, string>;
  edition: string;
  clock: string;
  pace: number;
  randomSeats: boolean;
}

export function newTable(game: string, setup: Setup): NewTable {
  return {
    game,
    seats: setup.sitters.map(wish),
    options: setup.options,
    edition: setup.edition,
    clock: clockOf(setup.clock),
    pace: setup.pace,
    random_seats: setup.randomSeats,
  };
}
