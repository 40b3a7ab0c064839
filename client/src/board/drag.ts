import { type Hand, meant, SLIP } from "./aim";
import { skyOf } from "./flights";
import { aimedAt, type Point } from "./sight";

/** A thing is taken from where it lies and laid elsewhere, with a mouse or a finger. */

export interface Bearer {
  /** Whether it could be laid anywhere. */
  can: (id: string) => boolean;
  /** Take the thing in hand; answers whether it can be laid anywhere. */
  lift: (id: string) => boolean;
  /** It is let go over these, the topmost first. */
  lay: (ids: readonly string[]) => void;
}

let held = 0; // pointers that are down on what can be carried
let carried: { end: () => void } | null = null;

/** Whether something is on its way. */
export function isCarrying(): boolean {
  return carried !== null;
}

/** Whether something is carried or may be in a moment: then a finger does not move the board. */
export function isHolding(): boolean {
  return held > 0;
}

/** A second finger wants to come closer, not to carry. */
export function letGo(): void {
  carried?.end();
}

/** From now on a pointer that went down on a thing may carry it away, unless it came to read. */
export function mayCarry(
  down: PointerEvent,
  thing: SVGGElement,
  id: string,
  bearer: Bearer,
  reads: () => boolean,
): void {
  const room = thing.closest(".table-page");
  if (!room || down.button !== 0 || !down.isPrimary || !bearer.can(id)) return;
  const hand: Hand = down.pointerType === "mouse" ? "mouse" : "finger";
  let ghost: Ghost | null = null;
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) <= SLIP[hand]) return;
      if (reads() || !bearer.lift(id)) return stop();
      ghost = new Ghost(skyOf(room), thing);
      carried = { end: () => up(null) };
    }
    ghost.moveTo(event.clientX, event.clientY);
  };
  const up = (event: PointerEvent | null): void => {
    if (event && event.pointerId !== down.pointerId) return;
    stop();
    if (!ghost) return;
    ghost.remove();
    carried = null;
    event?.preventDefault(); // no touch
    swallowClick();
    const target = event?.type === "pointerup" ? laidAt(event, hand) : null;
    bearer.lay(target ? meant(room, target.x, target.y, hand).filter((each) => each !== id) : []);
  };
  const stop = (): void => {
    held -= 1;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  };
  held += 1;
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
}

/** Where what is carried is let go; null: what was meant is gone. */
function laidAt(up: PointerEvent, hand: Hand): Point | null {
  const picture = document.elementFromPoint(up.clientX, up.clientY)?.closest<SVGSVGElement>("svg[data-area]");
  return picture && hand === "finger" ? aimedAt(picture, up) : up;
}

/** What a mouse does at the end of carrying is no touch. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

/** The thing as it hangs under the pointer; where it lay it is pale. */
class Ghost {
  private readonly copy: SVGGElement;
  private readonly scale: number;

  constructor(
    sky: SVGSVGElement,
    private readonly thing: SVGGElement,
  ) {
    this.scale = thing.ownerSVGElement?.getScreenCTM()?.a ?? 1;
    this.copy = thing.cloneNode(true) as SVGGElement;
    this.copy.removeAttribute("data-piece");
    for (const part of this.copy.querySelectorAll(".rim, .hit")) part.remove();
    this.copy.classList.add("carried");
    sky.append(this.copy);
    thing.classList.add("away");
  }

  moveTo(x: number, y: number): void {
    this.copy.style.transform = `translate(${x}px,${y}px) scale(${this.scale})`;
  }

  remove(): void {
    this.copy.remove();
    this.thing.classList.remove("away");
  }
}
