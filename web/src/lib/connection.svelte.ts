/** One table on the wire: views by seat, patches, reconnection, and the pace at which what
 * happened is shown. */

import { beatsOf, Teller, type Beat } from "./beats.svelte";
import { applyPatch, Gap } from "./patch";
import type {
  AskView,
  ChatLine,
  ClientMessage,
  Foreseen,
  Guide,
  Hint,
  Looked,
  Notice,
  Patch,
  Seat,
  SeatClock,
  SeatRequest,
  ServerMessage,
  SetStops,
  Stops,
  Table,
  TableClock,
  Taken,
  Teaching,
  Threat,
  Undo,
  UndoAsked,
  Way,
} from "./protocol";
import { settings } from "./settings.svelte";
import { claimed, dropSeat, keepGame, keepSeats, keepToken, papersOf, spent } from "./tables.svelte";

import { callMeTo } from "./turn";
import { t } from "./i18n.svelte";
import type { Takeback } from "./clock";

export type Key = string;
export const seatKey = (seat: number | null): Key => (seat === null ? "watch" : String(seat));

interface Held {
  seq: number;
  epoch: number;
  table: Table;
}

export class Connection {
  status = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  /** The server has not answered several times in a row. */
  away = $state(false);
  seats = $state.raw<Seat[]>([]);
  yours = $state.raw<number[]>([]);
  game = $state("");
  lesson = $state(false);
  /** A first game: hints are on, and a plain blunder is told before it is played. */
  first = $state(false);
  /** The seed, where whoever made the table knows it. */
  seed = $state("");
  /** The rules on which the table was made. */
  takeback = $state<Takeback>("consent");
  windows = $state<number | null>(null);
  clock = $state.raw<TableClock | null>(null);
  /** How much time each seat had left, and when we heard of it. */
  clocks = $state.raw<{ at: number; seats: SeatClock[] }>({ at: 0, seats: [] });
  /** Whom the owner has silenced; null: those without a seat. */
  muted = $state.raw<(number | null)[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What is drawn, by seat. */
  views = $state.raw<Record<Key, Table>>({});
  /** What has come in last, by seat: its question can be answered while the rest is being shown. */
  latest = $state.raw<Record<Key, Table>>({});
  /** What happened, beat by beat. */
  readonly teller = new Teller((key, table) => (this.views = { ...this.views, [key]: table }));
  /** What an answer would lead to, by question and key. */
  foreseen = $state.raw<Record<string, Foreseen>>({});
  /** What could befall a seat before its next turn. */
  threat = $state.raw<Threat | null>(null);
  /** Where a walk would lead that was asked about last. */
  way = $state.raw<Way | null>(null);
  /** What my seats want to be asked, as the table has it. */
  stops = $state.raw<Record<number, Stops>>({});
  undo = $state.raw<UndoAsked | null>(null);
  /** Something was taken back and nothing was answered since. */
  undone = $state(false);
  /** Who asks for the seat of a bot; only the owner of the table is told. */
  requests = $state.raw<SeatRequest[]>([]);
  /** The seat for which I have asked, and the one that I did not get. */
  asking = $state<number | null>(null);
  denied = $state<number | null>(null);
  hint = $state.raw<Hint | null>(null);
  guide = $state.raw<Guide | null>(null);
  teaching = $state.raw<Teaching | null>(null);
  notice = $state.raw<Notice | null>(null);
  error = $state.raw<{ code: string; text: string } | null>(null);
  /** In a first game: what is said to an answer that looks like a blunder, and that answer. */
  nudge = $state.raw<{ seat: number; ask: number; key: string; text: string } | null>(null);
  looked = $state.raw<Looked | null>(null);
  /** The table lets spectators in by a password only. */
  locked = $state(false);
  /** The question that was answered and whose consequences are not shown yet, by seat. */
  sent = $state.raw<Record<Key, AskView>>({});

  #held = new Map<Key, Held>();
  #asked = new Set<string>();
  #socket: WebSocket | null = null;
  #tries = 0;
  #again = 0;
  #ref = 0;
  #refs = new Map<string, Key>();
  #over = false;
  #beat = 0;
  #password = "";
  #refused: { code: string; text: string } | null = null;
  #given: { seat: number; ask: number; key: string } | null = null;

  constructor(
    readonly table: string,
    private tokens: string[],
    private lang: string,
  ) {
    this.#open();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.away = false;
      this.#hello();
      this.#beat = window.setInterval(() => this.send({ type: "ping" }), 25000);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      window.clearInterval(this.#beat);
      if (this.#over || this.#socket !== socket) return;
      this.status = "lost";
      this.away = this.#tries > 2;
      this.sent = {};
      const wait = Math.min(8000, 300 * 2 ** this.#tries++);
      this.#again = window.setTimeout(() => this.#open(), wait);
    };
  }

  #hello(): void {
    const papers = papersOf(this.table, this.tokens);
    this.send({ type: "hello", ...papers, lang: this.lang as "en" | "ru", password: this.#password });
  }

  /** Come in to watch with the password of the table. */
  unlock(password: string): void {
    this.#password = password.slice(0, 64);
    this.error = null;
    this.#hello();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Ask for whole views again: after a gap. */
  #resync(): void {
    this.#held.clear();
    this.#socket?.close();
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.status = "open";
        this.seats = message.seats;
        this.yours = message.yours;
        this.game = message.game;
        this.lesson = message.lesson;
        this.first = message.first ?? false;
        this.chat = message.chat;
        this.stops = {};
        this.undo = null;
        this.requests = [];
        this.asking = null;
        this.error = this.#refused;
        this.#refused = null;
        this.seed = message.seed ?? "";
        this.takeback = message.takeback ?? "consent";
        this.windows = message.windows ?? null;
        this.clock = message.clock ?? null;
        this.muted = message.muted ?? [];
        void callMeTo(this.table);
        this.locked = false;
        keepGame(this.table, message.game);
        keepSeats(this.table, message.yours);
        return;
      case "view": {
        const key = seatKey(message.seat);
        this.#held.set(key, { seq: message.seq, epoch: message.epoch, table: message.table });
        this.#show(key, message.table, null);
        return;
      }
      case "patch":
        if (typeof message.accepted === "string") this.#refs.delete(message.accepted);
        return this.#patch(message);
      case "accepted":
        this.#refs.delete(message.ref);
        return;
      case "chat":
        this.chat = [...this.chat, message.line].slice(-300);
        return;
      case "muted":
        this.muted = message.seats;
        return;
      case "clocks":
        this.clocks = { at: performance.now(), seats: message.clocks };
        return;
      case "stops":
        this.stops = { ...this.stops, [message.seat]: message };
        return;
      case "undo_asked":
        this.undo = message;
        return;
      case "undo_closed":
        this.undo = null;
        return;
      case "seats":
        this.seats = message.seats;
        this.#stoodUp(message.seats.filter((s) => s.kind === "bot" && this.yours.includes(s.seat)).map((s) => s.seat));
        return;
      case "requests":
        this.requests = message.requests;
        return;
      case "asking":
        this.asking = message.seat;
        this.denied = null;
        return;
      case "denied":
        this.asking = null;
        this.denied = message.seat;
        return;
      case "taken":
        this.asking = null;
        this.#taken(message);
        this.yours = [...this.yours.filter((s) => s !== message.seat), message.seat].sort((a, b) => a - b);
        return;
      case "gone":
        this.#stoodUp([message.seat]);
        this.error = { code: "gone", text: t("device-gone") };
        return;
      case "hint":
        this.hint = message;
        return;
      case "guide":
        this.guide = message;
        return;
      case "teaching":
        this.teaching = message;
        if (this.error?.code === "lesson") this.error = null;
        return;
      case "looked":
        this.looked = message;
        return;
      case "foreseen":
        this.foreseen = { ...this.foreseen, [`${message.seat}.${message.ask}.${message.key}`]: message };
        return;
      case "threat":
        this.threat = message;
        return;
      case "way":
        this.way = message;
        return;
      case "notice":
        this.notice = message;
        return;
      case "error": {
        const key = this.#refs.get(message.ref ?? "");
        if (key !== undefined) {
          const { [key]: _, ...rest } = this.sent;
          this.sent = rest;
          this.#refs.delete(message.ref ?? "");
        }
        if (/^[fw]/.test(message.ref ?? "")) return;
        if (message.code === "nudge" && this.#given) {
          this.nudge = { ...this.#given, text: message.text };
          return;
        }
        this.error = { code: message.code, text: message.text };
        if (message.code === "bad-token" && this.tokens.length && this.status !== "open") {
          // a seat that is no longer mine: come in as a spectator, and say why
          this.#refused = this.error;
          this.tokens = [];
          this.#hello();
        } else if (message.code === "bad-token" && this.status !== "open") this.locked = true;
        else if (message.code === "no-such-table" || (message.code === "not-found" && this.status !== "open")) this.close();
        return;
      }
      case "pong":
        return;
    }
  }

  /** A seat is mine, by a claim or where a bot sat. */
  #taken(seat: Taken): void {
    const was = claimed(this.table, seat.seat, seat.token, seat.link);
    if (was === undefined) keepToken(this.table, seat.seat, seat.token, seat.link, this.game);
    this.tokens = [...this.tokens.filter((token) => token !== was && token !== seat.token), seat.token];
  }

  /** A bot sits where I sat: what that seat sees is no longer mine. */
  #stoodUp(seats: number[]): void {
    if (!seats.length) return;
    for (const seat of seats) {
      const token = dropSeat(this.table, seat);
      this.tokens = this.tokens.filter((k) => k !== token);
      this.#held.delete(seatKey(seat));
      this.teller.drop(seatKey(seat));
      const { [seatKey(seat)]: _, ...rest } = this.views;
      this.views = rest;
      const { [seatKey(seat)]: __, ...others } = this.latest;
      this.latest = others;
      const { [seat]: ___, ...wishes } = this.stops;
      this.stops = wishes;
    }
    this.yours = this.yours.filter((s) => !seats.includes(s));
  }

  #patch(patch: Patch): void {
    const key = seatKey(patch.seat);
    const held = this.#held.get(key);
    if (!held || held.seq !== patch.base) return this.#resync();
    try {
      const table = applyPatch(held.table, patch);
      const beats = patch.keep === undefined || patch.keep === null ? beatsOf(key, held.table, patch) : [];
      if (patch.epoch > held.epoch) this.undone = true;
      this.#held.set(key, { seq: patch.seq, epoch: patch.epoch, table });
      this.#show(key, table, beats);
    } catch (error) {
      if (error instanceof Gap) return this.#resync();
      throw error;
    }
  }

  #show(key: Key, table: Table, beats: Beat[] | null): void {
    this.latest = { ...this.latest, [key]: table };
    if (this.hint && (table.ask?.number ?? -1) !== this.hint.ask && key === seatKey(this.hint.seat)) this.hint = null;
    this.teller.take(key, table, beats);
  }

  /** What would this answer lead to? Asked once for a question. */
  foresee(seat: number, key: string): void {
    const held = this.#held.get(seatKey(seat));
    const ask = held?.table.ask;
    if (!held || !ask || ask.kind !== "choose") return;
    const name = `${seat}.${held.epoch}.${ask.number}.${key}`;
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    this.send({ type: "foresee", seat, ask: ask.number, keys: [key], epoch: held.epoch, ref: `f${++this.#ref}` });
  }

  /** What threatens the seat? Asked once for a question. */
  findThreat(seat: number): void {
    const held = this.#held.get(seatKey(seat));
    const ask = held?.table.ask;
    if (!held || !ask) return;
    const name = `threat.${seat}.${held.epoch}.${ask.number}`;
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    this.send({ type: "threat", seat, ask: ask.number, epoch: held.epoch, ref: `t${++this.#ref}` });
  }

  /** Which way would a walk take? */
  findWay(seat: number, goal: string, first = ""): void {
    const held = this.#held.get(seatKey(seat));
    const ask = held?.table.ask;
    if (held && ask) this.send({ type: "way", seat, ask: ask.number, goal, epoch: held.epoch, ref: `w${++this.#ref}`, first });
  }

  /** Walk to a thing, answer by answer, the first of them as named; where no way leads there, nothing is
   * said. */
  walk(seat: number, goal: string, first = ""): void {
    const held = this.#held.get(seatKey(seat));
    const ask = held?.table.ask;
    if (!held || !ask) return;
    this.teller.begin();
    this.send({ type: "walk", seat, ask: ask.number, goal, epoch: held.epoch, ref: `w${++this.#ref}`, first });
  }

  /** `meant`: it is played even if it looks like a blunder. */
  answer(seat: number, key: string, meant = false): void {
    const held = this.#held.get(seatKey(seat));
    const ask = held?.table.ask;
    if (!held || !ask || this.sent[seatKey(seat)] === ask) return;
    const ref = `a${++this.#ref}`;
    this.undone = false;
    if (!this.send({ type: "answer", seat, ask: ask.number, key, epoch: held.epoch, ref, meant })) return;
    this.#given = { seat, ask: ask.number, key };
    this.nudge = null;
    this.teller.begin();
    this.error = null;
    this.#refs.set(ref, seatKey(seat));
    this.sent = { ...this.sent, [seatKey(seat)]: ask };
  }

  /** One more seat in this browser. */
  sitDown(token: string): void {
    if (this.tokens.includes(token) || spent(this.table, token)) return;
    keepToken(this.table, -1, token, "", this.game);
    this.tokens = [...this.tokens, token];
    this.#resync();
  }

  say(text: string): void {
    if (text.trim()) this.send({ type: "chat", text: text.trim().slice(0, 500) });
  }

  askUndo(to: NonNullable<Undo["to"]>): void {
    this.send({ type: "undo", to });
  }

  redo(): void {
    this.undone = false;
    this.send({ type: "redo" });
  }

  consent(yes: boolean): void {
    if (this.undo) this.send({ type: "consent", vote: this.undo.vote, yes });
  }

  askHint(seat: number): void {
    this.send({ type: "hint", seat });
  }

  takeOver(seat: number): void {
    this.send({ type: "takeover", seat, name: settings.name });
  }

  /** The owner lets somebody sit down, or does not. */
  grant(request: string, yes: boolean): void {
    this.send({ type: "grant", request, yes });
  }

  leave(seat: number): void {
    this.send({ type: "leave", seat });
  }

  kick(seat: number): void {
    this.send({ type: "kick", seat });
  }

  ban(seat: number): void {
    this.send({ type: "ban", seat });
  }

  mute(seat: number | null, yes: boolean): void {
    this.send({ type: "mute", seat, yes });
  }

  closeTable(): void {
    this.send({ type: "close" });
  }

  /** What a seat wants to be asked; it holds here at once, and the table says so again. */
  setStops(seat: number, wish: Required<Omit<SetStops, "type" | "seat" | "ref">>): void {
    if (this.send({ type: "stops", seat, ...wish })) this.stops = { ...this.stops, [seat]: { type: "stops", seat, ...wish, said: true } };
  }

  rename(seat: number, name: string): void {
    this.send({ type: "rename", seat, name });
  }

  look(answers: number, seat: number | null): void {
    this.send({ type: "look", answers, seat });
  }

  setLang(lang: "en" | "ru"): void {
    this.lang = lang;
    this.send({ type: "lang", lang });
  }

  close(): void {
    this.#over = true;
    this.status = "closed";
    window.clearTimeout(this.#again);
    this.teller.stop();
    window.clearInterval(this.#beat);
    this.#socket?.close();
  }
}
