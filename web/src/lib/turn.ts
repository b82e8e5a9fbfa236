/** "Your turn" where somebody who looks elsewhere sees it: in the title, by the browser, and by the
 * server where no page is open. */

import { api } from "./api";
import { gameName } from "./games.svelte";
import { t } from "./i18n.svelte";
import { settings } from "./settings.svelte";
import { mine, tableOf } from "./tables.svelte";

export function title(game: string, turn: boolean): string {
  const name = game && gameName(game) ? `${gameName(game)} · Waystone` : "Waystone";
  return turn ? `● ${t("your-turn")} · ${name}` : name;
}

/** Tell somebody who has turned to another window that the table waits for them. */
export function call(game: string): void {
  if (!settings.notify || !document.hidden || !mayCall()) return;
  const told = new Notification(t("your-turn"), { body: gameName(game), icon: "/waystone-192.png", tag: location.pathname });
  told.onclick = () => (window.focus(), told.close());
}

const mayCall = (): boolean => "Notification" in window && Notification.permission === "granted";

/** Ask the browser for leave; without it the wish is void. */
export async function wishCalls(wanted: boolean): Promise<void> {
  settings.notify = wanted && "Notification" in window && (mayCall() || (await Notification.requestPermission()) === "granted");
  for (const table of mine.tables.slice(0, 60)) await callMeTo(table.table, !settings.notify);
}

/** Calls reach a browser that has no page of ours open, if it and the server can do that. */
async function subscription(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker?.active) return null;
  const known = await worker.pushManager.getSubscription();
  if (known) return known;
  const { key } = await api.push();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Have the server call this browser when a table waits for me, or no longer. */
export async function callMeTo(table: string, off = false): Promise<void> {
  const seats = tableOf(table)?.tokens.filter((k) => k.mine) ?? [];
  if (!seats.length || !(off || (settings.notify && mayCall()))) return;
  try {
    const at = (await subscription())?.toJSON();
    if (!at?.endpoint) return;
    const keys = { p256dh: at.keys?.p256dh ?? "", auth: at.keys?.auth ?? "" };
    for (const { token } of seats) await api.calls(table, { token, endpoint: at.endpoint, ...keys, lang: settings.lang, off });
  } catch {
    /* who cannot be called looks by themselves */
  }
}
