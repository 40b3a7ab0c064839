import { signal } from "@preact/signals";

/** What lies beside the board: the story so far, talk, the rules, and after the match its review. */
export type Tab = "log" | "chat" | "rules" | "review";

/** Which of them is open; the same on every table. */
export const tab = signal<Tab>("log");
