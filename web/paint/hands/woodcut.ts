/** A woodcut by lantern light: black ground, bone, and light that is cut in rings around the lamp. */

import { between } from "../chance";
import { mix } from "../colour";
import { backed, clips, each, edged, f, glow, rect, shade, toward, use, within, type Canvas, type Layers, type Standing } from "../canvas";

/** Rings around the lamp, as the knife leaves them: broken, and thinner with every ring. */
function rings(c: Canvas): string {
  let paths = "";
  const reach = c.w * 0.95;
  for (let radius = c.sun.size * 2.1, n = 0; radius < reach; radius += 5.2 + n * 0.16, n++) {
    const wide = 3 * (1 - radius / reach) ** 1.3 + 0.25;
    const [on, off] = [between(c.r, 40, 120), between(c.r, 2, 5)];
    paths += `<circle cx="${f(c.sun.x)}" cy="${f(c.sun.y)}" r="${f(radius)}" stroke-width="${f(wide)}" stroke-dasharray="${f(on)} ${f(off)} ${f(on * 0.4)} ${f(off)}"/>`;
  }
  return paths;
}

/** The lamp itself, hung from the upper edge. */
function lamp(c: Canvas): string {
  const { x, y, size: s } = c.sun;
  return `<path d="M${f(x)} 0V${f(y - s * 1.5)}" stroke="${c.paints.light}" stroke-width="1.4"/><path d="M${f(x - s * 0.5)} ${f(y - s)}l${f(s * 0.5)} ${f(-s * 0.6)}l${f(s * 0.5)} ${f(s * 0.6)}zM${f(x - s * 0.75)} ${f(y - s)}h${f(s * 1.5)}l${f(-s * 0.2)} ${f(s * 2)}h${f(-s * 1.1)}zM${f(x - s * 0.7)} ${f(y + s * 1.1)}h${f(s * 1.4)}v${f(s * 0.3)}h${f(-s * 1.4)}z" fill="${c.paints.light}"/><path d="M${f(x)} ${f(y - s * 0.6)}q${f(s * 0.42)} ${f(s * 0.7)} 0 ${f(s * 1.35)}q${f(-s * 0.42)} ${f(-s * 0.65)} 0 ${f(-s * 1.35)}z" fill="${c.paints.accent}"/>`;
}

/** Wedges that the knife left standing on the side away from the light: broad at the edge, gone in the
 * middle. */
function cuts(c: Canvas, g: Standing): string {
  const side = toward(c);
  const edge = g.x - side * g.size * 0.56;
  let d = "";
  for (let y = g.y - g.size * 0.62; y < g.y + g.size * 0.6; y += g.size * 0.033) {
    const long = g.size * between(c.r, 0.3, 0.62);
    const thick = g.size * 0.0105;
    d += `M${f(edge)} ${f(y - thick)}Q${f(edge + side * long * 0.5)} ${f(y - g.size * 0.03 - thick * 0.5)} ${f(edge + side * long)} ${f(y - g.size * 0.02)}Q${f(edge + side * long * 0.5)} ${f(y - g.size * 0.03 + thick)} ${f(edge)} ${f(y + thick)}z`;
  }
  return d;
}

export function woodcut(c: Canvas): Layers {
  const p = c.paints;
  const dark = mix(p.at(1), "#000000", 0.35);
  const g0 = c.figures.map((g, n) => within(n, `<path d="${cuts(c, g)}" fill="${dark}"/>`));
  const hatch = (n: number, depth: number): string => `<pattern id="h${n}" width="9" height="${f(4.4 - depth * 1.2)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${Math.round(-10 + 26 * c.r())})"><rect width="9" height="5" fill="${p.at(depth)}"/><path d="M0 1.2h${f(7.5 - depth * 3.5)}" stroke="${mix(p.at(depth), p.line, 0.8 - depth * 0.35)}" stroke-width="${f(1.3 - depth * 0.6)}"/></pattern>`;
  const defs = clips(c) + c.place.layers.map((l, n) => hatch(n, l.depth)).join("") + glow("l", c.sun.x, c.sun.y, c.h * 0.42, [[0, p.light, 0.75], [1, p.light, 0]]);
  const ground = rect(c, dark) + `<g fill="none" stroke="${p.glow}">${rings(c)}</g>` + rect(c, "url(#l)") + lamp(c)
    + each(c, (l, n) => `<path d="${l.d}" fill="url(#h${n})" stroke="${mix(p.at(l.depth), p.line, 0.9 - l.depth * 0.3)}" stroke-width="1.2"/>`) + `<path d="${c.place.lines}" fill="none" stroke="${p.line}" stroke-width="1.1"/>` + backed(c, p.behind);
  const figures = c.figures.map((_, n) => edged(c, n, dark, 4.5) + use(n, p.rim, toward(c) * 1.3, -1.2) + use(n, p.figure[n === c.figures.length - 1 ? 0 : 1]) + g0[n]).join("");
  const foot = `<path d="M0 ${f(c.h)}${Array.from({ length: 25 }, (_, x) => `L${f((x * c.w) / 24)} ${f(c.h * 0.985 - c.r() * c.h * 0.03)}`).join("")}L${c.w} ${f(c.h)}z" fill="${dark}"/>`;
  return { defs, ground: ground + shade(c, dark, 0.9), figures, over: foot };
}
