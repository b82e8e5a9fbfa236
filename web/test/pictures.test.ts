import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { contrast } from "../paint/colour";
import { fitting, paint, portrait } from "../paint/paint";
import { listed, painted } from "../paint/plugin";
import { read, written } from "../paint/recipe";
import { recipes } from "../paint/recipes";
import { silhouette, unlike } from "../paint/silhouette";
import { fit, outline } from "../paint/subjects";
import { TERRAINS, terrain } from "../paint/terrain";
import { TEXTURES, texture } from "../paint/texture";
import { parse } from "../paint/yaml";
import { folders } from "../scripts/looks";
import { rankShape } from "../src/lib/ranks";

const GAMES = `${dirname(fileURLToPath(import.meta.url))}/../../src/waystone/games`;
const worlds = [...folders(GAMES)].map(([game, look]) => [game, painted(look)] as const);

test.each(worlds)("%s: every named thing has a picture of its own, and its figure stands out", (_, { recipes, hand }) => {
  const seen = new Map<string, string>();
  const wrong: string[] = [];
  for (const recipe of recipes) {
    const made = paint(recipe, hand, outline);
    if (!made) wrong.push(`${recipe.id} shows nothing: ${recipe.subjects.join(" ")}`);
    else if (seen.has(made.svg)) wrong.push(`${recipe.id} looks like ${seen.get(made.svg)}`);
    else seen.set(made.svg, recipe.id);
    for (const figure of made?.figure ?? []) for (const ground of made?.grounds ?? []) if (contrast(figure, ground) < 3) wrong.push(`${recipe.id}: ${figure} on ${ground}`);
  }
  expect(wrong).toEqual([]);
  expect(seen.size).toBe(recipes.length);
  // and not only by the lie of the land: subject, second subject, place, mood and number
  const composed = recipes.map(({ subjects, setting, mood, group }) => `${subjects.join(" ")} ${setting} ${mood} ${group}`);
  expect(composed.filter((one, n) => composed.indexOf(one) !== n)).toEqual([]);
});

test.each(worlds)("%s: what stands on a board is told apart at 24 pixels", (_, { recipes, things, hand }) => {
  const kinds = new Map(things.map((thing) => [thing.id, thing.kind]));
  const icons = [...new Set(recipes.filter((r) => ["monsters", "beasts"].includes(kinds.get(r.id) ?? "")).map((r) => r.subjects[0] as string))];
  const shapes = icons.map((icon) => silhouette(outline(icon) as string, 24));
  for (let a = 0; a < icons.length; a++) for (let b = 0; b < a; b++) expect(unlike(shapes[a] as number[], shapes[b] as number[]), `${icons[a]} and ${icons[b]}`).toBeGreaterThan(0.1);
  for (const recipe of recipes.slice(0, 20)) {
    const made = portrait(recipe, hand, outline);
    for (const figure of made?.figure ?? []) for (const ground of made?.grounds ?? []) expect(contrast(figure, ground)).toBeGreaterThanOrEqual(3);
  }
});

test("no two beings of a kind wear one face", () => {
  for (const [game, { recipes, things }] of worlds) {
    const kinds = new Map(things.map((thing) => [thing.id, thing.kind]));
    const faces = recipes.filter((r) => kinds.get(r.id) === "monsters").map((r) => r.subjects[0]);
    expect(faces.filter((face, n) => faces.indexOf(face) !== n), game).toEqual([]);
  }
});

test("what is of our days, and what is cut out of a square, is no subject", () => {
  for (const icon of ["spider-face", "brick-wall", "laptop", "ak47", "dice-six-faces-five", "no-such-icon"]) expect(fit(icon), icon).toBe(false);
  for (const icon of ["wolf-head", "broadsword", "lantern", "sailboat"]) expect(fit(icon), icon).toBe(true);
  for (const [, { recipes, things }] of worlds) {
    const own = new Set(things.flatMap((thing) => (Array.isArray(thing.art) ? thing.art.map(String) : [])));
    expect(recipes.flatMap((r) => r.subjects).filter((subject) => !own.has(subject) && !fit(subject))).toEqual([]);
  }
});

test("a card that says nothing of its picture gets one that fits", () => {
  const bare = (id: string, en: string, kind = "cards") => ({ id, kind, file: "", names: { en, ru: "" }, icon: "", art: null, words: ["attack"] });
  const [wolf, word, folk, twin] = recipes([bare("grey-wolf", "Grey Wolf"), bare("zzyx", "Zzyx"), bare("folk-anna", "Anna Petrik", "campaign"), bare("grey-wolf-2", "Grey Wolf")], {});
  expect(wolf?.subjects[0]).toMatch(/wolf/);
  expect(outline(word?.subjects[0] ?? "")).toBeTruthy();
  expect(outline(folk?.subjects[0] ?? "")).toBeTruthy();
  expect(`${wolf?.subjects} ${wolf?.setting} ${wolf?.mood}`).not.toBe(`${twin?.subjects} ${twin?.setting} ${twin?.mood}`);
});

test("a frame of any shape gets the picture that loses least", () => {
  expect([fitting(200, 260), fitting(100, 72), fitting(200, 100), fitting(400, 90)]).toEqual(["tall", "card", "wide", "strip"]);
});

test("what lies on a space is drawn within it, and differently on the next", () => {
  for (const kind of TERRAINS) {
    const [one, same, other] = [terrain(kind, "a"), terrain(kind, "a"), terrain(kind, "b")];
    expect(same).toBe(one);
    const all = Object.values(one).join("");
    expect(all.length, kind).toBeGreaterThan(40);
    expect(all, kind).not.toMatch(/NaN|undefined/);
    for (const [, x, y] of all.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) expect(Math.hypot(Number(x), Number(y)), `${kind} ${x} ${y}`).toBeLessThan(118);
    if (!["door", "open-door", "grate"].includes(kind)) expect(Object.values(other).join(""), kind).not.toBe(all);
  }
});

test("elite and boss are told from the rest by their outline", () => {
  const [studs, spikes] = [rankShape("studs", 40), rankShape("spikes", 40)];
  const far = (d: string): number => Math.max(...[...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y))));
  expect(far(studs) - 40).toBeGreaterThan(40 * 0.1);
  expect(far(spikes) - far(studs)).toBeGreaterThan(40 * 0.08);
  expect(studs.split("M").length).not.toBe(spikes.split("M").length);
});

test("a recipe is read as it was written", () => {
  for (const [, { recipes }] of worlds) expect(recipes.map((recipe) => read(recipe.id, written(recipe)))).toEqual(recipes);
});

test("the lists of pictures are light", () => {
  for (const [game, made] of worlds) expect(listed(made).length, game).toBeLessThan(70_000);
});

test("a ground is a tile of some kilobytes", () => {
  for (const kind of TEXTURES) expect(texture(kind).length, kind).toBeLessThan(14_000);
});

test("the way content is written is read", () => {
  expect(parse('# remark\n- {id: a, name: {en: "A, b", ru: Б}, n: [1, 2]}\n- id: b # remark\n  text: >\n    one\n    two\n  deep:\n  - x: 1\n    y: {}\n')).toEqual([
    { id: "a", name: { en: "A, b", ru: "Б" }, n: ["1", "2"] },
    { id: "b", text: "one two", deep: [{ x: "1", y: {} }] },
  ]);
  expect(parse("a:\n  b: it's # not\nc: 'x # y'\nlong: {k: [v,\n  w], z: 1}")).toEqual({ a: { b: "it's" }, c: "x # y", long: { k: ["v", "w"], z: "1" } });
});
