import { useState } from "preact/hooks";
import { BotSelect } from "../lobby/bots";
import type { Alternative } from "../protocol";
import { AlternativeButton, isEqual } from "../table/advice";
import type { Table } from "../table/store";
import { Icon } from "../ui/icons";
import { t, tn } from "../words";
import type { Study } from "./study";

const MOST = 5;
const COUNTS = [1, 5, 20] as const;

/** What search would do at every position one comes to. */
export function OpinionPane({ table, study }: { table: Table; study: Study }) {
  const found = study.opinion.value;
  const actor = table.shown.value?.actor ?? -2;
  return (
    <section class="opinion" aria-label={t("study.opinion")}>
      <label class="opinion-switch">
        <input type="checkbox" role="switch" checked={study.asks.value} onChange={(event) => study.askAlways(event.currentTarget.checked)} />
        {t("study.opinion.ask")}
      </label>
      {!study.asks.value && <p class="quiet">{t("study.opinion.about")}</p>}
      <div role="status">
        {study.asks.value && found === "thinking" && <p class="quiet">{t("advice.thinking")}</p>}
        {study.asks.value && found === "none" && actor < 0 && <p class="quiet">{t("study.opinion.none")}</p>}
      </div>
      {typeof found === "object" && (
        <>
          {isEqual(found.alternatives) && <p class="equal">{t("advice.equal")}</p>}
          <ol class="opinions">
            {found.alternatives.slice(0, MOST).map((each) => (
              <Thought key={each.code} table={table} each={each} />
            ))}
          </ol>
          <p class="quiet small">{t("advice.about")}</p>
        </>
      )}
    </section>
  );
}

function Thought({ table, each }: { table: Table; each: Alternative }) {
  return (
    <li>
      <AlternativeButton table={table} each={each} isSure />
      {(each.effects ?? []).length > 0 && <p class="quiet small effects">{each.effects?.join(" · ")}</p>}
    </li>
  );
}

/** Bots go on from here: a few moves, or to the end. */
export function BotsPane({ study }: { study: Study }) {
  const [bot, setBot] = useState("greedy");
  return (
    <section class="bots-on" aria-label={t("study.bots")}>
      <h3>{t("study.bots")}</h3>
      {study.isBusy.value ? (
        <p>
          <button type="button" onClick={() => study.stop()}>
            <Icon name="pause" size={18} /> {t("study.bots.stop")}
          </button>
        </p>
      ) : (
        <>
          <label>
            <span class="hidden">{t("study.bots.which")}</span>
            <BotSelect bot={bot} onChange={setBot} />
          </label>
          <div class="bots-counts">
            {COUNTS.map((count) => (
              <button key={count} type="button" onClick={() => study.playOn(count, bot)}>
                {tn("study.bots.count", count)}
              </button>
            ))}
            <button type="button" onClick={() => study.playOn(null, bot)}>
              {t("study.bots.all")}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
