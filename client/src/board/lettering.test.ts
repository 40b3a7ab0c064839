import { expect, it } from "vitest";
import vectors from "../../../tests/vectors/lettering.json";
import { fitting, halves, inked, inLines, reach, readable, unbroken } from "./lettering";

it("breaks words where the longer half is shortest", () => {
  expect(halves("Marchand de calendriers")).toEqual(["Marchand de", "calendriers"]);
  expect(halves("Fabricant de cerfs-volants")).toEqual(["Fabricant de", "cerfs-volants"]);
  expect(halves("Teehaus")).toBeNull();
});

it("breaks a long word at its joint, with a hyphen", () => {
  expect(halves("Kastanien\u00adhändler")).toEqual(["Kastanien-", "händler"]);
  expect(halves("Kabuki-Schau\u00adspieler")).toEqual(["Kabuki-", "Schauspieler"]);
  expect(unbroken("Kastanien\u00adhändler")).toBe("Kastanienhändler");
});

it("writes short names in one line without a trace of the joint", () => {
  expect(inLines("Tee\u00adhaus", 20, 114, 2)).toEqual([{ words: "Teehaus", height: 20, middle: 0 }]);
});

it("writes what is a little too long smaller", () => {
  const [line, ...more] = inLines("Schirm\u00admacher", 20, 114, 2);
  expect(more).toEqual([]);
  expect(line?.words).toBe("Schirmmacher");
  expect(line?.height).toBeCloseTo(114 / (12 * 0.54));
});

it("writes long names in two lines of one height, around the middle", () => {
  const lines = inLines("Windglocken\u00adhändler", 20, 114, 2);
  expect(lines.map((line) => line.words)).toEqual(["Windglocken-", "händler"]);
  expect(lines.map((line) => line.height)).toEqual([16.8, 16.8]);
  expect(lines.map((line) => line.middle)).toEqual([-8.4, 8.4]);
});

it("keeps letters readable where there is one line only", () => {
  const [line] = inLines("Holzschnitt\u00addrucker", 20, 60, 1);
  expect(line?.words).toBe("Holzschnittdrucker");
  expect(line?.height).toBeCloseTo(15.6);
  expect(fitting("any", 20, 0)).toBe(20);
});

it.each(vectors)("writes as pictures do: $name, $room, $most", ({ name, height, room, most, lines }) => {
  const round = (number: number): number => Number(number.toFixed(6));
  const written = inLines(name, height, room, most);
  expect(written.map((line) => ({ ...line, height: round(line.height), middle: round(line.middle) }))).toEqual(lines);
});

it("lets words grow until they can be read, and leaves out what cannot", () => {
  expect(readable("Edo", 10, 0, 8)).toBe(10);
  expect(readable("Edo", 10, 0, 13)).toBe(13);
  expect(readable("Edo", 10, 0, 14)).toBe(0);
  expect(readable("Edo", 10, 15, 13)).toBe(0);
  expect(readable("7", 10, 30, 28, 40)).toBe(28);
});

it("leaves a label out that would be too low", () => {
  expect(inLines("Edo", 10, 60, 1, 12)).toMatchObject([{ words: "Edo", height: 12 }]);
  expect(inLines("Edo", 10, 60, 1, 20)).toEqual([]);
});

it("knows how far tails and accents reach, from the middle of the letters", () => {
  const letters = { fontBoundingBoxAscent: 93, fontBoundingBoxDescent: 24 }; // of a pen of 100
  const plain = inked({ ...letters, width: 250, actualBoundingBoxAscent: 73, actualBoundingBoxDescent: 0 });
  expect(plain).toEqual({ wide: 2.5, above: 0.5, below: 0.5 });
  const tailed = inked({ ...letters, width: 480, actualBoundingBoxAscent: 92, actualBoundingBoxDescent: 21 });
  expect(tailed.above).toBeCloseTo(0.575);
  expect(tailed.below).toBeCloseTo(0.555);
  expect(reach("Kochi", 16)).toEqual([8, 8]);
});
