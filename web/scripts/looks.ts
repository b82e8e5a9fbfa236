/** Looks at build time. What a game looks like lies in its folder `look/`: `theme.css` (its palette,
 * type and frames as variables of `:root`), `floor.svg` (the pattern of its floors) and `look.json`
 * (emblem, a line for the lobby, what its kinds of cells, edges and pieces look like). A game
 * without one has the first look. `places.json` tells of places with doors (a town, a camp): the
 * drawing of each, whose symbols are its ground and its doors, and which options a door leads to. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { pngUrl } from "../paint/png";
import { grain } from "../paint/texture";

const DATA = "virtual:looks";
const STYLE = "virtual:looks.css";
const PLACES = "virtual:places";

export function folders(games: string): Map<string, string> {
  const found = new Map<string, string>();
  if (!existsSync(games)) return found;
  for (const entry of readdirSync(games, { withFileTypes: true })) {
    const path = join(games, entry.name, "look");
    if (!entry.isDirectory() || !existsSync(path)) continue;
    found.set(entry.name.startsWith("_") ? entry.name : entry.name.replaceAll("_", "-"), path);
  }
  return found;
}

const read = (folder: string, name: string): string => {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
};

/** `:root` of a game's theme is the part of the page that belongs to the game. */
export const themed = (game: string, css: string): string => css.replaceAll(":root", `[data-theme="${game}"]`);

export interface Floor {
  width: number;
  height: number;
  turn: string;
  body: string;
}

export function floor(svg: string): Floor | null {
  const whole = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg);
  if (!whole) return null;
  const [, attributes = "", body = ""] = whole;
  const of = (name: string): string => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
  return { width: Number(of("width")), height: Number(of("height")), turn: of("data-turn"), body: body.trim().replace(/\n\s*/g, "") };
}

export interface Symbol {
  box: string;
  body: string;
}

/** The symbols of a drawing by their ids. */
export function symbols(svg: string): Record<string, Symbol> {
  const found: Record<string, Symbol> = {};
  for (const [, id = "", box = "", body = ""] of svg.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">([\s\S]*?)<\/symbol>/g)) {
    found[id] = { box, body: body.trim().replace(/\n\s*/g, "") };
  }
  return found;
}

interface Told {
  drawing: string;
  doors: { id: string }[];
}

function places(folder: string): Record<string, object> {
  const told = JSON.parse(read(folder, "places.json") || "{}") as Record<string, Told>;
  return Object.fromEntries(
    Object.entries(told).map(([name, place]) => {
      const drawn = symbols(read(folder, place.drawing));
      return [name, { ground: drawn.ground ?? null, doors: place.doors.map((door) => ({ ...door, drawn: drawn[door.id] ?? null })) }];
    }),
  );
}

export function looks(games: string): Plugin {
  return {
    name: "waystone-looks",
    resolveId: (id) => (id === DATA || id === STYLE || id.startsWith(PLACES) ? "\0" + id : undefined),
    load(id) {
      if (id === "\0" + PLACES) {
        const own = [...folders(games)].filter(([, folder]) => existsSync(join(folder, "places.json")));
        return `export default {${own.map(([game]) => `${JSON.stringify(game)}: () => import("${PLACES}/${game}")`).join(",")}}`;
      }
      if (id.startsWith(`\0${PLACES}/`)) return `export default ${JSON.stringify(places(folders(games).get(id.slice(PLACES.length + 2)) ?? ""))}`;
      if (id === "\0" + STYLE) return `:root { --grain: url("${pngUrl(grain())}"); }\n` + [...folders(games)].map(([game, folder]) => themed(game, read(folder, "theme.css"))).join("\n");
      if (id !== "\0" + DATA) return undefined;
      const found: Record<string, unknown> = {};
      for (const [game, folder] of folders(games)) {
        found[game] = { ...(JSON.parse(read(folder, "look.json") || "{}") as object), floor: floor(read(folder, "floor.svg")) };
      }
      return `export default ${JSON.stringify(found)}`;
    },
  };
}
