import type { BotInfo } from "../protocol";
import { useAsk } from "./ask";

/** Which bot plays. */
export function BotSelect({ bot, onChange }: { bot: string; onChange: (bot: string) => void }) {
  const bots = useAsk<BotInfo[]>("/bots");
  return (
    <select value={bot} onChange={(event) => onChange(event.currentTarget.value)}>
      {bots.data?.map((each) => (
        <option key={each.spec} value={each.spec}>
          {each.label}
        </option>
      ))}
    </select>
  );
}
