import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { floor, folders, symbols, themed } from "../scripts/looks";

const GAMES = "../src/waystone/games";

describe("the look of a game", () => {
  it("lies in its folder and is whole", () => {
    const found = folders(GAMES);
    expect(found.size).toBeGreaterThan(1);
    for (const [game, folder] of found) {
      const look = JSON.parse(readFileSync(join(folder, "look.json"), "utf8")) as { emblem: string; line: Record<string, string> };
      expect(look.emblem, game).toMatch(/^[a-z-]+$/);
      expect(look.line["en"] && look.line["ru"], game).toBeTruthy();
      expect(floor(readFileSync(join(folder, "floor.svg"), "utf8"))?.width, game).toBeGreaterThan(0);
      expect(readFileSync(join(folder, "theme.css"), "utf8"), game).toContain(":root {");
    }
  });
  it("draws every door of its places, in words of both languages", () => {
    const told = [...folders(GAMES)].filter(([, folder]) => existsSync(join(folder, "places.json")));
    expect(told.length).toBeGreaterThan(1);
    for (const [game, folder] of told) {
      const places = JSON.parse(readFileSync(join(folder, "places.json"), "utf8")) as Record<string, { drawing: string; doors: { id: string; keys: string[]; name: Record<string, string> }[] }>;
      for (const place of Object.values(places)) {
        const drawn = symbols(readFileSync(join(folder, place.drawing), "utf8"));
        expect(Object.keys(drawn).sort(), game).toEqual(["ground", ...place.doors.map((d) => d.id)].sort());
        const keys = place.doors.flatMap((d) => d.keys);
        expect(new Set(keys).size, game).toBe(keys.length);
        for (const door of place.doors) expect(door.name["en"] && door.name["ru"], door.id).toBeTruthy();
      }
    }
  });
  it("colours only its own part of the page", () => {
    expect(themed("the-inn", ":root { --ink: red; }")).toBe('[data-theme="the-inn"] { --ink: red; }');
  });
});

describe("the client", () => {
  it("names no game", () => {
    const games = [...folders(GAMES).keys()].filter((id) => !id.startsWith("_"));
    const css = readFileSync("src/themes/themes.css", "utf8");
    expect(games.filter((id) => css.includes(id))).toEqual([]);
  });
});
