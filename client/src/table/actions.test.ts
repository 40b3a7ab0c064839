import { expect, it } from "vitest";
import { filterChoices } from "./actions";

const CHOICES = ["Samurai 3 to h7", "Ship 1 to h7", "Samurai 2 to b4"].map((label, code) => ({ code, path: [], label }));

it("finds actions that hold every word typed, in any order", () => {
  expect(filterChoices(CHOICES, "").length).toBe(3);
  expect(filterChoices(CHOICES, "h7 SAM").map((choice) => choice.code)).toEqual([0]);
  expect(filterChoices(CHOICES, "boat")).toEqual([]);
});
