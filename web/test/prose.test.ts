import { describe, expect, it } from "vitest";
import { blocks } from "../src/lib/prose";

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
