import { afterEach, describe, expect, it } from "vitest";
import { browserLanguage, language } from "../app/prefs";
import { clock, fill, place, printed, t, tn } from ".";
import { de } from "./de";
import { en } from "./en";
import { fr } from "./fr";
import { unbroken } from "./typography";

afterEach(() => {
  language.value = "en";
});

describe("the client’s words", () => {
  it("have the same keys and the same blanks in every language", () => {
    const blanks = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      for (const other of [de, fr]) {
        expect(other[key], key).toBeTruthy();
        expect(blanks(other[key]), key).toEqual(blanks(en[key]));
      }
    }
    expect(Object.keys(de)).toEqual(Object.keys(en));
    expect(Object.keys(fr)).toEqual(Object.keys(en));
  });

  it("follow the language that is chosen", () => {
    expect(t("undo")).toBe("Undo");
    language.value = "de";
    expect(t("undo")).toBe("Rückgängig");
  });

  it("count", () => {
    language.value = "de";
    expect(tn("actions.count", 1)).toBe("1 Aktion");
    expect(tn("actions.count", 250)).toBe("250 Aktionen");
    language.value = "fr";
    expect(tn("watchers", 0)).toBe("0 regarde");
  });

  it("have a form for one wherever a number stands beside a word", () => {
    // never one: a game has several seats and takes more than a minute; "of", "von", "sur" are no nouns
    const fine = new Set(["game.minutes", "game.seats", "game.seats.only", "replay.ply", "start.all"]);
    const numbers = /\{(n|count|most|least|last)\}[ \u00a0]\p{L}/u;
    for (const words of [en, de, fr]) {
      const found = Object.entries(words).filter(([key, text]) => numbers.test(text) && !/\.(one|other)$/.test(key) && !fine.has(key));
      expect(found).toEqual([]);
    }
  });

  it("break no French line before a sign that has a space before it", () => {
    for (const text of Object.values(unbroken(fr))) expect(text).not.toMatch(/ [:;?!»%]|« /);
    expect(unbroken({ ...fr, undo: "« Non » : 5 % ?" }).undo).toBe("«\u00a0Non\u00a0»\u00a0: 5\u00a0%\u202f?");
  });

  it("print numbers with a minus, and something where there is none", () => {
    expect([printed(12), printed(-3), printed(null), printed(undefined, "–")]).toEqual(["12", "−3", "", "–"]);
  });

  it("say who came where", () => {
    expect([1, 2, 3, 4].map(place)).toEqual(["1st", "2nd", "3rd", "4th"]);
    language.value = "fr";
    expect([1, 2].map(place)).toEqual(["1er", "2e"]);
    language.value = "de";
    expect(place(3)).toBe("3.");
  });

  it("keep a blank that nobody fills visible", () => {
    expect(fill("{a} and {b}", { a: 1 })).toBe("1 and {b}");
  });

  it("take the first language of the browser that the house speaks", () => {
    expect(browserLanguage(["ja", "fr-CH", "en"])).toBe("fr");
    expect(browserLanguage(["ja"])).toBe("en");
  });

  it("tell time", () => {
    expect(clock(9_870)).toBe("9.8");
    expect(clock(125_000)).toBe("2:05");
    expect(clock(3_723_000)).toBe("1:02:03");
    expect(clock(-5)).toBe("0.0");
  });
});
