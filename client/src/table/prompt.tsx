import { Icon } from "../ui/icons";
import { Sure } from "../ui/sure";
import type { Choice } from "../protocol";
import { t, tn } from "../words";
import { nameOf } from "./board";
import { Done, WayBack } from "./done";
import { Offers } from "./offers";
import { openRule } from "./side";
import type { Table } from "./store";
import type { Turn } from "./turn";

/** What is asked now, in words, with the buttons that need no touch of the board. */
export function Prompt({ table }: { table: Table }) {
  const shown = table.shown.value;
  const past = table.story.past.value;
  const buttons = table.turn.here.value.ends.filter((choice) => choice !== table.turn.main.value?.choice);
  const picked = table.turn.picked.value.length > 0 && table.turn.isMine.value;
  return (
    <div class={table.turn.isMine.value ? "prompt asked" : "prompt"}>
      <p class="prompt-words" aria-live="polite" id="prompt">
        {past !== null ? (past.line?.text ?? t("replay.start")) : (shown?.scene.prompt ?? t("table.loading"))}
      </p>
      {shown?.thinking && past === null && (
        <p class="quiet thinking">{t("table.thinking", { name: nameOf(table, shown.actor) })}</p>
      )}
      <Done table={table} />
      {(buttons.length > 0 || picked) && (
        <div class="prompt-buttons">
          {buttons.map((choice) => (
            <button
              key={choice.code}
              type="button"
              class={choice.kind === "waive" ? "choice waive" : "choice"}
              data-code={choice.code}
              onClick={() => table.turn.act(choice)}
            >
              {choice.label}
            </button>
          ))}
          {picked && (
            <button type="button" class="plain" onClick={() => table.turn.drop()}>
              {t("prompt.drop")}
            </button>
          )}
        </div>
      )}
      <Waiving turn={table.turn} />
      {!table.turn.undo.value.allowed && <WayBack table={table} />}
      <Offers table={table} />
      <NoticeLine table={table} />
    </div>
  );
}

/** Whether they mean it who would give something up while something better is open. */
function Waiving({ turn }: { turn: Turn }) {
  const choice = turn.waiving.value;
  if (!choice) return null;
  return (
    <Sure
      key={choice.code}
      question={stillOpen(turn.instead(choice))}
      yes={choice.label}
      no={t("waive.no")}
      onYes={() => turn.act(choice, true)}
      onNo={() => turn.drop()}
    />
  );
}

function stillOpen(open: readonly Choice[]): string {
  const [first] = open;
  return open.length === 1 && first ? t("waive.one", { action: first.label }) : tn("waive.still", open.length);
}

/** A refusal or another word to this person, with the rule it rests on. */
export function NoticeLine({ table }: { table: Table }) {
  const notice = table.notice.value;
  return (
    <div class="notice-room" role="status">
      {notice && (
        <p class={`notice ${notice.tone}`}>
          <button type="button" class="icon small" aria-label={t("close")} onClick={() => table.tell("")}>
            <Icon name="close" size={14} />
          </button>
          {notice.text}{" "}
          {notice.rule && (
            <button type="button" class="rule-link" onClick={() => openRule(table, notice.rule)}>
              {notice.rule}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** Undo and the way on: always there, always in the same place. */
export function TurnBar({ table }: { table: Table }) {
  const { turn } = table;
  const undo = turn.undo.value;
  const picked = turn.picked.value.length > 0 || turn.waiving.value !== null;
  const main = turn.main.value;
  const words = main ? (main.choice?.label ?? t(`end.${turn.held.value || "turn"}`)) : t("end");
  const mine = table.shown.value?.seat !== null;
  const canUndo = table.story.past.value === null && mine && (picked || undo.allowed);
  return (
    <div class="turn-bar">
      <button
        type="button"
        class="undo"
        aria-disabled={!canUndo}
        title={undo.allowed || picked ? t("undo.title") : undo.reason || t("undo.none")}
        onClick={() => turn.takeBack()}
      >
        <Icon name="undo" size={18} /> {t("undo")}
      </button>
      <button
        type="button"
        class={`end${main ? " ready" : ""}${main?.isFilled ? " filled" : ""}`}
        aria-disabled={!main}
        title={main ? words : t("end.none")}
        data-code={main?.choice?.code}
        data-held={turn.held.value || undefined}
        onClick={() => turn.goOn()}
      >
        <Icon name="end" size={18} /> <span class="end-words">{words}</span>
      </button>
    </div>
  );
}
