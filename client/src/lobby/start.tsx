import { useEffect, useRef, useState } from "preact/hooks";
import { go } from "../app/route";
import { Crest } from "../board/crest";
import { HouseError, send } from "../house/http";
import type { GameInfo, Me, TableInfo, TableList } from "../protocol";
import { useOnce } from "../ui/once";
import { ago, t } from "../words";
import { useAsk } from "./ask";
import { Frame } from "./frame";
import { Print } from "./print";

/** The start page: the games of the house, and the tables one has. */
export function StartPage() {
  const games = useAsk<GameInfo[]>("/games");
  const tables = useAsk<TableList>("/tables");
  useEffect(() => {
    document.title = "zashiki";
  }, []);
  return (
    <Frame>
      <section class="welcome">
        <h1>{t("start.title")}</h1>
        <p>{t("start.about")}</p>
      </section>
      {games.problem && <p class="notice warn">{games.problem}</p>}
      <ul class="games" aria-label={t("start.games")}>
        {games.data?.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </ul>
      <div class="below">
        <Tables title={t("start.mine")} tables={tables.data?.mine ?? []} empty={t("start.mine.none")} />
        <Tables title={t("start.open")} tables={tables.data?.open ?? []} empty={t("start.open.none")} />
        <section class="self">
          <Name />
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
      <p class="game-links">
        <a class="button primary" href={`/new/${game.id}`} aria-label={t("game.play.it", { game: game.name })}>
          {t("game.play")}
        </a>
        <a href={`/rules/${game.id}`}>
          {t("game.rules")}
          <span class="hidden"> {game.name}</span>
        </a>
      </p>
    </li>
  );
}

/** Enough for a card; the whole text is on the next page. */
function firstSentence(words: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(words)?.[0] ?? words;
}

function Tables({ title, tables, empty }: { title: string; tables: readonly TableInfo[]; empty: string }) {
  const [all, setAll] = useState(false);
  const shown = all ? tables : tables.slice(0, 6);
  return (
    <section class="tables">
      <h2>{title}</h2>
      {tables.length === 0 && <p class="quiet">{empty}</p>}
      <ul>
        {shown.map((table) => (
          <li key={table.id}>
            <a class="table-link" href={`/t/${table.id}`}>
              <span class="table-game">{table.game_name}</span>
              <span class={`tag status-${table.status}`}>{t(`status.${table.status}`)}</span>
              <span class="table-seats">
                {table.seats.map((seat) => (
                  <span key={seat.seat} class={`owner-${seat.seat}`}>
                    <Crest seat={seat.seat} size={13} /> {seat.name || t("seat.open")}
                  </span>
                ))}
              </span>
              <span class="quiet when">{ago(table.changed)}</span>
            </a>
          </li>
        ))}
      </ul>
      {tables.length > shown.length && (
        <button type="button" class="plain" onClick={() => setAll(true)}>
          {t("start.all", { n: tables.length })}
        </button>
      )}
    </section>
  );
}

function Name() {
  const me = useAsk<Me>("/me");
  const [name, setName] = useState<string | null>(null);
  const [told, setTold] = useState("");
  const save = async (): Promise<void> => {
    if (!name?.trim()) return;
    try {
      await send<Me>("PATCH", "/me", { name: name.trim() });
      setTold(t("name.kept"));
    } catch (error) {
      setTold(error instanceof HouseError ? error.message : t("link.none"));
    }
  };
  return (
    <form
      class="name"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label for="name">{t("name.title")}</label>
      <span class="line">
        <input
          id="name"
          maxLength={40}
          value={name ?? me.data?.name ?? ""}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit">{t("name.keep")}</button>
      </span>
      <span class="quiet" role="status">
        {told}
      </span>
    </form>
  );
}

/** A record of a match from elsewhere becomes a table to look at. */
function Import() {
  const [problem, setProblem] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const bring = useOnce(async (isHere) => {
    const file = input.current?.files?.[0];
    if (!file) return;
    setProblem("");
    try {
      const record = await file.text();
      const table = await send<TableInfo>("POST", "/records", { record });
      if (isHere()) go(`/t/${table.id}`);
    } catch (error) {
      setProblem(error instanceof HouseError && error.message ? error.message : t("link.none"));
    } finally {
      if (input.current) input.current.value = ""; // the same file may be chosen again, mended
    }
  });
  return (
    <p class="import">
      <input
        id="record"
        class="hidden"
        type="file"
        accept=".txt,.json,.record"
        ref={input}
        onChange={bring.run}
      />
      <label for="record" class="button">
        {t("import.title")}
      </label>
      <span class="notice-room" role="status">
        {problem && <span class="notice warn">{problem}</span>}
      </span>
    </p>
  );
}
