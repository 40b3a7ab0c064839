import { useEffect, useState } from "preact/hooks";
import { send } from "../house/http";
import type { GameInfo, Me, TableInfo, TableList } from "../protocol";
import { BringRecord } from "../ui/bring";
import { OtherDevice } from "../ui/device";
import { NameForm } from "../ui/nameform";
import { t } from "../words";
import { useAsk } from "./ask";
import { Frame } from "./frame";
import { MyStudies } from "../study/list";
import { Print } from "./print";
import { isRunning } from "./standing";
import { MyTables, OpenTables } from "./tables";

const LOOK_EVERY = 15_000; // milliseconds: somebody may have moved, or be waiting

/** The start page: the games of the house, and the tables one has; those that go on come first. */
export function StartPage() {
  const games = useAsk<GameInfo[]>("/games");
  const tables = useAsk<TableList>("/tables");
  const isKnown = tables.data !== null || tables.problem !== ""; // nothing moves down when it comes
  const mine = tables.data?.mine ?? [];
  const goesOn = mine.some(isRunning);
  useEffect(() => {
    document.title = "zashiki";
    const timer = setInterval(() => document.visibilityState === "visible" && tables.again(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <Frame>
      <section class="welcome">
        <h1>{t("start.title")}</h1>
        <p>{t("start.about")}</p>
      </section>
      {games.problem && <p class="notice warn">{games.problem}</p>}
      {goesOn && <MyTables tables={mine} />}
      <ul class="games" aria-label={t("start.games")}>
        {isKnown && games.data?.map((game) => <GameCard key={game.id} game={game} />)}
      </ul>
      <Today />
      <div class="below">
        {!goesOn && <MyTables tables={mine} />}
        <OpenTables tables={tables.data?.open ?? []} />
        <MyStudies games={games.data ?? []} />
        <section class="self">
          <Name />
          <OtherDevice />
          <Import />
        </section>
      </div>
    </Frame>
  );
}

function GameCard({ game }: { game: GameInfo }) {
  const counts = game.seat_counts;
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  return (
    <li class="game-card">
      <a class="game-link" href={`/new/${game.id}`}>
        <Print game={game.id} />
        <span class="game-words">
          <span class="game-name">{game.name}</span>
          <span class="quiet">{least === most ? t("game.seats.only", { n: least }) : t("game.seats", { least, most })}</span>
        </span>
      </a>
      <p class="game-about">{firstSentence(game.about)}</p>
      <GameFacts game={game} />
      <p class="game-links">
        <a class="button primary" href={`/new/${game.id}`} aria-label={t("game.play.it", { game: game.name })}>
          {t("game.play")}
        </a>
        {game.lessons > 0 && (
          <a href={`/learn/${game.id}`}>
            {t("learn.title")}
            <span class="hidden"> {game.name}</span>
          </a>
        )}
        <a href={`/rules/${game.id}`}>
          {t("game.rules")}
          <span class="hidden"> {game.name}</span>
        </a>
      </p>
      <p class="first-time">
        <a href={`/new/${game.id}?guided`}>
          {t("guided.card")}
          <span class="hidden"> {game.name}</span>
        </a>
      </p>
    </li>
  );
}

/** The way to the puzzles. */
function Today() {
  return (
    <section class="today" aria-label={t("puzzles.title")}>
      <p>{t("puzzles.about")}</p>
      <a class="button" href="/puzzles">
        {t("puzzles.title")}
      </a>
    </section>
  );
}

/** How long it takes, and how hard it is to learn. */
export function GameFacts({ game }: { game: GameInfo }) {
  const [least, most] = game.minutes;
  if (least === undefined || most === undefined) return null;
  return (
    <p class="game-facts quiet">
      <span>{t("game.minutes", { least, most })}</span>
      <span class="difficulty" role="img" aria-label={t("game.difficulty", { n: game.difficulty })} title={t("game.difficulty", { n: game.difficulty })}>
        {"●".repeat(game.difficulty)}
        {"○".repeat(5 - game.difficulty)}
      </span>
    </p>
  );
}

/** Enough for a card; the whole text is on the next page. */
function firstSentence(words: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(words)?.[0] ?? words;
}

function Name() {
  const me = useAsk<Me>("/me");
  const [told, setTold] = useState("");
  return (
    <div>
      <NameForm
        id="name"
        label={t("name.title")}
        name={me.data?.name ?? ""}
        button={t("name.keep")}
        onKept={() => setTold(t("name.kept"))}
      />
      <span class="quiet" role="status">
        {told}
      </span>
    </div>
  );
}

/** A record of a match from elsewhere becomes a table to look at. */
function Import() {
  const lay = async (record: string) => `/t/${(await send<TableInfo>("POST", "/records", { record })).id}`;
  return <BringRecord id="record" label={t("import.title")} send={lay} />;
}
