import { expect, test } from "vitest";
import { apart, drawn } from "../src/lib/odds";
import type { Foreseen } from "../src/lib/protocol";

const seen = (lines: [string, number][], worlds = 32): Foreseen => ({ lines: lines.map(([text, n]) => ({ text, worlds: n })), numbers: [], worlds, exact: false, over: 0 }) as unknown as Foreseen;
const texts = (lines: { text: string }[]): string[] => lines.map((l) => l.text);

test("the likeliest come first", () => {
  const { likely, examples } = apart(seen([["misses", 4], ["hits", 28]]));
  expect([texts(likely), examples]).toEqual([["hits", "misses"], []]);
});

test("a rare end is told with its odds", () => {
  expect(texts(apart(seen([["hits", 31], ["falls", 1]])).likely)).toEqual(["hits", "falls"]);
});

test("a draw that is another every time is told by examples", () => {
  const draws = Array.from({ length: 32 }, (_, n): [string, number] => [`draws ${n}`, 1]);
  const { likely, examples } = apart(seen([...draws, ["the turn ends", 32]]));
  expect([texts(likely), texts(examples)]).toEqual([["the turn ends"], ["draws 0", "draws 1"]]);
});

test("cards that would come up: the likeliest, and two of those that came up once", () => {
  const cards = [{ name: "axe", worlds: 20 }, { name: "owl", worlds: 2 }, { name: "a", worlds: 1 }, { name: "b", worlds: 1 }, { name: "c", worlds: 1 }];
  expect(drawn({ ...seen([]), cards }).map((card) => card.name)).toEqual(["axe", "owl", "a", "b"]);
  expect(drawn(seen([]))).toEqual([]);
});
