import { Crest } from "../board/crest";

/** A crest, or a die for chance. */
export function Actor({ seat }: { seat: number }) {
  return seat >= 0 ? (
    <span class={`owner-${seat}`}>
      <Crest seat={seat} size={14} />
    </span>
  ) : (
    <span class="dice-dot" aria-hidden="true" />
  );
}
