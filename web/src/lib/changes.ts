/** What differs between two moments of a table: what moved, which numbers changed, what came. */

import type { Card, Die, Figure, Table } from "./protocol";

export interface Float {
  thing: string;
  icon: string;
  by: number;
}

export interface Changes {
  moved: string[];
  floats: Float[];
  cards: Card[];
  dice: Die[];
  gone: string[];
}

const whole = (text: string): number | null => {
  const found = /^[-−]?\d+/.exec(text);
  return found ? Number(found[0].replace("−", "-")) : null;
};

function numbers(table: Table): Map<string, { thing: string; icon: string; value: number }> {
  const found = new Map<string, { thing: string; icon: string; value: number }>();
  const put = (thing: string, icon: string, value: number | null): void => {
    if (value !== null) found.set(`${thing} ${icon}`, { thing, icon, value });
  };
  const figures = (thing: string, list: Figure[] | undefined): void => (list ?? []).forEach((f) => put(thing, f.icon, whole(f.value)));
  for (const board of table.boards ?? []) for (const piece of board.pieces ?? []) figures(piece.id, piece.figures);
  for (const mat of table.mats ?? []) {
    figures(mat.id, mat.figures);
    for (const track of mat.tracks ?? []) put(mat.id, track.icon || track.id, track.value);
  }
  for (const side of table.scene?.sides ?? []) figures(side.id, side.figures);
  return found;
}

/** Cards that lie open, by id; hands and piles only ever change hands quietly. */
function openCards(table: Table): Map<string, Card> {
  const found = new Map<string, Card>();
  for (const mat of table.mats ?? []) {
    for (const zone of mat.zones ?? []) {
      if (zone.layout === "hand") continue;
      const cards = zone.cards ?? [];
      for (const card of zone.layout === "pile" ? cards.slice(-1) : cards) if (card.name) found.set(card.id, card);
    }
  }
  for (const side of table.scene?.sides ?? []) for (const card of side.cards ?? []) if (card.name) found.set(card.id, card);
  for (const card of table.scene?.middle ?? []) if (card.name) found.set(card.id, card);
  return found;
}

const places = (table: Table): Map<string, string> => new Map((table.boards ?? []).flatMap((b) => (b.pieces ?? []).map((p) => [p.id, p.cell])));
const diceOf = (table: Table): Die[] => [...(table.dice ?? []), ...(table.scene?.sides ?? []).flatMap((s) => s.dice ?? [])];

export function changes(before: Table, after: Table): Changes {
  const [was, is] = [places(before), places(after)];
  const old = numbers(before);
  const floats: Float[] = [];
  for (const [key, { thing, icon, value }] of numbers(after)) {
    const then = old.get(key);
    if (then && then.value !== value) floats.push({ thing, icon, by: value - then.value });
  }
  const known = openCards(before);
  const rolled = new Map(diceOf(before).map((d) => [d.id, d.face]));
  return {
    moved: [...is].filter(([id, cell]) => was.has(id) && was.get(id) !== cell).map(([id]) => id),
    floats,
    cards: [...openCards(after).values()].filter((c) => !known.has(c.id)),
    dice: diceOf(after).filter((d) => rolled.get(d.id) !== d.face),
    gone: [...was.keys()].filter((id) => !is.has(id)),
  };
}

export const quiet = (c: Changes): boolean => !c.moved.length && !c.floats.length && !c.cards.length && !c.dice.length && !c.gone.length;
