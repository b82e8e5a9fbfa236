/** Colours as `#rrggbb`, mixed and compared. */

export type Colour = string;

const parts = (c: Colour): [number, number, number] => [1, 3, 5].map((n) => parseInt(c.slice(n, n + 2), 16)) as [number, number, number];
const whole = (rgb: number[]): Colour => `#${rgb.map((v) => Math.max(0, Math.min(255, Math.round(v))).toString(16).padStart(2, "0")).join("")}`;

export function mix(a: Colour, b: Colour, t: number): Colour {
  const [from, to] = [parts(a), parts(b)];
  return whole(from.map((v, n) => v + ((to[n] as number) - v) * t));
}

/** Relative luminance, as WCAG has it. */
export function luminance(c: Colour): number {
  const [r, g, b] = parts(c).map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: Colour, b: Colour): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The ground moved away from all colours of the figure until it stands apart from each. */
export function apart(ground: Colour, figure: Colour[], least: number): Colour {
  const dark = figure.every((c) => luminance(c) > luminance(ground));
  const end = dark ? "#000000" : "#ffffff";
  let found = ground;
  for (let t = 0; t <= 1 && figure.some((c) => contrast(c, found) < least); t += 0.04) found = mix(ground, end, t);
  return found;
}
