import { unbroken } from "../board/lettering";
import type { Layout, Piece, Scene } from "../protocol";

/** A place that holds something, in words. */
export interface Described {
  id: string;
  place: string;
  pieces: readonly string[];
  hints: readonly string[];
}

/** What lies in the places of an area: names of pieces, and what the game says of them. */
export function describe(layout: Layout, scene: Scene, area: string, nameOf: (seat: number) => string): Described[] {
  const lying = new Map<string, Piece[]>();
  for (const piece of scene.pieces) {
    if (piece.label) lying.set(piece.place, [...(lying.get(piece.place) ?? []), piece]);
  }
  const found: Described[] = [];
  for (const place of layout.places) {
    if (place.area !== area) continue;
    const pieces = lying.get(place.id) ?? [];
    const ids = new Set([place.id, ...pieces.map((piece) => piece.id)]);
    const hints = scene.hints.filter((hint) => ids.has(hint.at)).map((hint) => hint.text);
    if (pieces.length === 0 && hints.length === 0) continue;
    found.push({
      id: place.id,
      place: place.label ?? "",
      pieces: pieces.map((piece) => nameIt(piece, nameOf)),
      hints: [...new Set(hints)],
    });
  }
  return found;
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
