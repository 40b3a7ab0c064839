import { describe, expect, it } from "vitest";
import type { Area } from "../protocol";
import { below, pack, type Slot } from "./pack";

const AREAS: Area[] = [
  { id: "board", w: 900, h: 600 },
  { id: "hand", w: 600, h: 100 },
  { id: "seat-0", w: 300, h: 150 },
  { id: "seat-1", w: 300, h: 150 },
];

function overlap(a: Slot, b: Slot): boolean {
  const slack = 0.5;
  return a.x + a.w > b.x + slack && b.x + b.w > a.x + slack && a.y + a.h > b.y + slack && b.y + b.h > a.y + slack;
}

describe("pictures in the room there is", () => {
  for (const [w, h] of [[940, 660], [1500, 900], [700, 900]] as const) {
    it(`lie inside ${w} x ${h} side by side, unstretched, the board the largest`, () => {
      const slots = pack(AREAS, 0, w, h);
      expect(slots.map((slot) => slot.id).sort()).toEqual(AREAS.map((area) => area.id).sort());
      for (const slot of slots) {
        const area = AREAS.find((each) => each.id === slot.id)!;
        expect(slot.w / slot.h).toBeCloseTo(area.w / area.h, 3);
        expect(slot.x).toBeGreaterThanOrEqual(-0.5);
        expect(slot.y).toBeGreaterThanOrEqual(-0.5);
        expect(slot.x + slot.w).toBeLessThanOrEqual(w + 0.5);
        expect(slot.y + slot.h).toBeLessThanOrEqual(h + 0.5);
        for (const other of slots) if (other !== slot) expect(overlap(slot, other)).toBe(false);
      }
      const board = slots.find((slot) => slot.id === "board")!;
      expect(board.w * board.h).toBeGreaterThan(0.3 * w * h);
    });
  }

  it("gives a lone board everything", () => {
    const [board] = pack([AREAS[0]!], null, 900, 600);
    expect(board).toEqual({ id: "board", x: 0, y: 0, w: 900, h: 600 });
  });
});

describe("seats below the board of a phone", () => {
  it("come one after the other while they stay readable, the own first", () => {
    const seats = below(AREAS, 1, 370, 400);
    expect(seats.map((slot) => slot.id)).toEqual(["seat-1", "seat-0"]);
    expect(seats[0]!.w).toBe(370);
    expect(below(AREAS, 1, 370, 250).map((slot) => slot.id)).toEqual(["seat-1"]);
    expect(below(AREAS, 1, 370, 60)).toEqual([]);
  });
});
