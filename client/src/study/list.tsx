import { useState } from "preact/hooks";
import { send } from "../house/http";
import { useAsk } from "../lobby/ask";
import type { GameInfo, StudyInfo, StudyListed } from "../protocol";
import { BringRecord } from "../ui/bring";
import { Icon } from "../ui/icons";
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
  const open = async (record: string) => `/study/${(await send<StudyInfo>("POST", "/studies", { record })).id}`;
  return <BringRecord id="study-file" label={t("study.import")} send={open} />;
}
