import { expect, test } from "vitest";
import { found } from "../src/lib/terms";

const terms = [
  { name: "Pull", meaning: "move closer", icon: "" },
  { name: "Retaliate", meaning: "strike back", icon: "" },
  { name: "Долгий отдых", meaning: "весь ход", icon: "" },
  { name: "Рана", meaning: "−1 здоровья", icon: "" },
];

test("terms are found as whole words, in the order of the text", () => {
  expect(found(terms, "Retaliate 1 · PULL 2").map((t) => t.name)).toEqual(["Retaliate", "Pull"]);
  expect(found(terms, "Pulley and bulletin")).toEqual([]);
});

test("endings do not matter", () => {
  expect(found(terms, "после долгого отдыха").map((t) => t.name)).toEqual(["Долгий отдых"]);
  expect(found(terms, "получите 2 раны").map((t) => t.name)).toEqual(["Рана"]);
  expect(found(terms, "раньше всех")).toEqual([]);
});
