import { useRef } from "preact/hooks";
import { CrestShape } from "../board/crest";
import type { ReviewPage } from "../protocol";
import { nameOf, useSize } from "../table/board";
import type { Table } from "../table/store";
import { t } from "../words";
import { between, percent } from "./points";

const HIGH = 112;
const EDGE = 8; // pixels beside the picture
const ROOM = { left: 30, right: 16, top: 8, bottom: 8 }; // for numbers, and for the crests at the end
const LEAPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1, PageDown: -10, PageUp: 10 };

/** Every seat's chances from the first action to the end; moving along it moves the replay. */
export function ChanceGraph({ table, page }: { table: Table; page: ReviewPage }) {
  const room = useRef<HTMLDivElement>(null);
  const w = useSize(room).w - 2 * EDGE;
  const last = page.chances.length - 1;
  const ply = Math.min(last, table.story.past.value?.ply ?? last);
  const wide = Math.max(1, w - ROOM.left - ROOM.right);
  const x = (at: number): number => ROOM.left + (last > 0 ? (at / last) * wide : 0);
  const y = (share: number): number => ROOM.top + (1 - between(0, share, 1)) * (HIGH - ROOM.top - ROOM.bottom);
  const seats = page.seats.map((_, seat) => seat);
  const goTo = (to: number): void => void table.story.goTo(between(0, to, last), Math.abs(to - ply) === 1);

  const drag = (event: PointerEvent): void => {
    const box = room.current?.getBoundingClientRect();
    if (!box || (event.type === "pointermove" && event.buttons === 0)) return;
    goTo(Math.round(((event.clientX - box.left - EDGE - ROOM.left) / wide) * last));
  };
  const onKey = (event: KeyboardEvent): void => {
    const leap = LEAPS[event.key];
    const to = leap !== undefined ? ply + leap : event.key === "Home" ? 0 : event.key === "End" ? last : null;
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    goTo(to);
  };
  const standings = seats
    .map((seat) => t("review.chance", { name: nameOf(table, seat), chance: percent(page.chances[ply]?.[seat] ?? 0) }))
    .join(", ");
  return (
    <div
      class="chance-graph"
      ref={room}
      role="slider"
      tabIndex={0}
      aria-label={t("review.graph")}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={ply}
      aria-valuetext={`${t("replay.ply", { ply, last })}: ${standings}`}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={drag}
    >
      {w > 0 && (
        <svg width={w} height={HIGH} aria-hidden="true">
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <line key={share} class="graph-line" x1={ROOM.left} x2={w - ROOM.right} y1={y(share)} y2={y(share)} />
          ))}
          {[0, 0.5, 1].map((share) => (
            <text key={share} class="graph-number" x={ROOM.left - 6} y={between(12, y(share) + 4, HIGH - 4)}>
              {percent(share)}
            </text>
          ))}
          {seats.map((seat) => (
            <polyline
              key={seat}
              class={`graph-seat owner-${seat}`}
              points={page.chances.map((chances, at) => `${x(at)},${y(chances[seat] ?? 0)}`).join(" ")}
            />
          ))}
          {page.turning_points.map((at) => (
            <TurningSign key={at} x={x(at)} y={y(page.chances[at]?.[moverOf(page, at)] ?? 0.5)} seat={actorOf(page, at)} />
          ))}
          <line class="graph-now" x1={x(ply)} x2={x(ply)} y1={ROOM.top} y2={HIGH - ROOM.bottom} />
          {ends(page, y).map(({ seat, at }) => (
            <g key={seat} class={`owner-${seat}`}>
              <CrestShape seat={seat} x={w - ROOM.right} y={at} r={7} />
            </g>
          ))}
          {seats.map((seat) => (
            <circle key={seat} class={`graph-dot owner-${seat}`} cx={x(ply)} cy={y(page.chances[ply]?.[seat] ?? 0)} r={4} />
          ))}
        </svg>
      )}
    </div>
  );
}

/** A diamond in the colour of who decided; a draw is nobody's. */
function TurningSign({ x, y, seat }: { x: number; y: number; seat: number }) {
  const r = 6;
  return <path class={`graph-turn owner-${seat}`} d={`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`} />;
}

function actorOf(page: ReviewPage, ply: number): number {
  return page.plies.find((each) => each.ply === ply)?.actor ?? -1;
}

/** On whose line a turning point stands: of who decided, or of who was luckiest. */
function moverOf(page: ReviewPage, ply: number): number {
  const actor = actorOf(page, ply);
  if (actor >= 0) return actor;
  const change = page.plies.find((each) => each.ply === ply)?.change ?? [];
  return Math.max(0, change.indexOf(Math.max(...change)));
}

/** Crests at the end of the lines, moved apart where seats end alike. */
function ends(page: ReviewPage, y: (share: number) => number): { seat: number; at: number }[] {
  const found = (page.chances.at(-1) ?? []).map((share, seat) => ({ seat, at: y(share) }));
  found.sort((a, b) => a.at - b.at);
  for (let i = found.length - 2; i >= 0; i--) {
    const [here, below] = [found[i], found[i + 1]];
    if (here && below) here.at = Math.min(here.at, below.at - 16);
  }
  return found.map(({ seat, at }) => ({ seat, at: Math.max(9, at) }));
}
