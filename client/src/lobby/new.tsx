import { useEffect, useState } from "preact/hooks";
import { go } from "../app/route";
import { Crest } from "../board/crest";
import { HouseError, send } from "../house/http";
import type { BotInfo, GameInfo, TableInfo } from "../protocol";
import { useOnce } from "../ui/once";
import { t, type Key } from "../words";
import { useAsk } from "./ask";
import { Frame } from "./frame";
import { CLOCKS, isSpecial, keep, PACES, recall, usualBot } from "./memory";
import { Print } from "./print";
import { newTable, resize, type Setup } from "./wishes";

const CLOCK_WORDS: Record<(typeof CLOCKS)[number], Key> = {
  none: "clock.none",
  "move:30": "clock.move.30",
  "move:120": "clock.move.120",
  "fischer:600+10": "clock.fischer.10",
  "fischer:1800+20": "clock.fischer.30",
};
const PACE_WORDS: Record<(typeof PACES)[number], Key> = {
  0: "pace.none",
  350: "pace.quick",
  700: "pace.human",
  1500: "pace.slow",
};

/** A new table: who sits where, and how it is played. One click starts with what is proposed. */
export function NewPage({ game }: { game: string }) {
  const info = useAsk<GameInfo>(`/games/${game}`);
  const bots = useAsk<BotInfo[]>("/bots");
  const problem = info.problem || bots.problem;
  return (
    <Frame>
      {problem && <p class="notice warn">{problem}</p>}
      {info.data && bots.data && <SetupForm key={game} game={info.data} bots={bots.data} />}
    </Frame>
  );
}

function SetupForm({ game, bots }: { game: GameInfo; bots: readonly BotInfo[] }) {
  const usual = usualBot(bots);
  const [setup, setSetup] = useState<Setup>(() => recall(game, bots));
  const [open] = useState(() => isSpecial(setup, game, bots)); // nobody plays by surprise
  const [problem, setProblem] = useState("");
  const change = (part: Partial<Setup>): void => setSetup({ ...setup, ...part });
  useEffect(() => {
    document.title = `${game.name} · zashiki`;
  }, [game]);
  const start = useOnce(async (isHere) => {
    try {
      const table = await send<TableInfo>("POST", "/tables", newTable(game.id, setup));
      keep(game, setup);
      if (isHere()) go(`/t/${table.id}`);
    } catch (error) {
      setProblem(error instanceof HouseError && error.message ? error.message : t("link.none"));
    }
  });
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        start.run();
      }}
    >
      <div class="setup-print">
        <Print game={game.id} />
        <h1>{game.name}</h1>
        <p>{game.about}</p>
        <p class="game-links">
          <a href={`/rules/${game.id}`}>{t("game.rules")}</a>
          <a href={`/editions/${game.id}/${setup.edition}`}>{t("game.edition")}</a>
        </p>
      </div>
      <div class="setup-choices">
        {game.seat_counts.length > 1 && (
          <fieldset class="counts">
            <legend>{t("setup.seats")}</legend>
            {game.seat_counts.map((n) => (
              <label key={n}>
                <input
                  type="radio"
                  name="seats"
                  checked={setup.sitters.length === n}
                  onChange={() => change({ sitters: resize(setup.sitters, n, usual) })}
                />
                <span>{n}</span>
              </label>
            ))}
          </fieldset>
        )}
        <fieldset>
          <legend>{t("setup.who")}</legend>
          {setup.sitters.map((sitter, i) => (
            <label key={i} class={`sitter owner-${i}`}>
              <Crest seat={i} size={24} />
              <span class="hidden">{t("setup.seat", { n: i + 1 })}</span>
              <select
                value={sitter}
                onChange={(event) => {
                  const sitters = [...setup.sitters];
                  sitters[i] = event.currentTarget.value;
                  change({ sitters });
                }}
              >
                <optgroup label={t("setup.people")}>
                  <option value="me">{t("setup.me")}</option>
                  <option value="invite">{t("setup.invite")}</option>
                  <option value="open">{t("setup.open")}</option>
                </optgroup>
                <optgroup label={t("setup.bots")}>
                  {bots.map((bot) => (
                    <option key={bot.spec} value={`bot:${bot.spec}`}>
                      {bot.label}
                    </option>
                  ))}
                </optgroup>
              </select>
            </label>
          ))}
        </fieldset>
        <button type="submit" class="primary start" disabled={start.busy}>
          {t("setup.start")}
        </button>
        <p class="notice-room" role="status">
          {problem && <span class="notice warn">{problem}</span>}
        </p>
        <details class="more-choices" open={open}>
          <summary>{t("setup.more")}</summary>
          {game.options.map((option) => (
            <label key={option.key} class="choice-line">
              <span>
                {option.label} <span class="rule-id">{option.rule_id}</span>
              </span>
              <select
                value={setup.options[option.key]}
                onChange={(event) =>
                  change({ options: { ...setup.options, [option.key]: event.currentTarget.value } })
                }
              >
                {option.choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label class="choice-line">
            <span>{t("setup.edition")}</span>
            <select value={setup.edition} onChange={(event) => change({ edition: event.currentTarget.value })}>
              {game.editions.map((edition) => (
                <option key={edition.id} value={edition.id}>
                  {edition.name}
                </option>
              ))}
            </select>
          </label>
          <label class="choice-line">
            <span>{t("setup.clock")}</span>
            <select value={setup.clock} onChange={(event) => change({ clock: event.currentTarget.value })}>
              {CLOCKS.map((value) => (
                <option key={value} value={value}>
                  {t(CLOCK_WORDS[value])}
                </option>
              ))}
            </select>
          </label>
          <label class="choice-line">
            <span>{t("setup.pace")}</span>
            <select value={String(setup.pace)} onChange={(event) => change({ pace: Number(event.currentTarget.value) })}>
              {PACES.map((value) => (
                <option key={value} value={String(value)}>
                  {t(PACE_WORDS[value])}
                </option>
              ))}
            </select>
          </label>
        </details>
      </div>
    </form>
  );
}
