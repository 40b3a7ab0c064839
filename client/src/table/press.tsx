import { effect, signal } from "@preact/signals";
import { read, write } from "../app/prefs";
import { t } from "../words";
import type { Table } from "./store";

/** Whether this person knows that things can be pressed long; kept on this machine. */
export const isPressTold = signal(read("press") === "told");

effect(() => {
  if (isPressTold.value) write("press", "told");
});

const fingers = matchMedia("(any-pointer: coarse)");

/** Told once where there are fingers, in a match: things can be pressed long. */
export function PressNote({ table }: { table: Table }) {
  const isPlayed = table.info.value?.status === "playing" && !table.lesson;
  if (!isPlayed || isPressTold.value || !fingers.matches) return null;
  return (
    <p class="press-note" role="note">
      <span>{t("press.told")}</span>
      <button type="button" class="plain" onClick={() => (isPressTold.value = true)}>
        {t("press.close")}
      </button>
    </p>
  );
}
