import { expect, it } from "vitest";
import type { Decor, Place } from "../protocol";
import { hiddenWords } from "./ground";

const place = (x: number, y: number): Place => ({ id: `${x},${y}`, area: "board", x, y, w: 9, h: 9 });
const words = (x: number, y: number, over = true): Decor => ({ area: "board", text: "Harbour", x, y, over });

it("hides words in the middle of a place while pieces lie there, and no others", () => {
  const decor = [words(10, 10), words(10, 14), words(30, 10), words(10, 10, false), { area: "board", art: "gate", x: 10, y: 10, over: true }];
  expect(hiddenWords(decor, [place(10.2, 10)])).toBe("0");
  expect(hiddenWords(decor, [place(10, 10), place(30, 10)])).toBe("0 2");
  expect(hiddenWords(decor, [])).toBe("");
});
