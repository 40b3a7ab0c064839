import { useState } from "preact/hooks";
import { ZoomButton } from "../board/zoom";
import { Dialog } from "../ui/dialog";
import { Icon, Mark } from "../ui/icons";
import { Settings } from "../ui/settings";
import { type Key, t, tn } from "../words";
import { ChangesButton } from "./changes";
import type { Table } from "./store";

/** The line above the board: which game, who watches, and what is seldom needed. */
export function Head({ table, wide }: { table: Table; wide: boolean }) {
  const info = table.info.value;
  const watchers = table.spectators.value;
  return (
    <header class="table-head">
      <a class="home" href="/" aria-label={t("home")}>
        <Mark size={28} />
      </a>
      <h1>{info?.game_name ?? ""}</h1>
      <Connection table={table} />
      {watchers > 0 && (
        <span class="watchers" title={tn("watchers", watchers)}>
          <Icon name="eye" size={16} /> {watchers}
        </span>
      )}
      <span class="spring" />
      <ZoomButton />
      <ShareButton table={table} />
      {info?.status === "playing" && table.story.past.value === null && table.story.plies.value > 0 && (
        <button
          type="button"
          class="icon"
          aria-label={t("replay.title")}
          title={t("replay.title")}
          onClick={() => void table.story.goTo(table.story.plies.value)}
        >
          <Icon name="first" />
        </button>
      )}
      {wide && info?.status === "playing" && table.story.past.value === null && <ChangesButton table={table} />}
      {wide && <Settings />}
      <button type="button" class="icon" aria-label={t("menu")} title={t("menu")} onClick={() => (table.menu.value = true)}>
        <Icon name="menu" />
      </button>
      {table.menu.value && <Menu table={table} settings={!wide} onClose={() => (table.menu.value = false)} />}
    </header>
  );
}

function Connection({ table }: { table: Table }) {
  const link = table.link.value;
  return (
    <span role="status" class="connection">
      {link === "lost" && <span class="tag warn">{t("link.lost")}</span>}
    </span>
  );
}

function ShareButton({ table }: { table: Table }) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      class="icon"
      aria-label={t("share")}
      title={copied ? t("copied") : t("share")}
      onClick={() => {
        const link = location.origin + location.pathname + location.search;
        void navigator.clipboard?.writeText(link).then(() => {
          setCopied(true);
          table.tell(t("share.copied"));
        });
      }}
    >
      <Icon name="share" />
    </button>
  );
}

const KEYS: readonly (readonly [string, Key])[] = [
  ["/", "keys.filter"],
  ["U", "keys.undo"],
  ["E", "keys.end"],
  ["H", "keys.hint"],
  ["C", "keys.changes"],
  ["B", "keys.words"],
  ["Esc", "keys.drop"],
  ["Tab ← ↑ ↓ →", "keys.board"],
  ["← →", "keys.replay"],
  ["?", "keys.help"],
];

interface MenuProps {
  table: Table;
  settings: boolean; // whether they have no place in the line above the board
  onClose: () => void;
}

/** What is seldom needed: ending early, and which keys there are. */
function Menu({ table, settings, onClose }: MenuProps) {
  const info = table.info.value;
  const mine = table.mySeats();
  const [sure, setSure] = useState(false);
  const ready = mine.some((seat) => table.agreed.value.includes(seat));
  const playing = info?.status === "playing" && mine.length > 0;
  return (
    <Dialog title={t("menu")} onClose={onClose}>
      {settings && <Settings />}
      <div class="menu">
        {playing && (
          <>
            <button type="button" onClick={() => table.agree(!ready)}>
              {ready ? t("menu.agree.not") : table.agreed.value.length > 0 ? t("menu.agree.too") : t("menu.agree")}
            </button>
            {sure ? (
              <button
                type="button"
                class="danger"
                onClick={() => {
                  table.resign();
                  onClose();
                }}
              >
                {t("menu.resign.sure")}
              </button>
            ) : (
              <button type="button" onClick={() => setSure(true)}>
                {t("menu.resign")}
              </button>
            )}
          </>
        )}
        {table.shown.value && (
          <button
            type="button"
            onClick={() => {
              onClose();
              table.inWords.value = true;
            }}
          >
            {t("words.title")}
          </button>
        )}
        <a class="button" href={`/rules/${info?.game ?? ""}`}>
          {t("menu.rules")}
        </a>
        <a class="button" href={`/editions/${info?.game ?? ""}/${info?.edition.split("#")[0] ?? "default"}`}>
          {t("menu.edition")}
        </a>
      </div>
      <h3 class="of-keys">{t("keys.title")}</h3>
      <dl class="keys of-keys">
        {KEYS.map(([key, words]) => (
          <div key={words}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
