import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FromClient, SceneMessage } from "../protocol";
import { Errand, type Fate } from "./errand";

let sent: FromClient[];
let fates: (Fate | null)[];
let isOpen: boolean;
let joins: number;
let errand: Errand;

const ACT = { t: "act", version: 7, code: 3, hold: true } as const;
const scene = (version: number, ply: number): SceneMessage => ({ version, ply }) as SceneMessage;

beforeEach(() => {
  vi.useFakeTimers();
  [sent, fates, isOpen, joins] = [[], [], true, 0];
  let numbers = 0;
  errand = new Errand(
    (message) => {
      if (isOpen) sent.push(message);
      return isOpen;
    },
    () => ++numbers,
    (fate) => fates.push(fate),
    () => (joins += 1),
  );
});
afterEach(() => vi.useRealTimers());

it("is under way until it is answered", () => {
  errand.begin(ACT, 20);
  expect(errand.number.value).toBe(1);
  errand.answered(undefined);
  expect(errand.number.value).toBe(1);
  errand.answered(1);
  expect(errand.number.value).toBe(0);
  vi.advanceTimersByTime(10_000);
  expect(fates).toEqual([null]);
});

it("tells that an answer is late after three seconds", () => {
  errand.begin(ACT, 20);
  vi.advanceTimersByTime(2_999);
  expect(fates).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(fates).toEqual(["late"]);
  expect(joins).toBe(0);
  vi.advanceTimersByTime(3_000); // nobody knows whether it arrived
  expect(joins).toBe(1);
});

it("is kept while the line is down and sent when it still fits", () => {
  isOpen = false;
  errand.begin(ACT, 20);
  expect(fates).toEqual(["kept"]);
  isOpen = true;
  expect(errand.rejoined(scene(7, 20))).toBe(true);
  expect(sent).toEqual([{ ...ACT, id: 2 }]);
  errand.answered(2);
  expect(errand.number.value).toBe(0);
});

it("knows whether it had arrived before the line broke", () => {
  errand.begin(ACT, 20);
  errand.keep();
  expect(errand.rejoined(scene(8, 21))).toBe(true);
  expect(fates.at(-1)).toBe("arrived");
  expect(errand.number.value).toBe(0);
  expect(sent).toHaveLength(1);
});

it("is put back, and that is told, where the table went on without it", () => {
  errand.begin(ACT, 20);
  errand.keep();
  expect(errand.rejoined(scene(9, 18))).toBe(false);
  expect(fates.at(-1)).toBe("missed");
  expect(errand.number.value).toBe(0);
});

it("can be called back only before it is sent", () => {
  errand.begin(ACT, 20);
  expect(errand.cancel()).toBe(false);
  errand.keep();
  expect(errand.cancel()).toBe(true);
  expect(errand.number.value).toBe(0);
});
