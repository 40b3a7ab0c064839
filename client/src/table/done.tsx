import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../ui/icons";
import { t } from "../words";
import type { Table } from "./store";

/** What this person did in this turn; a line takes all back from there on. */
export function Done({ table }: { table: Table }) {
  const lines = table.turn.done.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => void list.current?.scrollTo(0, list.current.scrollHeight), [lines]); // what was done last is in sight
  if (lines.length === 0) return null;
  return (
    <ol class="done" ref={list} aria-label={t("done.title")}>
      {lines.map((line, i) => (
        <li key={`${line.ply}-${i}`}>
          <button
            type="button"
            class="done-line"
            title={i === lines.length - 1 ? t("undo.title") : t("done.to")}
            aria-label={t("done.line", { line: line.text })}
            onClick={() => table.turn.takeBack(line.ply)}
          >
            <Icon name="undo" size={14} /> <span>{line.text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The way back past what was drawn or done by others: for practice, or if the others let one. */
export function WayBack({ table, onClick }: { table: Table; onClick?: () => void }) {
  const now = table.now.value;
  const asked = table.askedBack.value !== null;
  if (!now?.back || asked || table.info.value?.status !== "playing" || table.story.past.value !== null) return null;
  return (
    <button
      type="button"
      class="way-back"
      title={t(`back.${now.back}.title`)}
      onClick={() => {
        onClick?.();
        table.turn.takeTurnBack();
      }}
    >
      {t(`back.${now.back}`)}
    </button>
  );
}
