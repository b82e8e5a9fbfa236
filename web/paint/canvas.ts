/** What every hand works with: the canvas of one picture, and a few strokes that all of them use. */

import type { Chance } from "./chance";
import type { Colour } from "./colour";
import type { Layer, Place } from "./places";

/** The colours of one picture, all that lies behind the figure far enough from the figure. */
export interface Paints {
  sky: [Colour, Colour];
  light: Colour;
  line: Colour;
  rim: Colour;
  accent: Colour;
  /** Lit side, shaded side. */
  figure: [Colour, Colour];
  glow: Colour;
  at(depth: number): Colour;
  behind: Colour;
  /** Everything that the figure may stand against. */
  grounds: Colour[];
}

export interface Standing {
  x: number;
  y: number;
  size: number;
}

export interface Canvas {
  w: number;
  h: number;
  r: Chance;
  paints: Paints;
  place: Place;
  sun: Standing;
  /** The figures, the last in front: `#f0`, `#f1`, ... among the definitions, each the outline `#m` set
   * in its place. */
  figures: (Standing & { flip: boolean; set: string })[];
  /** What stands behind them: `#b`. */
  back: Standing | null;
}

export interface Layers {
  defs: string;
  ground: string;
  figures: string;
  over: string;
}

export const f = (v: number): string => String(Math.round(v * 10) / 10);
export const rect = (c: Canvas, fill: string, more = ""): string => `<rect width="${c.w}" height="${c.h}" fill="${fill}"${more}/>`;

type Stop = [number, string, number?];
const stops = (list: Stop[]): string => list.map(([at, colour, o]) => `<stop offset="${at}" stop-color="${colour}"${o === undefined ? "" : ` stop-opacity="${o}"`}/>`).join("");
export const fade = (id: string, list: Stop[], more = 'x2="0" y2="1"'): string => `<linearGradient id="${id}" ${more}>${stops(list)}</linearGradient>`;
export const glow = (id: string, x: number, y: number, reach: number, list: Stop[]): string => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${f(x)}" cy="${f(y)}" r="${f(reach)}">${stops(list)}</radialGradient>`;

/** -1 if the light comes from the left, 1 if from the right. */
export const toward = (c: Canvas): number => (c.sun.x < c.w / 2 ? -1 : 1);

/** From the lit side of a figure to its shaded one. */
export const lit = (c: Canvas, id: string): string => {
  const left = toward(c) < 0;
  return fade(id, [[0.12, c.paints.figure[0]], [0.85, c.paints.figure[1]]], `x1="${left ? 0 : 1}" x2="${left ? 1 : 0}" y1="0" y2="1"`);
};

/** A figure in a colour; `more` for a stroke or a shade. */
export const use = (n: number, fill: string, dx = 0, dy = 0, more = ""): string => `<use href="#f${n}" fill="${fill}" color="${fill}"${dx || dy ? ` x="${f(dx)}" y="${f(dy)}"` : ""}${more}/>`;
/** A figure with an edge of so many pixels around it. */
export const edged = (c: Canvas, n: number, colour: string, wide: number, more = ""): string => use(n, colour, 0, 0, ` stroke="${colour}" stroke-width="${f((wide * 1024) / (c.figures[n] as Standing).size)}" stroke-linejoin="round"${more}`);
/** Only what lies within a figure. */
export const clips = (c: Canvas): string => c.figures.map((g, n) => `<clipPath id="c${n}"><use href="#m" transform="${g.set}"/></clipPath>`).join("");
export const within = (n: number, body: string): string => `<g clip-path="url(#c${n})">${body}</g>`;

export const backed = (c: Canvas, fill: string, more = ""): string => (c.back ? `<use href="#b" fill="${fill}" color="${fill}"${more}/>` : "");
export const shade = (c: Canvas, colour: Colour, o: number): string =>
  c.figures.map((g) => `<ellipse cx="${f(g.x - toward(c) * g.size * 0.12)}" cy="${f(g.y + g.size * 0.47)}" rx="${f(g.size * 0.42)}" ry="${f(g.size * 0.06)}" fill="${colour}" opacity="${o}"/>`).join("");
export const each = (c: Canvas, draw: (layer: Layer, n: number) => string): string => c.place.layers.map((layer, n) => (layer.d ? draw(layer, n) : "")).join("");
export const front = (c: Canvas): Standing => c.figures[c.figures.length - 1] as Standing;
