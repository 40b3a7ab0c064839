import { expect, it } from "vitest";
import { clearOf } from "./shapes";

const THING = { x: 0, y: 0, w: 40, h: 20 };
const words = (x: number, y: number) => [{ x, y, w: 10, h: 4 }];

it("keeps a rim at the first distance where it crosses no words", () => {
  expect(clearOf(THING, [], [3, 1, 0])).toBe(3);
  expect(clearOf(THING, words(0, 14), [3, 1, 0])).toBe(1);
  expect(clearOf(THING, words(0, 60), [3, 1, 0])).toBe(3);
});

it("leaves words in the middle of a thing alone", () => {
  expect(clearOf(THING, words(0, 0), [3, 1, 0])).toBe(3);
});

it("tells where there is no room between a thing and words", () => {
  expect(clearOf(THING, [{ x: 0, y: 12, w: 10, h: 8 }], [3, 1, 0])).toBeNull();
});

it("follows the shape of round things", () => {
  const corner = [{ x: 19, y: 9.5, w: 4, h: 2 }];
  expect(clearOf({ ...THING, shape: "circle" }, corner, [0])).toBe(0);
  expect(clearOf(THING, corner, [0])).toBeNull();
});
