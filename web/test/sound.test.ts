import { expect, test } from "vitest";
import { RATE, SOUNDS, samples, wind } from "../src/lib/synth";

const peak = (data: Float32Array): number => data.reduce((most, v) => Math.max(most, Math.abs(v)), 0);
const loudness = (data: Float32Array): number => {
  // the loudest tenth of a second: what the ear takes a short sound for
  const span = Math.min(data.length, Math.round(RATE / 10));
  let [sum, most] = [0, 0];
  data.forEach((v, n) => {
    sum += v * v - (n >= span ? (data[n - span] as number) ** 2 : 0);
    most = Math.max(most, sum);
  });
  return 10 * Math.log10(most / span);
};
/** How much of a sound lies around a pitch. */
function share(data: Float32Array, pitch: number): number {
  let [re, im] = [0, 0];
  data.forEach((v, n) => {
    re += v * Math.cos((2 * Math.PI * pitch * n) / RATE);
    im += v * Math.sin((2 * Math.PI * pitch * n) / RATE);
  });
  return Math.hypot(re, im) / data.length;
}
const centre = (data: Float32Array): number => {
  const pitches = Array.from({ length: 40 }, (_, n) => 40 * 1.16 ** n).filter((p) => p < RATE / 2);
  const parts = pitches.map((p) => share(data, p));
  return pitches.reduce((sum, p, n) => sum + p * (parts[n] as number), 0) / parts.reduce((a, b) => a + b, 0);
};

test.each(SOUNDS)("%s: short, not cut off, about as loud as the others, and it begins and ends in silence", (sound) => {
  const data = samples(sound);
  expect(data.length / RATE).toBeLessThan(2);
  expect(data.length / RATE).toBeGreaterThan(0.05);
  expect(peak(data)).toBeLessThan(0.9);
  expect(peak(data)).toBeGreaterThan(0.15);
  expect(loudness(data)).toBeGreaterThan(-24);
  expect(loudness(data)).toBeLessThan(-6);
  expect(Math.abs(data[0] as number)).toBeLessThan(0.02);
  expect(Math.abs(data[data.length - 1] as number)).toBeLessThan(0.02);
  expect(Math.abs(data.reduce((a, b) => a + b, 0) / data.length)).toBeLessThan(0.02);
});

test("a hit is low, a card is high: sounds are told apart", () => {
  expect(centre(samples("hit"))).toBeLessThan(centre(samples("draw")));
  expect(centre(samples("door"))).toBeLessThan(centre(samples("block")));
  const all = SOUNDS.map((sound) => samples(sound));
  for (const [a, one] of all.entries()) for (const other of all.slice(0, a)) expect(one.length === other.length && one.every((v, n) => v === other[n])).toBe(false);
});

test("the wind is low, soft, and ends as it begins", () => {
  for (const pitch of [110, 150, 210, 300, 420]) {
    const data = wind(pitch, 4);
    expect(peak(data), String(pitch)).toBeLessThan(0.9);
    expect(loudness(data)).toBeLessThan(-8);
    expect(loudness(data)).toBeGreaterThan(-40);
    expect(Math.abs((data[0] as number) - (data[data.length - 1] as number))).toBeLessThan(0.12);
    expect(share(data, pitch)).toBeGreaterThan(share(data, pitch * 8));
  }
});
