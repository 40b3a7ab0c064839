import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { follow, type Node, plant, touch } from "../board/trie";
import type { Choice, UndoState } from "../protocol";
import { t } from "../words";
import type { Table } from "./store";

/** The turn of the person at this screen: what may be done, what is picked up, what was sent. */
export class Turn {
  readonly picked = signal<readonly string[]>([]);
  readonly sending = signal(0); // the number of the action that is on its way, or 0

  /** The running position is on screen and waits for this seat. */
  readonly isMine: ReadonlySignal<boolean> = computed(() => {
    const { info, now, shown, story } = this.table;
    const frame = shown.value;
    return (
      frame !== null && now.value !== null && story.past.value === null && info.value?.status === "playing" &&
      frame.version === now.value.version && frame.seat !== null && frame.actor === frame.seat
    );
  });
  readonly choices: ReadonlySignal<readonly Choice[]> = computed(() =>
    this.isMine.value ? (this.table.shown.value?.scene.legal ?? []) : [],
  );
  readonly root: ReadonlySignal<Node> = computed(() => plant(this.choices.value));
  readonly here: ReadonlySignal<Node> = computed(() => follow(this.root.value, this.picked.value));
  readonly undo: ReadonlySignal<UndoState> = computed(() => this.table.now.value?.undo ?? { allowed: false });

  constructor(private readonly table: Table) {}

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
        this.picked.value = result.node.path;
        break;
      case "drop":
        this.picked.value = this.picked.value.slice(0, -1);
        break;
    }
    return result.kind !== "refuse";
  }

  drop(): true {
    this.picked.value = [];
    this.table.story.changes.value = null;
    this.table.notice.value = null;
    return true;
  }

  act(choice: Choice): void {
    const now = this.table.now.value;
    if (!now || !this.isMine.value || this.sending.value) return;
    this.table.notice.value = null;
    this.picked.value = choice.path;
    const id = this.table.number();
    if (this.table.attempt({ t: "act", id, version: now.version, code: choice.code })) this.sending.value = id;
    else this.picked.value = [];
  }

  takeBack(): void {
    const now = this.table.now.value;
    if (!now || this.sending.value) return;
    if (this.picked.value.length > 0) return void this.drop();
    if (!now.undo.allowed) return this.table.tell(now.undo.reason || t("undo.none"), "", "plain");
    this.table.attempt({ t: "undo", id: this.table.number(), version: now.version });
  }

  /** A scene came that answers so many messages. */
  acknowledged(ack: number | null | undefined): void {
    if (ack !== undefined && ack !== null && ack >= this.sending.value) this.sending.value = 0;
  }

  /** What was sent was refused, or nobody knows whether it arrived. */
  putBack(): void {
    this.sending.value = 0;
    this.picked.value = [];
  }
}
