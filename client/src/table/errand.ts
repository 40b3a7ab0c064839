import { type ReadonlySignal, signal } from "@preact/signals";
import type { Act, Back, Confirm, FromClient, SceneMessage, Undo } from "../protocol";

const LATE = 3000; // milliseconds after which a missing answer is told
const LOST = 6000; // and after which it is asked for on another line

/** What is done in a turn and answered by a scene. */
export type Wish = Omit<Act, "id"> | Omit<Confirm, "id"> | Omit<Undo, "id"> | Omit<Back, "id">;

/** What has become of a wish: it waits for the line, it waits for an answer too long, it had arrived
 * before the line broke, or the table went on without it. */
export type Fate = "kept" | "late" | "arrived" | "missed";

/** The last thing this person did, until the house has answered: sent, or kept while the line is down. */
export class Errand {
  private readonly running = signal(0);
  /** The number of the message that is under way, or 0. */
  readonly number: ReadonlySignal<number> = this.running;
  private wish: Wish | null = null;
  private ply = 0; // at which it was wished
  private isSent = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly say: (message: FromClient) => boolean,
    private readonly nextNumber: () => number,
    private readonly tell: (fate: Fate | null) => void,
    private readonly joinAnew: () => void,
  ) {}

  begin(wish: Wish, ply: number): void {
    this.wish = wish;
    this.ply = ply;
    this.send(wish);
  }

  private send(wish: Wish): void {
    const id = this.nextNumber();
    this.running.value = id;
    this.isSent = this.say({ ...wish, id });
    clearTimeout(this.timer);
    if (this.isSent) this.timer = setTimeout(() => this.beLate(), LATE);
    else this.tell("kept");
  }

  private beLate(): void {
    this.tell("late");
    this.timer = setTimeout(this.joinAnew, LOST - LATE);
  }

  /** The line broke: whether it arrived is seen when the line is back. */
  keep(): void {
    if (!this.wish) return;
    clearTimeout(this.timer);
    this.isSent = false;
    this.tell("kept");
  }

  /** A scene came that answers so many messages. */
  answered(ack: number | null | undefined): void {
    if (this.isSent && ack !== undefined && ack !== null && ack >= this.running.value) this.end();
  }

  /** The scene after the line was down. Sends what still fits; answers whether nothing was lost. */
  rejoined({ version, ply }: SceneMessage): boolean {
    const { wish } = this;
    if (!wish || this.isSent) return true;
    if (wish.version === version) {
      this.tell(null);
      this.send(wish);
      return true;
    }
    const arrived = wish.t !== "act" || ply > this.ply; // nobody else could act
    this.end();
    this.tell(arrived ? "arrived" : "missed");
    return arrived;
  }

  /** What was not sent yet need not be; whether there was such a thing. */
  cancel(): boolean {
    if (!this.wish || this.isSent) return false;
    this.end();
    return true;
  }

  /** It was answered, one way or the other. */
  end(): void {
    if (this.wish) this.tell(null);
    clearTimeout(this.timer);
    this.wish = null;
    this.isSent = false;
    this.running.value = 0;
  }
}
