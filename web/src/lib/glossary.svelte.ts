/** Words of a game explained where they stand: the terms of its book, found in a text. */

import { api } from "./api";
import type { TermText } from "./protocol";
import { found, type Explained } from "./terms";

let books = $state.raw<Record<string, Explained[]>>({});
const asked = new Set<string>();

function load(game: string, lang: string): void {
  const key = `${game}.${lang}`;
  if (!game || asked.has(key)) return;
  asked.add(key);
  api.howToPlay(game, lang).then(
    (page) => (books = { ...books, [key]: page.terms.flatMap(heads) }),
    () => asked.delete(key),
  );
}

/** A term that goes by several names is found by each of them. */
function heads(term: TermText): Explained[] {
  return [term.term, ...(term.also ?? [])].map((name) => ({ name, meaning: term.meaning, icon: term.icon ?? "" }));
}

/** What the glossary says of a name, if it is one of its terms. */
export function meaningOf(game: string, lang: string, name: string): string {
  return termsIn(game, lang, name).find((term) => term.name.length * 2 > name.length)?.meaning ?? "";
}

export function termsIn(game: string, lang: string, text: string): Explained[] {
  load(game, lang);
  return found(books[`${game}.${lang}`] ?? [], text);
}
