import { useState } from "preact/hooks";
import { send } from "../house/http";
import { said } from "../table/notice";
import type { HandoverInfo, Me } from "../protocol";
import { useOnce } from "../ui/once";
import { t } from "../words";
import { useAsk } from "./ask";
import { Frame } from "./frame";

/** Somebody follows a link from their other device. Only the click takes it: programs open links, too. */
export function HandoverPage({ token, table }: { token: string; table: string }) {
  const offer = useAsk<HandoverInfo>(`/handovers/${encodeURIComponent(token)}`);
  const me = useAsk<Me>("/me");
  const [problem, setProblem] = useState("");
  const on = table ? `/t/${table}` : "/";
  const take = useOnce(async () => {
    try {
      await send<Me>("POST", "/handovers", { token });
      location.replace(on); // as somebody else: nothing of this page is true any more
    } catch (error) {
      setProblem(said(error));
    }
  });
  const warning = problem || offer.problem;
  return (
    <Frame title={t("device.title")}>
      {warning && <p class="notice warn">{warning}</p>}
      {offer.data?.mine && (
        <>
          <p>{t("device.mine", { name: offer.data.name })}</p>
          <p>
            <a class="button primary" href={on}>
              {t("home")}
            </a>
          </p>
        </>
      )}
      {offer.data && !offer.data.mine && (
        <>
          <p>{t("device.take.about")}</p>
          {me.data && <p class="quiet">{t("device.before", { name: me.data.name })}</p>}
          <p>
            <button type="button" class="primary take" onClick={take.run} aria-disabled={take.busy}>
              {t("device.take", { name: offer.data.name })}
            </button>
          </p>
        </>
      )}
    </Frame>
  );
}
