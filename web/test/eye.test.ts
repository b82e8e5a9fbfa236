import { describe, expect, it, vi } from "vitest";
import { Eye } from "../src/table/board/eye.svelte";

vi.stubGlobal("window", { clearTimeout: () => {}, cancelAnimationFrame: () => {} });

const box = { x: 0, y: 0, width: 2000, height: 2000 };
const looking = (): Eye => {
  const eye = new Eye(
    () => box,
    () => box,
  );
  eye.frame(390, 300, 1, [{ x: 1000, y: 1000 }]);
  return eye;
};
const seen = (eye: Eye, point: { x: number; y: number }): { x: number; y: number } => ({ x: eye.camera.x + point.x * eye.camera.k, y: eye.camera.y + point.y * eye.camera.k });

describe("what a lesson speaks of", () => {
  it("comes into sight", () => {
    const eye = looking();
    const far = { x: 1000, y: 400 };
    expect(seen(eye, far).y).toBeLessThan(0);
    eye.show(far);
    expect(seen(eye, far)).toEqual({ x: 195, y: 150 });
    expect(eye.touched).toBe(false);
  });
  it("does not stay under what covers the corner", () => {
    const eye = looking();
    const level = seen(eye, { x: 1000, y: 1000 }).y;
    eye.show({ x: 1000, y: 1000 }, { width: 190, height: 150 });
    expect(seen(eye, { x: 1000, y: 1000 })).toEqual({ x: 290, y: level });
  });
  it("moves nothing where it is in sight", () => {
    const eye = looking();
    const was = eye.camera;
    eye.show({ x: 1010, y: 1010 });
    expect(eye.camera).toBe(was);
  });
});
