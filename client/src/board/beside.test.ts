import { expect, it } from "vitest";
import type { Place } from "../protocol";
import { beside } from "./beside";

const place = (id: string, x: number, y: number, w = 10, h = 10): Place => ({ id, area: "board", x, y, w, h });
const names = (places: readonly Place[], of: string): string[] => (beside(places).get(of) ?? []).map(({ id }) => id);

it("finds the six neighbours of a hexagon and no others", () => {
  const [w, h] = [8.66, 10];
  const hexes = [-2, -1, 0, 1, 2].flatMap((row) =>
    [-2, -1, 0, 1, 2].map((column) => place(`${column},${row}`, (column + (row % 2) / 2) * w, row * 0.75 * h, w, h)),
  );
  expect(names(hexes, "0,0").sort()).toEqual(["-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0"].sort());
});

it("takes what is side by side, not across corners and not far away", () => {
  const places = [place("a", 0, 0), place("b", 12, 0), place("c", 12, 12), place("d", 30, 0)];
  expect(names(places, "a")).toEqual(["b"]);
  expect(names(places, "b")).toEqual(["a", "c"]);
  expect(names(places, "d")).toEqual([]);
});

it("does not call beside what lies in a place", () => {
  expect(names([place("mat", 0, 0, 50, 50), place("slot", 5, 5)], "mat")).toEqual([]);
});
