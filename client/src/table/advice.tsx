import type { Alternative } from "../protocol";
import { Icon } from "../ui/icons";
import { t, tn } from "../words";
import { showing } from "./actions";
import { preview } from "./preview";
import type { Table } from "./store";

const MOST = 6;
const SAME = 0.02; // of the chance of winning

/** Whether the house may be asked what it would do here. */
export function mayAsk(table: Table): boolean {
  const info = table.info.value;
  if (!info) return false;
  if (info.status === "over") return table.story.past.value !== null && (table.shown.value?.actor ?? -2) >= 0;
  return info.advice && table.turn.isMine.value && !table.turn.held.value;
}

/** Whether what search thought about is worth the same, as far as it can tell. */
export function isEqual(alternatives: readonly Alternative[]): boolean {
  const values = alternatives.filter((each) => each.visits > 0).map((each) => each.value);
  return values.length > 1 && Math.max(...values) - Math.min(...values) < SAME;
}

/** What search would do and how the alternatives compare. */
export function AdvicePane({ table }: { table: Table }) {
  const advice = table.advice.value;
  if (advice === null) return null;
  if (advice === "thinking") {
    return (
      <div class="advice" role="status">
        <p class="quiet">{t("advice.thinking")}</p>
      </div>
    );
  }
  const best = advice.alternatives.slice(0, MOST);
  return (
    <section class="advice" aria-label={t("advice.title")}>
      <header>
        <h3>{t("advice.title")}</h3>
        <button
          type="button"
          class="icon small"
          aria-label={t("close")}
          onClick={() => {
            table.advice.value = null;
            preview.value = [];
          }}
        >
          <Icon name="close" size={14} />
        </button>
      </header>
      {advice.hurried && <p class="quiet">{t("advice.hurried")}</p>}
      {isEqual(advice.alternatives) && <p class="equal">{t("advice.equal")}</p>}
      <ol>
        {best.map((each, i) => (
          <li key={each.code}>
            <AlternativeButton table={table} each={each} />
            {i === 0 && each.reasons && <p class="alternative-reasons">{t("advice.reasons", { reasons: each.reasons })}</p>}
            <details class="why">
              <summary>{t("advice.why")}</summary>
              <ul>
                {(each.effects ?? []).map((effect) => (
                  <li key={effect}>{effect}</li>
                ))}
                {i > 0 && each.reasons && <li>{t("advice.reasons.first", { reasons: each.reasons })}</li>}
                <li>{tn("advice.why.tried", each.visits, { value: Math.round(each.value * 100) })}</li>
              </ul>
            </details>
          </li>
        ))}
      </ol>
      <p class="quiet small">{t("advice.about")}</p>
    </section>
  );
}

export function AdviceButton({ table }: { table: Table }) {
  const may = mayAsk(table);
  return (
    <button
      type="button"
      class="advice-button"
      title={t("advice.ask")}
      aria-label={t("advice.hint")}
      aria-disabled={!may}
      onClick={() => may && void table.askAdvice()}
    >
      <Icon name="hint" size={20} />
    </button>
  );
}

/** An action, what it is worth, and how much search thought of it; pressed, it is done. */
export function AlternativeButton({ table, each, isSure = false }: { table: Table; each: Alternative; isSure?: boolean }) {
  return (
    <button
      type="button"
      class="alternative"
      {...showing(each.path)}
      onClick={() => {
        const choice = table.turn.choices.value.find((known) => known.code === each.code);
        preview.value = [];
        if (choice) table.turn.act(choice, isSure);
      }}
    >
      <span class="alternative-words">{each.label}</span>
      <span class="alternative-value" title={t("advice.value")}>
        {Math.round(each.value * 100)}%
      </span>
      <span class="alternative-bar" aria-hidden="true">
        <span style={{ width: `${Math.round(each.share * 100)}%` }} />
      </span>
    </button>
  );
}
