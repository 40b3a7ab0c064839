import { useState } from "preact/hooks";
import { Dialog } from "../ui/dialog";
import { SearchField } from "../ui/search";
import { t } from "../words";
import { areaName, nameOf } from "./board";
import { type Described, describe, isEmpty } from "./described";
import type { Table } from "./store";

/** The whole table in words, for ears and for those who want to be sure. */
export function BoardWords({ table }: { table: Table }) {
  const [typed, setTyped] = useState("");
  const layout = table.layout.value;
  const scene = table.shown.value?.scene;
  if (!table.inWords.value || !layout || !scene) return null;
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return (
    <Dialog title={t("words.title")} onClose={() => (table.inWords.value = false)} wide>
      <div class="board-words">
        <SearchField id="words-filter" label={t("words.filter")} value={typed} onType={setTyped} />
        <div class="board-words-list" tabIndex={0} role="region" aria-label={t("words.title")}>
          {layout.areas.map((area) => {
            const lines = describe(layout, scene, area.id, (each) => nameOf(table, each)).filter((each) => {
              const all = [each.place, ...each.pieces].join(" ").toLocaleLowerCase();
              return words.every((word) => all.includes(word));
            });
            const name = areaName(table, area);
            return lines.length > 0 && <AreaWords key={area.id} name={name} lines={lines} isSought={words.length > 0} />;
          })}
        </div>
      </div>
    </Dialog>
  );
}

interface AreaWordsProps {
  name: string;
  lines: readonly Described[];
  isSought: boolean; // somebody looks for these: empty ones have a line of their own too
}

function AreaWords({ name, lines, isSought }: AreaWordsProps) {
  const told = isSought ? lines : lines.filter((each) => !isEmpty(each));
  const empty = [...new Set(lines.filter((each) => !told.includes(each)).map((each) => each.place))];
  return (
    <section>
      <h3>{name}</h3>
      <ul>
        {told.map((each) => (
          <li key={each.id}>
            {each.place && <b>{each.place}: </b>}
            {isEmpty(each) ? t("words.empty") : each.pieces.join(", ")}{" "}
            {each.beside.length > 0 && <span class="quiet">{t("words.beside", { names: each.beside.join(", ") })}</span>}
          </li>
        ))}
        {empty.length > 0 && (
          <li>
            <b>{t("words.empties")}: </b>
            {empty.join(", ")}
          </li>
        )}
      </ul>
    </section>
  );
}
