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
