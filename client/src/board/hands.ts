import { useRef } from "preact/hooks";
import { meant, SLIP, thingsAt } from "./aim";
import { type Bearer, isCarrying, mayCarry } from "./drag";
import type { Pointed } from "./pointed";
import { aimedAt, at, type Point } from "./sight";

/**
 * What mice and fingers do to a picture. A touch counts for what lay there when the pointer came
 * down, whatever moves until it is lifted: the board comes closer by itself, words come and go.
 */

const LONG = 420; // milliseconds a finger rests on a thing to ask what it is
const ECHO = 700; // milliseconds in which a browser may make a click of a finger that has touched already

export interface Reach {
  /** What can be used now. */
  can: ReadonlySet<string>;
  /** Things were touched; answers whether that led anywhere. */
  onTouch: (ids: readonly string[], byFinger: boolean) => boolean;
  onPoint: (pointed: Pointed | null) => void;
  bearer: Bearer;
}

/** A pointer that is down on the picture, or was last. */
interface Press {
  pointer: number;
  isFinger: boolean;
  isDown: boolean;
  isSpent: boolean; // it belongs to more than one finger, or means what is gone
  reads: boolean; // it rests to ask what lies there
  ids: readonly string[]; // what it means
  things: Pointed | null; // what lies there
  x: number;
  y: number;
  since: number; // when it came down
  until: number; // when it was lifted
}

export function useHands({ can, onTouch, onPoint, bearer }: Reach, svg: { current: SVGSVGElement | null }) {
  const last = useRef<Press | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const asked = ({ x, y }: Point, asks = true): Pointed | null => svg.current && thingsAt(svg.current, x, y, asks);
  const aimed = ({ x, y }: Point): string[] => (svg.current ? meant(svg.current, x, y, "mouse") : []);
  const rest = (): void => {
    clearTimeout(timer.current);
    document.querySelector("[data-aimed]")?.removeAttribute("data-aimed");
  };
  const touch = (ids: readonly string[], things: Pointed | null, isFinger: boolean): void => {
    onPoint(null); // what comes of the touch is not to be hidden by words
    if (!onTouch(ids, isFinger) && isFinger) onPoint(things);
  };

  /** A finger is lifted wherever the picture is by now; who has used it already says so. */
  const lift = (press: Press, event: PointerEvent): void => {
    rest();
    press.isDown = false;
    press.until = event.timeStamp;
    const isQuick = press.until - press.since < LONG; // even where the page was slow and took it for resting
    if (event.type !== "pointerup" || event.defaultPrevented || press.isSpent || hasSlipped(press, event)) return;
    if (isQuick) touch(press.ids, press.things, true);
    else if (!press.reads) onPoint(press.things);
  };
  const follow = (press: Press): void => {
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== press.pointer) return;
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      lift(press, event);
    };
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  };

  return {
    onPointerDown: (event: PointerEvent): void => {
      rest();
      const isFinger = event.pointerType !== "mouse";
      if (isFinger && last.current?.isDown) {
        last.current.isSpent = true; // two fingers come closer
        return;
      }
      const aim = svg.current && (isFinger ? aimedAt(svg.current, event) : at(svg.current, event));
      const press: Press = {
        pointer: event.pointerId, isFinger, isDown: isFinger, isSpent: !aim, reads: false,
        ids: aim ? meant(aim.picture, aim.x, aim.y, isFinger ? "finger" : "mouse") : [],
        things: !isFinger ? null : aim ? thingsAt(aim.picture, aim.x, aim.y) : asked(event),
        x: event.clientX, y: event.clientY, since: event.timeStamp, until: event.timeStamp,
      };
      last.current = press;
      const [first = ""] = press.ids.filter((id) => can.has(id));
      const thing = aim && first ? find(aim.picture, first) : null;
      thing?.setAttribute("data-aimed", "");
      if (thing?.matches("[data-piece]")) mayCarry(event, thing, first, bearer, () => press.reads);
      if (!isFinger) return;
      follow(press);
      onPoint(null);
      timer.current = setTimeout(() => {
        if (isCarrying()) return;
        press.reads = true;
        onPoint(press.things);
      }, LONG);
    },
    onPointerMove: (event: PointerEvent): void => {
      if (isCarrying()) return rest();
      if (event.pointerType === "mouse") return onPoint(asked(event, false));
      const press = last.current;
      if (press?.reads && press.isDown) {
        event.stopPropagation(); // a finger that reads does not move the board
        onPoint(asked(event));
      } else if (press && hasSlipped(press, event)) rest();
    },
    onPointerLeave: (event: PointerEvent): void => {
      rest();
      if (event.pointerType === "mouse") onPoint(null);
    },
    /** No click is made of a finger: it has touched, and what comes up under it is not touched as well. */
    onTouchEnd: (event: TouchEvent): void => {
      if (!event.cancelable) return;
      event.preventDefault();
      document.querySelector<HTMLElement>("input:focus, textarea:focus")?.blur(); // the keys on the screen go
    },
    onClick: (event: MouseEvent): void => {
      const press = last.current;
      last.current = null; // a click without a pointer comes from a screen reader
      if (press?.isFinger && event.timeStamp - press.until < ECHO) return;
      const isStill = press && !press.isFinger && !hasSlipped(press, event);
      touch(isStill ? press.ids : aimed(event), null, false);
    },
    onContextMenu: (event: MouseEvent): void => {
      if (last.current?.reads) event.preventDefault();
    },
  };
}

function hasSlipped({ isFinger, x, y }: Press, { clientX, clientY }: MouseEvent): boolean {
  return Math.hypot(clientX - x, clientY - y) > SLIP[isFinger ? "finger" : "mouse"];
}

function find(svg: SVGSVGElement, id: string): SVGGElement | null {
  const name = CSS.escape(id);
  return svg.querySelector<SVGGElement>(`[data-piece="${name}"],[data-place="${name}"]`);
}
