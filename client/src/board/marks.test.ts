import { expect, it } from "vitest";
import { within } from "./marks";

it("keeps a label in its picture", () => {
  expect(within(50, 20, 100)).toBe(50);
  expect(within(3, 20, 100)).toBe(10);
  expect(within(99, 20, 100)).toBe(90);
  expect(within(99, 200, 100)).toBe(50);
});
