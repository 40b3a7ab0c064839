import { describe, expect, it } from "vitest";
import { parseArt } from "./art";

const SHEET = `<svg xmlns="http://www.w3.org/2000/svg">
  <symbol id="art-tile" viewBox="-35 -50 70 100" data-text="0 -10 40 on-seat" data-crest="none" data-label="0 30 9" data-lines="2" data-rim="hex"><path d="M0 0h1"/></symbol>
  <symbol id="art-coin" viewBox="-50 -50 100 100"><circle r="40"/></symbol>
  <symbol id="art-evil" viewBox="-50 -50 100 100"><g><foreignObject/></g></symbol>
</svg>`;

describe("the symbols of a game", () => {
  const art = parseArt(SHEET, "mine-");

  it("know their proportions and where to write", () => {
    expect(art.get("tile")).toEqual({
      box: { w: 70, h: 100 },
      text: { x: 0, y: -10, size: 40, tone: "on-seat" },
      crest: null,
      count: { x: 0.34 * 70, y: -34, size: 0.16 * 70, tone: "ink" },
      label: { x: 0, y: 30, size: 9, tone: "ink" },
      lines: 2,
      rim: "hex",
      lettering: 0,
      turn: "",
    });
    expect(art.href("coin")).toBe("#mine-coin");
    expect(art.sheet?.querySelector("#mine-coin")).not.toBeNull();
  });

  it("let only shapes into the page", () => {
    expect(art.has("evil")).toBe(false);
  });

  it("are plain tokens or backs where a game has not drawn them", () => {
    const piece = { id: "a", art: "nothing", place: "p" };
    expect(art.boxOf(piece)).toEqual({ w: 100, h: 100 });
    expect(art.boxOf({ ...piece, face: "down" })).toEqual({ w: 70, h: 100 });
  });
});
