// [data-desk]: the game master's desk. The socket says only that something changed in a campaign that the reader runs; the desk is
// then asked for anew at its address. Never under the hands of somebody who is choosing or typing in it; what was unfolded stays so.
import { isNews } from "./news.js";

const SLOW_POLL = 60_000;
const LONGEST_WAIT = 30_000;
const BREATH = 700; // several changes in a row are one

if (document.querySelector("[data-desk]")) follow();

function follow() {
  let wait = 1000;
  let asking;
  let stale = false;

  const desk = () => document.querySelector("[data-desk]");

  function isBusy() {
    const active = document.activeElement;
    return Boolean(desk()?.querySelector("form.htmx-request") || (desk()?.contains(active) && active.matches("input, select, textarea")));
  }

  function refresh() {
    clearTimeout(asking);
    asking = setTimeout(() => {
      stale = isBusy();
      if (!stale) window.htmx?.ajax("GET", desk().dataset.desk, { target: "#desk", swap: "outerHTML" });
    }, BREATH);
  }

  function connect() {
    const address = new URL("/live/desk/", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    let before = false;
    socket.addEventListener("open", () => {
      if (wait > 1000) refresh(); // it was away
      wait = 1000;
      before = true;
    });
    socket.addEventListener("message", refresh);
    socket.addEventListener("close", () => {
      wait = Math.min((before ? 1000 : wait) * 2, LONGEST_WAIT);
      setTimeout(connect, wait * (0.5 + Math.random()));
    });
  }

  let unfolded = [];
  document.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.target?.id !== "desk") return;
    const { requestConfig, serverResponse, target } = event.detail;
    if (requestConfig.verb === "get" && (isBusy() || !isNews(target, serverResponse))) {
      event.detail.shouldSwap = false; // asked before the button was pressed: what that answers is newer; or nothing is new
      return;
    }
    unfolded = [...event.detail.target.querySelectorAll("details[open][id]")].map((one) => one.id);
  });
  document.addEventListener("htmx:afterSwap", () => {
    for (const id of unfolded) document.getElementById(id)?.setAttribute("open", "");
    unfolded = [];
  });
  document.addEventListener("focusout", () => stale && refresh());

  connect();
  setInterval(() => document.visibilityState === "visible" && refresh(), SLOW_POLL);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && refresh());
}
