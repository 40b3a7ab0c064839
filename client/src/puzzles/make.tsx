import { useEffect, useMemo, useState } from "preact/hooks";
import type { NewPuzzle, OwnPuzzle } from "../protocol";
import { Dialog } from "../ui/dialog";
import { LinkField } from "../ui/link";
import { t, tn } from "../words";
import { Difficulty } from "./difficulty";
import { Making } from "./making";

interface Props {
  words: string;
  wish: () => NewPuzzle;
  isOff?: boolean;
}

/** A button that has a position judged, and a sheet that says what came of it. */
export function MakePuzzle({ words, wish, isOff = false }: Props) {
  const [open, setOpen] = useState(false);
  const begin = (): void => {
    if (!isOff) setOpen(true);
  };
  return (
    <>
      <button type="button" class="make-puzzle" aria-disabled={isOff} onClick={begin}>
        {words}
      </button>
      {open && <MakingDialog wish={wish()} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Closing it stops nothing: what is being judged comes to one's puzzles. */
function MakingDialog({ wish, onClose }: { wish: NewPuzzle; onClose: () => void }) {
  const making = useMemo(() => new Making(), []);
  useEffect(() => {
    void making.ask(wish);
    return () => making.close();
  }, []);
  const found = making.found.value;
  const stop = async (): Promise<void> => {
    if (await making.stop()) onClose();
  };
  return (
    <Dialog title={t("making.title")} onClose={onClose}>
      <div class="making" role="status">
        {(found === null || making.isUnderWay) && !making.problem.value && <UnderWay found={found} onStop={() => void stop()} />}
        {found?.status === "made" && <Made found={found} />}
        {found?.status === "none" && <None why={found.why ?? []} />}
        {found?.status === "failed" && <p class="notice warn">{t("making.failed")}</p>}
        {making.problem.value && <p class="notice warn">{making.problem.value}</p>}
      </div>
    </Dialog>
  );
}

/** How far it is. */
export function UnderWay({ found, onStop }: { found: OwnPuzzle | null; onStop: () => void }) {
  const { done = 0, all = 1, ahead = 0 } = found ?? {};
  const words = t("making.progress", { done, all });
  return (
    <>
      <p>{ahead > 0 ? tn("making.ahead", ahead) : t("making.judging")}</p>
      <progress max={all} value={done} aria-label={words} />
      <p class="quiet small">{words}</p>
      <button type="button" onClick={onStop} aria-disabled={found === null}>
        {t("making.stop")}
      </button>
    </>
  );
}

function Made({ found }: { found: OwnPuzzle }) {
  const path = `/puzzles/${found.game}/${found.id}`;
  return (
    <>
      <p>
        <b>{t("making.made")}</b> <Difficulty n={found.difficulty ?? 1} />
      </p>
      <p class="quiet">{t("making.made.about")}</p>
      <LinkField label={t("making.link")} path={path} />
      <p class="making-ways">
        <a class="button" href="/puzzles">
          {t("puzzles.own")}
        </a>
        <a class="button primary" href={path}>
          {t("puzzles.daily.try")}
        </a>
      </p>
    </>
  );
}

/** What it lacks, and what its best turns are worth. */
export function None({ why }: { why: readonly string[] }) {
  const [lack, ...turns] = why;
  return (
    <>
      <p>
        <b>{t("making.none")}.</b> {lack}
      </p>
      {turns.length > 0 && (
        <ul class="making-turns">
          {turns.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </>
  );
}
