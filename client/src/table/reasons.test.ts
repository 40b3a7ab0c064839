import { describe, expect, it } from "vitest";
import type { Why } from "../protocol";
import { Reasons } from "./reasons";

const WARN = { text: "Towns hold one figure.", rule: "DUO-5.4", tone: "warn" } as const;

describe("why touches lead nowhere", () => {
  it("is asked once for each path until the position is another one", async () => {
    const asked: Why[] = [];
    const reasons = new Reasons((question) => asked.push(question) > 0);
    const first = reasons.why(1, ["merchant"], ["kochi", "sea"]);
    const second = reasons.why(2, ["merchant"], ["kochi", "sea"]);
    expect(asked).toEqual([{ t: "why", id: 1, path: ["merchant", "kochi"], under: ["sea"] }]);
    expect(reasons.heard(1, WARN)).toBe(true);
    expect(await first).toBe(WARN);
    expect(await second).toBe(WARN);
    reasons.forget();
    void reasons.why(3, ["merchant"], ["kochi", "sea"]);
    expect(asked).toHaveLength(2);
  });

  it("stays unknown when the house cannot be asked, and answers to nothing are left alone", async () => {
    const reasons = new Reasons(() => false);
    expect(await reasons.why(1, [], ["kochi"])).toBeNull();
    expect(reasons.heard(1, WARN)).toBe(false);
    expect(reasons.heard(null, null)).toBe(false);
  });
});
