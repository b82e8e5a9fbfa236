/** All pictures of each game, to be looked at and to be measured (`tests/web/pictures.py`).
 * `npx vite-node paint/sheet.ts FOLDER [every] [game ...]` writes `FOLDER/<game>.json`. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folders } from "../scripts/looks";
import { paint, portrait } from "./paint";
import { painted } from "./plugin";
import { BEINGS } from "./recipes";
import { outline } from "./subjects";

const [into = "sheets", each = "1", ...wanted] = process.argv.slice(2);
mkdirSync(into, { recursive: true });
for (const [game, look] of folders("../src/waystone/games")) {
  if (wanted.length && !wanted.includes(game)) continue;
  const began = performance.now();
  const { things, recipes, hand } = painted(look);
  const told = performance.now();
  const known = new Map(things.map((thing) => [thing.id, thing]));
  const pictures = recipes.filter((_, n) => n % Number(each) === 0).map((recipe) => {
    const [scene, thing] = [paint(recipe, hand, outline), known.get(recipe.id)];
    const token = BEINGS.test(thing?.kind ?? "") ? portrait(recipe, hand, outline) : null;
    return { id: recipe.id, name: thing?.names.en ?? "", kind: thing?.kind ?? "", said: thing?.art !== null, shows: `${recipe.subjects.join("+")} ${recipe.setting} ${recipe.mood} ${recipe.group}`, svg: scene?.svg, shape: scene?.shape(), token: token?.svg, tokenShape: token?.shape() };
  });
  writeFileSync(join(into, `${game}.json`), JSON.stringify(pictures));
  console.log(`${game}: ${recipes.length} recipes in ${Math.round(told - began)} ms, ${pictures.length} painted in ${Math.round(performance.now() - told)} ms`);
}
