import type { Table } from "./store";
import { pin, unpin } from "./about";
import { mayAsk } from "./advice";
import { toggleAll } from "./overlays";

/** Keys that work anywhere on a table's page, except where somebody is writing. */
export function onKey(table: Table, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (table.veiled.value !== null) return; // nobody acts behind the curtain
  const writing = target.matches("input:not([type=range]), textarea, select");
  if (event.key === "Escape") {
    if (writing) target.blur();
    if (!unpin()) table.turn.drop();
    return;
  }
  if (writing || document.querySelector("dialog[open]")) return;
  if (table.desk?.onKey?.(event, target)) return;
  if (stepThrough(table, event, target)) return;
  switch (event.key) {
    case "/":
      event.preventDefault();
      document.querySelector<HTMLElement>("#filter, .action-list button")?.focus();
      break;
    case "?":
      if (!pin()) table.menu.value = true;
      break;
    case "o":
    case "O":
      toggleAll(table);
      break;
    case "u":
    case "U":
      table.turn.takeBack();
      break;
    case "h":
    case "H":
      if (mayAsk(table)) void table.askAdvice();
      break;
    case "c":
    case "C":
      void table.story.showChanges();
      break;
    case "b":
    case "B":
      table.inWords.value = true;
      break;
    case "e":
    case "E":
      table.turn.goOn();
  }
}

/** Arrow keys walk through the past while it is shown. */
function stepThrough(table: Table, event: KeyboardEvent, target: HTMLElement): boolean {
  const past = table.story.past.value;
  const over = table.info.value?.status === "over";
  if ((past === null && !over) || target.closest("input[type=range], [data-piece], [data-place]")) return false;
  const ply = past?.ply ?? table.story.plies.value;
  const steps: Record<string, number> = {
    ArrowLeft: ply - 1,
    ArrowRight: ply + 1,
    Home: 0,
    End: table.story.plies.value,
  };
  const to = steps[event.key];
  if (to === undefined) return false;
  event.preventDefault();
  void table.story.goTo(to, Math.abs(to - ply) === 1);
  return true;
}
