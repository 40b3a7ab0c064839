import { useMemo } from "preact/hooks";
import { TableView } from "../table/page";
import { Table } from "../table/store";
import { t, tn } from "../words";
import { history, streak } from "./history";
import { Puzzle } from "./puzzle";

/** A puzzle is a table that nobody else sits at. */
export function PuzzlePage({ game, id }: { game: string; id: string }) {
  const puzzle = useMemo(() => {
    const made = new Puzzle(game, id);
    made.Onward = () => <AfterPuzzle puzzle={made} />;
    return made;
  }, [game, id]);
  const table = useMemo(() => new Table("", null, puzzle), [puzzle]);
  return <TableView table={table} invite="" />;
}

/** Solved: another one, or a closer look at this one. */
function AfterPuzzle({ puzzle }: { puzzle: Puzzle }) {
  const next = puzzle.following;
  const days = streak(history.value.days, puzzle.list.value?.today ?? "");
  return (
    <>
      {puzzle.isDaily && days > 0 && <p class="streak">{tn("puzzles.streak", days)}</p>}
      <a class="button" href={`/study/new?game=${puzzle.game}&position=puzzle:${puzzle.id}`}>
        {t("puzzles.study")}
      </a>
      <a class="button primary" href={next ? `/puzzles/${next.game}/${next.id}` : "/puzzles"}>
        {next ? t("puzzles.next") : t("puzzles.all")}
      </a>
    </>
  );
}
