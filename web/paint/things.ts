/** Everything of a game that has an id and a name, as its content files say. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse, type Tree } from "./yaml";

export interface Thing {
  id: string;
  /** The kind of file that it stands in, and the file. */
  kind: string;
  file: string;
  names: Record<string, string>;
  icon: string;
  art: Tree | null;
  /** All words below it: types of effects, traits, settings. */
  words: string[];
}

export function things(game: string): Thing[] {
  const content = join(game, "content");
  if (!existsSync(content)) return [];
  const files = readdirSync(content, { recursive: true, withFileTypes: true }).filter((e) => e.isFile() && e.name.endsWith(".yaml")).map((e) => relative(content, join(e.parentPath, e.name))).sort();
  const found = new Map<string, Thing>();
  for (const file of files) {
    const kind = file.split("/")[0]?.replace(".yaml", "") ?? "";
    for (const thing of named(parse(readFileSync(join(content, file), "utf8")), kind, file)) if (!found.has(thing.id)) found.set(thing.id, thing);
  }
  return [...found.values()];
}

function* named(tree: Tree, kind: string, file: string): Generator<Thing> {
  if (Array.isArray(tree)) for (const item of tree) yield* named(item, kind, file);
  else if (typeof tree === "object") {
    const { id, name, title, icon, art } = tree;
    const called = name ?? title;
    if (typeof id === "string" && id && typeof called === "object" && !Array.isArray(called) && typeof called.en === "string") {
      yield { id, kind, file, names: { en: called.en, ru: typeof called.ru === "string" ? called.ru : "" }, icon: typeof icon === "string" ? icon : "", art: art ?? null, words: [...inside(tree)].slice(0, 60) };
    }
    for (const [key, value] of Object.entries(tree)) if (key !== "name" && key !== "art") yield* named(value, key === "cards" ? "cards" : kind, file);
  }
}

function* inside(tree: Tree): Generator<string> {
  if (typeof tree === "string") {
    if (/^[a-z][a-z-]{2,20}$/.test(tree)) yield tree;
  } else if (Array.isArray(tree)) for (const item of tree) yield* inside(item);
  else for (const [key, value] of Object.entries(tree)) if (!["id", "name", "icon", "text", "art"].includes(key)) yield* inside(value);
}
