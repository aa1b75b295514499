// [data-asks] on a form or a button: what it sends makes a roll (rolling now, in the sandbox, an amendment). The browser asks for
// it itself: the form, sent with ``asks``, says what is to be asked for and at which head; sent with the message, it gives the
// answer. Without a script, or where signatures cannot be checked, the form goes its own way and the server rolls alone.
import { LetGo, ask, kept, markChecked, modules, send, settle, trouble, whoWasFirst, words } from "./asking.js";
import { warn } from "./composer.js";

const KEPT = "tirada:roll:form:";
const FORM = "application/x-www-form-urlencoded";
const CARD_COMES = 5000; // at the latest, in milliseconds after the button was pressed

document.addEventListener(
  "submit",
  (event) => {
    const { target: form, submitter: button } = event;
    if (!form.matches?.("form[data-asks]") && !button?.matches("[data-asks]")) return;
    if (form.dataset.letGo === "yes") {
      delete form.dataset.letGo;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (form.getAttribute("aria-busy") !== "true") roll(form, button);
  },
  true,
);

// A request of this page whose answer was not seen is asked again.
for (const place of Object.keys(sessionStorage).filter((key) => key.startsWith(KEPT + location.pathname))) {
  settle(place, seen(null))
    .then(() => say(""))
    .catch((error) => say("", trouble(error)));
}

async function roll(form, button) {
  const buttons = form.querySelectorAll("button:not(:disabled)");
  const url = new URL(button?.getAttribute("formaction") ?? form.getAttribute("action") ?? "", location.href).pathname;
  const fields = new URLSearchParams(new FormData(form, button));
  const stay = staying(button);
  form.setAttribute("aria-busy", "true");
  for (const one of buttons) one.disabled = true;
  say(words().rolling);
  try {
    await rollBy(form, url, fields);
    say("");
  } catch (error) {
    say("", error instanceof LetGo ? "" : trouble(error));
    if (error instanceof LetGo) form.dataset.letGo = "yes";
  } finally {
    form.removeAttribute("aria-busy");
    for (const one of buttons) one.disabled = false;
    stay();
  }
  if (form.dataset.letGo !== "yes") return;
  // A click and not requestSubmit: htmx takes address and leave to send from the button that was clicked last.
  if (button) button.click();
  else form.requestSubmit();
}

// Whoever rolls by keys goes on from where they were: from the button, or from the card that takes its place.
function staying(button) {
  const code = button?.closest(".roll")?.querySelector("[data-code]")?.dataset.code;
  const stay = () => {
    if (document.activeElement !== document.body) return;
    if (button?.closest("#encounter")) return; // what stands there is renewed only while nobody is at it
    const place = button?.isConnected ? button : code && document.querySelector(`[data-code="${code}"]`);
    place?.focus({ preventScroll: true });
  };
  document.addEventListener("tirada:arrived", stay, { signal: AbortSignal.timeout(CARD_COMES) });
  return stay;
}

async function rollBy(form, url, fields) {
  const { Head, canVerify } = await modules();
  if (!(await canVerify())) throw new LetGo();
  const place = `${KEPT}${location.pathname}:${url}`;
  const told = seen(form);
  // The answer of the time before did not come: pressed again, it is asked for again, and nothing else is rolled.
  if (kept(place) && (await settle(place, told))) return;
  const given = (more) => new URLSearchParams([...fields, ["asks", "yes"], ...more]).toString();
  const sent = (message) => ({ url, body: given([["message", JSON.stringify(message)]]), type: FORM });
  for (let head = null; head === null; ) {
    const answer = await send(url, given([]), FORM);
    if (answer.status !== 200) throw new LetGo();
    const wanted = await answer.json();
    head = await ask(place, await Head.of(wanted), wanted.roll, sent, told);
  }
  if (!told.then) return;
  // The other side of a contest is the same person's. What cannot be rolled at once waits on its card.
  await rollBy(form, told.then, new URLSearchParams()).catch((error) => {
    if (!(error instanceof LetGo)) throw error;
  });
}

// What follows when the dice have fallen: the roll's page, or the thread as it is now; ``then``: the address of the next roll.
function seen(form) {
  return {
    then: null,
    moved: (entries) => say(whoWasFirst(entries)),
    fallen(_kept, entry, { url, retry, then }) {
      this.then = then ?? null;
      if (url) {
        location.assign(url);
        return;
      }
      if (retry && form?.elements.retry) form.elements.retry.value = retry;
      if (retry && form?.matches("[data-composer]")) {
        document.dispatchEvent(new CustomEvent("tirada:rolled", { detail: { retry } }));
        document.getElementById("answer").replaceChildren();
      }
      if (retry) bringToView(entry.leaf);
      if (document.querySelector("[data-since]")) document.dispatchEvent(new CustomEvent("tirada:changed"));
      else if (form) location.reload();
      markChecked();
    },
  };
}

// The card of a roll comes with the thread, which may be off the screen of whoever rolls from the tray.
async function bringToView(leaf) {
  const { rollId } = await modules();
  const find = () => {
    const card = document.querySelector(`.loose [data-code="${rollId(leaf)}"]`)?.closest(".loose");
    if (!card) return;
    document.removeEventListener("tirada:arrived", find);
    card.scrollIntoView({ block: "nearest" });
  };
  document.addEventListener("tirada:arrived", find);
  find();
}

// In the composer's own places where there is one.
function say(state, problem = "") {
  const place = document.querySelector(".composer__state") ?? document.getElementById("asking");
  if (place) place.textContent = state || (place.id === "asking" ? problem : "");
  if (problem && document.getElementById("answer")) warn(problem);
}
