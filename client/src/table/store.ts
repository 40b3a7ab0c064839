import { batch, signal } from "@preact/signals";
import { isCalm, language } from "../app/prefs";
import { type Art, parseArt } from "../board/art";
import { Playback } from "../board/playback";
import { get, getText, send } from "../house/http";
import { type Link, Live } from "../house/live";
import type {
  Advice, BackAsked, ChangeMessage, FromClient, FromServer, Layout, Refused, Said, SceneMessage, TableInfo, TableMessage,
} from "../protocol";
import { Lesson } from "../learn/lesson";
import { Review } from "../review/review";
import { play as playSound } from "../ui/sound";
import { t } from "../words";
import type { Desk } from "./desk";
import { type Frame, frameOf } from "./frame";
import { Joining } from "./joining";
import { merge } from "./merge";
import { type Notice, said } from "./notice";
import { Reasons } from "./reasons";
import { Story } from "./story";
import { Turn } from "./turn";

const GLIDE = 220; // milliseconds a move takes
const BRIEF = 90; // when others wait behind it
const LINGER = 480; // when something is shown once more
const JOINING = 1000; // milliseconds in which the house tells what was said before

/** One table as this browser knows it. Components read the signals and call the methods. */
export class Table {
  readonly info = signal<TableInfo | null>(null);
  readonly agreed = signal<readonly number[]>([]);
  readonly askedBack = signal<BackAsked | null>(null); // somebody asks to take a turn back
  readonly spectators = signal(0);
  readonly hurried = signal(false); // bots think shorter than they were to, as others wait
  readonly layout = signal<Layout | null>(null);
  readonly art = signal<Art | null>(null);
  readonly link = signal<Link>("connecting");
  readonly now = signal<SceneMessage | null>(null);
  readonly isBehind = signal(false); // a change was missed: the whole is asked for and has not come yet
  readonly shown = signal<Frame | null>(null);
  readonly chat = signal<readonly Said[]>([]);
  readonly unread = signal(0); // lines of chat that came while it was not open
  readonly notice = signal<Notice | null>(null);
  readonly veiled = signal<number | null>(null); // the seat the screen is to be handed to
  readonly advice = signal<Advice | "thinking" | null>(null);
  readonly inWords = signal(false); // whether the table is told in words
  readonly menu = signal(false); // whether it is open
  readonly failure = signal<string>("");
  readonly rule = signal<{ id: string; at: number } | null>(null);

  readonly joining = new Joining(this);
  readonly turn: Turn;
  readonly story: Story;
  readonly review: Review;
  readonly playback: Playback<Frame>;
  /** Milliseconds in which pieces glide to where they lie now. */
  pace = 0;
  /** When the running position was heard, by this machine's clock. */
  heardAt = 0;
  /** The seat looked from. */
  viewed: number | null = null;

  private readonly live: Live;
  private readonly reasons: Reasons;
  private counter = 0;
  private left = false; // the page is no longer shown
  private withdraws = false; // what this person asked for
  private questions = 0; // how often a hint was asked for
  private joined = 0; // when the socket was last opened

  constructor(
    readonly id: string,
    startPly: number | null = null,
    readonly desk: Desk | null = null,
  ) {
    this.turn = new Turn(this);
    this.story = new Story(this, startPly);
    this.review = new Review(this);
    this.reasons = new Reasons((question) => this.send(question));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.live = new Live(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`, {
      greeting: () => ({ t: "join", lang: language.value, seat: this.viewed, version: null, layout: true, changes: true }),
      heard: (message) => this.heard(message),
      linked: (link) => this.linked(link),
    }, desk ? () => desk.dial() : undefined);
    this.playback = new Playback<Frame>(
      (frame, rest) => batch(() => {
        this.pace = Math.min(rest, GLIDE);
        const last = this.shown.value;
        if (last?.version !== frame.version || last.seat !== frame.seat) this.turn.picked.value = [];
        this.shown.value = frame;
      }),
      (frame, waiting) => (isCalm() ? 0 : frame.again ? LINGER : waiting > 2 ? BRIEF : GLIDE),
    );
  }

  async open(invite: string): Promise<void> {
    try {
      if (this.desk) this.info.value = await this.desk.welcome();
      else if (invite) await this.joining.follow(invite);
      else this.info.value = await get<TableInfo>(`/tables/${this.id}`);
      await this.loadArt();
    } catch (error) {
      this.failure.value = said(error);
      return;
    }
    if (this.left) return;
    if (this.info.value?.status === "closed") {
      this.failure.value = this.info.value.closed ?? "";
      return;
    }
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.live.open();
  }

  get lesson(): Lesson | null {
    return this.desk instanceof Lesson ? this.desk : null;
  }

  close(): void {
    this.left = true;
    this.desk?.leave?.();
    this.review.close();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.live.close();
    this.playback.stop();
    this.art.value?.sheet?.remove();
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden") this.live.rest();
    else this.live.hurry();
  };

  private async explainGone(): Promise<void> {
    try {
      const info = await get<TableInfo>(`/tables/${this.id}`);
      this.failure.value = info.closed || t("table.gone");
    } catch (error) {
      this.failure.value = said(error);
    }
  }

  private async loadArt(): Promise<void> {
    const game = this.info.value?.game;
    if (!game || this.art.value) return;
    const source = await getText(`/games/${game}/art.svg`);
    if (this.left) return;
    const art = parseArt(source, "art-");
    if (art.sheet) document.body.append(art.sheet);
    this.art.value = art;
  }

  /** A line that was silent for a moment has lost nothing; of another, the scene at joining says what
   * has arrived. */
  private linked(link: Link): void {
    const was = this.link.value;
    this.link.value = link;
    if (link === "silent" || (was === "silent" && link === "open")) return;
    this.joined = Date.now();
    this.turn.keep();
    if (link === "gone") void this.explainGone();
  }

  /** Words come in another language: everything said by the house is asked for again. */
  async speak(): Promise<void> {
    this.reasons.forget();
    this.story.retell();
    this.review.retell();
    this.live.again();
    const past = this.story.past.value;
    if (past) await this.story.goTo(past.ply);
  }

  // --- what the house says ---------------------------------------------------------------

  private heard(message: FromServer): void {
    switch (message.t) {
      case "table":
        return this.heardTable(message);
      case "layout":
        this.layout.value = message.layout;
        return;
      case "scene":
        return this.heardScene(message);
      case "change":
        return this.heardChange(message);
      case "refused":
        return this.heardRefused(message);
      case "why":
        this.reasons.heard(message.id, { text: message.text, rule: message.rule_id ?? "", tone: "warn" });
        return;
      case "said":
        return this.heardSaid(message);
      case "pong":
        return;
    }
  }

  private heardTable(message: TableMessage): void {
    const asked = this.askedBack.value;
    batch(() => {
      this.info.value = message.table;
      this.agreed.value = message.agreed;
      this.askedBack.value = message.asked_back ?? null;
      this.spectators.value = message.spectators;
      this.hurried.value = message.hurried ?? false;
    });
    const mine = this.mySeats();
    if (this.veiled.value !== null && !mine.includes(this.veiled.value)) this.veiled.value = null; // given up
    if (asked && mine.includes(asked.seat) && !message.asked_back && !this.withdraws) this.tell(t("back.over"));
    this.withdraws = false;
  }

  private heardScene(message: SceneMessage): void {
    const before = this.now.value;
    batch(() => {
      this.now.value = message;
      this.isBehind.value = false;
      this.heardAt = Date.now();
      this.viewed = message.seat;
      this.advice.value = null;
      this.reasons.forget();
      this.story.heard(message, before);
    });
    this.turn.heard(message);
    this.handOver(before, message);
    const past = this.story.past.value;
    if (past !== null) {
      if (!this.shown.value) void this.story.goTo(past.ply);
      return;
    }
    this.show(before, message);
  }

  /** A change is worth a scene to whoever knows the one before it; else the whole is asked for. */
  private heardChange({ change, ...told }: ChangeMessage): void {
    const before = this.now.value;
    if (before && before.version === change.since && before.seat === told.seat) {
      this.heardScene({ ...told, t: "scene", scene: merge(before.scene, change) });
      return;
    }
    this.turn.putBack(); // what was missed may have been the answer
    this.isBehind.value = true;
    this.send({ t: "look", seat: told.seat });
  }

  /** Another version glides in; anything else is simply there. */
  private show(before: SceneMessage | null, message: SceneMessage): void {
    const frame = frameOf(message);
    if (!before || before.seat !== message.seat || before.version === message.version) {
      this.playback.jump(frame);
      return;
    }
    this.playback.push(frame);
    playSound(frame.actor === frame.seat && before.actor !== before.seat ? "turn" : "move");
  }

  /** Another seat of this screen is to act, or somebody opened the page: draw the curtain where
   * a seat may see what another may not. */
  private handOver(before: SceneMessage | null, { seat, actor, secret }: SceneMessage): void {
    const seats = this.mySeats();
    if (seats.length < 2 || !seats.includes(actor) || (before && actor === seat)) return;
    if (secret) this.veiled.value = actor;
    else if (actor !== seat) this.look(actor);
  }

  private heardRefused(message: Refused): void {
    if (this.reasons.heard(message.id, null)) return;
    if (this.isBehind.value) return this.joinAnew(); // the whole itself may have been refused
    const { sending } = this.turn; // the number is missing where the house could not read it
    if (sending.value && (message.id === null || message.id === sending.value)) this.turn.putBack();
    if (message.kind === "stale") return this.tell(t("link.missed"), "", "warn");
    this.tell(message.text, message.rule_id ?? "", "warn");
  }

  /** The last lines come once more at joining; what is new then is not counted as unread. */
  private heardSaid(message: Said): void {
    if (this.chat.value.some((line) => line.at === message.at && line.text === message.text)) return;
    this.chat.value = [...this.chat.value, message];
    const own = this.mySeats().includes(message.seat ?? -1);
    if (!own && Date.now() - this.joined > JOINING) this.unread.value += 1;
  }

  // --- what the person does ---------------------------------------------------------------

  /** What was sent is not answered: on a new line the house tells how the table stands. */
  joinAnew(): void {
    this.live.again();
  }

  /** Whether it was handed to an open socket. */
  send(message: FromClient): boolean {
    return this.live.say(message);
  }

  /** The same for what the person did: they are told where it is not sent. */
  attempt(message: FromClient): boolean {
    if (this.send(message)) return true;
    this.tell(t("link.wait"), "", "warn");
    return false;
  }

  /** A number for the next message that wants an answer. */
  number(): number {
    return ++this.counter;
  }

  mySeats(): number[] {
    return (this.info.value?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  tell(text: string, rule = "", tone: Notice["tone"] = "plain", about?: Notice["about"]): void {
    this.notice.value = text ? { text, rule, tone, ...(about && { about }) } : null;
  }

  /** What was said about something that is well again is taken away. */
  hush(about: Notice["about"]): void {
    if (this.notice.value?.about === about) this.notice.value = null;
  }

  /** Why things under a finger cannot be used now; null where the house has nothing to say. */
  why(ids: readonly string[]): Promise<Notice | null> {
    return this.reasons.why(this.number(), this.turn.picked.value, ids);
  }

  /** The same as a notice. */
  async explain(ids: readonly string[]): Promise<void> {
    if (ids.length === 0 || this.story.past.value !== null) return;
    const reason = await this.why(ids);
    if (reason) this.notice.value = reason;
  }

  look(seat: number): void {
    this.veiled.value = null;
    this.viewed = seat;
    this.send({ t: "look", seat });
  }

  /** Whether it was sent. */
  say(text: string): boolean {
    const words = text.trim().slice(0, 500);
    return words !== "" && this.attempt({ t: "say", text: words });
  }

  resign(): void {
    this.attempt({ t: "resign", id: this.number() });
  }

  agree(ready: boolean): void {
    this.attempt({ t: "agree", id: this.number(), ready });
  }

  /** Agree to what another asks, or not; one's own question is withdrawn so. */
  answerBack(agree: boolean): void {
    this.withdraws = this.mySeats().includes(this.askedBack.value?.seat ?? -1);
    this.attempt({ t: "answer-back", id: this.number(), agree });
  }

  async claim(seat: number | "any", token: string): Promise<void> {
    this.info.value = await send<TableInfo>("POST", `/tables/${this.id}/seats/${seat}/claim`, { token });
    this.viewed = null;
    this.live.again();
  }

  /** What search would do; an answer that comes when another position lies there is left out. */
  async askAdvice(seconds = 2): Promise<void> {
    if (this.advice.value === "thinking") return;
    this.advice.value = "thinking";
    const question = ++this.questions;
    const isAwaited = (): boolean => this.advice.value === "thinking" && this.questions === question;
    try {
      const ply = this.story.past.value?.ply ?? null;
      const advice = await get<Advice>(`/tables/${this.id}/advice`, { ply, seconds });
      if (isAwaited()) this.advice.value = advice;
    } catch (error) {
      if (!isAwaited()) return;
      this.advice.value = null;
      this.tell(said(error), "", "warn");
    }
  }
}
