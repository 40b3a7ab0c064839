/**
 * Scenes come as fast as they are played; eyes want them one after the other. A frame is shown at
 * once when nothing moves, otherwise it waits until the one before has come to rest.
 */
export class Playback<T> {
  private readonly waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Shows a frame that comes to rest after so many milliseconds; 0: it jumps. */
    private readonly show: (frame: T, rest: number) => void,
    /** Milliseconds a frame needs to come to rest; 0 jumps. */
    private readonly rest: (frame: T, waiting: number) => number,
    /** With more than this waiting, all but the last are left out. */
    private readonly most = 12,
  ) {}

  get busy(): boolean {
    return this.timer !== undefined;
  }

  push(frame: T): void {
    this.waiting.push(frame);
    if (!this.busy) this.step();
  }

  /** Forget what waits and show this frame without moving anything. */
  jump(frame: T): void {
    this.stop();
    this.show(frame, 0);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.length = 0;
  }

  private step(): void {
    this.timer = undefined;
    const jumped = this.waiting.length > this.most;
    if (jumped) this.waiting.splice(0, this.waiting.length - 1);
    const frame = this.waiting.shift();
    if (frame === undefined) return;
    const pause = jumped ? 0 : this.rest(frame, this.waiting.length);
    this.show(frame, pause);
    if (pause > 0) this.timer = setTimeout(() => this.step(), pause);
    else if (this.waiting.length > 0) this.step();
  }
}
