/** A position that goes from one page to another: too long for an address. */

const KEY = "zashiki-position";

export type PositionData = Record<string, unknown>;

export function keepPosition(position: PositionData): void {
  sessionStorage.setItem(KEY, JSON.stringify(position));
}

/** The position that was kept last, if it is of this game. */
export function keptPosition(game: string): PositionData | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as PositionData | null;
    return found && found["game"] === game ? found : null;
  } catch {
    return null;
  }
}
