import { colours, language } from "../app/prefs";

/** The pictures of a rulebook: in the reader's colours and language, one step after another. */

type Room = "phone" | "tablet" | "desk";

/** What the pictures of a book have room for: the widths of `zashiki.study.figures`. */
function roomOf(book: HTMLElement): Room {
  const width = book.querySelector(".figure-frame")?.clientWidth ?? 0;
  return width >= 850 ? "desk" : width >= 660 ? "tablet" : "phone";
}

function source(image: HTMLImageElement, step: number, room: Room = "desk"): void {
  const [path = ""] = (image.getAttribute("src") ?? "").split("?");
  const wishes = new URLSearchParams({ lang: language.value, theme: colours.value, step: String(step), room });
  image.src = `${path}?${wishes}`;
}

/** Of a picture wider than the page, move what it is about into sight; keys can move it, too. */
function bringIntoSight(frame: HTMLElement, step: number): void {
  const middle = Number(frame.dataset["middles"]?.split(" ")[step] ?? "0.5");
  const isWide = frame.scrollWidth > frame.clientWidth + 1;
  frame.classList.toggle("wide", isWide);
  if (isWide) frame.tabIndex = 0;
  else frame.removeAttribute("tabindex");
  frame.scrollLeft = middle * frame.scrollWidth - frame.clientWidth / 2;
}

const watchers = new WeakMap<HTMLElement, ResizeObserver>();

/** A picture has its width once it has come and its page is seen. */
function watch(frame: HTMLElement, image: HTMLImageElement, then: () => void): void {
  watchers.get(frame)?.disconnect();
  image.onload = then; // before anything is painted
  const watcher = new ResizeObserver(then);
  watchers.set(frame, watcher);
  watcher.observe(frame);
  watcher.observe(image);
}

/** Prepare all pictures of a book that was just put into the page. */
export function prepare(book: HTMLElement, words: { back: string; next: string; step: (n: number, of: number) => string }): void {
  const room = roomOf(book);
  for (const icon of book.querySelectorAll<HTMLImageElement>("img.icon")) source(icon, 0);
  for (const figure of book.querySelectorAll<HTMLElement>(".figure")) {
    const image = figure.querySelector("img");
    if (!image) continue;
    const lines = listBelow(figure);
    const steps = Number(figure.dataset["steps"] ?? "0");
    const frame = image.closest<HTMLElement>(".figure-frame");
    let shown = 0;
    const draw = (step: number): void => {
      shown = step;
      source(image, step, room);
      if (frame) bringIntoSight(frame, step);
    };
    if (frame) watch(frame, image, () => bringIntoSight(frame, shown));
    draw(0);
    figure.querySelector(".figure-steps")?.remove();
    if (steps > 0) stepThrough(figure, draw, lines, steps, words);
  }
}

/** The explanations of the pictures: the list that follows. */
function listBelow(figure: HTMLElement): HTMLLIElement[] {
  const list = figure.nextElementSibling;
  return list?.tagName === "OL" ? [...list.querySelectorAll("li")] : [];
}

function stepThrough(
  figure: HTMLElement,
  draw: (step: number) => void,
  lines: readonly HTMLLIElement[],
  steps: number,
  words: { back: string; next: string; step: (n: number, of: number) => string },
): void {
  const bar = document.createElement("div");
  bar.className = "figure-steps";
  const button = (label: string, by: number): HTMLButtonElement => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    made.addEventListener("click", () => show(at + by));
    return made;
  };
  const [back, next] = [button(words.back, -1), button(words.next, 1)];
  const told = document.createElement("span");
  told.setAttribute("role", "status");
  let at = 0;
  const show = (step: number): void => {
    at = Math.min(Math.max(step, 0), steps);
    draw(at);
    back.setAttribute("aria-disabled", String(at === 0));
    next.setAttribute("aria-disabled", String(at === steps));
    told.textContent = words.step(at + 1, steps + 1);
    lines.forEach((line, i) => line.classList.toggle("now", i === at));
  };
  bar.append(back, told, next);
  figure.append(bar);
  show(0);
}

const pictures = (book: HTMLElement): HTMLImageElement[] => [...book.querySelectorAll<HTMLImageElement>(".figure img, img.icon")];

/** What the address of a picture ends with where it is to be light, whatever the colours of the page. */
const PAPER = "#paper";

/** Pictures that are there already become light at once: the menu of the browser does not wait. */
export function asOnPaper(book: HTMLElement): void {
  for (const image of pictures(book)) image.src = image.src.replace(/(#.*)?$/, PAPER);
}

export function asOnScreen(book: HTMLElement): void {
  for (const image of pictures(book)) image.src = image.src.replace(PAPER, "");
}

/** All pictures as they are printed: there, light and wide. Tells how to have the former ones back. */
export async function forPaper(book: HTMLElement): Promise<() => void> {
  const images = pictures(book);
  const before = images.map(({ src }) => src);
  for (const image of images) {
    const address = new URL(image.src);
    address.searchParams.set("theme", "light");
    address.searchParams.set("room", "desk");
    image.loading = "eager";
    image.src = address.href;
  }
  await Promise.allSettled(images.map((image) => image.decode()));
  return () => images.forEach((image, i) => (image.src = before[i] ?? image.src));
}
