/** How things look that games name by plain words: terrain, edges, kinds of piece. Any word works;
 * well-known ones get a fitting colour or drawing. */

import type { Cell, Piece } from "./protocol";

const TONES: [RegExp, string][] = [
  [/water|river|lake|sea|flood|canal/, "var(--water)"],
  [/forest|wood|marsh|swamp|bog|difficult|garden|jungle/, "var(--t2)"],
  [/hill|rubble|ruin|wild/, "var(--t3)"],
  [/mountain|rock|peak|passage|corridor|hall/, "var(--t1)"],
  [/town|city|village|camp|haven|shrine|shop|start|entrance|lair/, "var(--t5)"],
  [/ice|snow|frost|altar|station|machine|workshop/, "var(--t4)"],
  [/trap|hazard|fire|lava|danger/, "color-mix(in oklab, var(--foe) 55%, var(--t0))"],
  [/obstacle|wall|blocked|pit|void/, "color-mix(in oklab, var(--t0) 45%, #000)"],
  [/dark|unlit|hidden|unknown|unexplored|fog/, "color-mix(in oklab, var(--t0) 55%, #000)"],
  [/^$|floor|room|plain|light|road|field|location|place|chamber|tile|space/, "var(--t0)"],
];

export function tone(kind: string): string {
  const low = kind.toLowerCase();
  for (const [word, colour] of TONES) if (word.test(low)) return colour;
  return `var(--t${hash(low) % 6})`;
}

export function hash(text: string): number {
  let h = 7;
  for (let n = 0; n < text.length; n++) h = (h * 31 + text.charCodeAt(n)) >>> 0;
  return h;
}

const DRAWN: [RegExp, string][] = [
  [/forest|wood|jungle/, "pine-tree"],
  [/mountain|peak/, "peaks"],
  [/hill/, "hills"],
  [/marsh|swamp|bog/, "swamp"],
  [/water|river|lake|sea|flood/, "waves"],
  [/town|village/, "village"],
  [/city|fortress|castle/, "castle"],
  [/shrine|altar|temple/, "greek-temple"],
  [/trap|hazard/, "spiked-fence"],
  [/obstacle|rock|rubble/, "stone-pile"],
];

/** The faint drawing of a cell that brings none of its own. */
export function decor(cell: Cell): string {
  if (cell.icon) return cell.icon;
  const low = (cell.kind ?? "").toLowerCase();
  for (const [word, icon] of DRAWN) if (word.test(low)) return icon;
  return "";
}

export type Stroke = "wall" | "door" | "open" | "water" | "road" | "secret" | "line";

export function stroke(kind: string): Stroke {
  const low = kind.toLowerCase();
  if (/door|gate|portcullis|hatch|valve/.test(low)) return "door";
  if (/secret|hidden/.test(low)) return "secret";
  if (/river|water|ford/.test(low)) return "water";
  if (/road|path|trail|route|link|bridge|track|way|connection/.test(low)) return "road";
  if (/open|exit|passage|arch/.test(low)) return "open";
  if (/wall|block|closed|barrier|dead|ridge/.test(low)) return "wall";
  return "line";
}

export const seatColour = (seat: number | null | undefined): string =>
  seat === null || seat === undefined ? "var(--dim)" : `var(--seat-${seat % 6})`;

/** Seats differ by shape as well as by colour. */
export const SEAT_SIGNS = ["●", "▲", "■", "◆", "★", "✚"] as const;
export const seatSign = (seat: number): string => SEAT_SIGNS[seat % 6] as string;

export function pieceColour(piece: Piece): string {
  if (piece.seat !== undefined && piece.seat !== null) return seatColour(piece.seat);
  const low = `${piece.kind ?? ""} ${(piece.tags ?? []).join(" ")}`.toLowerCase();
  if (/beast|monster|foe|enemy|boss|villain|elite|horror|adversary|guardian|creature|danger/.test(low)) return "var(--foe)";
  if (/ally|summon|friend|companion/.test(low)) return "var(--good)";
  return "var(--accent)";
}
