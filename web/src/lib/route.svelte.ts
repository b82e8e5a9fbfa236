/** Where we are. Pages are paths; a secret token is in the part after `#`, which is never sent. */

export type Route =
  | { page: "lobby" }
  | { page: "mine" }
  | { page: "new"; game: string }
  | { page: "table"; table: string; tokens: string[] }
  | { page: "replay"; table: string; tokens: string[] }
  | { page: "rules"; id: string; q: string; game: string }
  | { page: "cards"; game: string; q: string }
  | { page: "lost" };

export function parse(url: URL): Route {
  const parts = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const [page = "", name = "", more = ""] = parts;
  const ask = (key: string): string => url.searchParams.get(key) ?? "";
  const secret = url.hash.replace(/^#/, "");
  const tokens = secret ? [new URLSearchParams(secret).get("token") ?? secret] : [];
  switch (page) {
    case "":
      return { page: "lobby" };
    case "mine":
      return { page: "mine" };
    case "new":
      return { page: "new", game: name };
    case "t":
    case "table":
    case "tables":
      if (!name) return { page: "lobby" };
      return more === "replay" ? { page: "replay", table: name, tokens } : { page: "table", table: name, tokens };
    case "rules":
      return { page: "rules", id: name, q: ask("q"), game: ask("game") };
    case "cards":
      return { page: "cards", game: name, q: ask("q") };
    default:
      return { page: "lost" };
  }
}

let current = $state.raw<Route>(typeof location === "undefined" ? { page: "lobby" } : parse(new URL(location.href)));

export const route = (): Route => current;

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current = parse(new URL(location.href));
  if (!replace) window.scrollTo(0, 0);
}

export function watchRoute(): void {
  window.addEventListener("popstate", () => (current = parse(new URL(location.href))));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api") || link.hasAttribute("download")) return;
    const here = link.pathname === location.pathname && link.search === location.search;
    if (here && link.hash && document.getElementById(link.hash.slice(1))) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
