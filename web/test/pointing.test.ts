import { describe, expect, it, vi } from "vitest";
import { elementOf, nextOf, placeOf } from "../src/lesson/pointing";

const screen = { w: 400, h: 800 };
const size = { w: 300, h: 150 };

describe("the place of a bubble", () => {
  it("is above what it points at, where there is room", () => {
    expect(placeOf({ x: 150, y: 500, w: 60, h: 60 }, size, screen)).toEqual({ x: 30, y: 336 });
  });
  it("is below it near the top of the screen", () => {
    expect(placeOf({ x: 0, y: 40, w: 400, h: 40 }, size, screen)).toEqual({ x: 50, y: 94 });
  });
  it("stays on the screen beside a thing at its edge", () => {
    expect(placeOf({ x: 380, y: 500, w: 60, h: 60 }, size, screen).x).toBe(90);
  });
  it("covers no small thing wherever that is", () => {
    for (let x = 0; x < 360; x += 40)
      for (let y = 0; y < 760; y += 40) {
        const at = placeOf({ x, y, w: 40, h: 40 }, size, screen);
        const apart = at.x >= x + 40 || at.x + size.w <= x || at.y >= y + 40 || at.y + size.h <= y;
        expect(apart).toBe(true);
      }
  });
  it("is beside a thing, and leaves free the row in which that stands", () => {
    const [high, low] = [placeOf({ x: 0, y: 100, w: 60, h: 60 }, size, screen, 300), placeOf({ x: 0, y: 150, w: 60, h: 60 }, size, screen, 300)];
    expect(high).toEqual({ x: 74, y: 140 });
    expect(low).toEqual({ x: 74, y: 10 });
  });
  it("is under the head of the table without anything to point at", () => {
    expect(placeOf(null, size, screen)).toEqual({ x: 50, y: 100 });
  });
  it("leaves the question free where it points at one of its cards", () => {
    expect(placeOf({ x: 100, y: 600, w: 90, h: 150 }, size, screen, 560).y + size.h).toBeLessThan(560);
  });
});

describe("what is to be read with a bubble", () => {
  const target = { x: 150, y: 700, w: 60, h: 60 };
  it("is left free: the bubble goes to the side of it, or to the top of the screen", () => {
    const wide = { w: 900, h: 800 };
    expect(placeOf(target, size, wide, 680, [])).toEqual({ x: 30, y: 516 });
    expect(placeOf(target, size, wide, 680, [{ x: 100, y: 560, w: 60, h: 60 }])).toEqual({ x: 590, y: 516 });
    expect(placeOf(target, size, screen, 680, [{ x: 100, y: 560, w: 60, h: 60 }])).toEqual({ x: 30, y: 10 });
  });
  it("is covered rather than what is pointed at", () => {
    const [dice, card] = [{ x: 0, y: 0, w: 400, h: 800 }, { x: 0, y: 20, w: 60, h: 60 }];
    expect(placeOf(card, size, screen, 680, [dice])).toEqual(placeOf(card, size, screen, 680));
  });
});

describe("a thing that stands high and reaches below the question", () => {
  it("is not covered: the bubble is under it", () => {
    expect(placeOf({ x: 200, y: 140, w: 180, h: 220 }, size, screen, 350)).toEqual({ x: 90, y: 374 });
  });
});

describe("the top of the screen", () => {
  it("is never left by a bubble whose thing reaches below the question", () => {
    expect(placeOf({ x: 0, y: 120, w: 400, h: 600 }, { w: 300, h: 230 }, screen, 560).y).toBe(10);
  });
});

describe("what is pointed at", () => {
  const element = (shown: boolean, on = "", around: Element | null = null): Element =>
    ({ getBoundingClientRect: () => ({ width: 9, height: 9 }), checkVisibility: () => shown, getAttribute: () => on || null, closest: () => around }) as unknown as Element;
  const page = (elements: Record<string, Element>): ParentNode =>
    ({
      querySelectorAll: (name: string) => (elements[name] ? [elements[name]] : []),
      querySelector: (name: string) => elements[name] ?? null,
    }) as unknown as ParentNode;
  vi.stubGlobal("CSS", { escape: (id: string) => id });

  it("is the option itself where it can be seen", () => {
    const explore = element(true);
    expect(elementOf("explore", page({ '[data-key="explore"]': explore }))).toBe(explore);
  });
  it("is the thing on the board whose option lies in a closed list", () => {
    const place = element(true);
    const root = page({ '[data-key="explore"]': element(false, "place:101"), '[data-thing="place:101"]': place });
    expect(elementOf("explore", root)).toBe(place);
  });
  it("is the door behind which the option is", () => {
    const fire = element(true);
    expect(elementOf("eat", page({ '[data-key="eat"]': element(false), '[data-behind~="eat"]': fire }))).toBe(fire);
  });
  it("is the option of a card that is folded away", () => {
    const play = element(true);
    expect(elementOf("hand:blade", page({ '[data-thing="hand:blade"]': element(false), '[data-on="hand:blade"]': play }))).toBe(play);
  });
  it("is the figure on the board, not its turn in the head-up display", () => {
    const [turn, figure] = [element(true), element(true)];
    expect(elementOf("unit:x", page({ '[data-thing="unit:x"]': turn, '[data-board] [data-thing="unit:x"]': figure }))).toBe(figure);
  });
  it("is the card in the gallery, not the button below", () => {
    const [button, card] = [element(true), element(true)];
    expect(elementOf("card:x", page({ '#options [data-key="card:x"]': button, '[data-pick="card:x"]': card }))).toBe(card);
  });
  it("is the card of an option that is only a number on it", () => {
    const card = element(true);
    expect(elementOf("lose:x", page({ '#options [data-key="lose:x"]': element(true, "", card) }))).toBe(card);
  });
  it("is the figure where it faces another, not the one that this covers", () => {
    const [side, figure] = [element(true), element(true)];
    expect(elementOf("unit:x", page({ '[data-board] [data-thing="unit:x"]': figure, '.scene [data-thing="unit:x"]': side }))).toBe(side);
  });
  it("is that one of the goals which is meant", () => {
    const [first, second] = [element(true), element(true)];
    const root = { querySelectorAll: (name: string) => (name === '[data-hud="goals"]' ? [first, second] : []) } as unknown as ParentNode;
    expect(elementOf("hud:goals", root)).toBe(first);
    expect(elementOf("hud:goals:2", root)).toBe(second);
    expect(elementOf("hud:goals:3", root)).toBeNull();
  });
  it("is nothing where nothing is to be seen", () => {
    expect(elementOf("eat", page({ '[data-key="eat"]': element(false) }))).toBeNull();
  });
});

describe("several things to be picked", () => {
  it("are pointed at in turn, then the button that confirms", () => {
    expect(nextOf("card:a card:b", [])).toBe("card:a");
    expect(nextOf("card:a card:b", ["card:a"])).toBe("card:b");
    expect(nextOf("card:a card:b", ["card:a", "card:b"])).toBe("[data-confirm]");
    expect(nextOf("card:a", ["card:a"])).toBe("[data-confirm]");
  });
  it("are picked with the options that belong to them", () => {
    expect(nextOf("token:0:1", ["token:1"], new Map([["token:0:1", 1]]))).toBe("[data-confirm]");
  });
});
