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
  SeatRequest,
  ServerMessage,
  SetStops,
  Table,
  Undo,
  UndoAsked,
  Way,
} from "./protocol";
import { settings } from "./settings.svelte";
import { dropSeat, keepGame, keepSeats, keepToken } from "./tables.svelte";

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
  chat = $state.raw<ChatLine[]>([]);
  /** What is drawn, by seat. */
  views = $state.raw<Record<Key, Table>>({});
  /** What has come in last, by seat: its question can be answered while the rest is being shown. */
  latest = $state.raw<Record<Key, Table>>({});
  /** What happened, beat by beat. */
  readonly teller = new Teller((key, table) => (this.views = { ...this.views, [key]: table }));
  /** What an answer would lead to, by question and key. */
  foreseen = $state.raw<Record<string, Foreseen>>({});
  /** Where a walk would lead that was asked about last. */
  way = $state.raw<Way | null>(null);
  undo = $state.raw<UndoAsked | null>(null);
  /** Who asks for the seat of a bot; only the owner of the table is told. */
  requests = $state.raw<SeatRequest[]>([]);
  /** The seat for which I have asked, and the one that I did not get. */
  asking = $state<number | null>(null);
  denied = $state<number | null>(null);
  hint = $state.raw<Hint | null>(null);
  guide = $state.raw<Guide | null>(null);
  notice = $state.raw<Notice | null>(null);
  error = $state.raw<{ code: string; text: string } | null>(null);
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
    this.send({ type: "hello", tokens: this.tokens, lang: this.lang as "en" | "ru", password: this.#password });
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
        this.chat = message.chat;
        this.undo = null;
        this.requests = [];
        this.asking = null;
        this.error = null;
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
        return this.#patch(message);
      case "accepted":
        this.#refs.delete(message.ref);
        return;
      case "chat":
        this.chat = [...this.chat, message.line].slice(-300);
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
        keepToken(this.table, message.seat, message.token, message.link, this.game);
        this.tokens = [...this.tokens, message.token];
        this.yours = [...this.yours.filter((s) => s !== message.seat), message.seat].sort((a, b) => a - b);
        return;
      case "hint":
        this.hint = message;
        return;
      case "guide":
        this.guide = message;
        return;
      case "looked":
        this.looked = message;
        return;
      case "foreseen":
        this.foreseen = { ...this.foreseen, [`${message.seat}.${message.ask}.${message.key}`]: message };
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
        this.error = { code: message.code, text: message.text };
        if (message.code === "bad-token" && this.tokens.length && this.status !== "open") {
          // a seat that is no longer mine: come in as a spectator
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

  /** Which way would a walk take? */
  findWay(seat: number, goal: string): void {
    const held = this.#held.get(seatKey(seat));
    const ask = held?.table.ask;
    if (held && ask) this.send({ type: "way", seat, ask: ask.number, goal, epoch: held.epoch, ref: `w${++this.#ref}` });
  }

  /** Walk to a thing, answer by answer; where no way leads there, nothing is said. */
  walk(seat: number, goal: string): void {
    const held = this.#held.get(seatKey(seat));
    const ask = held?.table.ask;
    if (!held || !ask) return;
    this.teller.begin();
    this.send({ type: "walk", seat, ask: ask.number, goal, epoch: held.epoch, ref: `w${++this.#ref}` });
  }

  answer(seat: number, key: string): void {
    const held = this.#held.get(seatKey(seat));
    const ask = held?.table.ask;
    if (!held || !ask || this.sent[seatKey(seat)] === ask) return;
    const ref = `a${++this.#ref}`;
    if (!this.send({ type: "answer", seat, ask: ask.number, key, epoch: held.epoch, ref })) return;
    this.teller.begin();
    this.error = null;
    this.#refs.set(ref, seatKey(seat));
    this.sent = { ...this.sent, [seatKey(seat)]: ask };
  }

  /** One more seat in this browser. */
  sitDown(token: string): void {
    if (this.tokens.includes(token)) return;
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

  closeTable(): void {
    this.send({ type: "close" });
  }

  /** What a seat wants to be asked. */
  setStops(seat: number, stops: Omit<SetStops, "type" | "seat">): void {
    this.send({ type: "stops", seat, ...stops });
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
