import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../words";
import { Actor } from "./actor";
import type { Study } from "./study";
import { ROOT, rows, type Row } from "./tree";

const SAVE_AFTER = 900; // milliseconds without a key
const DEEPEST = 6; // variations further in are not indented further

/** The tree of variations with its remarks, and the remark of the position that is shown. */
export function Moves({ study }: { study: Study }) {
  const tree = study.tree.value;
  const lines = useMemo(() => rows(tree), [tree]);
  const list = useRef<HTMLDivElement>(null);
  const at = study.at.value;
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
  }, [at, lines]);
  const root = tree.get(ROOT);
  return (
    <div class="moves">
      <div class="move-list" ref={list}>
        <button type="button" class="move start" aria-current={at === ROOT ? "true" : undefined} onClick={() => void study.goTo(ROOT)}>
          {t("study.start")}
        </button>
        {root?.remark && <p class="move-remark">{root.remark}</p>}
        {lines.length === 0 && tree.size > 0 && (
          <p class="quiet move-none">{t(study.mayWrite.value ? "study.empty" : "study.empty.read")}</p>
        )}
        <ol aria-label={t("study.moves")}>
          {lines.map((row) => (
            <MoveRow key={row.node.id} row={row} isHere={row.node.id === at} isPath={study.pathHere.value.has(row.node.id)} onGo={() => void study.goTo(row.node.id)} />
          ))}
        </ol>
      </div>
      <Remark key={`${study.number}-${at}`} study={study} />
    </div>
  );
}

interface RowProps {
  row: Row;
  isHere: boolean;
  isPath: boolean;
  onGo: () => void;
}

function MoveRow({ row, isHere, isPath, onGo }: RowProps) {
  const { node, depth, isFirst } = row;
  return (
    <li class={`move-row${isFirst ? " first" : ""}${depth > 0 ? " aside" : ""}`} style={{ "--depth": Math.min(depth, DEEPEST) }}>
      <button type="button" class={isPath ? "move path" : "move"} aria-current={isHere ? "true" : undefined} data-node={node.id} title={node.text} onClick={onGo}>
        <Actor seat={node.actor} />
        <span class="move-words">{node.words}</span>
        {(node.marks?.length ?? 0) > 0 && <span class="move-marks" title={t("study.marked")} aria-label={t("study.marked")} role="img" />}
      </button>
      {node.remark && <p class="move-remark">{node.remark}</p>}
    </li>
  );
}

/** What is written at this position; it is kept by itself. */
function Remark({ study }: { study: Study }) {
  const told = study.node.value?.remark ?? "";
  const [words, setWords] = useState(told);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const place = useRef(study.place).current; // of this position, even when one goes on before it is kept
  const latest = useRef(words);
  const kept = useRef(told);
  const keep = (): void => {
    clearTimeout(timer.current);
    if (latest.current === kept.current) return;
    kept.current = latest.current;
    void study.change({ t: "remark", ...place, text: latest.current.replaceAll("}", ")") });
  };
  useEffect(() => keep, []);
  useEffect(() => {
    if (latest.current !== kept.current) return; // somebody else wrote while this person does
    kept.current = latest.current = told;
    setWords(told);
  }, [told]);
  if (!study.mayWrite.value) return null;
  return (
    <div class="remark">
      <label for="remark" class="hidden">
        {t("study.remark")}
      </label>
      <textarea
        id="remark"
        rows={2}
        maxLength={4000}
        placeholder={t("study.remark.write")}
        value={words}
        onInput={(event) => {
          latest.current = event.currentTarget.value;
          setWords(latest.current);
          clearTimeout(timer.current);
          timer.current = setTimeout(keep, SAVE_AFTER);
        }}
        onBlur={keep}
      />
    </div>
  );
}
