import type { Layout, Piece, Place, Scene } from "../protocol";
import { type BoxOf, lay, sorted, type Spot } from "./lay";

/** A piece with where it is drawn. */
export interface Standing {
  piece: Piece;
  place: Place;
  spot: Spot;
}

/** Every piece of a scene where it lies, in the order of painting. */
export function stand(layout: Layout, scene: Scene, boxOf: BoxOf): Map<string, Standing> {
  const lying = new Map<string, Piece[]>();
  for (const piece of scene.pieces) {
    const others = lying.get(piece.place);
    if (others) others.push(piece);
    else lying.set(piece.place, [piece]);
  }
  const standing = new Map<string, Standing>();
  for (const place of layout.places) {
    const pieces = sorted(lying.get(place.id) ?? []);
    const spots = lay(place, pieces, boxOf);
    pieces.forEach((piece, i) => {
      const spot = spots[i];
      if (spot) standing.set(piece.id, { piece, place, spot });
    });
  }
  return standing;
}
