import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { EditionInfo, GameInfo, Rulebook } from "../protocol";
import { isKey, t } from "../words";
import { colours } from "../app/prefs";
import { useAsk } from "../lobby/ask";
import { Frame } from "../lobby/frame";
import { asOnPaper, asOnScreen, forPaper, prepare } from "./figures";

/** The rulebook of a game on a page of its own; `#SAM-4.2` leads to a paragraph. */
export function RulesPage({ game, rule }: { game: string; rule: string }) {
  const info = useAsk<GameInfo>(`/games/${game}`);
  const book = useAsk<Rulebook>(`/games/${game}/rulebook`);
  const pane = useRef<HTMLDivElement>(null);
  const [sections, setSections] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const heads = [...(pane.current?.querySelectorAll("h2") ?? [])];
    heads.forEach((head, i) => (head.id = sectionId(i)));
    setSections(heads.map((head) => head.textContent ?? ""));
  }, [book.data]);
  useLayoutEffect(() => {
    if (pane.current) prepare(pane.current, figureWords());
  }, [book.data, colours.value]);
  useEffect(() => {
    document.title = `${t("game.rules")} · ${info.data?.name ?? ""} · zashiki`;
  });
  useEffect(() => {
    if (!book.data || !rule) return;
    for (const old of pane.current?.querySelectorAll(".sought") ?? []) old.classList.remove("sought");
    const found = pane.current?.querySelector(`[id="${CSS.escape(decodeURIComponent(rule))}"]`);
    found?.classList.add("sought");
    found?.scrollIntoView({ block: "center" });
  }, [book.data, rule]);
  useEffect(() => {
    const byKey = (event: KeyboardEvent): void => {
      if (event.key !== "p" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void printed(pane.current);
    };
    const onPaper = (): void => void (pane.current && asOnPaper(pane.current));
    const onScreen = (): void => void (pane.current && asOnScreen(pane.current));
    addEventListener("keydown", byKey);
    addEventListener("beforeprint", onPaper);
    addEventListener("afterprint", onScreen);
    return () => {
      removeEventListener("keydown", byKey);
      removeEventListener("beforeprint", onPaper);
      removeEventListener("afterprint", onScreen);
    };
  }, []);
  return (
    <Frame>
      {(book.problem || info.problem) && <p class="notice warn">{book.problem || info.problem}</p>}
      <div class="rules-page">
        {info.data && (
          <p class="game-links">
            <a class="button primary" href={`/new/${game}`}>
              {t("game.play.it", { game: info.data.name })}
            </a>
            <a href={`/g/${game}/gallery`}>{t("game.gallery")}</a>
            {info.data.lessons > 0 && <a href={`/learn/${game}`}>{t("learn.title")}</a>}
            <a href={`/editions/${game}`}>{t("game.edition")}</a>
            <button type="button" class="plain print-button" onClick={() => void printed(pane.current)}>
              {t("rules.print")}
            </button>
          </p>
        )}
        {sections.length > 0 && (
          <nav class="contents" aria-label={t("rules.contents")}>
            <ul>
              {sections.map((words, i) => (
                <li key={i}>
                  <a href={`#${sectionId(i)}`}>{words}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {book.data && (
          <div
            class="rulebook open"
            ref={pane}
            lang={book.data.language}
            dangerouslySetInnerHTML={{ __html: book.data.html }}
          />
        )}
      </div>
    </Frame>
  );
}

/** Print the book when all its pictures are there. */
async function printed(book: HTMLElement | null): Promise<void> {
  if (!book) return;
  addEventListener("afterprint", await forPaper(book), { once: true });
  print();
}

export function figureWords(): Parameters<typeof prepare>[1] {
  return { back: t("learn.back"), next: t("learn.next"), step: (n, of) => t("learn.step", { n, of }) };
}

function sectionId(i: number): string {
  return `section-${i}`;
}

/** Every printed value a game is played with, and where it is known from. */
export function EditionPage({ game, edition }: { game: string; edition: string }) {
  const info = useAsk<EditionInfo>(`/games/${game}/editions/${edition}`);
  useEffect(() => {
    document.title = `${info.data?.name ?? edition} · zashiki`;
  });
  return (
    <Frame title={info.data?.name ?? t("game.edition")}>
      {info.problem && <p class="notice warn">{info.problem}</p>}
      {info.data?.about && <p>{info.data.about}</p>}
      <p>{t("edition.about")}</p>
      {info.data && (
        <>
          <ul class="levels">
            {Object.entries(info.data.levels).map(([level, n]) => (
              <li key={level}>
                <b>{n}</b> {levelWords(level)}
              </li>
            ))}
          </ul>
          <div class="edition-scroll" tabIndex={0} role="region" aria-label={info.data.name}>
            <table class="edition">
              <thead>
                <tr>
                  <th scope="col">{t("edition.key")}</th>
                  <th scope="col">{t("edition.value")}</th>
                  <th scope="col">{t("edition.level")}</th>
                </tr>
              </thead>
              <tbody>
                {info.data.values.map((value) => (
                  <tr key={value.key}>
                    <td class="key">{value.key}</td>
                    <td>{value.value}</td>
                    <td>
                      {levelWords(value.level)} {value.note && <span class="quiet">{value.note}</span>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Frame>
  );
}

/** Where a value is known from; a level this client does not know yet keeps its own name. */
function levelWords(level: string): string {
  const key = `edition.level.${level}`;
  return isKey(key) ? t(key) : level;
}
