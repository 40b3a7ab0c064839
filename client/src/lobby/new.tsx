import { useEffect, useState } from "preact/hooks";
import { go } from "../app/route";
import { Crest } from "../board/crest";
import { send } from "../house/http";
import { said } from "../table/notice";
import type { BotInfo, GameInfo, TableInfo } from "../protocol";
import { useOnce } from "../ui/once";
import { t, type Key } from "../words";
import { clockWords } from "../words/clocks";
import { useAsk } from "./ask";
import { Frame } from "./frame";
import { GuidedStart } from "../learn/guided";
import { GameFacts } from "./start";
import { BotOptions } from "./bots";
import { aboutSitter, CLOCKS, isSpecial, keep, PACES, recall, usualBot } from "./memory";
import { Print } from "./print";
import { clockOf, newTable, ownClock, resize, type Setup } from "./wishes";

const PACE_WORDS: Record<(typeof PACES)[number], Key> = {
  0: "pace.none",
  350: "pace.quick",
  700: "pace.human",
  1500: "pace.slow",
};

/** Whether the address says that somebody is here for the first time. */
const wantsGuide = (): boolean => new URLSearchParams(location.search).has("guided");

/** A new table: who sits where, and how it is played. One click starts with what is proposed. */
export function NewPage({ game }: { game: string }) {
  const info = useAsk<GameInfo>(`/games/${game}`);
  const bots = useAsk<BotInfo[]>("/bots", { game });
  const problem = info.problem || bots.problem;
  return (
    <Frame>
      {problem && <p class="notice warn">{problem}</p>}
      {info.data && bots.data && <SetupForm key={game} game={info.data} bots={bots.data} />}
    </Frame>
  );
}

function SetupForm({ game, bots }: { game: GameInfo; bots: readonly BotInfo[] }) {
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
      setProblem(said(error));
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
        <p class="game-aim">{game.aim}</p>
        <GameFacts game={game} />
        <p class="game-links">
          <a href={`/rules/${game.id}`}>{t("game.rules")}</a>
          <a href={`/editions/${game.id}/${setup.edition}`}>{t("game.edition")}</a>
        </p>
      </div>
      <div class="setup-choices">
        <GuidedStart game={game} primary={wantsGuide()} />
        {game.seat_counts.length > 1 && (
          <fieldset class="counts">
            <legend>{t("setup.seats")}</legend>
            {game.seat_counts.map((n) => (
              <label key={n}>
                <input
                  type="radio"
                  name="seats"
                  checked={setup.sitters.length === n}
                  onChange={() => change({ sitters: resize(setup.sitters, n, usualBot(setup.sitters, bots)) })}
                />
                <span>{n}</span>
              </label>
            ))}
          </fieldset>
        )}
        <fieldset>
          <legend>{t("setup.who")}</legend>
          {setup.sitters.map((sitter, i) => (
            <div key={i} class="sitter-place">
              <label class={`sitter owner-${i}`}>
                <Crest seat={i} size={24} />
                <span class="hidden">{t("setup.seat", { n: i + 1 })}</span>
                <select
                  value={sitter}
                  aria-describedby={`sitter-about-${i}`}
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
                  <BotOptions bots={bots} prefix="bot:" />
                </select>
              </label>
              <p id={`sitter-about-${i}`} class="sitter-about">
                {aboutSitter(sitter, bots)}
              </p>
            </div>
          ))}
          <label class="random-seats">
            <input
              type="checkbox"
              checked={setup.randomSeats}
              onChange={(event) => change({ randomSeats: event.currentTarget.checked })}
            />
            <span>{t("setup.random")}</span>
          </label>
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
          <ClockChoice clock={setup.clock} onChange={(clock) => change({ clock })} />
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

const OWN = "own";

/** One of the usual clocks, or minutes and seconds of one's own. */
function ClockChoice({ clock, onChange }: { clock: string; onChange: (clock: string) => void }) {
  const [own, setOwn] = useState({ minutes: 20, seconds: 15 });
  const isOwn = !CLOCKS.some((usual) => usual === clock);
  const take = (part: Partial<typeof own>): void => {
    const next = { ...own, ...part };
    setOwn(next);
    onChange(ownClock(next.minutes, next.seconds));
  };
  return (
    <>
      <label class="choice-line">
        <span>{t("setup.clock")}</span>
        <select
          class="clock-choice"
          value={isOwn ? OWN : clock}
          onChange={({ currentTarget: { value } }) => (value === OWN ? take({}) : onChange(value))}
        >
          {CLOCKS.map((value) => (
            <option key={value} value={value}>
              {clockWords(clockOf(value))}
            </option>
          ))}
          <option value={OWN}>{t("clock.custom")}</option>
        </select>
      </label>
      {isOwn && (
        <>
          <NumberLine
            name="clock-minutes"
            label={t("clock.custom.bank")}
            least={1}
            value={own.minutes}
            onType={(minutes) => take({ minutes })}
          />
          <NumberLine
            name="clock-seconds"
            label={t("clock.custom.more")}
            least={0}
            value={own.seconds}
            onType={(seconds) => take({ seconds })}
          />
        </>
      )}
    </>
  );
}

interface NumberLineProps {
  name: string;
  label: string;
  least: number;
  value: number;
  onType: (value: number) => void;
}

/** A whole number up to 600, with what it counts. */
function NumberLine({ name, label, least, value, onType }: NumberLineProps) {
  return (
    <label class="choice-line">
      <span>{label}</span>
      <input
        class={name}
        type="number"
        min={least}
        max={600}
        required
        value={value}
        onInput={(event) => onType(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
