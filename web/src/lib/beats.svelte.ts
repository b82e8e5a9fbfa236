/** Beats: what happened, one fact after another. Each is shown for a time that does not depend on
 * any animation, so that nothing can hold up the next; whoever answers, or does not want to wait,
 * is at the end at once. */

import { changes, quiet, type Changes } from "./changes";
import { applyOp, withLog } from "./patch";
import type { LogLine, Patch, Scene, Table } from "./protocol";
import { settings } from "./settings.svelte";

export interface Beat {
  key: string;
  table: Table;
  before: Table;
  lines: LogLine[];
  changes: Changes;
  /** Who faces whom while it is told, and how it adds up. */
  scene: Scene | null;
}

/** The moments that a patch leads through, without the last, which is the whole. */
export function beatsOf(key: string, table: Table, patch: Pick<Patch, "beats" | "log" | "keep">): Beat[] {
  const found: Beat[] = [];
  let now = table;
  let told = patch.keep ?? table.log?.at(-1)?.n ?? 0;
  for (const beat of patch.beats ?? []) {
    const before = now;
    for (const op of beat.ops ?? []) now = applyOp(now, op) as Table;
    const lines = (patch.log ?? []).filter((l) => l.n > told && l.n <= beat.n);
    told = Math.max(told, beat.n);
    now = withLog(now, undefined, lines);
    found.push({ key, table: now, before, lines, changes: changes(before, now), scene: beat.scene ?? null });
  }
  return found;
}

const CALM = 900;
const QUIET = 380;
/** Dice and cards that have come up, and a sum, want to be read. */
const READ = 1600;
const LEAST = 130;
/** However much happens, it is told in so many milliseconds. */
const LONGEST = 14000;

export function timeOf(beat: Beat, waiting: number, speed: number): number {
  const words = beat.lines.reduce((sum, l) => sum + l.text.length, 0);
  const calm = quiet(beat.changes) ? QUIET : CALM + Math.min(900, words * 7);
  const base = beat.scene ? Math.max(READ, calm) : calm;
  return Math.max(LEAST, Math.min(base, LONGEST / Math.max(1, waiting)) / speed);
}

/** So many moments of the past can be looked at again. */
const REMEMBERED = 60;

export class Teller {
  /** How many beats still wait, the one on show, and those since my last answer. */
  behind = $state(0);
  beat = $state.raw<Beat | null>(null);
  past = $state.raw<Beat[]>([]);
  /** The lines of the log that beats have told since the table was opened. */
  told: number[] = [];
  #queue: Beat[] = [];
  #whole = new Map<string, Table>();
  #timer = 0;

  constructor(private put: (key: string, table: Table) => void) {}

  /** A table as it is now, and the beats that led to it; without beats it is shown at once. */
  take(key: string, table: Table, beats: Beat[] | null): void {
    if (beats?.length) this.past = [...this.past, ...beats].slice(-REMEMBERED);
    if (beats === null || settings.pace === "off" || document.hidden) {
      for (const beat of beats ?? []) this.#tell(beat);
      this.drop(key);
      this.put(key, table);
      if (!this.#queue.length) this.beat = null;
      return;
    }
    this.#queue.push(...beats);
    this.#whole.set(key, table);
    this.behind = this.#queue.length;
    if (!this.#timer) this.#next();
  }

  #next(): void {
    this.#timer = 0;
    const next = this.#queue.shift();
    this.behind = this.#queue.length;
    if (!next) return this.#end();
    this.#tell(next);
    this.beat = next;
    this.put(next.key, next.table);
    const time = timeOf(next, this.#queue.length, Number(settings.pace) || 1);
    this.#timer = window.setTimeout(() => this.#next(), time);
  }

  #tell(beat: Beat): void {
    this.told.push(...beat.lines.map((l) => l.n));
  }

  /** All is shown: the tables as they are. */
  #end(): void {
    this.beat = null;
    for (const [key, table] of this.#whole) this.put(key, table);
    this.#whole.clear();
  }

  /** Show at once all that still waits. */
  skip(): void {
    this.stop();
    for (const beat of this.#queue) this.#tell(beat);
    this.#queue = [];
    this.behind = 0;
    this.#end();
  }

  /** Whoever answers has seen enough; what happens from now on is what comes of it. */
  begin(): void {
    this.skip();
    this.past = [];
  }

  drop(key: string): void {
    this.#queue = this.#queue.filter((q) => q.key !== key);
    this.#whole.delete(key);
    this.behind = this.#queue.length;
  }

  stop(): void {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
  }
}
