import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const set = JSON.parse(readFileSync(join(__dirname, "../node_modules/@iconify-json/game-icons/icons.json"), "utf8")) as {
  icons: Record<string, unknown>;
};

describe("the icons that content names", () => {
  it("are in the set", () => {
    const games = join(__dirname, "../../src/waystone/games");
    const files = readdirSync(games, { recursive: true, withFileTypes: true }).filter((f) => f.name.endsWith(".yaml"));
    const missing = files.flatMap((file) => {
      const text = readFileSync(join(file.parentPath, file.name), "utf8");
      const named = [...text.matchAll(/\bicon: "?([a-z0-9-]+)"?(?=[\s,}]|$)/gm)].map((found) => found[1] ?? "");
      return named.filter((icon) => !(icon in set.icons)).map((icon) => `${file.name}: ${icon}`);
    });
    expect(missing).toEqual([]);
  });
});
