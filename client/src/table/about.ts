import { signal } from "@preact/signals";
import { language } from "../app/prefs";
import { unbroken } from "../board/lettering";
import { type Pointed, pointed } from "../board/pointed";
import { get } from "../house/http";
import type { About } from "../protocol";
import type { Table } from "./store";

/** A thing outside the board that a pointer rests on: a counter or a score. */
export const aside = signal<Pointed | null>(null);

/** What was asked about by key or touch: its card stays until it is closed. */
export const pinned = signal<Pointed | null>(null);

const THING = "[data-piece],[data-place],[data-thing]";

/** Where a thing is seen, and how large a unit of its picture is drawn. */
export function pointedAt(element: Element): Pointed | null {
  const found = element.closest<HTMLElement | SVGElement>(THING);
  const { piece, place, thing } = found?.dataset ?? {};
  const id = piece ?? place ?? thing;
  if (!found || id === undefined) return null;
  const picture = found instanceof SVGElement ? found.ownerSVGElement : null;
  return { ids: [id], at: found.getBoundingClientRect(), scale: picture?.getScreenCTM()?.a ?? 0 };
}

/** The card of what has the focus, or of what the mouse is at; answers whether there is any. */
export function pin(): boolean {
  const focused = document.activeElement && pointedAt(document.activeElement);
  pinned.value = focused ?? aside.value ?? pointed.value;
  return pinned.value !== null;
}

/** Put that card away; answers whether there was any. */
export function unpin(): boolean {
  const was = pinned.value !== null;
  pinned.value = null;
  return was;
}

interface Kept {
  moment: string;
  answers: Map<string, Promise<About | null>>;
}

const kept = new WeakMap<Table, Kept>();

/** What the game says of a thing in the position that is shown, asked once. */
export function aboutOf(table: Table, thing: string): Promise<About | null> {
  const shown = table.shown.peek();
  if (!shown) return Promise.resolve(null);
  const { ply, version, seat } = shown;
  const moment = [version, ply, seat, language.peek()].join("|");
  let known = kept.get(table);
  if (known?.moment !== moment) kept.set(table, (known = { moment, answers: new Map() }));
  const { answers } = known;
  let answer = answers.get(thing);
  if (!answer) {
    const at = table.desk ? table.desk.about() : { path: `/tables/${table.id}/about`, query: { ply, seat } };
    if (!at) return Promise.resolve(null);
    answer = get<About | null>(at.path, { ...at.query, thing }).catch(() => {
      answers.delete(thing); // asked again when it is pointed at again
      return null;
    });
    answers.set(thing, answer);
  }
  return answer;
}

const DEEP = 4; // things lying on each other that are asked about

/** Of things lying on each other, what the topmost says that has something to say. */
export async function aboutFirst(table: Table, ids: readonly string[]): Promise<About | null> {
  const there = ids.filter((id) => isThere(table, id)).slice(0, DEEP);
  const found = await Promise.all(there.map((id) => aboutOf(table, id)));
  return found.find((about) => about !== null) ?? null;
}

/** Whether a thing is still on the table: what is pointed at may have just gone. */
function isThere(table: Table, id: string): boolean {
  return (
    /^(counter|score):/.test(id) ||
    (table.shown.peek()?.scene.pieces.some((piece) => piece.id === id) ?? false) ||
    (table.layout.peek()?.places.some((place) => place.id === id) ?? false)
  );
}

/** The names of things, the topmost first. */
export function namesOf(table: Table, ids: readonly string[]): string[] {
  const scene = table.shown.peek()?.scene;
  const layout = table.layout.peek();
  const found = ids.map(
    (id) =>
      scene?.pieces.find((piece) => piece.id === id)?.label ??
      layout?.places.find((place) => place.id === id)?.label ??
      "",
  );
  return [...new Set(found.filter(Boolean).map(unbroken))];
}
