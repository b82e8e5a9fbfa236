/** Names of spaces as they are drawn on a board. */

import type { Cell } from "./protocol";

/** The name without what tells it from others of that name: a coordinate, or where it lies. */
export const titled = (cell: Cell): string => (cell.name ?? "").replace(/ ([a-z]\d+|\([^()]+, \d+ [^()]+\))$/, "");

/** Words that tell a place by coordinates, which no board shows. */
export const charted = (text: string): boolean => /(^|\D)\d+,\d+(\D|$)/.test(text);

export interface Part {
  text: string;
  /** The space that these coordinates stand for. */
  cell?: string;
}

/** A sentence in parts: its words, and the coordinates of spaces that are on a board. */
export function parted(text: string, charts: Map<string, string>): Part[] {
  return text.split(/(-?\d+,-?\d+)/).flatMap((part, n) => {
    const cell = n % 2 ? charts.get(part) : undefined;
    return !part ? [] : cell === undefined ? [{ text: part }] : [{ text: part, cell }];
  });
}

/** Lines of about so many letters: a word is never cut, and what comes after a comma is told on a
 * closer look where there is no room for it. */
export function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && (last + " " + word).length <= most) lines[lines.length - 1] = last + " " + word;
    else lines.push(word);
  }
  return lines.length > 3 && text.includes(",") ? wrap(text.slice(0, text.lastIndexOf(",")), most) : lines;
}
