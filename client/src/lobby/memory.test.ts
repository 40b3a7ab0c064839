import { afterEach, expect, it, vi } from "vitest";
import type { GameInfo } from "../protocol";
import { isSpecial, keep, proposed, recall, remembered } from "./memory";
import type { Setup } from "./wishes";

const GAME: GameInfo = {
  id: "samurai",
  name: "Samurai",
  about: "",
  seat_counts: [2, 3, 4],
  options: [
    {
      key: "captures",
      label: "Captures",
      rule_id: "SAM-6.1",
      choices: [
        { value: "end", label: "at the end" },
        { value: "once", label: "at once" },
      ],
    },
  ],
  editions: [
    { id: "default", name: "" },
    { id: "other", name: "" },
  ],
  rules_version: "1",
  aim: "",
  minutes: [60],
  difficulty: 2,
  first_options: {},
  short: null,
  lessons: 0,
};
const BOTS = [
  { spec: "random", label: "" },
  { spec: "search:2s", label: "" },
];
const LAST: Setup = {
  sitters: ["bot:random", "me", "invite"],
  options: { captures: "once" },
  edition: "other",
  clock: "move:30",
  pace: 0,
  randomSeats: true,
};

function storage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

afterEach(() => vi.unstubAllGlobals());

it("sets the next table of a game up as the last one, and of no other game", () => {
  storage();
  keep(GAME, LAST);
  expect(recall(GAME, BOTS)).toEqual({ ...LAST, clock: "none" }); // a clock is chosen each time
  expect(recall({ ...GAME, id: "iki" }, BOTS)).toEqual(proposed(GAME, BOTS));
});

it("proposes the usual where nothing can be kept", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("not allowed");
    },
    setItem: () => {
      throw new Error("not allowed");
    },
  });
  keep(GAME, LAST);
  expect(recall(GAME, BOTS)).toEqual({
    sitters: ["me", "bot:search:2s"],
    options: { captures: "end" },
    edition: "default",
    clock: "none",
    pace: 700,
    randomSeats: false,
  });
});

it.each(["", "{", "null", "7", '"me"', "[]", '{"sitters":7,"options":[],"pace":"0"}', '{"sitters":["me"]}'])(
  "proposes the usual where %j was written",
  (written) => {
    expect(remembered(written, GAME, BOTS)).toEqual(proposed(GAME, BOTS));
  },
);

it("replaces only what is no longer offered", () => {
  const stale = {
    sitters: ["bot:gone", null, "bot:gone", "open"],
    options: { captures: "never", gone: "yes" },
    edition: "gone",
    clock: "move:7",
    pace: 1500,
  };
  expect(remembered(JSON.stringify(stale), GAME, BOTS)).toEqual({
    sitters: ["me", "bot:search:2s", "bot:search:2s", "open"],
    options: { captures: "end" },
    edition: "default",
    clock: "none",
    pace: 1500,
    randomSeats: false,
  });
});

it("tells whether more is set than who sits where", () => {
  const usual = proposed(GAME, BOTS);
  expect(isSpecial({ ...usual, sitters: ["me", "me"] }, GAME, BOTS)).toBe(false);
  expect(isSpecial({ ...usual, clock: "move:30" }, GAME, BOTS)).toBe(true);
});
