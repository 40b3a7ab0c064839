import { expect, it } from "vitest";
import { reached } from "./aim";

const target = (id: string, x: number, y: number, size: number) => ({
  id, left: x - size / 2, top: y - size / 2, right: x + size / 2, bottom: y + size / 2,
});
const SMALL = [target("a", 100, 100, 14), target("b", 130, 100, 14)];

it("takes a touch beside a small target for it, and of two the nearest", () => {
  expect(reached(SMALL, 88, 100, "finger", false)).toBe("a");
  expect(reached(SMALL, 114, 100, "finger", false)).toBe("a");
  expect(reached(SMALL, 118, 100, "finger", false)).toBe("b");
  expect(reached(SMALL, 100, 121, "finger", false)).toBe("a");
});

it("gives every target forty pixels for a finger", () => {
  for (const [dx, dy] of [[20, 0], [-20, 0], [0, 20], [0, -20]] as const) {
    expect(reached([target("a", 100, 100, 6)], 100 + dx, 100 + dy, "finger", false)).toBe("a");
  }
});

it("leaves alone who points at something else with a mouse", () => {
  expect(reached(SMALL, 88, 100, "mouse", false)).toBe("a");
  expect(reached(SMALL, 84, 100, "mouse", false)).toBeNull();
  expect(reached([target("a", 100, 100, 60)], 68, 100, "mouse", false)).toBeNull();
  expect(reached([target("a", 100, 100, 60)], 68, 100, "finger", false)).toBeNull();
});

it("goes farther where nothing else was touched", () => {
  expect(reached([target("a", 100, 100, 60)], 48, 100, "mouse", true)).toBe("a");
  expect(reached([target("a", 100, 100, 60)], 40, 100, "mouse", true)).toBeNull();
});
