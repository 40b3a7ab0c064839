import { useState } from "preact/hooks";
import { language } from "../app/prefs";
import { send } from "../house/http";
import { said } from "../table/notice";
import type { Handover } from "../protocol";
import { t } from "../words";
import { LinkField, Reach } from "./link";
import { useOnce } from "./once";
import { Problem } from "./problem";

/** Take one's name and seats to another device: a link that is good once, made when asked for. */
export function OtherDevice({ table = "" }: { table?: string }) {
  const [offer, setOffer] = useState<Handover | null>(null);
  const [problem, setProblem] = useState("");
  const make = useOnce(async () => {
    try {
      setOffer(await send<Handover>("POST", "/me/handover"));
    } catch (error) {
      setProblem(said(error));
    }
  });
  return (
    <section class="device">
      <h3>{t("device.title")}</h3>
      <p class="quiet">{t("device.about")}</p>
      {offer ? (
        <>
          <LinkField label={t("device.link")} path={`/h/${offer.token}${table && `?table=${table}`}`} drawn />
          <p class="quiet">{t("device.until", { time: clockTime(offer.until) })}</p>
          <Reach />
        </>
      ) : (
        <button type="button" onClick={make.run} aria-disabled={make.busy}>
          {t("device.make")}
        </button>
      )}
      <Problem words={problem} />
    </section>
  );
}

function clockTime(at: number): string {
  return new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" }).format(at);
}
