import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import { isCalm, language } from "../app/prefs";
import { type Art, parseArt } from "../board/art";
import { Playback } from "../board/playback";
import { follow, type Node, plant, touch } from "../board/trie";
import { get, getText, HouseError, send } from "../house/http";
import { type Link, Live } from "../house/live";
import type {
  Advice, Choice, FromServer, Layout, Log, LogLine, Outcome, Refused, ReplayScene, Said, Scene,
  SceneMessage, TableInfo, TableMessage, UndoState,
} from "../protocol";
import { changed, sinceLastTurn, stops, type Stretch } from "./since";
import { play as playSound } from "../ui/sound";
import { t } from "../words";

const GLIDE = 220; // milliseconds a move takes
const BRIEF = 90; // when others wait behind it
const LINGER = 480; // when something is shown once more
const SHOWN_AGAIN = 10; // positions at most

/** What lies on the table now: the running position, or one of the past. */
export interface Frame {
  scene: Scene;
  seat: number | null;
  actor: number;
  ply: number;
  version: number; // -1 for a position of the past
  outcome: Outcome | null;
  thinking: boolean;
  again?: boolean; // shown once more, slowly
}

/** Something said to the person at this screen only. */
export interface Notice {
  text: string;
  rule: string;
  tone: "plain" | "warn";
}

/** One table as this browser knows it. Components read the signals and call the methods. */
export class Table {
  readonly info = signal<TableInfo | null>(null);
  readonly agreed = signal<readonly number[]>([]);
  readonly spectators = signal(0);
  readonly layout = signal<Layout | null>(null);
  readonly art = signal<Art | null>(null);
  readonly link = signal<Link>("connecting");
  readonly now = signal<SceneMessage | null>(null);
  readonly shown = signal<Frame | null>(null);
  readonly gliding = signal(false);
  readonly picked = signal<readonly string[]>([]);
  readonly log = signal<readonly LogLine[]>([]);
  readonly chat = signal<readonly Said[]>([]);
  readonly notice = signal<Notice | null>(null);
  readonly past = signal<{ ply: number; line: LogLine | null } | null>(null);
  readonly veiled = signal<number | null>(null); // the seat the screen is to be handed to
  readonly advice = signal<Advice | "thinking" | null>(null);
  readonly changes = signal<{ lines: readonly LogLine[]; marks: readonly string[] } | null>(null);
  readonly inWords = signal(false); // whether the table is told in words
  readonly failure = signal<string>("");
  readonly sending = signal(0); // the number of the action that is on its way, or 0
  readonly rule = signal<{ id: string; at: number } | null>(null);

  /** The running position is on screen and waits for this seat. */
  readonly isMyTurn: ReadonlySignal<boolean> = computed(() => {
    const shown = this.shown.value;
    const now = this.now.value;
    return (
      shown !== null && now !== null && this.past.value === null && this.info.value?.status === "playing" &&
      shown.version === now.version && shown.seat !== null && shown.actor === shown.seat
    );
  });
  readonly choices: ReadonlySignal<readonly Choice[]> = computed(() =>
    this.isMyTurn.value ? (this.shown.value?.scene.legal ?? []) : [],
  );
  readonly root: ReadonlySignal<Node> = computed(() => plant(this.choices.value));
  readonly here: ReadonlySignal<Node> = computed(() => follow(this.root.value, this.picked.value));
  readonly undo: ReadonlySignal<UndoState> = computed(
    () => this.now.value?.undo ?? { allowed: false },
  );
  /** What the others did since this seat last acted. */
  readonly stretch: ReadonlySignal<Stretch | null> = computed(() => {
    const now = this.now.value;
    if (!now || now.seat === null || this.info.value?.status !== "playing" || this.past.value) return null;
    return sinceLastTurn(this.log.value, now.seat, now.ply);
  });
  readonly plies: ReadonlySignal<number> = computed(() =>
    Math.max(this.info.value?.plies ?? 0, this.now.value?.ply ?? 0),
  );

  private readonly live: Live;
  private readonly playback: Playback<Frame>;
  private readonly reasons = new Map<string, Promise<Notice | null>>();
  private readonly asked = new Map<number, (notice: Notice | null) => void>();
  private readonly plyScenes = new Map<string, Promise<ReplayScene>>();
  private counter = 0;
  private viewed: number | null = null;

  constructor(
    readonly id: string,
    startPly: number | null = null,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.live = new Live(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`, {
      greeting: () => ({
        t: "join",
        lang: language.value,
        seat: this.viewed,
        version: null,
        layout: true,
      }),
      heard: (message) => this.heard(message),
      linked: (link) => {
        this.link.value = link;
        this.sending.value = 0; // the scene that comes at joining says whether it arrived
        if (link === "gone") void this.explainGone();
      },
    });
    this.playback = new Playback<Frame>(
      (frame, animate) => batch(() => {
        this.gliding.value = animate;
        this.picked.value = [];
        this.shown.value = frame;
      }),
      (frame, waiting) => (isCalm() ? 0 : frame.again ? LINGER : waiting > 2 ? BRIEF : GLIDE),
    );
    if (startPly !== null) this.past.value = { ply: startPly, line: null };
  }

  /** Milliseconds in which pieces glide to where they lie now. */
  get pace(): number {
    return isCalm() || !this.gliding.peek() ? 0 : GLIDE;
  }

  async open(invite: string): Promise<void> {
    try {
      if (invite) await this.claim("any", invite);
      else this.info.value = await get<TableInfo>(`/tables/${this.id}`);
      await this.loadArt();
    } catch (error) {
      this.failure.value = said(error);
      return;
    }
    if (this.info.value?.status === "closed") {
      this.failure.value = this.info.value.closed ?? "";
      return;
    }
    addEventListener("online", this.hurry);
    this.live.open();
  }

  close(): void {
    removeEventListener("online", this.hurry);
    this.live.close();
    this.playback.stop();
    this.art.value?.sheet?.remove();
  }

  private readonly hurry = (): void => this.live.hurry();

  private async explainGone(): Promise<void> {
    try {
      const info = await get<TableInfo>(`/tables/${this.id}`);
      this.failure.value = info.closed || t("table.gone");
    } catch (error) {
      this.failure.value = said(error);
    }
  }

  private async loadArt(): Promise<void> {
    const game = this.info.value?.game;
    if (!game || this.art.value) return;
    const art = parseArt(await getText(`/games/${game}/art.svg`), "art-");
    if (art.sheet) document.body.append(art.sheet);
    this.art.value = art;
  }

  /** Words come in another language: everything said by the house is asked for again. */
  async speak(): Promise<void> {
    this.reasons.clear();
    this.plyScenes.clear();
    this.live.close();
    this.live.open();
    if (this.past.value) await this.goTo(this.past.value.ply);
  }

  // --- what the house says ---------------------------------------------------------------

  private heard(message: FromServer): void {
    switch (message.t) {
      case "table":
        return this.heardTable(message);
      case "layout":
        this.layout.value = message.layout;
        return;
      case "scene":
        return this.heardScene(message);
      case "refused":
        return this.heardRefused(message);
      case "why":
        this.asked.get(message.id)?.({ text: message.text, rule: message.rule_id ?? "", tone: "warn" });
        this.asked.delete(message.id);
        return;
      case "said":
        if (!this.chat.value.some((line) => line.at === message.at && line.text === message.text)) {
          this.chat.value = [...this.chat.value, message];
        }
        return;
      case "pong":
        return;
    }
  }

  private heardTable(message: TableMessage): void {
    batch(() => {
      this.info.value = message.table;
      this.agreed.value = message.agreed;
      this.spectators.value = message.spectators;
    });
  }

  private heardScene(message: SceneMessage): void {
    const before = this.now.value;
    const frame = frameOf(message);
    batch(() => {
      this.now.value = message;
      this.viewed = message.seat;
      this.advice.value = null;
      this.changes.value = null;
      this.reasons.clear();
      this.log.value = [
        ...this.log.value.filter((line) => line.ply < message.log_from),
        ...message.log,
      ];
    });
    if (message.ack !== undefined && message.ack !== null && message.ack >= this.sending.value) {
      this.sending.value = 0;
    }
    this.handOver(message);
    if (this.past.value !== null) {
      if (!this.shown.value) void this.goTo(this.past.value.ply);
      return;
    }
    if (!before || before.seat !== message.seat) this.playback.jump(frame);
    else if (before.version !== message.version) {
      this.playback.push(frame);
      playSound(frame.actor === frame.seat && before.actor !== before.seat ? "turn" : "move");
    } else this.playback.jump(frame);
  }

  /** Another seat of this screen is to act: draw the curtain where hands are secret. */
  private handOver(message: SceneMessage): void {
    const seats = this.mySeats();
    if (seats.length < 2 || message.actor === message.seat || !seats.includes(message.actor)) return;
    const secret = this.layout.value?.areas.some((area) => area.id === "hand") ?? false;
    if (secret) this.veiled.value = message.actor;
    else this.look(message.actor);
  }

  private heardRefused(message: Refused): void {
    this.sending.value = 0;
    this.picked.value = [];
    const waiting = message.id === null ? undefined : this.asked.get(message.id);
    if (waiting && message.id !== null) {
      this.asked.delete(message.id);
      waiting(null);
      return;
    }
    if (message.kind === "stale") return; // the fresh scene that follows says it all
    this.tell(message.text, message.rule_id ?? "", "warn");
  }

  // --- what the person does ---------------------------------------------------------------

  mySeats(): number[] {
    return (this.info.value?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  tell(text: string, rule = "", tone: Notice["tone"] = "plain"): void {
    this.notice.value = text ? { text, rule, tone } : null;
  }

  /** The things under a finger were touched, the topmost first. */
  touch(ids: readonly string[]): void {
    if (this.veiled.value !== null) return;
    if (!this.isMyTurn.value || this.sending.value) {
      void this.explain(ids);
      return;
    }
    const result = touch(this.root.value, this.here.value, ids);
    switch (result.kind) {
      case "send":
        this.act(result.choice);
        break;
      case "pick":
        this.notice.value = null;
        this.picked.value = result.node.path;
        break;
      case "drop":
        this.picked.value = this.picked.value.slice(0, -1);
        break;
      case "refuse":
        void this.explain(ids);
    }
  }

  drop(): void {
    this.picked.value = [];
    this.changes.value = null;
    this.notice.value = null;
  }

  act(choice: Choice): void {
    const now = this.now.value;
    if (!now || !this.isMyTurn.value || this.sending.value) return;
    this.notice.value = null;
    this.picked.value = choice.path;
    const id = ++this.counter;
    if (this.live.say({ t: "act", id, version: now.version, code: choice.code })) this.sending.value = id;
    else this.tell(t("link.wait"), "", "warn");
  }

  takeBack(): void {
    const now = this.now.value;
    if (!now || this.sending.value) return;
    if (this.picked.value.length > 0) return this.drop();
    if (!now.undo.allowed) return this.tell(now.undo.reason || t("undo.none"), "", "plain");
    this.live.say({ t: "undo", id: ++this.counter, version: now.version });
  }

  /** Why things under a finger cannot be used now; null where the house has nothing to say. */
  why([id = "", ...rest]: readonly string[]): Promise<Notice | null> {
    const path = [...this.picked.value, id].slice(-12);
    const under = rest.slice(0, 12);
    const key = [this.now.value?.version, ...path, "", ...under].join("|");
    let reason = this.reasons.get(key);
    if (!reason) {
      reason = new Promise((tell) => {
        const number = ++this.counter;
        if (!this.live.say({ t: "why", id: number, path, under })) return tell(null);
        this.asked.set(number, tell);
      });
      this.reasons.set(key, reason);
    }
    return reason;
  }

  private async explain(ids: readonly string[]): Promise<void> {
    if (ids.length === 0 || this.past.value !== null) return;
    const reason = await this.why(ids);
    if (reason) this.notice.value = reason;
  }

  look(seat: number): void {
    this.veiled.value = null;
    this.viewed = seat;
    this.live.say({ t: "look", seat });
  }

  say(text: string): void {
    const words = text.trim().slice(0, 500);
    if (words) this.live.say({ t: "say", text: words });
  }

  resign(): void {
    this.live.say({ t: "resign", id: ++this.counter });
  }

  agree(ready: boolean): void {
    this.live.say({ t: "agree", id: ++this.counter, ready });
  }

  async claim(seat: number | "any", token: string): Promise<void> {
    this.info.value = await send<TableInfo>("POST", `/tables/${this.id}/seats/${seat}/claim`, { token });
    if (this.link.value === "open") {
      this.live.close();
      this.viewed = null;
      this.live.open();
    }
  }

  async askAdvice(seconds = 2): Promise<void> {
    this.advice.value = "thinking";
    try {
      const ply = this.past.value?.ply ?? null;
      this.advice.value = await get<Advice>(`/tables/${this.id}/advice`, { ply, seconds });
    } catch (error) {
      this.advice.value = null;
      this.tell(said(error), "", "warn");
    }
  }

  // --- the past ---------------------------------------------------------------------------

  /** Show the position after so many actions. */
  async goTo(ply: number, animate = false): Promise<void> {
    const wished = Math.max(0, Math.min(this.plies.value, ply));
    const seat = this.viewed;
    this.past.value = { ply: wished, line: this.past.value?.line ?? null };
    try {
      const found = await this.scene(wished, seat);
      if (this.past.value?.ply !== wished) return; // somebody went on meanwhile
      const frame = pastFrame(found);
      batch(() => {
        this.past.value = { ply: found.ply, line: found.line ?? null };
        this.advice.value = null;
        this.changes.value = null;
        if (animate) this.playback.push(frame);
        else this.playback.jump(frame);
      });
      if (wished < this.plies.value) void this.scene(wished + 1, seat).catch(() => undefined);
    } catch (error) {
      this.tell(said(error), "", "warn");
      this.goNow();
    }
  }

  /** What the others did since this seat last acted: once more, then marked and in words. */
  async showChanges(): Promise<void> {
    const stretch = this.stretch.value;
    const seat = this.viewed;
    if (!stretch) return this.tell(t("changes.none"));
    try {
      const plies = stops(stretch, SHOWN_AGAIN);
      const found = await Promise.all(plies.map((ply) => this.scene(ply, seat)));
      const [first, last] = [found[0], found.at(-1)];
      const now = this.now.value;
      if (!now || !first || !last || this.stretch.value !== stretch) return; // play has gone on
      batch(() => {
        this.changes.value = { lines: stretch.lines, marks: changed(first.scene, last.scene) };
        if (isCalm()) return;
        this.playback.jump({ ...pastFrame(first), again: true });
        for (const each of found) this.playback.push({ ...pastFrame(each), again: true });
        this.playback.push(frameOf(now));
      });
    } catch (error) {
      this.tell(said(error), "", "warn");
    } finally {
      this.plyScenes.clear(); // an undo may change what is past
    }
  }

  private scene(ply: number, seat: number | null): Promise<ReplayScene> {
    const key = `${ply}|${seat}`;
    let found = this.plyScenes.get(key);
    if (!found) {
      found = get<ReplayScene>(`/tables/${this.id}/scene`, { ply, seat });
      found.catch(() => this.plyScenes.delete(key));
      this.plyScenes.set(key, found);
    }
    return found;
  }

  /** Back to the running position. */
  goNow(): void {
    const now = this.now.value;
    this.past.value = null;
    this.plyScenes.clear(); // an undo may have changed what is past
    if (now) this.playback.jump(frameOf(now));
  }

  /** Every line of the log, where only the last ones are here. */
  async wholeLog(): Promise<void> {
    const seat = this.viewed;
    try {
      const found = await get<Log>(`/tables/${this.id}/log`, { seat });
      this.log.value = found.lines;
    } catch (error) {
      this.tell(said(error), "", "warn");
    }
  }
}

function frameOf(message: SceneMessage): Frame {
  return {
    scene: message.scene,
    seat: message.seat,
    actor: message.actor,
    ply: message.ply,
    version: message.version,
    outcome: message.outcome ?? null,
    thinking: message.thinking ?? false,
  };
}

function pastFrame(found: ReplayScene): Frame {
  return {
    scene: found.scene,
    seat: found.seat,
    actor: found.actor,
    ply: found.ply,
    version: -1,
    outcome: found.outcome ?? null,
    thinking: false,
  };
}

/** An error in words. */
export function said(error: unknown): string {
  if (error instanceof HouseError) return error.message || t("link.none");
  throw error;
}
