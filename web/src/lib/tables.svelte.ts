/** The tables of this browser: their secret tokens never leave it but to the server. */

import type { Claim, TableMade } from "./protocol";

/** `link` invites to the seat. `next`: the secret for which I claim it; `own`: `token` is known to
 * nobody else; `was`: the invitation by which I came. */
export interface Kept {
  seat: number;
  token: string;
  link: string;
  mine: boolean;
  next?: string;
  own?: boolean;
  was?: string;
}

export interface MyTable {
  table: string;
  game: string;
  owner: string;
  tokens: Kept[];
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

/** The same for calls over HTTP: a claim may have arrived or not. */
export function bearerOf(table: MyTable | undefined): string[] {
  return [...secretsOf(table), ...(table?.tokens.flatMap((k) => (k.mine && k.next ? [k.next] : [])) ?? [])];
}

/** A seat came here by a code: it is mine by the secret that I have drawn. */
export function keepMoved(table: string, game: string, seat: number, secret: string): void {
  const known = tableOf(table) ?? { table, game, owner: "", tokens: [], spectate: "", at: Date.now() };
  const others = known.tokens.filter((k) => k.seat !== seat);
  put({ ...known, game, at: Date.now(), tokens: [...others, { seat, token: secret, link: "", mine: true, own: true }] });
}

export function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** What to say at the door: tokens that are mine, and claims for seats to which I was invited. What
 * is claimed is kept before it is sent, so that a broken connection loses no seat. */
export function papersOf(table: string, tokens: string[]): { tokens: string[]; claims: Claim[] } {
  const known = tableOf(table);
  const invited = known?.tokens.filter((k) => k.mine && !k.own && tokens.includes(k.token)) ?? [];
  const claims = invited.map((k) => ({ token: k.token, secret: k.next ?? drawn() }));
  if (known && claims.length)
    put({ ...known, tokens: known.tokens.map((k) => ({ ...k, next: claims.find((c) => c.token === k.token)?.secret ?? k.next })) });
  return { tokens: tokens.filter((token) => !claims.some((c) => c.token === token)), claims };
}

/** A seat that I claimed is mine; gives the invitation by which I came. */
export function claimed(table: string, seat: number, token: string, link: string): string | undefined {
  const known = tableOf(table);
  const entry = known?.tokens.find((k) => k.mine && !k.own && (k.next === token || k.token === token));
  if (!known || !entry) return undefined;
  const others = known.tokens.filter((k) => k !== entry && k.seat !== seat);
  put({ ...known, tokens: [...others, { seat, token, link, mine: true, own: true, was: entry.token }] });
  return entry.token;
}

/** Whether I came by this invitation before: it opens nothing any more. */
export const spent = (table: string, token: string): boolean => !!tableOf(table)?.tokens.some((k) => k.was === token);

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
  if (spent(table, token)) return;
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
