import { computed, effect, signal, type Signal } from "@preact/signals";

/** What a person chose on this machine. Nothing of it is needed; without storage all still works. */

export type Theme = "auto" | "light" | "dark";
export type Language = "en" | "de" | "fr";

export const LANGUAGES: readonly Language[] = ["en", "de", "fr"];

/** What was written down under a key; null: nothing, or the browser keeps nothing. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(`zashiki.${key}`);
  } catch {
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(`zashiki.${key}`, value);
  } catch {
    // a browser that keeps nothing is fine
  }
}

function kept<T extends string>(key: string, choices: readonly T[], usual: T): Signal<T> {
  const found = choices.find((choice) => choice === read(key));
  const kept = signal<T>(found ?? usual);
  let first = true;
  effect(() => {
    const value = kept.value;
    if (!first) write(key, value);
    first = false;
  });
  return kept;
}

/** The first of the browser's languages that the house speaks. */
export function browserLanguage(wished: readonly string[]): Language {
  for (const wish of wished) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

export const theme = kept<Theme>("theme", ["auto", "light", "dark"], "auto");
export const sound = kept<"off" | "on">("sound", ["off", "on"], "off");
/** Whether a turn waits for the person to end it, or ends by itself. */
export const ending = kept<"asked" | "at-once">("ending", ["asked", "at-once"], "asked");
export const language = kept<Language>(
  "language",
  LANGUAGES,
  browserLanguage(navigator.languages ?? []),
);

effect(() => {
  const root = document.documentElement;
  if (theme.value === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = theme.value;
});

effect(() => {
  document.documentElement.lang = language.value;
});

const dusk = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;
const isDusk = signal(dusk?.matches ?? false);
dusk?.addEventListener("change", () => (isDusk.value = dusk.matches));

/** The colours the page has now: chosen, or those of the system, also when it changes its own. */
export const colours = computed<"light" | "dark">(() =>
  theme.value === "auto" ? (isDusk.value ? "dark" : "light") : theme.value,
);

const calm = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Whether things should jump instead of glide. */
export function isCalm(): boolean {
  return calm?.matches ?? false;
}
