import { Icon } from "../ui/icons";
import { t } from "../words";
import { nameOf } from "./board";
import { openRule } from "./side";
import type { Table } from "./store";

/** What is asked now, in words, with the buttons that need no touch of the board. */
export function Prompt({ table }: { table: Table }) {
  const shown = table.shown.value;
  const here = table.turn.here.value;
  const buttons = here.ends.filter((choice) => choice.path.length > 0 || choice.kind !== "end");
  const spare = here.ends.filter((choice) => choice.path.length === 0 && choice.kind === "end").slice(1);
  return (
    <div class={table.turn.isMine.value ? "prompt asked" : "prompt"}>
      <p class="prompt-words" aria-live="polite" id="prompt">
        {table.story.past.value !== null ? (table.story.past.value.line?.text ?? t("replay.start")) : (shown?.scene.prompt ?? t("table.loading"))}
      </p>
      {shown?.thinking && table.story.past.value === null && (
        <p class="quiet thinking">{t("table.thinking", { name: nameOf(table, shown.actor) })}</p>
      )}
      {(buttons.length > 0 || spare.length > 0 || table.turn.picked.value.length > 0) && (
        <div class="prompt-buttons">
          {[...buttons, ...spare].map((choice) => (
            <button key={choice.code} type="button" class="choice" data-code={choice.code} onClick={() => table.turn.act(choice)}>
              {choice.label}
            </button>
          ))}
          {table.turn.picked.value.length > 0 && table.turn.isMine.value && (
            <button type="button" class="plain" onClick={() => table.turn.drop()}>
              {t("prompt.drop")}
            </button>
          )}
        </div>
      )}
      <NoticeLine table={table} />
    </div>
  );
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

/** Undo and end of turn: always there, always in the same place. */
export function TurnBar({ table }: { table: Table }) {
  const undo = table.turn.undo.value;
  const picked = table.turn.picked.value.length > 0;
  const end = table.turn.root.value.ends.find((choice) => choice.kind === "end");
  const mine = table.shown.value?.seat !== null;
  const canUndo = table.story.past.value === null && mine && (picked || undo.allowed);
  return (
    <div class="turn-bar">
      <button
        type="button"
        class="undo"
        aria-disabled={!canUndo}
        title={undo.allowed || picked ? t("undo.title") : undo.reason || t("undo.none")}
        onClick={() => table.turn.takeBack()}
      >
        <Icon name="undo" size={18} /> {t("undo")}
      </button>
      <button
        type="button"
        class={end ? "end ready" : "end"}
        aria-disabled={!end}
        title={end?.label ?? t("end.none")}
        data-code={end?.code}
        onClick={() => end && table.turn.act(end)}
      >
        <Icon name="end" size={18} /> <span class="end-words">{end?.label ?? t("end")}</span>
      </button>
    </div>
  );
}
