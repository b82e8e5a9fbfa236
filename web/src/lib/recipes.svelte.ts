/** The recipes of a game's pictures, found by what is on the table: by an id, or by a name. */

import { books } from "virtual:pictures";
import { chance, pick, seed } from "../../paint/chance";
import { SETTINGS } from "../../paint/places";
import { MOODS, read, type Recipe } from "../../paint/recipe";
import { lookOf } from "./look";

/** What is said of a thing that has a picture. */
export interface Pictured {
  id: string;
  name?: string;
  icon?: string;
}

interface Book {
  /** The ground of its boards, as a tile. */
  ground: string;
  ids: Map<string, Recipe>;
  marks: Map<string, Recipe>;
}

let known = $state.raw<Record<string, Book>>({});
const asked = new Set<string>();

export async function loadPictures(game: string): Promise<void> {
  const book = books[game];
  if (!book || asked.has(game)) return;
  asked.add(game);
  const [ids, marks] = [new Map<string, Recipe>(), new Map<string, Recipe>()];
  const { default: lines, ground } = await book();
  for (const line of lines.split("\n")) {
    const [id = "", names = "", ...rest] = line.split(" ");
    const recipe = read(id, rest.join(" "));
    ids.set(id, recipe);
    for (const name of names.split(",")) if (!marks.has(name)) marks.set(name, recipe);
  }
  known = { ...known, [game]: { ids, marks, ground } };
}

export const groundOf = (game: string): string => known[game]?.ground ?? "";

const mark = (name: string): string => seed(name.toLocaleLowerCase()).toString(36);

/** `figure:tidewatch-4`, `hand:1:thorn-coat`, `spawn.2`: which of its parts is the thing. */
function* parts(id: string): Generator<string> {
  for (const part of id.split(/[:.]/).reverse()) {
    yield part;
    if (/-\d+$/.test(part)) yield part.replace(/-\d+$/, "");
  }
}

export function recipeOf(game: string, { id, name = "", icon = "" }: Pictured): Recipe | null {
  const book = known[game];
  if (!book) return null;
  for (const part of parts(id)) {
    const found = book.ids.get(part);
    if (found) return found;
  }
  const found = book.marks.get(mark(name)) ?? book.marks.get(mark(name.replace(/ \d+$/, "")));
  if (found) return found;
  return icon ? unlisted(game, name || id, icon) : null;
}

/** A thing that no file of content names: its icon, somewhere in its world. */
function unlisted(game: string, name: string, icon: string): Recipe {
  const r = chance(name);
  return { id: name, subjects: [icon], setting: pick(r, lookOf(game).scenery["*"] ?? SETTINGS), mood: pick(r, MOODS.slice(0, 4)), group: 1 };
}
