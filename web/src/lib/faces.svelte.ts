/** Faces of cards for options that name a thing which does not lie on the table yet: heroes, classes,
 * items to choose from are shown as they are printed. */

import { untrack } from "svelte";
import { api } from "./api";
import type { Card, Choice } from "./protocol";

let books = $state.raw<Record<string, Map<string, Card>>>({});
const asked = new Set<string>();
const none = new Map<string, Card>();

const last = (key: string): string => key.slice(key.lastIndexOf(":") + 1);
const named = (choice: Choice): boolean => !choice.on && choice.key.includes(":");

/** Asked for only where several options name something. */
export function loadFaces(game: string, lang: string, choices: Choice[]): void {
  const name = `${game}.${lang}`;
  if (!game || asked.has(name) || choices.filter(named).length < 2) return;
  asked.add(name);
  api.cards(game, lang).then(
    (list) => (books = { ...untrack(() => books), [name]: new Map(list.filter((c) => c.card).map((c) => [c.id, c.card as Card])) }),
    () => asked.delete(name),
  );
}

export function galleryOf(game: string, lang: string, choices: Choice[]): Map<string, Card> {
  const book = books[`${game}.${lang}`];
  if (!book) return none;
  const found = new Map<string, Card>();
  for (const choice of choices) {
    const card = named(choice) ? book.get(last(choice.key)) : undefined;
    if (card?.name && choice.text.includes(card.name)) found.set(choice.key, card);
  }
  return found;
}
