import { expect, it } from "vitest";
import type { Layout, Scene } from "../protocol";
import { describe } from "./described";

const LAYOUT: Layout = {
  areas: [{ id: "board", w: 10, h: 10 }],
  places: ["h7", "h8", "h9"].map((id) => ({ id, area: "board", x: 0, y: 0, w: 1, h: 1, label: `hex ${id}` })),
  decor: [],
};
const SCENE: Scene = {
  pieces: [
    { id: "a", art: "x", place: "h7", label: "Samurai", text: "3", owner: 1 },
    { id: "b", art: "x", place: "h7", label: "Coins", count: 5 },
    { id: "c", art: "icon", place: "h8" },
  ],
  panels: [],
  prompt: "",
  legal: [],
  marks: [],
  hints: [{ at: "a", text: "Ben leads." }, { at: "h9", text: "Nothing lies here." }],
};

it("tells what lies where, whose it is and what the game says of it", () => {
  const found = describe(LAYOUT, SCENE, "board", (seat) => ["Aiko", "Ben"][seat] ?? "");
  expect(found).toEqual([
    { id: "h7", place: "hex h7", pieces: ["Samurai 3 (Ben)", "Coins ×5"], hints: ["Ben leads."] },
    { id: "h9", place: "hex h9", pieces: [], hints: ["Nothing lies here."] },
  ]);
  expect(describe(LAYOUT, SCENE, "hand", () => "")).toEqual([]);
});
