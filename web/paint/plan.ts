/** The plan of a part of a board, as an engineer draws it: seeded by its id, so that no two are alike.
 * One unit is one space; whatever lies on the spaces is drawn over it. */

import { chance, pick, type Chance } from "./chance";

export interface Plan {
  /** The frame with its scale, the works, and the axes (dashed). */
  frame: string;
  works: string;
  axes: string;
}

interface Spot {
  x: number;
  y: number;
  r: number;
}

const n = (value: number): string => String(Math.round(value * 100) / 100);
const line = (x1: number, y1: number, x2: number, y2: number): string => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
const ring = (x: number, y: number, r: number): string => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
const rect = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
const around = (many: number, draw: (cos: number, sin: number) => string): string => Array.from({ length: many }, (_, k) => draw(Math.cos((k * 2 * Math.PI) / many), Math.sin((k * 2 * Math.PI) / many))).join("");

/** A wheel with spokes and teeth. */
function wheel({ x, y, r }: Spot, c: Chance): string {
  const hub = r * (0.18 + c() * 0.12);
  const spokes = 4 + Math.floor(c() * 7);
  const teeth = Math.round(r * (7 + c() * 4));
  return ring(x, y, r) + ring(x, y, r * 0.86) + ring(x, y, hub) + around(spokes, (a, b) => line(x + a * hub, y + b * hub, x + a * r * 0.86, y + b * r * 0.86)) + around(teeth, (a, b) => line(x + a * r, y + b * r, x + a * (r + 0.16), y + b * (r + 0.16)));
}

/** A boiler with its rivets and fire doors, lying or standing. */
function boiler({ x, y, r }: Spot, c: Chance): string {
  const [w, h] = c() < 0.5 ? [r, r * 0.55] : [r * 0.55, r];
  const doors = 2 + Math.floor(c() * 4);
  const along = w > h;
  const rivets = Array.from({ length: 2 * doors + 1 }, (_, k) => (along ? ring(x - w + ((k + 0.5) * 2 * w) / (2 * doors + 1), y - h * 0.8, 0.05) : ring(x - w * 0.8, y - h + ((k + 0.5) * 2 * h) / (2 * doors + 1), 0.05))).join("");
  const bands = Array.from({ length: doors }, (_, k) => (along ? line(x - w + ((k + 1) * 2 * w) / (doors + 1), y - h, x - w + ((k + 1) * 2 * w) / (doors + 1), y + h) : line(x - w, y - h + ((k + 1) * 2 * h) / (doors + 1), x + w, y - h + ((k + 1) * 2 * h) / (doors + 1)))).join("");
  return rect(x - w, y - h, 2 * w, 2 * h) + rect(x - w - 0.15, y - h - 0.15, 2 * w + 0.3, 2 * h + 0.3) + bands + rivets;
}

/** A tank seen from above: rings, a hatch, bolts. */
function tank({ x, y, r }: Spot, c: Chance): string {
  const bolts = 8 + Math.floor(c() * 10);
  const hatch = r * (0.25 + c() * 0.2);
  const [dx, dy] = [(c() - 0.5) * r * 0.8, (c() - 0.5) * r * 0.8];
  return ring(x, y, r) + ring(x, y, r * 0.92) + ring(x + dx, y + dy, hatch) + line(x + dx - hatch, y + dy, x + dx + hatch, y + dy) + around(bolts, (a, b) => ring(x + a * r * 0.96, y + b * r * 0.96, 0.06));
}

/** A turbine: blades that bend. */
function turbine({ x, y, r }: Spot, c: Chance): string {
  const bend = 0.35 + c() * 0.5;
  return ring(x, y, r) + ring(x, y, r * 0.25) + around(7 + Math.floor(c() * 8), (a, b) => `M${n(x + a * r * 0.25)} ${n(y + b * r * 0.25)}Q${n(x + (a - b * bend) * r * 0.7)} ${n(y + (b + a * bend) * r * 0.7)} ${n(x + a * r)} ${n(y + b * r)}`);
}

/** Pipes from one machine to another, around one corner, with their flanges. */
function pipes(a: Spot, b: Spot, c: Chance): string {
  const width = 0.1 + c() * 0.12;
  const corner = c() < 0.5 ? { x: b.x, y: a.y } : { x: a.x, y: b.y };
  const leg = (x1: number, y1: number, x2: number, y2: number): string => {
    const flat = Math.abs(x1 - x2) > Math.abs(y1 - y2);
    const [dx, dy] = flat ? [0, width] : [width, 0];
    const flange = flat ? rect((x1 + x2) / 2 - 0.08, y1 - width * 1.7, 0.16, width * 3.4) : rect(x1 - width * 1.7, (y1 + y2) / 2 - 0.08, width * 3.4, 0.16);
    return line(x1 - dx, y1 - dy, x2 - dx, y2 - dy) + line(x1 + dx, y1 + dy, x2 + dx, y2 + dy) + flange;
  };
  return leg(a.x, a.y, corner.x, corner.y) + leg(corner.x, corner.y, b.x, b.y);
}

export function planOf(id: string, wide: number, high: number): Plan {
  const c = chance(`plan ${id}`);
  const short = Math.min(wide, high);
  const first: Spot = { x: wide * (0.28 + c() * 0.44), y: high * (0.28 + c() * 0.44), r: short * (0.2 + c() * 0.08) };
  const away = (at: number, size: number): number => (at < size / 2 ? size * (0.68 + c() * 0.14) : size * (0.18 + c() * 0.14));
  const second: Spot = { x: away(first.x, wide), y: away(first.y, high), r: short * (0.1 + c() * 0.05) };
  const third: Spot = { x: away(first.x, wide), y: first.y + (c() - 0.5), r: short * (0.07 + c() * 0.04) };
  const kinds = [wheel, boiler, tank, turbine];
  const main = pick(c, kinds);
  const ticks = [...Array(Math.max(0, Math.round(wide) - 1)).keys()].map((k) => line(k + 1, 0.2, k + 1, (k + 1) % 5 ? 0.34 : 0.5)).join("") + [...Array(Math.max(0, Math.round(high) - 1)).keys()].map((k) => line(0.2, k + 1, (k + 1) % 5 ? 0.34 : 0.5, k + 1)).join("");
  return {
    frame: rect(0.08, 0.08, wide - 0.16, high - 0.16) + rect(0.2, 0.2, wide - 0.4, high - 0.4) + ticks,
    works: main(first, c) + pick(c, kinds)(second, c) + pick(c, kinds)(third, c) + pipes(first, second, c) + pipes(second, third, c),
    axes: line(first.x, 0.3, first.x, high - 0.3) + line(0.3, first.y, wide - 0.3, first.y) + line(Math.max(0.3, second.x - second.r - 0.6), second.y, Math.min(wide - 0.3, second.x + second.r + 0.6), second.y),
  };
}
