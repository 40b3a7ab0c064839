import { useState } from "preact/hooks";
import { go } from "../app/route";
import { send } from "../house/http";
import { said } from "../table/notice";
import type { GameInfo, NewTable, TableInfo } from "../protocol";
import { useOnce } from "../ui/once";
import { t } from "../words";

const OPPONENT = "level1";

/** A first match: against a bot that does not see everything, with a coach. */
export function guidedTable(game: GameInfo, short: boolean): NewTable {
  const seats = Math.min(...game.seat_counts);
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, bot: OPPONENT }));
  const table: NewTable = { game: game.id, seats: [{ kind: "me" }, ...bots], guided: true };
  return short && game.short ? { ...table, position: game.short } : { ...table, options: game.first_options };
}

/** "First time?": one click to a guided match, whole or short. */
export function GuidedStart({ game, primary = false }: { game: GameInfo; primary?: boolean }) {
  const [problem, setProblem] = useState("");
  const begin = async (short: boolean, isHere: () => boolean): Promise<void> => {
    try {
      const table = await send<TableInfo>("POST", "/tables", guidedTable(game, short));
      if (isHere()) go(`/t/${table.id}`);
    } catch (error) {
      setProblem(said(error));
    }
  };
  const whole = useOnce((isHere) => begin(false, isHere));
  const short = useOnce((isHere) => begin(true, isHere));
  return (
    <div class="guided">
      <p>
        <b>{t("guided.title")}</b> {t("guided.about")}
      </p>
      <p class="game-links">
        <button type="button" class={primary ? "primary" : ""} onClick={whole.run} aria-disabled={whole.busy}>
          {t("guided.whole")}
        </button>
        {game.short && (
          <button type="button" onClick={short.run} aria-disabled={short.busy}>
            {t("guided.short")}
          </button>
        )}
        {game.lessons > 0 && <a href={`/learn/${game.id}`}>{t("learn.title")}</a>}
      </p>
      {problem && <p class="notice warn">{problem}</p>}
    </div>
  );
}
