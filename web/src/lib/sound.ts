/** Sounds made on the spot, short and soft; none before somebody has asked for them. */

import type { Beat } from "./beats.svelte";
import { settings } from "./settings.svelte";
import { RATE, samples, wind, type Sound } from "./synth";

export type { Sound } from "./synth";

let audio: AudioContext | null = null;
const made = new Map<string, AudioBuffer>();

function opened(): AudioContext | null {
  try {
    audio ??= new AudioContext();
    return audio;
  } catch {
    return null;
  }
}

function buffer(on: AudioContext, name: string, make: () => Float32Array): AudioBuffer {
  let found = made.get(name);
  if (!found) {
    const data = make();
    found = on.createBuffer(1, data.length, RATE);
    found.getChannelData(0).set(data);
    made.set(name, found);
  }
  return found;
}

function started(on: AudioContext, sound: AudioBuffer, loop: boolean): { source: AudioBufferSourceNode; gain: GainNode } {
  const [source, gain] = [on.createBufferSource(), on.createGain()];
  source.buffer = sound;
  source.loop = loop;
  source.connect(gain).connect(on.destination);
  source.start();
  return { source, gain };
}

export function play(sound: Sound): void {
  const on = settings.sound ? opened() : null;
  if (!on) return;
  started(on, buffer(on, sound, () => samples(sound)), false).gain.gain.value = settings.volume * 0.6;
}

/** What a beat sounds like: the first that is to be heard of it. */
export function soundOf({ changes: { dice, floats, moved, cards, gone }, lines }: Beat): Sound | null {
  if (dice.length) return "dice";
  if (floats.some((f) => f.by > 0 && /shield|armou?r/.test(f.icon))) return "block";
  if (floats.some((f) => f.by < 0)) return "hit";
  if (floats.some((f) => f.by > 0)) return "heal";
  if (moved.length) return "step";
  if (cards.length > 3) return "shuffle";
  if (cards.length) return "draw";
  if (gone.length) return "hit";
  return lines.some((l) => (l.on ?? []).some((id) => id.startsWith("door"))) ? "door" : null;
}

/** A low wind in the tone of a world, as long as somebody listens; call the answer to end it. */
export function ambience(pitch: number): () => void {
  const on = opened();
  if (!on) return () => undefined;
  const { source, gain } = started(on, buffer(on, `wind ${pitch}`, () => wind(pitch)), true);
  gain.gain.value = 0;
  gain.gain.linearRampToValueAtTime(settings.volume * 0.25, on.currentTime + 3);
  return () => {
    gain.gain.cancelScheduledValues(on.currentTime);
    gain.gain.linearRampToValueAtTime(0, on.currentTime + 0.6);
    source.stop(on.currentTime + 0.7);
  };
}
