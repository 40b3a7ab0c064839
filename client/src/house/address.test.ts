import { expect, it } from "vitest";
import { isOwn } from "./address";

it("knows names that only this computer understands", () => {
  expect(["localhost", "127.0.0.1", "127.4.5.6", "[::1]"].map(isOwn)).toEqual([true, true, true, true]);
  expect(["192.168.1.20", "localhost.example", "1127.0.0.1", "house"].map(isOwn)).toEqual([false, false, false, false]);
});
