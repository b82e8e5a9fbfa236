/** What the seats of this browser want to be asked. The table keeps it and says it to whoever comes; it is
 * told only what a person changes here and, for a seat of which nothing was ever said, what this browser
 * prefers. */

import type { Connection } from "./connection.svelte";
import type { Stops } from "./protocol";
import { settings } from "./settings.svelte";
import { thingsOf } from "./things";

type Wish = Pick<Stops, "formal" | "smart" | "never" | "until">;

export class Asked {
  constructor(private conn: Connection) {}

  /** What the table has said of my seats. In a guided game every question is put. */
  get #kept(): Stops[] {
    if (this.conn.lesson) return [];
    return this.conn.yours.flatMap((seat) => this.conn.stops[seat] ?? []);
  }

  /** Whether something can be wished for here. */
  get heard(): boolean {
    return this.#kept.length > 0;
  }

  get formal(): boolean {
    return this.#kept[0]?.formal ?? settings.formal;
  }

  get smart(): boolean {
    return this.#kept[0]?.smart ?? settings.smart;
  }

  get until(): Wish["until"] {
    return this.#kept.find((kept) => kept.until)?.until ?? "";
  }

  /** The cards in sight that are never asked about, by id and name. */
  get never(): { id: string; name: string }[] {
    const ids = new Set(this.#kept.flatMap((kept) => kept.never));
    const cards = this.#kept.map((kept) => thingsOf(this.conn.latest[String(kept.seat)] ?? null).cards);
    return [...ids].flatMap((id) => {
      const name = cards.map((of) => of.get(id)?.name).find(Boolean);
      return name ? [{ id, name }] : [];
    });
  }

  has(id: string): boolean {
    return this.#kept.some((kept) => kept.never.includes(id));
  }

  toggle(id: string): void {
    const had = this.has(id);
    for (const { seat, never } of this.#kept) this.#tell(seat, { never: [...never.filter((card) => card !== id), ...(had ? [] : [id])] });
  }

  pass(until: Wish["until"]): void {
    this.change({ until });
  }

  /** A person wants something else from now on. */
  change(part: Partial<Wish>): void {
    for (const { seat } of this.#kept) this.#tell(seat, part);
  }

  /** What this browser prefers is said for a seat of which nothing was ever said. */
  begin(): void {
    for (const { seat, said } of this.#kept) if (said === false) this.#tell(seat, { formal: settings.formal, smart: settings.smart });
  }

  #tell(seat: number, part: Partial<Wish>): void {
    const kept = this.conn.stops[seat];
    if (kept) this.conn.setStops(seat, { formal: kept.formal, smart: kept.smart, never: kept.never, until: kept.until, ...part });
  }
}
