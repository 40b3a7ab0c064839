import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { read, write } from "../app/prefs";
import type { Note, Overlay } from "../protocol";
import { Icon } from "../ui/icons";
import { t } from "../words";
import type { Table } from "./store";

/** Ids of the overlays that are left on, by game. */
const on = signal<Readonly<Record<string, readonly string[]>>>({});

function onIn(game: string): readonly string[] {
  return on.value[game] ?? (read(`overlays.${game}`) ?? "").split(",").filter(Boolean);
}

function set(game: string, ids: readonly string[]): void {
  on.value = { ...on.value, [game]: ids };
  write(`overlays.${game}`, ids.join(","));
}

function gameOf(table: Table): string {
  return table.info.value?.game ?? "";
}

function listed(table: Table): readonly Overlay[] {
  return table.shown.value?.scene.overlays ?? [];
}

/** What is written beside things now. */
export function notesOf(table: Table): readonly Note[] {
  const ids = onIn(gameOf(table));
  return listed(table).filter((overlay) => ids.includes(overlay.id)).flatMap((overlay) => overlay.notes);
}

function toggle(table: Table, id: string): void {
  const ids = onIn(gameOf(table));
  set(gameOf(table), ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
}

/** All of them away, or all of them there. */
export function toggleAll(table: Table): void {
  const there = listed(table).map((overlay) => overlay.id);
  if (there.length === 0) return table.tell(t("overlays.none"));
  const isAny = onIn(gameOf(table)).some((id) => there.includes(id));
  set(gameOf(table), isAny ? [] : there);
}

/** Which of them are shown: a button where there is one, a small list where there are more. */
export function OverlayMenu({ table }: { table: Table }) {
  const [isOpen, open] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const overlays = listed(table);
  const ids = onIn(gameOf(table));
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) open(false);
    };
    addEventListener("pointerdown", close, true);
    return () => removeEventListener("pointerdown", close, true);
  }, [isOpen]);
  if (overlays.length === 0) return null;
  const isAny = overlays.some((overlay) => ids.includes(overlay.id));
  return (
    <div
      class="overlays"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        open(false);
        box.current?.querySelector("button")?.focus();
      }}
    >
      <button
        type="button"
        class={isAny ? "icon on" : "icon"}
        aria-label={t("overlays.title")}
        title={t("overlays.title")}
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        <Icon name="layers" />
      </button>
      {isOpen && (
        <fieldset class="overlay-list">
          <legend>{t("overlays.title")}</legend>
          {overlays.map((overlay) => (
            <label key={overlay.id}>
              <input
                type="checkbox"
                checked={ids.includes(overlay.id)}
                onChange={() => toggle(table, overlay.id)}
              />
              {overlay.label}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
