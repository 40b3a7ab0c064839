import { describe, expect, it } from "vitest";
import type { Piece } from "../protocol";
import { pairs } from "./pairs";
import type { Standing } from "./stand";

function stand(...pieces: Piece[]): Map<string, Standing> {
  const place = { id: "p", area: "board", x: 0, y: 0, w: 1, h: 1 };
  const spot = { x: 0, y: 0, w: 1, h: 1 };
  return new Map(pieces.map((piece) => [piece.id, { piece, place, spot }]));
}

const ship = (id: string, count = 1, art = "ship"): Piece => ({ id, art, place: "p", count });

describe("things without a name of their own", () => {
  it("move from a pile that shrinks to where one appears", () => {
    expect(pairs(stand(ship("hand", 3)), stand(ship("hand", 2), ship("sea-7")))).toEqual([
      { from: "hand", to: "sea-7" },
    ]);
  });

  it("move from pile to pile, each by itself", () => {
    expect(pairs(stand(ship("supply", 5), ship("hand", 1)), stand(ship("supply", 3), ship("hand", 3)))).toEqual([
      { from: "supply", to: "hand" },
      { from: "supply", to: "hand" },
    ]);
  });

  it("move from one space to another", () => {
    expect(pairs(stand(ship("sea-1")), stand(ship("sea-2")))).toEqual([{ from: "sea-1", to: "sea-2" }]);
  });

  it("do not move when they look different, or when the same thing stays", () => {
    expect(pairs(stand(ship("sea-1", 1, "raft")), stand(ship("sea-2")))).toEqual([]);
    expect(pairs(stand(ship("sea-1")), stand(ship("sea-1")))).toEqual([]);
  });
});
