import { afterEach, expect, test, vi } from "vitest";
import { gameName, loadGames, shelf } from "../src/lib/games.svelte";

const game = (name: string) => ({ id: "a", name, words: {} });

afterEach(() => vi.unstubAllGlobals());

test("a game has no name until the list has come, and its id where the list does not know it", () => {
  expect(gameName("a")).toBe("");
  Object.assign(shelf, { games: [game("A")], lang: "en" });
  expect([gameName("a"), gameName("b")]).toEqual(["A", "b"]);
  Object.assign(shelf, { games: [], lang: "", failed: "offline" });
  expect(gameName("a")).toBe("a");
  shelf.failed = "";
});

test("parts of a screen that ask for the games at once share one answer", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => (asked.push(path), new Response(JSON.stringify([game("A")]))));
  await Promise.all([loadGames("en"), loadGames("en")]);
  expect(asked).toEqual(["/api/games?lang=en"]);
  expect(shelf.games.map((g) => g.name)).toEqual(["A"]);
  await loadGames("en");
  expect(asked.length).toBe(1);
});

test("a list that did not come is asked for again", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new Error()));
  await Promise.all([loadGames("ru"), loadGames("ru")]);
  expect(shelf.failed).toBe("offline");
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify([game("Я")])));
  await loadGames("ru");
  expect([shelf.failed, shelf.lang]).toEqual(["", "ru"]);
});
