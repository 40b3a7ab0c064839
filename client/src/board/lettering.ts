/** How words fit on things, as in `zashiki.core.lettering`: smaller, in two lines, narrower only at last. */

const LETTER = 0.54; // how wide a letter is, of its height, on average
export const SMALL = 0.84; // of the wished height: still good to read, and how high each of two lines is
const SMALLEST = 0.78; // before words are made narrower
const SOFT_HYPHEN = "\u00ad"; // where a long word may be broken; no part of it

/** Words of a height; `middle` is how far below the middle of all lines they stand. */
export interface Line {
  words: string;
  height: number;
  middle: number;
}

/** Words without the marks where they may be broken. */
export function unbroken(words: string): string {
  return words.replaceAll(SOFT_HYPHEN, "");
}

/** The ink of words, of their height: how wide it is, and how far it reaches from their middle. */
interface Ink {
  wide: number;
  above: number;
  below: number;
}

const known = new Map<string, Ink>();
let pen: OffscreenCanvasRenderingContext2D | null | undefined;

/** The ink of words in the letters of the board. */
function inkOf(words: string): Ink {
  const found = known.get(words);
  if (found !== undefined) return found;
  if (pen === undefined) {
    pen = typeof OffscreenCanvas === "function" ? new OffscreenCanvas(1, 1).getContext("2d") : null;
    if (pen) pen.font = `100px ${getComputedStyle(document.documentElement).getPropertyValue("--sans")}`;
  }
  const ink = pen ? inked(pen.measureText(words)) : { wide: words.length * LETTER, above: 0.5, below: 0.5 };
  known.set(words, ink);
  return ink;
}

/** Ink as a pen of 100 pixels has measured it from the line that letters stand on. */
export function inked(told: Pick<TextMetrics, Measured>): Ink {
  const middle = (told.fontBoundingBoxAscent - told.fontBoundingBoxDescent) / 2;
  return {
    wide: told.width / 100,
    above: Math.max(50, told.actualBoundingBoxAscent - middle) / 100,
    below: Math.max(50, told.actualBoundingBoxDescent + middle) / 100,
  };
}

type Measured =
  | "width"
  | "fontBoundingBoxAscent"
  | "fontBoundingBoxDescent"
  | "actualBoundingBoxAscent"
  | "actualBoundingBoxDescent";

const breadth = (words: string): number => inkOf(words).wide;

/** How wide words of this height are. */
export function width(words: string, height: number): number {
  return breadth(words) * height;
}

/** How far words of this height reach above their middle and below it: tails and accents farther than half. */
export function reach(words: string, height: number): [number, number] {
  const { above, below } = inkOf(words);
  return [above * height, below * height];
}

/** Whether words of this height need more than the room there is (0: any). */
export function isTight(words: string, height: number, room: number): boolean {
  return room > 0 && breadth(words) * height > room * 1.01;
}

/** The height at which words fit into the room (0: any), but `least` of the wished one. */
export function fitting(words: string, height: number, room: number, least = SMALLEST): number {
  const wide = breadth(words) * height;
  return room <= 0 || wide <= room ? height : Math.max(least, room / wide) * height;
}

const GROWN = 1.35; // times its wished height that words may grow to be read, where others stand beside them
const NARROW = 0.8; // of their own width: narrower words are not read

/**
 * The height at which words are drawn: as wished, or larger where they would be too small to be read
 * (`least`) and may grow so far (`most`); 0 where they are left out.
 */
export function readable(words: string, height: number, room: number, least: number, most = height * GROWN): number {
  const high = Math.max(height, least);
  if (high > height && (high > most || (room > 0 && breadth(words) * high * NARROW > room))) return 0;
  return high;
}

/**
 * A label in one line, or in two where it would be small or narrow and there is place; no line at all
 * where it would be lower than `least`.
 */
export function inLines(name: string, wished: number, room: number, most: number, least = 0): Line[] {
  const height = Math.min(Math.max(wished, least), wished * GROWN);
  return broken(name, height, room, most).filter((line) => line.height >= least - 1e-9);
}

function broken(name: string, height: number, room: number, most: number): Line[] {
  const whole = unbroken(name);
  const alone = fitting(whole, height, room);
  const two = most > 1 && alone < height * SMALL ? halves(name) : null;
  if (!two) return [{ words: whole, height: alone, middle: 0 }];
  const each = Math.min(...two.map((words) => fitting(words, height * SMALL, room)));
  return two.map((words, i) => ({ words, height: each, middle: (i - 0.5) * each }));
}

/** A name in two lines as even as they can be; null where it cannot be broken. */
export function halves(name: string): [string, string] | null {
  const cuts = [...name.slice(0, -1)].flatMap((sign, i) => (` -${SOFT_HYPHEN}`.includes(sign) ? [i + 1] : []));
  const longer = (at: number): number => Math.max(at, name.length - at);
  const [cut] = cuts.sort((a, b) => longer(a) - longer(b));
  if (cut === undefined) return null;
  const hyphen = name[cut - 1] === SOFT_HYPHEN ? "-" : "";
  return [unbroken(name.slice(0, cut).trimEnd()) + hyphen, unbroken(name.slice(cut))];
}
