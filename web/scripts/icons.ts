/** Icons at build time. A game's folder is scanned for words that are names of game-icons; they become
 * chunks of a few, file by file of the game, loaded when one of them is to be seen: a table shows a
 * small part of what a game has. The client's own icons (the names in its source) come with the first
 * load. A new game needs no change here. */

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { painted } from "../paint/plugin";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const VALUE = /(?:^|[\s[{,:"'])([a-z0-9]+(?:-[a-z0-9]+)*)(?=["']?\s*(?:[,\]}#]|$))/gm;
const QUOTED = /["'`]([a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g;

/** So many icons come together. */
const TOGETHER = 8;

/** Plain words that the set draws under another name. */
const PLAIN: Record<string, string> = {
  heart: "hearts", life: "hearts", health: "hearts", sword: "broadsword", swords: "crossed-swords", coin: "two-coins", gold: "two-coins", boot: "walking-boot",
  skull: "death-skull", star: "round-star", book: "open-book", potion: "potion-ball", dice: "rolling-dices", eye: "eyeball", hero: "person", door: "wooden-door",
  chest: "chest", bow: "bow-arrow", arrow: "plain-arrow", trap: "wolf-trap", monster: "gluttonous-smile", food: "meat", energy: "lightning-helix", fire: "flame",
  ice: "snowflake-1", shield: "shield", deck: "card-random", card: "card-random", cards: "card-random", time: "hourglass", clock: "stopwatch", stamina: "lungs",
};

export function icons(gamesFolder: string, sourceFolder: string): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  const body = (name: string): string | undefined =>
    set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? PLAIN[name] ?? ""]?.body;

  const drawn = (words: Iterable<string>): string[] => [...new Set(words)].filter((word) => body(word));
  const collect = (words: Iterable<string>): string => `export default ${JSON.stringify(Object.fromEntries(drawn(words).map((word) => [word, body(word)])))}`;
  const part = (names: string[], n: number): string[] => names.slice(n * TOGETHER, (n + 1) * TOGETHER);

  const games = (): Map<string, string> => {
    const found = new Map<string, string>();
    if (!existsSync(gamesFolder)) return found;
    for (const folder of readdirSync(gamesFolder).sort()) {
      const path = join(gamesFolder, folder);
      if (!statSync(path).isDirectory() || folder === "__pycache__") continue;
      found.set(folder.startsWith("_") ? folder : folder.replaceAll("_", "-"), path);
    }
    return found;
  };

  const kept = new Map<string, string[]>();
  const namesOf = (game: string): string[] => {
    const folder = games().get(game);
    const found = kept.get(game) ?? (folder ? drawn([...subjects(folder), ...words(folder, [".py", ".json"], QUOTED), ...words(folder, [".yaml"], VALUE)]) : []);
    kept.set(game, found);
    return found;
  };

  return {
    name: "waystone-icons",
    buildStart: () => kept.clear(),
    resolveId: (id) => (id.startsWith("virtual:icons") ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0virtual:icons")) return undefined;
      if (id === "\0virtual:icons") {
        const loaders = [...games().keys()].map((g) => `${JSON.stringify(g)}: () => import("virtual:icons/${g}")`);
        return `export const loaders = {${loaders.join(",")}}`;
      }
      const [game = "", at] = id.slice("\0virtual:icons/".length).split("/");
      if (game === "client") return collect([...words(resolve(sourceFolder), [".svelte", ".ts"], QUOTED), ...emblems(games().values())]);
      const names = namesOf(game);
      if (at !== undefined) return collect(part(names, Number(at)));
      const parts = Array.from({ length: Math.ceil(names.length / TOGETHER) }, (_, n) => `[${JSON.stringify(part(names, n).join(" "))}, () => import("virtual:icons/${game}/${n}")]`);
      return `export default [${parts.join(",")}]`;
    },
  };
}

/** What the pictures show, thing by thing: what is seen together comes together. */
function subjects(folder: string): string[] {
  const look = join(folder, "look");
  return existsSync(look) ? painted(look).recipes.flatMap((recipe) => recipe.subjects) : [];
}

/** The signs of the games stand in the lobby. */
function* emblems(folders: Iterable<string>): Generator<string> {
  for (const folder of folders) {
    const look = join(folder, "look", "look.json");
    if (existsSync(look)) yield (JSON.parse(readFileSync(look, "utf8")) as { emblem: string }).emblem;
  }
}

export function* words(folder: string, extensions: string[], pattern: RegExp): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const path = (entry: (typeof entries)[number]): string => join(entry.parentPath, entry.name);
  for (const entry of entries.sort((a, b) => path(a).localeCompare(path(b)))) {
    if (!entry.isFile() || !extensions.includes(extname(entry.name))) continue;
    const text = readFileSync(path(entry), "utf8");
    for (const match of text.matchAll(pattern)) yield match[1] ?? match[0];
  }
}
