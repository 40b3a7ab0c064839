import { read, write } from "../app/prefs";
import type { BotInfo, GameInfo } from "../protocol";
import { resize, type Setup, type Sitter } from "./wishes";

/** What a new table is set up with: as proposed at first, then as the last one of its game. */

export const CLOCKS = [
  "none",
  "move:30",
  "move:120",
  "fischer:600+10",
  "fischer:1800+20",
  "move:86400",
  "move:172800",
  "move:259200",
  "move:604800",
] as const;
export const PACES = [0, 350, 700, 1500] as const;

const PEOPLE: readonly Sitter[] = ["me", "invite", "open"];

const BOT = "bot:";

/** The bot for somebody who is new to a game. */
function firstBot(bots: readonly BotInfo[]): Sitter {
  return BOT + ((bots.find((bot) => bot.first) ?? bots[0])?.spec ?? "random");
}

/** The bot that is proposed for a further seat: one that sits there already, or the first one. */
export function usualBot(sitters: readonly Sitter[], bots: readonly BotInfo[]): Sitter {
  return sitters.find((sitter) => sitter.startsWith(BOT)) ?? firstBot(bots);
}

/** The sentence about the bot that sits there. */
export function aboutSitter(sitter: Sitter, bots: readonly BotInfo[]): string {
  return bots.find((bot) => BOT + bot.spec === sitter)?.about ?? "";
}

/** What is proposed to somebody who never set up a table of this game: as for a first match. */
export function proposed(game: GameInfo, bots: readonly BotInfo[]): Setup {
  const usual = game.options.map((option) => [option.key, option.choices[0]?.value ?? ""]);
  return {
    sitters: resize([], game.seat_counts[0] ?? 2, firstBot(bots)),
    options: { ...Object.fromEntries(usual), ...game.first_options },
    edition: game.editions[0]?.id ?? "default",
    clock: "none",
    pace: 700,
    randomSeats: false,
  };
}

/**
 * The set-up that was written down last, as far as it still can be had: whatever is broken, or no
 * longer offered, is as proposed.
 */
export function remembered(written: string | null, game: GameInfo, bots: readonly BotInfo[]): Setup {
  const usual = proposed(game, bots);
  const was = fields(parsed(written));
  const sitters: unknown[] = Array.isArray(was["sitters"]) ? was["sitters"] : [];
  const options = fields(was["options"]);
  const offered = [...PEOPLE, ...bots.map((bot) => `bot:${bot.spec}`)];
  const bot = firstBot(bots);
  return {
    sitters: game.seat_counts.includes(sitters.length)
      ? sitters.map((sitter, i) => among(sitter, offered, i === 0 ? "me" : bot))
      : usual.sitters,
    options: Object.fromEntries(
      game.options.map(({ key, choices }) => [
        key,
        among(options[key], choices.map((choice) => choice.value), usual.options[key] ?? ""),
      ]),
    ),
    edition: among(was["edition"], game.editions.map((edition) => edition.id), usual.edition),
    clock: usual.clock, // nobody is hurried by surprise
    pace: among(was["pace"], PACES, usual.pace),
    randomSeats: was["randomSeats"] === true,
  };
}

function among<T>(value: unknown, offered: readonly T[], usual: T): T {
  return offered.find((each) => each === value) ?? usual;
}

function parsed(written: string | null): unknown {
  try {
    return JSON.parse(written ?? "null");
  } catch {
    return null;
  }
}

/** The fields of an object; none of anything else. */
function fields(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** Whether more is set than who sits where. */
export function isSpecial(setup: Setup, game: GameInfo, bots: readonly BotInfo[]): boolean {
  const { sitters: _, randomSeats: _random, ...more } = setup;
  const { sitters: __, randomSeats: __random, ...usual } = proposed(game, bots);
  return JSON.stringify(more) !== JSON.stringify(usual);
}

const keyOf = (game: string): string => `setup.${game}`;

export function recall(game: GameInfo, bots: readonly BotInfo[]): Setup {
  return remembered(read(keyOf(game.id)), game, bots);
}

/** The bot that the guest played last in this game, or the one for a first match. */
export function lastBot(game: string, bots: readonly BotInfo[]): string {
  const was: unknown = fields(parsed(read(keyOf(game))))["sitters"];
  const offered = bots.map((bot) => BOT + bot.spec);
  const last = Array.isArray(was) ? was.find((sitter) => offered.includes(String(sitter))) : undefined;
  return (last === undefined ? firstBot(bots) : String(last)).slice(BOT.length);
}

export function keep(game: GameInfo, setup: Setup): void {
  write(keyOf(game.id), JSON.stringify(setup));
}
