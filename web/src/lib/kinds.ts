/** Kinds and tags that games name by plain English ids, in words for people. */

const RUSSIAN: Record<string, string> = {
  purple: "пурпурный", green: "зелёный", red: "красный", blue: "синий", grey: "серый", yellow: "жёлтый", white: "белый", black: "чёрный", brown: "бурый",
  ability: "способность", abilities: "способности", active: "в игре", adventure: "приключение", adventures: "приключения", "battle goals": "личные цели", sets: "наборы", ally: "союзник", armour: "доспех", asset: "имущество",
  assets: "имущество", attack: "атака", bane: "проклятие", beast: "зверь", beasts: "звери", boon: "благо", boss: "владыка", card: "карта", cards: "карты",
  chapter: "глава", chapters: "главы", character: "герой", characters: "герои", classes: "классы", combat: "бой", copies: "копий", cost: "цена", gold: "золото", health: "здоровье", initiative: "инициатива", level: "уровень", life: "здоровье", move: "движение", price: "цена", range: "дальность", shield: "щит", value: "ценность", companion: "спутник", companions: "спутники",
  condition: "состояние", conditions: "состояния", diplomacy: "дипломатия", effect: "эффект", elite: "элитный", encounter: "столкновение", encounters: "столкновения",
  enemy: "враг", enemies: "враги", event: "событие", events: "события", exhausted: "истощён", explorer: "первопроходец", explorers: "первопроходцы", flipped: "перевёрнуто",
  guardian: "страж", hero: "герой", heroes: "герои", inactive: "не действует", item: "предмет", items: "предметы", location: "место", locations: "места", lost: "потеряно",
  modifier: "модификатор", modifiers: "модификаторы", monster: "чудовище", monsters: "чудовища", map: "карта местности", maps: "карты местности", normal: "обычный", passive: "постоянное", perk: "черта", perks: "черты", place: "место",
  places: "места", quest: "задание", quests: "задания", room: "комната", rooms: "комнаты", scenario: "сценарий", scenarios: "сценарии", secret: "тайна",
  skill: "навык", skills: "навыки", spell: "заклинание", spent: "потрачено", story: "история", stories: "истории", summon: "призванный", spawn: "порождение", tile: "фрагмент", tiles: "фрагменты",
  trap: "ловушка", traps: "ловушки", treasure: "сокровище", treasures: "сокровища", used: "использовано", verse: "стих", verses: "стихи", villain: "злодей",
  weapon: "оружие", weapons: "оружие", weather: "погода",
};

/** Marks for the eye, not words. */
const SILENT = new Set(["now", "row", "encb"]);
const SPENT = /^(used|spent|inactive|flipped|exhausted|tapped|turned)$/;

/** A kind or tag in the language of the reader; empty where it has no word there. */
export function kindWord(id: string, lang: string): string {
  const low = id.toLowerCase().replace(/[_-]/g, " ");
  if (lang !== "ru") return low.charAt(0).toUpperCase() + low.slice(1);
  const found = RUSSIAN[low];
  if (found) return found.charAt(0).toUpperCase() + found.slice(1);
  return /[а-яё]/i.test(id) ? id : "";
}

export function tagWords(tags: string[], lang: string): string[] {
  return tags
    .filter((tag) => !SILENT.has(tag))
    .map((tag) => (/^[a-z][a-z-]*$/.test(tag) ? kindWord(tag, lang) || tag : tag));
}

/** Of the tags of a part of a card only known words are read out; the rest are marks. */
export const partWords = (tags: string[], lang: string): string[] =>
  tagWords(tags.filter((tag) => !/^[a-z][a-z-]*$/.test(tag) || tag in RUSSIAN), lang);

export const isNow = (tags: string[] | undefined): boolean => (tags ?? []).includes("now");
export const isSpent = (tags: string[] | undefined): boolean => (tags ?? []).some((tag) => SPENT.test(tag));
