/** What a person prefers, kept in this browser. */

export type Lang = "en" | "ru";
/** How fast what happened is told; `off`: all at once. */
export type Pace = "0.5" | "1" | "2" | "off";

export interface Settings {
  lang: Lang;
  name: string;
  fontSize: number;
  confirm: boolean;
  pace: Pace;
  /** Show what an answer would lead to. */
  foresight: boolean;
  /** The table answers formal questions, and passes where no answer changes anything. */
  formal: boolean;
  smart: boolean;
  motion: "system" | "reduced";
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Call me by the browser when the table waits for me and I look elsewhere. */
  notify: boolean;
  contrast: boolean;
  /** In a hot seat: hide the table while the device is handed over. */
  veil: boolean;
}

const KEY = "waystone.settings";
export const PACES: Pace[] = ["0.5", "1", "2", "off"];

function first(): Settings {
  const start: Settings = {
    lang: typeof navigator !== "undefined" && navigator.language.startsWith("ru") ? "ru" : "en",
    name: "",
    fontSize: 16,
    confirm: false,
    pace: "1",
    foresight: true,
    formal: true,
    smart: true,
    motion: "system",
    sound: false,
    volume: 0.5,
    notify: false,
    contrast: false,
    veil: true,
  };
  try {
    const kept = { ...start, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
    return PACES.includes(kept.pace) ? kept : { ...kept, pace: "1" };
  } catch {
    return start;
  }
}

export const settings = $state<Settings>(first());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* a browser that keeps nothing still plays */
  }
}

export function stillness(): boolean {
  return settings.motion === "reduced" || (typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}
