import { boxOf, idOf, usableIn } from "./aim";
import { type Direction, nearest, type Point } from "./nearest";

/** The way of the keys over what can be used, from one picture into the next. */

const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

export const arrow = (key: string): Direction | undefined => ARROWS[key];

const BUTTONS = ".prompt-buttons .choice, .end.ready";
const ANSWERS = ".prompt .sure button";

/** Where the keys were on the board; null when they are elsewhere on the page. */
let last: { id: string; x: number; y: number } | null = null;

/** Things that can be used in the pictures of a page, where they are seen. */
function stops(room: ParentNode): Point[] {
  return usableIn(room).map((thing) => ({ id: idOf(thing), ...middle(thing) }));
}

function middle(thing: Element): { x: number; y: number } {
  const { x, y, width, height } = boxOf(thing);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The part of a thing that takes the focus. */
function holder(room: ParentNode, id: string): SVGElement | null {
  const name = CSS.escape(id);
  return room.querySelector<SVGElement>(`[data-piece="${name}"] .hit,[data-place="${name}"]`);
}

/** Go on in a direction; who stands nowhere begins at the first thing. */
export function walk(room: ParentNode, from: string, direction: Direction): void {
  holder(room, nearest(stops(room), from, direction))?.focus();
}

/** The keys are at something: remember where, in case it can be used no more. */
export function arrived(target: EventTarget | null): void {
  const thing = target instanceof Element ? target.closest("[data-piece],[data-place]") : null;
  if (thing) last = { id: idOf(thing), ...middle(thing) };
  else if (target instanceof Element && !target.matches(`${BUTTONS}, ${ANSWERS}`)) last = null;
}

/** From elsewhere on the page to the first thing that can be used, or to the button that leads on. */
export function begin(room: ParentNode): void {
  const [first] = stops(room);
  (first ? holder(room, first.id) : room.querySelector<HTMLElement>(BUTTONS))?.focus();
}

/** What the keys were at has gone or cannot be used now: they go on with what is nearest to it. */
export function goOn(room: ParentNode): void {
  if (!last || isHeld()) return;
  const { x, y } = last;
  const away = (point: Point): number => Math.hypot(point.x - x, point.y - y);
  const all = stops(room);
  const next = all.find(({ id }) => id === last?.id) ?? all.sort((a, b) => away(a) - away(b))[0];
  const found = next ? holder(room, next.id) : room.querySelector<HTMLElement>(BUTTONS);
  found?.focus();
}

/** Whether the focus is on something that can be used. */
function isHeld(): boolean {
  const now = document.activeElement;
  if (!now || now === document.body || now.ariaDisabled === "true") return false;
  return now.closest("svg[data-area]") === null || now.closest(".can") !== null;
}
