/** What an answer could lead to, as it is told. */

import type { Foreseen } from "./protocol";

type Line = Foreseen["lines"][number];
const MOST = 6;
const EXAMPLES = 2;

/** The likeliest lines. Where luck tells something else nearly every time, as a draw from a deck does,
 * what came up once is no odds to go by: two of them stand for all. */
export function apart(seen: Foreseen): { likely: Line[]; examples: Line[] } {
  const lines = [...seen.lines].sort((a, b) => b.worlds - a.worlds);
  const once = lines.filter((line) => line.worlds === 1 && seen.worlds > EXAMPLES);
  if (once.length <= EXAMPLES + 1) return { likely: lines.slice(0, MOST), examples: [] };
  return { likely: lines.filter((line) => !once.includes(line)).slice(0, MOST - EXAMPLES), examples: once.slice(0, EXAMPLES) };
}
