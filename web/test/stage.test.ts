import { expect, test } from "vitest";
import { Stage } from "../src/lib/stage.svelte";
import type { AskView } from "../src/lib/protocol";

test("options that read the same are told apart by their things, or counted, never by their keys", () => {
  const stage = new Stage();
  stage.table = { boards: [{ id: "b", name: "", shape: "hex", cells: [{ id: "hex:1", x: 0, y: 0, name: "Ford" }] }] } as never;
  const choices = [
    { key: "go:1", text: "Go", on: "hex:1" },
    { key: "go:2", text: "Go" },
    { key: "go:3", text: "Go" },
    { key: "stay", text: "Stay" },
  ];
  stage.ask = { number: 1, kind: "choose", prompt: "?", choices } as AskView;
  expect(choices.map((c) => stage.says(c))).toEqual(["Go: Ford", "Go (2)", "Go (3)", "Stay"]);
});

const hexes = (): Stage => {
  const stage = new Stage();
  const cells = [1, 2, 3, 4].map((n) => ({ id: `hex:${n}`, x: n, y: 0 }));
  const pieces = [{ id: "figure:me", name: "Me", cell: "hex:1" }, { id: "figure:foe", name: "Foe", cell: "hex:4" }];
  stage.table = { boards: [{ id: "b", name: "", shape: "hex", cells, pieces }] } as never;
  const choices = [
    { key: "bottom:a", text: "A", reach: ["hex:1", "hex:2", "hex:3"] },
    { key: "move:b", text: "B", reach: ["hex:1", "hex:2"] },
    { key: "top:b", text: "Blow", reach: ["figure:foe"] },
  ];
  stage.ask = { number: 1, kind: "choose", prompt: "?", choices, about: ["figure:me"] } as AskView;
  return stage;
};
const click = (): MouseEvent => ({ clientX: 5, clientY: 6, stopPropagation: () => {} }) as MouseEvent;

test("a click where one answer leads takes it; where several lead, one of them is chosen there", () => {
  const stage = hexes();
  const walked: string[][] = [];
  stage.walk = (goal, first) => walked.push([goal, first]);
  expect(stage.open("hex:4", click())).toBe(false);
  expect(stage.open("hex:3", click())).toBe(true);
  expect(walked).toEqual([["hex:3", "bottom:a"]]);
  expect(stage.menu).toBe(null);
  expect(stage.open("hex:2", click())).toBe(true);
  expect(walked.length).toBe(1);
  expect(stage.menu?.choices.map((c) => c.key)).toEqual(["bottom:a", "move:b"]);
  stage.taken(stage.menu as never, "move:b");
  expect([walked.at(-1), stage.menu]).toEqual([["hex:2", "move:b"], null]);
});

test("what speaks against the only answer is shown first, and on a figure an answer is always chosen", () => {
  const stage = hexes();
  const walked: string[][] = [];
  stage.walk = (goal, first) => walked.push([goal, first]);
  expect(stage.open("figure:foe", click(), true)).toBe(true);
  expect([walked, stage.menu?.choices.length]).toEqual([[], 1]);
  stage.ask = { ...(stage.ask as AskView), choices: [{ key: "bottom:a", text: "A", warning: "Lost for good", reach: ["hex:3"] }] };
  stage.open("hex:3", click());
  expect([walked, stage.menu?.goal]).toEqual([[], "hex:3"]);
});

test("the menu says whether one goes, stays or picks somebody; a lesson goes step by step", () => {
  const stage = hexes();
  expect(["hex:1", "hex:2", "figure:foe"].map((id) => stage.headed(id))).toEqual(["open-here", "open-there", "open-whom"]);
  stage.led = true;
  expect(stage.openings.size).toBe(0);
  expect(stage.open("hex:3", click())).toBe(false);
});

test("an entry of any other menu is an answer", () => {
  const stage = hexes();
  const given: string[] = [];
  stage.choose = (key) => given.push(key);
  stage.taken({ x: 0, y: 0, choices: [], from: null }, "x");
  expect(given).toEqual(["x"]);
});
