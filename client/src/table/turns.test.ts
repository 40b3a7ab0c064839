import { expect, it } from "vitest";
import { comingUp, eventsFrom } from "./banner";
import { turnsOf } from "./turns";

const LINES = [
  { ply: 0, seat: -1, text: "dealt", headline: "Round 1" },
  { ply: 1, seat: 0, text: "a walks" },
  { ply: 2, seat: 0, text: "a buys" },
  { ply: 3, seat: -1, text: "a draws" },
  { ply: 4, seat: 1, text: "b walks" },
  { ply: 5, seat: 1, text: "", headline: "Fire in the north", is_event: true },
  { ply: 6, seat: 1, text: "b pays" },
];

it("keeps the lines of a turn together, under the headline they begin with", () => {
  const told = turnsOf(LINES).map(({ headline, isEvent, seat, lines }) => [headline, isEvent, seat, lines.map((line) => line.ply)]);
  expect(told).toEqual([
    ["Round 1", false, 0, [0, 1, 2, 3]],
    ["", false, 1, [4]],
    ["Fire in the north", true, 1, [6]],
  ]);
});

it("finds the events among what is new", () => {
  expect(eventsFrom(LINES, 5)).toEqual(["Fire in the north"]);
  expect(eventsFrom(LINES, 6)).toEqual([]);
  expect(eventsFrom(LINES, 0)).toEqual(["Fire in the north"]); // a round is no event
});

it("tells news before what still waits", () => {
  expect(comingUp(["payday", "fire"], ["the year ends"])).toEqual(["the year ends"]);
  expect(comingUp(["payday", "fire"], [])).toEqual(["payday", "fire"]);
});
