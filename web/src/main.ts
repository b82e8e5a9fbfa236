import { mount } from "svelte";
import App from "./App.svelte";
import { watchRoute } from "./lib/route.svelte";
import "./themes/fonts.css";
import "./themes/themes.css";
import "virtual:looks.css";
import "./themes/base.css";

watchRoute();
mount(App, { target: document.getElementById("app") as HTMLElement });
