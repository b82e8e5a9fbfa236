import { describe, expect, it } from "vitest";
import { applyOp, applyPatch, Gap } from "../src/lib/patch";
import type { Table } from "../src/lib/protocol";

const table = (): Table => ({
  game: "x",
  seat: 0,
  phase: "one",
  mats: [{ id: "m", name: "M", zones: [{ id: "z", name: "Z", cards: [{ id: "a" }, { id: "b" }] }] }],
  log: [
    { n: 1, text: "one" },
    { n: 2, text: "two" },
  ],
});

describe("patches", () => {
  it("set a value at a path and share the rest", () => {
    const before = table();
    const after = applyPatch(before, { ops: [["set", ["phase"], "two"]] });
    expect(after.phase).toBe("two");
    expect(before.phase).toBe("one");
    expect(after.mats).toBe(before.mats);
  });

  it("set deep inside lists without altering the old table", () => {
    const before = table();
    const after = applyPatch(before, { ops: [["set", ["mats", 0, "zones", 0, "name"], "New"]] });
    expect(after.mats?.[0]?.zones?.[0]?.name).toBe("New");
    expect(before.mats?.[0]?.zones?.[0]?.name).toBe("Z");
    expect(after.mats?.[0]?.zones?.[0]?.cards).toBe(before.mats?.[0]?.zones?.[0]?.cards);
  });

  it("cut items out of a list and put others in", () => {
    const after = applyPatch(table(), { ops: [["cut", ["mats", 0, "zones", 0, "cards"], 1, 1, [{ id: "c" }, { id: "d" }]]] });
    expect(after.mats?.[0]?.zones?.[0]?.cards?.map((c) => c.id)).toEqual(["a", "c", "d"]);
  });

  it("cut makes a list that was left out", () => {
    const after = applyPatch(table(), { ops: [["cut", ["dice"], 0, 0, [{ id: "d", face: "1" }]]] });
    expect(after.dice).toEqual([{ id: "d", face: "1" }]);
  });

  it("carry out several ops in their order", () => {
    const after = applyPatch(table(), {
      ops: [
        ["cut", ["mats", 0, "zones", 0, "cards"], 0, 1, []],
        ["set", ["mats", 0, "zones", 0, "cards", 0, "name"], "first now"],
      ],
    });
    expect(after.mats?.[0]?.zones?.[0]?.cards).toEqual([{ id: "b", name: "first now" }]);
  });

  it("add lines to the log, and take back those over `keep` first", () => {
    expect(applyPatch(table(), { log: [{ n: 3, text: "three" }] }).log?.map((l) => l.n)).toEqual([1, 2, 3]);
    const undone = applyPatch(table(), { keep: 1, log: [{ n: 2, text: "other" }] });
    expect(undone.log?.map((l) => l.text)).toEqual(["one", "other"]);
    expect(applyPatch(table(), { keep: 0 }).log).toEqual([]);
  });

  it("say that they do not fit", () => {
    expect(() => applyOp(table(), ["set", ["phase", "deeper"], 1])).toThrow(Gap);
    expect(() => applyOp(table(), ["set", ["mats", 7, "name"], "x"])).toThrow(Gap);
    expect(() => applyOp(table(), ["cut", ["mats"], 5, 0, []])).toThrow(Gap);
  });
});
