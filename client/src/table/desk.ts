import type { ReadonlySignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { Wire } from "../house/live";
import type { Mark, TableInfo } from "../protocol";
import type { Key } from "../words";
import type { Table } from "./store";

type Part = FunctionComponent<{ table: Table }>;

/** A part of the page that a phone shows in a sheet from below. */
export interface Pane {
  label: Key;
  View: Part;
}

/** What the page of a table looks like where nobody plays a match. */
export interface Parts {
  name: "study" | "editor";
  Head: Part; // buttons in the line above the board
  Ask: Part; // takes the place of the prompt
  Bar: Part; // takes the place of undo and the end of the turn
  Side: Part; // takes the place of log, chat and rules
  panes: readonly Pane[]; // the same on a phone
}

/** A board without a match: a lesson, a study, a position that is arranged. It speaks as the house does
 * at a table, so that all that draws and touches a table serves it, too. */
export interface Desk {
  readonly marks: ReadonlySignal<readonly Mark[]>;
  readonly isComing: ReadonlySignal<boolean>; // another position lies there than the one that is asked for
  readonly parts: Parts | null;
  readonly title: string; // of the page
  /** As a table that all parts of the page can draw. */
  welcome(): Promise<TableInfo>;
  /** A line to the house that speaks as the one of a table does. */
  dial(): Wire;
  /** Where things on the board are asked about; null: nowhere. */
  about(): { path: string; query: Record<string, string> } | null;
  /** Whether a touch is for the desk itself, as when somebody draws on the board. */
  catches?(ids: readonly string[]): boolean;
  readonly isCatching?: ReadonlySignal<boolean>;
  /** Whether it has used the key. */
  onKey?(event: KeyboardEvent, target: HTMLElement): boolean;
  /** The page is left. */
  leave?(): void;
}
