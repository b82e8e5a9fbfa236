import client from "virtual:icons/client";
import { loaders } from "virtual:icons";
import { loadPictures } from "./recipes.svelte";

type Load = () => Promise<{ default: Record<string, string> }>;

/** The drawings at hand, by name; a game's own come when they are to be seen. */
let bodies = $state.raw<Record<string, string>>(client);
let parts = $state.raw<Record<string, Load>>({});
const games = new Set<string>();
const coming = new Set<Load>();

/** The names of a game's icons, and where each is to be had. */
export async function loadIcons(game: string): Promise<void> {
  const loader = loaders[game];
  if (!loader || games.has(game)) return;
  games.add(game);
  void loadPictures(game);
  const more = (await loader()).default;
  parts = { ...parts, ...Object.fromEntries(more.flatMap(([names, load]) => names.split(" ").map((name) => [name, load]))) };
}

async function fetch(load: Load): Promise<void> {
  if (coming.has(load)) return;
  coming.add(load);
  const more = await load();
  bodies = { ...bodies, ...more.default };
}

export function drawing(name: string): string | undefined {
  const body = bodies[name];
  const load = body === undefined ? parts[name] : undefined;
  if (load) void fetch(load);
  return body;
}

/** Up to two letters that stand for a thing without a drawing. */
export function letters(name: string): string {
  const parts = name.replace(/[^\p{L}\p{N} -]/gu, "").split(/[\s-]+/).filter(Boolean);
  const text = parts.length > 1 ? (parts[0]?.[0] ?? "") + (parts[1]?.[0] ?? "") : (parts[0] ?? "?").slice(0, 2);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
