import { send } from "../house/http";
import type { StudyInfo } from "../protocol";
import { LinkField, Reach } from "../ui/link";
import { Share } from "../ui/share";
import { t } from "../words";
import type { Study } from "./study";

const ACCESS = ["private", "read", "together"] as const;

/** Who may look at the study, and who may work on it. */
export function ShareStudy({ study }: { study: Study }) {
  const info = study.info.value;
  if (!info) return null;
  const set = (access: StudyInfo["access"]): void =>
    void study.attempt(async () => {
      study.info.value = await send<StudyInfo>("PUT", `/studies/${study.id}/access`, { access });
    });
  return (
    <Share title={t("study.share")}>
      <fieldset class="access">
        <legend class="hidden">{t("study.share")}</legend>
        {ACCESS.map((each) => (
          <label key={each}>
            <input type="radio" name="access" checked={info.access === each} onChange={() => set(each)} />
            <span>
              <b>{t(`study.access.${each}`)}</b>
              <span class="quiet">{t(`study.access.${each}.about`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {info.access !== "private" && (
        <section class="device">
          <h3>{t("study.link.read")}</h3>
          <LinkField label={t("study.link.read")} path={`/study/${info.id}`} />
        </section>
      )}
      {info.access === "together" && (
        <section class="device">
          <h3>{t("study.link.together")}</h3>
          <LinkField label={t("study.link.together")} path={`/study/${info.id}?key=${info.key}`} />
          <Reach />
        </section>
      )}
    </Share>
  );
}
