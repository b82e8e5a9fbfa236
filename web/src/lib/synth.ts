/** Sounds as samples, computed once: a few tones and breaths of noise, each with its own rise and
 * fall. */

import { chance } from "../../paint/chance";

export const SOUNDS = ["hit", "block", "heal", "draw", "shuffle", "dice", "door", "step", "turn", "win", "lose"] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone: from one pitch to another, for so long, so loud, after so long; or a breath of noise. */
interface Tone {
  from: number;
  to?: number;
  long: number;
  loud: number;
  after?: number;
  shape?: "sine" | "triangle" | "saw" | "noise";
}

export const RATE = 22050;

const MADE: Record<Sound, Tone[]> = {
  hit: [{ from: 900, to: 180, long: 0.14, loud: 1, shape: "noise" }, { from: 130, to: 55, long: 0.2, loud: 0.45 }],
  block: [{ from: 620, to: 540, long: 0.18, loud: 0.3, shape: "triangle" }, { from: 2400, to: 1500, long: 0.06, loud: 0.9, shape: "noise" }],
  heal: [{ from: 440, to: 660, long: 0.32, loud: 0.3 }, { from: 660, to: 880, long: 0.4, loud: 0.22, after: 0.12 }],
  draw: [{ from: 2600, to: 900, long: 0.13, loud: 1.1, shape: "noise" }],
  shuffle: [0, 0.07, 0.14, 0.21, 0.27].map((after) => ({ from: 2200, to: 1200, long: 0.07, loud: 0.9, after, shape: "noise" as const })),
  dice: [0, 0.06, 0.15, 0.22, 0.31].map((after, n) => ({ from: 1500 - n * 160, to: 700, long: 0.05, loud: 1.5 - n * 0.2, after, shape: "noise" as const })),
  door: [{ from: 90, to: 60, long: 0.5, loud: 0.3, shape: "saw" }, { from: 500, to: 120, long: 0.4, loud: 0.8, shape: "noise" }],
  step: [{ from: 420, to: 160, long: 0.1, loud: 2.6, shape: "noise" }],
  turn: [{ from: 523, long: 0.9, loud: 0.26 }, { from: 784, long: 0.9, loud: 0.2 }],
  win: [392, 494, 587, 784].map((from, n) => ({ from, long: 0.8, loud: 0.3, after: n * 0.14, shape: "triangle" as const })),
  lose: [392, 370, 311, 233].map((from, n) => ({ from, to: from * 0.97, long: 0.8, loud: 0.26, after: n * 0.2 })),
};

/** What is louder than this is bent down rather than cut off. */
const soft = (v: number): number => Math.tanh(v * 1.1) * 0.82;

export function samples(sound: Sound): Float32Array {
  const tones = MADE[sound];
  const out = new Float32Array(Math.ceil(Math.max(...tones.map((t) => (t.after ?? 0) + t.long)) * RATE) + 64);
  tones.forEach((tone, n) => add(out, tone, chance(`${sound} ${n}`)));
  for (let n = 0; n < out.length; n++) out[n] = soft(out[n] as number);
  return out;
}

function add(out: Float32Array, { from, to = from, long, loud, after = 0, shape = "sine" }: Tone, r: () => number): void {
  const [start, many] = [Math.round(after * RATE), Math.round(long * RATE)];
  const band = resonator(1.4);
  let turn = 0;
  for (let n = 0; n < many; n++) {
    const t = n / many;
    const pitch = from * (to / from) ** t;
    turn = (turn + pitch / RATE) % 1;
    const raw = shape === "noise" ? band(r() * 2 - 1, pitch) : shape === "saw" ? 2 * turn - 1 : shape === "triangle" ? 1 - 4 * Math.abs(turn - 0.5) : Math.sin(turn * Math.PI * 2);
    const rise = Math.min(1, n / (0.008 * RATE));
    const fall = Math.exp(-5.2 * t) * Math.min(1, (many - n) / 60);
    out[start + n] = (out[start + n] as number) + raw * loud * rise * fall;
  }
}

/** A filter that lets one pitch through. */
function resonator(q: number): (v: number, pitch: number) => number {
  let [low, band] = [0, 0];
  return (v, pitch) => {
    const g = 2 * Math.sin((Math.PI * Math.min(pitch, RATE / 6)) / RATE);
    low += g * band;
    band += g * (v - low - band / q);
    return band;
  };
}

/** A low wind in the tone of a world: some seconds that end as they begin. */
export function wind(pitch: number, seconds = 8): Float32Array {
  const [many, blend] = [Math.round(seconds * RATE), RATE];
  const r = chance(`wind ${pitch}`);
  const band = resonator(6);
  const long = new Float32Array(many + blend);
  for (let n = 0; n < long.length; n++) long[n] = band(r() * 2 - 1, pitch * (1 + 0.3 * Math.sin((n / many) * Math.PI * 2))) * 0.16;
  const out = long.slice(0, many);
  for (let n = 0; n < blend; n++) out[n] = (out[n] as number) * Math.sqrt(n / blend) + (long[many + n] as number) * Math.sqrt(1 - n / blend);
  return out.map((v) => Math.max(-0.9, Math.min(0.9, v)));
}
