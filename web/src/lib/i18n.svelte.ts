import { settings } from "./settings.svelte";
import { words, type Word } from "./words";

/** A word of the client in the language of the moment. */
export function t(word: Word, args: Record<string, string | number> = {}): string {
  const text = words[word][settings.lang === "ru" ? 1 : 0];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ""));
}

/** Names of kinds that the server sends as ids, made readable. */
export function readable(id: string): string {
  const text = id.replace(/[-_]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
