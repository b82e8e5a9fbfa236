/** Set-up on a short path: a question of the set-up can be answered as the game's bot would with one
 * click, for this question or for all that are left. */

import type { Connection } from "./connection.svelte";
import type { AskView } from "./protocol";

export class Advice {
  /** Which question shall be answered as advised, once the advice is in. */
  #taking = $state<number | null>(null);
  /** All questions of the set-up shall. */
  #all = $state(false);

  constructor(private conn: Connection) {}

  /** Answer as advised: this question, or all of the set-up. */
  take(seat: number, ask: AskView, all: boolean): void {
    this.#taking = ask.number;
    this.#all = all;
    if (this.conn.hint?.ask !== ask.number) this.conn.askHint(seat);
  }

  /** What to answer now, if that has been asked for and the advice is in. */
  due(seat: number | null, ask: AskView | null): string | null {
    if (seat === null || !ask) return null;
    if (!ask.setup) {
      this.#all = false;
      return null;
    }
    if (this.#all && this.#taking !== ask.number) this.take(seat, ask, true);
    const hint = this.conn.hint;
    if (this.#taking !== ask.number || hint?.ask !== ask.number || hint.seat !== seat) return null;
    return hint.key;
  }
}
