import { useEffect, useRef, useState } from "preact/hooks";
import { language } from "../app/prefs";
import { Icon } from "../ui/icons";
import { Sure } from "../ui/sure";
import { SearchField } from "../ui/search";
import { Tabs } from "../ui/tabs";
import { t, tn } from "../words";
import { ActionList } from "../table/actions";
import { nameOf } from "../table/board";
import type { Parts } from "../table/desk";
import { NoticeLine } from "../table/prompt";
import { isSmall } from "../table/shape";
import type { Table } from "../table/store";
import { BotsPane, OpinionPane } from "./bots";
import { ChaptersPane } from "./chapters";
import { Moves } from "./moves";
import { TONES, TOOLS } from "./pencil";
import { ShareStudy } from "./share";
import { Study } from "./study";
import { ROOT } from "./tree";

/** The study that lies on this table. */
export function studyOf(table: Table): Study {
  return table.desk as Study;
}

interface Props {
  table: Table;
}

// --- above the board --------------------------------------------------------------------------

function StudyHead({ table }: Props) {
  const study = studyOf(table);
  const info = study.info.value;
  return (
    <>
      <span class="study-name">{info?.name}</span>
      {study.here.value > 1 && (
        <span class="watchers" title={tn("study.here", study.here.value)}>
          <Icon name="eye" size={16} /> {study.here.value}
        </span>
      )}
      {study.isLost.value && <span class="tag warn">{t("link.lost")}</span>}
      {info && !info.may_write && <span class="tag">{t("study.read")}</span>}
      {!isSmall.value && study.mayWrite.value && <PencilBox study={study} />}
      {info?.is_mine && <ShareStudy study={study} />}
    </>
  );
}

/** A hand to play with, and what draws marks on the board. */
export function PencilBox({ study }: { study: Study }) {
  const { pencil } = study;
  return (
    <div class="pencil" role="toolbar" aria-label={t("pencil.title")}>
      {TOOLS.map((tool) => (
        <button
          key={tool}
          type="button"
          class="icon"
          aria-label={t(`pencil.${tool}`)}
          title={t(`pencil.${tool}`)}
          aria-pressed={pencil.tool.value === tool}
          onClick={() => pencil.take(tool)}
        >
          <Icon name={tool} size={18} />
        </button>
      ))}
      {study.isCatching.value &&
        TONES.map((tone) => (
          <button
            key={tone}
            type="button"
            class={`tone tone-${tone}`}
            aria-label={t(`pencil.${tone}`)}
            title={t(`pencil.${tone}`)}
            aria-pressed={pencil.tone.value === tone}
            onClick={() => (pencil.tone.value = tone)}
          />
        ))}
      {(study.node.value?.marks?.length ?? 0) > 0 && (
        <button
          type="button"
          class="icon"
          aria-label={t("pencil.clear")}
          title={t("pencil.clear")}
          onClick={() => void study.change({ t: "marks", ...study.place, marks: [] })}
        >
          <Icon name="rubber" size={18} />
        </button>
      )}
    </div>
  );
}

// --- what is asked ----------------------------------------------------------------------------

function StudyAsk({ table }: Props) {
  const study = studyOf(table);
  const shown = table.shown.value;
  const isHere = !study.isComing.value && shown !== null;
  return (
    <div class={table.turn.isMine.value ? "prompt asked" : "prompt"}>
      <p class="prompt-words" aria-live="polite" id="prompt">
        {isHere && shown.outcome ? shown.outcome.verdict : isHere && shown.actor === -1 ? t("study.chance") : (shown?.scene.prompt ?? t("table.loading"))}
      </p>
      <Catching study={study} />
      <Buttons table={table} />
      {isHere && shown.actor === -1 && study.mayWrite.value && <Outcomes key={study.at.value} study={study} />}
      <Eyes table={table} study={study} />
      {study.deleting.value !== null && (
        <Sure
          key={study.deleting.value}
          question={t("study.delete.sure")}
          yes={t("study.delete")}
          no={t("study.keep")}
          danger
          onYes={() => study.deleting.value !== null && study.remove(study.deleting.value)}
          onNo={() => (study.deleting.value = null)}
        />
      )}
      {study.problem.value && (
        <p class="notice warn" role="status">
          {study.problem.value}
        </p>
      )}
      <NoticeLine table={table} />
      {!isSmall.value && table.turn.choices.value.length > 0 && (
        <details class="study-actions">
          <summary>{t("actions.title")}</summary>
          <ActionList table={table} />
        </details>
      )}
    </div>
  );
}

/** What needs no touch of the board. */
function Buttons({ table }: Props) {
  const buttons = table.turn.here.value.ends;
  const isPicked = table.turn.picked.value.length > 0 && table.turn.isMine.value;
  if (buttons.length === 0 && !isPicked) return null;
  return (
    <div class="prompt-buttons">
      {buttons.map((choice) => (
        <button key={choice.code} type="button" class="choice" data-code={choice.code} onClick={() => table.turn.act(choice, true)}>
          {choice.label}
        </button>
      ))}
      {isPicked && (
        <button type="button" class="plain" onClick={() => table.turn.drop()}>
          {t("prompt.drop")}
        </button>
      )}
    </div>
  );
}

/** What the pencil waits for. */
function Catching({ study }: { study: Study }) {
  const { pencil } = study;
  const [words, setWords] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const labelled = pencil.labelled.value;
  useEffect(() => {
    const marks = study.node.value?.marks ?? [];
    setWords(marks.find((mark) => mark.kind === "label" && mark.at[0] === labelled)?.text ?? "");
    if (labelled) field.current?.focus();
  }, [labelled]);
  if (labelled) {
    return (
      <form
        class="pencil-words"
        onSubmit={(event) => {
          event.preventDefault();
          pencil.write(words, study.node.value?.marks ?? []);
        }}
      >
        <input
          ref={field}
          value={words}
          maxLength={60}
          aria-label={t("pencil.words")}
          placeholder={t("pencil.words")}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <button type="submit">{t("pencil.write")}</button>
      </form>
    );
  }
  const tool = pencil.tool.value;
  if (tool === "hand") return null;
  return <p class="quiet">{t(tool === "arrow" && pencil.from.value ? "pencil.arrow.to" : `pencil.${tool}.how`)}</p>;
}

const FEW = 8;

/** What chance may bring: chosen, or drawn. */
function Outcomes({ study }: { study: Study }) {
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLocaleLowerCase();
  const found = study.outcomes.value.filter((each) => each.words.toLocaleLowerCase().includes(wanted));
  return (
    <div class="outcomes">
      <p class="outcomes-head">
        <button type="button" class="primary" onClick={() => study.draw()}>
          <Icon name="dice" size={18} /> {t("study.draw")}
        </button>
        {study.outcomes.value.length > FEW && (
          <SearchField id="outcomes-find" label={t("study.outcomes.find")} value={typed} onType={setTyped} />
        )}
      </p>
      <ul class="outcome-list" aria-label={t("study.outcomes")}>
        {found.slice(0, 60).map((each) => (
          <li key={each.code}>
            <button type="button" class="outcome" data-code={each.code} onClick={() => study.choose(each.code)}>
              <span>{each.words}</span> <span class="quiet">{percent(each.share)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function percent(share: number): string {
  const value = share * 100;
  const most = value < 10 ? 1 : 0; // digits after the point
  return t("percent", { n: value.toLocaleString(language.value, { maximumFractionDigits: most }) });
}

/** From where one looks: everything open, or as one seat would see it. */
function Eyes({ table, study }: { table: Table; study: Study }) {
  const seats = study.page.value?.seats ?? [];
  return (
    <label class="eyes">
      <Icon name="eye" size={16} /> <span class="hidden">{t("study.eyes")}</span>
      <select
        value={study.seat.value === null ? "" : String(study.seat.value)}
        onChange={(event) => study.lookFrom(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}
      >
        <option value="">{t("study.eyes.all")}</option>
        {seats.map((_, seat) => (
          <option key={seat} value={String(seat)}>
            {t("study.eyes.seat", { name: nameOf(table, seat) })}
          </option>
        ))}
      </select>
    </label>
  );
}

// --- the bar ----------------------------------------------------------------------------------

function StudyBar({ table }: Props) {
  const study = studyOf(table);
  const isFirst = study.at.value === ROOT;
  const isLast = (study.node.value?.children.length ?? 0) === 0;
  const press = (key: string) => () => void study.onKey(new KeyboardEvent("keydown", { key }), document.body);
  return (
    <div class="study-bar" role="toolbar" aria-label={t("study.steps")}>
      <Step name="first" words={t("study.first")} off={isFirst} onPress={press("Home")} />
      <Step name="back" words={t("study.back")} off={isFirst} onPress={press("ArrowLeft")} />
      <Step name="forward" words={t("study.forward")} off={isLast} onPress={press("ArrowRight")} />
      <Step name="last" words={t("study.last")} off={isLast} onPress={press("End")} />
      <span class="spring" />
      {study.mayWrite.value && !isFirst && (
        <>
          <Step name="promote" words={t("study.promote")} off={false} onPress={() => study.promote()} />
          <Step name="bin" words={t("study.delete")} off={false} onPress={press("Delete")} />
        </>
      )}
    </div>
  );
}

function Step({ name, words, off, onPress }: { name: string; words: string; off: boolean; onPress: () => void }) {
  return (
    <button type="button" class="icon" aria-label={words} title={words} aria-disabled={off} onClick={() => !off && onPress()}>
      <Icon name={name} />
    </button>
  );
}

// --- beside the board -------------------------------------------------------------------------

const TABS = ["moves", "opinion", "chapters"] as const;

function StudySide({ table }: Props) {
  const [tab, setTab] = useState<(typeof TABS)[number]>("moves");
  const study = studyOf(table);
  return (
    <Tabs id="study" label={t("study.title")} tabs={TABS} name={(each) => t(`study.${each}`)} tab={tab} onChoose={setTab}>
      {tab === "moves" && <Moves study={study} />}
      {tab === "opinion" && <Thinking table={table} />}
      {tab === "chapters" && <ChaptersPane study={study} />}
    </Tabs>
  );
}

function Thinking({ table }: Props) {
  const study = studyOf(table);
  return (
    <div class="study-pane">
      <OpinionPane table={table} study={study} />
      {study.mayWrite.value && <BotsPane study={study} />}
    </div>
  );
}

function MovesOnPhone({ table }: Props) {
  const study = studyOf(table);
  return (
    <>
      {study.mayWrite.value && <PencilBox study={study} />}
      <Moves study={study} />
    </>
  );
}

function Actions({ table }: Props) {
  return table.turn.choices.value.length > 0 ? <ActionList table={table} /> : <p class="quiet study-pane">{t("study.actions.none")}</p>;
}

export const STUDY_PARTS: Parts = {
  name: "study",
  Head: StudyHead,
  Ask: StudyAsk,
  Bar: StudyBar,
  Side: StudySide,
  panes: [
    { label: "study.moves", View: MovesOnPhone },
    { label: "sheet.actions", View: Actions },
    { label: "study.opinion", View: Thinking },
    { label: "study.chapters", View: ({ table }) => <ChaptersPane study={studyOf(table)} /> },
  ],
};
