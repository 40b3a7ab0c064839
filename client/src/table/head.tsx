import { useState } from "preact/hooks";
import { ending } from "../app/prefs";
import { ZoomButton } from "../board/zoom";
import { OtherDevice } from "../ui/device";
import { Dialog } from "../ui/dialog";
import { Icon, Mark } from "../ui/icons";
import { LinkField, Reach } from "../ui/link";
import { Settings } from "../ui/settings";
import { Share } from "../ui/share";
import { Sure } from "../ui/sure";
import { type Key, t, tn } from "../words";
import { ChangesButton } from "./changes";
import { WayBack } from "./done";
import { OverlayMenu } from "./overlays";
import type { Table } from "./store";

/** The line above the board: which game, who watches, and what is seldom needed. */
export function Head({ table, wide }: { table: Table; wide: boolean }) {
  const info = table.info.value;
  const watchers = table.spectators.value;
  const Buttons = table.desk?.parts?.Head;
  const isPlayed = info?.status === "playing" && !table.desk;
  return (
    <header class="table-head">
      <a class="home" href="/" aria-label={t("home")}>
        <Mark size={28} />
      </a>
      <h1>{info?.game_name ?? ""}</h1>
      {info?.practice && (
        <span class="tag practice" title={t("practice.about")}>
          {t("practice")}
        </span>
      )}
      {table.hurried.value && (
        <span class="tag" role="status" title={t("hurried.about")}>
          {t("hurried")}
        </span>
      )}
      <Connection table={table} />
      {watchers > 0 && (
        <span class="watchers" title={tn("watchers", watchers)}>
          <Icon name="eye" size={16} /> {watchers}
        </span>
      )}
      <span class="spring" />
      {Buttons && <Buttons table={table} />}
      <ZoomButton />
      <OverlayMenu table={table} />
      {!table.desk && <ShareButton table={table} />}
      {isPlayed && table.story.past.value === null && table.story.plies.value > 0 && (
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
      {wide && isPlayed && table.story.past.value === null && <ChangesButton table={table} />}
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
      {(link === "lost" || link === "silent") && <span class="tag warn">{t(`link.${link}`)}</span>}
    </span>
  );
}

function ShareButton({ table }: { table: Table }) {
  const past = table.story.past.value;
  return (
    <Share title={t("share")}>
      <section class="device">
        <h3>{t("share.watch")}</h3>
        <p class="quiet">{t("share.watch.about")}</p>
        <LinkField label={t("share.watch")} path={`/t/${table.id}${past ? `?ply=${past.ply}` : ""}`} />
        <Reach />
      </section>
      <OtherDevice table={table.id} />
    </Share>
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
  ["O", "keys.overlays"],
  ["?", "keys.about"],
];

/** Whether turns end by themselves. */
function EndingChoice() {
  return (
    <label class="ending">
      <input
        type="checkbox"
        checked={ending.value === "at-once"}
        onChange={(event) => (ending.value = event.currentTarget.checked ? "at-once" : "asked")}
      />{" "}
      {t("menu.ending")}
    </label>
  );
}

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
  const playing = info?.status === "playing" && mine.length > 0 && !table.desk;
  return (
    <Dialog title={t("menu")} onClose={onClose}>
      {settings && <Settings />}
      {!table.desk && <EndingChoice />}
      <div class="menu">
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
        <a class="button" href={`/g/${info?.game ?? ""}/gallery`}>
          {t("game.gallery")}
        </a>
        <a class="button" href={`/editions/${info?.game ?? ""}/${info?.edition.split("#")[0] ?? "default"}`}>
          {t("menu.edition")}
        </a>
        {playing && (
          <>
            <button type="button" onClick={() => table.agree(!ready)}>
              {ready ? t("menu.agree.not") : table.agreed.value.length > 0 ? t("menu.agree.too") : t("menu.agree")}
            </button>
            <WayBack table={table} onClick={onClose} />
            {sure ? (
              <Sure
                danger
                question={t(info.seats.length === 2 ? "menu.resign.two" : "menu.resign.more")}
                yes={t("menu.resign.yes")}
                no={t("menu.resign.no")}
                onYes={() => {
                  table.resign();
                  onClose();
                }}
                onNo={() => setSure(false)}
              />
            ) : (
              <button type="button" class="resign" onClick={() => setSure(true)}>
                {t("menu.resign")}
              </button>
            )}
          </>
        )}
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
