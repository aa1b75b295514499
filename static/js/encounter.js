// [data-follows]: the game master's page of an encounter, which follows what others do in the scene named in data-scene. Nothing is
// replaced while a form in it is open: its buttons say which state they were made for, and the server knows better.
import { listen } from "./live.js";

const page = document.querySelector("[data-follows]");
let isNew = true;

if (page) {
  listen(page.dataset.follows, (what) => {
    const inner = document.getElementById("encounter");
    const justCame = what === "connected" && isNew;
    isNew = false;
    if (justCame || !inner || inner.querySelector("details[open]")) return;
    window.htmx?.ajax("GET", location.pathname, { target: inner, swap: "outerHTML" });
  });
}
