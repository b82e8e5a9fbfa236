/** The eye on a board: pan and zoom by mouse, fingers, wheel and keys, and what it looks at by
 * itself until somebody moves it. */

import { fill, fit, keepIn, resized, settle, zoom, type Camera } from "../../lib/camera";
import type { Point } from "../../lib/layout";

/** The buttons beside the board, and on a phone those at its foot, cover nothing of it. */
const RAIL = 64;
const FOOT = 48;
/** So near to the edge of the window a thing is not in sight as a whole. */
const EDGE = 56;
/** Milliseconds without a move after a frame was shown: it has come to rest. */
const REST = 160;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Eye {
  camera = $state.raw<Camera>({ x: 0, y: 0, k: 1 });
  /** The closeness for which the sheet is drawn. It is only shifted and stretched while somebody moves
   * it, and drawn anew when it has come to rest closer or farther. */
  near = $state(1);
  #rest = 0;
  #frame = 0;
  /** Somebody has moved it. */
  touched = false;
  dragged = 0;
  #fingers = new Map<number, Point>();
  #size = { width: 0, height: 0 };

  /** What is looked at by itself, and the whole sheet on which the board is drawn. */
  constructor(
    private box: () => Box,
    private sheet: () => Box,
  ) {}

  /** Where the sheet lies in the window; on whole pixels as long as it is not stretched. */
  get place(): string {
    const { x, y, k } = this.camera;
    const sheet = this.sheet();
    const [left, top] = [x + sheet.x * k, y + sheet.y * k];
    return k === this.near ? `translate(${Math.round(left)}px, ${Math.round(top)}px)` : `translate(${left}px, ${top}px) scale(${k / this.near})`;
  }

  #look(camera: Camera): void {
    this.#hold();
    this.camera = camera;
    this.near = camera.k;
  }

  #hold(): void {
    window.clearTimeout(this.#rest);
    window.cancelAnimationFrame(this.#frame);
  }

  /** The board whole, or as close as tokens need, around what matters. */
  frame(width: number, all: number, least: number, points: Point[]): void {
    this.#size = { width, height: all };
    if (!width || !all) return;
    const room = width > 900 ? width - RAIL : width;
    const height = width > 900 ? all : Math.max(all / 2, all - FOOT);
    const whole = fit(this.box(), room, height);
    if (whole.k >= least * 0.9 || !points.length) {
      this.#look(whole);
      return;
    }
    const pad = 100;
    const [left, right] = [Math.min(...points.map((p) => p.x)), Math.max(...points.map((p) => p.x))];
    const [top, bottom] = [Math.min(...points.map((p) => p.y)), Math.max(...points.map((p) => p.y))];
    const near = fit({ x: left - pad, y: top - pad, width: right - left + 2 * pad, height: bottom - top + 2 * pad }, room, height, 8);
    const k = Math.min(Math.max(near.k, least * 0.75), least * 1.25);
    this.#look(settle(zoom(near, k / near.k, { x: room / 2, y: height / 2 }), this.box(), room, height));
  }

  /** What is spoken of comes into sight, if it is not: out of the upper left corner too, so far as that is covered. */
  show(point: Point, corner = { width: 0, height: 0 }): void {
    const { width, height } = this.#size;
    const { x, y, k } = this.camera;
    if (!width || !height) return;
    const [across, down] = [x + point.x * k, y + point.y * k];
    const seen = (at: number, room: number): boolean => at >= EDGE && at <= room - EDGE;
    const covered = corner.width > 0 && across < corner.width + EDGE && down < corner.height + EDGE;
    const [stays, level] = [seen(across, width) && !covered, seen(down, height)];
    if (stays && level) return;
    const from = width - corner.width >= 2 * EDGE ? corner.width : 0;
    this.#look(keepIn({ k, x: stays ? x : (from + width) / 2 - point.x * k, y: level ? y : height / 2 - point.y * k }, this.box(), width, height));
  }

  /** In a window of another size: what it looked at stays in its middle, unless it is set anew. */
  resize(width: number, height: number, stays: boolean): void {
    if (stays && this.#size.height) this.#look(fill(resized(this.camera, this.#size, { width, height }), this.box(), width, height));
    this.#size = { width, height };
  }

  #move(next: Camera): void {
    this.touched = true;
    this.camera = keepIn(next, this.box(), this.#size.width, this.#size.height);
    this.#hold();
    if (next.k === this.near) return;
    // counted from a frame that brought no move: slow frames must not look like rest
    this.#frame = window.requestAnimationFrame(() => (this.#rest = window.setTimeout(() => (this.near = this.camera.k), REST)));
  }

  closer(factor: number): void {
    this.#move(zoom(this.camera, factor, { x: this.#size.width / 2, y: this.#size.height / 2 }));
  }

  whole(): void {
    this.touched = false;
    this.#look(fit(this.box(), this.#size.width > 900 ? this.#size.width - RAIL : this.#size.width, this.#size.height));
  }

  #local(pane: Element, event: PointerEvent | WheelEvent): Point {
    const box = pane.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  down(pane: Element, event: PointerEvent): void {
    this.#fingers.set(event.pointerId, this.#local(pane, event));
    if (this.#fingers.size === 1) this.dragged = 0;
  }

  move(pane: Element, event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#local(pane, event);
    const other = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, p]) => p)[0];
    let next = this.camera;
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      if (was > 4) next = zoom(next, is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      next = { ...next, x: next.x + (now.x - before.x) / 2, y: next.y + (now.y - before.y) / 2 };
    } else next = { ...next, x: next.x + now.x - before.x, y: next.y + now.y - before.y };
    this.dragged += Math.hypot(now.x - before.x, now.y - before.y);
    this.#fingers.set(event.pointerId, now);
    if (this.dragged <= 6 && !other) return;
    if (!pane.hasPointerCapture(event.pointerId)) pane.setPointerCapture(event.pointerId);
    this.#move(next);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  wheel(pane: Element, event: WheelEvent): void {
    event.preventDefault();
    this.#move(zoom(this.camera, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), this.#local(pane, event)));
  }

  keyed(event: KeyboardEvent): void {
    const by: Record<string, [number, number]> = { ArrowLeft: [70, 0], ArrowRight: [-70, 0], ArrowUp: [0, 70], ArrowDown: [0, -70] };
    const step = by[event.key];
    if (step) this.#move({ ...this.camera, x: this.camera.x + step[0], y: this.camera.y + step[1] });
    else if (event.key === "+" || event.key === "=") this.closer(1.3);
    else if (event.key === "-") this.closer(1 / 1.3);
    else if (event.key === "0") this.whole();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A drag answers nothing. */
  press = (node: Element): { destroy: () => void } => {
    const wheel = (event: Event): void => this.wheel(node, event as WheelEvent);
    const click = (event: Event): void => {
      if (this.dragged > 6) event.stopPropagation();
    };
    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("click", click, { capture: true });
    return { destroy: () => (node.removeEventListener("wheel", wheel), node.removeEventListener("click", click, { capture: true })) };
  };
}
