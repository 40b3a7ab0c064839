import { useEffect, useRef, useState } from "preact/hooks";
import { addresses, base, chosen, findAddresses } from "../house/address";
import { t } from "../words";
import { Icon } from "./icons";

interface Props {
  label: string;
  path: string; // of this house
  drawn?: boolean; // the code for cameras is shown at once
}

/** A link to give away: to select, to copy, to share, or for a camera. Nothing of it needs https. */
export function LinkField({ label, path, drawn = false }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState("");
  const [code, setCode] = useState(drawn);
  useEffect(findAddresses, []);
  const link = base.value + path;
  const take = async (): Promise<void> => setTold(t((await copy(field.current)) ? "copied" : "share.selected"));
  return (
    <span class="invite">
      <input ref={field} readOnly value={link} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={() => void take()}>
        <Icon name="link" size={18} /> {t("copy")}
      </button>
      {typeof navigator.share === "function" && (
        <button type="button" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
          <Icon name="share" size={18} /> {t("share.send")}
        </button>
      )}
      <button type="button" class="icon" aria-label={t("qr")} title={t("qr")} aria-expanded={code} onClick={() => setCode(!code)}>
        <Icon name="code" size={18} />
      </button>
      <span class="quiet told" role="status">
        {told}
      </span>
      {code && (
        <span class="qr-room">
          <img class="qr" src={`/api/qr.svg?text=${encodeURIComponent(link)}`} alt={t("qr")} width="200" height="200" />
        </span>
      )}
    </span>
  );
}

/** Whether it is in the clipboard. Without https there is only the old way; the text stays selected. */
async function copy(field: HTMLInputElement | null): Promise<boolean> {
  if (!field) return false;
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}

/** Says so where nobody else could follow a link, and which address is used where there are several. */
export function Reach() {
  useEffect(findAddresses, []);
  const found = addresses.value;
  if (found === null) return null;
  if (found.length === 0) {
    const [before, between, after] = t("reach.how", { make: "\0", serve: "\0" }).split("\0");
    return (
      <p class="reach">
        <strong>{t("reach.none", { host: location.hostname })}</strong> {before}
        <code>make play HOST=0.0.0.0</code>
        {between}
        <code>zashiki serve --host 0.0.0.0</code>
        {after}
      </p>
    );
  }
  if (found.length === 1) return null;
  return (
    <label class="reach">
      {t("reach.address")}{" "}
      <select value={String(chosen.value)} onChange={(event) => (chosen.value = Number(event.currentTarget.value))}>
        {found.map((address, i) => (
          <option key={address} value={String(i)}>
            {address}
          </option>
        ))}
      </select>
    </label>
  );
}
