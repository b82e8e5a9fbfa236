import { t } from "./i18n.svelte";
import type { Seat } from "./protocol";
import type { Word } from "./words";

const BOTS: Record<string, Word> = { greedy: "bot-greedy", random: "bot-random", ismcts: "bot-ismcts" };

/** A bot by its kind; what is added to it (`ismcts:2s`) stands behind. */
export function botName(bot: string): string {
  const [kind = "", ...more] = bot.split(":");
  const word = BOTS[kind];
  const name = word ? t(word) : kind;
  return more.length ? `${name} ${more.join(":")}` : name;
}

/** What to call whoever sits there. */
export function seatName(seat: Seat | undefined): string {
  if (!seat) return "";
  return seat.name || (seat.kind === "bot" ? t("bot-of", { kind: botName(seat.bot || "?") }) : t("player-n", { n: seat.seat + 1 }));
}
