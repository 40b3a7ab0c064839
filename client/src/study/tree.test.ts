import { expect, test } from "vitest";
import type { StudyNode } from "../protocol";
import { beside, changed, endOf, isMain, nearest, pathTo, plant, rows } from "./tree";

const node = (id: number, parent: number): StudyNode => ({ id, parent, code: id, actor: 0, text: `m${id}`, words: `move ${id}` });

/** 1 2 (4 5 (6)) 3 */
const TREE = plant([node(0, -1), node(1, 0), node(2, 1), node(3, 2), node(4, 1), node(5, 4), node(6, 4)]);
const written = (tree = TREE): string =>
  rows(tree).map((row) => `${"-".repeat(row.depth)}${row.isFirst ? "(" : ""}${row.node.id}`).join(" ");

test("a tree is written as it is read: variations after what they are played instead of", () => {
  expect(written()).toBe("1 2 -(4 -5 --(6 3");
});

test("rows of a long line and of deep variations need no recursion", () => {
  const long = Array.from({ length: 5000 }, (_, i) => node(i + 1, i));
  expect(rows(plant([node(0, -1), ...long]))).toHaveLength(5000);
  const deep: StudyNode[] = [];
  for (let i = 0; i < 3000; i++) deep.push(node(2 * i + 1, 2 * i), node(2 * i + 2, 2 * i));
  expect(rows(plant([node(0, -1), ...deep]))).toHaveLength(6000);
});

test("paths, ends and the main line", () => {
  expect(pathTo(TREE, 6)).toEqual([1, 4, 6]);
  expect(endOf(TREE, 0)).toBe(3);
  expect(endOf(TREE, 4)).toBe(5);
  expect(isMain(TREE, 3)).toBe(true);
  expect(isMain(TREE, 5)).toBe(false);
});

test("up and down go between the variations at the nearest branching", () => {
  expect(beside(TREE, 2, 1)).toBe(4);
  expect(beside(TREE, 3, 1)).toBe(4);
  expect(beside(TREE, 4, -1)).toBe(2);
  expect(beside(TREE, 5, 1)).toBe(6);
  expect(beside(TREE, 4, 1)).toBe(null);
  expect(beside(TREE, 1, 1)).toBe(null);
});

test("a change adds, rewrites, takes away and turns", () => {
  const more = changed(TREE, { t: "changed", version: 2, nodes: [node(7, 3), { ...node(4, 1), remark: "well" }] });
  expect(more.get(4)?.remark).toBe("well");
  expect(more.get(4)?.children).toEqual([5, 6]);
  expect(endOf(more, 0)).toBe(7);
  const less = changed(more, { t: "changed", version: 3, gone: [4, 5, 6] });
  expect(written(less)).toBe("1 2 3 7");
  const turned = changed(TREE, { t: "changed", version: 2, parent: 1, children: [4, 2] });
  expect(written(turned)).toBe("1 4 -(2 -3 5 -(6");
  expect(written()).toBe("1 2 -(4 -5 --(6 3"); // the old one is as it was
});

test("who stood on what was taken away stands before it", () => {
  const less = changed(TREE, { t: "changed", version: 2, gone: [4, 5, 6] });
  expect(nearest(less, TREE, 6)).toBe(1);
  expect(nearest(less, TREE, 3)).toBe(3);
});
