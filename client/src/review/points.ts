/** Backwards or onwards. */
export type Way = -1 | 1;

/** The nearest of some plies, which are in their order, before or after one. */
export function nearby(plies: readonly number[], now: number, way: Way): number | null {
  const found = way < 0 ? plies.filter((ply) => ply < now).at(-1) : plies.find((ply) => ply > now);
  return found ?? null;
}

/** A share as people read it: `+12`, `−3`, `±0`. */
export function signed(share: number): string {
  const number = Math.round(share * 100);
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "±0";
}

export function percent(share: number): number {
  return Math.round(share * 100);
}

/** What was lost for sure: never rounded up, so that its number fits its grade. */
export function wholePercent(loss: number): number {
  return Math.floor(loss * 100);
}

/** A number kept between two others. */
export function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

export interface Stretch {
  from: number; // shares of the track
  to: number;
}

/** Luck and skill one after the other, from the start to the result, on a track that has room for both. */
export function steps(start: number, luck: number, result: number): { low: number; high: number; luck: Stretch; skill: Stretch } {
  const turn = start + luck;
  const [low, high] = [Math.min(0, turn), Math.max(1, turn)];
  const at = (share: number): number => (share - low) / (high - low);
  return { low, high, luck: { from: at(start), to: at(turn) }, skill: { from: at(turn), to: at(result) } };
}
