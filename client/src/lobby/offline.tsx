import { useEffect } from "preact/hooks";
import { t } from "../words";
import { Frame } from "./frame";

const LOOK_EVERY = 5_000; // milliseconds

/** The page is here, the house is not. It looks again by itself, and opens when there is an answer. */
export function OfflinePage() {
  useEffect(() => {
    const look = (): void => void fetch("/api/me").then(() => location.reload(), () => undefined);
    const timer = setInterval(look, LOOK_EVERY);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
    };
  }, []);
  return (
    <Frame title={t("offline.title")}>
      <p class="offline">{t("offline.about")}</p>
      <p>
        <button type="button" class="primary" onClick={() => location.reload()}>
          {t("offline.again")}
        </button>
      </p>
    </Frame>
  );
}
