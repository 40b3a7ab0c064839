import { computed, signal } from "@preact/signals";

/** How a table is laid out in a window like this one. */
export type Shape = "wide" | "tablet" | "upright" | "sideways";

const flat = matchMedia("(max-height: 500px) and (orientation: landscape)");
const narrow = matchMedia("(max-width: 760px)");
const tall = matchMedia("(max-width: 1100px) and (orientation: portrait)");

function shapeNow(): Shape {
  if (flat.matches) return "sideways";
  if (narrow.matches) return "upright";
  return tall.matches ? "tablet" : "wide";
}

export const shape = signal(shapeNow());
for (const query of [flat, narrow, tall]) query.addEventListener("change", () => (shape.value = shapeNow()));

/** Phones have little room: the board and a column or a sheet for all else. */
export const isSmall = computed(() => shape.value === "upright" || shape.value === "sideways");

/** Pixels: lower words are not drawn. A phone is held closer to the eyes. */
export const leastWords = computed(() => (isSmall.value ? 12 : 14));
