import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { get, send } from "../house/http";
import type { Wire } from "../house/live";
import type { Choice, Draft, FromClient, GameInfo, Mark, Piece, PositionProblem, PositionSchema, TableInfo } from "../protocol";
import { keepPosition, keptPosition, type PositionData } from "../study/handed";
import type { Desk, Parts } from "../table/desk";
import { asTable, Line } from "../table/line";
import { said } from "../table/notice";
import { t } from "../words";
import type { Schema } from "./schema";

export const BOX = "box";
const MOST = 100; // steps that can be taken back

/** A position that is arranged by hand: pieces are taken and put, the rest is written in a form. */
export class Editor implements Desk {
  readonly marks = signal<readonly Mark[]>([]);
  readonly isComing = signal(false);
  readonly info = signal<GameInfo | null>(null);
  readonly position = signal<PositionData>({});
  readonly problems = signal<readonly PositionProblem[]>([]);
  readonly schema = signal<Schema | null>(null);
  readonly positions = signal<readonly string[]>([]);
  readonly names = signal<readonly string[]>([]);
  readonly seat = signal(0); // looked from
  readonly box = signal<readonly Piece[]>([]);
  readonly isDrawn = signal(true); // what lies on the board is this very position
  readonly problem = signal("");
  readonly back = signal<readonly PositionData[]>([]);
  readonly on = signal<readonly PositionData[]>([]);
  readonly isFine: ReadonlySignal<boolean> = computed(() => this.problems.value.length === 0 && !this.isComing.value);

  private readonly line = new Line((message) => void this.heard(message));
  private moves: readonly (readonly [string, string])[] = []; // by the codes of the choices
  private version = 0;

  constructor(
    readonly game: string,
    readonly parts: Parts,
  ) {}

  get title(): string {
    return t("editor.title");
  }

  async welcome(): Promise<TableInfo> {
    const [info, schema] = await Promise.all([
      get<GameInfo>(`/games/${this.game}`),
      get<PositionSchema>(`/games/${this.game}/positions`),
    ]);
    batch(() => {
      this.info.value = info;
      this.schema.value = schema.schema as unknown as Schema;
      this.positions.value = schema.positions;
    });
    const draft = await this.ask({ position: keptPosition(this.game) ?? "start" });
    this.take(draft);
    return asTable(info, draft.names);
  }

  dial(): Wire {
    return this.line.dial();
  }

  about(): null {
    return null;
  }

  // --- what the page says ---------------------------------------------------------------------

  private async heard(message: FromClient): Promise<void> {
    if (message.t === "join" || message.t === "look") return this.draft(this.position.value, null);
    if (message.t === "undo") return this.undo();
    if (message.t === "why") return this.line.say({ t: "why", id: message.id, text: "" });
    if (message.t !== "act") return;
    const [piece, place] = this.moves[message.code] ?? ["", ""];
    await this.draft(this.position.value, message.id, { piece, place });
  }

  private ask(edit: { position: PositionData | string; piece?: string; place?: string; seats?: number }): Promise<Draft> {
    return send<Draft>("POST", `/games/${this.game}/draft`, { seat: this.seat.value, ...edit });
  }

  /** Show a position, after a move by hand if there is one. */
  private async draft(
    position: PositionData | string, ack: number | null, move: { piece?: string; place?: string; seats?: number } = {},
  ): Promise<void> {
    this.isComing.value = true;
    const before = this.position.value;
    try {
      const found = await this.ask({ position, ...move });
      batch(() => {
        if (move.piece || position !== before) {
          this.back.value = [...this.back.value, before].slice(-MOST);
          this.on.value = [];
        }
        this.take(found);
        this.show(found, ack);
      });
    } catch (error) {
      this.isComing.value = false;
      this.problem.value = said(error);
      this.line.refuse(ack, error);
    }
  }

  private take(found: Draft): void {
    this.position.value = found.position;
    this.problems.value = found.problems;
    if (found.names.length > 0) this.names.value = found.names;
    this.box.value = found.box;
    this.isDrawn.value = found.told !== null;
    this.isComing.value = false;
    this.problem.value = "";
    keepPosition(found.position);
  }

  private show({ layout, told, targets, pieces }: Draft, ack: number | null): void {
    if (!layout || !told) return this.line.refuse(ack, null);
    const moves: [string, string][] = [];
    const legal: Choice[] = [];
    const labels = new Map(told.scene.pieces.map((piece) => [piece.id, piece.label ?? piece.id]));
    const places = new Map(layout.places.map((place) => [place.id, place.label ?? place.id]));
    for (const [piece, list] of Object.entries(pieces)) {
      for (const place of targets[list] ?? []) {
        const label = `${labels.get(piece) ?? piece} → ${places.get(place) ?? place}`;
        legal.push({ code: moves.length, path: [piece, place], label });
        moves.push([piece, place]);
      }
    }
    this.moves = moves;
    this.version += 1;
    this.line.say({ t: "layout", layout });
    this.line.say({ ...told, t: "scene", ack, version: this.version, ply: this.version, scene: { ...told.scene, legal } });
  }

  // --- what the person does ---------------------------------------------------------------------

  begin(name: string, seats?: number): void {
    void this.draft(name, null, seats === undefined ? {} : { seats });
  }

  /** Another position as data. */
  write(position: PositionData): void {
    void this.draft(position, null);
  }

  set(path: readonly (string | number)[], value: unknown): void {
    this.write(withValue(this.position.value, path, value) as PositionData);
  }

  lookFrom(seat: number): void {
    this.seat.value = seat;
    void this.draft(this.position.value, null);
  }

  /** Whose turn it is; games that say it twice are told twice. */
  turnTo(actor: number | string): void {
    const next: PositionData = { ...this.position.value, actor };
    if (typeof actor === "number" && typeof next["turn"] === "number") next["turn"] = actor;
    this.write(next);
  }

  undo(): void {
    this.step(this.back, this.on);
  }

  redo(): void {
    this.step(this.on, this.back);
  }

  private step(from: typeof this.back, to: typeof this.back): void {
    const last = from.value.at(-1);
    if (!last || this.isComing.value) return;
    const now = this.position.value;
    void this.ask({ position: last }).then((found) =>
      batch(() => {
        from.value = from.value.slice(0, -1);
        to.value = [...to.value, now];
        this.take(found);
        this.show(found, null);
      }),
      (error: unknown) => (this.problem.value = said(error)),
    );
  }
}

/** The same data with another value at a path; undefined takes a key away. */
export function withValue(data: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(data)) {
    if (rest.length === 0 && value === undefined) return data.filter((_, i) => i !== first);
    return data.map((each: unknown, i) => (i === first ? withValue(each, rest, value) : each));
  }
  const record = { ...(data as Record<string, unknown>) };
  const next = withValue(record[first], rest, value);
  if (next === undefined) delete record[first];
  else record[first] = next;
  return record;
}
