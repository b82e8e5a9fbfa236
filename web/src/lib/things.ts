/** The things on a table by their ids: what a question can be about. */

import type { Card, Cell, Choice, Mat, Piece, Table } from "./protocol";
import { charted } from "./titles";

export interface Things {
  cards: Map<string, Card>;
  /** The card that a section, or a card under it, belongs to. */
  holder: Map<string, Card>;
  pieces: Map<string, Piece>;
  cells: Map<string, Cell>;
  /** Spaces by the coordinates in their ids. */
  charts: Map<string, string>;
  edges: Set<string>;
  mats: Map<string, Mat>;
  /** Cards that are seen where the board is: in a fight, or on a table without a board. */
  staged: Set<Card>;
}

export function thingsOf(table: Table | null): Things {
  const found: Things = { cards: new Map(), holder: new Map(), pieces: new Map(), cells: new Map(), charts: new Map(), edges: new Set(), mats: new Map(), staged: new Set() };
  const add = (card: Card, top: Card): void => {
    if (card.name || (card.lines ?? []).length) found.cards.set(card.id, card);
    found.holder.set(card.id, top);
    for (const section of card.sections ?? []) if (section.id) found.holder.set(section.id, top);
    for (const under of card.under ?? []) add(under, top);
  };
  for (const mat of table?.mats ?? []) {
    found.mats.set(mat.id, mat);
    const open = !table?.scene && !(table?.boards ?? []).length && (mat.seat === undefined || mat.seat === null);
    for (const card of (mat.zones ?? []).flatMap((z) => z.cards ?? [])) {
      add(card, card);
      if (open) found.staged.add(card);
    }
  }
  for (const card of [...(table?.scene?.sides ?? []).flatMap((s) => s.cards ?? []), ...(table?.scene?.middle ?? [])]) {
    add(card, card);
    found.staged.add(card);
  }
  for (const board of table?.boards ?? []) {
    for (const cell of board.cells ?? []) {
      found.cells.set(cell.id, cell);
      const at = cell.id.slice(cell.id.indexOf(":") + 1);
      if (charted(at) && !found.charts.has(at)) found.charts.set(at, cell.id);
    }
    for (const piece of board.pieces ?? []) found.pieces.set(piece.id, piece);
    for (const edge of board.edges ?? []) if (edge.id) found.edges.add(edge.id);
  }
  return found;
}

export interface Laid {
  /** Cards that options lie on, with those options; not those that are seen on the stage anyway. */
  onCards: { card: Card; choices: Choice[] }[];
  /** Options on spaces and edges of the board: they are clicked there. */
  onBoard: Choice[];
  /** All others: buttons. */
  plain: Choice[];
}

/** A card whose parts are signs without words: it must be seen. */
export const bySigns = (card: Card): boolean => (card.sections ?? []).some((s) => (s.figures ?? []).length && !(s.lines ?? []).length);

const FEW = 3;

/** Where the options of a question are shown. */
export function laid(choices: Choice[], things: Things): Laid {
  const found: Laid = { onCards: [], onBoard: [], plain: [] };
  const spaces = choices.filter((c) => c.on && (things.cells.has(c.on) || things.edges.has(c.on)));
  const many = spaces.length > FEW || spaces.some((c) => charted(c.text));
  for (const choice of choices) {
    const card = choice.on ? things.holder.get(choice.on) : undefined;
    if (card && things.cards.has(card.id) && !things.staged.has(card)) {
      const there = found.onCards.find((c) => c.card === card);
      if (there) there.choices.push(choice);
      else found.onCards.push({ card, choices: [choice] });
    } else if (many && choice.on && (things.cells.has(choice.on) || things.edges.has(choice.on))) found.onBoard.push(choice);
    else found.plain.push(choice);
  }
  return found;
}

const COMMON = 6;

/** A space of which there is nothing to tell but where it lies, or what kind of ground it is, like many others. */
export function isGround(cell: Cell, things: Things): boolean {
  if (cell.icon || (cell.lines ?? []).length || (cell.figures ?? []).length || (cell.tags ?? []).length) return false;
  if (!cell.name || charted(cell.name)) return true;
  let same = 0;
  for (const other of things.cells.values()) if (other.name === cell.name) same += 1;
  return same >= COMMON;
}
