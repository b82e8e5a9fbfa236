import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { planOf } from "../paint/plan";

const ids = [...readFileSync("../src/waystone/games/machina_arcana/content/tiles.yaml", "utf8").matchAll(/^- id: (\S+)/gm)].map((m) => m[1] as string);

describe("plans of tiles", () => {
  it("differ from tile to tile, and are always the same for one", () => {
    expect(ids.length).toBeGreaterThan(10);
    const plans = ids.map((id) => planOf(id, 10, 10));
    expect(new Set(plans.map((p) => p.works)).size).toBe(ids.length);
    expect(planOf(ids[0] as string, 10, 10)).toEqual(plans[0]);
  });
  it("stay inside their tile", () => {
    for (const id of ids) {
      const { frame, axes } = planOf(id, 10, 10);
      const spots = [...`${frame}${axes}`.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].flatMap((m) => [Number(m[1]), Number(m[2])]);
      expect(Math.min(...spots)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...spots)).toBeLessThanOrEqual(10);
    }
  });
});
