import { expect, it } from "vitest";
import type { Choice, Layout, Scene } from "../protocol";
import { groupsOf, namesIn } from "./groups";

const place = (id: string, label?: string, area = "board") => ({ id, area, x: 0, y: 0, w: 1, h: 1, ...(label ? { label } : {}) });
const LAYOUT: Layout = {
  areas: [{ id: "board", w: 9, h: 9, label: "The board" }, { id: "seat-0", w: 9, h: 9, label: "Ann" }],
  places: [place("m1", "Market"), place("m2", "Market"), place("n", "North gate"), place("s", "South gate"), place("own", undefined, "seat-0")],
  decor: [],
};
const SCENE: Scene = {
  pieces: [
    { id: "a", art: "x", place: "n", label: "Boat" },
    { id: "b", art: "x", place: "s", label: "Boat" },
    { id: "c", art: "x", place: "own", label: "Boat" },
    { id: "d", art: "x", place: "n", label: "Card" },
  ],
  panels: [], prompt: "", legal: [], marks: [], overlays: [],
};
const names = (...ids: string[]) => [...namesIn(LAYOUT, SCENE, ids, () => "").values()];

it("calls things by their label, and tells those called alike apart by their place", () => {
  expect(names("a", "d")).toEqual(["Boat", "Card"]);
  expect(names("a", "b", "c", "d")).toEqual(["Boat, North gate", "Boat, South gate", "Boat, Ann", "Card"]);
});

it("numbers what cannot be told apart", () => {
  expect(names("m1", "m2")).toEqual(["Market, The board (1)", "Market, The board (2)"]);
});

it("groups by what is touched next, buttons apart", () => {
  const choice = (code: number, ...path: string[]): Choice => ({ code, path, label: `${code}` });
  const all = [choice(1, "a", "n"), choice(2), choice(3, "a", "s"), choice(4, "b", "s")];
  const found = groupsOf(all, 0, (id) => id.toUpperCase());
  expect(found.map(({ id, name, choices }) => [id, name, choices.length])).toEqual([["a", "A", 2], ["", "", 1], ["b", "B", 1]]);
  expect(groupsOf([all[0]!, all[2]!], 1, (id) => id).map(({ id }) => id)).toEqual(["n", "s"]);
});
