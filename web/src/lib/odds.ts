/** What an answer could lead to, as it is told. */

import type { Foreseen } from "./protocol";

type Line = Foreseen["lines"][number];
const MOST = 6;
const EXAMPLES = 2;

/** The cards that would come up, the likeliest first; of many that came up once each, two. */
export function drawn(seen: Foreseen): NonNullable<Foreseen["cards"]> {
  const cards = seen.cards ?? [];
  const often = cards.filter((card) => card.worlds > 1 || seen.worlds <= EXAMPLES);
  return [...often.slice(0, MOST), ...cards.filter((card) => !often.includes(card)).slice(0, EXAMPLES)].slice(0, MOST);
}

/** The likeliest lines. Where luck tells something else nearly every time, as a draw from a deck does,
 * what came up once is no odds to go by: two of them stand for all. */
export function apart(seen: Foreseen): { likely: Line[]; examples: Line[] } {
  const lines = [...seen.lines].sort((a, b) => b.worlds - a.worlds);
  const once = lines.filter((line) => line.worlds === 1 && seen.worlds > EXAMPLES);
  if (once.length <= EXAMPLES + 1) return { likely: lines.slice(0, MOST), examples: [] };
  return { likely: lines.filter((line) => !once.includes(line)).slice(0, MOST - EXAMPLES), examples: once.slice(0, EXAMPLES) };
}
