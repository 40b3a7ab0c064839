import { expect, it } from "vitest";
import { read } from "./route";

const at = (path: string): ReturnType<typeof read> => read(new URL(path, "http://house"));

it("finds the page of an address", () => {
  expect(at("/")).toEqual({ page: "start" });
  expect(at("/new/iki")).toEqual({ page: "new", game: "iki" });
  expect(at("/rules/samurai#SAM-4.2")).toEqual({ page: "rules", game: "samurai", rule: "SAM-4.2" });
  expect(at("/g/iki/gallery?edition=x")).toEqual({ page: "gallery", game: "iki", edition: "x" });
  expect(at("/g/iki")).toEqual({ page: "lost" });
  expect(at("/t/abc?ply=42")).toEqual({ page: "table", table: "abc", ply: 42, invite: "" });
  expect(at("/t/abc?invite=xyz")).toEqual({ page: "table", table: "abc", ply: null, invite: "xyz" });
  expect(at("/t/abc?ply=-3")).toMatchObject({ ply: null });
  expect(at("/h/tok-en?table=abc")).toEqual({ page: "handover", token: "tok-en", table: "abc" });
  expect(at("/h/tok-en?table=//evil")).toMatchObject({ table: "" });
  expect(at("/puzzles")).toEqual({ page: "puzzles" });
  expect(at("/puzzles/iki/0a1b2c")).toEqual({ page: "puzzle", game: "iki", puzzle: "0a1b2c" });
  expect(at("/nowhere")).toEqual({ page: "lost" });
});
