import { useEffect } from "preact/hooks";
import { useAsk } from "../lobby/ask";
import { Frame } from "../lobby/frame";
import { Print } from "../lobby/print";
import type { GameInfo, PuzzleInfo, PuzzleList } from "../protocol";
import { Icon } from "../ui/icons";
import { t, tn } from "../words";
import { Difficulty } from "./difficulty";
import { history, keyOf, outcome, streak, triedAt } from "./history";
import { OwnPuzzles } from "./own";

const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
const MOST_TOLD = 12; // of one's history

/** All puzzles of the house: the one of today, each game's by difficulty, and what one has solved. */
export function PuzzlesPage() {
  const games = useAsk<GameInfo[]>("/games");
  const list = useAsk<PuzzleList>("/puzzles");
  useEffect(() => {
    document.title = `${t("puzzles.title")} · zashiki`;
  });
  const problem = games.problem || list.problem;
  const nameOf = (id: string): string => games.data?.find((game) => game.id === id)?.name ?? "";
  return (
    <Frame title={t("puzzles.title")}>
      {problem && <p class="notice warn">{problem}</p>}
      <p class="learn-about">{t("puzzles.about")}</p>
      {list.data && games.data && (
        <>
          {list.data.daily && <Daily puzzle={list.data.daily} today={list.data.today} game={nameOf(list.data.daily.game)} />}
          <OwnPuzzles nameOf={nameOf} />
          {list.data.puzzles.length === 0 && <p class="quiet">{t("puzzles.none")}</p>}
          <div class="puzzle-games">
            {games.data.map(({ id, name }) => (
              <GamePuzzles key={id} name={name} puzzles={list.data?.puzzles.filter(({ game }) => game === id) ?? []} />
            ))}
          </div>
          <Past puzzles={list.data.puzzles} nameOf={nameOf} />
        </>
      )}
    </Frame>
  );
}

function Daily({ puzzle, today, game }: { puzzle: PuzzleInfo; today: string; game: string }) {
  const days = streak(history.value.days, today);
  const end = triedAt(puzzle.game, puzzle.id)?.end;
  return (
    <section class="daily">
      <Print game={puzzle.game} />
      <div>
        <h2>{t("puzzles.daily")}</h2>
        <p>
          {game} · <Difficulty n={puzzle.difficulty} />
        </p>
        <p class="quiet">{days > 0 ? tn("puzzles.streak", days) : t("puzzles.streak.none")}</p>
        <p>
          <a class={end ? "button" : "button primary"} href={`/puzzles/${puzzle.game}/${puzzle.id}`}>
            {t(end ? "puzzles.daily.again" : "puzzles.daily.try")}
          </a>
          {end && <span class="tag">{t(`puzzles.${end}`)}</span>}
        </p>
      </div>
    </section>
  );
}

function GamePuzzles({ name, puzzles }: { name: string; puzzles: readonly PuzzleInfo[] }) {
  if (puzzles.length === 0) return null;
  const solved = puzzles.filter(({ game, id }) => triedAt(game, id)?.end === "solved").length;
  return (
    <section class="puzzle-game" aria-label={name}>
      <h2>{name}</h2>
      <p class="quiet">{t("puzzles.count", { solved, of: puzzles.length })}</p>
      {DIFFICULTIES.map((n) => (
        <Row key={n} difficulty={n} puzzles={puzzles.filter(({ difficulty }) => difficulty === n)} />
      ))}
    </section>
  );
}

function Row({ difficulty, puzzles }: { difficulty: number; puzzles: readonly PuzzleInfo[] }) {
  if (puzzles.length === 0) return null;
  return (
    <div class="puzzle-row">
      <h3>
        <Difficulty n={difficulty} />
      </h3>
      <ul>
        {puzzles.map((puzzle) => (
          <li key={puzzle.id}>
            <Chip puzzle={puzzle} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Chip({ puzzle }: { puzzle: PuzzleInfo }) {
  const tried = triedAt(puzzle.game, puzzle.id);
  const words = `${t("puzzles.one", { n: puzzle.number })}, ${t("game.seats.only", { n: puzzle.seats })}`;
  const name = tried ? `${words}, ${outcome(tried)}` : words;
  return (
    <a class={`puzzle-chip ${tried?.end ?? (tried ? "tried" : "")}`} href={`/puzzles/${puzzle.game}/${puzzle.id}`} title={name} aria-label={name}>
      {puzzle.number}
      {tried?.end === "solved" && <Icon name="end" size={12} />}
      {tried?.end === "shown" && <Icon name="eye" size={12} />}
    </a>
  );
}

/** What was tried last on this machine. */
function Past({ puzzles, nameOf }: { puzzles: readonly PuzzleInfo[]; nameOf: (id: string) => string }) {
  const found = puzzles.flatMap((puzzle) => {
    const tried = history.value.puzzles[keyOf(puzzle.game, puzzle.id)];
    return tried ? [{ puzzle, tried }] : [];
  });
  found.sort((a, b) => b.tried.day.localeCompare(a.tried.day));
  return (
    <section class="puzzle-past">
      <h2>{t("puzzles.past")}</h2>
      {found.length === 0 && <p class="quiet">{t("puzzles.past.none")}</p>}
      <ul class="table-list">
        {found.slice(0, MOST_TOLD).map(({ puzzle, tried }) => (
          <li key={keyOf(puzzle.game, puzzle.id)}>
            <a class="table-link" href={`/puzzles/${puzzle.game}/${puzzle.id}`}>
              <span>
                <b>{nameOf(puzzle.game)}</b> {t("puzzles.one", { n: puzzle.number })}
              </span>
              <span class="quiet">
                {outcome(tried)} · {tried.day}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
