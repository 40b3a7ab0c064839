import { beside } from "../board/beside";
import { unbroken } from "../board/lettering";
import type { Layout, Piece, Scene } from "../protocol";

/** A place in words. */
export interface Described {
  id: string;
  place: string;
  pieces: readonly string[];
  beside: readonly string[]; // names of the places around it
}

/**
 * The places of an area: names of the pieces that lie there, and what lies beside. A place without a
 * name is told where it holds something.
 */
export function describe(layout: Layout, scene: Scene, area: string, nameOf: (seat: number) => string): Described[] {
  const lying = new Map<string, Piece[]>();
  for (const piece of scene.pieces) {
    if (piece.label) lying.set(piece.place, [...(lying.get(piece.place) ?? []), piece]);
  }
  const places = layout.places.filter((place) => place.area === area);
  const around = beside(places.filter((place) => place.label));
  return places.flatMap((place) => {
    const pieces = lying.get(place.id) ?? [];
    if (!place.label && pieces.length === 0) return [];
    return [{
      id: place.id,
      place: place.label ?? "",
      pieces: pieces.map((piece) => nameIt(piece, nameOf)),
      beside: [...new Set((around.get(place.id) ?? []).map((each) => each.label ?? ""))],
    }];
  });
}

/** Whether nothing lies there. */
export function isEmpty({ pieces }: Described): boolean {
  return pieces.length === 0;
}

/** A piece with its number, how many there are, and whose it is. */
export function nameIt(piece: Piece, nameOf: (seat: number) => string): string {
  const label = unbroken(piece.label ?? "");
  const parts = [label];
  if (piece.text && !label.includes(piece.text)) parts.push(piece.text);
  if ((piece.count ?? 1) > 1) parts.push(`×${piece.count}`);
  const owner = nameOf(piece.owner ?? -2);
  if (owner && !label.includes(owner)) parts.push(`(${owner})`);
  return parts.join(" ");
}
