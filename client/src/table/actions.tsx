import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Choice } from "../protocol";
import { t, tn } from "../words";
import { preview } from "./preview";
import type { Table } from "./store";

const MOST = 60; // lines shown at once; the rest is found by typing

/** Choices whose words hold every word typed, in any order. */
export function filterChoices(choices: readonly Choice[], typed: string): Choice[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const label = choice.label.toLocaleLowerCase();
    return words.every((word) => label.includes(word));
  });
}

/** Every legal action in words: for the keyboard, for screen readers, for small screens. */
export function ActionList({ table }: { table: Table }) {
  const typed = useSignal("");
  const list = useRef<HTMLUListElement>(null);
  const choices = table.turn.here.value.open;
  useEffect(() => {
    typed.value = "";
    preview.value = [];
  }, [table.turn.root.value]);

  const found = filterChoices(choices, typed.value);
  const step = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = event.key === "ArrowDown" ? at + 1 : event.key === "ArrowUp" ? at - 1 : NaN;
    if (Number.isNaN(to)) return;
    event.preventDefault();
    event.stopPropagation();
    if (to < 0) document.getElementById("filter")?.focus();
    else buttons[Math.min(to, buttons.length - 1)]?.focus();
  };
  if (choices.length === 0) return <div class="actions" />;
  return (
    <div class="actions" onKeyDown={step}>
      <div class="actions-head">
        <label class="hidden" for="filter">
          {t("actions.filter")}
        </label>
        <input
          id="filter"
          type="search"
          autocomplete="off"
          placeholder={t("actions.filter")}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
          onKeyDown={(event) => {
            const first = found[0];
            if (event.key === "Enter" && first) table.turn.act(first);
          }}
        />
        <span class="quiet count">{tn("actions.count", found.length)}</span>
      </div>
      <ul class="action-list" ref={list} aria-label={t("actions.title")}>
        {found.slice(0, MOST).map((choice, i) => (
          <li key={choice.code}>
            <button
              type="button"
              class={i === 0 && typed.value ? "action first" : "action"}
              data-code={choice.code}
              onClick={() => table.turn.act(choice)}
              onPointerEnter={() => (preview.value = choice.path)}
              onPointerLeave={() => (preview.value = [])}
              onFocus={() => (preview.value = choice.path)}
              onBlur={() => (preview.value = [])}
            >
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST && <p class="quiet more">{tn("actions.more", found.length - MOST)}</p>}
    </div>
  );
}
