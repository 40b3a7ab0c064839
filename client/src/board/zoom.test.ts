import { expect, it } from "vitest";
import { hold, lookAt, zoomAt } from "./zoom";

it("zooms around the point under the finger", () => {
  const lens = zoomAt({ scale: 1, x: 0, y: 0 }, 2, 30, 40, 100, 100);
  expect(lens).toEqual({ scale: 2, x: -30, y: -40 });
});

it("keeps the picture inside its frame, and its size within bounds", () => {
  expect(hold({ scale: 2, x: 50, y: -500 }, 100, 100)).toEqual({ scale: 2, x: 0, y: -100 });
  expect(zoomAt({ scale: 1, x: 0, y: 0 }, 0.2, 5, 5, 100, 100).scale).toBe(1);
  expect(zoomAt({ scale: 3, x: 0, y: 0 }, 9, 5, 5, 100, 100).scale).toBe(4);
});

it("brings what can be touched closer, whole and in the middle", () => {
  const lens = lookAt({ x: 100, y: 140, w: 60, h: 20 }, 200, 200);
  expect(lens.scale).toBeCloseTo(0.86 * (200 / 60), 5);
  const seen = { left: lens.x + 100 * lens.scale, right: lens.x + 160 * lens.scale, middle: lens.y + 150 * lens.scale };
  expect(seen.left).toBeGreaterThanOrEqual(0);
  expect(seen.right).toBeLessThanOrEqual(200);
  expect(seen.middle).toBeCloseTo(100);
});

it("brings the board closer even when all of it can be touched", () => {
  expect(lookAt({ x: 0, y: 0, w: 200, h: 100 }, 200, 100)).toEqual({ scale: 1.8, x: -80, y: -40 });
});
