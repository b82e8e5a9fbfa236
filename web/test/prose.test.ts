import { describe, expect, it } from "vitest";
import { blocks, spans } from "../src/lib/prose";

describe("the text of a rule", () => {
  it("is paragraphs and tables", () => {
    const text = "Dice:\n| Die | Faces |\n| --- | :-- |\n| blue | 1, 2 |\n| red | 3 |\nThrow both.\nThen wait.";
    expect(blocks(text)).toEqual([
      { text: "Dice:" },
      { text: "", rows: [["Die", "Faces"], ["blue", "1, 2"], ["red", "3"]] },
      { text: "Throw both.\nThen wait." },
    ]);
  });
  it("keeps a bar within a sentence", () => {
    expect(blocks("either a | b or c")).toEqual([{ text: "either a | b or c" }]);
  });
});

describe("a line of a rule", () => {
  it("has strong words, words as typed and quiet marks that tell their meaning", () => {
    expect(spans("**Strike** `H2` once. [inferred from it] Then [melee].", { inferred: "read from context" })).toEqual([
      { kind: "strong", text: "Strike" },
      { kind: "plain", text: " " },
      { kind: "code", text: "H2" },
      { kind: "plain", text: " once. " },
      { kind: "mark", text: "[inferred from it]", meaning: "read from context" },
      { kind: "plain", text: " Then " },
      { kind: "plain", text: "[melee]" },
      { kind: "plain", text: "." },
    ]);
  });
  it("stresses words, but not what stands after a figure", () => {
    expect(spans("an *ally* is one; +1* and +3* cubes", {})).toEqual([
      { kind: "plain", text: "an " },
      { kind: "stressed", text: "ally" },
      { kind: "plain", text: " is one; +1* and +3* cubes" },
    ]);
  });
  it("marks words of any language", () => {
    expect(spans("Сразу. [вывод]", { вывод: "из контекста" })[1]).toEqual({ kind: "mark", text: "[вывод]", meaning: "из контекста" });
  });
});
