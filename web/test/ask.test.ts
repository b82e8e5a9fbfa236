import { describe, expect, it } from "vitest";
import { answerOf, byThing, grouped, inCommon, ready, repeats, setAmount, shift, startPick, toggle, typed } from "../src/lib/ask";
import type { AskView, Choice } from "../src/lib/protocol";

const choices: Choice[] = [
  { key: "card:trample", text: "Trample", on: "hand:1" },
  { key: "card:guard", text: "Guard", on: "hand:2" },
  { key: "hex:3,-1", text: "Step", on: "hex:3,-1" },
  { key: "pass", text: "Pass" },
];
const ask = (kind: AskView["kind"], least = 1, most = 1): AskView => ({ number: 1, kind, prompt: "?", choices, least, most });

describe("choose", () => {
  it("one click is an answer", () => {
    const pick = toggle(ask("choose"), startPick(ask("choose")), "pass");
    expect(ready(ask("choose"), pick)).toBe(true);
    expect(answerOf(ask("choose"), pick)).toBe("pass");
    expect(toggle(ask("choose"), pick, "card:guard").keys).toEqual(["card:guard"]);
  });
});

describe("many", () => {
  const two = ask("many", 1, 2);
  it("is ready between its bounds, and takes no more than the most", () => {
    let pick = startPick(two);
    expect(ready(two, pick)).toBe(false);
    pick = toggle(two, pick, "pass");
    pick = toggle(two, pick, "card:guard");
    pick = toggle(two, pick, "card:trample");
    expect(pick.keys).toEqual(["pass", "card:guard"]);
    expect(answerOf(two, pick)).toBe("pass card:guard");
    expect(toggle(two, pick, "pass").keys).toEqual(["card:guard"]);
  });
  it("none at all is an answer where that is allowed", () => {
    const any = ask("many", 0, 3);
    expect(ready(any, startPick(any))).toBe(true);
    expect(answerOf(any, startPick(any))).toBe("none");
  });
  it("of which only one may be taken changes its mind", () => {
    const one = ask("many", 0, 1);
    expect(toggle(one, toggle(one, startPick(one), "pass"), "card:guard").keys).toEqual(["card:guard"]);
  });
});

describe("amount", () => {
  const some = { ...ask("amount", 2, 9), choices: [] };
  it("starts at the least and stays within bounds", () => {
    expect(startPick(some).amount).toBe(2);
    expect(setAmount(some, startPick(some), 99).amount).toBe(9);
    expect(setAmount(some, startPick(some), -4).amount).toBe(2);
    expect(setAmount(some, startPick(some), Number.NaN).amount).toBe(2);
    expect(answerOf(some, setAmount(some, startPick(some), 5))).toBe("5");
  });
});

describe("order", () => {
  const all = ask("order", 4, 4);
  it("is ready when all are in it, and lets one move", () => {
    let pick = startPick(all);
    for (const key of ["pass", "card:guard", "hex:3,-1"]) pick = toggle(all, pick, key);
    expect(ready(all, pick)).toBe(false);
    pick = toggle(all, pick, "card:trample");
    expect(ready(all, pick)).toBe(true);
    pick = shift(pick, "card:trample", -1);
    expect(answerOf(all, pick)).toBe("pass card:guard card:trample hex:3,-1");
    expect(shift(pick, "pass", -1)).toBe(pick);
  });
});

describe("the command line", () => {
  it("takes keys, numbers and beginnings that only one option has", () => {
    expect(typed(ask("choose"), "card:guard")).toBe("card:guard");
    expect(typed(ask("choose"), "4")).toBe("pass");
    expect(typed(ask("choose"), "tram")).toBe("card:trample");
    expect(typed(ask("choose"), "PASS")).toBe("pass");
    expect(typed(ask("choose"), "card")).toBeNull();
    expect(typed(ask("choose"), "9")).toBeNull();
    expect(typed(ask("choose"), "  ")).toBeNull();
    expect(typed(ask("choose"), "pass card:guard")).toBeNull();
  });
  it("takes several for a question that wants several", () => {
    expect(typed(ask("many", 0, 2), "1 pass")).toBe("card:trample pass");
    expect(typed(ask("many", 0, 2), "none")).toBe("none");
    expect(typed(ask("order", 4, 4), "4 3 2 1")).toBe("pass hex:3,-1 card:guard card:trample");
  });
  it("takes only a number for an amount", () => {
    expect(typed({ ...ask("amount", 0, 3), choices: [] }, "2")).toBe("2");
    expect(typed({ ...ask("amount", 0, 3), choices: [] }, "two")).toBeNull();
  });
});

describe("options", () => {
  it("belong to things on the table", () => {
    expect(byThing(ask("choose")).get("hex:3,-1")?.[0]?.key).toBe("hex:3,-1");
    expect(byThing(null).size).toBe(0);
  });
  it("stand in groups when there are many, and none gets lost or moved", () => {
    const many = Array.from({ length: 12 }, (_, n): Choice => ({ key: n < 6 ? `hex:${n}` : n < 11 ? `card:${n}` : "pass", text: String(n) }));
    const groups = grouped(many);
    expect(groups.map((g) => g.name)).toEqual(["hex", "card", ""]);
    expect(groups.flatMap((g) => g.choices)).toEqual(many);
  });
});

describe("options on cards", () => {
  const names = ["Gaff Hook", "All Hands", "Tow Rope", "Long Iron"];
  const lose = (warning = "For good.") => names.map((name) => ({ name, text: `Lose «${name}»`, warning }));
  it("say once what they all do, and warn once", () => {
    expect(inCommon(lose())).toEqual({ does: "Lose", warning: "For good." });
    expect(inCommon(lose(""))).toEqual({ does: "Lose", warning: "" });
  });
  it("speak for themselves where they differ, are few, or are no more than their names", () => {
    expect(inCommon(lose().slice(0, 3))).toBeNull();
    expect(inCommon(lose().slice(0, 3), 3)).toEqual({ does: "Lose", warning: "For good." });
    expect(inCommon([...lose(), { name: "Anchor", text: "Burn «Anchor»", warning: "For good." }])).toBeNull();
    expect(inCommon([...lose(), { name: "Anchor", text: "Lose «Anchor»", warning: "" }])).toBeNull();
    expect(inCommon([...lose(), { name: "Anchor", text: "Lose «Anchor» for 2", warning: "For good." }])).toBeNull();
    expect(inCommon(names.map((name) => ({ name, text: name, warning: "" })))).toBeNull();
  });
});

describe("what an option does", () => {
  it("is not told twice", () => {
    expect(repeats("Spar with her: test Body: gain 1 trophy", "Test Body: gain 1 trophy.")).toBe(true);
    expect(repeats("Roll: 2 stamina, restore 1 zeal and horror −1", "2 stamina: restore 1 zeal, then horror −1.")).toBe(true);
    expect(repeats("Roll: 2 stamina, restore 1 zeal and horror −1", "2 stamina: restore 1 zeal, then horror −2.")).toBe(false);
    expect(repeats("Explore", "Draw the next location and lay it.")).toBe(false);
  });
});
