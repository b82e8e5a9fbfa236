/** Carved in a green stone: everything is one slab, the figure stands out of it, light falls along it. */

import { between } from "../chance";
import { mix } from "../colour";
import { backed, clips, each, f, fade, glow, lit, rect, toward, use, within, type Canvas, type Layers } from "../canvas";

/** Cracks and the marks of the chisel. */
function marks(c: Canvas): string {
  let d = "";
  for (let k = 0; k < 34; k++) {
    const [x, y, long] = [c.r() * c.w, c.r() * c.h, between(c.r, 3, 9)];
    d += `M${f(x)} ${f(y)}l${f(long)} ${f(-long * 0.55)}`;
  }
  let [x, y] = [between(c.r, 0, c.w), 0];
  d += `M${f(x)} 0`;
  for (let k = 0; k < 7; k++) d += `L${f((x += between(c.r, -11, 11)))} ${f((y += c.h / between(c.r, 8, 16)))}`;
  return d;
}

export function relief(c: Canvas): Layers {
  const p = c.paints;
  const dark = mix(p.at(1), "#000000", 0.5);
  const [dx, dy] = [-toward(c), 1];
  const defs = lit(c, "g") + clips(c) + glow("l", c.sun.x, c.sun.y, c.w * 0.75, [[0, p.glow, 1], [0.5, p.glow, 0.5], [1, p.glow, 0]]) + fade("s", [[0, p.sky[0]], [1, p.sky[1]]]);
  /** A shape cut out of the slab: lit along one edge, in shadow along the other. */
  const cut = (d: string, fill: string): string => `<path d="${d}" fill="${dark}" transform="translate(${f(dx * 2.6)} ${f(dy * 2.6)})"/><path d="${d}" fill="${mix(fill, p.light, 0.36)}" transform="translate(${f(-dx * 1.4)} ${f(-dy * 1.4)})"/><path d="${d}" fill="${fill}"/>`;
  const scratch = marks(c);
  const ground = rect(c, "url(#s)") + rect(c, "url(#l)") + each(c, (l) => cut(l.d, p.at(l.depth))) + `<path d="${c.place.lines}" fill="none" stroke="${dark}" stroke-width="1.3"/><path d="${c.place.lines}" fill="none" stroke="${p.line}" stroke-width=".7" transform="translate(1 1)"/>` + backed(c, dark, ` transform="translate(${f(dx * 1.6)} ${f(dy * 1.6)})"`) + backed(c, p.behind)
    + `<path d="${scratch}" fill="none" stroke="${dark}" stroke-width="1.1" opacity=".8"/><path d="${scratch}" fill="none" stroke="${p.line}" stroke-width=".6" transform="translate(.8 .8)"/>`;
  const figures = c.figures.map((g, n) => {
    const step = g.size / 46;
    const bright = mix(p.figure[0], "#ffffff", 0.45);
    const deep = mix(p.figure[1], dark, 0.55);
    // the slope of the edge, bright on one side and dark on the other, and the face of the stone on top
    const face = `<g transform="translate(${f(dx * step)} ${f(dy * step)})">${within(n, use(n, "url(#g)", -dx * step * 2, -dy * step * 2))}</g>`;
    const slope = within(n, use(n, bright) + use(n, mix(p.figure[0], p.figure[1], 0.5), dx * step * 0.5, dy * step * 0.5) + use(n, deep, dx * step, dy * step) + face);
    return use(n, "#000", dx * step * 2, dy * step * 2.2, ' opacity=".6"') + use(n, dark, dx * step, dy * step) + slope;
  }).join("");
  return { defs, ground, figures, over: "" };
}
