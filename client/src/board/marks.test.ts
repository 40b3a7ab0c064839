import { expect, it } from "vitest";
import { clearest, within } from "./marks";

it("keeps a label in its picture", () => {
  expect(within(50, 20, 100)).toBe(50);
  expect(within(3, 20, 100)).toBe(10);
  expect(within(99, 20, 100)).toBe(90);
  expect(within(99, 200, 100)).toBe(50);
});

it("lets a label hide as little as it can", () => {
  const [above, below] = [{ x: 50, y: 10, w: 40, h: 10 }, { x: 50, y: 90, w: 40, h: 10 }];
  expect(clearest([above, below], [])).toBe(above);
  expect(clearest([above, below], [{ x: 50, y: 50, w: 20, h: 60 }])).toBe(above);
  expect(clearest([above, below], [{ x: 35, y: 5, w: 20, h: 10 }])).toBe(below);
  expect(clearest([above, below], [{ x: 35, y: 5, w: 20, h: 10 }, { x: 50, y: 90, w: 90, h: 9 }])).toBe(above);
});
