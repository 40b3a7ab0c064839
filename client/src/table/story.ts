import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { isCalm, language } from "../app/prefs";
import { get } from "../house/http";
import type { Log, LogLine, ReplayScene, SceneMessage } from "../protocol";
import { t } from "../words";
import { frameOf, pastFrame } from "./frame";
import { said } from "./notice";
import { marksOf, sinceLastTurn, stops, type Stretch } from "./since";
import type { Table } from "./store";

const SHOWN_AGAIN = 10; // positions at most

/** What happened so far: the log, the positions of the past, what others did meanwhile. */
export class Story {
  readonly log = signal<readonly LogLine[]>([]);
  readonly past = signal<{ ply: number; line: LogLine | null } | null>(null);
  readonly changes = signal<{ lines: readonly LogLine[]; marks: readonly string[] } | null>(null);

  /** What the others did since this seat last acted. */
  readonly stretch: ReadonlySignal<Stretch | null> = computed(() => {
    const now = this.table.now.value;
    if (!now || now.seat === null || this.table.info.value?.status !== "playing" || this.past.value) return null;
    return sinceLastTurn(this.log.value, now.seat, now.ply);
  });
  readonly plies: ReadonlySignal<number> = computed(() =>
    Math.max(this.table.info.value?.plies ?? 0, this.table.now.value?.ply ?? 0),
  );

  private readonly scenes = new Map<string, Promise<ReplayScene>>();
  private asked: Promise<unknown> = Promise.resolve(); // the last question about the past

  constructor(
    private readonly table: Table,
    startPly: number | null,
  ) {
    if (startPly !== null) this.past.value = { ply: startPly, line: null };
  }

  /** The lines of a scene replace those from the same ply on. Earlier ones stay if they were told to
   * the same seat and none is missing in between. */
  heard(message: SceneMessage, before: SceneMessage | null): void {
    const first = message.log_from;
    const joins = before !== null && before.seat === message.seat && first <= before.ply;
    this.changes.value = null;
    this.log.value = [...(joins ? this.log.value.filter((line) => line.ply < first) : []), ...message.log];
    for (const key of this.scenes.keys()) if (parseInt(key) > first) this.scenes.delete(key); // taken back, perhaps
  }

  /** Show the position after so many actions. */
  async goTo(ply: number, animate = false): Promise<void> {
    const wished = Math.max(0, Math.min(this.plies.value, ply));
    const seat = this.table.review.eyeAt(wished) ?? this.table.viewed;
    this.past.value = { ply: wished, line: this.past.value?.line ?? null };
    try {
      await this.asked; // of a slider that is drawn along only the last position is asked for
      if (this.past.value?.ply !== wished) return;
      const found = await this.scene(wished, seat);
      if (this.past.value?.ply !== wished) return; // somebody went on meanwhile
      const frame = pastFrame(found);
      batch(() => {
        this.past.value = { ply: found.ply, line: found.line ?? null };
        this.table.advice.value = null;
        this.changes.value = null;
        if (animate) this.table.playback.push(frame);
        else this.table.playback.jump(frame);
      });
      if (animate && wished < this.plies.value) void this.scene(wished + 1, seat).catch(() => undefined);
    } catch (error) {
      if (this.past.value?.ply !== wished) return;
      this.table.tell(said(error), "", "warn");
      this.goNow();
    }
  }

  /** Back to the running position. */
  goNow(): void {
    const now = this.table.now.value;
    this.past.value = null;
    this.forget(); // an undo may have changed what is past
    if (now) this.table.playback.jump(frameOf(now));
  }

  /** What the others did since this seat last acted: once more, then marked and in words. */
  async showChanges(): Promise<void> {
    const stretch = this.stretch.value;
    const seat = this.table.viewed;
    if (!stretch) return this.table.tell(t("changes.none"));
    try {
      const plies = stops(stretch, SHOWN_AGAIN);
      const found = await Promise.all(plies.map((ply) => this.scene(ply, seat)));
      const first = found[0];
      const now = this.table.now.value;
      if (!now || !first || this.stretch.value !== stretch) return; // play has gone on
      const { playback } = this.table;
      batch(() => {
        const places = new Set(this.table.layout.value?.places.map((place) => place.id));
        const scenes = found.slice(1).map((each) => each.scene);
        this.changes.value = { lines: stretch.lines, marks: marksOf(scenes, now.scene, places) };
        if (isCalm()) return;
        playback.jump({ ...pastFrame(first), again: true });
        for (const each of found) playback.push({ ...pastFrame(each), again: true });
        playback.push(frameOf(now));
      });
    } catch (error) {
      this.table.tell(said(error), "", "warn");
    } finally {
      this.forget(); // an undo may change what is past
    }
  }

  /** Every line of the log, where only the last ones are here. */
  async wholeLog(): Promise<void> {
    const seat = this.table.viewed;
    const spoken = language.value;
    try {
      const { lines } = await get<Log>(`/tables/${this.table.id}/log`, { seat });
      if (this.table.viewed !== seat || language.value !== spoken) return;
      const first = this.log.value[0]?.ply ?? Infinity; // what is here may be newer than the answer
      this.log.value = [...lines.filter((line) => line.ply < first), ...this.log.value];
    } catch (error) {
      this.table.tell(said(error), "", "warn");
    }
  }

  /** Positions of the past are asked for again. */
  forget(): void {
    this.scenes.clear();
  }

  /** All that was told is to be told in another language. */
  retell(): void {
    this.forget();
    this.log.value = [];
  }

  private scene(ply: number, seat: number | null): Promise<ReplayScene> {
    const key = `${ply}|${seat}`;
    let found = this.scenes.get(key);
    if (!found) {
      found = get<ReplayScene>(`/tables/${this.table.id}/scene`, { ply, seat });
      found.catch(() => this.scenes.delete(key));
      this.scenes.set(key, found);
      this.asked = found.catch(() => undefined);
    }
    return found;
  }
}
