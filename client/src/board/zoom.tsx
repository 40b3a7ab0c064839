import type { ComponentChildren } from "preact";
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isCalm } from "../app/prefs";
import { Icon } from "../ui/icons";
import { t } from "../words";
import { boxOf, type Hand, SLIP, usableIn } from "./aim";
import { isHolding, letGo } from "./drag";
import { forget, type Point, watch } from "./sight";

const MOST = 4;
const [CLOSER, CLOSE] = [1.8, 3]; // how much larger the button makes the board, at least and at most
const FITS = 0.86; // of the frame that what is looked at fills
const EASY = 44; // pixels of a thing that is easily seen and touched
const ENOUGH = 48; // pixels of a thing that need not come closer by itself
const HELPS = 1.3; // how much larger it must become for the board to come closer by itself
const [TWICE, TOGETHER] = [320, 24]; // milliseconds and pixels between two taps that belong together

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

type Box = Size & Point;

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
export function lookAt(box: Box, frame: Size, picture: Size, least = CLOSER, most = CLOSE): Lens {
  const scale = Math.min(most, Math.max(least, FITS * Math.min(frame.w / box.w, frame.h / box.h)));
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  return hold({ scale, x: frame.w / 2 - scale * x, y: frame.h / 2 - scale * y }, frame, picture);
}

/** Whether the board should come closer by itself: things are small and lie close to each other. */
export function isHelped(box: Size, smallest: number, frame: Size): boolean {
  return smallest < EASY && FITS * Math.min(frame.w / box.w, frame.h / box.h) >= HELPS;
}

/** What can be touched now, as a box of the picture, and how small the smallest is; null: nothing. */
function usable(frame: HTMLElement, inner: HTMLElement): (Box & { smallest: number }) | null {
  const boxes = usableIn(frame).map(boxOf);
  if (boxes.length === 0) return null;
  const at = frame.getBoundingClientRect();
  const lens = seen(inner);
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return {
    x: (left - at.left - lens.x) / lens.scale,
    y: (top - at.top - lens.y) / lens.scale,
    w: (right - left) / lens.scale,
    h: (bottom - top) / lens.scale,
    smallest: Math.min(...boxes.map((box) => Math.min(box.width, box.height))) / lens.scale,
  };
}

/** How the picture stands just now, even while it glides. */
function seen(inner: HTMLElement): Lens {
  const { a, e, f } = new DOMMatrix(getComputedStyle(inner).transform);
  return { scale: a, x: e, y: f };
}

/** Whether any part of a box of the picture is in the frame. */
function isSeen(box: Box, { scale, x, y }: Lens, frame: Size): boolean {
  const [left, top] = [box.x * scale + x, box.y * scale + y];
  return left < frame.w && top < frame.h && left + box.w * scale > 0 && top + box.h * scale > 0;
}

/** How many times larger the board is seen, in steps: at each of them more words can be read. */
export const closeness = signal(1);
const STEPS = [3.4, 2.9, 2.5, 2.1, 1.8, 1.5, 1.25];

/** The frame on screen, for the button that brings the board closer. */
export const zoomed = signal(false);

/** How many times larger the board came by itself; null: fingers hold it, it needs all the room there is. */
export const cameCloser = signal<number | null>(1);
let current: {
  closer: () => void;
  whole: () => void;
  attend: (position: number) => void;
} | null = null;

/** The board comes to what is asked in this position where that helps, unless somebody looks at it otherwise. */
export function attend(position: number): void {
  watch();
  current?.attend(position);
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
    let aim: Box | null = null; // what was brought closer, until fingers move the picture
    let bounds = [CLOSER, CLOSE] as const; // how much closer at least and at most
    let isOwn = false; // somebody has chosen how to look at this position
    let attended = -1; // the last position the board came closer in
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
      cameCloser.value = zoomed.value && (isOwn || !aim) ? null : next.scale;
      closeness.value = STEPS.find((step) => step <= next.scale) ?? 1;
    };
    const look = (glides: boolean): void =>
      show(aim ? lookAt(aim, frameSize(), picture(), ...bounds) : hold(lens, frameSize(), picture()), glides);
    const closer = (box: Box, least: number, most: number): void => {
      [aim, bounds] = [box, [least, Math.min(CLOSE, most)]];
      look(true);
    };
    const whole = (): void => {
      aim = null;
      show(hold(WHOLE, frameSize(), picture()), true);
    };
    const choose = (how: () => void): void => {
      isOwn = true;
      how();
    };
    current = {
      closer: () =>
        choose(() => closer((inner.current && usable(element, inner.current)) ?? { x: 0, y: 0, ...picture() }, CLOSER, CLOSE)),
      whole: () => choose(whole),
      attend: (position) => {
        const box = inner.current && usable(element, inner.current);
        if (position !== attended) isOwn = isOwn && lens.scale > 1; // who looks at a part goes on looking there
        attended = position;
        if (isOwn && lens.scale > 1 && box && !isSeen(box, lens, frameSize())) isOwn = false;
        if (isOwn) return;
        if (box && isHelped(box, box.smallest, frameSize())) closer(box, HELPS, ENOUGH / box.smallest);
        else if (lens.scale > 1) whole();
      },
    };
    const stop = listen(element, {
      now: () => lens,
      zoom: (factor, x, y, glides) => {
        forget();
        isOwn = true;
        aim = null;
        show(zoomAt(lens, factor, x, y, frameSize(), picture()), glides);
      },
      move: (dx, dy) => {
        forget();
        isOwn = true;
        aim = null;
        show(hold({ ...lens, x: lens.x + dx, y: lens.y + dy }, frameSize(), picture()));
      },
    });
    // frame or picture may become larger or smaller; what was looked at stays in sight
    const watcher = new ResizeObserver(() => {
      watch();
      look(aim !== null);
    });
    watcher.observe(element);
    if (inner.current) watcher.observe(inner.current);
    return () => {
      watcher.disconnect();
      stop();
      current = null;
      zoomed.value = false;
      cameCloser.value = 1;
      closeness.value = 1;
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

const handOf = (event: PointerEvent): Hand => (event.pointerType === "mouse" ? "mouse" : "finger");

/** Fingers and wheel on an element; returns how to stop listening. */
function listen(element: HTMLElement, hands: Hands): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = false;
  let start = { x: 0, y: 0 };
  let isOnUsable = false; // where the first finger came down
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
      isOnUsable = element.querySelector("[data-aimed]") !== null;
    }
    fingers.set(event.pointerId, at);
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const at = local(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      letGo();
      moved = true;
      const factor =
        Math.hypot(at.x - other.x, at.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      hands.zoom(factor, (at.x + other.x) / 2, (at.y + other.y) / 2);
    } else if (hands.now().scale > 1 && !isHolding()) {
      if (Math.hypot(at.x - start.x, at.y - start.y) > SLIP[handOf(event)]) moved = true;
      if (moved) hands.move(at.x - before.x, at.y - before.y);
    }
    fingers.set(event.pointerId, at);
  };
  // a finger that moved the picture does not touch what lies under it
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    if (moved) event.preventDefault();
    else if (event.type === "pointerup" && event.pointerType === "touch") tap(event);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = local(event);
    hands.zoom(Math.exp(-event.deltaY / 400), x, y);
  };
  // nor does a mouse
  const click = (event: MouseEvent): void => {
    if (!moved) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  };
  // two taps where nothing can be used: closer to that spot, or back to the whole
  const tap = (event: PointerEvent): void => {
    const { x, y } = local(event);
    const again = event.timeStamp - tapped.at < TWICE && Math.hypot(x - tapped.x, y - tapped.y) < TOGETHER;
    tapped = { x, y, at: again ? -Infinity : event.timeStamp };
    if (!again || isOnUsable) return;
    hands.zoom(hands.now().scale > 1 ? 0 : 1.4 * CLOSER, x, y, true);
    event.preventDefault();
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
