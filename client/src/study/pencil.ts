import { signal } from "@preact/signals";
import type { Mark } from "../protocol";

export type Tool = "hand" | "ring" | "arrow" | "label";
export const TOOLS: readonly Tool[] = ["hand", "ring", "arrow", "label"];
export const TONES = ["indigo", "gold", "moss", "plum"] as const;

/** Draws marks on the board: what is touched gets a ring, an arrow or words. */
export class Pencil {
  readonly tool = signal<Tool>("hand");
  readonly tone = signal<(typeof TONES)[number]>("indigo");
  readonly from = signal(""); // where an arrow begins
  readonly labelled = signal(""); // what words are to be written beside

  constructor(private readonly draw: (marks: Mark[]) => void) {}

  take(tool: Tool): void {
    this.tool.value = tool;
    this.rest();
  }

  /** What was begun is not ended. */
  rest(): void {
    this.from.value = "";
    this.labelled.value = "";
  }

  putAway(): void {
    this.take("hand");
  }

  /** The marks with what is being drawn. */
  with(marks: readonly Mark[]): readonly Mark[] {
    const begun = this.from.value || this.labelled.value;
    return begun ? [...marks, { kind: "ring", at: [begun], tone: this.tone.value }] : marks;
  }

  /** Whether the touch was for the pencil. The same mark drawn once more is rubbed out. */
  touch(ids: readonly string[], marks: readonly Mark[]): boolean {
    const [thing] = ids;
    if (this.tool.value === "hand") return false;
    if (thing === undefined) {
      this.rest();
    } else if (this.tool.value === "ring") {
      this.toggle({ kind: "ring", at: [thing], tone: this.tone.value }, marks);
    } else if (this.tool.value === "label") {
      this.labelled.value = thing;
    } else if (this.from.value === "") {
      this.from.value = thing;
    } else {
      const at = [this.from.value, thing];
      this.rest();
      if (at[0] !== at[1]) this.toggle({ kind: "arrow", at, tone: this.tone.value }, marks);
    }
    return true;
  }

  write(text: string, marks: readonly Mark[]): void {
    const thing = this.labelled.value;
    const words = text.trim().slice(0, 60);
    this.rest();
    const others = marks.filter((mark) => !(mark.kind === "label" && mark.at[0] === thing));
    if (thing && words) this.draw([...others, { kind: "label", at: [thing], text: words, tone: this.tone.value }]);
    else if (thing && others.length < marks.length) this.draw(others);
  }

  private toggle(mark: Mark, marks: readonly Mark[]): void {
    const others = marks.filter((each) => !(each.kind === mark.kind && each.at.join() === mark.at.join()));
    this.draw(others.length < marks.length ? others : [...marks, mark]);
  }
}
