import client from "virtual:icons/client";
import { loaders } from "virtual:icons";

/** The drawings at hand, by name; a game's own come with its table. */
let bodies = $state.raw<Record<string, string>>(client);
const asked = new Set<string>();

export async function loadIcons(game: string): Promise<void> {
  const loader = loaders[game];
  if (!loader || asked.has(game)) return;
  asked.add(game);
  const more = await loader();
  bodies = { ...bodies, ...more.default };
}

export const drawing = (name: string): string | undefined => bodies[name];

/** Up to two letters that stand for a thing without a drawing. */
export function letters(name: string): string {
  const parts = name.replace(/[^\p{L}\p{N} -]/gu, "").split(/[\s-]+/).filter(Boolean);
  const text = parts.length > 1 ? (parts[0]?.[0] ?? "") + (parts[1]?.[0] ?? "") : (parts[0] ?? "?").slice(0, 2);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
