import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer } from "../protocol";
import { type Link, Live, type Wire } from "./live";

class FakeWire implements Wire {
  readyState = 0;
  sent: string[] = [];
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  drops(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

const kindOf = (text: string): string => (JSON.parse(text) as { t: string }).t;

describe("the live socket", () => {
  let wires: FakeWire[];
  let links: Link[];
  let heard: FromServer[];
  let live: Live;
  const last = (): FakeWire => wires.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    [wires, links, heard] = [[], [], []];
    live = new Live(
      "ws://house/live",
      {
        greeting: () => ({ t: "join", lang: "en", seat: 0, version: null }),
        heard: (message) => heard.push(message),
        linked: (link) => links.push(link),
      },
      () => {
        wires.push(new FakeWire());
        return last();
      },
    );
    live.open();
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  it("joins first whenever it opens", () => {
    last().opens();
    expect(JSON.parse(last().sent[0]!)).toMatchObject({ t: "join", seat: 0 });
    last().says({ t: "pong" });
    expect(heard).toEqual([{ t: "pong" }]);
  });

  it("opens again after a loss, later and later, and joins anew", () => {
    last().opens();
    last().drops();
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    last().drops();
    vi.advanceTimersByTime(799);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(3);
    last().opens();
    expect(links.at(-1)).toBe("open");
    expect(last().sent.map(kindOf)).toEqual(["join", "ping"]);
  });

  it("does not try again where the house said no", () => {
    last().opens();
    last().drops(4404);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(links.at(-1)).toBe("gone");
  });

  it("says nothing while closed, and says so", () => {
    expect(live.say({ t: "ping" })).toBe(false);
    last().opens();
    expect(live.say({ t: "ping" })).toBe(true);
  });

  it("gives up a socket that does not answer", () => {
    last().opens();
    vi.advanceTimersByTime(8_000 + 400);
    expect(wires).toHaveLength(2);
  });

  it("tells within five seconds that the house is silent, and when it speaks again", () => {
    last().opens();
    for (let i = 0; i < 10; i += 1) {
      vi.advanceTimersByTime(2_000);
      last().says({ t: "pong" });
    }
    expect(links.at(-1)).toBe("open");
    vi.advanceTimersByTime(4_999);
    expect(links.at(-1)).toBe("silent");
    last().says({ t: "pong" });
    expect(links.at(-1)).toBe("open");
    expect(wires).toHaveLength(1);
  });

  it("says that the page is out of sight, and asks seldom then", () => {
    last().opens();
    last().says({ t: "pong" });
    live.rest();
    expect(JSON.parse(last().sent.at(-1)!)).toEqual({ t: "ping", away: true });
    last().says({ t: "pong" });
    const before = last().sent.length;
    vi.advanceTimersByTime(59_000);
    expect(last().sent).toHaveLength(before);
    live.hurry();
    expect(JSON.parse(last().sent.at(-1)!)).toEqual({ t: "ping" });
  });

  it("is one socket, however often it is opened, and deaf to those before", () => {
    const first = last();
    first.opens();
    live.again();
    expect(first.readyState).toBe(3);
    last().opens();
    first.says({ t: "pong" });
    expect(heard).toEqual([]);
    last().says({ t: "pong" });
    expect(heard).toHaveLength(1);
    live.close();
    live.again();
    expect(wires).toHaveLength(2);
  });

  it("asks at once whether the line still lives when the page comes back into sight", () => {
    last().opens();
    live.hurry();
    expect(JSON.parse(last().sent.at(-1)!)).toEqual({ t: "ping" });
    vi.advanceTimersByTime(8_000 + 400);
    expect(wires).toHaveLength(2);
  });

  it("stays closed when the page is left", () => {
    last().opens();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });
});
