/** Names of spaces as they are drawn on a board. */

import type { Cell } from "./protocol";

/** The name without the coordinate that tells it from others of that name. */
export const titled = (cell: Cell): string => (cell.name ?? "").replace(/ [a-z]\d+$/, "");

/** Two lines of at most so many letters. */
export function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && (last + " " + word).length <= most) lines[lines.length - 1] = last + " " + word;
    else lines.push(word);
  }
  return lines.slice(0, 2).map((l, n) => (l.length > most + 3 || (n === 1 && lines.length > 2) ? l.slice(0, most) + "…" : l));
}
