import { expect, it } from "vitest";
import { nearest } from "./nearest";

const POINTS = [
  { id: "a", x: 0, y: 0 },
  { id: "b", x: 10, y: 1 },
  { id: "c", x: 5, y: 9 },
  { id: "d", x: 30, y: 0 },
];

it("goes to the nearest in the direction of the arrow", () => {
  expect(nearest(POINTS, "a", "right")).toBe("b");
  expect(nearest(POINTS, "b", "right")).toBe("d");
  expect(nearest(POINTS, "d", "left")).toBe("b");
  expect(nearest(POINTS, "a", "down")).toBe("c");
});

it("stays where nothing lies that way, and starts at the first when lost", () => {
  expect(nearest(POINTS, "a", "left")).toBe("a");
  expect(nearest(POINTS, "gone", "up")).toBe("a");
});
