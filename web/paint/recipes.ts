/** A recipe for every named thing of a game: what its `art:` says, and for the rest what fits. */

import { chance, pick, seed } from "./chance";
import { SETTINGS, type Setting } from "./places";
import { MOODS, type Mood, type Recipe } from "./recipe";
import { fit, guess } from "./subjects";
import type { Thing } from "./things";

/** Where the pictures of a world play if nothing else is said: by kind of content, or of all. */
export type Scenery = Record<string, Setting[]>;

export interface Art {
  subjects: string[];
  setting?: Setting;
  mood?: Mood;
  group?: number;
}

/** `art: [icon, icon, setting, mood, 3]`, in any order after the subject. */
export function art(thing: Thing): Art {
  const said = thing.art === null ? [] : Array.isArray(thing.art) ? thing.art.map(String) : [String(thing.art)];
  const found: Art = { subjects: [] };
  for (const word of said) {
    if (/^[2-4]$/.test(word)) found.group = Number(word);
    else if ((SETTINGS as readonly string[]).includes(word) && found.subjects.length) found.setting = word as Setting;
    else if ((MOODS as readonly string[]).includes(word)) found.mood = word as Mood;
    else found.subjects.push(word);
  }
  return found;
}

const SETTING_WORDS: [Setting, RegExp][] = [
  ["sea", /\b(sea|tide|wave|ship|boat|deep|whale|fish|eel|drown|brine|island|isle|shore|storm-?glass)/], ["harbour", /\b(harbou?r|quay|dock|ferry|pier|anchor|sail|cargo|smuggl|customs|net)/], ["marsh", /\b(marsh|bog|swamp|reed|mire|mud|toad|frog|leech|fen|silt)/], ["forest", /\b(forest|wood|oak|tree|root|thorn|leaf|grove|wolf|stag|owl|herb|orchard)/], ["peaks", /\b(mountain|peak|cliff|ridge|giant|goat|eagle|summit|pass|ice|snow|frost|avalanche)/], ["town", /\b(town|market|village|street|inn|tavern|guild|house|trader|merchant|coin|debt|city|bazaar|baker|barber)/], ["works", /\b(work|engine|steam|boiler|gear|forge|furnace|machine|pipe|pump|drill|clock|iron|foreman|shift|rivet|piston)/], ["shrine", /\b(shrine|temple|altar|god|goddess|bless|prayer|holy|priest|saint|chapel|menhir|stone|rune|vow|oath|idol|bell)/], ["cave", /\b(cave|den|lair|pit|mine|tunnel|bat|spider|under|crypt|tomb|grave|barrow|bone|dark|cellar|burrow)/], ["hall", /\b(hall|throne|castle|keep|court|king|queen|lord|knight|guard|book|library|door|key|vault|prison|feast|mirror)/], ["moor", /\b(moor|road|path|hill|field|grass|wind|rider|horse|march|camp|crossroad|plain|sheep)/], ["fog", /\b(fog|mist|ghost|wyrd|spirit|shadow|dream|whisper|lost|haunt|smoke)/],
];
const MOOD_WORDS: [Mood, RegExp][] = [
  ["fire", /\b(fire|flame|burn|ember|ash|furnace|forge|torch|hot|red|lava|dragon)/], ["frost", /\b(frost|ice|snow|cold|winter|frozen|white|pale)/], ["storm", /\b(storm|rain|thunder|lightning|gale|wind|tide|wave|flood|hail)/], ["venom", /\b(venom|poison|plague|rot|toad|serpent|snake|spider|acid|bile|sick)/], ["holy", /\b(holy|bless|dawn|sun|light|angel|saint|grace|hymn|gold|prayer|mercy)/], ["night", /\b(night|moon|star|owl|wolf|bat|thief|shadow|dark|sleep|dream|black)/], ["dread", /\b(dread|curse|death|dead|skull|grave|horror|blood|bone|fear|ghost|doom|scream|witch|hollow)/], ["dusk", /\b(dusk|evening|autumn|rust|old|last|farewell|road|tavern|hearth|copper|amber)/],
];
const several = /(s|wives|men|folk|people|pack|swarm|company|patrol|brothers|sisters|crowd|mob|flock|raiders|guards|rats|wolves|twins)$/i;
/** Who stands on the board looks as the token says. */
export const BEINGS = /^(monsters|encounters|foes|spawn|beasts|heroes|explorers|characters|classes|companions)$/;
const LIVING = /^(monsters|encounters|adventures|foes|spawn|beasts|adventure)$/;

export function recipes(all: Thing[], scenery: Scenery): Recipe[] {
  const shown = all.filter((t) => t.kind !== "words");
  const wears = new Map<string, number>();
  for (const thing of shown) if (thing.icon) wears.set(thing.icon, (wears.get(thing.icon) ?? 0) + 1);
  const used = new Map<string, number>();
  const composed = new Set<string>();
  const common = prefixes(shown);
  return shown.map((thing) => {
    const said = art(thing);
    const words = `${thing.names.en} ${thing.id.replaceAll("-", " ")}`.toLowerCase();
    const r = chance(thing.id);
    const own = thing.icon && fit(thing.icon) && (BEINGS.test(thing.kind) || (wears.get(thing.icon) ?? 0) <= 3) ? [thing.icon] : [];
    const guessed = said.subjects.length > 1 || (said.subjects.length && own.length) ? { icons: [], sure: true } : guess(thing.id, thing.names.en ?? "", thing.kind, thing.words, common);
    // the fittest that others have not taken yet, if it fits nearly as well
    const fresh = guessed.icons.slice(0, guessed.sure ? 4 : undefined).sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0));
    const list = [...new Set([...said.subjects, ...own, ...fresh])];
    const main = list[0] as string;
    const back = said.subjects[1] ?? list.find((icon) => icon !== main && (used.get(icon) ?? 0) < 3);
    used.set(main, (used.get(main) ?? 0) + 1);
    const subjects = back && (said.subjects[1] || seed(thing.id) % 3) ? [main, back] : [main];
    const setting = said.setting ?? SETTING_WORDS.find(([, words_]) => words_.test(words))?.[0];
    const here = scenery[thing.kind] ?? scenery["*"] ?? SETTINGS;
    const made: Recipe = {
      id: thing.id,
      subjects,
      setting: setting && (said.setting || r() < 0.8 || here.includes(setting)) ? setting : pick(r, here),
      mood: said.mood ?? MOOD_WORDS.find(([, words_]) => words_.test(words))?.[0] ?? pick(r, ["calm", "calm", "dusk", "night", "storm"] as Mood[]),
      group: said.group ?? (LIVING.test(thing.kind) && several.test(thing.names.en ?? "") && !/(ss|us)$/.test(thing.names.en ?? "") ? 3 : 1),
    };
    return apart(made, composed, [...here, ...SETTINGS]);
  });
}

/** What many ids begin with tells of a file, not of a thing. */
function prefixes(all: Thing[]): Set<string> {
  const count = new Map<string, number>();
  for (const { id } of all) {
    const first = id.split("-")[0] as string;
    count.set(first, (count.get(first) ?? 0) + 1);
  }
  return new Set([...count].filter(([, many]) => many > 5).map(([word]) => word));
}

/** No two pictures of a game are composed alike: the second plays elsewhere, or at another hour. */
function apart(recipe: Recipe, composed: Set<string>, settings: Setting[]): Recipe {
  const key = (r: Recipe): string => `${r.subjects.join(" ")} ${r.setting} ${r.mood} ${r.group}`;
  const others = MOODS.flatMap((mood) => [recipe.setting, ...settings].map((setting) => ({ ...recipe, setting, mood })));
  const found = [recipe, ...others].find((one) => !composed.has(key(one))) ?? recipe;
  composed.add(key(found));
  return found;
}
