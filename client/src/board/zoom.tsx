import type { ComponentChildren } from "preact";
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
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

const WHOLE: Lens = { scale: 1, x: 0, y: 0 };

/** Zoom around a point and keep the picture inside its frame. */
export function zoomAt(lens: Lens, factor: number, x: number, y: number, w: number, h: number): Lens {
  const scale = Math.min(MOST, Math.max(1, lens.scale * factor));
  const by = scale / lens.scale;
  return hold({ scale, x: x - (x - lens.x) * by, y: y - (y - lens.y) * by }, w, h);
}

export function hold(lens: Lens, w: number, h: number): Lens {
  const within = (at: number, room: number): number => Math.min(0, Math.max(room * (1 - lens.scale), at));
  return { scale: lens.scale, x: within(lens.x, w), y: within(lens.y, h) };
}

/** A box inside the frame as large as it can be seen, and the board closer in any case. */
export function lookAt(box: { x: number; y: number; w: number; h: number }, w: number, h: number): Lens {
  const scale = Math.min(CLOSE, Math.max(CLOSER, 0.86 * Math.min(w / box.w, h / box.h)));
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  return hold({ scale, x: w / 2 - scale * x, y: h / 2 - scale * y }, w, h);
}

/** What can be touched now, as a box in the frame; null: nothing. */
function usable(frame: HTMLElement): { x: number; y: number; w: number; h: number } | null {
  const boxes = [...frame.querySelectorAll(USABLE)].map((each) => each.getBoundingClientRect());
  if (boxes.length === 0) return null;
  const { left, top } = frame.getBoundingClientRect();
  const [x, y] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return { x: x - left, y: y - top, w: right - x, h: bottom - y };
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

/** A frame whose content can be zoomed and moved with fingers and mouse. */
export function Zoom({ children }: { children: ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let lens: Lens = WHOLE;
    const show = (next: Lens, glides = false): void => {
      lens = next;
      if (inner.current) {
        inner.current.classList.toggle("glides", glides && !isCalm());
        inner.current.style.setProperty("--fine", String(1 / Math.sqrt(next.scale)));
        inner.current.style.transform =
          next.scale === 1 ? "" : `translate(${next.x}px,${next.y}px) scale(${next.scale})`;
      }
      zoomed.value = next.scale > 1.01;
    };
    current = {
      frame: element,
      closer: () => {
        const { width: w, height: h } = element.getBoundingClientRect();
        show(lookAt(usable(element) ?? { x: 0, y: 0, w, h }, w, h), true);
      },
      whole: () => show(WHOLE, true),
    };
    const stop = listen(element, () => lens, show);
    return () => {
      stop();
      current = null;
      zoomed.value = false;
    };
  }, []);

  return (
    <div class="zoom" ref={frame}>
      <div class="zoom-inner" ref={inner}>
        {children}
      </div>
    </div>
  );
}

/** Fingers and wheel on an element; returns how to stop listening. */
function listen(element: HTMLElement, now: () => Lens, show: (lens: Lens, glides?: boolean) => void): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = false;
  let start = { x: 0, y: 0 };
  let tapped = { x: 0, y: 0, at: -Infinity };

  const local = (event: MouseEvent): { x: number; y: number; w: number; h: number } => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top, w: box.width, h: box.height };
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
      show(zoomAt(now(), factor, (at.x + other.x) / 2, (at.y + other.y) / 2, at.w, at.h));
    } else if (now().scale > 1) {
      if (Math.hypot(at.x - start.x, at.y - start.y) > SLIP) moved = true;
      const { scale, x, y } = now();
      if (moved) show(hold({ scale, x: x + at.x - before.x, y: y + at.y - before.y }, at.w, at.h));
    }
    fingers.set(event.pointerId, at);
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const at = local(event);
    show(zoomAt(now(), Math.exp(-event.deltaY / 400), at.x, at.y, at.w, at.h));
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
    const { x, y, w, h } = local(event);
    const again = event.timeStamp - tapped.at < TWICE && Math.hypot(x - tapped.x, y - tapped.y) < 3 * SLIP;
    tapped = { x, y, at: again ? -Infinity : event.timeStamp };
    if (!again || (event.target as Element).closest(".can")) return;
    show(now().scale > 1 ? WHOLE : zoomAt(WHOLE, 1.4 * CLOSER, x, y, w, h), true);
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
