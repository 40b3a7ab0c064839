import { expect, test } from "vitest";
import { between, nearby, percent, signed, steps, wholePercent } from "./points";

test("the nearest turning point lies before or after, never here", () => {
  const plies = [4, 9, 30];
  expect(nearby(plies, 9, 1)).toBe(30);
  expect(nearby(plies, 9, -1)).toBe(4);
  expect(nearby(plies, 30, 1)).toBeNull();
  expect(nearby(plies, 4, -1)).toBeNull();
  expect(nearby([], 4, 1)).toBeNull();
});

test("shares are read with their sign", () => {
  expect([0.124, -0.03, 0.001].map(signed)).toEqual(["+12", "−3", "±0"]);
  expect(percent(0.555)).toBe(56);
  expect([0.0999, 0.1].map(wholePercent)).toEqual([9, 10]);
  expect(between(0, 1.2, 1)).toBe(1);
});

test("luck and skill lead from the start to the result without a gap", () => {
  const found = steps(0.5, 0.2, 1);
  expect(found.luck.from).toBe(0.5);
  expect(found.luck.to).toBeCloseTo(0.7);
  expect(found.skill.from).toBe(found.luck.to);
  expect(found.skill.to).toBe(1);
});

test("luck that would lead beyond certainty has room on the track", () => {
  const found = steps(0.8, 0.45, 1);
  expect(found.high).toBeCloseTo(1.25);
  expect(found.luck.to).toBe(1);
  expect(found.skill.to).toBeCloseTo(0.8);
});
