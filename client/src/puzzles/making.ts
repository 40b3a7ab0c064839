import { signal } from "@preact/signals";
import { get, send } from "../house/http";
import type { NewPuzzle, OwnPuzzle } from "../protocol";
import { said } from "../table/notice";

const PAUSE = 700; // milliseconds between two looks at how far it is

/** A position that the house judges: whether one turn is clearly best. */
export class Making {
  readonly found = signal<OwnPuzzle | null>(null);
  readonly problem = signal("");

  private timer = 0;
  private left = false;

  constructor(found: OwnPuzzle | null = null) {
    this.found.value = found;
    this.waitOn();
  }

  get isUnderWay(): boolean {
    const status = this.found.value?.status;
    return status === "waiting" || status === "running";
  }

  ask(wish: NewPuzzle): Promise<void> {
    this.found.value = null;
    return this.hear(send<OwnPuzzle>("POST", "/puzzles/own", wish));
  }

  /** Judge it no longer, or throw away what came of it; whether that is done. */
  async stop(): Promise<boolean> {
    const found = this.found.value;
    if (!found) return false;
    clearTimeout(this.timer);
    try {
      await send("DELETE", `/puzzles/own/${found.id}`);
      this.found.value = null;
      return true;
    } catch (error) {
      this.problem.value = said(error);
      return false;
    }
  }

  close(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  private async hear(answer: Promise<OwnPuzzle>): Promise<void> {
    try {
      const found = await answer;
      if (this.left) return;
      this.found.value = found;
      this.problem.value = "";
    } catch (error) {
      this.problem.value = said(error);
    }
    this.waitOn();
  }

  private waitOn(): void {
    const found = this.found.value;
    clearTimeout(this.timer);
    if (this.left || !found || !this.isUnderWay) return;
    this.timer = window.setTimeout(() => void this.hear(get<OwnPuzzle>(`/puzzles/own/${found.id}`)), PAUSE);
  }
}
