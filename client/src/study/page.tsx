import { useEffect, useMemo, useState } from "preact/hooks";
import { go } from "../app/route";
import { send } from "../house/http";
import { Frame } from "../lobby/frame";
import type { NewChapter, StudyInfo } from "../protocol";
import { said } from "../table/notice";
import { TableView } from "../table/page";
import { Table } from "../table/store";
import { t } from "../words";
import { keptPosition } from "./handed";
import { STUDY_PARTS } from "./parts";
import { Study } from "./study";

interface Props {
  id: string;
  chapter: number | null;
  node: number | null;
  link: string; // the key of a link to work together
}

/** A study: the board of a position, the tree of variations beside it. */
export function StudyPage({ id, chapter, node, link }: Props) {
  const study = useMemo(() => new Study(id, { chapter, node, key: link }, STUDY_PARTS), [id]);
  const table = useMemo(() => new Table("", null, study), [study]);
  return <TableView table={table} invite="" />;
}

/** What a new study is made from, as the address says. */
export function sourceOf(query: URLSearchParams): NewChapter {
  const table = query.get("table");
  if (table) return { table };
  const record = query.get("record");
  if (record) return { record };
  const game = query.get("game") ?? "";
  const position = query.get("position");
  if (position === null) return { game };
  if (position === "kept") {
    const kept = keptPosition(game);
    return kept ? { game, position: kept } : { game };
  }
  if (!position.startsWith("{")) return { game, position };
  const told = JSON.parse(position) as Record<string, unknown>;
  return { game: String(told["game"] ?? game), position: told };
}

/** Makes a study, and goes there: after ply N of a match the node has the number N. */
export function NewStudyPage({ query }: { query: string }) {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let isHere = true;
    const params = new URLSearchParams(query);
    const ply = params.get("ply");
    const make = async (): Promise<void> => {
      const info = await send<StudyInfo>("POST", "/studies", sourceOf(params));
      if (isHere) go(`/study/${info.id}${ply === null ? "" : `?chapter=0&node=${Number(ply)}`}`, true);
    };
    make().catch((error: unknown) => isHere && setProblem(said(error) || t("study.new.problem")));
    return () => {
      isHere = false;
    };
  }, [query]);
  return (
    <Frame title={t("study.new")}>
      <p role="status">{problem ? <span class="notice warn">{problem}</span> : t("table.loading")}</p>
      {problem && (
        <p>
          <a class="button" href="/">
            {t("home")}
          </a>
        </p>
      )}
    </Frame>
  );
}
