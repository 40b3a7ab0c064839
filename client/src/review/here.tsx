import { useEffect } from "preact/hooks";
import { Crest } from "../board/crest";
import type { ReviewDetail, ReviewOption, ReviewPly } from "../protocol";
import { MakePuzzle } from "../puzzles/make";
import { nameOf } from "../table/board";
import { preview } from "../table/preview";
import type { Table } from "../table/store";
import { t } from "../words";
import { percent, signed, wholePercent } from "./points";

const SETTLED = 120; // milliseconds that somebody stays at a position before it is asked about

/** What the review says of the position on the board: what was done here, what was better, and why. */
export function ReviewHere({ table }: { table: Table }) {
  const { isShown, here } = table.review;
  const ply = table.story.past.value?.ply ?? -1;
  const shown = isShown.value;
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => void table.review.study(ply), SETTLED);
    return () => clearTimeout(timer);
  }, [shown, ply, table.review.page.value]);
  useEffect(() => () => void (preview.value = []), [ply]);
  if (!shown) return null;
  const known = table.review.plies.value.get(ply);
  if (!known) {
    return (
      <section class="review-here">
        <p class="quiet">{t(ply >= table.story.plies.value ? "review.end" : "review.forced")}</p>
        <StudyLink table={table} ply={ply} />
      </section>
    );
  }
  const detail = here.value;
  return (
    <section class="review-here" aria-label={t("review.here")} aria-live="polite">
      <Heading table={table} ply={known} detail={detail} />
      {known.actor < 0 ? <Luck table={table} ply={known} /> : detail && <Options detail={detail} />}
      {detail?.reasons && <p class="review-why">{t("review.why", { reasons: detail.reasons })}</p>}
      <div class="review-ways">
        <StudyLink table={table} ply={ply} />
        {known.grade && <MakePuzzle key={ply} words={t("making.from")} wish={() => ({ table: table.id, ply })} />}
      </div>
    </section>
  );
}

/** To a study of the match that opens at this position. */
function StudyLink({ table, ply }: { table: Table; ply: number }) {
  const at = ply < 0 ? table.story.plies.value : ply;
  return (
    <a class="review-study" href={`/study/new?table=${table.id}&ply=${at}`}>
      {t("review.study")}
    </a>
  );
}

function Heading({ table, ply, detail }: { table: Table; ply: ReviewPly; detail: ReviewDetail | null }) {
  const { actor, grade = "", loss = 0 } = ply;
  return (
    <header class={`owner-${actor}`}>
      {actor < 0 ? <span class="dice-dot" aria-hidden="true" /> : <Crest seat={actor} size={16} />}
      <span class="review-what">
        {actor >= 0 && <b>{nameOf(table, actor)}: </b>}
        {detail?.text ?? "…"}
      </span>
      {actor >= 0 && <GradeTag grade={grade} loss={loss} />}
    </header>
  );
}

/** What a decision cost, in a word and a number. */
export function GradeTag({ grade, loss }: { grade: string; loss: number }) {
  const name = grade === "slip" || grade === "mistake" || grade === "blunder" ? grade : "good";
  return (
    <span class={`grade ${name}`}>
      {t(`review.grade.${name}`)}
      {name !== "good" && ` −${wholePercent(loss)}`}
    </span>
  );
}

/** What was drawn, for whom. */
function Luck({ table, ply }: { table: Table; ply: ReviewPly }) {
  return (
    <ul class="review-lucks">
      {ply.change.map((change, seat) => (
        <li key={seat} class={`owner-${seat}`}>
          <Crest seat={seat} size={13} /> {nameOf(table, seat)} {signed(change)}
        </li>
      ))}
    </ul>
  );
}

function Options({ detail }: { detail: ReviewDetail }) {
  const options = detail.options ?? [];
  return (
    <ol class="review-options">
      {options.map((option, i) => (
        <OptionLine key={option.code} option={option} isBest={i === 0} />
      ))}
    </ol>
  );
}

function OptionLine({ option, isBest }: { option: ReviewOption; isBest: boolean }) {
  const show = (): void => void (preview.value = option.path);
  const hide = (): void => void (preview.value = []);
  const kind = option.played ? "played" : isBest ? "better" : "";
  return (
    <li class={kind} tabIndex={0} onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      <span class="review-mark" aria-hidden="true" />
      <span class="review-label">
        {option.label}
        {option.played && <span class="hidden"> ({t("review.played")})</span>}
      </span>
      <span class="review-chance">{t("percent", { n: percent(option.chance) })}</span>
    </li>
  );
}
