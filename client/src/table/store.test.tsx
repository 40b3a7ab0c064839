import { render } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { language } from "../app/prefs";
import type { Advice, LogLine, Scene, SceneMessage, TableInfo } from "../protocol";
import { onKey } from "./keys";
import { Offers } from "./offers";
import { Seats } from "./seats";
import { Table } from "./store";

/** Answers come when the test lets them. */
class Asked {
  constructor(
    readonly path: string,
    readonly answer: (body: unknown) => void,
  ) {}
}

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { t: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { t: string });
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const INFO = {
  id: "abc", game: "toy", game_name: "Toy", status: "playing", plies: 0, advice: true, edition: "default#1", is_open: true,
  seats: [{ seat: 0, kind: "person", name: "Aiko", mine: true }, { seat: 1, kind: "person", name: "Ben", mine: true }],
} as unknown as TableInfo;
const SCENE: Scene = { pieces: [], panels: [], prompt: "", legal: [], marks: [], overlays: [] };
const ART = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';

let asked: Asked[];
let table: Table;

function scene(version: number, more: Partial<SceneMessage> = {}): SceneMessage {
  const told = { version, ply: version, seat: 0, actor: 0, undo: { allowed: false }, log_from: version - 1 };
  return { t: "scene", ...told, log: [line(version - 1)], scene: SCENE, ...more } as SceneMessage;
}

const line = (ply: number): LogLine => ({ ply, seat: 0, text: `line ${ply}` });
const told = (): number[] => table.story.log.value.map(({ ply }) => ply);
const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
};
const find = (path: string): Asked | undefined => asked.find((each) => each.path.includes(path));

async function open(): Promise<FakeSocket> {
  const opening = table.open("");
  await settle();
  find("/tables/abc?")?.answer(INFO);
  await settle();
  find("art.svg")?.answer(ART);
  await opening;
  const socket = FakeSocket.all.at(-1)!;
  socket.opens();
  return socket;
}

beforeEach(() => {
  asked = [];
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (url: string) =>
    new Promise((tell) => {
      const reply = (body: unknown): void => {
        const text = typeof body === "string" ? body : JSON.stringify(body);
        tell(new Response(text, { status: 200 }));
      };
      asked.push(new Asked(url, reply));
    }));
  language.value = "en";
  table = new Table("abc");
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

it("opens no socket for a page that was left while it was laid out", async () => {
  const opening = table.open("");
  await settle();
  find("/tables/abc?")?.answer(INFO);
  await settle();
  table.close();
  find("art.svg")?.answer(ART);
  await opening;
  expect(FakeSocket.all).toHaveLength(0);
});

it("opens one socket although the language is switched while the page is laid out", async () => {
  const opening = table.open("");
  await table.speak();
  await settle();
  find("/tables/abc?")?.answer(INFO);
  await settle();
  find("art.svg")?.answer(ART);
  await opening;
  expect(FakeSocket.all).toHaveLength(1);
});

/** A change as the house tells it to who knows a version. */
const change = (since: number, version: number): object => ({
  ...scene(version), t: "change", change: { since, pieces: [], gone: [], prompt: "", legal: [], marks: [] },
});

it("lets nobody touch what is out of date until the whole has come", async () => {
  const socket = await open();
  socket.says(scene(1));
  expect(table.turn.isMine.value).toBe(true);
  socket.says(change(2, 3)); // from 1 to 2 was lost
  expect(table.turn.isMine.value).toBe(false);
  expect(socket.sent.at(-1)).toEqual({ t: "look", seat: 0 });
  socket.says(change(3, 4)); // told before the house heard of it
  expect(table.turn.isMine.value).toBe(false);
  socket.says(scene(4));
  table.story.goNow(); // without gliding
  expect(table.turn.isMine.value).toBe(true);
});

it("joins anew where the house refuses to tell the whole", async () => {
  const socket = await open();
  socket.says(scene(1));
  socket.says(change(2, 3));
  socket.says({ t: "refused", id: null, kind: "rate", text: "Not so fast.", version: 3 });
  const again = FakeSocket.all.at(-1)!;
  expect(again).not.toBe(socket);
  again.opens();
  again.says(scene(3));
  expect(table.isBehind.value).toBe(false);
});

it("shows no hint that was meant for another position", async () => {
  const socket = await open();
  socket.says(scene(1));
  void table.askAdvice();
  void table.askAdvice(); // a double click
  await settle();
  expect(asked.filter((each) => each.path.includes("advice"))).toHaveLength(1);
  socket.says(scene(2));
  find("advice")?.answer({ ply: 1, version: 1, alternatives: [] } satisfies Advice);
  await settle();
  await settle();
  expect(table.advice.value).toBe(null);
});

it("tells where nothing could be sent", async () => {
  const socket = await open();
  socket.says(scene(1, { undo: { allowed: true } }));
  expect(table.say("hello")).toBe(true);
  socket.readyState = 3;
  for (const what of [() => table.say("hello"), () => table.resign(), () => table.agree(true), () => table.turn.takeBack()]) {
    table.tell("");
    what();
    expect(table.notice.value?.tone).toBe("warn");
  }
  expect(table.say("hello")).toBe(false);
});

it("keeps the lines told before only to the same seat, in the same language, and without a gap", async () => {
  const socket = await open();
  socket.says(scene(1));
  socket.says(scene(2));
  expect(told()).toEqual([0, 1]);
  socket.says(scene(9, { log_from: 8 }));
  expect(told()).toEqual([8]); // not those from 2 to 7
  socket.says(scene(10));
  socket.says(scene(10, { seat: 1, log_from: 9 }));
  expect(told()).toEqual([9]);
  socket.says(scene(11, { seat: 1 }));
  await table.speak();
  FakeSocket.all.at(-1)!.says(scene(11, { seat: 1 }));
  expect(told()).toEqual([10]);
});

it("adds earlier lines to newer ones that came meanwhile", async () => {
  const socket = await open();
  socket.says(scene(3));
  const asking = table.story.wholeLog();
  await settle();
  socket.says(scene(4));
  find("/log")?.answer({ lines: [line(0), line(1), line(2)] });
  await asking;
  expect(told()).toEqual([0, 1, 2, 3]);
});

it("asks for the last position only where a slider is drawn along", async () => {
  const socket = await open();
  socket.says(scene(60));
  for (let ply = 0; ply < 60; ply += 1) void table.story.goTo(ply);
  await settle();
  const past = (): Asked[] => asked.filter((each) => each.path.includes("/scene"));
  expect(past().length).toBeLessThan(3);
  for (const each of past()) each.answer({ ply: 59, plies: 60, seat: 0, actor: 0, scene: SCENE });
  await settle();
  await settle();
  expect(past().at(-1)?.path).toContain("ply=59");
  expect(table.shown.value?.ply).toBe(59);
});

it("shows what came after an undo, not what was taken back", async () => {
  const socket = await open();
  socket.says(scene(5));
  const first = table.story.goTo(5);
  await settle();
  find("/scene")?.answer({ ply: 5, plies: 5, seat: 0, actor: 0, scene: SCENE });
  await first;
  socket.says(scene(6, { ply: 4, log_from: 4, log: [] }));
  socket.says(scene(7, { ply: 5, log_from: 4 }));
  void table.story.goTo(5);
  await settle();
  expect(asked.filter((each) => each.path.includes("/scene"))).toHaveLength(2);
});

it("counts time down from when it was told, whatever the clock of this machine says", async () => {
  const socket = await open();
  vi.useFakeTimers({ toFake: ["Date"] });
  socket.says(scene(1, { times: { left: [30_000, 30_000], running: 0, at: Date.now() + 3_600_000 } }));
  const room = document.createElement("div");
  render(<Seats table={table} />, room);
  expect(room.querySelector(".time")?.textContent).toBe("0:30");
  render(null, room);
  vi.useRealTimers();
});

it("tells that another would end the game as it stands", async () => {
  const socket = await open();
  const [first, second] = INFO.seats;
  const info = { ...INFO, seats: [first, { ...second, mine: false }] };
  const room = document.createElement("div");
  const offers = (): string => {
    render(<Offers table={table} />, room);
    return room.textContent ?? "";
  };
  socket.says({ t: "table", table: info, agreed: [0], spectators: 0 });
  expect(offers()).toBe(""); // one's own offer
  socket.says({ t: "table", table: info, agreed: [1], spectators: 0 });
  expect(offers()).toContain("Ben offers to end");
  socket.says({ t: "table", table: info, agreed: [], spectators: 0 });
  expect(offers()).toBe(""); // withdrawn
  socket.says({ t: "table", table: info, agreed: [0, 1], spectators: 0 });
  expect(offers()).toBe("");
  render(<Seats table={table} />, room);
  expect(room.querySelectorAll(".seat .tag:not(.away)")).toHaveLength(3); // "you", and two who would end
  render(null, room);
});

it("takes the curtain away for a seat that was given up, and keeps what is picked up when words are refused", async () => {
  const socket = await open();
  table.veiled.value = 1;
  const [first, second] = INFO.seats;
  socket.says({ t: "table", table: { ...INFO, seats: [first, { ...second, mine: false }] }, agreed: [], spectators: 0 });
  expect(table.veiled.value).toBe(null);
  socket.says(scene(1));
  table.turn.picked.value = ["thing"];
  socket.says({ t: "refused", id: null, kind: "rate", text: "Not so fast.", version: 1 });
  expect(table.turn.picked.value).toEqual(["thing"]);
});

it("draws no curtain where no seat sees more than another, and just turns the table", async () => {
  const socket = await open();
  socket.says(scene(1));
  socket.says(scene(2, { actor: 1 }));
  expect(table.veiled.value).toBe(null);
  expect(socket.sent.at(-1)).toEqual({ t: "look", seat: 1 });
});

it("lets nobody act behind the curtain", async () => {
  const socket = await open();
  socket.says(scene(1, { undo: { allowed: true }, secret: true }));
  expect(table.veiled.value).toBe(0);
  const before = socket.sent.length;
  const event = new KeyboardEvent("keydown", { key: "u" });
  Object.defineProperty(event, "target", { value: document.body });
  onKey(table, event);
  expect(socket.sent).toHaveLength(before);
});
