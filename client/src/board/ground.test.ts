import { expect, it } from "vitest";
import type { Decor } from "../protocol";
import { yielding } from "./ground";

const words = (yields_to?: string): Decor => ({ area: "board", text: "Harbour", ...(yields_to && { yields_to }) });

it("tells what yields to the places that hold pieces, and nothing else", () => {
  const decor = [words("left"), words(), words("right"), words("upper left")];
  expect(yielding(decor, new Set(["left", "middle"]))).toBe("0 3");
  expect(yielding(decor, new Set(["upper"]))).toBe("3");
  expect(yielding(decor, new Set(["left", "right"]))).toBe("0 2 3");
  expect(yielding(decor, new Set(["middle"]))).toBe("");
});
