import { describe, expect, it } from "vitest";
import { fill, fit, keepIn, resized, zoom } from "../src/lib/camera";
import { center, corners, edgeLine, HEX, layout, seating, SQUARE } from "../src/lib/layout";
import type { Board, Cell } from "../src/lib/protocol";

const board = (shape: Board["shape"], cells: [number, number][], more: Partial<Board> = {}): Board => ({
  id: "b",
  name: "B",
  shape,
  cells: cells.map(([x, y]): Cell => ({ id: `${x},${y}`, x, y })),
  ...more,
});
const AROUND: [number, number][] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

describe("hexes", () => {
  it.each(["hex", "hex-flat"] as const)("%s: all six neighbours are equally far and share a side", (shape) => {
    const plan = layout(board(shape, [[0, 0], ...AROUND]));
    for (const [q, r] of AROUND) {
      const at = center(shape, q, r);
      expect(Math.hypot(at.x, at.y)).toBeCloseTo(HEX * Math.sqrt(3));
      const line = edgeLine(plan, { a: "0,0", b: `${q},${r}`, kind: "wall" });
      expect(line?.across).toBe(false);
      expect(Math.hypot((line?.from.x ?? 0) - (line?.to.x ?? 0), (line?.from.y ?? 0) - (line?.to.y ?? 0))).toBeCloseTo(HEX);
    }
  });

  it("pointy hexes have a corner above, flat ones a side", () => {
    expect(corners("hex", { x: 0, y: 0 })[0]?.y).toBeCloseTo(-HEX);
    const [a, b] = corners("hex-flat", { x: 0, y: 0 });
    expect(a?.y).toBeCloseTo(b?.y ?? 0);
    expect(a?.y).toBeLessThan(0);
  });

  it("a road runs from centre to centre", () => {
    const plan = layout(board("hex", [[0, 0], [1, 0]]));
    const line = edgeLine(plan, { a: "0,0", b: "1,0", kind: "road" }, true);
    expect(line).toMatchObject({ across: true, from: { x: 0, y: 0 } });
  });
});

describe("squares, cards and places", () => {
  it("sides count from the north clockwise", () => {
    const plan = layout(board("square", [[0, 0]]));
    const north = edgeLine(plan, { a: "0,0", kind: "wall", side: 0 });
    const east = edgeLine(plan, { a: "0,0", kind: "wall", side: 1 });
    const west = edgeLine(plan, { a: "0,0", kind: "wall", side: 3 });
    expect(north?.from.y).toBe(-SQUARE / 2);
    expect(north?.to.y).toBe(-SQUARE / 2);
    expect(east?.from.x).toBe(SQUARE / 2);
    expect(west?.from.x).toBe(-SQUARE / 2);
  });

  it("an edge to a cell that is not there is not drawn", () => {
    const plan = layout(board("square", [[0, 0]]));
    expect(edgeLine(plan, { a: "nowhere", kind: "wall" })).toBeNull();
    expect(edgeLine(plan, { a: "0,0", b: "9,9", kind: "wall" })).toBeNull();
  });

  it.each([1, 10, 400])("places at coordinates times %d never overlap", (times) => {
    const cells: [number, number][] = [[0, 0], [1, 0], [1, 1], [3, 2], [2, 5]];
    const spots = [...layout(board("places", cells.map(([x, y]) => [x * times, y * times]))).spots.values()];
    for (const a of spots)
      for (const b of spots) {
        if (a === b) continue;
        const apart = Math.abs(a.x - b.x) >= 168 || Math.abs(a.y - b.y) >= 104;
        expect(apart).toBe(true);
      }
  });

  it("an empty board has a box one can look at", () => {
    expect(layout(board("hex", [])).box.width).toBeGreaterThan(0);
  });
});

describe("pieces of one cell", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 12, 20])("%d of them stand inside it and apart", (count) => {
    const { at, size } = seating(count, 50);
    expect(at).toHaveLength(count);
    for (const p of at) expect(Math.hypot(p.x, p.y)).toBeLessThan(60);
    for (const p of at) for (const q of at) if (p !== q) expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(size * 0.9);
  });
});

describe("the camera", () => {
  it("leaves no empty room beside a large board", () => {
    const large = { x: 0, y: 0, width: 1000, height: 1000 };
    expect(fill({ k: 1, x: -900, y: 300 }, large, 400, 600)).toEqual({ k: 1, x: -628, y: 28 });
    expect(fill({ k: 1, x: -200, y: -100 }, large, 400, 600)).toEqual({ k: 1, x: -200, y: -100 });
    expect(fill({ k: 0.1, x: 70, y: 90 }, large, 400, 600)).toEqual({ k: 0.1, x: 70, y: 90 });
  });
  it("keeps the middle when the window grows", () => {
    expect(resized({ k: 2, x: 10, y: 20 }, { width: 300, height: 200 }, { width: 300, height: 600 })).toEqual({ k: 2, x: 10, y: 220 });
  });
  const box = { x: -100, y: -50, width: 400, height: 300 };
  it("fits a board into the window", () => {
    const camera = fit(box, 800, 600);
    expect(box.x * camera.k + camera.x).toBeGreaterThanOrEqual(0);
    expect((box.x + box.width) * camera.k + camera.x).toBeLessThanOrEqual(800);
  });
  it("keeps the point under the finger when it zooms", () => {
    const before = { x: 10, y: 20, k: 1 };
    const at = { x: 200, y: 100 };
    const after = zoom(before, 1.7, at);
    expect((at.x - after.x) / after.k).toBeCloseTo((at.x - before.x) / before.k);
    expect((at.y - after.y) / after.k).toBeCloseTo((at.y - before.y) / before.k);
  });
  it("never loses the board", () => {
    const far = keepIn({ x: 9999, y: -9999, k: 1 }, box, 800, 600);
    expect(far.x + box.x).toBeLessThan(800);
    expect(far.y + box.y + box.height).toBeGreaterThan(0);
  });
});
