import type { Outcome, ReplayScene, Scene, SceneMessage } from "../protocol";

/** What lies on the table now: the running position, or one of the past. */
export interface Frame {
  scene: Scene;
  seat: number | null;
  actor: number;
  ply: number;
  version: number; // -1 for a position of the past
  outcome: Outcome | null;
  thinking: boolean;
  again?: boolean; // shown once more, slowly
}

export function frameOf(message: SceneMessage): Frame {
  return {
    scene: message.scene,
    seat: message.seat,
    actor: message.actor,
    ply: message.ply,
    version: message.version,
    outcome: message.outcome ?? null,
    thinking: message.thinking ?? false,
  };
}

export function pastFrame(found: ReplayScene): Frame {
  return {
    scene: found.scene,
    seat: found.seat,
    actor: found.actor,
    ply: found.ply,
    version: -1,
    outcome: found.outcome ?? null,
    thinking: false,
  };
}
