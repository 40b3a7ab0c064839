import { expect, it } from "vitest";
import { halves } from "./shapes";

it("breaks words where the longer half is shortest", () => {
  expect(halves("Marchand de calendriers")).toEqual(["Marchand de", "calendriers"]);
  expect(halves("Fabricant de cerfs-volants")).toEqual(["Fabricant de", "cerfs-volants"]);
  expect(halves("Teehaus")).toBeNull();
});
