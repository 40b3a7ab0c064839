import type { FromClient, FromServer } from "../protocol";

export type Link = "connecting" | "open" | "lost" | "gone";

/** What a socket must be able to do; tests bring their own. */
export interface Wire {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export interface Listener {
  /** Sent first whenever the socket opens. */
  greeting(): FromClient;
  heard(message: FromServer): void;
  linked(link: Link): void;
}

const OPEN = 1;
const SHORTEST = 400; // milliseconds until the first new try
const LONGEST = 8_000;
const PING_EVERY = 20_000;
const PATIENCE = 10_000; // after a ping without any answer the socket counts as dead
const FOR_EVER = new Set([4403, 4404]); // closed for a reason that a new try does not mend

/** The live socket of a table. It opens again whenever it closes, and joins with what we have. */
export class Live {
  private wire: Wire | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private closed = true;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
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
  say(message: FromClient): boolean {
    if (!this.wire || this.wire.readyState !== OPEN) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  /** Try at once, as when the browser is online again or the page comes back into sight. */
  hurry(): void {
    if (this.closed) return;
    if (this.wire) return this.ping(); // a sleeping machine does not notice that a line is dead
    this.tries = 0;
    clearTimeout(this.retry);
    this.connect();
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
      this.pulse = setInterval(() => this.ping(), PING_EVERY);
    };
    wire.onmessage = (event) => {
      if (this.wire !== wire) return; // said before it was closed, perhaps in another language
      clearTimeout(this.doubt);
      this.doubt = undefined;
      this.listener.heard(JSON.parse(String(event.data)) as FromServer);
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

  private ping(): void {
    if (!this.say({ t: "ping" })) return;
    this.doubt ??= setTimeout(() => {
      const wire = this.wire;
      if (!wire) return;
      wire.onclose = null;
      wire.close();
      this.dropped(1006);
    }, PATIENCE);
  }

  private quiet(): void {
    clearInterval(this.pulse);
    clearTimeout(this.doubt);
    this.pulse = this.doubt = undefined;
  }
}
