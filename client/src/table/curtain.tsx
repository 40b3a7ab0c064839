import { useEffect, useRef } from "preact/hooks";
import { Crest } from "../board/crest";
import { Wash } from "../ui/wash";
import { t } from "../words";
import { nameOf } from "./board";
import type { Table } from "./store";

/** Between two people at one screen: nothing is seen until the next one is there. */
export function CurtainView({ table }: { table: Table }) {
  const seat = table.veiled.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  if (seat === null) return null;
  const name = nameOf(table, seat);
  return (
    <div class={`curtain owner-${seat}`} role="dialog" aria-modal="true" aria-label={t("curtain.title", { name })}>
      <Wash name="asanoha" />
      <div class="curtain-card">
        <Crest seat={seat} size={56} />
        <h2>{t("curtain.title", { name })}</h2>
        <p class="quiet">{t("curtain.about")}</p>
        <button type="button" class="primary" ref={button} onClick={() => table.look(seat)}>
          {t("curtain.open", { name })}
        </button>
      </div>
    </div>
  );
}
