import { signal } from "@preact/signals";

/** What a pointer or a finger is at: ids of things, the topmost first, and where they are seen. */
export interface Pointed {
  ids: readonly string[];
  at: DOMRect;
  scale: number; // pixels per unit where somebody asks, who sees too little by themselves; otherwise 0
}

/** What is pointed at on the table of this page; whoever explains things reads it. */
export const pointed = signal<Pointed | null>(null);
