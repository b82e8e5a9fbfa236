/** What a picture shows: one or two subjects (names of icons), where, in what mood, how many. */

import { SETTINGS, type Setting } from "./places";

export const MOODS = ["calm", "dusk", "night", "storm", "fire", "frost", "venom", "holy", "dread"] as const;
export type Mood = (typeof MOODS)[number];

export interface Recipe {
  /** Gives the picture what is its own: the lie of the land, the place of the light. */
  id: string;
  subjects: string[];
  setting: Setting;
  mood: Mood;
  /** How many of the subject stand there. */
  group: number;
}

/** A recipe as a short line: `wolf-head+dead-wood marsh night 3`. */
export const written = (r: Recipe): string => `${r.subjects.join("+")} ${SETTINGS.indexOf(r.setting).toString(36)}${MOODS.indexOf(r.mood)}${r.group > 1 ? r.group : ""}`;

export function read(id: string, line: string): Recipe {
  const [subjects = "", rest = ""] = line.split(" ");
  return {
    id,
    subjects: subjects.split("+").filter(Boolean),
    setting: SETTINGS[parseInt(rest.charAt(0), 36)] ?? "fog",
    mood: MOODS[Number(rest.charAt(1))] ?? "calm",
    group: Number(rest.slice(2)) || 1,
  };
}
