import { pairs } from "./pairs";
import type { Standing } from "./stand";

/**
 * Moves that eyes can follow. A piece that lies elsewhere than before flies there as a copy on top
 * of the page, from one picture into another if need be; the piece itself waits unseen.
 */

const EASE = "cubic-bezier(.2,.7,.3,1)";
const SVG = "http://www.w3.org/2000/svg";

/** The last flight of each piece. */
const flying = new WeakMap<Element, Element>();

interface Screen {
  x: number;
  y: number;
  scale: number;
}

/** Animate from how things stood to how they stand; the page shows the latter already. */
export function glide(
  room: Element,
  before: ReadonlyMap<string, Standing>,
  after: ReadonlyMap<string, Standing>,
  pace: number,
): void {
  if (pace <= 0) return;
  const pictures = new Map<string, DOMMatrix | null>();
  for (const svg of room.querySelectorAll<SVGSVGElement>("svg[data-area]")) {
    pictures.set(svg.dataset["area"] ?? "", svg.getScreenCTM());
  }
  const bodies = new Map<string, SVGGElement>();
  for (const body of room.querySelectorAll<SVGGElement>("[data-piece]")) {
    bodies.set(body.dataset["piece"] ?? "", body);
  }
  const sky = skyOf(room);
  const come = new Map<string, Standing>();
  for (const { from, to } of pairs(before, after)) {
    const was = before.get(from);
    const now = after.get(to);
    if (!was || !now) continue;
    if (!before.has(to) && !come.has(to)) come.set(to, was);
    else carry(sky, bodies.get(to), onScreen(was, pictures), onScreen(now, pictures), now, was, pace);
  }
  for (const [id, now] of after) {
    const body = bodies.get(id);
    if (!body) continue;
    const was = before.get(id) ?? come.get(id);
    const shows = was?.piece.text !== now.piece.text && now.piece.text;
    if (!was) appear(body, pace);
    else if (shows && body.classList.contains("turns-roll")) roll(body, pace);
    else if (hasMoved(was, now)) {
      const from = onScreen(was, pictures);
      const to = onScreen(now, pictures);
      if (from && to) fly(sky, body, from, to, now, was, pace);
    } else if (was.piece.art !== now.piece.art || was.piece.text !== now.piece.text) turn(body, pace);
  }
}

/** One more for a pile that lies there already. */
function carry(
  sky: SVGSVGElement,
  body: SVGGElement | undefined,
  from: Screen | null,
  to: Screen | null,
  now: Standing,
  was: Standing,
  pace: number,
): void {
  if (!body || !from || !to) return;
  const one = body.cloneNode(true) as SVGGElement;
  fly(sky, one, from, to, now, was, pace);
}

export function hasMoved(was: Standing, now: Standing): boolean {
  if (was.place.area !== now.place.area) return true;
  return Math.hypot(was.spot.x - now.spot.x, was.spot.y - now.spot.y) > 0.01 * now.spot.w;
}

function onScreen(standing: Standing, pictures: ReadonlyMap<string, DOMMatrix | null>): Screen | null {
  const matrix = pictures.get(standing.place.area);
  if (!matrix) return null;
  const { x, y } = standing.spot;
  return { x: matrix.a * x + matrix.e, y: matrix.d * y + matrix.f, scale: matrix.a };
}

/** The layer above everything, made when first needed. */
export function skyOf(room: Element): SVGSVGElement {
  const found = room.querySelector<SVGSVGElement>("svg.sky");
  if (found) return found;
  const sky = document.createElementNS(SVG, "svg");
  sky.setAttribute("class", "sky");
  sky.setAttribute("aria-hidden", "true");
  room.append(sky);
  return sky;
}

function fly(
  sky: SVGSVGElement,
  body: SVGGElement,
  from: Screen,
  to: Screen,
  now: Standing,
  was: Standing,
  pace: number,
): void {
  const copy = body.cloneNode(true) as SVGGElement;
  copy.removeAttribute("data-piece");
  for (const part of copy.querySelectorAll(".rim, .hit")) part.remove();
  copy.style.transform = "none";
  const flight = document.createElementNS(SVG, "g");
  flight.append(copy);
  sky.append(flight);
  body.style.opacity = "0";
  const small = (from.scale * was.spot.w) / now.spot.w;
  flying.set(body, flight);
  const animation = flight.animate(
    [
      { transform: `translate(${from.x}px,${from.y}px) scale(${small})` },
      { transform: `translate(${to.x}px,${to.y}px) scale(${to.scale})` },
    ],
    { duration: pace, easing: EASE, fill: "both" },
  );
  const land = (): void => {
    flight.remove();
    if (flying.get(body) === flight) body.style.opacity = ""; // unless it took off again
  };
  animation.onfinish = land;
  animation.oncancel = land;
}

/** What is drawn of a piece may hop and turn; where it is touched stays where it will lie. */
const drawn = (body: SVGGElement): Element | null => body.querySelector(".drawn");

function appear(body: SVGGElement, pace: number): void {
  drawn(body)?.animate(
    [
      { opacity: 0, transform: "scale(.7)" },
      { opacity: 1, transform: "none" },
    ],
    { duration: pace, easing: EASE },
  );
}

/** A die comes to rest: it tumbles once, hopping, and shows what it shows. */
function roll(body: SVGGElement, pace: number): void {
  drawn(body)?.animate(
    [
      { transform: "translate(-60px,-50px) rotate(-560deg) scale(.8)" },
      { transform: "translate(-26px,4px) rotate(-250deg) scale(1)", offset: 0.45 },
      { transform: "translate(-10px,-22px) rotate(-110deg) scale(1.08)", offset: 0.68 },
      { transform: "none" },
    ],
    { duration: 3 * pace, easing: "ease-out" },
  );
}

/** Something else is seen of the same thing: it is turned over once. */
function turn(body: SVGGElement, pace: number): void {
  drawn(body)?.animate(
    [{ transform: "scaleX(.08)" }, { transform: "none" }],
    { duration: pace, easing: EASE },
  );
}
