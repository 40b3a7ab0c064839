import { signal } from "@preact/signals";

/** The path of an action that is pointed at in a list; the board shows it. */
export const preview = signal<readonly string[]>([]);
