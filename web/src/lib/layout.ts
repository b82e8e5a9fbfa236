/** Where the cells, edges and pieces of a board lie on the plane. */

import type { Board, Cell, Edge } from "./protocol";

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  cell: Cell;
  /** Corners, clockwise from the first side's first corner. */
  corners: Point[];
  /** Half the width that fits inside. */
  reach: number;
}

export interface Layout {
  shape: Board["shape"];
  spots: Map<string, Spot>;
  box: { x: number; y: number; width: number; height: number };
}

const ROOT3 = Math.sqrt(3);
export const HEX = 56;
export const SQUARE = 96;
export const TILE = 190;
export const TILE_GAP = 14;
export const PLACE_W = 168;
export const PLACE_H = 104;
/** Plaques are wide, and so are screens. */
const STRETCH = 1.3;

export function center(shape: Board["shape"], x: number, y: number, scale = 1): Point {
  switch (shape) {
    case "hex":
      return { x: HEX * ROOT3 * (x + y / 2), y: HEX * 1.5 * y };
    case "hex-flat":
      return { x: HEX * 1.5 * x, y: HEX * ROOT3 * (y + x / 2) };
    case "square":
      return { x: SQUARE * x, y: SQUARE * y };
    case "cards":
      return { x: (TILE + TILE_GAP) * x, y: (TILE + TILE_GAP) * y };
    case "places":
      return { x: x * scale * STRETCH, y: y * scale };
  }
}

export function corners(shape: Board["shape"], at: Point): Point[] {
  if (shape === "hex" || shape === "hex-flat") {
    const first = shape === "hex" ? -90 : -120;
    return Array.from({ length: 6 }, (_, n) => {
      const angle = ((first + 60 * n) * Math.PI) / 180;
      return { x: at.x + HEX * Math.cos(angle), y: at.y + HEX * Math.sin(angle) };
    });
  }
  const w = shape === "square" ? SQUARE / 2 : shape === "cards" ? TILE / 2 : PLACE_W / 2;
  const h = shape === "square" ? SQUARE / 2 : shape === "cards" ? TILE / 2 : PLACE_H / 2;
  return [
    { x: at.x - w, y: at.y - h },
    { x: at.x + w, y: at.y - h },
    { x: at.x + w, y: at.y + h },
    { x: at.x - w, y: at.y + h },
  ];
}

/** Location maps may use any coordinates: the scale that keeps their plaques apart. */
export function placeScale(cells: Cell[]): number {
  let scale = 1;
  for (let a = 0; a < cells.length; a++) {
    for (let b = a + 1; b < cells.length; b++) {
      const dx = Math.abs((cells[a] as Cell).x - (cells[b] as Cell).x);
      const dy = Math.abs((cells[a] as Cell).y - (cells[b] as Cell).y);
      if (!dx && !dy) continue;
      const apart = Math.min(dx ? (PLACE_W + 26) / (dx * STRETCH) : Infinity, dy ? (PLACE_H + 30) / dy : Infinity);
      scale = Math.max(scale, apart);
    }
  }
  return scale;
}

export function layout(board: Board): Layout {
  const cells = board.cells ?? [];
  const scale = board.shape === "places" ? placeScale(cells) : 1;
  const spots = new Map<string, Spot>();
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const reach = { hex: HEX * 0.86, "hex-flat": HEX * 0.86, square: SQUARE / 2, cards: TILE / 2, places: PLACE_H / 2 }[board.shape];
  for (const cell of cells) {
    const at = center(board.shape, cell.x, cell.y, scale);
    const around = corners(board.shape, at);
    spots.set(cell.id, { ...at, cell, corners: around, reach });
    for (const p of around) {
      box.left = Math.min(box.left, p.x);
      box.right = Math.max(box.right, p.x);
      box.top = Math.min(box.top, p.y);
      box.bottom = Math.max(box.bottom, p.y);
    }
  }
  if (!cells.length) return { shape: board.shape, spots, box: { x: 0, y: 0, width: 1, height: 1 } };
  return {
    shape: board.shape,
    spots,
    box: { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top },
  };
}

/** The two ends of an edge: the side that two cells share, the side of one, or, where they do
 * not touch or where it runs `through` both (a road), the line between their centres (`across`). */
export function edgeLine(plan: Layout, edge: Edge, through = false): { from: Point; to: Point; across: boolean } | null {
  const a = plan.spots.get(edge.a);
  if (!a) return null;
  const b = edge.b ? plan.spots.get(edge.b) : undefined;
  if (b) {
    if (through || plan.shape === "places" || plan.shape === "cards") return { from: a, to: b, across: true };
    const shared = a.corners.filter((p) => b.corners.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 2));
    if (shared.length === 2) return { from: shared[0] as Point, to: shared[1] as Point, across: false };
    return { from: a, to: b, across: true };
  }
  if (edge.b) return null;
  const n = a.corners.length;
  const side = (((edge.side ?? 0) % n) + n) % n;
  return { from: a.corners[side] as Point, to: a.corners[(side + 1) % n] as Point, across: false };
}

/** Where the pieces of one cell stand, and how big each is. */
export function seating(count: number, reach: number): { at: Point[]; size: number } {
  if (count <= 1) return { at: [{ x: 0, y: 0 }], size: reach * 0.68 };
  if (count === 2) {
    const d = reach * 0.48;
    return { at: [{ x: -d, y: 0 }, { x: d, y: 0 }], size: reach * 0.46 };
  }
  if (count <= 7) {
    const ring = count === 7 ? 6 : count;
    const r = reach * 0.55;
    const at = Array.from({ length: ring }, (_, n) => {
      const angle = ((n * 360) / ring - 90) * (Math.PI / 180);
      return { x: r * Math.cos(angle), y: r * Math.sin(angle) };
    });
    if (count === 7) at.push({ x: 0, y: 0 });
    return { at, size: reach * (count <= 4 ? 0.38 : 0.28) };
  }
  const side = Math.ceil(Math.sqrt(count));
  const step = (reach * 1.5) / side;
  const at = Array.from({ length: count }, (_, n) => ({
    x: ((n % side) - (side - 1) / 2) * step,
    y: (Math.floor(n / side) - (Math.ceil(count / side) - 1) / 2) * step,
  }));
  return { at, size: step * 0.46 };
}

export const path = (points: Point[]): string => points.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(" ");

/** The corners moved towards the middle, so that neighbours do not touch. */
export function inset(spot: Spot, by: number): Point[] {
  return spot.corners.map((p) => {
    const d = Math.hypot(p.x - spot.x, p.y - spot.y) || 1;
    return { x: p.x - ((p.x - spot.x) / d) * by, y: p.y - ((p.y - spot.y) / d) * by };
  });
}
