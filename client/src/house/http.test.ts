import { afterEach, expect, it, vi } from "vitest";
import { get, HouseError } from "./http";

afterEach(() => vi.unstubAllGlobals());

it("takes a line that breaks in the middle of an answer for one that is lost", async () => {
  const broken = { ok: true, json: () => Promise.reject(new TypeError("network error")) };
  vi.stubGlobal("fetch", () => Promise.resolve(broken));
  await expect(get("/me")).rejects.toBeInstanceOf(HouseError);
});

it("tells what the house says is wrong", async () => {
  const problem = { title: "Not there", status: 404, detail: "There is no such table." };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(problem), { status: 404 })));
  await expect(get("/tables/x")).rejects.toMatchObject({ status: 404, message: "There is no such table." });
});
