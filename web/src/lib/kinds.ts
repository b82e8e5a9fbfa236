/** Kinds and tags that a game sends as ids, in the words of its locale. What has no word is sent in
 * the reader's language already; an empty word is a mark for the eye. */

import type { Look } from "./look";

export type Words = Record<string, string>;

const upper = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

export const kindWord = (id: string, words: Words): string => upper(words[id] ?? id);
export const tagWords = (tags: string[], words: Words): string[] => tags.map((tag) => kindWord(tag, words)).filter(Boolean);

export const isNow = (tags: string[] | undefined): boolean => (tags ?? []).includes("now");
export const isSpent = (tags: string[] | undefined, look: Look): boolean => (tags ?? []).some((tag) => look.spent.includes(tag));
