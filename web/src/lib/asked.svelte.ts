/** What the seats of this browser want to be asked: told to the table whenever it changes. */

import type { Connection } from "./connection.svelte";
import { settings } from "./settings.svelte";

export class Asked {
  /** Things that are never asked about, by id and name. */
  never = $state.raw<{ id: string; name: string }[]>([]);
  until = $state<"" | "turn" | "something">("");

  constructor(private conn: Connection) {}

  has(id: string): boolean {
    return this.never.some((card) => card.id === id);
  }

  toggle(id: string, name: string): void {
    this.never = this.has(id) ? this.never.filter((card) => card.id !== id) : [...this.never, { id, name }];
  }

  pass(until: "" | "turn" | "something"): void {
    this.until = until;
  }

  /** In a guided game every question is put. */
  tell(): void {
    const wish = { formal: settings.formal, smart: settings.smart, never: this.never.map((card) => card.id), until: this.until };
    if (this.conn.status !== "open" || this.conn.lesson) return;
    for (const seat of this.conn.yours) this.conn.setStops(seat, wish);
  }
}
