import { batch, signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { get } from "../house/http";
import type { Wire } from "../house/live";
import type { Desk } from "../table/desk";
import { asTable, Line } from "../table/line";
import type {
  FromClient, GameInfo, LessonPage, LessonReason, LessonScene, Mark, Solution, TableInfo,
} from "../protocol";
import { t } from "../words";
import { learned } from "./progress";

const PAUSE = 900; // milliseconds between two actions of a solution that is shown

export type Verdict = LessonScene["verdict"];

/** A lesson as it is gone through: which step, what was tried there, what came of it. */
export class Lesson implements Desk {
  readonly parts = null;
  readonly page = signal<LessonPage | null>(null);
  readonly step = signal(0);
  readonly verdict = signal<Verdict>("open");
  readonly answer = signal(""); // HTML of the house
  readonly marks = signal<readonly Mark[]>([]);
  readonly hinted = signal(false);
  readonly shows = signal(false); // the solution is being shown
  readonly isComing = signal(false); // the position of the step has not come yet: another lies there
  /** The way on once all is done, where it is not another lesson. */
  Onward: FunctionComponent | null = null;

  private played: number[] = [];
  private readonly line = new Line((message) => void this.heard(message));
  private visits = 0; // how often a step was begun: what comes late belongs to none

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  /** Where the others of its kind are. */
  get home(): { href: string; words: string } {
    return { href: `/learn/${this.game}`, words: t("learn.title") };
  }

  get title(): string {
    return this.page.value?.title ?? "";
  }

  get isLast(): boolean {
    return this.step.value + 1 >= (this.page.value?.steps.length ?? 1);
  }

  /** The lesson as a table that all parts of the page can draw. */
  async welcome(): Promise<TableInfo> {
    const [page, game] = await Promise.all([
      this.fetch(),
      get<GameInfo>(`/games/${this.game}`),
    ]);
    this.page.value = page;
    return asTable(game, page.seats, page.seat);
  }

  dial(): Wire {
    return this.line.dial();
  }

  /** Where things of the position on the board are asked about. */
  about(): { path: string; query: Record<string, string> } {
    return { path: this.at("about"), query: { played: this.played.join(",") } };
  }

  protected get path(): string {
    return `/games/${this.game}/lessons/${encodeURIComponent(this.id)}`;
  }

  /** Where something of the step is asked for. */
  protected at(what: string): string {
    return `${this.path}/${this.step.value}/${what}`;
  }

  protected fetch(): Promise<LessonPage> {
    return get<LessonPage>(this.path);
  }

  /** A try came to its end. */
  protected tried(verdict: Verdict): void {
    if (verdict === "solved") learned(this.game, this.id, this.step.value);
  }

  // --- what is said to the house ----------------------------------------------------------

  private async heard(message: FromClient): Promise<void> {
    switch (message.t) {
      case "join":
        await this.joined();
        return;
      case "look":
        return void (await this.show(null));
      case "act":
        return this.act(message.id, message.code);
      case "undo":
        this.played = this.played.slice(0, message.to ?? -1);
        return void (await this.show(message.id));
      case "why":
        return this.why(message.id, message.path, message.under ?? []);
    }
  }

  private async joined(): Promise<void> {
    const page = await this.fetch();
    this.page.value = page;
    this.line.say({ t: "layout", layout: page.layout });
    await this.show(null);
  }

  private async act(id: number, code: number): Promise<void> {
    this.played.push(code);
    if (await this.show(id)) return;
    this.played.pop();
  }

  private async why(id: number, path: readonly string[], under: readonly string[]): Promise<void> {
    try {
      const reason = await get<LessonReason>(this.at("why"), {
        played: this.played.join(","), path, under,
      });
      this.line.say({ t: "why", id, ...reason });
    } catch (error) {
      this.line.refuse(id, error);
    }
  }

  /** The position as it is now; whether the house knew one. */
  private async show(ack: number | null): Promise<boolean> {
    const visit = ++this.visits;
    try {
      const found = await get<LessonScene>(this.at("scene"), { played: this.played.join(",") });
      if (visit !== this.visits) return true;
      batch(() => {
        this.isComing.value = false;
        this.verdict.value = found.verdict;
        this.answer.value = found.answer ?? "";
        this.marks.value = found.marks ?? [];
        this.line.say({ ...found.told, t: "scene", ack });
      });
      this.tried(found.verdict);
      return true;
    } catch (error) {
      this.line.refuse(ack, error);
      return false;
    }
  }

  // --- what the learner does --------------------------------------------------------------

  /** To another step, or the same one from its beginning. */
  goTo(step: number): void {
    this.played = [];
    batch(() => {
      this.step.value = step;
      this.isComing.value = true;
      this.verdict.value = "open"; // of the step before, it would offer to go on at once
      this.answer.value = "";
      this.hinted.value = false;
    });
    void this.show(null);
  }

  again(): void {
    this.goTo(this.step.value);
  }

  next(): void {
    if (this.page.value?.steps[this.step.value]?.is_task === false) learned(this.game, this.id, this.step.value);
    if (!this.isLast) this.goTo(this.step.value + 1);
  }

  /** Play the solution, slowly. */
  async solve(): Promise<void> {
    if (this.shows.value) return;
    this.shows.value = true;
    const step = this.step.value;
    try {
      const { codes } = await get<Solution>(this.at("solution"));
      for (const i of codes.keys()) {
        if (i > 0) await new Promise((go) => setTimeout(go, PAUSE));
        if (this.step.value !== step) return;
        this.played = codes.slice(0, i + 1);
        await this.show(null);
      }
    } catch (error) {
      this.line.refuse(null, error);
    } finally {
      this.shows.value = false;
    }
  }
}
