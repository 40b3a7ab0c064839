import type { Note } from "../protocol";

/** A box around its centre, in units of an area. */
export interface Around {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A note where it is drawn: its centre, and how wide it is. */
export interface Laid extends Around {
  note: Note;
}

const WIDE = 0.62; // of the height of the letters that one of them takes
const CREST = 1.05; // room of a crest, likewise
const PAD = 0.35; // on either side, likewise
const TALL = 1.35; // a note, likewise
const GAP = 0.2; // between notes and around a thing, likewise
const NOTE = 4; // how much worse it is to cover a note than a word of a piece
const LOOKS = 2; // at all notes: the first ones make room for the last

/** How wide a note is whose letters are so high. */
export function widthOf(note: Note, letters: number): number {
  const crest = (note.owner ?? -2) >= 0 ? CREST : 0;
  return letters * (note.text.length * WIDE + crest + 2 * PAD);
}

/**
 * Where the notes of an area are drawn: those of one thing in a row below it, or above or beside it,
 * wherever they cover least of what else is written there.
 */
export function layNotes(
  notes: readonly Note[],
  boxOf: (id: string) => Around | undefined,
  written: readonly Around[],
  area: { w: number; h: number },
  letters: number,
): Laid[] {
  const rows = new Map<string, Note[]>();
  for (const note of notes) rows.set(note.at, [...(rows.get(note.at) ?? []), note]);
  const [gap, h] = [GAP * letters, TALL * letters];
  const found = new Map<string, Around>();
  for (let look = 0; look < LOOKS; look += 1) {
    for (const [id, row] of rows) {
      const thing = boxOf(id);
      if (!thing) continue;
      found.delete(id);
      const w = row.reduce((sum, note) => sum + widthOf(note, letters), gap * (row.length - 1));
      const others = [...found.values()];
      const cost = (spot: Around): number => covered(spot, written) + NOTE * covered(spot, others);
      const ways = spots(thing, w, h, gap).map((spot) => inside(spot, area));
      found.set(id, ways.reduce((a, b) => (cost(b) < cost(a) - 1e-9 ? b : a)));
    }
  }
  return [...found].flatMap(([id, spot]) => inRow(rows.get(id) ?? [], spot, gap, letters));
}

function inRow(row: readonly Note[], { x, y, w, h }: Around, gap: number, letters: number): Laid[] {
  let edge = x - w / 2;
  return row.map((note) => {
    const wide = widthOf(note, letters);
    edge += wide + gap;
    return { note, x: edge - gap - wide / 2, y, w: wide, h };
  });
}

/** Where a row may lie, the best first. */
function spots(thing: Around, w: number, h: number, gap: number): Around[] {
  const { x, y } = thing;
  const [down, aside] = [(thing.h + h) / 2 + gap, (thing.w + w) / 2 + gap];
  const flush = Math.abs(w - thing.w) / 2; // one of its ends where the thing ends
  return [
    { x, y: y + down, w, h },
    { x, y: y - down, w, h },
    ...[flush, -flush].flatMap((by) => [down, -down].map((far) => ({ x: x + by, y: y + far, w, h }))),
    { x: x + aside, y, w, h },
    { x: x - aside, y, w, h },
    { x, y: y + down - gap - h, w, h }, // on its lower edge, inside
    { x, y: y - down + gap + h, w, h }, // on its upper edge
  ];
}

function inside(spot: Around, area: { w: number; h: number }): Around {
  const within = (at: number, size: number, room: number): number =>
    Math.max(size / 2, Math.min(room - size / 2, at));
  return { ...spot, x: within(spot.x, spot.w, area.w), y: within(spot.y, spot.h, area.h) };
}

/** How much of a spot is taken already. */
function covered(spot: Around, taken: readonly Around[]): number {
  return taken.reduce((sum, other) => sum + overlap(spot, other), 0);
}

export function overlap(a: Around, b: Around): number {
  const along = (p: number, m: number, q: number, n: number): number =>
    Math.max(0, Math.min(p + m / 2, q + n / 2) - Math.max(p - m / 2, q - n / 2));
  return along(a.x, a.w, b.x, b.w) * along(a.y, a.h, b.y, b.h);
}
