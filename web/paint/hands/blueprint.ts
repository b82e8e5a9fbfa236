/** A drawing of the works, over the light of its furnace: grid and dimensions in cold lines above,
 * fire and soot below. */

import { between } from "../chance";
import { mix } from "../colour";
import { backed, clips, each, edged, f, fade, front, glow, rect, use, within, type Canvas, type Layers, type Standing } from "../canvas";

/** Dimension lines, centre lines and a compass stroke around the figure. */
function measures(c: Canvas, g: Standing): string {
  const [left, right, top] = [g.x - g.size * 0.54, g.x + g.size * 0.54, g.y - g.size / 2];
  const foot = Math.min(c.h - 6, g.y + g.size * 0.54);
  const tick = (x: number, y: number): string => `M${f(x - 2.5)} ${f(y + 2.5)}l5 -5`;
  return `M${f(left)} ${f(foot)}H${f(right)}${tick(left, foot)}${tick(right, foot)}M${f(left)} ${f(foot - 4)}v8M${f(right)} ${f(foot - 4)}v8M${f(right + 7)} ${f(top)}V${f(foot)}${tick(right + 7, top)}${tick(right + 7, foot)}M${f(right + 3)} ${f(top)}h8M6 16V6h10M${f(c.w - 16)} 6h10v10M6 ${f(c.h - 16)}v10h10M${f(c.w - 16)} ${f(c.h - 6)}h10v-10`;
}

/** The block of a draughtsman: rows of what nobody can read from here. */
function block(c: Canvas, left: boolean): string {
  const x = left ? 10 : c.w - 52;
  let d = `M${f(x)} 10h42v20h-42zM${f(x)} 17h42M${f(x + 15)} 10v20`;
  for (const y of [13.5, 21, 25.5]) d += `M${f(x + 3)} ${y}h${f(between(c.r, 5, 10))}M${f(x + 18)} ${y}h${f(between(c.r, 8, 21))}`;
  return d;
}

export function blueprint(c: Canvas): Layers {
  const p = c.paints;
  const g = front(c);
  const [hot, cold] = [p.figure[0], p.figure[1]];
  const soot = mix(p.at(1), "#000000", 0.45);
  const warm = c.sun.x < c.w / 2 ? c.w * 0.3 : c.w * 0.7;
  const defs = fade("g", [[0.05, cold], [0.5, mix(cold, hot, 0.55)], [0.95, hot]]) + clips(c) + glow("l", warm, c.h * 1.06, c.w * 0.62, [[0, p.accent, 1], [0.45, p.accent, 0.55], [1, p.accent, 0]])
    + `<pattern id="k" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 .5h5" stroke="${mix(cold, p.sky[0], 0.55)}" stroke-width=".9"/></pattern>` + fade("t", [[0.1, "#fff"], [0.75, "#000"]]) + `<mask id="a"><rect width="${c.w}" height="${c.h}" fill="url(#t)"/></mask>`;
  let [fine, coarse] = ["", ""];
  for (let x = 0; x <= c.w; x += 8) x % 40 ? (fine += `M${x} 0v${c.h}`) : (coarse += `M${x} 0v${c.h}`);
  for (let y = 4; y <= c.h; y += 8) (y - 4) % 40 ? (fine += `M0 ${y}h${c.w}`) : (coarse += `M0 ${y}h${c.w}`);
  const grid = `<path d="${fine}" fill="none" stroke="${mix(p.sky[0], p.line, 0.25)}" stroke-width=".5"/><path d="${coarse}" fill="none" stroke="${mix(p.sky[0], p.line, 0.5)}" stroke-width=".9"/>`;
  const layer = (d: string, depth: number): string => depth > 0.7 ? `<path d="${d}" fill="${soot}" stroke="${p.accent}" stroke-width="1"/>` : `<path d="${d}" fill="${p.at(depth)}" fill-opacity=".45" stroke="${p.line}" stroke-width="${f(0.8 + depth * 0.5)}"${depth < 0.3 ? ' stroke-dasharray="6 2"' : ""}/>`;
  const ground = rect(c, p.sky[0]) + grid + rect(c, "url(#l)") + each(c, (l) => layer(l.d, l.depth)) + `<path d="${c.place.lines}" fill="none" stroke="${p.line}" stroke-width=".9"/>`
    + `<circle cx="${f(g.x)}" cy="${f(g.y)}" r="${f(g.size * 0.56)}" fill="${p.sky[0]}" fill-opacity=".6" stroke="${p.line}" stroke-dasharray="9 3 2 3"/><path d="M${f(g.x)} ${f(g.y - g.size * 0.62)}v${f(g.size * 1.24)}M${f(g.x - g.size * 0.64)} ${f(g.y)}h${f(g.size * 1.28)}" stroke="${p.line}" stroke-width=".8" stroke-dasharray="12 3 3 3"/>`
    + backed(c, "none", ` stroke="${mix(p.behind, p.line, 0.6)}" stroke-width="7"`) + `<path d="${measures(c, g)}${block(c, g.x > c.w / 2)}" fill="none" stroke="${p.light}" stroke-width=".9" opacity=".85"/>`;
  let sparks = "";
  for (let k = 0; k < 16; k++) sparks += `<circle cx="${f(warm + between(c.r, -0.4, 0.4) * c.w)}" cy="${f(c.h * between(c.r, 0.62, 0.99))}" r="${f(between(c.r, 0.5, 1.5))}"/>`;
  const figures = c.figures.map((_, n) => edged(c, n, p.sky[0], 4) + edged(c, n, p.rim, 0.9) + use(n, "url(#g)") + within(n, `<g mask="url(#a)">${rect(c, "url(#k)")}</g>`)).join("");
  return { defs, ground: ground + `<g fill="${hot}" opacity=".8">${sparks}</g>`, figures, over: "" };
}
