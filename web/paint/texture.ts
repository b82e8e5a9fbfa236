/** Grounds as small tiles that repeat without a seam: light and shade only, laid over the colour of a
 * cell. Made at build time. */

import { chance, type Chance } from "./chance";
import { png } from "./png";

export const TEXTURES = ["slabs", "flagstones", "parchment", "plates", "peat"] as const;
export type Texture = (typeof TEXTURES)[number];

export const SIDE = 160;

/** Smooth noise that repeats after `SIDE` pixels. */
function noise(across: number, r: Chance, down = across): (x: number, y: number) => number {
  const grid = Array.from({ length: across * down }, () => r() * 2 - 1);
  const at = (x: number, y: number): number => grid[(((y % down) + down) % down) * across + (((x % across) + across) % across)] as number;
  return (px, py) => {
    const [x, y] = [(px / SIDE) * across, (py / SIDE) * down];
    const [n, m] = [Math.floor(x), Math.floor(y)];
    const [s, t] = [x - n, y - m].map((v) => v * v * (3 - 2 * v)) as [number, number];
    return (at(n, m) * (1 - s) + at(n + 1, m) * s) * (1 - t) + (at(n, m + 1) * (1 - s) + at(n + 1, m + 1) * s) * t;
  };
}

/** Distance to the border between the nearest two of some points, and which point is nearest. */
function cells(many: number, r: Chance): (x: number, y: number) => { edge: number; which: number } {
  const points = Array.from({ length: many }, () => [r() * SIDE, r() * SIDE] as const);
  const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), SIDE - Math.abs(a - b));
  return (x, y) => {
    let [first, second, which, other] = [1e9, 1e9, 0, 0];
    points.forEach(([px, py], n) => {
      const d = Math.hypot(apart(x, px), apart(y, py));
      if (d < first) [second, other, first, which] = [first, which, d, n];
      else if (d < second) [second, other] = [d, n];
    });
    const [a, b] = [points[which] as readonly [number, number], points[other] as readonly [number, number]];
    return { edge: (second * second - first * first) / (2 * Math.hypot(apart(a[0], b[0]), apart(a[1], b[1])) || 1), which };
  };
}

const MADE: Record<Texture, (r: Chance) => { most: number; at: (x: number, y: number) => number }> = {
  slabs(r) {
    const [coarse, fine, stone] = [noise(8, r), noise(40, r), cells(9, r)];
    const tones = Array.from({ length: 9 }, () => (r() - 0.5) * 0.4);
    return {
      most: 0.5,
      at(x, y) {
        const { edge, which } = stone(x + coarse(x, y) * 4, y + coarse(y, x) * 4);
        const joint = edge < 1.4 ? -0.8 : edge < 2.6 ? 0.3 : 0;
        return joint || (tones[which] as number) + coarse(x, y) * 0.2 + (fine(x, y) > 0.55 ? -0.3 : 0) + (r() - 0.5) * 0.22;
      },
    };
  },
  flagstones(r) {
    const [coarse, fine] = [noise(10, r), noise(32, r)];
    const [w, h] = [SIDE / 4, SIDE / 5];
    const tones = Array.from({ length: 20 }, () => (r() - 0.5) * 0.5);
    return {
      most: 0.55,
      at(x, y) {
        const row = Math.floor(y / h) % 5;
        const sx = (x + (row % 2) * (w / 2) + SIDE) % SIDE;
        const [dx, dy] = [sx % w, y % h];
        const bend = fine(x, y) * 0.9;
        if (dx < 2 + bend || dy < 2 + bend) return -1;
        if (dx < 3.6 + bend || dy < 3.6 + bend) return 0.5;
        if (dx > w - 2 || dy > h - 2) return -0.45;
        return (tones[row * 4 + Math.floor(sx / w)] as number) + coarse(x, y) * 0.25 + (fine(y, x) > 0.6 ? -0.4 : 0) + (r() - 0.5) * 0.2;
      },
    };
  },
  parchment(r) {
    const [wide, coarse, fibre, fine] = [noise(3, r), noise(9, r), noise(20, r, 64), noise(64, r)];
    return { most: 0.2, at: (x, y) => wide(x, y) * 0.3 + coarse(x, y) * 0.3 + fibre(x, y) * 0.3 - (fine(x, y) > 0.82 ? 0.6 : 0) };
  },
  plates(r) {
    const [coarse, fine] = [noise(6, r), noise(16, r, 80)];
    const side = SIDE / 2;
    return {
      most: 0.34,
      at(x, y) {
        const [dx, dy] = [x % side, y % side];
        if (dx < 1.2 || dy < 1.2) return -1;
        if (dx < 2.4 || dy < 2.4) return 0.7;
        for (const [rx, ry] of [[8, 8], [side - 7, 8], [8, side - 7], [side - 7, side - 7]] as const) {
          const d = Math.hypot(dx - rx, dy - ry);
          if (d < 3) return dx + dy < rx + ry ? 0.9 : -0.6;
          if (d < 4.2) return -0.7;
        }
        if (x % 16 < 0.9 || y % 16 < 0.9) return 0.28;
        return coarse(x, y) * 0.3 + fine(x, y) * 0.22;
      },
    };
  },
  peat(r) {
    const [wide, brush, fine] = [noise(4, r), noise(9, r, 30), noise(70, r, 36)];
    return { most: 0.5, at: (x, y) => wide(x, y) * 0.4 + brush(x, y) * 0.45 + (fine(x, y) > 0.7 ? -0.5 : 0) + (r() - 0.5) * 0.14 };
  },
};

export function texture(kind: Texture): Buffer {
  const { most, at } = MADE[kind](chance(kind));
  return png(SIDE, most, at);
}

/** The grain of paper and print over every picture. */
export function grain(): Buffer {
  const r = chance("grain");
  return png(64, 0.16, () => (r() - 0.5) * 2 * r());
}
