import { useState } from "preact/hooks";
import { Crest } from "../board/crest";
import { send } from "../house/http";
import type { SeatInfo, TableInfo } from "../protocol";
import { Icon } from "../ui/icons";
import { useOnce } from "../ui/once";
import { Wash } from "../ui/wash";
import { t } from "../words";
import { said } from "./notice";
import type { Table } from "./store";

/** Before play: who is there, who is still awaited, and the links that bring them. */
export function Waiting({ table }: { table: Table }) {
  const info = table.info.value;
  if (!info || info.status !== "waiting") return null;
  return (
    <div class="waiting-room">
      <Wash name="seigaiha" />
      <section class="waiting">
        <h2>{t("waiting.title")}</h2>
        <ul>
          {info.seats.map((seat) => (
            <WaitingSeat key={seat.seat} table={table} seat={seat} atTable={info.seats.some((each) => each.mine)} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function WaitingSeat({ table, seat, atTable }: { table: Table; seat: SeatInfo; atTable: boolean }) {
  const free = seat.kind === "invite" || seat.kind === "open";
  const sit = useOnce(() => tried(table, () => table.claim(seat.seat, "")));
  const bot = useOnce(() =>
    tried(table, async () => {
      const wish = { kind: "bot", bot: "search" };
      table.info.value = await send<TableInfo>("PUT", `/tables/${table.id}/seats/${seat.seat}`, { wish });
    }),
  );
  return (
    <li class={`owner-${seat.seat}`}>
      <Crest seat={seat.seat} size={24} />
      <span class="seat-name">
        {free ? t(seat.kind === "open" ? "seat.open" : "seat.invited") : seat.name}
        {seat.mine && <span class="tag">{t("seat.you")}</span>}
      </span>
      {free && seat.invite && <InviteLink table={table} token={seat.invite} />}
      {free && !atTable && seat.kind === "open" && (
        <button type="button" class="primary" onClick={sit.run} aria-disabled={sit.busy}>
          {t("waiting.sit")}
        </button>
      )}
      {free && atTable && (
        <button type="button" onClick={bot.run} aria-disabled={bot.busy}>
          <Icon name="bot" size={18} /> {t("waiting.bot")}
        </button>
      )}
    </li>
  );
}

async function tried(table: Table, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    table.tell(said(error), "", "warn");
  }
}

function InviteLink({ table, token }: { table: Table; token: string }) {
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/t/${table.id}?invite=${token}`;
  return (
    <span class="invite">
      <input readOnly value={link} aria-label={t("waiting.link")} onFocus={(event) => event.currentTarget.select()} />
      <button
        type="button"
        onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
      >
        <Icon name="link" size={18} /> {copied ? t("copied") : t("copy")}
      </button>
    </span>
  );
}
