import { afterEach, expect, it } from "vitest";
import { language } from "../app/prefs";
import { clock } from ".";
import { clockWords } from "./clocks";

afterEach(() => {
  language.value = "en";
});

it("tells clocks in words, one and many", () => {
  expect(clockWords({ kind: "none" })).toBe("No clock");
  expect(clockWords({ kind: "move", seconds: 86_400 })).toBe("1 day a move");
  expect(clockWords({ kind: "move", seconds: 90 })).toBe("90 seconds a move");
  expect(clockWords({ kind: "fischer", seconds: 5400, increment: 0 })).toBe("90 minutes for the whole match");
  language.value = "de";
  expect(clockWords({ kind: "move", seconds: 604_800 })).toBe("7 Tage je Zug");
  language.value = "fr";
  expect(clockWords({ kind: "fischer", seconds: 60, increment: 10 })).toBe("1 minute, plus 10 secondes par coup");
});

it("counts days where there are some", () => {
  expect(clock(2 * 86_400_000 + 3_600_000)).toBe("2 d 1 h");
  expect(clock(86_399_000)).toBe("23:59:59");
});
