/** Chance that is always the same for the same words. */

export type Chance = () => number;

export function seed(text: string): number {
  let h = 2166136261;
  for (let n = 0; n < text.length; n++) h = Math.imul(h ^ text.charCodeAt(n), 16777619);
  return h >>> 0;
}

export function chance(text: string): Chance {
  let h = seed(text);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (r: Chance, low: number, high: number): number => low + r() * (high - low);
export const pick = <T>(r: Chance, list: readonly T[]): T => list[Math.floor(r() * list.length)] as T;

/** A smooth line of chance along x, between -1 and 1. */
export function wander(r: Chance): (x: number) => number {
  const knots = Array.from({ length: 64 }, () => r() * 2 - 1);
  return (x) => {
    const at = ((x % 64) + 64) % 64;
    const [n, t] = [Math.floor(at), at - Math.floor(at)];
    const s = t * t * (3 - 2 * t);
    return (knots[n] as number) * (1 - s) + (knots[(n + 1) % 64] as number) * s;
  };
}
