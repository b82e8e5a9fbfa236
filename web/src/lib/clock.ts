/** The rules of a table in words: how long people have to think, what they may take back. */

import { t } from "./i18n.svelte";
import type { TableClock, Welcome } from "./protocol";

export type Takeback = NonNullable<Welcome["takeback"]>;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

/** What the set-up offers. */
export const CLOCKS: TableClock[] = [
  { per: "move", seconds: 5 * MINUTE },
  { per: "move", seconds: HOUR },
  { per: "move", seconds: DAY },
  { per: "move", seconds: 3 * DAY },
  { per: "game", seconds: HOUR },
  { per: "game", seconds: 3 * HOUR },
];

/** A span of time in its two largest parts. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts: ["days" | "hours" | "minutes" | "seconds", number][] = [
    ["days", Math.floor(whole / DAY)],
    ["hours", Math.floor((whole % DAY) / HOUR)],
    ["minutes", Math.floor((whole % HOUR) / MINUTE)],
    ["seconds", whole % MINUTE],
  ];
  const from = parts.findIndex(([, n]) => n > 0);
  if (from < 0) return t("seconds", { n: 0 });
  return parts
    .slice(from, from + 2)
    .filter(([, n]) => n > 0)
    .map(([unit, n]) => t(unit, { n }))
    .join(" ");
}

const PER = { move: "clock-move", game: "clock-game" } as const;
const RULES = { fair: "takeback-fair", consent: "takeback-consent", free: "takeback-free", none: "takeback-none" } as const;

/** What the set-up offers where hidden cards are played out of turn: nothing said, at once, or closing after so many seconds. */
export const WINDOWS = [null, 10, 0];
export const windowsWord = (seconds: number | null): string => (seconds ? t("windows-closing", { n: seconds }) : t(seconds === null ? "windows-even" : "windows-open"));

export const clockWord = (clock: TableClock | null): string => (clock ? t(PER[clock.per], { time: span(clock.seconds) }) : t("clock-none"));
export const takebackWord = (rule: Takeback): string => t(RULES[rule]);
