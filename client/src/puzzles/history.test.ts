import { beforeEach, expect, it } from "vitest";
import { history, note, streak, triedAt } from "./history";

beforeEach(() => {
  history.value = { puzzles: {}, days: [] };
});

it("counts wrong tries until a puzzle is solved, and remembers what came first", () => {
  note("iki", "a", "wrong", "2026-11-17", false);
  note("iki", "a", "wrong", "2026-11-17", false);
  note("iki", "a", "solved", "2026-11-18", false);
  note("iki", "a", "shown", "2026-11-19", false);
  expect(triedAt("iki", "a")).toEqual({ wrong: 2, day: "2026-11-18", end: "solved" });
  expect(triedAt("iki", "b")).toBeUndefined();
  expect(history.value.days).toEqual([]);
});

it("counts a day only where its puzzle was solved without looking", () => {
  note("iki", "a", "shown", "2026-11-17", true);
  note("iki", "a", "solved", "2026-11-17", true);
  expect(history.value.days).toEqual([]);
  note("iki", "b", "solved", "2026-11-18", true);
  expect(history.value.days).toEqual(["2026-11-18"]);
});

it("counts days in a row, and lets today be open", () => {
  expect(streak([], "2026-11-18")).toBe(0);
  expect(streak(["2026-11-17"], "2026-11-18")).toBe(1);
  expect(streak(["2026-11-16", "2026-11-17", "2026-11-18"], "2026-11-18")).toBe(3);
  expect(streak(["2026-11-15", "2026-11-18"], "2026-11-18")).toBe(1);
  expect(streak(["2026-11-15"], "2026-11-18")).toBe(0);
  expect(streak(["2026-10-31", "2026-11-01"], "2026-11-02")).toBe(2);
});
