import { describe, expect, it } from "vitest";
import type { Choice } from "../protocol";
import { follow, lift, plant, touch } from "./trie";

const choice = (code: number, ...path: string[]): Choice => ({ code, path, label: `action ${code}` });

const LEGAL = [
  choice(1, "tile-a", "hex-1"),
  choice(2, "tile-a", "hex-2"),
  choice(3, "tile-b", "hex-1"),
  choice(4, "tile-c", "hex-1", "pay-x"),
  choice(5, "tile-c", "hex-1", "pay-y"),
  choice(6, "tile-c", "hex-1"),
  choice(9),
];

describe("the tree of touches", () => {
  const root = plant(LEGAL);

  it("offers the first step of every path, and buttons at the root", () => {
    expect([...root.next.keys()]).toEqual(["tile-a", "tile-b", "tile-c"]);
    expect(root.ends.map((end) => end.code)).toEqual([9]);
    expect(root.open).toHaveLength(LEGAL.length);
  });

  it("picks up what leaves several paths", () => {
    const result = touch(root, root, ["tile-a"]);
    expect(result.kind).toBe("pick");
    if (result.kind === "pick") expect([...result.node.next.keys()]).toEqual(["hex-1", "hex-2"]);
  });

  it("sends when one path is left", () => {
    expect(touch(root, root, ["tile-b"])).toMatchObject({ kind: "send", choice: { code: 3 } });
    const here = follow(root, ["tile-a"]);
    expect(touch(root, here, ["hex-2"])).toMatchObject({ kind: "send", choice: { code: 2 } });
  });

  it("counts a touch on a piece for the place it lies in", () => {
    const here = follow(root, ["tile-a"]);
    expect(touch(root, here, ["some-figure", "hex-1"])).toMatchObject({ kind: "send", choice: { code: 1 } });
  });

  it("picks up something else instead", () => {
    const here = follow(root, ["tile-a"]);
    expect(touch(root, here, ["tile-c"])).toMatchObject({ kind: "pick", node: { path: ["tile-c"] } });
  });

  it("puts down what is touched again, or sends it where a choice ends there", () => {
    expect(touch(root, follow(root, ["tile-a"]), ["tile-a"])).toEqual({ kind: "drop" });
    const ending = follow(root, ["tile-c", "hex-1"]);
    expect(touch(root, ending, ["hex-1"])).toMatchObject({ kind: "send", choice: { code: 6 } });
  });

  it("refuses what leads nowhere, with the path to ask about", () => {
    const here = follow(root, ["tile-a"]);
    expect(touch(root, here, ["hex-7", "sea"])).toEqual({ kind: "refuse", path: ["tile-a", "hex-7"] });
  });

  it("stays where it can when a path no longer leads on", () => {
    expect(follow(root, ["tile-a", "gone"]).path).toEqual(["tile-a"]);
  });

  it("takes the place before the thing: what goes there is left", () => {
    const result = touch(root, root, ["hex-1"]);
    expect(result.kind).toBe("pick");
    if (result.kind !== "pick") return;
    expect([...result.node.next.keys()]).toEqual(["tile-a", "tile-b", "tile-c"]);
    expect(result.node.open.map((each) => each.code)).toEqual([1, 3, 4, 5, 6]);
    expect(touch(root, result.node, ["tile-a"])).toMatchObject({ kind: "send", choice: { code: 1 } });
    expect(follow(root, ["hex-1", "tile-c", "pay-y"]).ends.map((each) => each.code)).toEqual([5]);
  });

  it("sends nothing at one touch that nobody was told of", () => {
    expect(touch(root, root, ["hex-2"])).toMatchObject({ kind: "pick", node: { path: ["hex-2"] } });
    expect(touch(root, root, ["pay-x"])).toMatchObject({ kind: "pick", node: { path: ["pay-x"] } });
  });

  it("explains where a thing cannot go instead of picking up the place", () => {
    const here = follow(root, ["tile-b"]);
    expect(touch(root, here, ["hex-2"])).toEqual({ kind: "refuse", path: ["tile-b", "hex-2"] });
  });

  it("carries what leads on, and sends nothing by carrying", () => {
    expect(lift(root, root, "tile-b")?.path).toEqual(["tile-b"]);
    expect(lift(root, follow(root, ["tile-a"]), "tile-c")?.path).toEqual(["tile-c"]);
    expect(lift(root, root, "hex-1")).toBeNull();
    expect(lift(root, follow(root, ["tile-a"]), "hex-2")).toBeNull();
  });
});

describe("a path that touches one thing twice", () => {
  const root = plant([choice(1, "ship", "ship"), choice(2, "ship", "shore")]);

  it("asks for both touches", () => {
    const here = follow(root, ["ship"]);
    expect([...here.next.keys()]).toEqual(["ship", "shore"]);
    expect(touch(root, here, ["ship"])).toMatchObject({ kind: "send", choice: { code: 1 } });
  });
});

it("lets what goes somewhere be taken in hand first, and the place alone be touched", () => {
  const there = (code: number, place: string) => ({ code, path: [place], label: "", carries: "figure" });
  const root = plant([there(1, "east"), there(2, "west")]);
  expect(root.open.map(({ code }) => code)).toEqual([1, 2]);
  expect(touch(root, root, ["east"])).toMatchObject({ kind: "send", choice: { code: 1 } });
  const held = lift(root, root, "figure");
  expect(held && [...held.next.keys()]).toEqual(["east", "west"]);
  expect(held && touch(root, held, ["west"])).toMatchObject({ kind: "send", choice: { code: 2 } });
});
