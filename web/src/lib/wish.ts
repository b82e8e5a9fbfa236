/** Tables one may wish for. */

import type { CreateTable, GameInfo, SeatWish } from "./protocol";

/** One click: the first mode and scenario, me on the first seat, bots on the others. */
export function quick(game: GameInfo, lang: "en" | "ru", name: string): CreateTable {
  const mode = game.modes.find((m) => m.seats[1] > 1) ?? game.modes[0];
  const [least, most] = mode?.seats ?? game.seats;
  const count = Math.min(most, Math.max(least, 2));
  return { game: game.id, mode: mode?.id ?? "", seats: seats(game, count, name), lang };
}

export const bestBot = (game: GameInfo): string => (game.bots.includes("greedy") ? "greedy" : (game.bots[0] ?? "greedy"));

export function seats(game: GameInfo, count: number, name: string): SeatWish[] {
  return Array.from({ length: count }, (_, n): SeatWish => (n === 0 ? { kind: "human", name } : { kind: "bot", bot: bestBot(game) }));
}
