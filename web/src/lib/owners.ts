/** To which seat the things on a table belong: pieces, mats, and the cards on them. */

import type { Card, Table } from "./protocol";

export function owners(table: Table): Map<string, number> {
  const found = new Map<string, number>();
  /** Log lines name things by the last part of their ids too. */
  const own = (id: string, seat: number | null | undefined): void => {
    if (seat === undefined || seat === null) return;
    found.set(id, seat);
    const name = id.slice(id.lastIndexOf(":") + 1);
    if (!/^\d*$/.test(name) && !found.has(name)) found.set(name, seat);
  };
  const card = (c: Card, seat: number): void => {
    found.set(c.id, seat);
    for (const under of c.under ?? []) card(under, seat);
  };
  for (const mat of table.mats ?? []) {
    if (mat.seat === undefined || mat.seat === null) continue;
    found.set(mat.id, mat.seat);
    for (const zone of mat.zones ?? []) for (const c of zone.cards ?? []) card(c, mat.seat);
  }
  for (const board of table.boards ?? []) {
    for (const piece of board.pieces ?? []) own(piece.id, piece.seat);
  }
  return found;
}
