import { expect, test } from "vitest";
import { withValue } from "./editor";
import { blank, resolve, type Schema, shapeOf } from "./schema";

const ROOT: Schema = {
  $defs: {
    Seat: { type: "object", properties: { money: { type: "integer", minimum: 2 }, space: { anyOf: [{ type: "string" }, { type: "null" }] } } },
  },
};
const ACTOR: Schema = { anyOf: [{ type: "integer" }, { enum: ["chance", "nobody"] }] };

test("a value is changed where the path leads, and nothing else", () => {
  const data = { seats: [{ money: 1 }, { money: 2 }], tiles: { k14: "H2" } };
  expect(withValue(data, ["seats", 1, "money"], 5)).toEqual({ seats: [{ money: 1 }, { money: 5 }], tiles: { k14: "H2" } });
  expect(withValue(data, ["tiles", "k14"], undefined)).toEqual({ seats: data.seats, tiles: {} });
  expect(withValue(data, ["seats", 0], undefined)).toEqual({ seats: [{ money: 2 }], tiles: data.tiles });
  expect(data.seats[1]).toEqual({ money: 2 });
});

test("parts are found where they are described", () => {
  expect(resolve({ $ref: "#/$defs/Seat", description: "who" }, ROOT)).toMatchObject({ type: "object", description: "who" });
  expect(blank({ $ref: "#/$defs/Seat" }, ROOT)).toEqual({ money: 2, space: null });
});

test("of several shapes the one that fits is taken", () => {
  expect(shapeOf(ACTOR, "chance", ROOT).shape.enum).toEqual(["chance", "nobody"]);
  expect(shapeOf(ACTOR, 1, ROOT).shape.type).toBe("integer");
  expect(shapeOf({ anyOf: [{ type: "string" }, { type: "null" }] }, null, ROOT)).toMatchObject({ isOptional: true, shape: { type: "string" } });
});
