import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { colours, language } from "../app/prefs";
import { get } from "../house/http";
import type { LogLine, Rulebook, Said } from "../protocol";
import { prepare } from "../rules/figures";
import { figureWords } from "../rules/rules";
import { Dialog } from "../ui/dialog";
import { t, type Key } from "../words";
import { LogLink } from "./loglink";
import { said } from "./notice";
import type { Table } from "./store";
import { turnsOf } from "./turns";

export type Tab = "log" | "chat" | "rules";

const TABS: readonly Tab[] = ["log", "chat", "rules"];
const NAMES: Record<Tab, Key> = { log: "tab.log", chat: "tab.chat", rules: "tab.rules" };

/** Which of them is open; the same on every table. */
export const tab = signal<Tab>("log");

/** Show a paragraph of the rulebook. */
export function openRule(table: Table, id: string): void {
  tab.value = "rules";
  table.rule.value = { id, at: Date.now() };
}

/** Log, chat and rules, one at a time. */
export function SideTabs({ table }: { table: Table }) {
  const unread = table.unread.value;
  useEffect(() => {
    if (tab.value === "chat") table.unread.value = 0;
  }, [tab.value, unread]);
  return (
    <section class="tabs">
      <div class="tab-names" role="tablist" aria-label={t("tabs.title")}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab.value === name}
            aria-controls="tab-panel"
            tabIndex={tab.value === name ? 0 : -1}
            onClick={() => (tab.value = name)}
            onKeyDown={(event) => turn(event)}
          >
            {t(NAMES[name])}
            {name === "chat" && unread > 0 && <span class="unread">{unread}</span>}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab.value}`}>
        {tab.value === "log" && <LogPane table={table} />}
        {tab.value === "chat" && <ChatPane table={table} />}
        {tab.value === "rules" && <RulesPane table={table} />}
      </div>
    </section>
  );
}

function turn(event: KeyboardEvent): void {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const next = TABS[(TABS.indexOf(tab.value) + by + TABS.length) % TABS.length] ?? "log";
  tab.value = next;
  document.getElementById(`tab-${next}`)?.focus();
}

/** What happened; a line leads to the position it made. */
export function LogPane({ table }: { table: Table }) {
  const list = useRef<HTMLDivElement>(null);
  const lines = table.story.log.value;
  const here = table.story.past.value?.ply;
  useEffect(() => {
    if (here === undefined && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines, here]);
  const first = lines[0]?.ply ?? 0;
  return (
    <div class="log">
      {first > 0 && (
        <button type="button" class="plain earlier" onClick={() => void table.story.wholeLog()}>
          {t("log.earlier")}
        </button>
      )}
      <div class="log-lines" ref={list} role="log" aria-live="polite" aria-label={t("tab.log")} tabIndex={0}>
        {turnsOf(lines).map((turn, i) => (
          <section key={i} class={`log-turn owner-${turn.seat}`}>
            {turn.headline && <h3 class={turn.isEvent ? "log-head event" : "log-head"}>{turn.headline}</h3>}
            {turn.lines.length > 0 && (
              <ol>
                {turn.lines.map((line, n) => (
                  <li key={line.ply} class={`owner-${line.seat}${line.ply + 1 === here ? " here" : ""}`}>
                    <LogLink table={table} line={line} isNext={isNext(turn.lines, n)} />
                  </li>
                ))}
              </ol>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

/** A line of chat. Whoever has no seat is said to watch: anybody can be called like a player. */
export function ChatLine({ line }: { line: Said }) {
  const sits = line.seat !== undefined && line.seat !== null;
  return (
    <li class={sits ? `owner-${line.seat}` : ""}>
      <b>{line.name}</b> {!sits && <span class="quiet">({t("chat.watches")})</span>} {line.text}
    </li>
  );
}

/** Whether a line goes on with what the one before it told of the same seat. */
function isNext(lines: readonly LogLine[], n: number): boolean {
  return n > 0 && lines[n - 1]?.seat === lines[n]?.seat;
}

function ChatPane({ table }: { table: Table }) {
  const [words, setWords] = useState("");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [table.chat.value]);
  return (
    <div class="chat">
      <div class="chat-lines" ref={list} role="log" aria-live="polite" aria-label={t("tab.chat")} tabIndex={0}>
        <ul>
          {table.chat.value.length === 0 && <li class="quiet">{t("chat.empty")}</li>}
          {table.chat.value.map((line, i) => (
            <ChatLine key={i} line={line} />
          ))}
        </ul>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (table.say(words)) setWords("");
        }}
      >
        <label class="hidden" for="chat-words">
          {t("chat.say")}
        </label>
        <input
          id="chat-words"
          maxLength={500}
          autocomplete="off"
          placeholder={t("chat.say")}
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <button type="submit">{t("chat.send")}</button>
      </form>
    </div>
  );
}

const books = new Map<string, Promise<Rulebook>>();

export function rulebook(game: string): Promise<Rulebook> {
  const key = `${game}|${language.value}`;
  let book = books.get(key);
  if (!book) {
    book = get<Rulebook>(`/games/${game}/rulebook`);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

/** A lesson has no tabs beside it: a rule that is asked for lies over it. */
export function LessonRules({ table }: { table: Table }) {
  if (!table.lesson || !table.rule.value) return null;
  return (
    <Dialog title={t("tab.rules")} onClose={() => (table.rule.value = null)} wide>
      <RulesPane table={table} />
    </Dialog>
  );
}

/** The rulebook; the paragraph that was asked for comes into sight and is marked. */
function RulesPane({ table }: { table: Table }) {
  const game = table.info.value?.game ?? "";
  const [html, setHtml] = useState("");
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let still = true;
    rulebook(game).then(
      (book) => still && setHtml(book.html),
      (error: unknown) => still && table.tell(said(error), "", "warn"),
    );
    return () => {
      still = false;
    };
  }, [game, language.value]);
  useEffect(() => {
    if (html && pane.current) prepare(pane.current, figureWords());
  }, [html, colours.value]);
  const wished = table.rule.value;
  useEffect(() => {
    if (!html || !wished || !pane.current) return;
    for (const old of pane.current.querySelectorAll(".sought")) old.classList.remove("sought");
    const found = pane.current.querySelector(`[id="${CSS.escape(wished.id)}"]`);
    found?.classList.add("sought");
    found?.scrollIntoView({ block: "start" });
  }, [html, wished]);
  return <div class="rulebook" ref={pane} tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />;
}
