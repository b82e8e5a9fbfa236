/** The tables of this browser: their secret tokens never leave it but to the server. */

import type { TableMade } from "./protocol";

export interface MyTable {
  table: string;
  game: string;
  owner: string;
  tokens: { seat: number; token: string; link: string; mine: boolean }[];
  spectate: string;
  at: number;
  notices?: string[];
}

const KEY = "waystone.tables";

function first(): MyTable[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as MyTable[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export const mine = $state<{ tables: MyTable[] }>({ tables: first() });

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mine.tables.slice(0, 200)));
  } catch {
    /* see settings */
  }
}

export function tableOf(id: string): MyTable | undefined {
  return mine.tables.find((t) => t.table === id);
}

/** What opens my seats at a table, and my rights as its owner. */
export function secretsOf(table: MyTable | undefined): string[] {
  if (!table) return [];
  return [...table.tokens.filter((k) => k.mine).map((k) => k.token), ...(table.owner ? [table.owner] : [])];
}

function put(table: MyTable): void {
  mine.tables = [table, ...mine.tables.filter((t) => t.table !== table.table)];
  keep();
}

/** A table that was just made: I sit on its first human seat, or on all of them (hot seat). */
export function keepMade(made: TableMade, game: string, hotSeat: boolean): void {
  put({
    table: made.table,
    game,
    owner: made.owner,
    tokens: made.seats.map((s, n) => ({ ...s, mine: hotSeat || n === 0 })),
    spectate: made.spectate,
    at: Date.now(),
    notices: made.notices,
  });
}

export function keepToken(table: string, seat: number, token: string, link = "", game = ""): void {
  const known = tableOf(table) ?? { table, game, owner: "", tokens: [], spectate: "", at: Date.now() };
  put({
    ...known,
    game: known.game || game,
    at: Date.now(),
    tokens: [...known.tokens.filter((t) => t.token !== token && (seat < 0 || t.seat !== seat)), { seat, token, link, mine: true }],
  });
}

export function keepGame(table: string, game: string): void {
  const known = tableOf(table);
  if (known && known.game !== game) put({ ...known, game });
}

/** A link does not say which seat it opens; the server's welcome does. */
export function keepSeats(table: string, yours: number[]): void {
  const known = tableOf(table);
  const nameless = known?.tokens.filter((k) => k.mine && k.seat < 0) ?? [];
  const free = yours.filter((seat) => !known?.tokens.some((k) => k.mine && k.seat === seat));
  if (!known || nameless.length !== 1 || free.length !== 1) return;
  put({ ...known, tokens: known.tokens.map((k) => (k === nameless[0] ? { ...k, seat: free[0] ?? -1 } : k)) });
}

/** I stood up: the token of that seat is worth nothing now. */
export function dropSeat(table: string, seat: number): string | undefined {
  const known = tableOf(table);
  const token = known?.tokens.find((k) => k.mine && k.seat === seat);
  if (known && token) put({ ...known, tokens: known.tokens.filter((k) => k !== token) });
  return token?.token;
}

/** What an uploaded save lost has been read. */
export function noticed(table: string): void {
  const known = tableOf(table);
  if (known) put({ ...known, notices: [] });
}

export function forget(table: string): void {
  mine.tables = mine.tables.filter((t) => t.table !== table);
  keep();
}
