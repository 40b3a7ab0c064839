import { useEffect, useMemo, useState } from "preact/hooks";
import { useAsk } from "../lobby/ask";
import type { OwnPuzzle } from "../protocol";
import { Icon } from "../ui/icons";
import { LinkField } from "../ui/link";
import { Share } from "../ui/share";
import { Sure } from "../ui/sure";
import { ago, t } from "../words";
import { Difficulty } from "./difficulty";
import { outcome, triedAt } from "./history";
import { None, UnderWay } from "./make";
import { Making } from "./making";

/** Puzzles that one has made of positions, and the one that is being judged. */
export function OwnPuzzles({ nameOf }: { nameOf: (id: string) => string }) {
  const own = useAsk<OwnPuzzle[]>("/puzzles/own");
  if (!own.data) return null;
  return (
    <section class="puzzle-past own-puzzles" aria-label={t("puzzles.own")}>
      <h2>{t("puzzles.own")}</h2>
      {own.data.length === 0 && <p class="quiet">{t("puzzles.own.none")}</p>}
      <ul class="table-list">
        {own.data.map((each) => (
          <li key={each.id}>
            <OwnLine puzzle={each} name={nameOf(each.game)} onChange={own.again} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnLine({ puzzle, name, onChange }: { puzzle: OwnPuzzle; name: string; onChange: () => void }) {
  const making = useMemo(() => new Making(puzzle), [puzzle.id]);
  useEffect(() => () => making.close(), [making]);
  const [asks, setAsks] = useState(false);
  const found = making.found.value;
  const drop = async (): Promise<void> => {
    if (await making.stop()) onChange();
  };
  if (!found) return null;
  if (making.isUnderWay) return <UnderWay found={found} onStop={() => void drop()} />;
  if (found.status !== "made") return <NoPuzzle found={found} name={name} onDrop={() => void drop()} />;
  const path = `/puzzles/${found.game}/${found.id}`;
  const tried = triedAt(found.game, found.id);
  return (
    <>
      <div class="own-puzzle">
        <a class="table-link" href={path}>
          <span>
            <b>{name}</b> {t(found.table ? "puzzles.own.match" : "puzzles.own.arranged")}
          </span>
          <span class="quiet">
            <Difficulty n={found.difficulty ?? 1} /> · {tried ? outcome(tried) : ago(found.asked)}
          </span>
        </a>
        <Share title={t("puzzles.own.share")}>
          <LinkField label={t("making.link")} path={path} />
        </Share>
        <button type="button" class="icon" aria-label={t("puzzles.own.delete")} title={t("puzzles.own.delete")} onClick={() => setAsks(true)}>
          <Icon name="close" />
        </button>
      </div>
      {asks && (
        <Sure question={t("puzzles.own.delete.sure")} yes={t("study.delete")} no={t("study.keep")} danger onYes={() => void drop()} onNo={() => setAsks(false)} />
      )}
      {making.problem.value && <p class="notice warn">{making.problem.value}</p>}
    </>
  );
}

/** What the last position lacked, until that was read or another one is asked for. */
function NoPuzzle({ found, name, onDrop }: { found: OwnPuzzle; name: string; onDrop: () => void }) {
  return (
    <div class="own-puzzle">
      <div class="own-none">
        <p class="quiet">
          <b>{name}</b> {t(found.table ? "puzzles.own.match" : "puzzles.own.arranged")} · {ago(found.asked)}
        </p>
        {found.status === "failed" ? <p>{t("making.failed")}</p> : <None why={found.why ?? []} />}
      </div>
      <button type="button" class="icon" aria-label={t("puzzles.own.forget")} title={t("puzzles.own.forget")} onClick={onDrop}>
        <Icon name="close" />
      </button>
    </div>
  );
}
