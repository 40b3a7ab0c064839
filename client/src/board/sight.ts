/**
 * What was on the screen when somebody aimed. From seeing a thing to touching it takes a moment, in
 * which the board may come closer by itself: a finger means what lay there before.
 */

const REACTION = 250; // milliseconds from what is painted to the finger that answers it
const STILL = 400; // milliseconds until pictures that were about to move are taken to lie still
const KEPT = 3000; // milliseconds a touch may wait until a busy page hears of it

export interface Point {
  x: number;
  y: number;
}

/** A part of the screen. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How a picture lies on the screen: pixels per unit, its corner, and the part that is seen. */
export interface View extends Point, Part {
  scale: number;
}

/** How one picture was seen, from the oldest that may matter to the newest. */
export class Views {
  private readonly all: { since: number; view: View }[] = [];

  /** A frame is about to be painted with this view; what was told before has been painted. Answers whether it moved. */
  note(view: View, now: number): boolean {
    const last = this.all.at(-1);
    if (last) last.since = Math.min(last.since, now);
    while ((this.all[1]?.since ?? Infinity) < now - KEPT) this.all.shift();
    if (last && isSame(last.view, view)) return false;
    this.all.push({ since: Infinity, view });
    return true;
  }

  /** What was seen at a time; null: it was not on the screen. */
  at(time: number): View | null {
    return this.all.findLast(({ since }) => since <= time)?.view ?? null;
  }
}

/** Whether no point of the picture has moved by as much as a pixel. */
function isSame(one: View, other: View): boolean {
  const far = { x: one.right, y: one.bottom };
  const moved = carried(far, one, other);
  const edges = (["x", "y", "left", "top", "right", "bottom"] as const).map((key) => one[key] - other[key]);
  return [...edges, moved.x - far.x, moved.y - far.y].every((by) => Math.abs(by) < 0.5);
}

const isInside = ({ x, y }: Point, { left, top, right, bottom }: View): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Where what was seen at a point lies by now. */
export function carried({ x, y }: Point, then: View, now: View): Point {
  const by = now.scale / then.scale;
  return { x: now.x + (x - then.x) * by, y: now.y + (y - then.y) * by };
}

/** What is seen of a picture: one that came closer is larger than its frame. */
export function partSeen(picture: Element): Part {
  const own = picture.getBoundingClientRect();
  const frame = picture.closest(".zoom")?.getBoundingClientRect() ?? own;
  return {
    left: Math.max(own.left, frame.left),
    top: Math.max(own.top, frame.top),
    right: Math.min(own.right, frame.right),
    bottom: Math.min(own.bottom, frame.bottom),
  };
}

function viewOf(picture: SVGSVGElement): View {
  const { a = 1, e = 0, f = 0 } = picture.getScreenCTM() ?? {};
  return { scale: a, x: e, y: f, ...partSeen(picture) };
}

let seen = new Map<SVGSVGElement, Views>();
let [frame, until] = [0, 0];

/** Pictures are about to move by themselves. */
export function watch(): void {
  until = performance.now() + STILL;
  frame ||= requestAnimationFrame(look);
}

/** Somebody moves a picture with their own fingers, and sees what they do. */
export function forget(): void {
  cancelAnimationFrame(frame);
  frame = 0;
  seen = new Map();
}

function look(): void {
  const now = performance.now();
  const before = seen;
  seen = new Map();
  for (const picture of document.querySelectorAll<SVGSVGElement>("svg[data-area]")) {
    const views = before.get(picture) ?? new Views();
    if (views.note(viewOf(picture), now)) until = now + STILL;
    seen.set(picture, views);
  }
  frame = now < until ? requestAnimationFrame(look) : 0;
}

/** A point of a picture, where it lies by now. */
export interface Aim extends Point {
  picture: SVGSVGElement;
}

export const at = (picture: SVGSVGElement, { clientX, clientY }: MouseEvent): Aim => ({ picture, x: clientX, y: clientY });

/** What a finger means that came down on a picture; null: what was touched is gone. */
export function aimedAt(picture: SVGSVGElement, finger: PointerEvent): Aim | null {
  const here = at(picture, finger);
  if (!seen.has(picture)) return here;
  for (const [other, views] of seen) {
    const then = views.at(finger.timeStamp - REACTION);
    if (then && other.isConnected && isInside(here, then)) {
      return { picture: other, ...carried(here, then, viewOf(other)) };
    }
  }
  return null;
}
