import { CRESTS } from "../made/drawings";

// how far the heart of each crest, the same outline made smaller, lies below the centre
const DROP = [0, 0, 0.16, 0];

/** The sign of a seat; it reads `--seat` and `--on-seat` from around it. */
export function CrestShape({ seat, x, y, r }: { seat: number; x: number; y: number; r: number }) {
  const outline = CRESTS[seat % CRESTS.length];
  return (
    <g transform={`translate(${x} ${y}) scale(${r})`}>
      <path class="crest-field" d={outline} />
      <path class="crest-heart" d={outline} transform={`translate(0 ${DROP[seat % 4] ?? 0}) scale(.5)`} />
    </g>
  );
}

/** The sign of a seat beside its name. */
export function Crest({ seat, size = 20 }: { seat: number; size?: number }) {
  return (
    <svg class={`crest owner-${seat}`} viewBox="-1.2 -1.2 2.4 2.4" width={size} height={size} aria-hidden="true">
      <CrestShape seat={seat} x={0} y={0} r={1} />
    </svg>
  );
}
