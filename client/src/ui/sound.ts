import { sound } from "../app/prefs";

/** Two small sounds, made here: wood on wood, and a soft bell when it is your turn. Off at first. */

export type Sound = "move" | "turn";

interface Voice {
  pitch: number;
  length: number;
  shape: OscillatorType;
  loud: number;
}

const VOICES: Record<Sound, readonly Voice[]> = {
  move: [
    { pitch: 210, length: 0.07, shape: "triangle", loud: 0.22 },
    { pitch: 620, length: 0.03, shape: "sine", loud: 0.1 },
  ],
  turn: [
    { pitch: 523, length: 0.7, shape: "sine", loud: 0.12 },
    { pitch: 1318, length: 0.45, shape: "sine", loud: 0.05 },
  ],
};

let room: AudioContext | undefined;

export function play(which: Sound): void {
  if (sound.value !== "on" || typeof AudioContext === "undefined") return;
  room ??= new AudioContext();
  const now = room.currentTime;
  for (const voice of VOICES[which]) {
    const source = new OscillatorNode(room, { type: voice.shape, frequency: voice.pitch });
    const gain = new GainNode(room, { gain: voice.loud });
    gain.gain.exponentialRampToValueAtTime(0.0001, now + voice.length);
    source.connect(gain).connect(room.destination);
    source.start(now);
    source.stop(now + voice.length);
  }
}
