import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Choice } from "../protocol";
import { SearchField } from "../ui/search";
import { t, tn } from "../words";
import { nameOf } from "./board";
import { type Group, groupsOf, namesIn } from "./groups";
import { preview } from "./preview";
import type { Table } from "./store";

const MOST = 60; // lines shown at once; the rest is found by typing
const FEW = 12; // so many need no folding, and no search

/** Choices whose words hold every word typed, in any order. */
export function filterChoices(choices: readonly Choice[], typed: string): Choice[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const label = choice.label.toLocaleLowerCase();
    return words.every((word) => label.includes(word));
  });
}

/**
 * Every legal action in words: for the keyboard, for screen readers, for small screens. Many are
 * folded by what is touched next; typing finds any of them.
 */
export function ActionList({ table }: { table: Table }) {
  const list = useRef<HTMLUListElement>(null);
  const [root, here] = [table.turn.root.value, table.turn.here.value];
  const [typed, type] = useWhile(root, "");
  const [opened, open] = useWhile<string | null>(here, null);
  useEffect(() => void (preview.value = []), [root]);

  const isTyped = typed.trim() !== "";
  const found = isTyped ? filterChoices(table.turn.choices.value, typed) : here.open;
  const groups = !isTyped && found.length > FEW ? groupsHere(table) : [];
  const step = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      const group = buttons[at]?.dataset["group"] ?? buttons[at]?.closest<HTMLElement>("[data-in]")?.dataset["in"];
      if (group === undefined) return;
      open(event.key === "ArrowRight" ? group : null);
      if (event.key === "ArrowLeft") buttons.find((button) => button.dataset["group"] === group)?.focus();
    } else {
      const to = event.key === "ArrowDown" ? at + 1 : event.key === "ArrowUp" ? at - 1 : NaN;
      if (Number.isNaN(to)) return;
      if (to < 0) document.getElementById("filter")?.focus();
      else buttons[Math.min(to, buttons.length - 1)]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  if (table.turn.choices.value.length === 0) return <div class="actions" />;
  return (
    <div class="actions" onKeyDown={step}>
      {table.turn.choices.value.length > FEW && (
        <div class="actions-head">
          <SearchField
            id="filter"
            label={t("actions.filter")}
            value={typed}
            onType={type}
            onKeyDown={(event) => {
              const first = found[0];
              if (event.key === "Enter" && first && isTyped) table.turn.act(first);
              else if (event.key === "ArrowLeft" || event.key === "ArrowRight") event.stopPropagation();
            }}
          />
          <span class="quiet count">{tn("actions.count", found.length)}</span>
        </div>
      )}
      <ul class="action-list" ref={list} aria-label={t("actions.title")}>
        {groups.length > 1
          ? groups.map((group) => (
              <GroupItem
                key={group.id}
                table={table}
                group={group}
                isOpen={opened === group.id}
                onToggle={() => open(opened === group.id ? null : group.id)}
              />
            ))
          : found.slice(0, MOST).map((choice, i) => (
              <ActionItem key={choice.code} table={table} choice={choice} isFirst={i === 0 && isTyped} />
            ))}
      </ul>
      {groups.length <= 1 && found.length > MOST && (
        <p class="quiet more">{tn("actions.more", found.length - MOST)}</p>
      )}
    </div>
  );
}

/** What holds as long as `what` is the same, and how to change it: with another it begins anew at once. */
function useWhile<T>(what: unknown, first: T): [T, (next: T) => void] {
  const kept = useSignal({ what, value: first });
  const { value } = kept.value.what === what ? kept.value : { value: first };
  return [value, (next) => (kept.value = { what, value: next })];
}

/** The choices that are open now by what is touched next; buttons first, as they stand alone. */
function groupsHere(table: Table): Group[] {
  const { open, path } = table.turn.here.value;
  const [layout, scene] = [table.layout.value, table.shown.value?.scene];
  if (!layout || !scene) return [];
  const ids = [...new Set(open.flatMap((choice) => choice.path[path.length] ?? []))];
  const mine = new Set(table.mySeats());
  const names = namesIn(layout, scene, ids, (seat) => (mine.has(seat) ? "" : nameOf(table, seat)));
  return groupsOf(open, path.length, (id) => names.get(id) ?? id);
}

interface GroupProps {
  table: Table;
  group: Group;
  isOpen: boolean;
  onToggle: () => void;
}

/** What can be done with one thing, folded; a single action, or one without a thing, stands as it is. */
function GroupItem({ table, group, isOpen, onToggle }: GroupProps) {
  if (group.id === "" || group.choices.length === 1) {
    return (
      <>
        {group.choices.map((choice) => (
          <ActionItem key={choice.code} table={table} choice={choice} isFirst={false} />
        ))}
      </>
    );
  }
  return (
    <li class="action-group">
      <button
        type="button"
        class="group"
        data-group={group.id}
        aria-expanded={isOpen}
        onClick={onToggle}
        {...showing([...table.turn.here.value.path, group.id])}
      >
        <span>{group.name}</span> <span class="quiet">{group.choices.length}</span>
      </button>
      {isOpen && (
        <ul data-in={group.id} aria-label={group.name}>
          {group.choices.map((choice) => (
            <ActionItem key={choice.code} table={table} choice={choice} isFirst={false} />
          ))}
        </ul>
      )}
    </li>
  );
}

function ActionItem({ table, choice, isFirst }: { table: Table; choice: Choice; isFirst: boolean }) {
  return (
    <li>
      <button
        type="button"
        class={isFirst ? "action first" : "action"}
        data-code={choice.code}
        onClick={() => table.turn.act(choice)}
        {...showing(choice.path)}
      >
        {choice.label}
      </button>
    </li>
  );
}

/** The board shows what a line means that is pointed at. */
export function showing(path: readonly string[]) {
  const show = (): void => void (preview.value = path);
  const hide = (): void => void (preview.value = []);
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
}
