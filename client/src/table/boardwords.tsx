import { useState } from "preact/hooks";
import { Dialog } from "../ui/dialog";
import { t } from "../words";
import { nameOf } from "./board";
import { describe } from "./described";
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
        <label for="words-filter" class="hidden">
          {t("words.filter")}
        </label>
        <input
          id="words-filter"
          type="search"
          autocomplete="off"
          placeholder={t("words.filter")}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <div class="board-words-list" tabIndex={0} role="region" aria-label={t("words.title")}>
          {layout.areas.map((area) => {
            const seat = /^seat-(\d)$/.exec(area.id)?.[1];
            const name = area.label || (seat ? nameOf(table, Number(seat)) : t(area.id === "hand" ? "words.hand" : "words.board"));
            const lines = describe(layout, scene, area.id, (each) => nameOf(table, each)).filter((each) => {
              const all = [each.place, ...each.pieces, ...each.hints].join(" ").toLocaleLowerCase();
              return words.every((word) => all.includes(word));
            });
            if (lines.length === 0) return null;
            return (
              <section key={area.id}>
                <h3>{name}</h3>
                <ul>
                  {lines.map((each) => (
                    <li key={each.id}>
                      {each.place && <b>{each.place}: </b>}
                      {each.pieces.join(", ")} {each.hints.length > 0 && <span class="quiet">{each.hints.join(" ")}</span>}
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      </div>
    </Dialog>
  );
}
