import { expect, it } from "vitest";
import type { Note } from "../protocol";
import { type Around, layNotes, overlap, widthOf } from "./notes";

const AREA = { w: 200, h: 200 };
const boxes: Record<string, Around> = {
  a: { x: 100, y: 100, w: 20, h: 20 },
  low: { x: 100, y: 192, w: 20, h: 16 },
};
const lay = (notes: Note[], written: Around[] = []) => layNotes(notes, (id) => boxes[id], written, AREA, 10);

it("writes the notes of a thing in a row below it", () => {
  const [one, two] = lay([{ at: "a", text: "3", owner: 0 }, { at: "a", text: "12", owner: 1 }]);
  expect(one && two && one.y === two.y && one.y > 110).toBe(true);
  expect(overlap(one!, two!)).toBe(0);
  expect(one!.x + two!.x).toBeGreaterThan(190);
  expect(widthOf(two!.note, 10)).toBeGreaterThan(widthOf(one!.note, 10));
});

it("goes elsewhere where something is written below, or the area ends", () => {
  const sign = { x: 100, y: 120, w: 30, h: 18 };
  const [note] = lay([{ at: "a", text: "3" }], [sign]);
  expect(overlap(note!, sign)).toBe(0);
  const [low] = lay([{ at: "low", text: "3" }], [boxes["low"]!]);
  expect(low!.y).toBeLessThan(192);
  expect(overlap(low!, boxes["low"]!)).toBe(0);
});

it("covers a word rather than another note", () => {
  boxes["b"] = { x: 107, y: 137, w: 20, h: 20 };
  const beside = [{ x: 132, y: 137, w: 30, h: 20 }, { x: 80, y: 139, w: 26, h: 14 }];
  const around = [boxes["b"], { x: 107, y: 156, w: 80, h: 18 }, ...beside];
  const [one, two] = lay([{ at: "a", text: "3" }, { at: "b", text: "4" }], around);
  expect(overlap(one!, two!)).toBe(0);
});

it("leaves out notes of things that are not there", () => {
  expect(lay([{ at: "gone", text: "3" }])).toEqual([]);
});
