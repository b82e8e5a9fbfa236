/** The sides at which a board ends, and those at which land meets water. */

import type { Point, Spot } from "./layout";
import type { Cell } from "./protocol";

interface Side {
  from: Point;
  to: Point;
  cells: Cell[];
}

function sides(spots: Spot[]): Side[] {
  const found = new Map<string, Side>();
  for (const { cell, corners } of spots) {
    corners.forEach((from, n) => {
      const to = corners[(n + 1) % corners.length] as Point;
      const key = `${Math.round((from.x + to.x) / 2)} ${Math.round((from.y + to.y) / 2)}`;
      const side = found.get(key);
      if (side) side.cells.push(cell);
      else found.set(key, { from, to, cells: [cell] });
    });
  }
  return [...found.values()];
}

const f = (v: number): string => v.toFixed(1);

/** Around everything: a stroke along the sides that only one space has. */
export const kerb = (spots: Spot[]): string => sides(spots).filter((side) => side.cells.length === 1).map(({ from, to }) => `M${f(from.x)} ${f(from.y)}L${f(to.x)} ${f(to.y)}`).join("");

/** A line that bends, always the same way between the same two points. */
export function bent(from: Point, to: Point, by: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const turn = (Math.round(from.x + to.x * 3 + from.y * 5 + to.y * 7) % 2 ? 1 : -1) * by;
  return `M${f(from.x)} ${f(from.y)}C${f(from.x + dx * 0.33 - dy * turn)} ${f(from.y + dy * 0.33 + dx * turn)} ${f(from.x + dx * 0.67 + dy * turn)} ${f(from.y + dy * 0.67 - dx * turn)} ${f(to.x)} ${f(to.y)}`;
}

/** Where `wet` spaces meet dry ones. */
export const coasts = (spots: Spot[], wet: (cell: Cell) => boolean): string => sides(spots).filter(({ cells: [a, b] }) => a && b && wet(a) !== wet(b)).map(({ from, to }) => bent(from, to, 0.16)).join("");
