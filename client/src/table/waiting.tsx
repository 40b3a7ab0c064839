import { useState } from "preact/hooks";
import { go } from "../app/route";
import { Crest } from "../board/crest";
import { send } from "../house/http";
import { useAsk } from "../lobby/ask";
import { BotOptions } from "../lobby/bots";
import { lastBot } from "../lobby/memory";
import type { BotInfo, SeatInfo, TableInfo } from "../protocol";
import { Icon } from "../ui/icons";
import { LinkField, Reach } from "../ui/link";
import { useOnce } from "../ui/once";
import { Sure } from "../ui/sure";
import { Wash } from "../ui/wash";
import { t } from "../words";
import { clockWords } from "../words/clocks";
import { said } from "./notice";
import type { Table } from "./store";

/** Before play: what will be played and how, who is there, who is still awaited. */
export function Waiting({ table }: { table: Table }) {
  const info = table.info.value;
  return info?.status === "waiting" ? <WaitingRoom table={table} info={info} /> : null;
}

/** The bot that may take a free seat: chosen here, at first the one that was played last. */
interface BotChoice {
  bots: readonly BotInfo[];
  bot: string;
  choose: (bot: string) => void;
}

function useBotChoice(game: string): BotChoice {
  const bots = useAsk<BotInfo[]>("/bots", { game }).data ?? [];
  const [chosen, choose] = useState("");
  return { bots, bot: chosen || (bots.length > 0 ? lastBot(game, bots) : ""), choose };
}

function WaitingRoom({ table, info }: { table: Table; info: TableInfo }) {
  const choice = useBotChoice(info.game);
  return (
    <div class="waiting-room">
      <Wash name="seigaiha" />
      <section class="waiting">
        <h2>{t("waiting.title")}</h2>
        <p class="quiet">{t(info.host ? "waiting.about.host" : "waiting.about.guest")}</p>
        <ul>
          {info.seats.map((seat) => (
            <WaitingSeat key={seat.seat} table={table} info={info} seat={seat} bot={choice.bot} />
          ))}
        </ul>
        {info.host && <Reach />}
        <Ways table={table} info={info} choice={choice} />
        <Terms info={info} />
      </section>
    </div>
  );
}

/** What was chosen before: the game, its options, the clock. */
function Terms({ info }: { info: TableInfo }) {
  return (
    <>
      <dl class="terms">
        {(info.chosen ?? []).map(({ label, choice }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{choice}</dd>
          </div>
        ))}
        {info.edition_name && (
          <div>
            <dt>{t("setup.edition")}</dt>
            <dd>{info.edition_name}</dd>
          </div>
        )}
        <div>
          <dt>{t("setup.clock")}</dt>
          <dd>{clockWords(info.clock)}</dd>
        </div>
      </dl>
      {info.random_seats && <p class="terms-note">{t("waiting.random")}</p>}
    </>
  );
}

interface SeatProps {
  table: Table;
  info: TableInfo;
  seat: SeatInfo;
  bot: string;
}

function WaitingSeat({ table, info, seat, bot }: SeatProps) {
  const free = seat.kind === "invite" || seat.kind === "open";
  const isWatching = !info.seats.some((each) => each.mine);
  const sit = useOnce(() => tried(table, () => table.joining.sit(seat.seat)));
  const accept = useOnce(() => tried(table, () => table.joining.sit("any")));
  return (
    <li class={info.random_seats ? "" : `owner-${seat.seat}`}>
      {info.random_seats ? <Icon name={seat.kind === "bot" ? "bot" : "person"} size={24} /> : <Crest seat={seat.seat} size={24} />}
      <span class="seat-name">
        {seat.name}
        {seat.mine && <span class="tag">{t("seat.you")}</span>}
        {seat.kind === "person" && !seat.here && !seat.mine && <span class="tag away">{t("seat.away")}</span>}
      </span>
      {isWatching && table.joining.invited.value === seat.seat && (
        <button type="button" class="primary" onClick={accept.run} aria-disabled={accept.busy}>
          {t("waiting.invited")}
        </button>
      )}
      {isWatching && seat.kind === "open" && (
        <button type="button" class="primary" onClick={sit.run} aria-disabled={sit.busy}>
          {t("waiting.sit")}
        </button>
      )}
      {info.host && <HostsChoice table={table} seat={seat} spec={bot} />}
      {free && seat.invite && <LinkField label={t("waiting.link")} path={`/t/${table.id}?invite=${seat.invite}`} />}
    </li>
  );
}

/** Who else might sit there. */
function HostsChoice({ table, seat, spec }: { table: Table; seat: SeatInfo; spec: string }) {
  const change = (wish: object): Promise<void> =>
    tried(table, async () => {
      table.info.value = await send<TableInfo>("PUT", `/tables/${table.id}/seats/${seat.seat}`, { wish });
    });
  const bot = useOnce(() => change({ kind: "bot", bot: spec }));
  const friend = useOnce(() => change({ kind: "invite" }));
  const anybody = useOnce(() => change({ kind: "open" }));
  const [asks, setAsks] = useState(false);
  if (seat.kind === "person" && seat.mine) return null;
  if (seat.kind === "person") {
    return asks ? (
      <Sure
        question={t("waiting.free.sure", { name: seat.name })}
        yes={t("waiting.free.yes")}
        no={t("waiting.free.no")}
        onYes={friend.run}
        onNo={() => setAsks(false)}
      />
    ) : (
      <button type="button" class="free" onClick={() => setAsks(true)}>
        {t("waiting.free")}
      </button>
    );
  }
  return (
    <div class="hosts-choice">
      {seat.kind === "bot" && (
        <button type="button" onClick={friend.run} aria-disabled={friend.busy}>
          {t("waiting.friend")}
        </button>
      )}
      {seat.kind === "invite" && (
        <button type="button" onClick={anybody.run} aria-disabled={anybody.busy}>
          {t("waiting.anybody")}
        </button>
      )}
      {(seat.kind === "invite" || seat.kind === "open") && spec && (
        <button type="button" onClick={bot.run} aria-disabled={bot.busy}>
          <Icon name="bot" size={18} /> {t("waiting.bot")}
        </button>
      )}
    </div>
  );
}

/** The ways out of the waiting room: into the game, or back to the start page. */
function Ways({ table, info, choice }: { table: Table; info: TableInfo; choice: BotChoice }) {
  const [sure, setSure] = useState(false);
  const mine = info.seats.filter((seat) => seat.mine);
  const start = useOnce(() =>
    tried(table, async () => {
      table.info.value = await send<TableInfo>("POST", `/tables/${table.id}/start`, choice.bot ? { bot: choice.bot } : undefined);
    }),
  );
  const cancel = useOnce((isHere) =>
    tried(table, async () => {
      await send("DELETE", `/tables/${table.id}`);
      if (isHere()) go("/");
    }),
  );
  const leave = useOnce((isHere) =>
    tried(table, async () => {
      for (const { seat } of mine) await send("POST", `/tables/${table.id}/seats/${seat}/leave`);
      if (isHere()) go("/");
    }),
  );
  if (!info.host) {
    return mine.length > 0 ? (
      <p class="ways">
        <button type="button" class="leave" onClick={leave.run} aria-disabled={leave.busy}>
          {t("waiting.leave")}
        </button>
      </p>
    ) : null;
  }
  return (
    <div class="ways">
      <BotPicker {...choice} />
      <button type="button" class="primary fill" onClick={start.run} aria-disabled={start.busy}>
        {t("waiting.fill")}
      </button>
      {sure ? (
        <span class="sure">
          {t("waiting.cancel.sure")}
          <button type="button" onClick={() => setSure(false)}>
            {t("waiting.keep")}
          </button>
          <button type="button" class="danger cancel" onClick={cancel.run} aria-disabled={cancel.busy}>
            {t("waiting.cancel")}
          </button>
        </span>
      ) : (
        <button type="button" class="cancel" onClick={() => setSure(true)}>
          {t("waiting.cancel")}
        </button>
      )}
    </div>
  );
}

function BotPicker({ bots, bot, choose }: BotChoice) {
  if (bots.length === 0) return null; // not told yet
  return (
    <div class="bot-picker">
      <label>
        <span>{t("waiting.which")}</span>
        <select value={bot} aria-describedby="bot-about" onChange={(event) => choose(event.currentTarget.value)}>
          <BotOptions bots={bots} />
        </select>
      </label>
      <p id="bot-about" class="quiet">
        {bots.find((each) => each.spec === bot)?.about}
      </p>
    </div>
  );
}

async function tried(table: Table, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    table.tell(said(error), "", "warn");
  }
}
