import { expect, it } from "vitest";
import type { TableInfo } from "../protocol";
import { isMyTurn, result } from "./standing";

function table(mine: readonly boolean[], more: Partial<TableInfo>): TableInfo {
  const seats = mine.map((own, seat) => ({ seat, kind: "person" as const, name: "", mine: own }));
  return { seats, ...more } as TableInfo;
}

it("knows whose turn it is", () => {
  expect(isMyTurn(table([true, false], { status: "playing", actor: 0 }))).toBe(true);
  expect(isMyTurn(table([true, false], { status: "playing", actor: 1 }))).toBe(false);
  expect(isMyTurn(table([true, false], { status: "over", actor: 0 }))).toBe(false);
});

it("tells how it ended for whoever looks", () => {
  expect(result(table([true, false], { places: [1, 2] }))).toBe("won");
  expect(result(table([true, false], { places: [2, 1] }))).toBe("lost");
  expect(result(table([true, false], { places: [1, 1] }))).toBe("shared first place");
  expect(result(table([true, false, false], { places: [2, 1, 3] }))).toBe("2nd");
  expect(result(table([true, true], { places: [2, 1] }))).toBe("");
  expect(result(table([false, false], { places: [2, 1] }))).toBe("");
  expect(result(table([true, false], {}))).toBe("");
});
