import { useMemo } from "preact/hooks";
import type { Area, Layout, Note } from "../protocol";
import type { Art } from "./art";
import { CrestShape } from "./crest";
import { type Around, layNotes } from "./notes";
import type { Standing } from "./stand";

interface Props {
  notes: readonly Note[];
  area: Area;
  places: Layout["places"];
  pieces: readonly Standing[];
  art: Art;
  pixel: number; // units of the area
  least: number; // pixels: lower words are not drawn
}

/** Notes of overlays, above everything in an area. */
export function NotesLayer({ notes, area, places, pieces, art, pixel, least }: Props) {
  const letters = least * pixel;
  const laid = useMemo(() => {
    const boxes = new Map<string, Around>(places.map((place) => [place.id, place]));
    for (const { piece, spot } of pieces) boxes.set(piece.id, spot);
    const written = pieces
      .filter(({ piece }) => piece.text || (piece.label && art.of(piece).label))
      .map(({ spot }) => spot);
    return layNotes(notes, (id) => boxes.get(id), written, area, letters);
  }, [notes, places, pieces, letters]);
  return (
    <g class="notes" aria-hidden="true">
      {laid.map(({ note, x, y, w, h }, i) => {
        const owner = note.owner ?? -2;
        const crest = owner >= 0 ? 0.42 * letters : 0;
        const names = ["note", owner >= 0 ? `owner-${owner}` : "", note.tone ? `tone-${note.tone}` : ""];
        return (
          <g key={i} class={names.filter(Boolean).join(" ")} data-note={note.at}>
            <rect x={x - w / 2} y={y - h / 2} width={w} height={h} rx={h / 3} />
            {owner >= 0 && <CrestShape seat={owner} x={x - w / 2 + 0.8 * letters} y={y} r={crest} />}
            <text x={x + (owner >= 0 ? 0.5 * letters : 0)} y={y} font-size={letters}>
              {note.text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
