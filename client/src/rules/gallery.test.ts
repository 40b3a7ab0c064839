import { expect, it } from "vitest";
import type { Exhibit } from "../protocol";
import { boxAround, filterExhibits } from "./gallery";

const exhibit = (id: string, group: string, ...lines: string[]): Exhibit => ({ id, group, title: id, pieces: [], rule_id: "X-1", lines });

it("finds exhibits by group and by every word typed", () => {
  const all = [exhibit("Fan", "Cards", "Worth 1 point."), exhibit("Koi", "Cards", "Worth 5 points."), exhibit("Torii", "Buildings")];
  const ids = (group: string, typed: string) => filterExhibits(all, group, typed).map(({ id }) => id);
  expect(ids("", "")).toEqual(["Fan", "Koi", "Torii"]);
  expect(ids("Cards", "")).toEqual(["Fan", "Koi"]);
  expect(ids("", "points KOI")).toEqual(["Koi"]);
  expect(ids("Buildings", "koi")).toEqual([]);
});

it("draws as much as its places take", () => {
  const place = (x: number, y: number) => ({ id: `${x}`, area: "a", x, y, w: 10, h: 20 });
  expect(boxAround([place(5, 10), place(35, 10)])).toEqual({ x: 0, y: 0, w: 40, h: 20 });
});
