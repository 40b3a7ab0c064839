import type { Area } from "../protocol";

/** Where pictures lie in the room there is, in pixels from its upper left. */
export interface Slot {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 10;
const STEPS = 28;
const BOARD = 3.6; // how much the size of the board matters

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
  const others = areas.filter((area) => area.id !== "board");
  if (!board) return strip([], [others], w, h).slots;
  const wishes = order(others, mine).map((area) => wish(area, mine));
  let best: Slot[] = [];
  let most = -Infinity;
  for (const [low, side] of splits(wishes)) {
    for (const below of strips(low, w, h)) {
      for (const beside of columns(side, w, h - below.h)) {
        const tried = arrange(board, below, beside, w, h);
        const value = rate(tried, wishes, w, h);
        if (value > most) [most, best] = [value, tried];
      }
    }
  }
  return best;
}

/** The hand first, then the viewer's own seat, then the others in their order. */
function order(areas: readonly Area[], mine: number | null): Area[] {
  const rank = (area: Area): number => (area.id === "hand" ? 0 : area.id === `seat-${mine}` ? 1 : 2);
  return [...areas].sort((a, b) => rank(a) - rank(b));
}

function wish(area: Area, mine: number | null): Wish {
  if (area.id === "hand") return { area, wide: Math.min(600, (112 * area.w) / area.h), weight: 1.6 };
  const own = area.id === `seat-${mine}`;
  return { area, wide: own ? 260 : 240, weight: own ? 0.7 : 0.55 };
}

/** Which pictures go below the board and which beside it: seats of others stay together. */
function splits(wishes: readonly Wish[]): [Wish[], Wish[]][] {
  const hands = wishes.filter(({ area }) => area.id === "hand").length;
  const cuts = new Set([0, hands, Math.min(hands + 1, wishes.length), wishes.length]);
  return [...cuts].map((n) => [wishes.slice(0, n), wishes.slice(n)]);
}

/** Pictures that lie together, and the room they take with the gap to the board. */
interface Block {
  slots: Slot[];
  w: number;
  h: number;
}

const NONE: Block = { slots: [], w: 0, h: 0 };

/** Strips below the board in many heights: the hand, and beside or below it seats in rows. */
function strips(wishes: readonly Wish[], w: number, h: number): Block[] {
  if (wishes.length === 0) return [NONE];
  const hand = wishes.filter(({ area }) => area.id === "hand").map(({ area }) => area);
  const seats = wishes.filter(({ area }) => area.id !== "hand").map(({ area }) => area);
  const found: Block[] = [];
  for (let i = 1; i <= STEPS; i++) {
    const high = (i / STEPS) * 0.5 * h;
    found.push(strip(hand, [seats], w, high));
    if (seats.length > 1) {
      const half = Math.ceil(seats.length / 2);
      found.push(strip(hand, [seats.slice(0, half), seats.slice(half)], w, high));
    }
    if (hand.length > 0 && seats.length > 0) {
      for (let j = 2; j <= STEPS; j += 2) {
        found.push(stacked(strip(hand, [[]], w, high / 2), strip([], [seats], w, (j / STEPS) * 0.35 * h)));
      }
    }
  }
  return found;
}

function stacked(upper: Block, lower: Block): Block {
  const moved = lower.slots.map((slot) => ({ ...slot, y: slot.y + upper.h }));
  return { slots: [...upper.slots, ...moved], w: Math.max(upper.w, lower.w), h: upper.h + lower.h };
}

function strip(hand: readonly Area[], rows: readonly (readonly Area[])[], w: number, high: number): Block {
  const gaps = GAP * (rows.length - 1);
  const wideOf = (row: readonly Area[]): number => row.reduce((sum, area) => sum + area.w / area.h, 0);
  // how wide everything is, as `slope` times the height, and what does not depend on it
  const slope = wideOf(hand) + Math.max(...rows.map(wideOf)) / rows.length;
  const rowGaps = GAP * Math.max(0, ...rows.map((row) => row.length - 1));
  const fixed = rowGaps + (hand.length > 0 && rows.some((row) => row.length > 0) ? GAP : 0);
  const h = Math.max(1, Math.min(high, (w - fixed) / slope));
  let x = 0;
  const slots: Slot[] = [];
  for (const area of hand) {
    slots.push({ id: area.id, x, y: 0, w: (h * area.w) / area.h, h });
    x += (h * area.w) / area.h + GAP;
  }
  const each = (h - gaps) / rows.length;
  rows.forEach((row, n) => {
    let at = x;
    for (const area of row) {
      slots.push({ id: area.id, x: at, y: n * (each + GAP), w: (each * area.w) / area.h, h: each });
      at += (each * area.w) / area.h + GAP;
    }
  });
  const total = Math.max(0, ...slots.map((slot) => slot.x + slot.w));
  const left = Math.max(0, (w - total) / 2);
  return { slots: slots.map((slot) => ({ ...slot, x: slot.x + left })), w: total, h: h + GAP };
}

/** Columns beside the board in many widths: one below the other, as wide as each other. */
function columns(wishes: readonly Wish[], w: number, h: number): Block[] {
  if (wishes.length === 0) return [NONE];
  const areas = wishes.map(({ area }) => area);
  const slope = areas.reduce((sum, area) => sum + area.h / area.w, 0);
  const gaps = GAP * (areas.length - 1);
  const found: Block[] = [];
  for (let i = 1; i <= STEPS; i++) {
    const wide = Math.max(1, Math.min((i / STEPS) * 0.45 * w, (h - gaps) / slope));
    let y = Math.max(0, (h - slope * wide - gaps) / 2);
    const slots = areas.map((area) => {
      const slot = { id: area.id, x: 0, y, w: wide, h: (wide * area.h) / area.w };
      y += slot.h + GAP;
      return slot;
    });
    found.push({ slots, w: wide + GAP, h: slope * wide + gaps });
  }
  return found;
}

function arrange(board: Area, below: Block, beside: Block, w: number, h: number): Slot[] {
  const high = h - below.h;
  const wide = w - beside.w;
  const scale = Math.max(0, Math.min(wide / board.w, high / board.h));
  const size = { w: board.w * scale, h: board.h * scale };
  return [
    { id: "board", x: beside.w + (wide - size.w) / 2, y: (high - size.h) / 2, ...size },
    ...beside.slots,
    ...below.slots.map((slot) => ({ ...slot, y: slot.y + high + GAP })),
  ];
}

function rate(slots: readonly Slot[], wishes: readonly Wish[], w: number, h: number): number {
  const board = slots.find((slot) => slot.id === "board");
  if (!board || board.w < 1 || board.h < 1) return -Infinity;
  let value = BOARD * Math.sqrt((board.w * board.h) / (w * h));
  for (const { area, wide, weight } of wishes) {
    const slot = slots.find((each) => each.id === area.id);
    value += weight * Math.min(1, (slot?.w ?? 0) / wide);
  }
  return value;
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
    const value = tried.reduce((sum, slot) => sum + worth(slot.w / w, slot.id === own.id), 0);
    if (value > most && tried.every((slot) => slot.w >= LEAST * w)) [most, best] = [value, tried];
  }
  return best;
}

/** What it is worth to show a seat so large, as a part of the screen's width. */
function worth(part: number, own: boolean): number {
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
  const total = rows.reduce((sum, row) => sum + high(row), 0);
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
