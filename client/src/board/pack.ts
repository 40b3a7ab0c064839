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
  if (!board) return others.length > 0 ? place(others, w, h) : [];
  const wishes = order(others, mine).map((area) => wish(area, mine));
  let best = arrange(board, [], [], 0, 0, w, h);
  let most = -Infinity;
  for (const [low, side] of splits(wishes)) {
    for (let i = 1; i <= (low.length > 0 ? STEPS : 1); i++) {
      for (let j = 1; j <= (side.length > 0 ? STEPS : 1); j++) {
        const strip = low.length > 0 ? (i / STEPS) * 0.5 * h : 0;
        const column = side.length > 0 ? (j / STEPS) * 0.45 * w : 0;
        const tried = arrange(board, low, side, strip, column, w, h);
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
  if (area.id === "hand") return { area, wide: Math.min(620, (110 * area.w) / area.h), weight: 0.9 };
  const own = area.id === `seat-${mine}`;
  return { area, wide: own ? 300 : 270, weight: own ? 0.7 : 0.55 };
}

/** Which pictures go below the board and which beside it. */
function splits(wishes: readonly Wish[]): [Wish[], Wish[]][] {
  if (wishes.length === 0) return [[[], []]];
  const found: [Wish[], Wish[]][] = [];
  for (let n = 0; n <= wishes.length; n++) found.push([wishes.slice(0, n), wishes.slice(n)]);
  return found;
}

function arrange(
  board: Area,
  low: readonly Wish[],
  side: readonly Wish[],
  strip: number,
  column: number,
  w: number,
  h: number,
): Slot[] {
  const lower = row(low.map((each) => each.area), w, strip);
  const used = lower.reduce((most, slot) => Math.max(most, slot.h), 0);
  const high = h - (used > 0 ? used + GAP : 0);
  const beside = columnOf(side.map((each) => each.area), column, high);
  const taken = beside.reduce((most, slot) => Math.max(most, slot.w), 0);
  const wide = w - (taken > 0 ? taken + GAP : 0);
  const scale = Math.min(wide / board.w, high / board.h);
  const size = { w: board.w * scale, h: board.h * scale };
  const left = (taken > 0 ? taken + GAP : 0) + (wide - size.w) / 2;
  return [
    { id: "board", x: left, y: (high - size.h) / 2, ...size },
    ...beside,
    ...lower.map((slot) => ({ ...slot, y: high + GAP + (used - slot.h) / 2 })),
  ];
}

/** Side by side with the same height, centred. */
function row(areas: readonly Area[], w: number, high: number): Slot[] {
  if (areas.length === 0) return [];
  const room = w - GAP * (areas.length - 1);
  const total = areas.reduce((sum, area) => sum + area.w / area.h, 0);
  const h = Math.min(high, room / total);
  let x = (w - total * h - GAP * (areas.length - 1)) / 2;
  return areas.map((area) => {
    const slot = { id: area.id, x, y: 0, w: (h * area.w) / area.h, h };
    x += slot.w + GAP;
    return slot;
  });
}

/** One below the other with the same width, centred. */
function columnOf(areas: readonly Area[], wide: number, h: number): Slot[] {
  if (areas.length === 0) return [];
  const room = h - GAP * (areas.length - 1);
  const total = areas.reduce((sum, area) => sum + area.h / area.w, 0);
  const w = Math.max(1, Math.min(wide, room / total));
  let y = (h - total * w - GAP * (areas.length - 1)) / 2;
  return areas.map((area) => {
    const slot = { id: area.id, x: 0, y, w, h: (w * area.h) / area.w };
    y += slot.h + GAP;
    return slot;
  });
}

function place(areas: readonly Area[], w: number, h: number): Slot[] {
  return row(areas, w, h);
}

function rate(slots: readonly Slot[], wishes: readonly Wish[], w: number, h: number): number {
  const board = slots.find((slot) => slot.id === "board");
  if (!board || board.w < 1 || board.h < 1) return -Infinity;
  let value = 2.2 * Math.sqrt((board.w * board.h) / (w * h));
  for (const { area, wide, weight } of wishes) {
    const slot = slots.find((each) => each.id === area.id);
    value += weight * Math.min(1, (slot?.w ?? 0) / wide);
  }
  return value;
}
