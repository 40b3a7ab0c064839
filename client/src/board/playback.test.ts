import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playback } from "./playback";

describe("scenes one after the other", () => {
  let shown: [number, number][];
  const make = (pace: (waiting: number) => number, most = 12): Playback<number> =>
    new Playback<number>((frame, rest) => shown.push([frame, rest]), (_, waiting) => pace(waiting), most);

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
  });
  afterEach(() => vi.useRealTimers());

  it("shows the first at once and the next when it has come to rest", () => {
    const playback = make(() => 200);
    playback.push(1);
    playback.push(2);
    expect(shown).toEqual([[1, 200]]);
    vi.advanceTimersByTime(199);
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([[1, 200], [2, 200]]);
    vi.advanceTimersByTime(1000);
    expect(playback.busy).toBe(false);
  });

  it("jumps through everything when nothing is to glide", () => {
    const playback = make(() => 0);
    for (const frame of [1, 2, 3]) playback.push(frame);
    expect(shown.map(([frame]) => frame)).toEqual([1, 2, 3]);
  });

  it("leaves out what nobody could follow", () => {
    const playback = make(() => 200, 3);
    for (let frame = 1; frame <= 9; frame++) playback.push(frame);
    vi.advanceTimersByTime(200);
    expect(shown).toEqual([[1, 200], [9, 0]]);
  });

  it("forgets what waits when the whole position comes", () => {
    const playback = make(() => 200);
    playback.push(1);
    playback.push(2);
    playback.jump(7);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([[1, 200], [7, 0]]);
  });
});
