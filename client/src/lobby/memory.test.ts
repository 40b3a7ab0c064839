import { afterEach, expect, it, vi } from "vitest";
import type { BotInfo, GameInfo } from "../protocol";
import { aboutSitter, isSpecial, keep, lastBot, proposed, recall, remembered, usualBot } from "./memory";
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
const BOTS: BotInfo[] = [
  { spec: "level1", label: "", group: "level", about: "Sees little.", first: false },
  { spec: "level2", label: "", group: "level", about: "Sees more.", first: true },
  { spec: "random", label: "", group: "more", about: "", first: false },
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
    sitters: ["me", "bot:level2"],
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
    sitters: ["me", "bot:level2", "bot:level2", "open"],
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

it("proposes the bot that sits there already, or the one for a first match", () => {
  expect(usualBot(["me", "bot:level1", "open"], BOTS)).toBe("bot:level1");
  expect(usualBot(["me", "open"], BOTS)).toBe("bot:level2");
});

it("knows the bot that was played last, as long as it is offered", () => {
  storage();
  expect(lastBot("samurai", BOTS)).toBe("level2");
  keep(GAME, LAST);
  expect(lastBot("samurai", BOTS)).toBe("random");
  expect(lastBot("iki", BOTS)).toBe("level2");
  keep(GAME, { ...LAST, sitters: ["me", "bot:gone"] });
  expect(lastBot("samurai", BOTS)).toBe("level2");
});

it("tells how the bot in a seat plays, and nothing of people", () => {
  expect(aboutSitter("bot:level1", BOTS)).toBe("Sees little.");
  expect(aboutSitter("me", BOTS)).toBe("");
});
