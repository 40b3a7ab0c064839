import { useRef, useState } from "preact/hooks";
import { go } from "../app/route";
import { send } from "../house/http";
import { useAsk } from "../lobby/ask";
import type { GameInfo, StudyInfo, StudyListed } from "../protocol";
import { said } from "../table/notice";
import { Icon } from "../ui/icons";
import { useOnce } from "../ui/once";
import { ago, t, tn } from "../words";

/** One's studies on the start page, and the ways to a new one. */
export function MyStudies({ games }: { games: readonly GameInfo[] }) {
  const studies = useAsk<StudyListed[]>("/studies");
  const [game, setGame] = useState("");
  const chosen = game || games[0]?.id || "";
  return (
    <section class="studies">
      <h2>{t("study.mine")}</h2>
      {studies.data?.length === 0 && <p class="quiet">{t("study.none")}</p>}
      <ul class="table-list">
        {studies.data?.map((study) => (
          <li key={study.id}>
            <a class="table-link" href={`/study/${study.id}`}>
              <span>
                <b>{study.name}</b> <span class="quiet">{study.games.join(", ")}</span>
              </span>
              <span class="quiet">
                {tn("study.chapters.count", study.chapters)} · {ago(study.changed)}
                {study.access !== "private" && (
                  <>
                    {" "}
                    <Icon name={study.access === "read" ? "eye" : "person"} size={14} />
                    <span class="hidden">{t(`study.access.${study.access}`)}</span>
                  </>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p class="new-study">
        <label class="hidden" for="study-game">
          {t("chapter.game")}
        </label>
        <select id="study-game" value={chosen} onChange={(event) => setGame(event.currentTarget.value)}>
          {games.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
        <a class="button" href={`/study/new?game=${chosen}`}>
          {t("study.new")}
        </a>
        <a class="button" href={`/position/${chosen}`}>
          {t("editor.open")}
        </a>
      </p>
      <ImportStudy />
    </section>
  );
}

function ImportStudy() {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const bring = useOnce(async (isHere) => {
    const file = input.current?.files?.[0];
    if (!file) return;
    setProblem("");
    try {
      const study = await send<StudyInfo>("POST", "/studies", { record: await file.text() });
      if (isHere()) go(`/study/${study.id}`);
    } catch (error) {
      setProblem(said(error));
    } finally {
      if (input.current) input.current.value = ""; // the same file may be chosen again, mended
    }
  });
  return (
    <p class="import">
      <input id="study-file" class="hidden" type="file" accept=".txt,.json,.record" ref={input} onChange={bring.run} />
      <label for="study-file" class="button">
        {t("study.import")}
      </label>
      <span class="notice-room" role="status">
        {problem && <span class="notice warn">{problem}</span>}
      </span>
    </p>
  );
}
