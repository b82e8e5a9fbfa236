/** What a person prefers, kept in this browser. */

export type Lang = "en" | "ru";
export type Pace = "calm" | "quick" | "instant";

export interface Settings {
  lang: Lang;
  name: string;
  fontSize: number;
  confirm: boolean;
  pace: Pace;
  motion: "system" | "reduced";
  sound: boolean;
  contrast: boolean;
  /** In a hot seat: hide the table while the device is handed over. */
  veil: boolean;
}

const KEY = "waystone.settings";

function first(): Settings {
  const start: Settings = {
    lang: typeof navigator !== "undefined" && navigator.language.startsWith("ru") ? "ru" : "en",
    name: "",
    fontSize: 16,
    confirm: false,
    pace: "calm",
    motion: "system",
    sound: false,
    contrast: false,
    veil: true,
  };
  try {
    return { ...start, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
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
