import { describe, expect, it } from "vitest";
import type { Scene } from "../protocol";
import { marksOf, sinceLastTurn, stops } from "./since";

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

  it("is shown where something was done, its ends among them", () => {
    const lines = [line(3, -1), line(4, 1), line(6, 1), line(8, 2)];
    expect(stops({ from: 3, to: 9, lines }, 8)).toEqual([3, 5, 7, 9]);
    expect(stops({ from: 3, to: 9, lines }, 3)).toEqual([3, 7, 9]);
    expect(stops({ from: 4, to: 4, lines: [] }, 5)).toEqual([4]);
  });

  it("marks what was done where it is still to be seen", () => {
    const scene = (marks: string[], ...ids: string[]): Scene => ({
      pieces: ids.map((id) => ({ id, art: "x", place: "p" })), panels: [], prompt: "", legal: [], marks, overlays: [],
    });
    const shown = [scene(["a", "p"], "a"), scene(["b", "a"], "a", "b"), scene(["gone"], "gone")];
    expect(marksOf(shown, scene([], "a", "b"), new Set(["p"]))).toEqual(["a", "p", "b"]);
  });
});
