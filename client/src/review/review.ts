import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { get, send } from "../house/http";
import type { Mark, ReviewDetail, ReviewInfo, ReviewPage, ReviewPly } from "../protocol";
import { said } from "../table/notice";
import type { Table } from "../table/store";
import { tab } from "../table/tabs";
import { nearby, type Way } from "./points";

const PAUSE = 1000; // milliseconds between two looks at a review that is being made
const NO_MARKS: readonly Mark[] = [];

/** What the house says of a match that is over, and how far it is with that. */
export class Review {
  readonly info = signal<ReviewInfo | null>(null);
  readonly problem = signal("");
  readonly picks = signal(0); // how often something was picked to be shown on the board
  readonly opens = signal(0); // how often the review itself was wished for
  readonly page: ReadonlySignal<ReviewPage | null> = computed(() => this.info.value?.review ?? null);
  /** Decisions and draws by their ply. */
  readonly plies: ReadonlySignal<ReadonlyMap<number, ReviewPly>> = computed(
    () => new Map((this.page.value?.plies ?? []).map((each) => [each.ply, each])),
  );
  /** Whether positions of the past are shown with what the review says of them. */
  readonly isShown: ReadonlySignal<boolean> = computed(
    () => tab.value === "review" && this.page.value !== null && this.table.story.past.value !== null,
  );
  /** What is said of the position that lies on the board; null until it has come. */
  readonly here: ReadonlySignal<ReviewDetail | null> = computed(() => {
    const ply = this.table.story.past.value?.ply;
    if (!this.isShown.value || ply === undefined || this.table.shown.value?.ply !== ply) return null;
    return this.details.value.get(ply) ?? null;
  });
  readonly marks: ReadonlySignal<readonly Mark[]> = computed(() => this.here.value?.marks ?? NO_MARKS);

  private readonly details = signal<ReadonlyMap<number, ReviewDetail>>(new Map());
  private timer = 0;
  private left = false;

  constructor(private readonly table: Table) {}

  private get path(): string {
    return `/tables/${this.table.id}/review`;
  }

  /** Ask how far it is, and again until it is done. */
  async load(): Promise<void> {
    await this.hear(get<ReviewInfo>(this.path));
  }

  /** Ask for a review, or that it goes on. */
  async ask(): Promise<void> {
    await this.hear(send<ReviewInfo>("POST", this.path));
  }

  async stop(): Promise<void> {
    await this.hear(send<ReviewInfo>("DELETE", this.path));
  }

  private async hear(answer: Promise<ReviewInfo>): Promise<void> {
    clearTimeout(this.timer);
    try {
      const info = await answer;
      if (this.left) return;
      batch(() => {
        this.info.value = info;
        this.problem.value = "";
      });
    } catch (error) {
      this.problem.value = said(error);
    }
    const status = this.info.value?.status;
    if (!this.left && (status === "waiting" || status === "running")) this.timer = window.setTimeout(() => void this.load(), PAUSE);
  }

  close(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  /** All that was said is to be said in another language. */
  retell(): void {
    this.details.value = new Map();
    if (this.info.value) void this.load();
  }

  /** Learn what is said of a ply. */
  async study(ply: number): Promise<void> {
    if (this.details.value.has(ply) || !this.plies.value.has(ply)) return;
    try {
      const found = await get<ReviewDetail>(`${this.path}/${ply}`);
      this.details.value = new Map([...this.details.value, [ply, found]]);
    } catch (error) {
      this.problem.value = said(error);
    }
  }

  /** Show the review beside the board, or over it where there is no room. */
  open(): void {
    batch(() => {
      tab.value = "review";
      this.opens.value += 1;
    });
  }

  /** Show on the board where something was decided or drawn: the position before it. */
  pick(ply: number): void {
    batch(() => {
      tab.value = "review";
      this.picks.value += 1;
    });
    void this.table.story.goTo(ply);
  }

  /** The next turning point in this direction; null where there is none. */
  turning(way: Way): number | null {
    const now = this.table.story.past.value?.ply ?? this.table.story.plies.value;
    return nearby(this.page.value?.turning_points ?? [], now, way);
  }

  /** From whose seat a position is looked at: who was to decide knew what lies in their hand. */
  eyeAt(ply: number): number | null {
    if (tab.value !== "review" || this.table.info.value?.is_open) return null;
    const actor = this.plies.value.get(ply)?.actor ?? -1;
    return actor >= 0 ? actor : null;
  }
}
