/** Pictures at build time: for each game a list of recipes, one a named thing, with the marks of its
 * names; the client paints what is to be seen. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { folders } from "../scripts/looks";
import { seed } from "./chance";
import { FIRST, type Hand } from "./hands";
import { written, type Recipe } from "./recipe";
import { recipes, type Scenery } from "./recipes";
import { pngUrl } from "./png";
import { texture, type Texture } from "./texture";
import { things, type Thing } from "./things";

const DATA = "virtual:pictures";

export interface Painted {
  things: Thing[];
  recipes: Recipe[];
  hand: Hand;
  texture: Texture | undefined;
}

/** All that the pictures of a game are made of, by the folder of its look. */
export function painted(look: string): Painted {
  const { hand, scenery, texture: ground } = JSON.parse(readFileSync(join(look, "look.json"), "utf8")) as { hand?: Hand; scenery?: Scenery; texture?: Texture };
  const all = things(dirname(look));
  return { things: all, recipes: recipes(all, scenery ?? {}), hand: hand ?? FIRST, texture: ground };
}

/** The mark by which a name is found again. */
export const mark = (name: string): string => seed(name.toLocaleLowerCase()).toString(36);

/** A line a thing: id, marks of its names, recipe. */
export function listed({ things: all, recipes: made }: Painted): string {
  const names = new Map(all.map((thing) => [thing.id, Object.values(thing.names).filter(Boolean).map(mark)]));
  return made.map((recipe) => `${recipe.id} ${names.get(recipe.id)?.join(",") ?? ""} ${written(recipe)}`).join("\n");
}

export function pictures(games: string): Plugin {
  return {
    name: "waystone-pictures",
    resolveId: (id) => (id.startsWith(DATA) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + DATA)) return undefined;
      const looks = folders(games);
      if (id === "\0" + DATA) return `export const books = {${[...looks.keys()].map((g) => `${JSON.stringify(g)}: () => import("${DATA}/${g}")`).join(",")}}`;
      const look = looks.get(id.slice(DATA.length + 2));
      const made = look ? painted(look) : null;
      return `export default ${JSON.stringify(made ? listed(made) : "")};export const ground = ${JSON.stringify(made?.texture ? pngUrl(texture(made.texture)) : "")}`;
    },
  };
}
