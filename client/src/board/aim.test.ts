import { expect, it } from "vitest";
import { reached } from "./aim";

const ROOM = { left: 0, top: 0, right: 400, bottom: 300 };
const target = (id: string, x: number, y: number, size: number) => ({
  id, left: x - size / 2, top: y - size / 2, right: x + size / 2, bottom: y + size / 2, room: ROOM,
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

it("gives a target at an edge on its other side what it lacks", () => {
  for (const at of [-2, 0, 4, 9, 14, 20]) {
    const [left, right] = [target("a", at, 100, 13), target("a", 400 - at, 100, 13)];
    const [top, bottom] = [target("a", 100, at, 13), target("a", 100, 300 - at, 13)];
    for (const far of [0, 20, 40]) {
      expect(reached([left], far, 100, "finger", false)).toBe("a");
      expect(reached([right], 400 - far, 100, "finger", false)).toBe("a");
      expect(reached([top], 100, far, "finger", false)).toBe("a");
      expect(reached([bottom], 100, 300 - far, "finger", false)).toBe("a");
    }
    expect(reached([left], 60, 100, "finger", false)).toBeNull();
    expect(reached([left], at, 131, "finger", false)).toBeNull();
  }
  const neighbours = [target("a", 9, 100, 13), target("b", 60, 100, 13)];
  expect(reached(neighbours, 40, 100, "finger", false)).toBe("b");
});

it("never means what is out of sight", () => {
  expect(reached([target("a", -7, 100, 13)], 2, 100, "finger", true)).toBeNull();
  expect(reached([target("a", 100, 307, 13)], 100, 298, "finger", true)).toBeNull();
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
