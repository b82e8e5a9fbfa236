/** Pictures as they are first seen: painted from a recipe as soon as its icons are there, then kept. */

import { asUrl, paint, portrait, type Format } from "../../paint/paint";
import type { Mood } from "../../paint/recipe";
import { drawing } from "./icons.svelte";
import { lookOf } from "./look";
import { recipeOf, type Pictured } from "./recipes.svelte";

/** A game's own sign in its world, as a picture for doors and endings. */
export function sceneOf(game: string, mood: Mood = "dusk", format: Format = "card"): string {
  const { hand, scenery, emblem } = lookOf(game);
  const made = paint({ id: game, subjects: [emblem], setting: scenery["*"]?.[0] ?? "shrine", mood, group: 1 }, hand, drawing, format);
  return made ? asUrl(made.svg) : "";
}

const kept = new Map<string, string>();

/** The picture of a thing as an address, empty until it can be painted. */
export function pictureOf(game: string, thing: Pictured, format: Format | "token"): string {
  const recipe = recipeOf(game, thing);
  if (!recipe) return "";
  const key = `${game} ${recipe.id} ${format} ${recipe.subjects.join("+")}`;
  const old = kept.get(key);
  if (old !== undefined) return old;
  const { hand } = lookOf(game);
  const bodies = recipe.subjects.map(drawing);
  if (bodies.slice(0, format === "token" ? 1 : 2).some((body) => body === undefined)) return "";
  const made = format === "token" ? portrait(recipe, hand, drawing) : paint(recipe, hand, drawing, format);
  if (!made) return "";
  const url = asUrl(made.svg);
  kept.set(key, url);
  return url;
}
