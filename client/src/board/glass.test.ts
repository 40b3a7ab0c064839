import { expect, it } from "vitest";
import { enlarged } from "./glass";

it("makes small things as large as the glass, but no more than six times larger", () => {
  expect(enlarged({ w: 100, h: 160 }, 0.25)).toBeCloseTo(230 / 160);
  expect(enlarged({ w: 10, h: 10 }, 1)).toBe(6);
});

it("needs no glass for what is large already", () => {
  expect(enlarged({ w: 100, h: 160 }, 1)).toBe(0);
});

it("fills the room it is given where nothing is drawn elsewhere", () => {
  expect(enlarged({ w: 10, h: 10 }, 0, { w: 120, h: 130 })).toBe(12);
});
