import type { Pointed } from "./pointed";
import { type Part, partSeen } from "./sight";

/** What a pointer or a finger means: what lies under it, or what can be used close by. */

const THING = "[data-piece],[data-place]";
const USABLE = ".can[data-piece],.can[data-place]";

const NEAR = 24; // pixels beside what can be used, where nothing else with a name lies
const LEAST = { finger: 58, mouse: 24 }; // pixels that the smallest target takes at least

export type Hand = keyof typeof LEAST;

/** Pixels a pointer may move and still mean a touch. */
export const SLIP: Record<Hand, number> = { finger: 15, mouse: 8 };

/** Something that can be used: its box, and the part of the screen in which its picture is seen. */
export interface Target extends Part {
  id: string;
  room: Part;
}

/** The nearest target that a touch beside it may mean; `isBare`: nothing else was touched. */
export function reached(targets: readonly Target[], x: number, y: number, hand: Hand, isBare: boolean): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const target of targets) {
    const small = LEAST[hand] - Math.min(target.right - target.left, target.bottom - target.top);
    if ((!isBare && small <= 0) || !isSeen(target)) continue;
    const reach = Math.max(0, small / 2);
    const far = away(target, x, y);
    if (far > Math.max(isBare ? NEAR : 0, reach) && away(inwards(target, reach), x, y) > reach) continue;
    const middle = Math.hypot((target.left + target.right) / 2 - x, (target.top + target.bottom) / 2 - y);
    if (far + middle / 1000 < least) [best, least] = [target.id, far + middle / 1000];
  }
  return best;
}

const away = ({ left, top, right, bottom }: Part, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

const isSeen = ({ left, top, right, bottom, room }: Target): boolean =>
  left < room.right && right > room.left && top < room.bottom && bottom > room.top;

/** A target as far from the edges of its room as it reaches: what it lacks at an edge it has on the other side. */
function inwards({ left, top, right, bottom, room }: Target, reach: number): Part {
  if (reach === 0) return { left, top, right, bottom };
  const x = Math.max(0, room.left + reach - left) - Math.max(0, right + reach - room.right);
  const y = Math.max(0, room.top + reach - top) - Math.max(0, bottom + reach - room.bottom);
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

export function idOf(element: Element | null): string {
  const found = element?.closest(THING);
  return found?.getAttribute("data-piece") ?? found?.getAttribute("data-place") ?? "";
}

/** The element of a thing that can be used, inside a picture or anywhere on the page. */
export function usableIn(room: ParentNode): Element[] {
  return [...room.querySelectorAll(USABLE)];
}

/** What of a thing is seen and touched: not the rim around it. */
export function boxOf(thing: Element): DOMRect {
  return (thing.querySelector(".hit, .ground") ?? thing).getBoundingClientRect();
}

/** Everything under a point of the screen in a picture, or nothing. */
export function thingsAt(svg: SVGSVGElement, x: number, y: number, asks = true): Pointed | null {
  const found = under(svg, x, y);
  const at = found[0]?.closest(THING)?.getBoundingClientRect();
  return at ? { ids: [...new Set(found.map(idOf))], at, scale: asks ? (svg.getScreenCTM()?.a ?? 0) : 0 } : null;
}

function under(room: Element, x: number, y: number): Element[] {
  return document.elementsFromPoint(x, y).filter((element) => room.contains(element) && idOf(element) !== "");
}

/** What a touch at a point means, the topmost first; nothing where it means nothing. */
export function meant(room: Element, x: number, y: number, hand: Hand): string[] {
  const found = under(room, x, y);
  const ids = [...new Set(found.map(idOf))];
  if (found.some((element) => element.closest(".can, .picked") !== null)) return ids;
  const targets = usableIn(room).map((thing) => {
    const { left, top, right, bottom } = boxOf(thing);
    return { id: idOf(thing), left, top, right, bottom, room: partSeen(thing.closest("svg") ?? room) };
  });
  const near = reached(targets, x, y, hand, ids.length === 0);
  return near === null ? ids : [near, ...ids];
}
