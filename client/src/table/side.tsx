import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { colours, language } from "../app/prefs";
import { get } from "../house/http";
import type { LogLine, Rulebook, Said } from "../protocol";
import { ReviewPane } from "../review/pane";
import { prepare } from "../rules/figures";
import { figureWords } from "../rules/rules";
import { Dialog } from "../ui/dialog";
import { t, type Key } from "../words";
import { LogLink, walkLog } from "./loglink";
import { said } from "./notice";
import type { Table } from "./store";
import { type Tab, tab } from "./tabs";
import { turnsOf } from "./turns";

const TABS: readonly Tab[] = ["log", "chat", "rules"];
const AFTER: readonly Tab[] = ["review", ...TABS]; // a match that is over has one more
const NAMES: Record<Tab, Key> = { log: "tab.log", chat: "tab.chat", rules: "tab.rules", review: "tab.review" };

/** Show a paragraph of the rulebook. */
export function openRule(table: Table, id: string): void {
  tab.value = "rules";
  table.rule.value = { id, at: Date.now() };
}

/** Review, log, chat and rules, one at a time. */
export function SideTabs({ table }: { table: Table }) {
  const unread = table.unread.value;
  useEffect(() => {
    if (tab.value === "chat") table.unread.value = 0;
  }, [tab.value, unread]);
  const tabs = table.info.value?.status === "over" ? AFTER : TABS;
  const open = tabs.includes(tab.value) ? tab.value : "log";
  return (
    <section class="tabs">
      <div class="tab-names" role="tablist" aria-label={t("tabs.title")}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={open === name}
            aria-controls="tab-panel"
            tabIndex={open === name ? 0 : -1}
            onClick={() => (tab.value = name)}
            onKeyDown={(event) => turn(event, tabs, open)}
          >
            {t(NAMES[name])}
            {name === "chat" && unread > 0 && <span class="unread">{unread}</span>}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby={`tab-${open}`}>
        {open === "review" && <ReviewPane table={table} />}
        {open === "log" && <LogPane table={table} />}
        {open === "chat" && <ChatPane table={table} />}
        {open === "rules" && <RulesPane table={table} />}
      </div>
    </section>
  );
}

function turn(event: KeyboardEvent, tabs: readonly Tab[], open: Tab): void {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const next = tabs[(tabs.indexOf(open) + by + tabs.length) % tabs.length] ?? "log";
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
      <div class="log-lines" ref={list} role="log" aria-live="polite" aria-label={t("tab.log")} tabIndex={0} onKeyDown={walkLog}>
        {turnsOf(lines).map((turn, i) => (
          <section key={i} class={`log-turn owner-${turn.seat}`}>
            {turn.headline && <h3 class={turn.isEvent ? "log-head event" : "log-head"}>{turn.headline}</h3>}
            {turn.lines.length > 0 && (
              <ol>
                {turn.lines.map((line, n) => (
                  <li key={line.ply} class={`owner-${line.seat}${line.ply + 1 === here ? " here" : ""}`}>
                    <LogLink table={table} line={line} isNext={isNext(turn.lines, n)} isInLog />
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

/** A lesson or study has no tab for it: a rule that is asked for lies over it. */
export function LessonRules({ table }: { table: Table }) {
  if (!table.desk || !table.rule.value) return null;
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
  useLayoutEffect(() => {
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
