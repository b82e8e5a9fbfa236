/** A picture from a recipe: a pure function of the recipe, the hand and the outlines of its icons. */

import { f, type Canvas } from "./canvas";
import { between, chance, pick, type Chance } from "./chance";
import { mix, type Colour } from "./colour";
import { painter, paints, type Hand } from "./hands";
import { place } from "./places";
import type { Mood, Recipe } from "./recipe";

export interface Picture {
  svg: string;
  /** Its figures alone, white on nothing. */
  shape: () => string;
  /** The colours of the figure, and all colours that lie behind it. */
  figure: Colour[];
  grounds: Colour[];
}

/** From as tall as a large card to a strip above much text. */
const SIZES = { tall: [200, 250], square: [220, 196], card: [240, 172], wide: [240, 120], band: [264, 94], strip: [288, 70] } as const;
export type Format = keyof typeof SIZES;

/** The format that loses least in a frame of this shape. */
export function fitting(width: number, height: number): Format {
  const off = ([w, h]: readonly [number, number]): number => Math.abs(Math.log((width * h) / (height * w)));
  return (Object.keys(SIZES) as Format[]).reduce((best, one) => (off(SIZES[one]) < off(SIZES[best]) ? one : best), "card" as Format);
}

function weather(mood: Mood, w: number, h: number, colour: Colour, r: Chance): string {
  const many = (count: number, draw: (x: number, y: number) => string): string => Array.from({ length: count }, () => draw(r() * w, r() * h)).join("");
  switch (mood) {
    case "storm":
      return `<path d="${many(26, (x, y) => `M${f(x)} ${f(y)}l-4 13`)}" stroke="${colour}" stroke-width=".9" opacity=".45"/>`;
    case "frost":
      return `<g fill="${colour}" opacity=".75">${many(22, (x, y) => `<circle cx="${f(x)}" cy="${f(y)}" r="${f(between(r, 0.6, 1.7))}"/>`)}</g>`;
    case "fire":
      return `<g fill="#ff9a3c" opacity=".85">${many(16, (x, y) => `<circle cx="${f(x)}" cy="${f(h - y * 0.7)}" r="${f(between(r, 0.5, 1.5))}"/>`)}</g>`;
    case "night":
      return `<g fill="${colour}" opacity=".6">${many(14, (x, y) => `<circle cx="${f(x)}" cy="${f(y * 0.45)}" r="${f(between(r, 0.4, 0.9))}"/>`)}</g>`;
    default:
      return "";
  }
}

/** Where an outline of the icon set (512 by 512) stands. */
const set = ({ x, y, size }: { x: number; y: number; size: number }, flip: boolean): string => `translate(${f(x)} ${f(y)})scale(${((flip ? -1 : 1) * size) / 512} ${size / 512})translate(-256 -256)`;
const outlined = (id: string, body: string): string => body.replace('fill="currentColor" ', "").replace("<path ", `<path id="${id}" `);

export function paint(recipe: Recipe, hand: Hand, outline: (icon: string) => string | undefined, format: Format = "card"): Picture | null {
  const bodies = recipe.subjects.map(outline);
  if (!bodies[0]) return null;
  const [w, h] = SIZES[format];
  const r = chance(`${recipe.id} ${recipe.subjects.join(" ")}`);
  const colours = paints(hand, recipe.mood, Math.floor(r() * 97));
  const left = r() < 0.5;
  const size = Math.min(h * between(r, 0.8, 0.88), w * 0.72);
  const sun = { x: w * (left ? between(r, 0.08, 0.16) : between(r, 0.84, 0.92)), y: h * between(r, 0.13, 0.24), size: Math.min(w, h) * between(r, 0.05, 0.075) };
  const main: Canvas["figures"][number] = { x: w / 2 + (left ? 1 : -1) * w * (format === "tall" ? 0.01 : between(r, 0.01, 0.05)), y: h * 0.95 - size / 2, size, flip: r() < 0.3, set: "" };
  const others: Canvas["figures"] = [];
  for (let k = 1; k < Math.min(recipe.group, 4); k++) {
    const small = size * between(r, 0.5, 0.62);
    others.push({ x: main.x + (k % 2 ? -1 : 1) * size * between(r, 0.5, 0.62) * (k > 2 ? 1.3 : 1), y: h * 0.9 - small / 2, size: small, flip: r() < 0.5, set: "" });
  }
  const back = bodies[1] ? { x: w * (left ? between(r, 0.8, 0.88) : between(r, 0.12, 0.2)), y: h * between(r, 0.36, 0.5), size: h * between(r, 0.42, 0.54) } : null;
  for (const one of [...others, main]) one.set = set(one, one.flip);
  const canvas: Canvas = { w, h, r, paints: colours, place: place(recipe.setting, w, h, r), sun, figures: [...others, main], back };
  const done = painter(hand.manner)(canvas);
  const figures = outlined("m", bodies[0]) + canvas.figures.map((one, n) => `<use id="f${n}" href="#m" transform="${one.set}"/>`).join("");
  const behind = back ? `${outlined("n", bodies[1] as string)}<use id="b" href="#n" transform="${set(back, pick(r, [true, false]))}"/>` : "";
  const whole = (body: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>`;
  const svg = whole(`<defs>${done.defs}${figures}${behind}</defs>${done.ground}${weather(recipe.mood, w, h, colours.light, r)}${done.figures}${done.over}`);
  const shape = (): string => whole(`<defs>${figures}</defs><g fill="#fff">${canvas.figures.map((_, n) => `<use href="#f${n}"/>`).join("")}</g>`);
  return { svg, shape, figure: colours.figure, grounds: colours.grounds };
}

/** A token: only the figure, large, lit from its side, on a disc of its ground. */
export function portrait(recipe: Recipe, hand: Hand, outline: (icon: string) => string | undefined): Picture | null {
  const body = outline(recipe.subjects[0] ?? "");
  if (!body) return null;
  const r = chance(`${recipe.id} ${recipe.subjects.join(" ")}`);
  const colours = paints(hand, recipe.mood, Math.floor(r() * 97));
  const left = r() < 0.5;
  const [near, far] = [colours.at(0.95), mix(colours.sky[0], colours.glow, 0.6)];
  const one = `${outlined("m", body)}<use id="f" href="#m" transform="${set({ x: 50, y: 51, size: 80 }, false)}"/>`;
  const hill = `M0 ${f(66 + r() * 10)}Q${f(30 + r() * 40)} ${f(54 + r() * 14)} 100 ${f(64 + r() * 12)}V100H0z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><defs>${one}<clipPath id="c"><circle cx="50" cy="50" r="50"/></clipPath><radialGradient id="s" cx="${left ? 0.2 : 0.8}" cy=".15" r="1"><stop stop-color="${far}"/><stop offset="1" stop-color="${colours.sky[0]}"/></radialGradient><linearGradient id="g" x1="${left ? 0 : 1}" x2="${left ? 1 : 0}" y2="1"><stop offset=".3" stop-color="${colours.figure[0]}"/><stop offset="1" stop-color="${mix(colours.figure[0], colours.figure[1], 0.6)}"/></linearGradient></defs><g clip-path="url(#c)"><rect width="100" height="100" fill="url(#s)"/><path d="${hill}" fill="${near}"/><use href="#f" fill="${near}" stroke="${near}" stroke-width="30" stroke-linejoin="round"/><use href="#f" fill="${colours.rim}" x="${left ? -1.2 : 1.2}" y="-1.2"/><use href="#f" fill="url(#g)"/></g></svg>`;
  const shape = (): string => `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><defs>${one}</defs><use href="#f" fill="#fff"/></svg>`;
  return { svg, shape, figure: colours.figure, grounds: [colours.glow, colours.sky[0], near] };
}

export const asUrl = (svg: string): string => `data:image/svg+xml,${svg.replaceAll("%", "%25").replaceAll("#", "%23").replaceAll('"', "'").replaceAll("<", "%3C").replaceAll(">", "%3E")}`;
