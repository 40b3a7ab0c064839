import type { FromClient, FromServer } from "../protocol";

/** `silent`: it is open, but the house did not answer the last question in time. */
export type Link = "connecting" | "open" | "silent" | "lost" | "gone";

/** What a socket must be able to do; tests bring their own. */
export interface Wire {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export interface Listener<Out = FromClient, In = FromServer> {
  /** Sent first whenever the socket opens. */
  greeting(): Out;
  heard(message: In): void;
  linked(link: Link): void;
}

const OPEN = 1;
const SHORTEST = 400; // milliseconds until the first new try
const LONGEST = 8_000;
const PING_EVERY = 2_000; // while the page is in sight
const PING_RARELY = 60_000; // while it is not
const SILENT_AFTER = 2_500; // without an answer to a ping; with the pause before it less than 5 s
const DEAD_AFTER = 8_000; // the socket is given up
const FOR_EVER = new Set([4403, 4404]); // closed for a reason that a new try does not mend

/** What every line can be asked. */
type Ping = { t: "ping"; away?: boolean };

/** The live socket of a table or a study. It opens again whenever it closes, and joins with what we have. */
export class Live<Out = FromClient, In = FromServer> {
  private wire: Wire | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private despair: ReturnType<typeof setTimeout> | undefined;
  private closed = true;
  private resting = false; // the page is out of sight
  private silent = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener<Out, In>,
    private readonly dial: (url: string) => Wire = (url) => new WebSocket(url),
  ) {}

  open(): void {
    this.close();
    this.closed = false;
    this.tries = 0;
    this.connect();
  }

  /** Join anew where it is open: in another language, or as somebody who has sat down. */
  again(): void {
    if (!this.closed) this.open();
  }

  close(): void {
    this.closed = true;
    this.quiet();
    clearTimeout(this.retry);
    this.wire?.close();
    this.wire = null;
  }

  /** Whether it was handed to an open socket; nothing is kept for later. */
  say(message: Out | Ping): boolean {
    if (!this.wire || this.wire.readyState !== OPEN) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  /** Try at once, as when the browser is online again or the page comes back into sight. */
  hurry(): void {
    if (this.closed) return;
    this.resting = false;
    if (this.wire) return this.beat(); // a sleeping machine does not notice that a line is dead
    this.tries = 0;
    clearTimeout(this.retry);
    this.connect();
  }

  /** The page is out of sight: others may know, and questions are rare. */
  rest(): void {
    this.resting = true;
    if (!this.closed && this.wire) this.beat();
  }

  private connect(): void {
    this.listener.linked(this.tries === 0 ? "connecting" : "lost");
    const wire = this.dial(this.url);
    this.wire = wire;
    wire.onopen = () => {
      if (this.wire !== wire) return;
      this.tries = 0;
      this.listener.linked("open");
      this.say(this.listener.greeting());
      this.beat();
    };
    wire.onmessage = (event) => {
      if (this.wire !== wire) return; // said before it was closed, perhaps in another language
      this.trust();
      this.listener.heard(JSON.parse(String(event.data)) as In);
    };
    wire.onclose = (event) => {
      if (this.wire === wire) this.dropped(event.code);
    };
  }

  private dropped(code: number): void {
    this.quiet();
    this.wire = null;
    if (this.closed) return;
    if (FOR_EVER.has(code)) {
      this.listener.linked("gone");
      return;
    }
    const pause = Math.min(LONGEST, SHORTEST * 2 ** this.tries);
    this.tries += 1;
    this.listener.linked("lost");
    this.retry = setTimeout(() => this.connect(), pause);
  }

  /** Ask now, and again and again. */
  private beat(): void {
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.ping(), this.resting ? PING_RARELY : PING_EVERY);
    this.ping();
  }

  private ping(): void {
    if (!this.say(this.resting ? { t: "ping", away: true } : { t: "ping" })) return;
    this.doubt ??= setTimeout(() => {
      this.silent = true;
      this.listener.linked("silent");
    }, SILENT_AFTER);
    this.despair ??= setTimeout(() => this.giveUp(), DEAD_AFTER);
  }

  /** Something was heard: the line lives. */
  private trust(): void {
    this.calm();
    if (this.silent) this.listener.linked("open");
    this.silent = false;
  }

  private giveUp(): void {
    const { wire } = this;
    if (!wire) return;
    wire.onclose = null;
    wire.close();
    this.dropped(1006);
  }

  private calm(): void {
    clearTimeout(this.doubt);
    clearTimeout(this.despair);
    this.doubt = this.despair = undefined;
  }

  private quiet(): void {
    clearInterval(this.pulse);
    this.pulse = undefined;
    this.calm();
    this.silent = false;
  }
}
