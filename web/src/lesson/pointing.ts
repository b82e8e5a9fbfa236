/** Where on the screen the thing is that a lesson points at, and where its bubble fits. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const HUD = "hud:";
/** Where several things are to be picked, what comes after the last of them. */
const CONFIRM = "[data-confirm]";

/** Of the things to be picked in turn the one that is next, then what confirms them. A thing is
 * picked with the option that belongs to it. */
export function nextOf(point: string, picked: string[], chosen: ReadonlyMap<string, number> = new Map()): string {
  const all = point.split(" ").filter(Boolean);
  return all.find((id) => !picked.includes(id) && !chosen.has(id)) ?? (all.length ? CONFIRM : "");
}

/** Drawn, and not put away in a closed list. */
const seen = (e: Element): boolean => {
  const box = e.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && (typeof e.checkVisibility !== "function" || e.checkVisibility());
};

/** A part of the head-up display; `hud:goals:2` is the second of its goals. */
function partOf(point: string, root: ParentNode): Element | null {
  const [name = "", which = "1"] = point.slice(HUD.length).split(":");
  return [...root.querySelectorAll(`[data-hud="${CSS.escape(name)}"]`)].filter(seen)[Number(which) - 1] ?? null;
}

/** The element of a thing on the table, of an option, or of a part of the head-up display. A thing
 * that is put away is shown by the option it stands for, an option that is put away by the thing or
 * the door that offers it, one that is only a number on its card by the card; a card of the gallery
 * by itself, and a figure where it faces another, or else where it stands. */
export function elementOf(point: string, root: ParentNode = document): Element | null {
  if (!point) return null;
  if (point === CONFIRM) return root.querySelector(CONFIRM);
  if (point.startsWith(HUD)) return partOf(point, root);
  const id = CSS.escape(point);
  const names = [`[data-pick="${id}"]`, `#options [data-thing="${id}"]`, `#options [data-key="${id}"]`, `.scene [data-thing="${id}"]`, `[data-board] [data-thing="${id}"]`, `[data-thing="${id}"]`, `[data-key="${id}"]`, `[data-on="${id}"]`, `[data-behind~="${id}"]`];
  for (const name of names) {
    const found = [...root.querySelectorAll(name)].find(seen);
    if (found) return found.closest(".marked") ?? found;
  }
  const offered = root.querySelector(`[data-key="${id}"]`)?.getAttribute("data-on");
  return offered ? elementOf(offered, root) : null;
}

export const boxOf = (element: Element, margin = 6): Box => {
  const r = element.getBoundingClientRect();
  return { x: Math.round(r.left - margin), y: Math.round(r.top - margin), w: Math.round(r.width + 2 * margin), h: Math.round(r.height + 2 * margin) };
};

const GAP = 14;
const EDGE = 10;

interface Size {
  w: number;
  h: number;
}

const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The place of a bubble of this size: beside what is pointed at, never over it, and not over the
 * question that is to be answered, which begins at `floor`; if it can be helped, not over what is
 * to be read with it, as dice are; without anything to point at, under the head of the table. */
export function placeOf(target: Box | null, size: Size, screen: Size, floor = screen.h, read: Box[] = []): { x: number; y: number } {
  const first = beside(target, size, screen, floor);
  const hides = (at: { x: number; y: number }, what: Box[]): boolean => what.some((one) => meet({ ...at, ...size }, one));
  if (!hides(first, read)) return first;
  const [low, right] = [floor - GAP - size.h, screen.w - size.w - EDGE];
  const others = [low, EDGE].flatMap((y) => [first.x, EDGE, right].map((x) => ({ x, y })));
  return others.find((at) => at.y >= EDGE && !hides(at, target ? [target, ...read] : read)) ?? first;
}

function beside(target: Box | null, size: Size, screen: Size, floor: number): { x: number; y: number } {
  const clampX = (x: number): number => Math.max(EDGE, Math.min(x, screen.w - size.w - EDGE));
  const clampY = (y: number): number => Math.max(EDGE, Math.min(y, floor - size.h - EDGE));
  if (!target) return { x: clampX((screen.w - size.w) / 2), y: clampY(100) };
  const middle = clampX(target.x + target.w / 2 - size.w / 2);
  const above = Math.min(floor, target.y) - GAP - size.h;
  if (target.y + target.h > floor && above >= EDGE) return { x: middle, y: above };
  if (target.y - GAP - size.h >= EDGE) return { x: middle, y: target.y - GAP - size.h };
  if (target.y + target.h + GAP + size.h <= floor - EDGE) return { x: middle, y: target.y + target.h + GAP };
  // below or above the row in which it stands, as far as there is room: its neighbours are spoken of too
  const level = target.y + target.h / 2 < floor / 2 ? clampY(floor) : EDGE;
  if (target.x + target.w + GAP + size.w <= screen.w - EDGE) return { x: target.x + target.w + GAP, y: level };
  if (target.x - GAP - size.w >= EDGE) return { x: target.x - GAP - size.w, y: level };
  if (target.y + target.h + GAP + size.h <= screen.h - EDGE) return { x: middle, y: target.y + target.h + GAP };
  return { x: middle, y: EDGE };
}
