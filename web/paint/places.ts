/** Kinds of place as shapes: what lies far, in the middle and near, and the lines on it. Only the
 * outlines are here; how they are painted is a matter of the hand. */

import { between, pick, wander, type Chance } from "./chance";

/** A shape at a depth from 0 (far) to 1 (at the eye). */
export interface Layer {
  depth: number;
  d: string;
}

export interface Place {
  /** Under a roof there is no sun, but a light. */
  roofed: boolean;
  /** Where the ground begins, as a part of the height. */
  horizon: number;
  layers: Layer[];
  /** Fine lines over the layers (joints, waves, reeds). */
  lines: string;
}

export const SETTINGS = ["hall", "cave", "sea", "harbour", "marsh", "moor", "forest", "peaks", "town", "works", "shrine", "fog"] as const;
export type Setting = (typeof SETTINGS)[number];

const n = (v: number): string => String(Math.round(v * 10) / 10);
export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

function ridge(w: number, h: number, y: number, amp: number, wide: number, r: Chance, shape: "soft" | "sharp" | "flat" = "soft"): string {
  const line = wander(r);
  const step = shape === "sharp" ? wide / 3 : 8;
  let d = `M0 ${n(h)}`;
  for (let x = 0; x <= w + step; x += step) {
    const v = shape === "flat" ? 0 : shape === "sharp" ? 1 - 2 * Math.abs(line(x / wide)) + (r() - 0.5) * 0.35 : line(x / wide);
    d += `L${n(Math.min(x, w))} ${n(y - amp * v)}`;
  }
  return `${d}L${n(w)} ${n(h)}z`;
}

function roofs(w: number, h: number, y: number, size: number, r: Chance): string {
  let d = "";
  for (let x = -size * r(); x < w; ) {
    const [wide, tall] = [between(r, 0.6, 1.3) * size, between(r, 0.5, 1.3) * size];
    const top = y - tall;
    d += r() < 0.25
      ? box(x, top - size * 0.5, wide * 0.6, h - top + size) + `M${n(x - 2)} ${n(top - size * 0.5)}l${n(wide * 0.3 + 2)} ${n(-size * 0.7)}l${n(wide * 0.3 + 2)} ${n(size * 0.7)}z`
      : `M${n(x)} ${n(h)}V${n(top)}l${n(wide / 2)} ${n(-size * between(r, 0.35, 0.7))}l${n(wide / 2)} ${n(size * 0.5)}V${n(h)}z`;
    x += wide * between(r, 0.75, 1.05);
  }
  return d;
}

function conifer(x: number, foot: number, tall: number, r: Chance): string {
  const wide = tall * between(r, 0.17, 0.26);
  let d = box(x - tall * 0.03, foot - tall * 0.2, tall * 0.06, tall * 0.2);
  for (const [at, part] of [[0.12, 1], [0.36, 0.78], [0.6, 0.52]] as const) d += `M${n(x - wide * part)} ${n(foot - tall * at)}L${n(x)} ${n(foot - tall * (at + 0.42))}L${n(x + wide * part)} ${n(foot - tall * at)}z`;
  return d;
}

function bare(x: number, foot: number, tall: number, r: Chance): string {
  const limb = (fx: number, fy: number, angle: number, long: number, thick: number, more: number): string => {
    const [tx, ty] = [fx + Math.cos(angle) * long, fy + Math.sin(angle) * long];
    const [px, py] = [-Math.sin(angle) * thick, Math.cos(angle) * thick];
    let d = `M${n(fx - px)} ${n(fy - py)}L${n(tx - px * 0.5)} ${n(ty - py * 0.5)}L${n(tx + px * 0.5)} ${n(ty + py * 0.5)}L${n(fx + px)} ${n(fy + py)}z`;
    if (more) for (const side of [-1, 1]) d += limb(tx, ty, angle + side * between(r, 0.3, 0.75), long * between(r, 0.55, 0.8), thick * 0.55, more - 1);
    return d;
  };
  return limb(x, foot, -Math.PI / 2 + between(r, -0.15, 0.15), tall * 0.42, tall * 0.035, 3);
}

const arch = (x: number, foot: number, wide: number, tall: number): string => `M${n(x - wide / 2)} ${n(foot)}V${n(foot - tall + wide / 2)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(wide)} 0V${n(foot)}z`;

function pillars(w: number, h: number, r: Chance): string {
  let d = "";
  for (const x of [w * between(r, 0.03, 0.09), w * between(r, 0.91, 0.97)]) d += box(x - w * 0.045, 0, w * 0.09, h) + box(x - w * 0.07, h * 0.82, w * 0.14, h * 0.2) + box(x - w * 0.07, 0, w * 0.14, h * 0.09);
  return d;
}

function waves(w: number, top: number, foot: number, r: Chance): string {
  let d = "";
  for (let y = top; y < foot; y += between(r, 5, 8)) {
    for (let x = between(r, -30, 0); x < w; x += between(r, 26, 60)) d += `M${n(x)} ${n(y)}q6 -3.5 12 0t12 0`;
  }
  return d;
}

const PLACES: Record<Setting, (w: number, h: number, r: Chance) => Place> = {
  hall(w, h, r) {
    const floor = h * 0.78;
    const many = pick(r, [3, 5]);
    let windows = "";
    for (let k = 0; k < many; k++) windows += arch((w * (k + 0.5)) / many, floor - h * 0.1, (w / many) * 0.5, h * between(r, 0.46, 0.56));
    let lines = "";
    for (let k = -6; k <= 6; k++) lines += `M${n(w / 2 + k * w * 0.07)} ${n(floor)}L${n(w / 2 + k * w * 0.22)} ${n(h)}`;
    lines += `M0 ${n(floor + h * 0.06)}h${w}M0 ${n(floor + h * 0.14)}h${w}`;
    return { roofed: true, horizon: 0.78, layers: [{ depth: 0.05, d: windows }, { depth: 0.6, d: box(0, floor, w, h - floor) }, { depth: 0.85, d: pillars(w, h, r) }], lines };
  },
  cave(w, h, r) {
    const teeth = (foot: boolean): string => {
      let d = foot ? `M0 ${n(h)}` : "M0 0";
      for (let x = 0; x <= w; x += between(r, 9, 20)) {
        const edge = Math.abs(x / w - 0.5) * 2;
        const deep = h * (0.06 + 0.3 * edge ** 1.6 + r() * 0.12);
        d += foot ? `L${n(x)} ${n(h - deep * 0.75)}` : `L${n(x)} ${n(deep)}`;
      }
      return d + (foot ? `L${w} ${n(h)}z` : `L${w} 0z`);
    };
    return { roofed: true, horizon: 0.8, layers: [{ depth: 0.12, d: ridge(w, h, h * 0.7, h * 0.12, 26, r, "sharp") }, { depth: 0.55, d: teeth(true) }, { depth: 0.85, d: teeth(false) }], lines: "" };
  },
  sea(w, h, r) {
    const y = h * between(r, 0.6, 0.68);
    const isle = r() < 0.6 ? ridge(w, y + 3, y - h * 0.02, h * 0.1, between(r, 60, 110), r) : "";
    return { roofed: false, horizon: y / h, layers: [{ depth: 0.1, d: isle }, { depth: 0.45, d: box(0, y, w, h - y) }, { depth: 0.8, d: ridge(w, h, h * 0.92, h * 0.04, 22, r) }], lines: waves(w, y + 6, h * 0.93, r) };
  },
  harbour(w, h, r) {
    const y = h * 0.7;
    let masts = "";
    for (let k = 0; k < 5; k++) {
      const [x, tall] = [between(r, 0.02, 0.98) * w, h * between(r, 0.3, 0.52)];
      masts += box(x, y - tall, 2, tall) + box(x - h * 0.09, y - tall * 0.8, h * 0.18, 1.6) + `M${n(x - h * 0.14)} ${n(y - 5)}h${n(h * 0.28)}l${n(-h * 0.04)} 9h${n(-h * 0.2)}z`;
    }
    let quay = box(0, h * 0.86, w, h * 0.14);
    for (let x = between(r, 0, 20); x < w; x += 34) quay += box(x, h * 0.8, 8, h * 0.1) + box(x - 2, h * 0.79, 12, 3);
    return { roofed: false, horizon: 0.7, layers: [{ depth: 0.1, d: roofs(w, y, y, h * 0.12, r) }, { depth: 0.3, d: masts }, { depth: 0.45, d: box(0, y, w, h - y) }, { depth: 0.9, d: quay }], lines: waves(w, y + 5, h * 0.85, r) };
  },
  marsh(w, h, r) {
    let reeds = "";
    for (let k = 0; k < 26; k++) {
      const [x, tall, lean] = [r() * w, h * between(r, 0.1, 0.34), between(r, -8, 8)];
      if (Math.abs(x / w - 0.5) < 0.22 && tall > h * 0.16) continue;
      reeds += `M${n(x)} ${n(h)}q${n(lean * 0.2)} ${n(-tall * 0.6)} ${n(lean)} ${n(-tall)}q${n(-lean * 0.4)} ${n(tall * 0.5)} ${n(2.6 - lean)} ${n(tall)}z`;
    }
    return { roofed: false, horizon: 0.66, layers: [{ depth: 0.1, d: ridge(w, h, h * 0.62, h * 0.05, 40, r) }, { depth: 0.4, d: ridge(w, h, h * 0.72, h * 0.02, 60, r) }, { depth: 0.6, d: bare(w * pick(r, [0.1, 0.9]), h * 0.84, h * 0.62, r) }, { depth: 0.9, d: reeds + ridge(w, h, h * 0.95, h * 0.02, 30, r) }], lines: waves(w, h * 0.76, h * 0.92, r) };
  },
  moor(w, h, r) {
    let tufts = "";
    for (let k = 0; k < 14; k++) {
      const [x, y] = [r() * w, h * between(r, 0.8, 0.97)];
      for (const lean of [-4, -1, 2, 5]) tufts += `M${n(x)} ${n(y)}l${lean} ${n(-between(r, 5, 10))}`;
    }
    const stone = w * pick(r, [0.12, 0.86]);
    return { roofed: false, horizon: 0.64, layers: [{ depth: 0.08, d: ridge(w, h, h * 0.58, h * 0.08, 70, r) }, { depth: 0.35, d: ridge(w, h, h * 0.68, h * 0.06, 50, r) }, { depth: 0.55, d: `M${n(stone - 9)} ${n(h * 0.8)}l3 ${n(-h * 0.24)}l7 -6l7 8l3 ${n(h * 0.24)}z` }, { depth: 0.8, d: ridge(w, h, h * 0.84, h * 0.04, 40, r) }], lines: tufts };
  },
  forest(w, h, r) {
    let [far, mid] = ["", ""];
    for (let x = 0; x < w; x += between(r, 9, 18)) far += conifer(x, h * 0.72, h * between(r, 0.25, 0.42), r);
    for (let k = 0; k < 5; k++) {
      const x = pick(r, [between(r, 0, 0.22), between(r, 0.78, 1)]) * w;
      mid += r() < 0.5 ? conifer(x, h * 0.88, h * between(r, 0.55, 0.8), r) : box(x, 0, between(r, 6, 12), h * 0.88);
    }
    return { roofed: false, horizon: 0.7, layers: [{ depth: 0.12, d: far }, { depth: 0.4, d: ridge(w, h, h * 0.72, h * 0.03, 40, r) }, { depth: 0.65, d: mid }, { depth: 0.85, d: ridge(w, h, h * 0.86, h * 0.03, 26, r) }], lines: "" };
  },
  peaks(w, h, r) {
    return { roofed: false, horizon: 0.66, layers: [{ depth: 0.06, d: ridge(w, h, h * 0.5, h * 0.24, 46, r, "sharp") }, { depth: 0.3, d: ridge(w, h, h * 0.64, h * 0.16, 34, r, "sharp") }, { depth: 0.8, d: ridge(w, h, h * 0.84, h * 0.05, 30, r) }], lines: "" };
  },
  town(w, h, r) {
    let lines = "";
    for (let k = 0; k < 16; k++) lines += box(r() * w, h * between(r, 0.52, 0.7), 3, 4);
    return { roofed: false, horizon: 0.74, layers: [{ depth: 0.1, d: roofs(w, h, h * 0.62, h * 0.16, r) }, { depth: 0.38, d: roofs(w, h, h * 0.74, h * 0.2, r) }, { depth: 0.8, d: ridge(w, h, h * 0.88, h * 0.015, 40, r) }], lines };
  },
  works(w, h, r) {
    let [stacks, girders, lines] = ["", "", ""];
    for (let x = between(r, 0, 16); x < w; x += between(r, 22, 46)) {
      const tall = h * between(r, 0.25, 0.6);
      stacks += `M${n(x)} ${n(h)}V${n(h * 0.74 - tall)}h${n(between(r, 9, 16))}l4 ${n(tall)}V${n(h)}z` + box(x - 2, h * 0.74 - tall, 16, 4);
    }
    const y = h * between(r, 0.06, 0.14);
    girders += box(0, y, w, 5) + box(0, y + 16, w, 4);
    for (let x = 0; x < w; x += 18) lines += `M${x} ${n(y + 4)}l9 12l9 -12`;
    for (let k = 0; k < 3; k++) {
      const [x, gy, size] = [r() * w, h * between(r, 0.7, 0.9), h * between(r, 0.07, 0.14)];
      lines += `M${n(x - size)} ${n(gy)}a${n(size)} ${n(size)} 0 1 0 ${n(size * 2)} 0a${n(size)} ${n(size)} 0 1 0 ${n(-size * 2)} 0M${n(x - size * 1.25)} ${n(gy)}h${n(size * 2.5)}M${n(x)} ${n(gy - size * 1.25)}v${n(size * 2.5)}`;
    }
    return { roofed: true, horizon: 0.76, layers: [{ depth: 0.12, d: stacks }, { depth: 0.5, d: box(0, h * 0.78, w, h * 0.22) }, { depth: 0.85, d: girders + box(0, h * 0.92, w, h * 0.08) }], lines };
  },
  shrine(w, h, r) {
    let steps = "";
    for (let k = 0; k < 4; k++) steps += box(w * 0.06 * k, h * (0.94 - 0.055 * k), w * (1 - 0.12 * k), h * 0.06);
    let stones = "";
    for (const x of [0.12, 0.24, 0.76, 0.88]) stones += `M${n(x * w - w * 0.035)} ${n(h * 0.8)}l${n(w * 0.008)} ${n(-h * between(r, 0.34, 0.56))}l${n(w * 0.054)} ${n(-h * 0.03)}l${n(w * 0.012)} ${n(h * 0.6)}z`;
    const gate = `${arch(w / 2, h * 0.8, h * 0.86, h * 0.76)}`;
    return { roofed: r() < 0.5, horizon: 0.76, layers: [{ depth: 0.06, d: gate }, { depth: 0.35, d: stones }, { depth: 0.7, d: steps }], lines: `M0 ${n(h * 0.885)}h${w}M0 ${n(h * 0.83)}h${w}` };
  },
  fog(w, h, r) {
    const side = pick(r, [0.13, 0.87]);
    return { roofed: false, horizon: 0.72, layers: [{ depth: 0.04, d: ridge(w, h, h * 0.56, h * 0.1, 80, r) }, { depth: 0.2, d: bare(w * (1 - side), h * 0.76, h * 0.5, r) }, { depth: 0.28, d: ridge(w, h, h * 0.74, h * 0.04, 60, r) }, { depth: 0.6, d: bare(w * side, h * 0.92, h * 0.8, r) }, { depth: 0.8, d: ridge(w, h, h * 0.9, h * 0.03, 44, r) }], lines: "" };
  },
};

export const place = (setting: Setting, w: number, h: number, r: Chance): Place => PLACES[setting](w, h, r);
