import type { Area } from "../protocol";

/** Where pictures lie in the room there is, in pixels from its upper left. */
export interface Slot {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

export const GAP = 10;
const STEPS = 28;
const USUAL = 940 * 660; // square pixels of the room on a small desk
const BOARD = 4.5; // how much the size of the board matters
const LARGER = 0.06; // how much of its worth a picture gains that is twice as wide as wished
const MORE = 0.6; // of its wished width: more than that on top adds nothing
const ENOUGH = 0.72; // of the width it could have that the board should have at least

/** How wide a picture should be on the screen, and how much that matters. */
interface Wish {
  area: Area;
  wide: number;
  weight: number;
}

/**
 * The board as large as possible while hands and seats stay readable. Tries a strip below, a
 * column beside, and a mixture of both in many sizes, and takes the best.
 */
export function pack(areas: readonly Area[], mine: number | null, w: number, h: number): Slot[] {
  const board = areas.find((area) => area.id === "board");
  const wishes = order(areas.filter((area) => area.id !== "board"), mine).map((area) =>
    wish(area, mine, Math.max(1, Math.sqrt((w * h) / USUAL))),
  );
  if (!board) return strip([], [wishes], w, h).slots();
  const enough = ENOUGH * Math.min(w / board.w, h / board.h);
  let best: [Block, Block] = [NONE, NONE];
  let most = -Infinity;
  for (const [low, side] of splits(wishes)) {
    for (const below of strips(low, w, h)) {
      for (const beside of columns(side, w, h - below.h)) {
        const scale = scaleOf(board, below, beside, w, h);
        const missing = Math.max(0, 1 - scale / enough);
        const drawn = (scale - BOARD * enough * missing) * Math.sqrt((board.w * board.h) / (w * h));
        const value = BOARD * drawn + below.value + beside.value;
        if (scale > 0 && value > most) [most, best] = [value, [below, beside]];
      }
    }
  }
  return arrange(board, ...best, w, h);
}

/** The hand first, then the viewer's own seat, then the others in their order. */
export function order(areas: readonly Area[], mine: number | null): Area[] {
  const rank = (area: Area): number => (area.id === "hand" ? 0 : area.id === `seat-${mine}` ? 1 : 2);
  return [...areas].sort((a, b) => rank(a) - rank(b));
}

/** On a large screen hands and seats grow with the board. */
function wish(area: Area, mine: number | null, large: number): Wish {
  if (area.id === "hand") return { area, wide: large * Math.min(600, (112 * area.w) / area.h), weight: 1.6 };
  const own = area.id === `seat-${mine}`;
  return { area, wide: large * (own ? 260 : 240), weight: own ? 0.7 : 0.55 };
}

/** How much it is worth to draw a picture so wide; larger than wished is welcome where it costs the board nothing. */
function worth({ wide, weight }: Wish, drawn: number): number {
  const part = drawn / wide;
  return weight * (Math.min(1, part) + LARGER * Math.min(MORE, Math.max(0, part - 1)));
}

/** Which pictures go below the board and which beside it: seats of others stay together. */
function splits(wishes: readonly Wish[]): [Wish[], Wish[]][] {
  const hands = wishes.filter(({ area }) => area.id === "hand").length;
  const cuts = new Set([0, hands, Math.min(hands + 1, wishes.length), wishes.length]);
  return [...cuts].map((n) => [wishes.slice(0, n), wishes.slice(n)]);
}

/** Pictures that lie together, and the room they take with the gap to the board. */
interface Block {
  slots: () => Slot[];
  w: number;
  h: number;
  value: number; // of its pictures
}

const NONE: Block = { slots: () => [], w: 0, h: 0, value: 0 };

/** Strips below the board in many heights: the hand, and beside or below it seats in rows. */
function strips(wishes: readonly Wish[], w: number, h: number): Block[] {
  if (wishes.length === 0) return [NONE];
  const hand = wishes.filter(({ area }) => area.id === "hand");
  const seats = wishes.filter(({ area }) => area.id !== "hand");
  const found: Block[] = [];
  for (const rows of inSomeRows(seats)) {
    const lower = steps(2).map((part) => strip([], rows, w, part * 0.35 * h));
    for (const part of steps(1)) {
      found.push(strip(hand, rows, w, part * 0.5 * h));
      if (hand.length === 0 || seats.length === 0) continue;
      const upper = strip(hand, [[]], w, part * 0.25 * h);
      for (const each of lower) found.push(stacked(upper, each));
    }
  }
  return found;
}

/** Parts of a whole, from a small one to all of it. */
function steps(by: number): number[] {
  return Array.from({ length: STEPS / by }, (_, i) => ((i + 1) * by) / STEPS);
}

/** In one row, in two, or each in its own. */
function inSomeRows(wishes: readonly Wish[]): Wish[][][] {
  const most = Math.max(1, wishes.length);
  return [...new Set([1, Math.min(2, most), most])].map((count) => {
    const each = Math.ceil(wishes.length / count);
    return Array.from({ length: count }, (_, n) => wishes.slice(n * each, (n + 1) * each));
  });
}

function stacked(upper: Block, lower: Block): Block {
  const moved = (): Slot[] => lower.slots().map((slot) => ({ ...slot, y: slot.y + upper.h }));
  return {
    slots: () => [...upper.slots(), ...moved()],
    w: Math.max(upper.w, lower.w),
    h: upper.h + lower.h,
    value: upper.value + lower.value,
  };
}

const proportion = ({ area }: Wish): number => area.w / area.h;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

function strip(hand: readonly Wish[], rows: readonly (readonly Wish[])[], w: number, high: number): Block {
  const gaps = GAP * (rows.length - 1);
  const wideOf = (row: readonly Wish[]): number => sum(row.map(proportion));
  // how wide everything is, as `slope` times the height, and what does not depend on it
  const slope = wideOf(hand) + Math.max(...rows.map(wideOf)) / rows.length;
  const rowGaps = GAP * Math.max(0, ...rows.map((row) => row.length - 1));
  const fixed = rowGaps + (hand.length > 0 && rows.some((row) => row.length > 0) ? GAP : 0);
  const h = Math.max(1, Math.min(high, (w - fixed) / slope));
  const each = (h - gaps) / rows.length;
  const value = sum(hand.map((wish) => worth(wish, h * proportion(wish))));
  return {
    slots: () => centred(laidInStrip(hand, rows, h, each), w),
    w: slope * h + fixed,
    h: h + GAP,
    value: value + sum(rows.flat().map((wish) => worth(wish, each * proportion(wish)))),
  };
}

function laidInStrip(hand: readonly Wish[], rows: readonly (readonly Wish[])[], h: number, each: number): Slot[] {
  const slots: Slot[] = [];
  const lay = (wishes: readonly Wish[], from: number, y: number, high: number): number => {
    let x = from;
    for (const wish of wishes) {
      slots.push({ id: wish.area.id, x, y, w: high * proportion(wish), h: high });
      x += high * proportion(wish) + GAP;
    }
    return x;
  };
  const left = lay(hand, 0, 0, h);
  rows.forEach((row, n) => lay(row, left, n * (each + GAP), each));
  return slots;
}

function centred(slots: readonly Slot[], w: number): Slot[] {
  const total = Math.max(0, ...slots.map((slot) => slot.x + slot.w));
  const left = Math.max(0, (w - total) / 2);
  return slots.map((slot) => ({ ...slot, x: slot.x + left }));
}

/** Columns beside the board in many widths: one below the other, as wide as each other. */
function columns(wishes: readonly Wish[], w: number, h: number): Block[] {
  if (wishes.length === 0) return [NONE];
  const slope = sum(wishes.map((wish) => 1 / proportion(wish)));
  const gaps = GAP * (wishes.length - 1);
  return steps(1).map((part) => {
    const wide = Math.max(1, Math.min(part * 0.45 * w, (h - gaps) / slope));
    return {
      slots: () => laidInColumn(wishes, wide, (h - slope * wide - gaps) / 2),
      w: wide + GAP,
      h: slope * wide + gaps,
      value: sum(wishes.map((wish) => worth(wish, wide))),
    };
  });
}

function laidInColumn(wishes: readonly Wish[], wide: number, top: number): Slot[] {
  let y = Math.max(0, top);
  return wishes.map((wish) => {
    const slot = { id: wish.area.id, x: 0, y, w: wide, h: wide / proportion(wish) };
    y += slot.h + GAP;
    return slot;
  });
}

function scaleOf(board: Area, below: Block, beside: Block, w: number, h: number): number {
  return Math.max(0, Math.min((w - beside.w) / board.w, (h - below.h) / board.h));
}

function arrange(board: Area, below: Block, beside: Block, w: number, h: number): Slot[] {
  const high = h - below.h;
  const wide = w - beside.w;
  const scale = scaleOf(board, below, beside, w, h);
  const size = { w: board.w * scale, h: board.h * scale };
  return [
    { id: "board", x: beside.w + (wide - size.w) / 2, y: (high - size.h) / 2, ...size },
    ...beside.slots(),
    ...below.slots().map((slot) => ({ ...slot, y: slot.y + high + GAP })),
  ];
}

const LEAST = 0.45; // of a narrow screen's width: what would be smaller is not shown

/**
 * On a narrow screen: seats below the board, the viewer's own first. All of them in one or two
 * columns, or the own above the others, or the own alone, whichever shows most.
 */
export function below(areas: readonly Area[], mine: number | null, w: number, free: number): Slot[] {
  const [own, ...others] = order(areas.filter((each) => each.id.startsWith("seat-")), mine);
  if (!own) return [];
  const all = [own, ...others];
  const alone = inRows([own], 1, w);
  let best: Slot[] = [];
  let most = 0;
  for (const rows of [inRows(all, 1, w), inRows(all, 2, w), [...alone, ...inRows(others, 2, w)], alone]) {
    const tried = stack(rows, w, free);
    const value = sum(tried.map((slot) => seen(slot.w / w, slot.id === own.id)));
    if (value > most && tried.every((slot) => slot.w >= LEAST * w)) [most, best] = [value, tried];
  }
  return best;
}

/** What it is worth to show a seat so large, as a part of the screen's width. */
function seen(part: number, own: boolean): number {
  return own ? Math.min(1, part / 0.85) : Math.min(0.5, part / 1.75);
}

interface Row {
  areas: readonly Area[];
  wide: number; // each of them
}

function inRows(areas: readonly Area[], columns: number, w: number): Row[] {
  const rows: Row[] = [];
  for (let i = 0; i < areas.length; i += columns) {
    rows.push({ areas: areas.slice(i, i + columns), wide: (w - GAP * (columns - 1)) / columns });
  }
  return rows;
}

/** Rows one below the other, all of them smaller where they would be too high. */
function stack(rows: readonly Row[], w: number, free: number): Slot[] {
  const high = ({ areas: [area], wide }: Row): number => (area ? (wide * area.h) / area.w : 0);
  const total = sum(rows.map(high));
  const shrunk = Math.min(1, (free - GAP * rows.length) / total);
  const slots: Slot[] = [];
  let y = 0;
  for (const row of rows) {
    const [wide, h] = [row.wide * shrunk, high(row) * shrunk];
    let x = (w - wide * row.areas.length - GAP * (row.areas.length - 1)) / 2;
    for (const area of row.areas) {
      slots.push({ id: area.id, x, y, w: wide, h });
      x += wide + GAP;
    }
    y += h + GAP;
  }
  return slots;
}
