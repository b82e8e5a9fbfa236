/** One line for each world in the lobby. */
const LINES: Record<string, [string, string]> = {
  dungeoneer: [
    "A temple that grows, card by card. Your friends hold the monsters.",
    "Храм, который растёт карта за картой. А чудовища на руках у друзей.",
  ],
  runebound: [
    "A wide windy land, a villain one can hear coming, and an adventure a day's ride away.",
    "Широкая ветреная земля, злодей, чьи шаги уже слышны, и приключение в дне пути.",
  ],
  "machina-arcana": [
    "Under the ice stands a works that never stopped. Keep the light burning.",
    "Подо льдом стоит завод, который так и не остановили. Не дайте свету погаснуть.",
  ],
  gloomhaven: [
    "A cold harbour, honest debts, dirty work. Two cards a round, and every one counts.",
    "Холодная гавань, честные долги, грязная работа. Две карты в раунд — и каждая на счету.",
  ],
  "tainted-grail": [
    "A western shore under a fog that changes what it touches. Carry the fire home.",
    "Западный берег под туманом, что меняет всё, чего коснётся. Донесите огонь до дома.",
  ],
};

const OTHER: [string, string] = ["A small cellar, a big beast, a short evening.", "Маленький подвал, большой зверь, короткий вечер."];

export const worldLine = (game: string, lang: string): string => (LINES[game] ?? OTHER)[lang === "ru" ? 1 : 0];
