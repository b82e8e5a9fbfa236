/** Painted on parchment: washes of colour with a darker edge, an ink line, gold leaf on sun and figure. */

import { between } from "../chance";
import { mix } from "../colour";
import { backed, clips, each, edged, f, fade, glow, lit, rect, shade, toward, use, within, type Canvas, type Layers } from "../canvas";

function clouds(c: Canvas): string {
  let d = "";
  for (let k = 0; k < 3; k++) {
    const [x, y, s] = [c.r() * c.w, c.h * between(c.r, 0.06, 0.3), between(c.r, 7, 12)];
    d += `M${f(x)} ${f(y)}a${f(s)} ${f(s)} 0 0 1 ${f(s * 1.6)} ${f(-s * 0.5)}a${f(s)} ${f(s)} 0 0 1 ${f(s * 1.7)} ${f(s * 0.4)}M${f(x - s)} ${f(y + 4)}h${f(s * 5)}`;
  }
  return d;
}

/** Straight and waving rays in turn, as on old maps. */
function rays(c: Canvas): string {
  const { x, y, size } = c.sun;
  let d = "";
  for (let k = 0; k < 16; k++) {
    const a = (k / 16) * Math.PI * 2;
    const at = (away: number, turn: number): string => `${f(x + Math.cos(a + turn) * away)} ${f(y + Math.sin(a + turn) * away)}`;
    d += k % 2 ? `M${at(size * 1.15, -0.12)}Q${at(size * 1.7, 0.2)} ${at(size * 2, 0)}Q${at(size * 1.6, -0.2)} ${at(size * 1.15, 0.12)}z` : `M${at(size * 1.15, -0.13)}L${at(size * 2.2, 0)}L${at(size * 1.15, 0.13)}z`;
  }
  return d;
}

export function parchment(c: Canvas): Layers {
  const p = c.paints;
  const ink = mix(p.line, "#3a2410", 0.45);
  const defs = fade("s", [[0, p.sky[0]], [c.place.horizon, p.sky[1]]]) + lit(c, "g") + clips(c) + glow("l", c.sun.x, c.sun.y, c.w * 0.45, [[0, p.light, 0.9], [1, p.light, 0]]) + `<radialGradient id="v" r=".78"><stop offset=".72" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".42"/></radialGradient>`;
  const sky = c.place.roofed ? "" : `<path d="${rays(c)}" fill="${p.accent}"/><circle cx="${f(c.sun.x)}" cy="${f(c.sun.y)}" r="${f(c.sun.size)}" fill="${p.rim}" stroke="${ink}" stroke-width="1.2"/><path d="${clouds(c)}" fill="none" stroke="${p.line}" stroke-width="1.3" stroke-linecap="round"/>`;
  const wash = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/><path d="${d}" fill="none" stroke="${mix(colour, p.light, 0.55)}" stroke-width="5" opacity=".55" transform="translate(0 4)"/><path d="${d}" fill="none" stroke="${ink}" stroke-width=".9" stroke-linejoin="round" opacity=".8"/>`;
  const ground = rect(c, "url(#s)") + rect(c, "url(#l)") + sky + each(c, (l) => wash(l.d, p.at(l.depth))) + `<path d="${c.place.lines}" fill="none" stroke="${p.line}" stroke-width="1"/>` + backed(c, p.behind) + rect(c, "url(#v)");
  const pale = mix(p.light, p.sky[1], 0.3);
  const figures = shade(c, p.figure[1], 0.25) + c.figures.map((g, n) => edged(c, n, pale, 4, ' opacity=".8"') + use(n, p.rim, toward(c) * 1.7, -1.5) + use(n, "url(#g)") + within(n, edgedLight(c, n, g.size))).join("");
  return { defs, ground, figures, over: "" };
}

/** Where the brush went over it a second time. */
function edgedLight(c: Canvas, n: number, size: number): string {
  const colour = mix(c.paints.figure[0], c.paints.rim, 0.35);
  const g = c.figures[n] as Canvas["figures"][number];
  return `<ellipse cx="${f(g.x + toward(c) * size * 0.24)}" cy="${f(g.y - size * 0.28)}" rx="${f(size * 0.3)}" ry="${f(size * 0.2)}" fill="${colour}" opacity=".3"/>`;
}
