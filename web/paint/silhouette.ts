/** The outline of an icon as a grid of how much of each square is covered: what an eye sees of it
 * from afar. */

const SIDE = 512;

function* commands(d: string): Generator<[string, number[]]> {
  const counts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
  for (const [, letter = "", rest = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*(?:e-?\d+[^a-zA-Z]*)*)/g)) {
    const need = counts[letter.toLowerCase()] ?? 0;
    const numbers = letter.toLowerCase() === "a" ? arcs(rest) : (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    if (!need) yield [letter, []];
    for (let n = 0; n + need <= numbers.length && need; n += need) yield [n && letter === "M" ? "L" : n && letter === "m" ? "l" : letter, numbers.slice(n, n + need)];
  }
}

/** The flags of an arc may be written without a space. */
function arcs(text: string): number[] {
  const found: number[] = [];
  for (const m of text.matchAll(/\s*,?(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*([01])[\s,]*([01])[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))/g)) found.push(...m.slice(1).map(Number));
  return found;
}

/** Closed lines of points. */
function flatten(d: string): [number, number][][] {
  const lines: [number, number][][] = [];
  let line: [number, number][] = [];
  let [x, y, sx, sy, cx, cy] = [0, 0, 0, 0, 0, 0];
  const curve = (x1: number, y1: number, x2: number, y2: number, ex: number, ey: number): void => {
    const [ox, oy] = [x, y];
    for (let k = 1; k <= 6; k++) {
      const t = k / 6;
      const u = 1 - t;
      line.push([u * u * u * ox + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * ex, u * u * u * oy + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * ey]);
    }
    [cx, cy, x, y] = [x2, y2, ex, ey];
  };
  for (const [letter, a] of commands(d)) {
    const near = letter === letter.toLowerCase();
    const [dx, dy] = near ? [x, y] : [0, 0];
    const v = (n: number): number => a[n] as number;
    const kind = letter.toLowerCase();
    if (kind !== "c" && kind !== "s" && kind !== "q" && kind !== "t") [cx, cy] = [x, y];
    if (kind === "m") {
      if (line.length > 2) lines.push(line);
      [x, y] = [v(0) + dx, v(1) + dy];
      [sx, sy] = [x, y];
      line = [[x, y]];
    } else if (kind === "z") {
      [x, y] = [sx, sy];
      if (line.length > 2) lines.push(line);
      line = [[x, y]];
    } else if (kind === "c") curve(v(0) + dx, v(1) + dy, v(2) + dx, v(3) + dy, v(4) + dx, v(5) + dy);
    else if (kind === "s") curve(2 * x - cx, 2 * y - cy, v(0) + dx, v(1) + dy, v(2) + dx, v(3) + dy);
    else if (kind === "q") curve(v(0) + dx, v(1) + dy, v(0) + dx, v(1) + dy, v(2) + dx, v(3) + dy);
    else {
      const [tx, ty] = kind === "h" ? [v(0) + dx, y] : kind === "v" ? [x, v(0) + dy] : kind === "a" ? [v(5) + dx, v(6) + dy] : [v(0) + dx, v(1) + dy];
      if (kind === "a") {
        // half a circle bulges by its radius: enough for an outline
        const [mx, my] = [(x + tx) / 2, (y + ty) / 2];
        const long = Math.hypot(tx - x, ty - y) || 1;
        const bulge = (v(4) ? 1 : -1) * Math.min(Math.min(v(0), v(1)), v(3) ? long : long / 2) * (v(3) ? 1.2 : Math.min(1, long / (2 * v(0) || 1)) ** 2);
        line.push([mx + ((ty - y) / long) * bulge, my - ((tx - x) / long) * bulge]);
      }
      [x, y] = [tx, ty];
      line.push([x, y]);
    }
  }
  if (line.length > 2) lines.push(line);
  return lines;
}

/** How much of each of `side` × `side` squares is covered, row by row, from 0 to 1. */
export function silhouette(body: string, side: number, fine = 4): number[] {
  const grid = new Array<number>(side * side).fill(0);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((m) => flatten(m[1] as string));
  for (let row = 0; row < side * fine; row++) {
    const y = ((row + 0.5) / (side * fine)) * SIDE;
    for (const lines of paths) {
      const cuts: [number, number][] = [];
      for (const line of lines) {
        for (let n = 0; n < line.length; n++) {
          const [x1, y1] = line[n] as [number, number];
          const [x2, y2] = line[(n + 1) % line.length] as [number, number];
          if (y1 <= y !== y2 <= y) cuts.push([x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), y2 > y1 ? 1 : -1]);
        }
      }
      cuts.sort((a, b) => a[0] - b[0]);
      let wind = 0;
      for (let n = 0; n + 1 < cuts.length; n++) {
        wind += (cuts[n] as [number, number])[1];
        if (!wind) continue;
        const [from, to] = [((cuts[n] as [number, number])[0] / SIDE) * side * fine, ((cuts[n + 1] as [number, number])[0] / SIDE) * side * fine];
        for (let k = Math.max(0, Math.round(from)); k < Math.min(side * fine, Math.round(to)); k++) {
          const at = Math.floor(row / fine) * side + Math.floor(k / fine);
          grid[at] = Math.min(1, (grid[at] as number) + 1 / (fine * fine));
        }
      }
    }
  }
  return grid;
}

/** The part of the outermost squares that is covered: near 1 for a drawing cut out of a square. */
export function edged(body: string): number {
  const side = 16;
  const grid = silhouette(body, side, 1);
  const rim: number[] = [];
  for (let n = 0; n < side; n++) for (const at of [side + n, (side - 2) * side + n, n * side + 1, n * side + side - 2]) rim.push(grid[at] as number);
  return rim.reduce((a, b) => a + b, 0) / rim.length;
}

/** How different two outlines are: the mean difference of their squares. */
export const unlike = (a: number[], b: number[]): number => a.reduce((sum, v, n) => sum + Math.abs(v - (b[n] as number)), 0) / a.length;
