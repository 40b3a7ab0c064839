import { HouseError } from "../house/http";
import type { Wire } from "../house/live";
import type { FromClient, FromServer, GameInfo, TableInfo } from "../protocol";

const OPEN = 1;

/** The end of a line where a desk answers instead of the house. */
export class Line {
  private wire: Wire | null = null;

  constructor(private readonly heard: (message: FromClient) => void) {}

  dial(): Wire {
    const wire: Wire = {
      readyState: OPEN,
      send: (text) => {
        const message = JSON.parse(text) as FromClient;
        if (message.t === "ping") this.say({ t: "pong" });
        else this.heard(message);
      },
      close: () => undefined,
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    this.wire = wire;
    queueMicrotask(() => wire.onopen?.(new Event("open")));
    return wire;
  }

  say(message: FromServer): void {
    this.wire?.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  refuse(id: number | null, error: unknown): void {
    const [text, rule] = error instanceof HouseError ? [error.message, error.ruleId] : ["", ""];
    this.say({ t: "refused", id, kind: "illegal", text, version: 0, rule_id: rule });
  }
}

/** A board without a match as a table that all parts of the page can draw. */
export function asTable(game: GameInfo, names: readonly string[], mine: number | null = null): TableInfo {
  const seats = names.map((name, seat) => ({ seat, kind: "person" as const, name, mine: seat === mine, here: true }));
  return {
    id: "", game: game.id, game_name: game.name, seats, options: {}, edition: "default", rules_version: "",
    clock: { kind: "none" }, pace: 0, status: "playing", plies: 0, advice: false, made: 0, changed: 0, is_open: true,
  };
}
