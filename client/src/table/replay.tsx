import { useEffect, useState } from "preact/hooks";
import { go, rename } from "../app/route";
import { get, send } from "../house/http";
import { lastBot } from "../lobby/memory";
import type { BotInfo, TableInfo } from "../protocol";
import { Icon } from "../ui/icons";
import { useOnce } from "../ui/once";
import { t } from "../words";
import { said } from "./notice";
import type { Table } from "./store";

const PAUSE = 650; // milliseconds between positions when the replay runs by itself

/** The past of the match: a slider over all positions, and new tables from any of them. */
export function Replay({ table }: { table: Table }) {
  const past = table.story.past.value;
  const last = table.story.plies.value;
  const ply = past?.ply ?? last;
  const [runs, setRuns] = useState(false);
  const over = table.info.value?.status === "over";

  const joined = table.now.value !== null; // until then the address still holds the invitation
  useEffect(() => {
    if (joined && !table.lesson) rename(past === null ? `/t/${table.id}` : `/t/${table.id}?ply=${past.ply}`);
  }, [joined, past?.ply]);
  useEffect(() => {
    if (!runs) return undefined;
    if (ply >= last) {
      setRuns(false);
      return undefined;
    }
    const timer = setTimeout(() => void table.story.goTo(ply + 1, true), PAUSE);
    return () => clearTimeout(timer);
  }, [runs, ply, last]);

  if (past === null && !over) return null;
  const step = (to: number): void => {
    setRuns(false);
    void table.story.goTo(to, Math.abs(to - ply) === 1);
  };
  return (
    <div class="replay" role="group" aria-label={t("replay.title")}>
      <Turn name="first" words={t("replay.first")} onClick={() => step(0)} />
      <Turn name="back" words={t("replay.back")} onClick={() => step(ply - 1)} />
      <Turn
        name={runs ? "pause" : "play"}
        words={runs ? t("replay.pause") : t("replay.play")}
        onClick={() => {
          if (!runs && ply >= last) void table.story.goTo(0);
          setRuns(!runs);
        }}
      />
      <Turn name="forward" words={t("replay.forward")} onClick={() => step(ply + 1)} />
      <Turn name="last" words={t("replay.last")} onClick={() => step(last)} />
      <input
        class="slider"
        type="range"
        min={0}
        max={last}
        value={ply}
        aria-label={t("replay.slider")}
        aria-valuetext={t("replay.ply", { ply, last })}
        onInput={(event) => step(Number(event.currentTarget.value))}
      />
      <output class="ply">{t("replay.ply", { ply, last })}</output>
      {over && <TryHere table={table} ply={ply} />}
      {past !== null && (
        <button
          type="button"
          class="now"
          onClick={() => {
            setRuns(false);
            table.story.goNow();
          }}
        >
          {over ? t("replay.result") : t("replay.now")}
        </button>
      )}
    </div>
  );
}

function Turn({ name, words, onClick }: { name: string; words: string; onClick: () => void }) {
  return (
    <button type="button" class="icon" aria-label={words} title={words} onClick={onClick}>
      <Icon name={name} size={18} />
    </button>
  );
}

const NOBODY = -2; // is to act: the match is over

/**
 * A new table from this position: the guest sits where they sat, bots take the other seats. Where
 * another is to act, what they did until it is the guest's turn is done again.
 */
function TryHere({ table, ply }: { table: Table; ply: number }) {
  const { actor = NOBODY } = table.shown.value ?? {};
  const open = useOnce(async (isHere) => {
    try {
      const game = table.info.value?.game ?? "";
      const bot = lastBot(game, await get<BotInfo[]>("/bots", { game }));
      const found = await send<TableInfo>("POST", `/tables/${table.id}/try`, { ply, bot });
      if (isHere()) go(`/t/${found.id}`);
    } catch (error) {
      table.tell(said(error), "", "warn");
    }
  });
  if (actor === NOBODY) return null;
  return (
    <button type="button" class="try" onClick={open.run} aria-disabled={open.busy}>
      {t("replay.try")}
    </button>
  );
}
