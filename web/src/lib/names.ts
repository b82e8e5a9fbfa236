import { t } from "./i18n.svelte";
import type { Seat } from "./protocol";

/** What to call whoever sits there. */
export function seatName(seat: Seat | undefined): string {
  if (!seat) return "";
  return seat.name || (seat.kind === "bot" ? t("bot-of", { kind: seat.bot || "?" }) : t("player-n", { n: seat.seat + 1 }));
}
