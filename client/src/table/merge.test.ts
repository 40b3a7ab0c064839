import { expect, test } from "vitest";
import type { Change, Piece, Scene } from "../protocol";
import { merge } from "./merge";

const piece = (id: string, place: string): Piece => ({ id, art: "tile", place });
const scene: Scene = {
  pieces: [piece("a", "hand"), piece("b", "hand"), piece("c", "board")],
  panels: [{ seat: 0, score: 3 }],
  prompt: "Lay a tile.",
  legal: [{ code: 1, path: ["a"], label: "a" }],
  marks: ["c"],
  overlays: [],
};
const change: Change = {
  since: 4,
  pieces: [piece("a", "board"), piece("d", "hand")],
  gone: ["c"],
  prompt: "Wait.",
  legal: [],
  marks: ["a"],
};

test("pieces come, move and go, and the rest stays", () => {
  const after = merge(scene, change);
  const lying = after.pieces.map(({ id, place }) => `${id} ${place}`).sort();
  expect(lying).toEqual(["a board", "b hand", "d hand"]);
  expect(after.pieces.find(({ id }) => id === "b")).toBe(scene.pieces[1]);
  expect([after.prompt, after.legal, after.marks]).toEqual(["Wait.", [], ["a"]]);
  expect([after.panels, after.overlays]).toEqual([scene.panels, scene.overlays]);
});

test("panels and overlays that are told replace those before, even by nothing", () => {
  const after = merge(scene, { ...change, panels: [{ seat: 0, score: 5 }], overlays: [] });
  expect(after.panels).toEqual([{ seat: 0, score: 5 }]);
  expect(after.overlays).toEqual([]);
});

test("the scene before is left as it was", () => {
  const copy = structuredClone(scene);
  merge(scene, change);
  expect(scene).toEqual(copy);
});
