// <form data-composer data-draft>: a post with rolls is published in one act, but its dice are asked for before, one roll after the
// other, each with randomness of this browser's own that the server could not know (section 2.7). A request is kept until its
// answer has been verified: a lost connection, a reload or a server that dies in between makes one roll, never two.
import { emptyTray, hasRolls, warn } from "./composer.js";
import { token } from "./drafts.js";

const PAUSES = [500, 1500, 4000]; // before asking again, in milliseconds
const LONGEST_WAIT = 20_000; // for an answer
const MOST_TRIES = 30; // of a roll, each time somebody else was first

class Lost extends Error {} // no answer: nothing is known of what became of it
class LetGo extends Error {} // the server has to say, to the form itself, why not

const modules = async () => ({
  ...(await import("./ledger/commitments.js")),
  ...(await import("./ledger/requests.js")),
});

document.addEventListener(
  "submit",
  (event) => {
    const form = event.target;
    if (!form.matches?.("[data-composer][data-draft]") || event.submitter?.value !== "post") return;
    if (form.dataset.rolled === "yes") {
      delete form.dataset.rolled; // the dice have fallen: the form goes its own way
      return;
    }
    if (form.getAttribute("aria-busy") !== "true" && !hasRolls(form) && !kept(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (form.getAttribute("aria-busy") !== "true") publish(form, event.submitter);
  },
  true,
);

// A request whose answer was not seen is asked again, so that the composer shows what fell.
for (const form of document.querySelectorAll("[data-composer][data-draft]")) {
  if (kept(form)) busy(form, () => settle(form)).catch((error) => tell(form, error));
  markChecked(document);
}

document.addEventListener("tirada:arrived", () => markChecked(document));
document.addEventListener("tirada:posted", () => {
  const form = document.querySelector("[data-composer][data-draft]");
  document.getElementById("fallen")?.replaceChildren();
  for (const option of form?.elements.speaker?.options ?? []) option.disabled = false;
});

async function publish(form, button) {
  document.getElementById("answer").replaceChildren();
  try {
    await busy(form, async () => {
      await settle(form);
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

// All rolls of the text that have not fallen. The draft is saved first; it says which they are, and at which head to ask.
async function rollAll(form) {
  const { Head, canVerify } = await modules();
  if (!(await canVerify())) return; // the server rolls by itself, and the record says so
  state(form, form.dataset.rolling);
  for (let again = true; again; ) {
    again = false;
    const answer = await send(form, form.dataset.draft, new FormData(form));
    if (answer.status !== 200) throw new LetGo();
    const draft = await answer.json();
    takeText(form, draft.text);
    if (form.elements.revision && "revision" in draft) form.elements.revision.value = draft.revision;
    let head = draft.rolls.length ? await Head.of(draft) : null;
    for (const roll of draft.rolls) {
      head = await ask(form, head, roll);
      again = head === null; // the ledger went a way that this page does not know: begin at its new end
      if (again) break;
    }
  }
  await showFallen(form);
  state(form, "");
}

// One roll: asked anew, with a fresh nonce and fresh salts, each time that somebody else was first. Gives the head after it.
async function ask(form, head, roll) {
  const { makeMessage } = await modules();
  for (let tries = 0; tries < MOST_TRIES && head; tries += 1) {
    keep(form, { url: roll.url, typed: roll.typed, message: await makeMessage(head, roll), head: head.toJSON() });
    const made = await answered(form, head);
    if (made.after) return made.after;
    head = made.moved;
  }
  return null;
}

// Sends what is kept and judges the answer: the head ``after`` the roll, or the one to which the ledger had ``moved``.
async function answered(form, head) {
  const { checkAnswer } = await modules();
  const { url, typed, message } = kept(form);
  const answer = await send(form, url, JSON.stringify(message), "application/json");
  if (![201, 409].includes(answer.status)) {
    forget(form);
    throw new LetGo();
  }
  const body = await answer.json();
  try {
    if (answer.status === 409) {
      forget(form);
      const moved = body.entries.length ? await head.after(body.entries) : null;
      tellWhoWasFirst(form, body.entries);
      return { moved };
    }
    const after = await checkAnswer(head, message, body);
    bind(form, typed, after.entry.seq);
    remember(after.entry.leaf);
    forget(form);
    return { after };
  } catch (error) {
    doubt(message, body, error);
    forget(form);
    throw error;
  }
}

// The request of another time, whose answer never came: the same message, so that it meets the same roll.
async function settle(form) {
  const request = kept(form);
  if (!request) return;
  const { Head } = await modules();
  state(form, form.dataset.rolling);
  try {
    await answered(form, await Head.of(request.head));
  } catch (error) {
    if (!(error instanceof LetGo)) throw error;
  }
  await showFallen(form);
  state(form, "");
}

// An answer, also to a message sent once more: nothing is done twice. Throws ``Lost`` when none comes.
async function send(form, url, body, type = null) {
  const headers = { "X-CSRFToken": token(), ...(type && { "Content-Type": type }) };
  for (const pause of [...PAUSES, null]) {
    try {
      const answer = await fetch(url, { method: "POST", body, headers, signal: AbortSignal.timeout(LONGEST_WAIT) });
      if (answer.status < 500 && !answer.redirected) return answer;
      if (answer.redirected) throw new LetGo();
    } catch (error) {
      if (error instanceof LetGo) throw error;
    }
    if (pause === null) throw new Lost();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

// --- What is kept in the tab

function place(form) {
  return `tirada:roll:${form.dataset.draft}`;
}

function keep(form, request) {
  sessionStorage.setItem(place(form), JSON.stringify(request));
}

function kept(form) {
  return JSON.parse(sessionStorage.getItem(place(form)));
}

function forget(form) {
  sessionStorage.removeItem(place(form));
}

// What a server said that does not hold is evidence.
function doubt(message, answer, error) {
  localStorage.setItem(`tirada:doubt:${message.req.log}:${message.req.seq}`, JSON.stringify({ message, answer, why: error.message }));
}

function remember(leaf) {
  const leaves = JSON.parse(sessionStorage.getItem("tirada:checked") ?? "[]");
  sessionStorage.setItem("tirada:checked", JSON.stringify([...leaves, leaf].slice(-200)));
}

// --- What is seen

function state(form, text) {
  form.querySelector(".composer__state").textContent = text;
}

function tell(form, error) {
  state(form, "");
  warn(error instanceof Lost ? form.dataset.lost : form.dataset.doubt.replace("%s", error.message));
}

// An operator who only says that somebody was first leaves these entries in the ledger for ever.
function tellWhoWasFirst(form, entries) {
  const rolls = entries.map(({ envelope }) => envelope).filter(({ type }) => ["roll", "hidden", "amend", "void"].includes(type));
  if (rolls.length) state(form, form.dataset.moved.replace("%s", rolls.map(({ seq }) => seq).join(", ")));
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
  const marker = /\[\[((?:[^\[\]\n]|\[[^\[\]\n]*\])+)\]\]/g;
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
  const { revision } = document.getElementById("fallen").dataset;
  if (form.elements.revision) form.elements.revision.value = revision;
  const { speaker } = form.elements;
  const isBound = document.querySelector("#fallen .roll") !== null;
  for (const option of speaker?.options ?? []) option.disabled = isBound && !option.selected;
  markChecked(document);
}

// Says on each card of this tab's own rolls that their answers were verified here.
async function markChecked(page) {
  const leaves = JSON.parse(sessionStorage.getItem("tirada:checked") ?? "[]");
  const words = document.querySelector("[data-composer]")?.dataset.checked;
  if (!leaves.length || !words) return;
  const { rollId } = await import("./ledger/commitments.js");
  const codes = new Set(leaves.map(rollId));
  for (const link of page.querySelectorAll(".roll__no[href]")) {
    const card = link.closest(".roll");
    if (!codes.has(link.pathname.split("/").at(-1)) || card.querySelector(".roll__checked")) continue;
    const said = document.createElement("p");
    said.className = "roll__checked";
    said.textContent = words;
    card.querySelector(".roll__body").append(said);
  }
}
