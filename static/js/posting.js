// <form data-composer data-draft>: a post with rolls is published in one act, but its dice are asked for before, one roll after the
// other, each with randomness of this browser's own (see asking.js).
import { LetGo, ask, kept, markChecked, modules, send, settle, trouble, whoWasFirst, words } from "./asking.js";
import { emptyTray, hasRolls, warn } from "./composer.js";

document.addEventListener(
  "submit",
  (event) => {
    const form = event.target;
    if (!form.matches?.("[data-composer][data-draft]") || event.submitter?.value !== "post") return;
    if (form.dataset.rolled === "yes") {
      delete form.dataset.rolled; // the dice have fallen: the form goes its own way
      return;
    }
    if (form.getAttribute("aria-busy") !== "true" && !hasRolls(form) && !kept(place(form))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (form.getAttribute("aria-busy") !== "true") publish(form, event.submitter);
  },
  true,
);

// A request whose answer was not seen is asked again, so that the composer shows what fell.
function resume(form) {
  if (kept(place(form)) && form.getAttribute("aria-busy") !== "true") {
    busy(form, () => settleDraft(form))
      .then(() => document.getElementById("answer").replaceChildren())
      .catch((error) => tell(form, error));
  }
}

for (const form of document.querySelectorAll("[data-composer][data-draft]")) {
  resume(form);
  window.addEventListener("online", () => resume(form));
  // What rolls and checks is there before it is needed: the connection may be gone by then.
  form.addEventListener("focusin", () => modules().catch(() => {}), { once: true });
}

document.addEventListener("tirada:posted", () => {
  const form = document.querySelector("[data-composer][data-draft]");
  document.getElementById("fallen")?.replaceChildren();
  if (form) keepSpeaker(form, false);
});

async function publish(form, button) {
  document.getElementById("answer").replaceChildren();
  try {
    await busy(form, async () => {
      await settleDraft(form);
      await rollAll(form);
    });
  } catch (error) {
    if (!(error instanceof LetGo)) {
      tell(form, error);
      return;
    }
  }
  form.dataset.rolled = "yes";
  form.requestSubmit(button);
}

async function busy(form, act) {
  const { text } = form.elements;
  const button = form.querySelector('[name="do"][value="post"]');
  form.setAttribute("aria-busy", "true");
  text.readOnly = button.disabled = true;
  try {
    await act();
  } finally {
    form.removeAttribute("aria-busy");
    text.readOnly = button.disabled = false;
  }
}

// --- Asking

function place(form) {
  return `tirada:roll:${form.dataset.draft}`;
}

function seen(form) {
  return {
    fallen({ typed }, { seq }) {
      bind(form, typed, seq);
      keepSpeaker(form);
    },
    moved: (entries) => state(form, whoWasFirst(entries)),
  };
}

// All rolls of the text that have not fallen. The draft is saved first; it says which they are, and at which head to ask.
async function rollAll(form) {
  const { Head, canVerify } = await modules();
  if (!(await canVerify())) return; // the server rolls by itself, and the record says so
  state(form, words().rolling);
  try {
    for (let again = true; again; ) {
      again = false;
      const answer = await send(form.dataset.draft, new FormData(form));
      if (answer.status !== 200) throw new LetGo();
      const draft = await answer.json();
      takeText(form, draft.text);
      if (form.elements.revision && "revision" in draft) form.elements.revision.value = draft.revision;
      let head = draft.rolls.length ? await Head.of(draft) : null;
      for (const roll of draft.rolls) {
        const sent = (message) => ({ url: roll.url, body: JSON.stringify(message), type: "application/json" });
        head = await ask(place(form), head, roll, sent, seen(form));
        again = head === null; // the ledger went a way that this page does not know: begin at its new end
        if (again) break;
      }
    }
  } finally {
    await showFallen(form); // also where the way to the last one was lost
    state(form, "");
  }
}

async function settleDraft(form) {
  if (!kept(place(form))) return;
  state(form, words().rolling);
  await settle(place(form), seen(form));
  await showFallen(form);
  state(form, "");
}

// --- What is seen

function state(form, text) {
  form.querySelector(".composer__state").textContent = text;
}

function tell(form, error) {
  state(form, "");
  warn(trouble(error));
}

// The text as the server saved it: what stood in the tray now stands in it.
function takeText(form, text) {
  const { elements } = form;
  if (elements.text.value === text) return;
  write(elements.text, text);
  emptyTray(form);
}

// A roll that has fallen stands in the text by its number, if its writer has not taken it out meanwhile.
function bind(form, typed, number) {
  const { text } = form.elements;
  if (text.value.includes(`[[#${number}]]`)) return;
  const marker = /\[\[((?:[^\[\]\n]|\[[^\[\]\n]*\]|\](?!\])|\[(?=[^\[\]\n]*\]\](?!\])))+)\]\]/g;
  for (const found of text.value.matchAll(marker)) {
    if (found[1].trim() !== typed) continue;
    write(text, `${text.value.slice(0, found.index)}[[#${number}]]${text.value.slice(found.index + found[0].length)}`);
    return;
  }
}

// As if it had been typed, so that what else watches the text keeps up.
function write(field, text) {
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

// The cards of what has fallen, and what follows from it: the one who speaks stays.
async function showFallen(form) {
  const answer = await fetch(form.dataset.fallen).catch(() => null);
  if (!answer?.ok) return;
  document.getElementById("fallen").outerHTML = await answer.text();
  // Each roll that fell was a saving of the draft too.
  const { revision, speaker } = document.getElementById("fallen").dataset;
  const isBound = document.querySelector("#fallen .roll") !== null;
  if (form.elements.revision) form.elements.revision.value = revision;
  if (form.elements.speaker && isBound) form.elements.speaker.value = speaker;
  keepSpeaker(form, isBound);
  markChecked();
}

// Who speaks is who rolled.
function keepSpeaker(form, isBound = true) {
  for (const option of form.elements.speaker?.options ?? []) option.disabled = isBound && !option.selected;
}
