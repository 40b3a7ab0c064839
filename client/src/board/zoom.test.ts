import { expect, it } from "vitest";
import { hold, isHelped, lookAt, zoomAt } from "./zoom";

const SQUARE = { w: 100, h: 100 };

it("zooms around the point under the finger", () => {
  const lens = zoomAt({ scale: 1, x: 0, y: 0 }, 2, 30, 40, SQUARE, SQUARE);
  expect(lens).toEqual({ scale: 2, x: -30, y: -40 });
});

it("keeps the picture inside its frame, and its size within bounds", () => {
  expect(hold({ scale: 2, x: 50, y: -500 }, SQUARE, SQUARE)).toEqual({ scale: 2, x: 0, y: -100 });
  expect(zoomAt({ scale: 1, x: 0, y: 0 }, 0.2, 5, 5, SQUARE, SQUARE).scale).toBe(1);
  expect(zoomAt({ scale: 3, x: 0, y: 0 }, 9, 5, 5, SQUARE, SQUARE).scale).toBe(4);
});

it("lays a picture smaller than its frame in the middle of its top, and fills the frame when it is closer", () => {
  const [frame, picture] = [{ w: 120, h: 300 }, SQUARE];
  expect(hold({ scale: 1, x: 7, y: 9 }, frame, picture)).toEqual({ scale: 1, x: 10, y: 0 });
  expect(hold({ scale: 2, x: 7, y: -50 }, frame, picture)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(hold({ scale: 4, x: -999, y: -999 }, frame, picture)).toEqual({ scale: 4, x: -280, y: -100 });
});

it("brings what can be touched closer, whole and in the middle", () => {
  const frame = { w: 200, h: 200 };
  const lens = lookAt({ x: 100, y: 140, w: 60, h: 20 }, frame, frame);
  expect(lens.scale).toBeCloseTo(0.86 * (200 / 60), 5);
  const seen = { left: lens.x + 100 * lens.scale, right: lens.x + 160 * lens.scale, middle: lens.y + 150 * lens.scale };
  expect(seen.left).toBeGreaterThanOrEqual(0);
  expect(seen.right).toBeLessThanOrEqual(200);
  expect(seen.middle).toBeCloseTo(100);
});

it("brings the board closer even when all of it can be touched", () => {
  const frame = { w: 200, h: 100 };
  expect(lookAt({ x: 0, y: 0, w: 200, h: 100 }, frame, frame)).toEqual({ scale: 1.8, x: -80, y: -40 });
});

it("comes closer by itself only where small things lie close to each other", () => {
  const frame = { w: 380, h: 300 };
  expect(isHelped({ w: 120, h: 60 }, 20, frame)).toBe(true);
  expect(isHelped({ w: 120, h: 60 }, 60, frame)).toBe(false);
  expect(isHelped({ w: 370, h: 60 }, 20, frame)).toBe(false);
});
