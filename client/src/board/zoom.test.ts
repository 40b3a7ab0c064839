import { expect, it } from "vitest";
import { hold, zoomAt } from "./zoom";

it("zooms around the point under the finger", () => {
  const lens = zoomAt({ scale: 1, x: 0, y: 0 }, 2, 30, 40, 100, 100);
  expect(lens).toEqual({ scale: 2, x: -30, y: -40 });
});

it("keeps the picture inside its frame, and its size within bounds", () => {
  expect(hold({ scale: 2, x: 50, y: -500 }, 100, 100)).toEqual({ scale: 2, x: 0, y: -100 });
  expect(zoomAt({ scale: 1, x: 0, y: 0 }, 0.2, 5, 5, 100, 100).scale).toBe(1);
  expect(zoomAt({ scale: 3, x: 0, y: 0 }, 9, 5, 5, 100, 100).scale).toBe(4);
});
