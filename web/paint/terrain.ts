/** What lies on a space, drawn small: trees, peaks, waves, rubble, a door. Shapes only, around the
 * middle of a cell that reaches `1` to its sides; the colours are the world's. */

import { between, chance, type Chance } from "./chance";

export const TERRAINS = ["trees", "peaks", "hills", "waves", "grass", "town", "stones", "rubble", "spikes", "pit", "coals", "door", "open-door", "grate"] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Paths by how they are painted, the first below the others: what lies under them, bodies, their
 * shaded side, their lit side, lines. */
export interface Drawn {
  below: string;
  body: string;
  lit: string;
  shade: string;
  line: string;
}

const n = (v: number): string => (v * 100).toFixed(1);
const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;

/** Places that do not crowd each other, the farther ones first. */
function strewn(r: Chance, many: number, apart: number, reach = 0.66): [number, number][] {
  const found: [number, number][] = [];
  for (let tries = 0; found.length < many && tries < many * 30; tries++) {
    const [a, d] = [r() * Math.PI * 2, Math.sqrt(r()) * reach];
    const [x, y] = [Math.cos(a) * d, Math.sin(a) * d];
    if (found.every(([u, v]) => Math.hypot(u - x, v - y) > apart)) found.push([x, y]);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

const none = (): Drawn => ({ below: "", body: "", lit: "", shade: "", line: "" });

const stone = (x: number, y: number, s: number, r: Chance, out: Drawn): void => {
  const points = Array.from({ length: 6 }, (_, k) => {
    const a = (k / 6) * Math.PI * 2 + between(r, -0.2, 0.2);
    const d = s * between(r, 0.75, 1.1);
    return [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.78] as const;
  });
  const ring = (list: readonly (readonly [number, number])[]): string => `M${list.map(([u, v]) => at(u, v)).join("L")}z`;
  const middle = [x - s * 0.12, y - s * 0.14] as const;
  out.body += ring(points);
  out.lit += ring([points[3]!, points[4]!, points[5]!, middle]);
  out.shade += ring([points[0]!, points[1]!, points[2]!, middle]);
  out.line += ring(points);
};

const DRAW: Record<Terrain, (r: Chance) => Drawn> = {
  trees(r) {
    const out = none();
    for (const [x, y] of strewn(r, 9, 0.26, 0.68)) {
      const [s, round] = [between(r, 0.17, 0.23), r() < 0.35];
      out.below += `M${at(x - s * 0.16, y)}h${n(s * 0.32)}v${n(s * 0.5)}h${n(-s * 0.32)}z`;
      if (round) {
        out.body += `M${at(x - s, y - s * 0.4)}a${n(s)} ${n(s)} 0 1 1 ${n(s * 2)} 0a${n(s)} ${n(s * 0.75)} 0 0 1 ${n(-s * 2)} 0z`;
        out.lit += `M${at(x - s * 0.8, y - s * 0.5)}a${n(s * 0.8)} ${n(s * 0.8)} 0 0 1 ${n(s * 0.9)} ${n(-s * 0.75)}q${n(-s * 0.6)} ${n(s * 0.2)} ${n(-s * 0.9)} ${n(s * 0.75)}z`;
      } else {
        out.body += `M${at(x, y - s * 2)}L${at(x + s * 0.85, y + s * 0.1)}Q${at(x, y + s * 0.4)} ${at(x - s * 0.85, y + s * 0.1)}z`;
        out.lit += `M${at(x, y - s * 2)}L${at(x - s * 0.85, y + s * 0.1)}L${at(x - s * 0.2, y - s * 0.2)}z`;
      }
      out.line += round ? "" : `M${at(x, y - s * 2)}L${at(x + s * 0.85, y + s * 0.1)}`;
    }
    return out;
  },
  peaks(r) {
    const out = none();
    for (const [x, y, s] of [[-0.36, 0.1, 0.42], [0.36, 0.16, 0.4], [between(r, -0.1, 0.1), 0.42, 0.62]] as const) {
      const [top, bend] = [y - s * between(r, 1.5, 1.75), x + between(r, -0.05, 0.09)];
      out.body += `M${at(x - s, y)}L${at(bend, top)}L${at(x + s, y)}z`;
      out.shade += `M${at(bend, top)}L${at(bend + s * 0.12, top + s * 0.55)}L${at(bend - s * 0.06, top + s * 0.9)}L${at(bend + s * 0.16, y)}L${at(x + s, y)}z`;
      out.lit += `M${at(bend, top)}L${at(bend - s * 0.24, top + s * 0.5)}l${n(s * 0.12)} ${n(-s * 0.06)}l${n(s * 0.1)} ${n(s * 0.14)}l${n(s * 0.12)} ${n(-s * 0.16)}l${n(s * 0.13)} ${n(s * 0.1)}z`;
      out.line += `M${at(x - s, y)}L${at(bend, top)}L${at(x + s, y)}`;
    }
    return out;
  },
  hills(r) {
    const out = none();
    for (const [x, y, s] of [[-0.34, -0.1, 0.36], [0.34, -0.02, 0.38], [between(r, -0.2, 0.05), 0.38, 0.52]] as const) {
      const arc = `M${at(x - s, y)}Q${at(x - s * 0.5, y - s * 0.95)} ${at(x, y - s * 0.9)}T${at(x + s, y)}`;
      out.body += `${arc}z`;
      out.shade += `M${at(x + s, y)}Q${at(x + s * 0.62, y - s * 0.85)} ${at(x + s * 0.1, y - s * 0.88)}Q${at(x + s * 0.42, y - s * 0.4)} ${at(x + s * 0.36, y)}z`;
      out.line += `${arc}M${at(x - s * 0.4, y - s * 0.2)}q${n(s * 0.1)} ${n(-s * 0.2)} ${n(s * 0.24)} ${n(-s * 0.3)}`;
    }
    return out;
  },
  waves(r) {
    const out = none();
    for (let row = -2; row <= 2; row++) {
      for (let k = 0; k < 3 - Math.abs(row) / 2; k++) {
        const [x, y] = [-0.62 + k * 0.48 + between(r, -0.06, 0.06) + (row & 1 ? 0.16 : 0), row * 0.26 + between(r, -0.03, 0.03)];
        out.line += `M${at(x, y)}q${n(0.09)} ${n(-0.09)} ${n(0.17)} 0t${n(0.17)} 0`;
      }
    }
    return out;
  },
  grass(r) {
    const out = none();
    for (const [x, y] of strewn(r, 5, 0.4, 0.68)) for (const lean of [-0.07, -0.02, 0.04]) out.line += `M${at(x, y)}q${n(lean * 0.2)} ${n(-0.06)} ${n(lean)} ${n(-0.12)}`;
    return out;
  },
  town(r) {
    const out = none();
    const house = (x: number, y: number, w: number, h: number): void => {
      out.body += `M${at(x - w, y)}V${n(y - h)}L${at(x, y - h - w * 0.9)}L${at(x + w, y - h)}V${n(y)}z`;
      out.shade += `M${at(x, y - h - w * 0.9)}L${at(x + w, y - h)}V${n(y)}H${n(x + w * 0.1)}V${n(y - h)}z`;
      out.lit += `M${at(x - w * 0.55, y - h * 0.62)}h${n(w * 0.4)}v${n(h * 0.35)}h${n(-w * 0.4)}z`;
      out.line += `M${at(x - w * 1.12, y - h + w * 0.1)}L${at(x, y - h - w * 0.9)}L${at(x + w * 1.12, y - h + w * 0.1)}`;
    };
    const tower = (x: number, y: number): void => {
      out.body += `M${at(x - 0.1, y)}V${n(y - 0.62)}h${n(0.2)}V${n(y)}z`;
      out.shade += `M${at(x + 0.02, y)}V${n(y - 0.62)}h${n(0.08)}V${n(y)}z`;
      out.lit += `M${at(x - 0.14, y - 0.6)}L${at(x, y - 0.9)}L${at(x + 0.14, y - 0.6)}z`;
      out.line += `M${at(x - 0.14, y - 0.6)}L${at(x, y - 0.9)}L${at(x + 0.14, y - 0.6)}z`;
    };
    house(-0.4, 0.0, 0.17, 0.2);
    tower(between(r, -0.06, 0.1), 0.1);
    house(0.42, 0.06, 0.19, 0.22);
    house(-0.2, 0.36, 0.22, 0.24);
    house(0.26, 0.42, 0.19, 0.2);
    return out;
  },
  stones(r) {
    const out = none();
    for (const [x, y, s] of [[-0.3, -0.16, 0.3], [0.28, -0.22, 0.26], [0.02, 0.16, 0.42], [0.46, 0.3, 0.2], [-0.46, 0.34, 0.18]] as const) stone(x + between(r, -0.05, 0.05), y, s, r, out);
    return out;
  },
  rubble(r) {
    const out = none();
    for (const [x, y] of strewn(r, 13, 0.22, 0.7)) stone(x, y, between(r, 0.07, 0.14), r, out);
    return out;
  },
  spikes(r) {
    const out = none();
    for (let row = -1; row <= 1; row++)
      for (let k = -1; k <= 1; k++) {
        const [x, y, s] = [k * 0.4 + (row & 1 ? 0.12 : -0.06), row * 0.34 + 0.2, between(r, 0.3, 0.4)];
        out.below += `M${at(x - 0.13, y)}a${n(0.13)} ${n(0.06)} 0 1 0 ${n(0.26)} 0a${n(0.13)} ${n(0.06)} 0 1 0 ${n(-0.26)} 0z`;
        out.body += `M${at(x - 0.08, y)}L${at(x, y - s)}L${at(x + 0.08, y)}z`;
        out.lit += `M${at(x - 0.08, y)}L${at(x, y - s)}L${at(x - 0.01, y)}z`;
      }
    return out;
  },
  pit(r) {
    const out = none();
    const edge = (size: number): string => `M${Array.from({ length: 14 }, (_, k) => at(Math.cos((k / 14) * Math.PI * 2) * size * between(r, 0.86, 1.08), Math.sin((k / 14) * Math.PI * 2) * size * between(r, 0.8, 1))).join("L")}z`;
    out.below = edge(0.78);
    out.body = edge(0.7);
    out.shade = edge(0.5);
    out.line = `M${at(-0.5, -0.34)}l${n(0.12)} ${n(0.2)}M${at(0.1, -0.56)}l${n(0.04)} ${n(0.2)}M${at(0.52, -0.2)}l${n(-0.16)} ${n(0.14)}`;
    return out;
  },
  coals(r) {
    const out = none();
    for (const [x, y] of strewn(r, 9, 0.28, 0.62)) stone(x, y, between(r, 0.11, 0.17), r, out);
    for (const [x, y] of strewn(r, 6, 0.36, 0.55)) out.lit += `M${at(x, y + 0.12)}q${n(-0.12)} ${n(-0.14)} 0 ${n(-0.34)}q${n(0.02)} ${n(0.12)} ${n(0.1)} ${n(0.16)}q${n(0.06)} ${n(0.12)} ${n(-0.1)} ${n(0.18)}z`;
    return out;
  },
  door() {
    const out = none();
    out.below = `M${at(-0.5, 0.66)}V${n(-0.2)}a${n(0.5)} ${n(0.5)} 0 0 1 ${n(1)} 0V${n(0.66)}z`;
    out.body = `M${at(-0.4, 0.62)}V${n(-0.18)}a${n(0.4)} ${n(0.4)} 0 0 1 ${n(0.8)} 0V${n(0.62)}z`;
    for (const x of [-0.2, 0, 0.2]) out.line += `M${at(x, -0.5)}V${n(0.62)}`;
    out.lit = `M${at(-0.4, -0.1)}h${n(0.8)}v${n(0.08)}h${n(-0.8)}zM${at(-0.4, 0.34)}h${n(0.8)}v${n(0.08)}h${n(-0.8)}zM${at(0.2, 0.14)}a${n(0.07)} ${n(0.07)} 0 1 0 ${n(0.14)} 0a${n(0.07)} ${n(0.07)} 0 1 0 ${n(-0.14)} 0z`;
    return out;
  },
  "open-door"() {
    const out = none();
    out.lit = `M${at(-0.54, 0.66)}V${n(-0.2)}a${n(0.54)} ${n(0.54)} 0 0 1 ${n(1.08)} 0V${n(0.66)}h${n(-0.14)}V${n(-0.18)}a${n(0.4)} ${n(0.4)} 0 0 0 ${n(-0.8)} 0V${n(0.66)}z`;
    out.below = `M${at(-0.4, 0.64)}V${n(-0.18)}a${n(0.4)} ${n(0.4)} 0 0 1 ${n(0.8)} 0V${n(0.64)}z`;
    out.body = `M${at(0.4, -0.24)}L${at(0.66, -0.1)}V${n(0.78)}L${at(0.4, 0.64)}z`;
    out.line = `M${at(0.53, -0.17)}V${n(0.7)}M${at(0.4, 0.2)}L${at(0.66, 0.34)}`;
    return out;
  },
  grate() {
    const out = none();
    out.below = `M${at(-0.56, -0.56)}h${n(1.12)}v${n(1.12)}h${n(-1.12)}z`;
    for (let k = -2; k <= 2; k++) out.body += `M${at(-0.6, k * 0.25 - 0.05)}h${n(1.2)}v${n(0.1)}h${n(-1.2)}z`;
    for (let k = -1; k <= 1; k++) out.lit += `M${at(k * 0.4 - 0.05, -0.6)}h${n(0.1)}v${n(1.2)}h${n(-0.1)}z`;
    return out;
  },
};

const kept = new Map<string, Drawn>();

/** The terrain of a space, always the same for the same space. */
export function terrain(kind: Terrain, id: string): Drawn {
  const key = `${kind} ${id}`;
  let drawn = kept.get(key);
  if (!drawn) kept.set(key, (drawn = DRAW[kind](chance(key))));
  return drawn;
}
