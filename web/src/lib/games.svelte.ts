/** The games that the server has, in the language of the moment. */

import { untrack } from "svelte";
import { api } from "./api";
import type { GameInfo } from "./protocol";

export const shelf = $state<{ games: GameInfo[]; lang: string; failed: string }>({ games: [], lang: "", failed: "" });

/** Several parts of a screen ask for the list: it is fetched once. */
const coming = new Map<string, Promise<void>>();

export async function loadGames(lang: string): Promise<void> {
  if (untrack(() => shelf.lang === lang && !shelf.failed)) return;
  const fetched = coming.get(lang) ?? fetchGames(lang).finally(() => coming.delete(lang));
  coming.set(lang, fetched);
  await fetched;
}

async function fetchGames(lang: string): Promise<void> {
  try {
    shelf.games = await api.games(lang);
    shelf.lang = lang;
    shelf.failed = "";
  } catch (error) {
    shelf.failed = error instanceof Error ? error.message || "offline" : "offline";
  }
}

/** What a game is called; nothing until that is known in anybody's language. */
export const gameName = (id: string): string => shelf.games.find((g) => g.id === id)?.name ?? (shelf.lang || shelf.failed ? id : "");

/** What the game calls its kinds and tags. */
export const wordsOf = (id: string): Record<string, string> => shelf.games.find((g) => g.id === id)?.words ?? {};
