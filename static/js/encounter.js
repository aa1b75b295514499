// [data-follows]: the game master's page of an encounter, which follows what others do in the scene named in data-scene. Nothing is
// replaced while a form in it is open: its buttons say which state they were made for, and the server knows better.
import { listen } from "./live.js";
import { isNews } from "./news.js";

const page = document.querySelector("[data-follows]");
let isNew = true;

// Of the folded forms only one is open at a time, also while the old ones are still there: what comes would be closed by them.
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (!page || !detail.shouldSwap) return;
  if (detail.requestConfig.verb === "get" && !isNews(detail.target, detail.serverResponse)) {
    detail.shouldSwap = false;
    return;
  }
  for (const open of detail.target.querySelectorAll("details[name][open]")) open.removeAttribute("name");
});

if (page) {
  listen(page.dataset.follows, (what) => {
    const inner = document.getElementById("encounter");
    const justCame = what === "connected" && isNew;
    isNew = false;
    if (justCame || !inner || inner.querySelector("details[open]")) return;
    window.htmx?.ajax("GET", location.pathname, { target: inner, swap: "outerHTML" });
  });
}
