import { Icon } from "../ui/icons";
import { t } from "../words";
import { LogLink } from "./loglink";
import type { Table } from "./store";

/** Shows what the others did since the viewer's last turn once more. */
export function ChangesButton({ table }: { table: Table }) {
  const may = table.story.stretch.value !== null;
  return (
    <button
      type="button"
      class="icon changes-button"
      title={t("changes.ask")}
      aria-label={t("changes.title")}
      aria-disabled={!may}
      onClick={() => void table.story.showChanges()}
    >
      <Icon name="changes" size={20} />
    </button>
  );
}

/** The same in words; each line leads to the position it made. */
export function ChangesPane({ table }: { table: Table }) {
  const lines = table.story.changes.value?.lines;
  return (
    <div role="status" class="changes-room">
      {lines && (
        <section class="advice changes" aria-label={t("changes.title")}>
          <header>
            <h3>{t("changes.title")}</h3>
            <button type="button" class="icon small" aria-label={t("close")} onClick={() => (table.story.changes.value = null)}>
              <Icon name="close" size={14} />
            </button>
          </header>
          <ol>
            {lines.map((line, i) => (
              <li key={i} class={`owner-${line.seat}`}>
                {line.headline && <p class={line.is_event ? "log-head event" : "log-head"}>{line.headline}</p>}
                {line.text && <LogLink table={table} line={line} />}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
