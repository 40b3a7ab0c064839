import { expect, it } from "vitest";
import type { Layout, Scene } from "../protocol";
import { describe, isEmpty } from "./described";

const LAYOUT: Layout = {
  areas: [{ id: "board", w: 10, h: 10 }],
  places: ["h7", "h8", "h9"].map((id, x) => ({ id, area: "board", x, y: 0, w: 1, h: 1, label: `hex ${id}` })),
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
 
  overlays: [],
};

it("tells what lies where, whose it is, what is beside it and what is empty", () => {
  const found = describe(LAYOUT, SCENE, "board", (seat) => ["Aiko", "Ben"][seat] ?? "");
  expect(found).toEqual([
    { id: "h7", place: "hex h7", pieces: ["Samurai 3 (Ben)", "Coins ×5"], beside: ["hex h8"] },
    { id: "h8", place: "hex h8", pieces: [], beside: ["hex h7", "hex h9"] },
    { id: "h9", place: "hex h9", pieces: [], beside: ["hex h8"] },
  ]);
  expect(found.map(isEmpty)).toEqual([false, true, true]);
  expect(describe(LAYOUT, SCENE, "hand", () => "")).toEqual([]);
});
