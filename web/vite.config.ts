import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { pictures } from "./paint/plugin";
import { icons } from "./scripts/icons";
import { looks } from "./scripts/looks";

const GAMES = "../src/waystone/games";

/** The build goes into the Python package; the server serves it from there. */
export default defineConfig({
  base: "/",
  plugins: [svelte(), icons(GAMES, "src"), looks(GAMES), pictures(GAMES)],
  build: {
    outDir: "../src/waystone/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
  },
  server: { proxy: { "/api": "http://127.0.0.1:8642", "/ws": { target: "ws://127.0.0.1:8642", ws: true } } },
  test: { include: ["test/**/*.test.ts"], environment: "node", testTimeout: 120_000 },
});
