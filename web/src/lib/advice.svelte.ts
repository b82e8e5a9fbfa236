/** Set-up on a short path: before the first round, the answer that the game's bot would give can be
 * taken with one click, for this question or for all that are left. */

import { untrack } from "svelte";
import { api } from "./api";
import type { Connection } from "./connection.svelte";
import type { AskView } from "./protocol";

export class Advice {
  /** The question before the first round that is open now. */
  early = $state<number | null>(null);
  /** Which question shall be answered as advised, once the advice is in. */
  #taking = $state<number | null>(null);
  /** All questions up to the first round shall. */
  #all = $state(false);
  #begun = false;

  constructor(
    private conn: Connection,
    private token: () => string,
  ) {}

  /** A question has come up: is the game being set up still? */
  look(ask: AskView | null): void {
    const number = ask?.number ?? null;
    untrack(() => {
      if (number === null || this.#begun || number === this.early) return;
      this.early = null;
      if (!this.token()) return;
      api.replay(this.conn.table, this.token()).then(
        (replay) => {
          this.#begun = replay.steps.some((step) => !!step.opens);
          this.early = this.#begun ? null : number;
          if (this.#begun) this.#all = false;
        },
        () => (this.#begun = true),
      );
    });
  }

  /** Answer as advised: this question, or all of the set-up. */
  take(seat: number, ask: AskView, all: boolean): void {
    this.#taking = ask.number;
    this.#all = all;
    if (this.conn.hint?.ask !== ask.number) this.conn.askHint(seat);
  }

  /** What to answer now, if that has been asked for and the advice is in. */
  due(seat: number | null, ask: AskView | null): string | null {
    if (seat === null || !ask || this.early !== ask.number) return null;
    if (this.#all && this.#taking !== ask.number) this.take(seat, ask, true);
    const hint = this.conn.hint;
    if (this.#taking !== ask.number || hint?.ask !== ask.number || hint.seat !== seat) return null;
    return hint.key;
  }
}
