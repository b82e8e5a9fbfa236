// Keeps the client itself, so that it opens while the server is away and says so. Files under
// /assets/ carry the hash of what they hold and never change; the page is always asked for first.
// Whatever belongs to a game (/api, /ws) passes by untouched and is never kept.
const SHELF = "waystone-client-1";
const MOST = 120;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const others = caches.keys().then((names) => Promise.all(names.filter((n) => n !== SHELF).map((n) => caches.delete(n))));
  event.waitUntil(others.then(() => self.clients.claim()));
});

async function put(request, response) {
  const shelf = await caches.open(SHELF);
  await shelf.put(request, response);
  const kept = await shelf.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST)).map((old) => shelf.delete(old)));
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await put(request, fresh.clone());
  return fresh;
}

async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await put("/", fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await caches.match("/");
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
  else if (event.request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(page(event.request));
});

// The server calls somebody to a table that waits for them. Whoever looks at that table already is
// not called.
self.addEventListener("push", (event) => {
  const { title, body, url } = event.data?.json() ?? { title: "Waystone", body: "", url: "/" };
  const shown = self.clients.matchAll({ type: "window" }).then((pages) => {
    if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === url)) return undefined;
    return self.registration.showNotification(title, { body, icon: "/waystone-192.png", tag: url, data: url });
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = event.notification.data ?? "/";
  const opened = self.clients.matchAll({ type: "window" }).then((pages) => {
    const page = pages.find((p) => new URL(p.url).pathname === url);
    return page ? page.focus() : self.clients.openWindow(url);
  });
  event.waitUntil(opened);
});
