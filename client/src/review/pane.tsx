import { Crest } from "../board/crest";
import type { ReviewInfo, ReviewNote, ReviewPage, ReviewSeat } from "../protocol";
import { nameOf } from "../table/board";
import type { Table } from "../table/store";
import { Icon } from "../ui/icons";
import { useOnce } from "../ui/once";
import { t, tn } from "../words";
import { ChanceGraph } from "./graph";
import { percent, signed, steps, type Stretch, type Way } from "./points";

/** The tab of a match that is over: what it was made of, or how to learn that. */
export function ReviewPane({ table }: { table: Table }) {
  const info = table.review.info.value;
  const problem = table.review.problem.value;
  return (
    <div class="review" tabIndex={0} role="region" aria-label={t("tab.review")}>
      {info?.review ? <Reviewed table={table} page={info.review} /> : info && <Unreviewed table={table} info={info} />}
      {problem && <p class="notice warn">{problem}</p>}
    </div>
  );
}

/** No review yet: how far it is, or what one could do. */
function Unreviewed({ table, info }: { table: Table; info: ReviewInfo }) {
  const { status, done = 0, all = 0, ahead = 0 } = info;
  const ask = useOnce(() => table.review.ask());
  const stop = useOnce(() => table.review.stop());
  if (status === "waiting" || status === "running") {
    return (
      <div class="review-coming" role="status">
        <p>{status === "waiting" && ahead > 0 ? tn("review.ahead", ahead) : t("review.coming")}</p>
        <progress max={Math.max(1, all)} value={done} aria-label={t("review.progress", { done, all })} />
        <p class="quiet small">{t("review.progress", { done, all })}</p>
        {info.mine && (
          <button type="button" onClick={stop.run} aria-disabled={stop.busy}>
            {t("review.stop")}
          </button>
        )}
      </div>
    );
  }
  return (
    <div class="review-empty">
      <h3>{t(status === "failed" ? "review.failed" : status === "cancelled" ? "review.stopped" : "review.none")}</h3>
      <p>{t(status === "cancelled" ? "review.stopped.about" : "review.none.about", { done, all })}</p>
      <button type="button" class="primary" onClick={ask.run} aria-disabled={ask.busy}>
        {t(status === "cancelled" ? "review.go-on" : "review.ask")}
      </button>
    </div>
  );
}

function Reviewed({ table, page }: { table: Table; page: ReviewPage }) {
  return (
    <>
      <ChanceGraph table={table} page={page} />
      <div class="review-turns">
        <TurnButton table={table} way={-1} />
        <span class="quiet">{page.turning_points.length > 0 ? tn("review.turns", page.turning_points.length) : t("review.turns.none")}</span>
        <TurnButton table={table} way={1} />
      </div>
      {page.seats.map((seat, number) => (
        <SeatSummary key={number} table={table} seat={number} told={seat} />
      ))}
      <p class="quiet small">{t("review.about", { ms: page.ms })}</p>
    </>
  );
}

function TurnButton({ table, way }: { table: Table; way: Way }) {
  const to = table.review.turning(way);
  return (
    <button
      type="button"
      class="icon"
      aria-label={t(way < 0 ? "review.turn.before" : "review.turn.after")}
      title={t(way < 0 ? "review.turn.before" : "review.turn.after")}
      aria-disabled={to === null}
      onClick={() => to !== null && table.review.pick(to)}
    >
      <Icon name={way < 0 ? "back" : "forward"} size={18} />
    </button>
  );
}

function SeatSummary({ table, seat, told }: { table: Table; seat: number; told: ReviewSeat }) {
  return (
    <section class={`review-seat owner-${seat}`}>
      <h3>
        <Crest seat={seat} size={18} />
        <span class="review-name">{nameOf(table, seat)}</span>
        <span class="review-accuracy">{t("review.accuracy", { percent: percent(told.accuracy) })}</span>
      </h3>
      <LuckAndSkill told={told} />
      <p>{told.verdict}</p>
      <Notes table={table} title={t("review.costliest")} notes={told.costliest} />
      <Notes table={table} title={t("review.draws")} notes={told.draws} />
    </section>
  );
}

/** From the start by luck to where skill took over, and on to the result: one stretch begins where the other ends. */
function LuckAndSkill({ told }: { told: ReviewSeat }) {
  const { low, high, luck, skill } = steps(told.start, told.luck, told.result);
  const at = (share: number): string => `${((share - low) / (high - low)) * 100}%`;
  return (
    <div class="luck-skill">
      <div class="track" aria-hidden="true">
        <span class="track-range" style={{ left: at(0), right: `calc(100% - ${at(1)})` }} />
        <span class="stretch luck" style={place(luck)} />
        <span class="stretch skill" style={place(skill)} />
        <span class="track-end" style={{ left: at(told.start) }} />
        <span class="track-end result" style={{ left: at(told.result) }} />
      </div>
      <dl>
        <Figure kind="" name={t("review.start")} value={t("percent", { n: percent(told.start) })} />
        <Figure kind="luck" name={t("review.luck")} value={signed(told.luck)} />
        <Figure kind="skill" name={t("review.skill")} value={signed(told.skill)} />
        <Figure kind="" name={t("review.result")} value={t("percent", { n: percent(told.result) })} />
      </dl>
    </div>
  );
}

function place({ from, to }: Stretch): { left: string; width: string } {
  return { left: `${Math.min(from, to) * 100}%`, width: `${Math.abs(to - from) * 100}%` };
}

function Figure({ kind, name, value }: { kind: string; name: string; value: string }) {
  return (
    <div class={kind ? `figure-of ${kind}` : "figure-of"}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Sentences that lead to the position they tell of. */
function Notes({ table, title, notes }: { table: Table; title: string; notes: readonly ReviewNote[] }) {
  if (notes.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul class="review-notes">
        {notes.map((note) => (
          <li key={note.ply}>
            <button type="button" onClick={() => table.review.pick(note.ply)}>
              {note.text}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
