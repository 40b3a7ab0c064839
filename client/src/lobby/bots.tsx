import type { BotInfo } from "../protocol";
import { t, type Key } from "../words";

const GROUPS: readonly (readonly [BotInfo["group"], Key])[] = [
  ["level", "setup.levels"],
  ["style", "setup.styles"],
  ["more", "setup.others"],
];

/** Bots to choose from, levels first; `prefix` stands before each spec. */
export function BotOptions({ bots, prefix = "" }: { bots: readonly BotInfo[]; prefix?: string }) {
  return (
    <>
      {GROUPS.map(([group, words]) => {
        const own = bots.filter((bot) => bot.group === group);
        return own.length > 0 ? (
          <optgroup key={group} label={t(words)}>
            {own.map((bot) => (
              <option key={bot.spec} value={`${prefix}${bot.spec}`}>
                {bot.label}
              </option>
            ))}
          </optgroup>
        ) : null;
      })}
    </>
  );
}
