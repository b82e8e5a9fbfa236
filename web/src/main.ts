import { mount } from "svelte";
import App from "./App.svelte";
import { watchRoute } from "./lib/route.svelte";
import "./themes/fonts.css";
import "./themes/themes.css";
import "virtual:looks.css";
import "./themes/base.css";

watchRoute();
mount(App, { target: document.getElementById("app") as HTMLElement });

// the client opens without the server, and says that it is away
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  window.addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => {}));
}
