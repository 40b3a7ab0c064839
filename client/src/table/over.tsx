import { useEffect, useState } from "preact/hooks";
import { go } from "../app/route";
import { Crest } from "../board/crest";
import { send } from "../house/http";
import type { Outcome, TableInfo } from "../protocol";
import { CoachCard } from "../learn/coach";
import { LessonWords } from "../learn/words";
import { ReviewHere } from "../review/here";
import { Dialog } from "../ui/dialog";
import { useOnce } from "../ui/once";
import { place, printed, t } from "../words";
import { nameOf } from "./board";
import { said } from "./notice";
import { NoticeLine, Prompt } from "./prompt";
import { openRule } from "./side";
import type { Table } from "./store";

/** What is asked now, or how it ended. */
export function Ask({ table }: { table: Table }) {
  const Own = table.desk?.parts?.Ask;
  if (Own) return <Own table={table} />;
  if (table.lesson) return <LessonWords table={table} lesson={table.lesson} />;
  const over = table.info.value?.status === "over" && table.story.past.value === null;
  if (over) return <Over table={table} />;
  return (
    <>
      <CoachCard table={table} />
      <Prompt table={table} />
      <ReviewHere table={table} />
    </>
  );
}

/** How it ended, and what one may do now. Takes the place of the prompt. */
function Over({ table }: { table: Table }) {
  const info = table.info.value;
  const outcome = table.now.value?.outcome ?? null;
  const [open, setOpen] = useState(false);
  const key = outcome ? info?.id : undefined;
  useEffect(() => {
    if (key && table.story.past.peek() === null) setOpen(true);
  }, [key]);
  const again = useOnce(async (isHere) => {
    try {
      const { id } = await send<TableInfo>("POST", `/tables/${table.id}/rematch`);
      if (isHere()) go(`/t/${id}`);
    } catch (error) {
      table.tell(said(error), "", "warn");
    }
  });
  if (!info || info.status !== "over") return null;
  return (
    <div class="over">
      <h2 aria-live="polite">{outcome?.verdict ?? info.ended?.text ?? t("over.title")}</h2>
      {outcome && <p class="quiet">{outcome.ending}</p>}
      <div class="over-buttons">
        {outcome && (
          <button type="button" class="primary" onClick={() => setOpen(true)}>
            {t("over.count")}
          </button>
        )}
        <button type="button" onClick={() => table.review.open()}>
          {t("tab.review")}
        </button>
        <button type="button" onClick={() => void table.story.goTo(0)}>
          {t("over.replay")}
        </button>
        <a class="button" href={`/study/new?table=${info.id}`}>
          {t("study.table")}
        </a>
        {info.seats.some((seat) => seat.mine) && (
          <button type="button" onClick={again.run} aria-disabled={again.busy}>
            {info.rematch ? t("over.rematch.there") : t("over.rematch")}
          </button>
        )}
        <a class="button" href={`/api/tables/${info.id}/record?form=text`} download={`${info.game}-${info.id}.txt`}>
          {t("over.record")}
        </a>
      </div>
      <NoticeLine table={table} />
      {open && outcome && (
        <Dialog title={t("over.count")} onClose={() => setOpen(false)} wide>
          <Count
            table={table}
            outcome={outcome}
            onRule={(rule) => {
              setOpen(false);
              openRule(table, rule);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

/** The final count, line by line, each with the rule it rests on. */
function Count({ table, outcome, onRule }: { table: Table; outcome: Outcome; onRule: (rule: string) => void }) {
  const seats = outcome.scores.map((_, seat) => seat);
  return (
    <div class="count-sheet">
      <p class="verdict">{outcome.verdict}</p>
      <p class="quiet">{outcome.ending}</p>
      <div class="count-scroll" tabIndex={0} role="region" aria-label={t("over.count")}>
        <table class="count-table">
          <thead>
            <tr>
              <th scope="col">{t("over.line")}</th>
              {seats.map((seat) => (
                <th scope="col" key={seat} class={`owner-${seat}`}>
                  <Crest seat={seat} size={16} /> {nameOf(table, seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {outcome.lines.map((line, i) => (
              <tr key={i}>
                <th scope="row">
                  {line.label}
                  <button type="button" class="rule-link" title={t("over.rule")} onClick={() => onRule(line.rule_id)}>
                    {line.rule_id}
                  </button>
                </th>
                {seats.map((seat) => (
                  <td key={seat}>{printed(line.points[seat], "–")}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr class="total">
              <th scope="row">{t("over.total")}</th>
              {seats.map((seat) => (
                <td key={seat}>{printed(outcome.scores[seat])}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t("over.place")}</th>
              {seats.map((seat) => (
                <td key={seat}>{place(outcome.places[seat] ?? 0)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}
