import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { language } from "../app/prefs";
import { rename } from "../app/route";
import { get, HouseError, send } from "../house/http";
import { Live, type Wire } from "../house/live";
import type {
  Advice, ChanceOutcome, ChapterPage, FromClient, FromStudyClient, FromStudyServer, GameInfo, LessonReason,
  Mark, StudyChange, StudyChanged, StudyInfo, StudyScene, TableInfo,
} from "../protocol";
import { asTable, Line } from "../table/line";
import type { Desk, Parts } from "../table/desk";
import { said } from "../table/notice";
import { t } from "../words";
import { Pencil } from "./pencil";
import { type Branch, beside, changed, endOf, nearest, pathTo, plant, ROOT, type Tree } from "./tree";

const PAUSE = 350; // milliseconds one stays at a position until search is asked about it
const LATER = 4_000; // until it is asked again where that was too often

export type Opinion = Advice | "thinking" | "none";

/** A study as this browser knows it: which chapter, where in its tree, what others do there. */
export class Study implements Desk {
  readonly info = signal<StudyInfo | null>(null);
  readonly page = signal<ChapterPage | null>(null);
  readonly tree = signal<Tree>(new Map());
  readonly at = signal(ROOT);
  readonly seat = signal<number | null>(null); // looked from; null: from whoever acts, and all is open
  readonly outcomes = signal<readonly ChanceOutcome[]>([]);
  readonly here = signal(1); // how many look
  readonly isBusy = signal(false); // bots play on
  readonly isComing = signal(false);
  readonly isLost = signal(false); // the line to the house
  readonly asks = signal(false); // search, at every position
  readonly opinion = signal<Opinion>("none");
  readonly problem = signal("");
  readonly pencil = new Pencil((marks) => void this.change({ t: "marks", ...this.place, marks }));

  readonly node: ReadonlySignal<Branch | null> = computed(() => this.tree.value.get(this.at.value) ?? null);
  readonly mayWrite = computed(() => this.info.value?.may_write ?? false);
  readonly marks: ReadonlySignal<readonly Mark[]> = computed(() => this.pencil.with(this.node.value?.marks ?? []));
  readonly isCatching = computed(() => this.pencil.tool.value !== "hand");

  private chapter = 0;
  private version = 0;
  private readonly line = new Line((message) => void this.heard(message));
  private readonly live: Live<FromStudyClient, FromStudyServer>;
  private asked: ReturnType<typeof setTimeout> | undefined;
  private readonly opinions = new Map<number, Advice>(); // by node, of this chapter

  constructor(
    readonly id: string,
    private readonly first: { chapter: number | null; node: number | null; key: string },
    readonly parts: Parts,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.live = new Live(`${scheme}://${location.host}/api/studies/${encodeURIComponent(id)}/live`, {
      greeting: () => ({ t: "join", lang: language.value }),
      heard: (message) => this.told(message),
      linked: (link) => {
        this.isLost.value = link === "lost" || link === "silent";
        if (link === "gone") this.problem.value = t("study.gone");
      },
    });
  }

  // --- the desk ---------------------------------------------------------------------------

  get title(): string {
    return `${this.info.value?.name ?? ""} · ${t("study.title")}`;
  }

  async welcome(): Promise<TableInfo> {
    const { key, chapter, node } = this.first;
    const info = key
      ? await send<StudyInfo>("POST", `/studies/${this.id}/join`, { key })
      : await get<StudyInfo>(`/studies/${this.id}`);
    this.info.value = info;
    this.here.value = info.here ?? 0;
    this.isBusy.value = info.is_busy ?? false;
    const chosen = info.chapters.find((each) => each.number === chapter) ?? info.chapters.find((each) => !each.closed);
    this.chapter = chosen?.number ?? info.chapters[0]?.number ?? 0;
    await this.load();
    if (node !== null && this.tree.value.has(node)) this.at.value = node;
    this.live.open();
    const page = this.page.value as ChapterPage;
    const game = await get<GameInfo>(`/games/${page.game}`);
    return asTable(game, page.seats);
  }

  dial(): Wire {
    return this.line.dial();
  }

  leave(): void {
    this.live.close();
    clearTimeout(this.asked);
  }

  about(): { path: string; query: Record<string, string> } {
    const seat = this.seat.value;
    return { path: this.path("/about"), query: { node: String(this.at.value), ...(seat !== null && { seat: String(seat) }) } };
  }

  catches(ids: readonly string[]): boolean {
    return this.pencil.touch(ids, this.node.value?.marks ?? []);
  }

  onKey(event: KeyboardEvent, target: HTMLElement): boolean {
    if (target.closest("[data-piece], [data-place], [role=tab], .action-list")) return false;
    const step = this.stepOf(event.key);
    if (step === null) return false;
    event.preventDefault();
    step();
    return true;
  }

  private stepOf(key: string): (() => void) | null {
    const tree = this.tree.value;
    const at = this.at.value;
    const to = (id: number | null | undefined) => () => void (id !== null && id !== undefined && this.goTo(id));
    switch (key) {
      case "ArrowLeft":
        return to(this.node.value?.id === ROOT ? null : this.node.value?.parent);
      case "ArrowRight":
        return to(this.node.value?.children[0]);
      case "ArrowUp":
        return to(beside(tree, at, -1));
      case "ArrowDown":
        return to(beside(tree, at, 1));
      case "Home":
        return to(ROOT);
      case "End":
        return to(endOf(tree, at));
      case "p":
      case "P":
        return () => this.promote();
      case "Delete":
        return () => void (this.mayWrite.value && at !== ROOT && (this.deleting.value = at));
      case "r":
      case "R":
        return () => document.getElementById("remark")?.focus();
      default:
        return null;
    }
  }

  /** The node that is about to be taken away: they are asked whether they mean it. */
  readonly deleting = signal<number | null>(null);

  private path(rest: string): string {
    return `/studies/${this.id}/chapters/${this.chapter}${rest}`;
  }

  get place(): { chapter: number; node: number } {
    return { chapter: this.chapter, node: this.at.value };
  }

  get number(): number {
    return this.chapter;
  }

  // --- what the page says to the house -------------------------------------------------------

  private async heard(message: FromClient): Promise<void> {
    switch (message.t) {
      case "join":
        return this.joined();
      case "look":
        this.seat.value = message.seat ?? null;
        return this.show(null);
      case "act":
        return this.act(message.id, message.code);
      case "undo":
        return this.goTo(this.node.value?.parent ?? ROOT, message.id);
      case "why":
        return this.why(message.id, message.path, message.under ?? []);
    }
  }

  private async joined(): Promise<void> {
    await this.load(); // perhaps in another language
    const page = this.page.value;
    if (page) this.line.say({ t: "layout", layout: page.layout });
    await this.show(null);
  }

  private async act(id: number, code: number): Promise<void> {
    const known = this.node.value?.children.find((each) => this.tree.value.get(each)?.code === code);
    if (known !== undefined) return this.goTo(known, id);
    try {
      const found = await send<StudyChanged>("POST", `/studies/${this.id}/changes`, { t: "play", ...this.place, code });
      this.follow(found);
      await this.goTo(found.at ?? this.at.value, id);
    } catch (error) {
      this.line.refuse(id, error);
    }
  }

  private async why(id: number, path: readonly string[], under: readonly string[]): Promise<void> {
    try {
      const reason = await get<LessonReason>(this.path("/why"), { node: this.at.value, path, under });
      this.line.say({ t: "why", id, ...reason });
    } catch (error) {
      this.line.refuse(id, error);
    }
  }

  // --- looking ------------------------------------------------------------------------------

  /** The chapter as it is now. */
  private async load(): Promise<void> {
    const page = await get<ChapterPage>(this.path(""));
    batch(() => {
      const before = this.tree.value;
      this.version = page.version;
      this.page.value = page;
      this.tree.value = plant(page.nodes);
      this.at.value = nearest(this.tree.value, before.size ? before : this.tree.value, this.at.value);
    });
  }

  async open(chapter: number): Promise<void> {
    this.chapter = chapter;
    this.opinions.clear();
    batch(() => {
      this.at.value = ROOT;
      this.tree.value = new Map();
      this.isComing.value = true;
      this.pencil.putAway();
    });
    try {
      await this.joined();
    } catch (error) {
      this.problem.value = said(error);
    }
  }

  async goTo(node: number, ack: number | null = null): Promise<void> {
    this.at.value = node;
    this.pencil.rest();
    this.deleting.value = null;
    await this.show(ack);
  }

  lookFrom(seat: number | null): void {
    this.seat.value = seat;
    void this.show(null);
  }

  /** The position of the node, unless somebody went on meanwhile. */
  private async show(ack: number | null): Promise<void> {
    const { chapter, node } = this.place;
    const seat = this.seat.value;
    rename(`/study/${this.id}?chapter=${chapter}&node=${node}`);
    this.isComing.value = true;
    this.showOpinion();
    try {
      const found = await get<StudyScene>(this.path("/scene"), { node, seat });
      if (chapter !== this.chapter || node !== this.at.value || seat !== this.seat.value) return;
      const { scene } = found.told;
      const legal = this.mayWrite.value ? scene.legal : [];
      batch(() => {
        this.isComing.value = false;
        this.outcomes.value = found.outcomes;
        this.line.say({ ...found.told, t: "scene", ack, scene: { ...scene, legal } });
      });
    } catch (error) {
      this.line.refuse(ack, error);
    }
  }

  // --- what others do -------------------------------------------------------------------------

  private told(message: FromStudyServer): void {
    if (message.t === "changed") return this.follow(message);
    if (message.t !== "people") return;
    const could = this.mayWrite.value;
    batch(() => {
      this.here.value = message.here;
      this.isBusy.value = message.is_busy;
      const info = this.info.value;
      if (info) this.info.value = { ...info, may_write: message.may_write };
    });
    if (message.version > this.version) void this.reload();
    else if (could !== message.may_write) void this.show(null);
  }

  /** A change comes on the line, and to who made it as an answer as well: whichever is first counts. */
  private follow(change: StudyChanged): void {
    if (change.version <= this.version) return;
    if (change.version > this.version + 1) return void this.reload();
    const [before, at] = [this.tree.value, this.at.value];
    batch(() => {
      this.version = change.version;
      if (change.info) this.info.value = change.info;
      if (change.chapter !== this.chapter || change.info) return;
      this.tree.value = changed(before, change);
      this.at.value = nearest(this.tree.value, before, at);
    });
    const [added] = change.nodes ?? [];
    if (change.info && !change.info.chapters.some((each) => each.number === this.chapter)) {
      void this.open(change.info.chapters[0]?.number ?? 0);
    } else if (this.isBusy.value && !change.is_mine && added && added.parent === at && !before.has(added.id)) {
      void this.goTo(added.id); // one watches the bots
    } else if (this.at.value !== at) void this.show(null);
  }

  private async reload(): Promise<void> {
    try {
      this.info.value = await get<StudyInfo>(`/studies/${this.id}`);
      await this.load();
      await this.show(null);
    } catch (error) {
      this.problem.value = said(error);
    }
  }

  // --- what the person does -------------------------------------------------------------------

  /** Whether the house has done it. */
  async change(change: StudyChange): Promise<boolean> {
    return this.attempt(async () => {
      const found = await send<StudyChanged>("POST", `/studies/${this.id}/changes`, change);
      this.follow(found);
      if (change.t === "draw" && found.at !== undefined && found.at !== null) await this.goTo(found.at);
    });
  }

  async attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      this.problem.value = "";
      return true;
    } catch (error) {
      this.problem.value = said(error);
      return false;
    }
  }

  /** An outcome of chance that somebody chose. */
  choose(code: number): void {
    void this.act(0, code);
  }

  draw(): void {
    void this.change({ t: "draw", ...this.place });
  }

  promote(): void {
    if (this.mayWrite.value && this.at.value !== ROOT) void this.change({ t: "promote", ...this.place });
  }

  remove(node: number): void {
    this.deleting.value = null;
    void this.change({ t: "delete", chapter: this.chapter, node });
  }

  playOn(count: number | null, bot: string): void {
    void this.attempt(async () => {
      await send("POST", `/studies/${this.id}/bots`, { ...this.place, count, bot });
      this.isBusy.value = true;
    });
  }

  stop(): void {
    void this.attempt(() => send("DELETE", `/studies/${this.id}/bots`));
  }

  /** The moves that led here, as numbers of nodes. */
  readonly pathHere: ReadonlySignal<ReadonlySet<number>> = computed(() => new Set(pathTo(this.tree.value, this.at.value)));

  // --- search ---------------------------------------------------------------------------------

  askAlways(asks: boolean): void {
    this.asks.value = asks;
    this.showOpinion();
  }

  private showOpinion(): void {
    clearTimeout(this.asked);
    const node = this.at.value;
    const known = this.opinions.get(node);
    this.opinion.value = known ?? "none";
    if (this.asks.value && !known) this.asked = setTimeout(() => void this.askOpinion(node), PAUSE);
  }

  private async askOpinion(node: number): Promise<void> {
    if (this.isBusy.value) return;
    const isHere = (): boolean => this.asks.value && this.at.value === node;
    this.opinion.value = "thinking";
    try {
      const found = await get<Advice>(this.path("/opinion"), { node, seconds: 1 });
      this.opinions.set(node, found);
      if (isHere()) this.opinion.value = found;
    } catch (error) {
      if (!isHere()) return;
      this.opinion.value = "none";
      const isLimit = error instanceof HouseError && error.status === 429;
      if (isLimit) this.asked = setTimeout(() => void (isHere() && this.askOpinion(node)), LATER);
    }
  }
}

