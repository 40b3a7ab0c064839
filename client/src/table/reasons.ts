import type { Why } from "../protocol";
import type { Notice } from "./notice";

const LONGEST = 12; // ids in a question

/** Why touches lead nowhere: asked of the house once for each position and path. */
export class Reasons {
  private readonly known = new Map<string, Promise<Notice | null>>();
  private readonly asked = new Map<number, (notice: Notice | null) => void>();

  constructor(private readonly ask: (question: Why) => boolean) {}

  /** The reason for the things under a finger, the topmost first; null where there is none. */
  why(id: number, picked: readonly string[], [first = "", ...rest]: readonly string[]): Promise<Notice | null> {
    const path = [...picked, first].slice(-LONGEST);
    const under = rest.slice(0, LONGEST);
    const key = [...path, "", ...under].join("|");
    let reason = this.known.get(key);
    if (!reason) {
      reason = new Promise((tell) => {
        if (!this.ask({ t: "why", id, path, under })) return tell(null);
        this.asked.set(id, tell);
      });
      this.known.set(key, reason);
    }
    return reason;
  }

  /** An answer came, or a refusal to answer; false when this was never asked. */
  heard(id: number | null, notice: Notice | null): boolean {
    const tell = id === null ? undefined : this.asked.get(id);
    if (!tell || id === null) return false;
    this.asked.delete(id);
    tell(notice);
    return true;
  }

  /** The position is another one, or the language. */
  forget(): void {
    this.known.clear();
  }
}
