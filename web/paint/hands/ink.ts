/** Ink on wet paper: washes that run out below, a figure in one loaded brush, and one living red. */

import { between, pick } from "../chance";
import { mix } from "../colour";
import { backed, clips, each, edged, f, fade, front, lit, rect, toward, use, within, type Canvas, type Layers, type Standing } from "../canvas";

/** What is red: the sun, a seal, a thread on the wind, or a few drops. */
function red(c: Canvas): string {
  const { x, y, size } = c.sun;
  const colour = c.paints.accent;
  const kind = pick(c.r, ["sun", "sun", "seal", "thread", "drops"] as const);
  if (kind === "sun") return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(size * 1.35)}" fill="${colour}"/><path d="M${f(x - size * 1.5)} ${f(y + size * 0.35)}q${f(size)} ${f(-size * 0.25)} ${f(size * 3.1)} ${f(size * 0.1)}l0 ${f(size * 0.16)}q${f(-size * 1.8)} ${f(-size * 0.3)} ${f(-size * 3.1)} 0z" fill="${c.paints.sky[1]}"/>`;
  if (kind === "seal") return `<g transform="translate(${f(x)} ${f(y)})rotate(${f(between(c.r, -5, 5))})"><rect x="${f(-size)}" y="${f(-size)}" width="${f(size * 2)}" height="${f(size * 2)}" rx="2" fill="${colour}"/><path d="M${f(-size * 0.6)} ${f(-size * 0.5)}h${f(size * 1.2)}M0 ${f(-size * 0.7)}v${f(size * 1.4)}M${f(-size * 0.6)} ${f(size * 0.15)}q${f(size * 0.6)} ${f(size * 0.6)} ${f(size * 1.2)} 0" stroke="${c.paints.sky[1]}" stroke-width="1.5" fill="none"/></g>`;
  if (kind === "thread") return `<path d="M${f(toward(c) < 0 ? -4 : c.w + 4)} ${f(y)}q${f(-toward(c) * c.w * 0.16)} ${f(c.h * 0.14)} ${f(-toward(c) * c.w * 0.3)} ${f(-c.h * 0.03)}t${f(-toward(c) * c.w * 0.3)} ${f(c.h * 0.02)}" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round"/>`;
  return `<g fill="${colour}">${Array.from({ length: 9 }, () => `<circle cx="${f(x + between(c.r, -2.4, 2.4) * size)}" cy="${f(y + between(c.r, -1.6, 2.4) * size)}" r="${f(between(c.r, 0.12, 0.5) * size)}"/>`).join("")}</g>`;
}

/** Where the brush ran dry. */
function dry(c: Canvas, g: Standing): string {
  let d = "";
  const slope = -toward(c) * 0.35;
  for (let k = 0; k < 16; k++) {
    const [x, y, long] = [g.x + between(c.r, -0.5, 0.45) * g.size, g.y + between(c.r, -0.05, 0.5) * g.size, g.size * between(c.r, 0.08, 0.26)];
    d += `M${f(x)} ${f(y)}q${f(long * 0.5)} ${f(long * slope * 0.3)} ${f(long)} ${f(long * slope)}`;
  }
  return d;
}

export function ink(c: Canvas): Layers {
  const p = c.paints;
  const paper = p.sky[1];
  const g = front(c);
  const defs = fade("s", [[0, p.sky[0]], [0.7, paper]]) + lit(c, "g") + clips(c) + c.place.layers.map((l, n) => fade(`w${n}`, l.depth > 0.75 ? [[0, p.at(l.depth)], [1, mix(p.at(l.depth), paper, 0.35)]] : [[0, p.at(l.depth)], [0.75, paper]])).join("");
  let drops = "";
  for (let k = 0; k < 16; k++) {
    const [a, away] = [c.r() * Math.PI * 2, g.size * between(c.r, 0.42, 0.64)];
    drops += `<circle cx="${f(g.x + Math.cos(a) * away)}" cy="${f(g.y + Math.sin(a) * away * 0.9)}" r="${f(between(c.r, 0.4, 2))}"/>`;
  }
  const brush = `M${f(g.x - g.size * 0.66)} ${f(g.y + g.size * 0.47)}q${f(g.size * 0.3)} ${f(-g.size * 0.08)} ${f(g.size * 0.7)} ${f(-g.size * 0.01)}t${f(g.size * 0.64)} 0q${f(-g.size * 0.3)} ${f(g.size * 0.08)} ${f(-g.size * 0.74)} ${f(g.size * 0.06)}t${f(-g.size * 0.6)} ${f(-g.size * 0.05)}z`;
  const pool = `<ellipse cx="${f(g.x - toward(c) * g.size * 0.1)}" cy="${f(g.y + g.size * 0.05)}" rx="${f(g.size * 0.66)}" ry="${f(g.size * 0.52)}" fill="${mix(paper, p.at(0.3), 0.5)}" opacity=".55"/>`;
  const ground = rect(c, "url(#s)") + red(c) + each(c, (l, n) => `<path d="${l.d}" fill="url(#w${n})"/>${l.depth > 0.3 ? `<path d="${l.d}" fill="none" stroke="${p.line}" stroke-width=".7" opacity=".5" transform="translate(0 1.6)"/>` : ""}`) + `<path d="${c.place.lines}" fill="none" stroke="${p.line}" stroke-width="1.1" stroke-linecap="round"/>` + pool + backed(c, p.behind) + `<path d="${brush}" fill="${p.figure[1]}" opacity=".55"/>`;
  const figures = c.figures.map((h, n) => edged(c, n, p.behind, 3, ' opacity=".35"') + use(n, p.behind, -toward(c) * 2.4, 2) + use(n, "url(#g)") + within(n, `<path d="${dry(c, h)}" fill="none" stroke="${paper}" stroke-width="${f(h.size / 130)}" stroke-linecap="round" opacity=".75"/>`)).join("") + `<g fill="${p.figure[1]}">${drops}</g>`;
  return { defs, ground, figures, over: "" };
}
