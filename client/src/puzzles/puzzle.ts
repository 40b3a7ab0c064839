import { signal } from "@preact/signals";
import { get } from "../house/http";
import { Lesson, type Verdict } from "../learn/lesson";
import type { LessonPage, PuzzleInfo, PuzzleList, PuzzlePage } from "../protocol";
import { t } from "../words";
import { note } from "./history";

/** A puzzle: a lesson of one step, which is tried until it is solved. */
export class Puzzle extends Lesson {
  readonly info = signal<PuzzleInfo | null>(null);
  readonly list = signal<PuzzleList | null>(null);

  override get home(): { href: string; words: string } {
    return { href: "/puzzles", words: t("puzzles.title") };
  }

  get isDaily(): boolean {
    const daily = this.list.value?.daily;
    return daily?.id === this.id && daily.game === this.game;
  }

  /** The next one in the list that is of this game; after somebody's own there is none. */
  get following(): PuzzleInfo | null {
    const here = this.list.value?.puzzles.filter(({ game }) => game === this.game) ?? [];
    const at = here.findIndex(({ id }) => id === this.id);
    return at < 0 ? null : (here[at + 1] ?? null);
  }

  protected override get path(): string {
    return `/games/${this.game}/puzzles/${encodeURIComponent(this.id)}`;
  }

  protected override at(what: string): string {
    return `${this.path}/${what}`;
  }

  protected override async fetch(): Promise<LessonPage> {
    const [page, list] = await Promise.all([get<PuzzlePage>(this.path), get<PuzzleList>("/puzzles")]);
    this.info.value = page.info;
    this.list.value = list;
    return page.lesson;
  }

  protected override tried(verdict: Verdict): void {
    const today = this.list.value?.today;
    if (verdict === "open" || !today) return;
    const what = verdict === "solved" && this.shows.value ? "shown" : verdict;
    note(this.game, this.id, what, today, this.isDaily);
  }
}
