import type { ComponentChildren } from "preact";
import { aside, pinned, pointedAt } from "./about";

interface Props {
  thing: string; // `counter:SEAT:ID` or `score:SEAT`
  name: string;
  class: string;
  children: ComponentChildren;
}

/** A number that tells what it is: to a pointer that rests on it, and to whoever presses it. */
export function Asked({ thing, name, class: names, children }: Props) {
  const point = (event: { currentTarget: Element }) => pointedAt(event.currentTarget);
  return (
    <button
      type="button"
      class={`asked ${names}`}
      data-thing={thing}
      aria-haspopup="dialog"
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") aside.value = point(event);
      }}
      onPointerLeave={() => (aside.value = null)}
      onClick={(event) => (pinned.value = point(event))}
    >
      <span class="hidden">{name} </span>
      {children}
    </button>
  );
}
