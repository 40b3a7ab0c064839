import type { TableInfo } from "../protocol";
import { place, t } from "../words";

/** Whether a table goes on, or will: it is neither over nor closed. */
export function isRunning({ status }: TableInfo): boolean {
  return status !== "over" && status !== "closed";
}

/** Whether a table waits for this person. */
export function isMyTurn(table: TableInfo): boolean {
  return table.status === "playing" && table.seats.some((seat) => seat.mine && seat.seat === table.actor);
}

/** How a table ended for this person; empty where it was not decided, or nobody else played. */
export function result({ seats, places = [] }: TableInfo): string {
  const mine = seats.filter((seat) => seat.mine);
  if (places.length === 0 || mine.length === 0 || mine.length === seats.length) return "";
  const best = Math.min(...mine.map(({ seat }) => places[seat] ?? seats.length));
  if (best === 1) return t(places.filter((each) => each === 1).length > 1 && seats.length === 2 ? "result.shared" : "result.won");
  return seats.length === 2 ? t("result.lost") : place(best);
}
