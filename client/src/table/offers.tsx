import { t } from "../words";
import { nameOf } from "./board";
import type { Table } from "./store";

/** What the others offer or ask for, until it is answered, withdrawn or has lapsed. */
export function Offers({ table }: { table: Table }) {
  const mine = table.mySeats();
  if (table.info.value?.status !== "playing" || mine.length === 0) return null;
  return (
    <div role="status" class="offers">
      <EndOffer table={table} mine={mine} />
      <BackOffer table={table} mine={mine} />
    </div>
  );
}

interface Props {
  table: Table;
  mine: readonly number[];
}

function EndOffer({ table, mine }: Props) {
  const agreed = table.agreed.value;
  const other = agreed.find((seat) => !mine.includes(seat));
  if (other === undefined || mine.some((seat) => agreed.includes(seat))) return null;
  return (
    <div class="offer offer-end">
      <p>{t("agree.offered", { name: nameOf(table, other) })}</p>
      <button type="button" onClick={() => table.agree(true)}>
        {t("offer.agree")}
      </button>
    </div>
  );
}

function BackOffer({ table, mine }: Props) {
  const asked = table.askedBack.value;
  if (!asked) return null;
  const isMine = mine.includes(asked.seat);
  const hasAgreed = !isMine && mine.some((seat) => asked.agreed.includes(seat));
  const name = nameOf(table, asked.seat);
  return (
    <div class="offer offer-back">
      <p>{isMine ? t("back.asked") : hasAgreed ? t("back.agreed", { name }) : t("back.asks", { name })}</p>
      {!isMine && !hasAgreed && (
        <button type="button" onClick={() => table.answerBack(true)}>
          {t("offer.agree")}
        </button>
      )}
      <button type="button" class="plain" onClick={() => table.answerBack(false)}>
        {isMine ? t("offer.withdraw") : t("offer.refuse")}
      </button>
    </div>
  );
}
