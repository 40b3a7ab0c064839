import type { Change, Scene } from "../protocol";

/** The scene that a change makes of the one before it. */
export function merge(scene: Scene, change: Change): Scene {
  const others = new Set([...change.gone, ...change.pieces.map((piece) => piece.id)]);
  return {
    pieces: [...scene.pieces.filter((piece) => !others.has(piece.id)), ...change.pieces],
    panels: change.panels ?? scene.panels,
    prompt: change.prompt,
    legal: change.legal,
    marks: change.marks,
    overlays: change.overlays ?? scene.overlays,
  };
}
