import { computed, effect, signal } from "@preact/signals";
import { type Language, language } from "../app/prefs";
import { en } from "./en";
import { unbroken } from "./typography";

/** The client's own words. What a game says comes from the house, in the same language. */

export type Key = keyof typeof en;
export type Words = Readonly<Record<Key, string>>;
export type Args = Readonly<Record<string, string | number>>;

// Others than English are fetched when they are first read; until then it stands in for them.
const FETCH: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  de: async () => (await import("./de")).de,
  fr: async () => unbroken((await import("./fr")).fr),
};
const here = signal<Partial<Record<Language, Words>>>({ en });
const words = computed(() => here.value[language.value] ?? en);

/** Have the words of a language ready; without a line English goes on. */
export async function bring(wanted: Language): Promise<void> {
  if (here.peek()[wanted]) return;
  try {
    const found = await FETCH[wanted]();
    here.value = { ...here.peek(), [wanted]: found };
  } catch {
    // the house is out of reach, which the page says by itself
  }
}

effect(() => void bring(language.value));

export function isKey(text: string): text is Key {
  return text in en;
}
const plurals = computed(() => new Intl.PluralRules(language.value));
const ordinals = computed(() => new Intl.PluralRules(language.value, { type: "ordinal" }));

/** `{name}` in the words is replaced by the argument of that name. */
export function fill(pattern: string, args: Args): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
}

export function t(key: Key, args: Args = {}): string {
  return fill(words.value[key], args);
}

type Counted = { [K in Key]: K extends `${infer Stem}.one` ? Stem : never }[Key];

/** Words that depend on a number, which they may name as `{n}`. */
export function tn(stem: Counted, n: number, args: Args = {}): string {
  const form = plurals.value.select(n) === "one" ? "one" : "other";
  return t(`${stem}.${form}` as Key, { n, ...args });
}

/** The place somebody came in: `1st`, `2.`, `3e`. */
export function place(n: number): string {
  return t(`seat.place.${ordinals.value.select(n)}` as Key, { n });
}

/** A number as it is printed: with a minus, not a hyphen. */
export function printed(n: number | null | undefined, none = ""): string {
  return n == null ? none : String(n).replace("-", "−");
}

/** `12:05` or `1:02:03`; under ten seconds with tenths, from a day on `2 d 5 h`. */
export function clock(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.floor(left / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (h >= 24) return t("clock.left", { days: Math.floor(h / 24), hours: h % 24 });
  const two = (value: number): string => String(value).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export function ago(then: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  const minutes = Math.round((then - now) / 60_000);
  if (minutes >= 0) return t("ago.now");
  if (minutes > -60) return format.format(minutes, "minute");
  const hours = Math.round(minutes / 60);
  if (hours > -24) return format.format(hours, "hour");
  return format.format(Math.round(hours / 24), "day");
}
