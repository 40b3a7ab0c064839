import type { Piece } from "../protocol";
import type { Box } from "./lay";

/** Where the drawer writes on a symbol, in the symbol's units: centre and height or radius. */
export interface Mark {
  x: number;
  y: number;
  size: number;
  tone: string;
}

/** One drawing of a game: its box, centred on 0,0, and where to write on it (null: nowhere). */
export interface Symbol {
  box: Box;
  text: Mark | null;
  crest: Mark | null;
  count: Mark | null;
  label: Mark | null;
  lines: number; // that the label may take
  rim: string; // "hex", or "" for a circle or a box
  turn: string; // "roll", or "" when it is turned over to show something else
  lettering: number; // how high the smallest words in the drawing itself are; 0: there are none
}

const PLAIN = new Set(
  "symbol g path circle ellipse rect line polyline polygon text tspan title".split(" "),
);

/** The symbols of a game. The sheet is put into the page once and drawn from with `<use>`. */
export class Art {
  readonly symbols = new Map<string, Symbol>();

  constructor(
    readonly sheet: SVGElement | null,
    private readonly prefix: string,
  ) {
    for (const symbol of sheet?.querySelectorAll("symbol") ?? []) {
      this.symbols.set(symbol.id.slice(this.prefix.length), read(symbol));
    }
  }

  has(name: string): boolean {
    return this.symbols.has(name);
  }

  href(name: string): string {
    return `#${this.prefix}${name}`;
  }

  get(name: string): Symbol | undefined {
    return this.symbols.get(name);
  }

  /** How a piece looks; what a game has not drawn yet is a plain token, or a plain back. */
  of(piece: Piece): Symbol {
    return this.symbols.get(piece.art) ?? (piece.face === "down" ? BACK : TOKEN);
  }

  readonly boxOf = (piece: Piece): Box => this.of(piece).box;
}

/** The sheet of symbols as an element whose ids begin with `prefix`; only shapes are let in. */
export function parseArt(source: string, prefix: string): Art {
  const root = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  if (root.localName !== "svg") return new Art(null, prefix);
  const sheet = document.importNode(root, true) as unknown as SVGElement;
  for (const child of [...sheet.children]) {
    if (!isPlain(child)) child.remove();
    else if (child.localName === "symbol") {
      child.id = prefix + child.id.replace(/^art-/, "");
      child.setAttribute("overflow", "visible");
    }
  }
  sheet.setAttribute("class", "sheet");
  sheet.setAttribute("aria-hidden", "true");
  return new Art(sheet, prefix);
}

function isPlain(element: Element): boolean {
  return PLAIN.has(element.localName) && [...element.children].every(isPlain);
}

function read(symbol: Element): Symbol {
  const view = (symbol.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const [, , w = 100, h = 100] = view.length === 4 ? view : [];
  const usual = places({ w, h });
  return {
    box: { w, h },
    text: mark(symbol, "data-text", usual.text),
    crest: mark(symbol, "data-crest", usual.crest),
    count: mark(symbol, "data-count", usual.count),
    label: mark(symbol, "data-label", null),
    lines: Number(symbol.getAttribute("data-lines") ?? 1),
    rim: symbol.getAttribute("data-rim") ?? "",
    turn: symbol.getAttribute("data-turn") ?? "",
    lettering: lowest([...symbol.querySelectorAll("text")].map((text) => Number(text.getAttribute("font-size")))),
  };
}

function lowest(heights: readonly number[]): number {
  return heights.length > 0 ? Math.min(...heights) : 0;
}

function places({ w, h }: Box): { text: Mark; crest: Mark; count: Mark } {
  const small = Math.min(w, h);
  return {
    text: { x: 0, y: 0, size: 0.44 * small, tone: "ink" },
    crest: { x: 0, y: 0.34 * h, size: 0.12 * small, tone: "ink" },
    count: { x: 0.34 * w, y: -0.34 * h, size: 0.16 * small, tone: "ink" },
  };
}

const ink = (x: number, y: number, size: number): Mark => ({ x, y, size, tone: "ink" });

const TOKEN: Symbol = {
  box: { w: 100, h: 100 },
  text: ink(0, -4, 50),
  crest: ink(0, 26, 13),
  count: ink(34, -34, 16),
  label: null,
  lines: 1,
  rim: "",
  turn: "",
  lettering: 0,
};

const BACK: Symbol = {
  box: { w: 70, h: 100 },
  text: null,
  crest: ink(0, 0, 12),
  count: ink(24, -38, 12),
  label: null,
  lines: 1,
  rim: "",
  turn: "",
  lettering: 0,
};

function mark(symbol: Element, name: string, usual: Mark | null): Mark | null {
  const value = symbol.getAttribute(name);
  if (value === null) return usual;
  if (value === "none") return null;
  const [x, y, size, tone = "ink"] = value.trim().split(/\s+/);
  return { x: Number(x), y: Number(y), size: Number(size), tone };
}
