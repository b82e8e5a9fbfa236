/** What the parts of a table share while it is drawn: which things are lit, what is picked, what
 * is looked at closely. */

import { getContext, setContext } from "svelte";
import { byThing, openings } from "./ask";
import type { Float } from "./changes";
import type { Words } from "./kinds";
import type { Asked } from "./asked.svelte";
import { lookOf } from "./look";
import { leads, placeOf, type Place } from "./places.svelte";
import type { AskView, Card, Cell, Choice, Foreseen, Piece, Scene, Table, Threat } from "./protocol";
import { thingsOf } from "./things";

export type Thing =
  | { of: "card"; card: Card }
  | { of: "piece"; piece: Piece }
  | { of: "cell"; cell: Cell; pieces: Piece[] };

export interface Menu {
  x: number;
  y: number;
  choices: Choice[];
  /** Each opens a way to this thing. */
  goal?: string;
  /** Opened by a key, there: the keys go on in it, and back. */
  from: HTMLElement | SVGElement | null;
}

export class Stage {
  table = $state.raw<Table | null>(null);
  ask = $state.raw<AskView | null>(null);
  picked = $state.raw<string[]>([]);
  hinted = $state("");
  pointed = $state("");
  /** What a lesson points at. */
  taught = $state("");
  /** A lesson says what to answer. */
  led = $state(false);
  /** So much of the board's upper left corner is covered by what lies there. */
  corner = $state.raw({ width: 0, height: 0 });
  /** What there is to choose from that does not lie on the table. */
  gallery = $state.raw<{ choice: Choice; card: Card }[]>([]);
  /** A page lies over the board. */
  reading = $state(false);
  /** So does one that was opened again, or what happened, told again. */
  leafing = $state(false);
  retold = $state(false);
  /** Where a dialog lies over the board, only what was asked for comes up beside it. */
  hushed = $derived.by(() => this.reading || this.leafing || this.retold || !!this.menu);
  /** The question is one that a page asks: its choices stand at the foot of the page. A lesson has a word
   * to say between the page and the answer. */
  paged = $derived.by(() => {
    const choices = this.ask?.choices ?? [];
    return this.reading && !this.led && this.ask?.kind === "choose" && choices.length <= 6 && choices.every((c) => !c.on) && !this.gallery.length;
  });
  /** In a lesson a page is read first; then comes the question. */
  unread = $derived(this.led && this.reading);
  thing = $state.raw<{ thing: Thing; pinned: boolean } | null>(null);
  menu = $state.raw<Menu | null>(null);
  /** Ids that the beat on show speaks of, and the numbers that change with it. */
  news = $state.raw<Set<string>>(new Set());
  floats = $state.raw<Float[]>([]);
  /** Who faces whom in the beat on show. */
  told = $state.raw<Scene | null>(null);
  /** What lies over the board: of a fight that goes on the beat on show, or what it is asked about. */
  scene = $derived.by((): Scene | null => {
    const going = this.table?.scene ?? this.ask?.scene ?? null;
    return going && this.told ? this.told : going;
  });
  /** What the answer would lead to that is being looked at. */
  foreseen = $state.raw<Foreseen | null>(null);
  weigh: (key: string) => void = () => {};
  /** Whether threats are to be shown, and those of the open question. */
  wary = $state(false);
  threat = $state.raw<Threat | null>(null);
  /** A click on a space that is no option: walk there, if this is a question of walking. */
  walk: (goal: string, first: string) => void = () => {};
  /** The way that a walk to the far space under the pointer would take. */
  way = $state.raw<string[]>([]);
  seek: (goal: string, first: string) => void = () => {};
  /** The answers that open that way. */
  opening = $state.raw<Choice[]>([]);
  /** What I want to be asked, where I play. */
  asked: Asked | null = null;
  /** Which game it is, and what it calls its kinds and tags. */
  game = $state("");
  words = $state.raw<Words>({});
  look = $derived(lookOf(this.game));
  /** The place where the question is asked, if every option has its door there. */
  place = $derived.by((): Place | null => {
    const found = this.ask?.kind === "choose" ? placeOf(this.game, this.ask.place ?? "") : null;
    return found && !this.gallery.length && leads(found, this.ask?.choices ?? []) ? found : null;
  });
  choose: (key: string) => void = () => {};
  /** Take an option up without answering: it stays on the board until it is confirmed. */
  aim: (key: string) => void = () => {};
  /** While the list of what lies on the board is open: the number of each space in it. */
  listed = $state.raw<Map<string, number>>(new Map());
  /** The option under the pointer or the focus. */
  aimed = $state("");
  /** How often what is to be laid has been turned. */
  turned = $state(0);
  #hover = 0;
  #weighing = 0;
  /** A thing was put away: nothing comes up again under a pointer that has not moved. */
  dismissed = false;

  /** The last that touched the screen was a finger: browsers then tell of a mouse that is not there. */
  fingered = false;

  /** A pointer rests on something, as only a mouse can. */
  rests(event: Event): boolean {
    return (event as PointerEvent).pointerType === "mouse" && !this.fingered;
  }

  lit = $derived(byThing(this.ask));
  things = $derived(thingsOf(this.table));
  about = $derived(new Set(this.ask?.about ?? []));
  /** The question asks for a space to go to: others than those lit can be walked to. */
  walking = $derived(this.ask?.kind === "choose" && (this.ask.choices ?? []).some((c) => !!c.on && this.things.cells.has(c.on)));
  /** The answers that open a way to a thing that is no option itself. A lesson goes step by step. */
  openings = $derived(this.led ? new Map<string, Choice[]>() : openings(this.ask));
  /** The things whose options are picked, and in which order. */
  chosen = $derived.by(() => {
    const on = new Map<string, number>();
    for (const choice of this.ask?.choices ?? []) {
      const at = this.picked.indexOf(choice.key);
      if (choice.on && at >= 0) on.set(choice.on, at + 1);
    }
    return on;
  });
  /** What would be laid: of the option that is looked at, or of the one that was taken up. */
  laying = $derived.by((): Choice | null => {
    const all = (this.ask?.choices ?? []).filter((c) => c.ghost);
    return all.find((c) => c.key === this.aimed) ?? all.find((c) => this.picked.includes(c.key)) ?? null;
  });
  turnable = $derived([...this.lit.keys()].some((id) => this.ways(id).length > 1));
  hintedOn = $derived((this.ask?.choices ?? []).filter((c) => this.hinted.split(" ").includes(c.key)).map((c) => c.on ?? ""));

  /** The drawings of pieces and mats by their names, for cards that stand for them. */
  #icons = $derived.by(() => {
    const found = new Map<string, string>();
    for (const mat of this.table?.mats ?? []) if (mat.icon) found.set(mat.name, mat.icon);
    for (const board of this.table?.boards ?? []) for (const piece of board.pieces ?? []) found.set(piece.name, piece.icon);
    return found;
  });
  iconOf(name: string): string {
    return this.#icons.get(name) ?? "";
  }

  /** The names of things that options belong to, to tell apart options that read the same. */
  #names = $derived.by(() => {
    const found = new Map<string, string>();
    for (const board of this.table?.boards ?? []) {
      for (const cell of board.cells ?? []) found.set(cell.id, cell.name || cell.id.slice(cell.id.indexOf(":") + 1));
      for (const piece of board.pieces ?? []) found.set(piece.id, [piece.name, piece.badge].filter(Boolean).join(" "));
      for (const edge of board.edges ?? []) if (edge.id) found.set(edge.id, edge.name || edge.id);
    }
    for (const mat of this.table?.mats ?? []) {
      found.set(mat.id, mat.name);
      for (const zone of mat.zones ?? []) for (const card of zone.cards ?? []) if (card.name) found.set(card.id, card.name);
    }
    return found;
  });
  #repeated = $derived.by(() => {
    const count = new Map<string, number>();
    for (const choice of this.ask?.choices ?? []) count.set(choice.text, (count.get(choice.text) ?? 0) + 1);
    return count;
  });
  /** What an option says; where several say the same, which of them it is. */
  says(choice: Choice): string {
    if ((this.#repeated.get(choice.text) ?? 0) < 2) return choice.text;
    const which = choice.on ? this.#names.get(choice.on) : "";
    if (which) return choice.text.includes(which) ? choice.text : `${choice.text}: ${which}`;
    const alike = (this.ask?.choices ?? []).filter((c) => c.text === choice.text);
    return `${choice.text} (${alike.findIndex((c) => c.key === choice.key) + 1})`;
  }

  label(id: string): string {
    return (this.lit.get(id) ?? []).map((c) => this.says(c)).join("; ");
  }

  /** The ways in which something can be laid there: options that all show a ghost. */
  ways(id: string): Choice[] {
    const choices = this.lit.get(id) ?? [];
    return choices.every((c) => c.ghost) ? choices : [];
  }

  #way(id: string): Choice | undefined {
    const ways = this.ways(id);
    return ways[this.turned % Math.max(1, ways.length)];
  }

  /** What is to be laid is turned, under the pointer and where it was put. */
  turn(): void {
    const on = this.laying?.on ?? "";
    const taken = this.picked.includes(this.laying?.key ?? "");
    const at = this.ways(on).findIndex((c) => c === this.laying);
    this.turned = at < 0 ? this.turned + 1 : at + 1;
    const way = this.#way(on);
    if (!way) return;
    if (taken) this.aim(way.key);
    else this.consider(way.key);
  }

  /** Somebody clicked on a lit thing. */
  act(id: string, event: MouseEvent | KeyboardEvent): void {
    const choices = this.lit.get(id);
    if (!choices?.length) return;
    event.stopPropagation();
    event.preventDefault();
    const way = this.#way(id);
    if (way) {
      const finger = "pointerType" in event && event.pointerType === "touch";
      if (finger && !this.picked.includes(way.key)) this.aim(way.key);
      else this.choose(way.key);
      return;
    }
    if (choices.length === 1) {
      this.choose((choices[0] as Choice).key);
      return;
    }
    const target = event.currentTarget as HTMLElement | SVGElement;
    const box = target.getBoundingClientRect();
    const mouse = "clientX" in event && event.clientX > 0;
    this.menu = { x: mouse ? event.clientX : box.left + box.width / 2, y: mouse ? event.clientY : box.top + box.height / 2, choices, from: mouse ? null : target };
  }

  /** Whether a click on this space is a wish to walk there. */
  far(id: string): boolean {
    if (!this.walking) return false;
    this.walk(id, "");
    return true;
  }

  /** Somebody clicked on a thing to which some answers open a way: the only one is taken, unless something
   * speaks against it; of several one is chosen there. A `figure` is clicked to look at it too: on it an
   * answer is always chosen. */
  open(id: string, event: MouseEvent, figure = false): boolean {
    const choices = this.openings.get(id);
    if (!choices?.length) return false;
    event.stopPropagation();
    const only = choices.length === 1 ? choices[0] : undefined;
    if (only && !only.warning && !only.final && !figure) this.walk(id, only.key);
    else this.menu = { x: event.clientX, y: event.clientY, choices, goal: id, from: null };
    return true;
  }

  /** What stands over the answers that open a way to a thing. */
  headed(id: string): "open-there" | "open-here" | "open-whom" {
    if (!this.things.cells.has(id)) return "open-whom";
    const mine = [...this.about].some((thing) => this.things.pieces.get(thing)?.cell === id);
    return mine ? "open-here" : "open-there";
  }

  /** An entry of the menu was chosen. */
  taken(menu: Menu, key: string): void {
    if (menu.goal === undefined) return this.choose(key);
    this.menu = null;
    this.walk(menu.goal, key);
  }

  /** The pointer or the focus is on an option: what would it lead to? */
  consider(key: string): void {
    window.clearTimeout(this.#weighing);
    this.aimed = key;
    if (!key) {
      this.foreseen = null;
      this.way = [];
      this.opening = [];
      this.seek("", "");
      this.weigh("");
      return;
    }
    this.#weighing = window.setTimeout(() => this.weigh(key), 160);
  }

  /** The same for a lit thing; of several options on it the first. Of a far space: the way there. */
  considerThing(id: string): void {
    const opening = this.openings.get(id) ?? [];
    if ((this.walking || opening.length) && !this.lit.has(id) && this.things.cells.has(id)) {
      window.clearTimeout(this.#weighing);
      this.opening = opening;
      this.#weighing = window.setTimeout(() => this.seek(id, opening[0]?.key ?? ""), 120);
    } else this.consider(this.#way(id)?.key ?? this.lit.get(id)?.[0]?.key ?? "");
  }

  keyed(id: string, event: KeyboardEvent): void {
    if (event.key === "Enter" || event.key === " ") this.act(id, event);
  }

  /** Look at a thing while the pointer rests on it, or for good. */
  over(thing: Thing): void {
    if (this.thing?.pinned || this.dismissed) return;
    window.clearTimeout(this.#hover);
    this.#hover = window.setTimeout(() => (this.thing = { thing, pinned: false }), 260);
  }

  out(): void {
    window.clearTimeout(this.#hover);
    if (this.thing && !this.thing.pinned) this.thing = null;
  }

  pin(thing: Thing): void {
    window.clearTimeout(this.#hover);
    this.thing = { thing, pinned: true };
  }

  unpin(): void {
    window.clearTimeout(this.#hover);
    this.thing = null;
    this.dismissed = true;
  }
}

const KEY = Symbol("stage");
export const setStage = (stage: Stage): Stage => setContext(KEY, stage);
export const getStage = (): Stage => getContext<Stage>(KEY);

const idOf = (thing: Thing): string => (thing.of === "card" ? thing.card.id : thing.of === "piece" ? thing.piece.id : thing.cell.id);

/** Long press on a touch screen looks closely; everywhere else the pointer rests or focus stays. */
export function closely(node: Element, args: { stage: Stage; thing: Thing }): { update: (a: typeof args) => void; destroy: () => void } {
  let { stage, thing } = args;
  let timer = 0;
  let pressed = false;
  /** The pointer or the focus is on this node. */
  let held = false;
  const down = (event: Event): void => {
    pressed = false;
    if ((event as PointerEvent).pointerType !== "touch") return;
    timer = window.setTimeout(() => {
      pressed = true;
      stage.pin(thing);
      stage.considerThing(idOf(thing));
    }, 450);
  };
  const click = (event: Event): void => {
    if (!pressed) return;
    pressed = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const up = (): void => window.clearTimeout(timer);
  const enter = (event: Event): void => {
    if (stage.rests(event)) look();
  };
  const look = (): void => {
    held = true;
    stage.over(thing);
    stage.considerThing(idOf(thing));
  };
  /** A node that goes away loses the focus while the table is drawn: nothing may change then. */
  const leave = (): void => {
    held = false;
    up();
    queueMicrotask(() => {
      stage.out();
      stage.consider("");
    });
  };
  const move = (event: Event): void => {
    const { movementX: x, movementY: y } = event as PointerEvent;
    if (Math.hypot(x, y) > 6) up();
    if (!stage.dismissed || (!x && !y)) return;
    stage.dismissed = false;
    enter(event);
  };
  const focus = (): void => {
    if (stage.fingered || !node.matches(":focus-visible")) return;
    stage.dismissed = false;
    look();
  };
  const context = (event: Event): void => (event.preventDefault(), stage.pin(thing));
  const on: [string, (event: Event) => void][] = [
    ["pointerdown", down],
    ["pointerup", up],
    ["pointermove", move],
    ["pointercancel", up],
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["focus", focus],
    ["blur", leave],
    ["contextmenu", context],
  ];
  for (const [name, handler] of on) node.addEventListener(name, handler);
  node.addEventListener("click", click, { capture: true });
  return {
    update: (next) => ({ stage, thing } = next),
    destroy: () => {
      up();
      if (held) leave();
      for (const [name, handler] of on) node.removeEventListener(name, handler);
      node.removeEventListener("click", click, { capture: true });
    },
  };
}
