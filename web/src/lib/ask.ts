/** What a person has picked so far of a question, and the answer it makes. An answer is one
 * string: a key, keys with a space between them (`none` for none), or a number. */

import type { AskView, Choice } from "./protocol";

export interface Pick {
  keys: string[];
  amount: number;
}

export const NONE = "none";

export function startPick(ask: AskView): Pick {
  return { keys: [], amount: ask.least ?? 1 };
}

export const least = (ask: AskView): number => ask.least ?? 1;
export const most = (ask: AskView): number => ask.most ?? 1;

/** A click on an option: the next pick. */
export function toggle(ask: AskView, pick: Pick, key: string): Pick {
  if (ask.kind === "choose") return { ...pick, keys: [key] };
  if (pick.keys.includes(key)) return { ...pick, keys: pick.keys.filter((k) => k !== key) };
  if (ask.kind !== "amount" && pick.keys.length >= most(ask)) {
    return most(ask) === 1 ? { ...pick, keys: [key] } : pick;
  }
  return { ...pick, keys: [...pick.keys, key] };
}

export function setAmount(ask: AskView, pick: Pick, amount: number): Pick {
  const whole = Math.round(amount) || 0;
  return { ...pick, amount: Math.min(most(ask), Math.max(least(ask), whole)) };
}

/** Move an option of an order up or down. */
export function shift(pick: Pick, key: string, by: number): Pick {
  const from = pick.keys.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= pick.keys.length) return pick;
  const keys = [...pick.keys];
  keys.splice(from, 1);
  keys.splice(to, 0, key);
  return { ...pick, keys };
}

export function ready(ask: AskView, pick: Pick): boolean {
  switch (ask.kind) {
    case "choose":
      return pick.keys.length === 1;
    case "many":
    case "order":
      return pick.keys.length >= least(ask) && pick.keys.length <= most(ask);
    case "amount":
      return pick.amount >= least(ask) && pick.amount <= most(ask);
  }
}

export function answerOf(ask: AskView, pick: Pick): string {
  if (ask.kind === "amount") return String(pick.amount);
  return pick.keys.join(" ") || NONE;
}

/** Which options belong to which thing on the table. */
export function byThing(ask: AskView | null | undefined): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of ask?.choices ?? []) {
    if (!choice.on) continue;
    const there = found.get(choice.on);
    if (there) there.push(choice);
    else found.set(choice.on, [choice]);
  }
  return found;
}

/** The answers that open a way to each thing, where the click is on the thing. */
export function openings(ask: AskView | null | undefined): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of ask?.choices ?? []) for (const goal of choice.reach ?? []) found.set(goal, [...(found.get(goal) ?? []), choice]);
  return found;
}

/** What was typed on the command line, as an answer: a key, several keys, a number of an option
 * or the beginning of a key or label that only one option has. */
export function typed(ask: AskView, line: string): string | null {
  const words = line.trim().split(/\s+/).filter(Boolean);
  if (!words.length) return null;
  if (ask.kind === "amount") return /^-?\d+$/.test(words[0] ?? "") ? (words[0] ?? null) : null;
  if (words.length === 1 && words[0] === NONE && ask.kind === "many") return NONE;
  const whole = find(ask, line.trim());
  if (whole && ask.kind !== "order") return whole.key;
  const keys: string[] = [];
  for (const word of words) {
    const choice = find(ask, word);
    if (!choice) return null;
    keys.push(choice.key);
  }
  return ask.kind === "choose" && keys.length > 1 ? null : keys.join(" ");
}

function find(ask: AskView, word: string): Choice | null {
  const choices = ask.choices ?? [];
  const exact = choices.find((c) => c.key === word);
  if (exact) return exact;
  if (/^\d+$/.test(word)) return choices[Number(word) - 1] ?? null;
  const low = word.toLocaleLowerCase();
  const near = choices.filter((c) => c.key.toLowerCase().startsWith(low) || c.text.toLocaleLowerCase().startsWith(low));
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** Neighbours whose keys begin with the same word stand together, in the order they came, so that a
 * long list stays readable. */
export function grouped(choices: Choice[]): { name: string; choices: Choice[] }[] {
  const groups: { name: string; choices: Choice[] }[] = [];
  for (const choice of choices) {
    const name = choices.length > 8 && choice.key.includes(":") ? choice.key.slice(0, choice.key.indexOf(":")) : "";
    const last = groups.at(-1);
    if (last && last.name === name) last.choices.push(choice);
    else groups.push({ name, choices: [choice] });
  }
  return groups;
}

/** What options on cards have in common: the words before the name of the card, and the warning.
 * Said once, it need not be said below every card, if there are at least so many. */
export function inCommon(options: { name: string; text: string; warning: string }[], least = 4): { does: string; warning: string } | null {
  const [first] = options;
  if (!first || options.length < least || options.some((o) => !o.name || !o.text.includes(o.name) || o.warning !== first.warning)) return null;
  const before = options.map((o) => o.text.slice(0, o.text.indexOf(o.name)));
  const after = options.map((o) => o.text.slice(o.text.indexOf(o.name) + o.name.length));
  if (new Set(before).size > 1 || new Set(after).size > 1 || /[\p{L}\d]/u.test(after[0] ?? "")) return null;
  const does = (before[0] ?? "").replace(/[^\p{L}\p{N}]+$/u, "");
  return does ? { does, warning: first.warning } : null;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+|[+−-]?\d+/gu) ?? [];

/** What an option does is what it says already: the same words, or in a long line all but one that joins them. */
export const repeats = (says: string, effect: string): boolean => {
  if (says.toLowerCase().includes(effect.toLowerCase().replace(/\.$/, ""))) return true;
  const [said, does] = [new Set(wordsOf(says)), wordsOf(effect)];
  const more = does.filter((word) => !said.has(word));
  return does.length > 5 && more.length < 2 && more.every((word) => /\p{L}/u.test(word));
};
