import { describe, expect, it } from "vitest";
import type { Scene } from "../protocol";
import { changed, sinceLastTurn, stops } from "./since";

const line = (ply: number, seat: number) => ({ ply, seat, text: `${ply}` });

describe("what the others did since my last turn", () => {
  it("begins after my last action and ends now", () => {
    const lines = [line(0, 0), line(1, 1), line(2, 0), line(3, -1), line(5, 1), line(6, -1)];
    expect(sinceLastTurn(lines, 0, 7)).toEqual({ from: 3, to: 7, lines: lines.slice(3) });
  });

  it("ends where I have gone on already", () => {
    const lines = [line(0, 0), line(1, 1), line(2, 1), line(3, 0), line(4, 0)];
    expect(sinceLastTurn(lines, 0, 5)).toEqual({ from: 1, to: 3, lines: lines.slice(1, 3) });
  });

  it("is everything known where I have not acted, and nothing where nobody else has", () => {
    expect(sinceLastTurn([line(4, 1), line(5, 1)], 0, 6)).toMatchObject({ from: 4, to: 6 });
    expect(sinceLastTurn([line(0, -1), line(1, 0)], 0, 2)).toBeNull();
    expect(sinceLastTurn([], 0, 0)).toBeNull();
  });

  it("is shown in few steps, its ends among them", () => {
    expect(stops({ from: 3, to: 6, lines: [] }, 8)).toEqual([3, 4, 5, 6]);
    expect(stops({ from: 0, to: 100, lines: [] }, 5)).toEqual([0, 25, 50, 75, 100]);
    expect(stops({ from: 4, to: 4, lines: [] }, 5)).toEqual([4]);
  });

  it("marks what moved, came or changed", () => {
    const scene = (pieces: Scene["pieces"]): Scene => ({ pieces, panels: [], prompt: "", legal: [], marks: [], hints: [] });
    const before = scene([{ id: "a", art: "x", place: "p", label: "A" }, { id: "b", art: "x", place: "p" }]);
    const after = scene([
      { id: "a", art: "x", place: "q", label: "A" },
      { id: "b", art: "x", place: "p" },
      { id: "c", art: "x", place: "p", owner: 1 },
      { id: "sign", art: "x", place: "p" },
    ]);
    expect(changed(before, after)).toEqual(["a", "c"]);
  });
});
