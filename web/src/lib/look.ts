/** How things look. A game says it in its `look/` folder; a game without one, or a kind that it does
 * not name, gets one of the six colours of the palette, always the same. */

import looks from "virtual:looks";
import { FIRST as FIRST_HAND, type Hand } from "../../paint/hands";
import type { Setting } from "../../paint/places";
import type { Terrain } from "../../paint/terrain";
import type { Cell, Piece } from "./protocol";

export type Stroke = "wall" | "door" | "open" | "water" | "road" | "secret" | "line";

export interface Look {
  emblem: string;
  line: Record<string, string>;
  /** Kind of cell: a colour of the palette (`t0`..`t5`, `water`, `danger`, `blocked`, `dark`). */
  tones: Record<string, string>;
  /** Kind of cell: the faint drawing on it. */
  drawings: Record<string, string>;
  /** Kind of cell: what lies on it. */
  terrain: Record<string, Terrain>;
  /** A map of the land: washes that run into each other, coasts, no walls between spaces. */
  map: boolean;
  /** Whether walls stand around what is known of a board. */
  walled: boolean;
  /** Kinds of cards that are round tokens with two faces. */
  coins: string[];
  /** Tracks, by the first word of their id: what stands on them. */
  pips: Record<string, "cubes" | "candles" | "flames">;
  /** Kind of die: dark or light with pips, or with ten sides and a number. */
  dice: Record<string, "dark" | "light" | "ten">;
  /** Kind of edge: how it is drawn. */
  strokes: Record<string, Stroke>;
  /** Kinds and tags of pieces. */
  foes: string[];
  friends: string[];
  /** Tags of cards and dice that are used up. */
  spent: string[];
  floor: { width: number; height: number; turn: string; body: string } | null;
  /** Tags of pieces that stand out: what their token is set with. */
  ranks: Record<string, "studs" | "spikes">;
  /** The pitch of the wind in its world, in hertz. */
  ambience: number;
  /** Who paints the pictures, and where they play, by kind of content. */
  hand: Hand;
  scenery: Record<string, Setting[]>;
}

const FIRST: Look = { emblem: "dungeon-gate", line: {}, tones: {}, drawings: {}, terrain: {}, map: false, walled: false, coins: [], pips: {}, dice: {}, strokes: {}, foes: [], friends: [], spent: ["spent"], floor: null, ranks: {}, ambience: 240, hand: FIRST_HAND, scenery: {} };

export const lookOf = (game: string): Look => ({ ...FIRST, ...looks[game] });
export const themeOf = (game: string): string => (game in looks ? game : "plain");
export const emblemOf = (game: string): string => lookOf(game).emblem;
export const worldLine = (game: string, lang: string): string => lookOf(game).line[lang] ?? "";

export function tone(look: Look, kind: string): string {
  return `var(--${look.tones[kind] ?? `t${kind ? hash(kind) % 6 : 0}`})`;
}

/** A space whose terrain is drawn needs its sign only on a map, or where the look asks for one. */
export function isSite(look: Look, cell: Cell): boolean {
  const lies = look.terrain[cell.kind ?? ""];
  return !!lies && (!!look.drawings[cell.kind ?? ""] || (look.map && lies !== "town")) && !!decor(look, cell);
}

export function hash(text: string): number {
  let h = 7;
  for (let n = 0; n < text.length; n++) h = (h * 31 + text.charCodeAt(n)) >>> 0;
  return h;
}

/** The faint drawing of a cell that brings none of its own. */
export const decor = (look: Look, cell: Cell): string => cell.icon || (look.drawings[cell.kind ?? ""] ?? "");

export const stroke = (look: Look, kind: string): Stroke => look.strokes[kind] ?? "line";

export const seatColour = (seat: number | null | undefined): string =>
  seat === null || seat === undefined ? "var(--dim)" : `var(--seat-${seat % 6})`;

/** Seats differ by shape as well as by colour. */
export const SEAT_SIGNS = ["●", "▲", "■", "◆", "★", "✚"] as const;
export const seatSign = (seat: number): string => SEAT_SIGNS[seat % 6] as string;

export const isFoe = (look: Look, piece: Piece): boolean => [piece.kind ?? "", ...(piece.tags ?? [])].some((word) => look.foes.includes(word));

export const rankOf = (look: Look, piece: Piece): "studs" | "spikes" | "" => [piece.kind ?? "", ...(piece.tags ?? [])].map((word) => look.ranks[word] ?? "").find(Boolean) ?? "";

export function pieceColour(look: Look, piece: Piece): string {
  if (piece.seat !== undefined && piece.seat !== null) return seatColour(piece.seat);
  if (isFoe(look, piece)) return "var(--foe)";
  return [piece.kind ?? "", ...(piece.tags ?? [])].some((word) => look.friends.includes(word)) ? "var(--good)" : "var(--accent)";
}
