/** What a pointer or a finger is at: ids of things, the topmost first, and where they are seen. */
export interface Pointed {
  ids: readonly string[];
  at: DOMRect;
  scale: number; // pixels per unit where a finger asks, which sees too little by itself; otherwise 0
}
