import type { ComponentChildren } from "preact";
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isCalm } from "../app/prefs";
import { Icon } from "../ui/icons";
import { t } from "../words";

const MOST = 4;
const SLIP = 8; // pixels a finger may move and still mean a touch
const [CLOSER, CLOSE] = [1.8, 3]; // how much larger the button makes the board, at least and at most
const USABLE = ".can[data-piece],.can[data-place]";
const TWICE = 320; // milliseconds between two taps that belong together

/** Where a zoomed picture stands: its scale and how far its upper left corner is moved. */
export interface Lens {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  w: number;
  h: number;
}

type Box = Size & { x: number; y: number };

const WHOLE: Lens = { scale: 1, x: 0, y: 0 };

/** Zoom around a point of the frame, and keep the picture in it. */
export function zoomAt(lens: Lens, factor: number, x: number, y: number, frame: Size, picture: Size): Lens {
  const scale = Math.min(MOST, Math.max(1, lens.scale * factor));
  const by = scale / lens.scale;
  return hold({ scale, x: x - (x - lens.x) * by, y: y - (y - lens.y) * by }, frame, picture);
}

/** No room is left beside a picture that fills its frame; a smaller one lies in the middle of its top. */
export function hold({ scale, x, y }: Lens, frame: Size, picture: Size): Lens {
  const [w, h] = [frame.w - picture.w * scale, frame.h - picture.h * scale];
  return { scale, x: w > 0 ? w / 2 : Math.min(0, Math.max(w, x)), y: Math.min(0, Math.max(h, y)) };
}

/** A box of the picture as large as it can be seen, and the board closer in any case. */
export function lookAt(box: Box, frame: Size, picture: Size): Lens {
  const scale = Math.min(CLOSE, Math.max(CLOSER, 0.86 * Math.min(frame.w / box.w, frame.h / box.h)));
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  return hold({ scale, x: frame.w / 2 - scale * x, y: frame.h / 2 - scale * y }, frame, picture);
}

/** What can be touched now, as a box of the picture; null: nothing. */
function usable(frame: HTMLElement, lens: Lens): Box | null {
  const boxes = [...frame.querySelectorAll(USABLE)].map((each) => each.getBoundingClientRect());
  if (boxes.length === 0) return null;
  const { left, top } = frame.getBoundingClientRect();
  const [x, y] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return {
    x: (x - left - lens.x) / lens.scale,
    y: (y - top - lens.y) / lens.scale,
    w: (right - x) / lens.scale,
    h: (bottom - y) / lens.scale,
  };
}

/** The frame on screen, for the button that brings the board closer. */
export const zoomed = signal(false);
let current: { closer: () => void; whole: () => void; frame: HTMLElement } | null = null;

/** Back to the whole when nothing of what can be touched is in sight any more. */
export function keepInSight(): void {
  if (!current || !zoomed.peek()) return;
  const frame = current.frame.getBoundingClientRect();
  const things = [...current.frame.querySelectorAll(USABLE)].map((each) => each.getBoundingClientRect());
  const isSeen = (box: DOMRect): boolean => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  };
  if (things.length > 0 && !things.some(isSeen)) current.whole();
}

/** Closer to what can be touched now, and back to the whole. */
export function ZoomButton() {
  const words = zoomed.value ? t("zoom.whole") : t("zoom.in");
  return (
    <button
      type="button"
      class="icon"
      aria-label={words}
      title={words}
      onClick={() => (zoomed.value ? current?.whole() : current?.closer())}
    >
      <Icon name={zoomed.value ? "whole" : "closer"} />
    </button>
  );
}

/** A frame whose picture can be zoomed and moved with fingers and mouse. Without a size it fills the frame. */
export function Zoom({ size, children }: { size?: Size; children: ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const wanted = useRef(size);
  wanted.current = size;

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let lens: Lens = WHOLE;
    let aim: Box | null = null; // what the button brought closer, until fingers move the picture
    const frameSize = (): Size => ({ w: element.clientWidth, h: element.clientHeight });
    const picture = (): Size => wanted.current ?? frameSize();
    const show = (next: Lens, glides = false): void => {
      lens = next;
      if (inner.current) {
        inner.current.classList.toggle("glides", glides && !isCalm());
        inner.current.style.setProperty("--fine", String(1 / Math.sqrt(next.scale)));
        inner.current.style.transform =
          next.scale === 1 && next.x === 0 ? "" : `translate(${next.x}px,${next.y}px) scale(${next.scale})`;
      }
      zoomed.value = next.scale > 1.01;
    };
    const look = (glides: boolean): void =>
      show(aim ? lookAt(aim, frameSize(), picture()) : hold(lens, frameSize(), picture()), glides);
    current = {
      frame: element,
      closer: () => {
        aim = usable(element, lens) ?? { x: 0, y: 0, ...picture() };
        look(true);
      },
      whole: () => {
        aim = null;
        show(hold(WHOLE, frameSize(), picture()), true);
      },
    };
    const stop = listen(element, {
      now: () => lens,
      zoom: (factor, x, y, glides) => {
        aim = null;
        show(zoomAt(lens, factor, x, y, frameSize(), picture()), glides);
      },
      move: (dx, dy) => {
        aim = null;
        show(hold({ ...lens, x: lens.x + dx, y: lens.y + dy }, frameSize(), picture()));
      },
    });
    // frame or picture may become larger or smaller; what was looked at stays in sight
    const watcher = new ResizeObserver(() => look(aim !== null));
    watcher.observe(element);
    if (inner.current) watcher.observe(inner.current);
    return () => {
      watcher.disconnect();
      stop();
      current = null;
      zoomed.value = false;
    };
  }, []);

  return (
    <div class="zoom" ref={frame}>
      <div class="zoom-inner" ref={inner} style={size && { width: `${size.w}px`, height: `${size.h}px` }}>
        {children}
      </div>
    </div>
  );
}

/** What fingers and wheel do with a picture. */
interface Hands {
  now: () => Lens;
  zoom: (factor: number, x: number, y: number, glides?: boolean) => void;
  move: (dx: number, dy: number) => void;
}

/** Fingers and wheel on an element; returns how to stop listening. */
function listen(element: HTMLElement, hands: Hands): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = false;
  let start = { x: 0, y: 0 };
  let tapped = { x: 0, y: 0, at: -Infinity };

  const local = (event: MouseEvent): { x: number; y: number } => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const down = (event: PointerEvent): void => {
    const at = local(event);
    if (fingers.size === 0) {
      moved = false;
      start = at;
    }
    fingers.set(event.pointerId, at);
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const at = local(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      moved = true;
      const factor =
        Math.hypot(at.x - other.x, at.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      hands.zoom(factor, (at.x + other.x) / 2, (at.y + other.y) / 2);
    } else if (hands.now().scale > 1) {
      if (Math.hypot(at.x - start.x, at.y - start.y) > SLIP) moved = true;
      if (moved) hands.move(at.x - before.x, at.y - before.y);
    }
    fingers.set(event.pointerId, at);
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = local(event);
    hands.zoom(Math.exp(-event.deltaY / 400), x, y);
  };
  // a finger that moved the picture does not touch what lies under it
  const click = (event: MouseEvent): void => {
    if (moved) {
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    } else if ((event as PointerEvent).pointerType === "touch") tap(event);
  };
  // two taps where nothing can be used: closer to that spot, or back to the whole
  const tap = (event: MouseEvent): void => {
    const { x, y } = local(event);
    const again = event.timeStamp - tapped.at < TWICE && Math.hypot(x - tapped.x, y - tapped.y) < 3 * SLIP;
    tapped = { x, y, at: again ? -Infinity : event.timeStamp };
    if (!again || (event.target as Element).closest(".can")) return;
    hands.zoom(hands.now().scale > 1 ? 0 : 1.4 * CLOSER, x, y, true);
    event.stopPropagation();
  };
  element.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  element.addEventListener("wheel", wheel, { passive: false });
  element.addEventListener("click", click, true);
  return () => {
    element.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
    element.removeEventListener("wheel", wheel);
    element.removeEventListener("click", click, true);
  };
}
