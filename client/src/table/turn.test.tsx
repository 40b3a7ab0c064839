import { render } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ending, language } from "../app/prefs";
import type { Choice, FromClient, SceneMessage, TableInfo } from "../protocol";
import { AdvicePane } from "./advice";
import { Prompt, TurnBar } from "./prompt";
import { Table } from "./store";

const INFO = {
  id: "abc", game: "toy", game_name: "Toy", status: "playing", plies: 0, advice: true, is_open: true,
  seats: [{ seat: 0, kind: "person", name: "Aiko", mine: true }, { seat: 1, kind: "bot", name: "Dice" }],
} as unknown as TableInfo;

let table: Table;
let room: HTMLElement;
let sent: FromClient[];

const button = (code: number, label: string, kind = "plain", path: string[] = []): Choice => ({ code, path, label, kind });

/** A position in which these choices are open, as if the house had told it. */
function lies(legal: Choice[], more: Partial<SceneMessage> = {}): void {
  const version = (table.now.value?.version ?? 0) + 1;
  const told = { version, ply: version, seat: 0, actor: 0, undo: { allowed: false }, log_from: 0, log: [], ...more };
  const scene = { pieces: [], panels: [], prompt: "", legal, marks: [], overlays: [] };
  table["heardScene"]({ t: "scene", ...told, scene } as SceneMessage);
  table.story.goNow(); // without gliding
  draw();
}

/** All anew: signals would have it drawn a little later. */
function draw(): void {
  render(null, room);
  render(
    <>
      <Prompt table={table} />
      <TurnBar table={table} />
    </>,
    room,
  );
}

const press = (selector: string): void => {
  room.querySelector<HTMLButtonElement>(selector)!.click();
  draw();
};
const filled = (): string[] => [...room.querySelectorAll(".filled")].map((each) => each.textContent?.trim() ?? "");

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  language.value = "en";
  ending.value = "asked";
  room = document.createElement("div");
  sent = [];
  table = new Table("abc");
  table.info.value = INFO;
  table["live"].say = (message: FromClient): boolean => sent.push(message) > 0;
});
afterEach(() => {
  render(null, room);
  table.close();
  vi.unstubAllGlobals();
});

it("fills the button that is the natural way on, and one at most", () => {
  lies([button(1, "End turn", "end"), button(2, "Take 3", "main"), button(3, "Do nothing", "waive")]);
  expect(filled()).toEqual(["Take 3"]);
  lies([button(1, "End turn", "end"), button(2, "lay", "plain", ["tile"])]);
  expect(filled()).toEqual([]); // something is still open
  lies([button(1, "End turn", "end"), button(3, "Do nothing", "waive")]);
  expect(filled()).toEqual(["End turn"]);
  lies([button(3, "Do nothing", "waive"), button(4, "odd", "unheard-of")]);
  expect(filled()).toEqual([]);
  lies([], { held: "match" });
  expect(filled()).toEqual(["Finish the match"]);
});

it("asks before something is given up while something else is open", () => {
  lies([button(2, "Take 3 money"), button(3, "Do nothing", "waive")]);
  press(".waive");
  expect(sent).toEqual([]);
  expect(room.querySelector(".sure")?.textContent).toContain("You can still do this: Take 3 money.");
  press(".sure-no");
  expect(room.querySelector(".sure")).toBe(null);
  press(".waive");
  press(".sure-yes");
  expect(sent).toMatchObject([{ t: "act", code: 3 }]);
});

it("gives up without a question where nothing else is open", () => {
  lies([button(1, "End turn", "end"), button(3, "Do nothing", "waive")]);
  press(".waive");
  expect(sent).toMatchObject([{ t: "act", code: 3, hold: true }]);
});

it("holds turns, but for an end that the rules ask for, and unless the person wants otherwise", () => {
  lies([button(1, "End turn", "end"), button(2, "Take")]);
  table.turn.act(table.turn.choices.value[1]!);
  lies([button(1, "End turn", "end")], { ack: 1 });
  press(".end");
  ending.value = "at-once";
  lies([button(2, "Take")], { ack: 2 });
  table.turn.act(table.turn.choices.value[0]!);
  expect(sent).toMatchObject([{ code: 2, hold: true }, { code: 1, hold: false }, { code: 2, hold: false }]);
});

it("confirms a held turn by its main button, or takes back to any line of it", () => {
  const log = [{ ply: 4, seat: 1, text: "theirs" }, { ply: 5, seat: 0, text: "first" }, { ply: 6, seat: 0, text: "second" }];
  lies([], { held: "draw", ply: 7, undo: { allowed: true, since: 5 }, log });
  expect([...room.querySelectorAll(".done-line")].map((line) => line.textContent?.trim())).toEqual(["first", "second"]);
  expect(filled()).toEqual(["Go on and draw"]);
  press(".done-line");
  expect(sent.at(-1)).toMatchObject({ t: "undo", to: 5 });
  lies([], { held: "draw", ack: 1 });
  press(".end");
  expect(sent.at(-1)).toMatchObject({ t: "confirm" });
});

it("offers to take a turn back past what was drawn: for practice, or by asking", () => {
  lies([button(2, "Take")], { back: "practice" });
  expect(room.querySelector(".way-back")?.textContent).toBe("Take back turn (practice)");
  press(".way-back");
  expect(sent.at(-1)).toMatchObject({ t: "back" });
  lies([button(2, "Take")], { back: "ask", ack: 1 });
  press(".way-back");
  expect(sent.at(-1)).toMatchObject({ t: "ask-back" });
});

it("shows what is asked until it is answered", () => {
  lies([]);
  const seats = [INFO.seats[0]!, { ...INFO.seats[1]!, kind: "person" as const }];
  const ask = (seat: number | null): void => {
    const asked_back = seat === null ? null : { seat, agreed: [seat] };
    table["heardTable"]({ t: "table", table: { ...INFO, seats }, agreed: [], spectators: 0, asked_back });
    draw();
  };
  ask(1);
  expect(room.querySelector(".offer-back")?.textContent).toContain("Dice asks to take back their last turn.");
  press(".offer-back button");
  expect(sent.at(-1)).toMatchObject({ t: "answer-back", agree: true });
  ask(0);
  ask(null);
  expect(table.notice.value?.text).toContain("did not agree");
  table.tell("");
  ask(0);
  press(".offer-back button");
  expect(sent.at(-1)).toMatchObject({ t: "answer-back", agree: false });
  ask(null);
  expect(table.notice.value).toBe(null);
});

it("says in one line that all is worth the same", () => {
  const value = (code: number, worth: number) => ({ code, path: [], label: `${code}`, visits: 9, share: 0.5, value: worth });
  const pane = (...worth: number[]): string => {
    table.advice.value = { ply: 1, version: 1, alternatives: worth.map((each, i) => value(i, each)) };
    render(<AdvicePane table={table} />, room);
    return room.textContent ?? "";
  };
  expect(pane(0.5, 0.505, 0.49)).toContain("All of these are worth about the same.");
  expect(pane(0.5, 0.7)).not.toContain("about the same");
});
