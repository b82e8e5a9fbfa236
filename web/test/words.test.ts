import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { kindWord, tagWords } from "../src/lib/kinds";
import { lookOf, stroke, tone } from "../src/lib/look";
import { owners } from "../src/lib/owners";
import { parse } from "../src/lib/route.svelte";
import { words } from "../src/lib/words";

describe("the client's words", () => {
  it("have the same gaps to fill in both languages", () => {
    for (const [id, [en, ru]] of Object.entries(words)) {
      const gaps = (text: string): string => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort().join();
      expect(gaps(ru), id).toBe(gaps(en));
      expect(ru.trim(), id).not.toBe("");
    }
  });
  it("are all used", () => {
    const files = readdirSync("src", { withFileTypes: true, recursive: true }).filter((f) => f.isFile() && f.name !== "words.ts");
    const source = files.map((f) => readFileSync(join(f.parentPath, f.name), "utf8")).join("\n");
    const idle = Object.keys(words).filter((id) => !source.includes(`"${id}"`) && !/^undo-(answer|step|turn|round|start)$/.test(id));
    expect(idle).toEqual([]);
  });
});

describe("kinds and tags", () => {
  const words = { hero: "герой", elite: "элитный", now: "" };
  it("are called as the game calls them; what has no word is one", () => {
    expect(kindWord("hero", words)).toBe("Герой");
    expect(tagWords(["now", "elite", "Отравлен"], words)).toEqual(["Элитный", "Отравлен"]);
  });
});

describe("terrain and edges", () => {
  const look = { ...lookOf("no-such-game"), tones: { sea: "water" }, strokes: { ford: "water" as const } };
  it("look as the game says; any other kind still has a colour", () => {
    expect(tone(look, "sea")).toBe("var(--water)");
    expect(tone(look, "")).toBe("var(--t0)");
    expect(tone(look, "zzz")).toMatch(/^var\(--t\d\)$/);
    expect(stroke(look, "ford")).toBe("water");
    expect(stroke(look, "anything")).toBe("line");
  });
});

describe("owners", () => {
  it("know whose piece and whose card it is", () => {
    const found = owners({
      game: "x",
      seat: null,
      phase: "",
      mats: [{ id: "mat:1", name: "B", seat: 1, zones: [{ id: "z", name: "Z", cards: [{ id: "c", under: [{ id: "u" }] }] }] }],
      boards: [{ id: "b", name: "B", shape: "hex", pieces: [{ id: "hero:cook", cell: "x", name: "Cook", icon: "cook", seat: 0 }] }],
    });
    expect(found.get("hero:cook")).toBe(0);
    expect(found.get("cook")).toBe(0);
    expect(found.get("u")).toBe(1);
  });
});

describe("addresses", () => {
  const at = (path: string): ReturnType<typeof parse> => parse(new URL(path, "http://table"));
  it("carry the secret of a seat after the hash", () => {
    expect(at("/t/abc#s3cret")).toEqual({ page: "table", table: "abc", tokens: ["s3cret"] });
    expect(at("/t/abc/replay")).toEqual({ page: "replay", table: "abc", tokens: [] });
    expect(at("/rules/GH-ATT-07")).toMatchObject({ page: "rules", id: "GH-ATT-07" });
    expect(at("/no/such")).toEqual({ page: "lost" });
  });
});
