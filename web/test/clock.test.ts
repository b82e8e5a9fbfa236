import { describe, expect, it } from "vitest";
import { clockWord, span } from "../src/lib/clock";
import { settings } from "../src/lib/settings.svelte";

describe("a span of time", () => {
  it("is told in its two largest parts, in both languages", () => {
    settings.lang = "en";
    expect([0, 59, 60, 3599.2, 86400, 86400 + 3600 * 5 + 12].map(span)).toEqual(["0 s", "59 s", "1 min", "1 h", "1 d", "1 d 5 h"]);
    expect(clockWord({ per: "move", seconds: 3600 })).toBe("1 h a move");
    settings.lang = "ru";
    expect(span(90061)).toBe("1 д 1 ч");
    expect(clockWord(null)).toBe("без ограничения");
  });
});
