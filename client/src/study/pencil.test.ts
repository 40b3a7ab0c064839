import { expect, test } from "vitest";
import type { Mark } from "../protocol";
import { Pencil } from "./pencil";

function drawing(): { pencil: Pencil; drawn: () => Mark[] } {
  let last: Mark[] = [];
  const pencil = new Pencil((marks) => (last = marks));
  return { pencil, drawn: () => last };
}

test("a hand draws nothing", () => {
  const { pencil, drawn } = drawing();
  expect(pencil.touch(["k14"], [])).toBe(false);
  expect(drawn()).toEqual([]);
});

test("a ring is drawn, and rubbed out by another touch", () => {
  const { pencil, drawn } = drawing();
  pencil.take("ring");
  expect(pencil.touch(["k14", "sea"], [])).toBe(true);
  expect(drawn()).toEqual([{ kind: "ring", at: ["k14"], tone: "indigo" }]);
  pencil.touch(["k14"], drawn());
  expect(drawn()).toEqual([]);
});

test("an arrow takes two touches; one on nothing lets it go", () => {
  const { pencil, drawn } = drawing();
  pencil.take("arrow");
  pencil.tone.value = "gold";
  pencil.touch(["a"], []);
  expect(pencil.with([])).toHaveLength(1);
  pencil.touch([], []);
  expect(pencil.with([])).toHaveLength(0);
  pencil.touch(["a"], []);
  pencil.touch(["b"], []);
  expect(drawn()).toEqual([{ kind: "arrow", at: ["a", "b"], tone: "gold" }]);
});

test("words stand beside a thing until others or none are written", () => {
  const { pencil, drawn } = drawing();
  pencil.take("label");
  pencil.touch(["a"], []);
  pencil.write("  here ", []);
  expect(drawn()).toEqual([{ kind: "label", at: ["a"], text: "here", tone: "indigo" }]);
  pencil.touch(["a"], drawn());
  pencil.write("", drawn());
  expect(drawn()).toEqual([]);
});
