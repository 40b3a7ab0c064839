import { expect, it } from "vitest";
import { clockOf, newTable, ownClock, resize } from "./wishes";

it("keeps who sits there when seats are added or taken away", () => {
  expect(resize([], 2, "bot:search")).toEqual(["me", "bot:search"]);
  expect(resize(["me", "invite"], 4, "bot:greedy")).toEqual(["me", "invite", "bot:greedy", "bot:greedy"]);
  expect(resize(["me", "invite", "open"], 2, "bot:greedy")).toEqual(["me", "invite"]);
});

it("reads clocks", () => {
  expect(clockOf("none")).toEqual({ kind: "none" });
  expect(clockOf("move:30")).toEqual({ kind: "move", seconds: 30 });
  expect(clockOf("fischer:600+10")).toEqual({ kind: "fischer", seconds: 600, increment: 10 });
});

it("keeps a clock of one's own within what the house allows", () => {
  expect(ownClock(25, 7)).toBe("fischer:1500+7");
  expect(ownClock(0, -3)).toBe("fischer:60+0");
  expect(ownClock(Number.NaN, 9999)).toBe("fischer:60+600");
});

it("makes a wish for a table", () => {
  const setup = { sitters: ["me", "bot:search:2s", "invite", "open"], options: {}, edition: "default", clock: "none", pace: 0, randomSeats: true };
  expect(newTable("samurai", setup).random_seats).toBe(true);
  expect(newTable("samurai", setup).seats).toEqual([
    { kind: "me" },
    { kind: "bot", bot: "search:2s" },
    { kind: "invite" },
    { kind: "open" },
  ]);
});
