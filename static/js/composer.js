// <form data-composer>: the button names who will read it, the dice tray opens and closes, the format buttons write
// their marks, Ctrl+Enter sends.
import { whyNot } from "./refused.js";

// What the button that sends says: who will read it, and that dice fall.
export function sayOnButton(form) {
  const send = form.querySelector('[name="do"][value="post"]');
  const audience = form.querySelector('[name="audience"]')?.selectedOptions[0];
  if (audience) {
    send.querySelector("[data-said]").textContent = audience.dataset.said;
    const whisper = "whisper" in audience.dataset;
    send.classList.toggle("button--whisper", whisper);
    send.classList.toggle("button--main", !whisper);
  }
  const words = send.querySelector("[data-words]");
  words.textContent = hasRolls(form) ? words.dataset.wordsWithRoll : words.dataset.words;
}

// Whether rolls that have not fallen stand in the text or in the tray.
export function hasRolls(form) {
  const typed = /\[\[(?!\s*#\d+\s*\]\])[^\n]+?\]\]/.test(form.elements.text.value);
  return Boolean(typed || form.querySelector('[name="check"]:checked')?.value || form.elements.expression?.value.trim());
}

function toggleTray(button) {
  const tray = document.getElementById(button.getAttribute("aria-controls"));
  tray.hidden = !tray.hidden;
  button.setAttribute("aria-expanded", String(!tray.hidden));
  if (!tray.hidden) tray.querySelector("input:checked")?.focus();
}

// A check that needs more than the sheet says is chosen in the tray of this page; a tray that does not show it is fetched.
function pick(event, link) {
  const tray = document.getElementById("tray");
  const radio = tray?.querySelector(`[name="check"][value="${CSS.escape(link.dataset.picks)}"]`);
  if (!radio) return;
  event.preventDefault();
  if (tray.hidden) toggleTray(document.querySelector('[data-opens="tray"]'));
  radio.checked = true;
  radio.dispatchEvent(new Event("change", { bubbles: true }));
  radio.focus();
}

function write(button) {
  const field = button.closest("form").querySelector("textarea");
  const { before, after } = button.dataset;
  const { selectionStart: start, selectionEnd: end } = field;
  const chosen = field.value.slice(start, end);
  field.focus();
  // execCommand keeps the browser's own undo; setRangeText does not.
  if (!document.execCommand("insertText", false, before + chosen + after)) {
    field.setRangeText(before + chosen + after, start, end);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  field.setSelectionRange(start + before.length, start + before.length + chosen.length);
}

// What a format button does is said to the ear; here it is shown to the eye too.
for (const button of document.querySelectorAll("[data-composer] [data-before]")) button.title = button.getAttribute("aria-label");

document.addEventListener("input", (event) => {
  const form = event.target.closest("[data-composer]");
  if (!form) return;
  sayOnButton(form);
  if (!event.target.matches("[data-odds]")) return;
  const check = form.querySelector('[name="check"]:checked');
  if (check?.value) chooseNone(form);
  showOdds(event.target);
});

// The server said yes: a clean form with a new retry key. Until then nothing that somebody typed is touched.
document.addEventListener("tirada:posted", (event) => {
  const form = document.querySelector("[data-composer]");
  form.elements.text.value = "";
  form.elements.retry.value = event.detail.retry;
  emptyTray(form);
  document.getElementById("answer").replaceChildren();
  form.querySelector(".composer__state").textContent = "";
  sayOnButton(form);
  form.elements.text.focus({ preventScroll: true }); // the post that comes is brought to view
});

// A roll without a post: the text stays, the tray is empty.
document.addEventListener("tirada:rolled", (event) => {
  const form = document.querySelector("[data-composer]");
  form.elements.retry.value = event.detail.retry;
  emptyTray(form);
  sayOnButton(form);
});

// A refused or lost submit leaves everything as it is and says so.
for (const name of ["htmx:sendError", "htmx:timeout", "htmx:responseError"]) {
  document.addEventListener(name, ({ target, detail }) => {
    const form = target.closest?.("[data-composer]");
    if (form) warn((detail.xhr && whyNot(detail.xhr)) || form.dataset.lost);
  });
}

// Stands above the text until something is sent again: the line beside the buttons is written over by what saves the draft.
export function warn(sentence) {
  const said = document.createElement("p");
  said.className = "field__error";
  said.textContent = sentence;
  const box = document.createElement("div");
  box.className = "composer__errors";
  box.setAttribute("role", "alert");
  box.append(said);
  const answer = document.getElementById("answer");
  answer.replaceChildren(box);
  bringToView(answer);
}

// What is said stands above the text; whoever pressed a button in the tray or below it may not have it on the screen.
function bringToView(answer) {
  if (answer.firstElementChild && answer.getBoundingClientRect().top < 0) answer.scrollIntoView();
}

document.addEventListener("htmx:load", ({ target }) => target.id === "answer" && bringToView(target));

// Nothing is left in the tray: what stood there stands in the text.
export function emptyTray(form) {
  for (const name of ["expression", "reason"]) if (form.elements[name]) form.elements[name].value = "";
  chooseNone(form);
}

function chooseNone(form) {
  const none = form.querySelector('[name="check"][value=""]');
  if (none) none.checked = true;
  const check = document.getElementById("tray-check");
  check?.replaceChildren(Object.assign(document.createElement("div"), { className: "tray__odds", id: "odds" }));
}

let oddsAsked;
function showOdds(field) {
  clearTimeout(oddsAsked);
  if (field.list && /^\p{L}{2}/u.test(field.value)) return; // the name of a check: the server shows it once it is whole
  oddsAsked = setTimeout(async () => {
    const answer = await fetch(`${field.dataset.odds}?expression=${encodeURIComponent(field.value)}`).catch(() => null);
    if (answer?.ok) document.getElementById("odds").outerHTML = await answer.text();
  }, 250);
}

// The server writes a check down as the tray holds it now; dice stand there already.
async function notationOf(form) {
  const chosen = form.elements.tray_shown;
  const { expression } = form.elements;
  if (!chosen) return expression.value.trim();
  const body = new FormData(form);
  body.set("only", "odds");
  const url = document.getElementById("tray-check").getAttribute("hx-post");
  const answer = await fetch(url, { method: "POST", body }).catch(() => null);
  if (!answer?.ok) return "";
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const odds = page.getElementById("odds");
  document.getElementById("odds").replaceWith(odds);
  return odds.dataset.notation ?? "";
}

async function insertRoll(form) {
  const { expression, reason, text } = form.elements;
  const notation = await notationOf(form);
  if (!notation) {
    expression.focus();
    return;
  }
  const roll = `[[${notation}${reason.value.trim() ? ` # ${reason.value.trim()}` : ""}]]`;
  const before = text.value.slice(0, text.selectionStart);
  text.setRangeText(`${before && !before.endsWith("\n") ? "\n\n" : ""}${roll}\n\n`, text.selectionStart, text.selectionEnd, "end");
  text.dispatchEvent(new InputEvent("input", { bubbles: true })); // so that it is kept and saved as what is typed
  emptyTray(form);
  text.focus();
  sayOnButton(form);
}

document.addEventListener("click", (event) => {
  const opener = event.target.closest("[data-opens]");
  if (opener) {
    event.preventDefault();
    toggleTray(opener);
  }
  const picks = event.target.closest("[data-picks]");
  if (picks) pick(event, picks);
  const dice = event.target.closest("[data-dice]");
  if (dice) {
    const field = dice.form.elements.expression;
    chooseNone(dice.form);
    field.value = dice.dataset.dice;
    sayOnButton(dice.form);
    showOdds(field);
  }
  const insert = event.target.closest("[data-insert-roll]");
  if (insert) {
    event.preventDefault();
    insertRoll(insert.form);
  }
  const mark = event.target.closest("[data-composer] [data-before]");
  if (mark) write(mark);
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  const form = event.target.closest("[data-composer]");
  form?.requestSubmit(form.querySelector('[name="do"][value="post"]'));
});
