import { expect, it } from "vitest";
import { carried, type View, Views } from "./sight";

const FAR: View = { scale: 1, x: 0, y: 50, left: 0, top: 50, right: 300, bottom: 350 };
const NEAR: View = { ...FAR, scale: 2, x: -100, y: -40 };
const NEARER: View = { ...FAR, scale: 3, x: -200, y: -140 };

it("counts from when a view is painted, not from when it is decided", () => {
  const views = new Views();
  views.note(FAR, 0);
  views.note(FAR, 16);
  expect(views.note(NEAR, 500)).toBe(true); // the page is slow to paint it
  expect(views.at(600)).toBe(FAR);
  expect(views.note(NEAR, 900)).toBe(false);
  expect(views.at(899)).toBe(FAR);
  expect(views.at(900)).toBe(NEAR);
});

it("remembers what was seen before a second move", () => {
  const views = new Views();
  for (const [view, now] of [[FAR, 0], [FAR, 16], [NEAR, 500], [NEARER, 600], [NEARER, 700]] as const) views.note(view, now);
  expect([400, 599, 650, 700].map((time) => views.at(time)?.scale)).toEqual([1, 1, 2, 3]);
});

it("knows nothing of a time before a picture was on the screen", () => {
  const views = new Views();
  views.note(FAR, 100);
  expect(views.at(150)).toBe(null);
  views.note(FAR, 120);
  expect(views.at(110)).toBe(null);
  expect(views.at(120)).toBe(FAR);
});

it("forgets what no touch can mean any more, and keeps what is still seen", () => {
  const views = new Views();
  views.note(FAR, 0);
  views.note(NEAR, 16);
  views.note(NEAR, 32);
  views.note(NEAR, 9000);
  expect(views.at(20)).toBe(null);
  expect(views.at(8000)).toBe(NEAR);
});

it("finds again what lay under a finger before the board came closer", () => {
  expect(carried({ x: 60, y: 50 }, FAR, NEAR)).toEqual({ x: 20, y: -40 });
  expect(carried({ x: 20, y: -40 }, NEAR, FAR)).toEqual({ x: 60, y: 50 });
});

it("notices that a board comes closer whose corner stays", () => {
  const views = new Views();
  views.note(FAR, 0);
  expect(views.note({ ...FAR, scale: 1.1 }, 16)).toBe(true);
});
