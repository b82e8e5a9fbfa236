/** Places with doors: a town, a camp. A game tells of them in its `look/` folder; they come when a
 * question is asked there. */

import loaders from "virtual:places";
import type { Choice } from "./protocol";

interface Drawn {
  box: string;
  body: string;
}

export interface Door {
  id: string;
  /** How the keys of the options begin that it leads to. */
  keys: string[];
  name: Record<string, string>;
  /** What going there means, by how the key begins, where the option says no more than yes or no. */
  says?: Record<string, Record<string, string>>;
  drawn: Drawn | null;
}

export interface Place {
  ground: Drawn | null;
  doors: Door[];
}

let known = $state.raw<Record<string, Record<string, Place>>>({});
const asked = new Set<string>();

export function placeOf(game: string, name: string): Place | null {
  if (!name) return null;
  const load = asked.has(game) ? undefined : loaders[game];
  if (load) {
    asked.add(game);
    void load().then((more) => (known = { ...known, [game]: more.default }));
  }
  return known[game]?.[name] ?? null;
}

export const head = (key: string): string => key.split(":", 1)[0] ?? key;

/** What stands behind a door now. */
export const behind = (door: Door, choices: Choice[]): Choice[] => choices.filter((c) => door.keys.includes(head(c.key)));

/** Whether every option has its door: else the question is no matter of the place. */
export const leads = (place: Place, choices: Choice[]): boolean => choices.every((c) => place.doors.some((door) => door.keys.includes(head(c.key))));
