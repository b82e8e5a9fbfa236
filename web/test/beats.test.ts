import { describe, expect, it } from "vitest";
import { beatsOf, timeOf } from "../src/lib/beats.svelte";
import { changes } from "../src/lib/changes";
import { hudOf } from "../src/lib/hud";
import type { Patch, Table } from "../src/lib/protocol";
import { isGround, laid, thingsOf } from "../src/lib/things";

const table: Table = {
  game: "x",
  seat: 0,
  phase: "Day",
  log: [{ n: 3, text: "before" }],
  boards: [
    {
      id: "b",
      name: "B",
      shape: "square",
      cells: [0, 1, 2, 3, 4].map((n) => ({ id: `c${n}`, x: n, y: 0 })),
      pieces: [
        { id: "p", cell: "c0", name: "P", icon: "p", figures: [{ icon: "heart", value: "5/6" }] },
        { id: "q", cell: "c1", name: "Q", icon: "q" },
      ],
    },
  ],
  mats: [
    { id: "m", name: "M", seat: 0, zones: [{ id: "h", name: "Hand", layout: "hand", cards: [{ id: "k", name: "K", sections: [{ id: "k:top" }] }] }] },
    { id: "mid", name: "Mid", tracks: [{ id: "t", name: "T", value: 1, most: 3 }], zones: [{ id: "d", name: "Deck", layout: "pile", count: 9 }] },
  ],
};
const patch: Pick<Patch, "beats" | "log" | "keep"> = {
  beats: [
    { n: 4, ops: [["set", ["boards", 0, "pieces", 0, "cell"], "c2"]] },
    { n: 6, ops: [["set", ["boards", 0, "pieces", 0, "figures", 0, "value"], "2/6"], ["cut", ["boards", 0, "pieces"], 1, 1, []]] },
  ],
  log: [4, 5, 6].map((n) => ({ n, text: `line ${n}` })),
};

describe("beats", () => {
  const beats = beatsOf("0", table, patch);
  it("tell every line of the log once, in order", () => {
    expect(beats.flatMap((b) => b.lines.map((l) => l.n))).toEqual([4, 5, 6]);
    expect(beats[1]?.table.log?.map((l) => l.n)).toEqual([3, 4, 5, 6]);
  });
  it("know what moved, which numbers changed and what is gone", () => {
    expect(beats[0]?.changes.moved).toEqual(["p"]);
    expect(beats[1]?.changes.floats).toEqual([{ thing: "p", icon: "heart", by: -3 }]);
    expect(beats[1]?.changes.gone).toEqual(["q"]);
    expect(changes(table, table)).toEqual({ moved: [], floats: [], cards: [], dice: [], gone: [] });
  });
  it("show who faces whom, and take the time to read it", () => {
    const scene = { kind: "fight" as const, title: "Attack", sides: [], figures: [{ icon: "sword", value: "= 3" }] };
    const [plain, staged] = [beatsOf("0", table, { beats: [{ n: 4 }] })[0], beatsOf("0", table, { beats: [{ n: 4, scene }] })[0]];
    expect([plain?.scene, staged?.scene]).toEqual([null, scene]);
    expect(timeOf(staged as (typeof beats)[number], 0, 1)).toBeGreaterThan(timeOf(plain as (typeof beats)[number], 0, 1));
  });
  it("take time that the speed divides and a crowd shortens", () => {
    const beat = beats[0] as (typeof beats)[number];
    expect(timeOf(beat, 0, 2)).toBeCloseTo(timeOf(beat, 0, 1) / 2);
    expect(timeOf(beat, 100, 1)).toBeLessThan(timeOf(beat, 0, 1));
  });
});

describe("options", () => {
  it("lie on cards, on the board where they are many, or are buttons", () => {
    const choices = ["c0", "c1", "c2", "c3", "k:top", ""].map((on, n) => ({ key: `${n}`, text: on, on }));
    const found = laid(choices, thingsOf(table));
    expect(found.onBoard.map((c) => c.on)).toEqual(["c0", "c1", "c2", "c3"]);
    expect(found.onCards.map((c) => c.card.id)).toEqual(["k"]);
    expect(found.plain.map((c) => c.key)).toEqual(["5"]);
    expect(laid(choices.slice(0, 2), thingsOf(table)).onBoard).toEqual([]);
    const charted = choices.slice(0, 2).map((c) => ({ ...c, text: "Move to 11,3" }));
    expect(laid(charted, thingsOf(table)).onBoard).toEqual(charted);
  });
});

describe("a space", () => {
  const things = thingsOf(table);
  const cell = { id: "hex:2,6", x: 0, y: 0, kind: "floor" };
  it("of which only coordinates are known has nothing to tell", () => {
    expect(isGround({ ...cell, name: "2,6" }, things)).toBe(true);
    expect(isGround({ ...cell, name: "" }, things)).toBe(true);
  });
  it("with a name, a line, a number or a mark of its own has", () => {
    expect(isGround({ ...cell, name: "The Well" }, things)).toBe(false);
    expect(isGround({ ...cell, name: "2,6", lines: ["A trap"] }, things)).toBe(false);
    expect(isGround({ ...cell, name: "2,6", icon: "door" }, things)).toBe(false);
    expect(isGround({ ...cell, name: "2,6", tags: ["goal"] }, things)).toBe(false);
  });
});

describe("the head-up display", () => {
  it("is read off the table where the game gives none", () => {
    const hud = hudOf({ ...table, waiting: [0] });
    expect(hud.phase).toBe("Day");
    expect(hud.order?.map((o) => [o.id, o.now])).toEqual([["m", true]]);
    expect(hud.clocks?.map((c) => c.id)).toEqual(["t"]);
    expect(hud.counters?.map((c) => c.value)).toEqual([9]);
    const mats = ["hero", "sheet"].flatMap((kind) => [0, 1].map((seat) => ({ id: `${kind}${seat}`, name: kind, kind, seat })));
    expect(hudOf({ ...table, mats }).order?.map((o) => o.id)).toEqual(["hero0", "hero1"]);
    expect(hudOf({ ...table, hud: { round: "Round 2" } }).counters).toEqual([]);
  });
});
