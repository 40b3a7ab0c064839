import { nameIt } from "./described";
import type { Choice, Layout, Scene } from "../protocol";

/** Actions that begin with one thing; without a thing: those that need no touch of the board. */
export interface Group {
  id: string; // of the thing; "" for buttons
  name: string;
  choices: readonly Choice[];
}

/** Choices by what is touched next, after so many touches; in the order in which they are listed. */
export function groupsOf(choices: readonly Choice[], depth: number, nameOf: (id: string) => string): Group[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const id = choice.path[depth] ?? "";
    found.set(id, [...(found.get(id) ?? []), choice]);
  }
  return [...found].map(([id, inside]) => ({ id, name: id ? nameOf(id) : "", choices: inside }));
}

/**
 * What things are called in the list: their label; where several are called alike, with the place
 * they lie in, and where even that does not help, numbered.
 */
export function namesIn(
  layout: Layout,
  scene: Scene,
  ids: readonly string[],
  playerOf: (seat: number) => string,
): Map<string, string> {
  const pieces = new Map(scene.pieces.map((piece) => [piece.id, piece]));
  const places = new Map(layout.places.map((place) => [place.id, place]));
  const labels = new Map(layout.areas.map((area) => [area.id, area.label ?? ""]));
  const plain = (id: string): string => {
    const piece = pieces.get(id);
    return (piece?.label ? nameIt(piece, playerOf) : (places.get(id)?.label ?? "")) || id;
  };
  const whereOf = (id: string): string => {
    const place = places.get(pieces.get(id)?.place ?? id);
    const own = pieces.has(id) ? (place?.label ?? "") : "";
    return own || (labels.get(place?.area ?? "") ?? "");
  };
  return numbered(apart(ids, plain, (id) => [plain(id), whereOf(id)].filter(Boolean).join(", ")));
}

/** The short name of each where it is its own, otherwise the longer one. */
function apart(
  ids: readonly string[],
  short: (id: string) => string,
  long: (id: string) => string,
): Map<string, string> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(short(id), (counts.get(short(id)) ?? 0) + 1);
  return new Map(ids.map((id) => [id, (counts.get(short(id)) ?? 0) > 1 ? long(id) : short(id)]));
}

function numbered(names: ReadonlyMap<string, string>): Map<string, string> {
  const all = [...names.values()];
  const seen = new Map<string, number>();
  return new Map(
    [...names].map(([id, name]) => {
      if (all.filter((each) => each === name).length < 2) return [id, name];
      const n = (seen.get(name) ?? 0) + 1;
      seen.set(name, n);
      return [id, `${name} (${n})`];
    }),
  );
}
