import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { ending } from "../app/prefs";
import { follow, lift, type Node, plant, touch } from "../board/trie";
import type { Choice, LogLine, SceneMessage, UndoState } from "../protocol";
import { t } from "../words";
import { Errand, type Fate } from "./errand";
import type { Table } from "./store";

/** The button at the end of the bar: a choice, or that the turn which is held ends. */
export interface Main {
  choice: Choice | null; // null: the turn that is held
  isFilled: boolean; // whether it is the natural way on
}

/** Whether somebody who ends the turn, or gives something up, leaves this undone. */
const isWorthwhile = (choice: Choice): boolean => choice.kind !== "waive" && choice.kind !== "end";

/** The turn of the person at this screen: what may be done, what is picked up, what was sent. */
export class Turn {
  readonly picked = signal<readonly string[]>([]);
  readonly waiving = signal<Choice | null>(null); // gives something up: they are asked whether they mean it
  /** The number of what is on its way to the house, or 0. */
  readonly sending: ReadonlySignal<number>;

  /** The running position is on screen and waits for this seat. */
  readonly isMine: ReadonlySignal<boolean> = computed(() => {
    const { info, desk, isBehind, now, shown, story } = this.table;
    const frame = shown.value;
    if (isBehind.value || desk?.isComing.value) return false;
    return (
      frame !== null && now.value !== null && story.past.value === null && info.value?.status === "playing" &&
      frame.version === now.value.version && frame.seat !== null && frame.actor === frame.seat
    );
  });
  /** The move is made, and the turn is to be ended: what comes then. */
  readonly held: ReadonlySignal<"" | "turn" | "draw" | "match"> = computed(() =>
    this.isMine.value ? (this.table.now.value?.held ?? "") : "",
  );
  readonly choices: ReadonlySignal<readonly Choice[]> = computed(() =>
    this.isMine.value ? (this.table.shown.value?.scene.legal ?? []) : [],
  );
  readonly root: ReadonlySignal<Node> = computed(() => plant(this.choices.value));
  readonly here: ReadonlySignal<Node> = computed(() => follow(this.root.value, this.picked.value));
  readonly undo: ReadonlySignal<UndoState> = computed(() => this.table.now.value?.undo ?? { allowed: false });
  /** The way on; null where the board must be touched. */
  readonly main: ReadonlySignal<Main | null> = computed(() => {
    if (this.held.value) return { choice: null, isFilled: true };
    const { ends, open } = this.root.value;
    const main = ends.find((choice) => choice.kind === "main");
    if (main) return { choice: main, isFilled: true };
    const end = ends.find((choice) => choice.kind === "end");
    return end ? { choice: end, isFilled: !open.some(isWorthwhile) } : null;
  });
  /** What was done in this turn and can still be taken back. */
  readonly done: ReadonlySignal<readonly LogLine[]> = computed(() => {
    const since = this.undo.value.since;
    if (!this.isMine.value || since === undefined || since === null) return [];
    return this.table.story.log.value.filter((line) => line.ply >= since && line.seat >= 0 && line.text !== "");
  });

  private readonly errand: Errand;

  constructor(private readonly table: Table) {
    this.errand = new Errand(
      (message) => table.send(message),
      () => table.number(),
      (fate) => this.tell(fate),
      () => table.joinAnew(),
    );
    this.sending = this.errand.number;
  }

  /** Things were touched, the topmost first. Answers whether that led anywhere; otherwise it may be explained. */
  touch(ids: readonly string[], explains: boolean): boolean {
    if (this.table.veiled.value !== null) return false;
    const isLed = ids.length === 0 ? this.drop() : this.lead(ids);
    if (!isLed && explains) void this.table.explain(ids);
    return isLed;
  }

  private lead(ids: readonly string[]): boolean {
    if (!this.isMine.value || this.sending.value) return false;
    const result = touch(this.root.value, this.here.value, ids);
    switch (result.kind) {
      case "send":
        this.act(result.choice);
        break;
      case "pick":
        this.table.notice.value = null;
        this.waiving.value = null;
        this.picked.value = result.node.path;
        break;
      case "drop":
        this.picked.value = this.picked.value.slice(0, -1);
        break;
    }
    return result.kind !== "refuse";
  }

  /** Where a thing leads when it is carried; null where it cannot be laid anywhere. */
  carry(id: string): Node | null {
    if (!this.isMine.value || this.sending.value || this.table.veiled.value !== null) return null;
    return lift(this.root.value, this.here.value, id);
  }

  /** Something is taken in hand to be laid elsewhere; nothing is sent yet. */
  lift(id: string): boolean {
    const node = this.carry(id);
    if (node) this.picked.value = node.path;
    return node !== null;
  }

  /** What is carried is laid on the first of these that it may be laid on, or back where it was. */
  lay(ids: readonly string[]): void {
    const target = ids.find((id) => this.here.value.next.has(id));
    if (target !== undefined) return void this.lead([target]);
    void this.table.explain(ids);
    this.picked.value = [];
  }

  drop(): true {
    this.errand.cancel();
    this.picked.value = [];
    this.waiving.value = null;
    this.table.story.changes.value = null;
    this.table.notice.value = null;
    return true;
  }

  /** What else is open to somebody who would give this up. */
  instead(choice: Choice): readonly Choice[] {
    return choice.kind === "waive" ? this.choices.value.filter(isWorthwhile) : [];
  }

  act(choice: Choice, isSure = false): void {
    const now = this.table.now.value;
    if (!now || !this.isMine.value || this.sending.value) return;
    this.table.notice.value = null;
    this.picked.value = choice.path;
    if (!isSure && this.instead(choice).length > 0) {
      this.waiving.value = choice;
      return;
    }
    this.waiving.value = null;
    const hold = choice.kind !== "end" && ending.value === "asked";
    this.errand.begin({ t: "act", version: now.version, code: choice.code, hold }, now.ply);
  }

  /** Press the main button. */
  goOn(): void {
    const main = this.main.value;
    const now = this.table.now.value;
    if (!main || !now || this.sending.value) return;
    if (main.choice) this.act(main.choice);
    else this.errand.begin({ t: "confirm", version: now.version }, now.ply);
  }

  /** Take the last action back, or all from a ply on. */
  takeBack(to: number | null = null): void {
    const now = this.table.now.value;
    if (!now) return;
    if (this.picked.value.length > 0 || this.waiving.value) return void this.drop();
    if (this.sending.value) return void this.errand.cancel();
    if (!now.undo.allowed) return this.table.tell(now.undo.reason || t("undo.none"), "", "plain");
    this.errand.begin({ t: "undo", version: now.version, to }, now.ply);
  }

  /** Take the last turn back where nobody else plays, or ask the others for that. */
  takeTurnBack(): void {
    const now = this.table.now.value;
    if (!now?.back || this.sending.value) return;
    this.drop();
    if (now.back === "practice") this.errand.begin({ t: "back", version: now.version }, now.ply);
    else this.table.attempt({ t: "ask-back", id: this.table.number(), version: now.version });
  }

  /** A scene came. */
  heard(message: SceneMessage): void {
    this.waiving.value = null;
    if (!this.errand.rejoined(message)) this.picked.value = [];
    this.errand.answered(message.ack);
  }

  /** The line is down: what was sent is sent again when it is back. */
  keep(): void {
    this.errand.keep();
  }

  /** What was sent was refused, or nobody knows whether it arrived. */
  putBack(): void {
    this.errand.end();
    this.picked.value = [];
  }

  private tell(fate: Fate | null): void {
    if (fate === null) this.table.hush("line");
    else this.table.tell(t(`link.${fate}`), "", fate === "arrived" ? "plain" : "warn", "line");
  }
}
