// <form data-autosave>: nothing that somebody writes is lost. Each change is kept in this browser at once and on the server a moment
// later. When the page is opened again the newer of the two stands in the composer; the other one is kept among the versions.
const PAUSE = 1500; // after the last key, in milliseconds
const FIELDS = ["text", "speaker", "audience", "face"];

const form = document.querySelector("[data-composer][data-autosave]");
let waiting;
let saving = false;
let again = false;

const place = form && `tirada-draft-${form.dataset.writer}-${form.dataset.scene}`;

function held() {
  try {
    return JSON.parse(localStorage.getItem(place));
  } catch {
    return null;
  }
}

function hold() {
  const values = Object.fromEntries(FIELDS.map((name) => [name, form.elements[name]?.value ?? ""]));
  values.readers = [...form.querySelectorAll("[name=readers]:checked")].map((box) => box.value);
  try {
    localStorage.setItem(place, JSON.stringify({ ...values, revision: form.elements.revision.value, at: Date.now() }));
  } catch {
    // Full or forbidden: the server still saves.
  }
}

function forget() {
  clearTimeout(waiting);
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing was kept either.
  }
}

function say(sentence) {
  if (sentence) form.querySelector(".composer__state").textContent = sentence;
}

// The token as the cookie has it now: after a new sign-in in another tab the one in the page is of no use any more.
export function token() {
  return /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? form?.elements.csrfmiddlewaretoken?.value ?? "";
}

async function send(extra = {}) {
  const body = new FormData(form);
  for (const [name, value] of Object.entries(extra)) body.set(name, value);
  const answer = await fetch(form.dataset.autosave, { method: "POST", body, headers: { "X-CSRFToken": token() } });
  if (!answer.headers.get("Content-Type")?.startsWith("application/json")) throw new Error("no answer");
  return answer.json();
}

async function save() {
  if (saving) {
    again = true;
    return;
  }
  if (form.getAttribute("aria-busy") === "true") {
    changed(); // dice are falling for it, which saves it too
    return;
  }
  saving = true;
  const retry = form.elements.retry.value;
  try {
    const said = await send();
    // Meanwhile posted: what was saved belongs to the post.
    if (form.elements.retry.value === retry) {
      if (said.revision !== undefined) form.elements.revision.value = said.revision;
      say(said.state);
      if (form.elements.text.value) hold();
    }
  } catch {
    say(form.dataset.kept);
  }
  saving = false;
  if (again) {
    again = false;
    save();
  }
}

function changed() {
  hold();
  clearTimeout(waiting);
  waiting = setTimeout(save, PAUSE);
}

function resume() {
  const mine = held();
  const { text } = form.elements;
  if (!mine?.text || mine.text === text.value) return;
  const saved = Date.parse(form.dataset.saved) || 0;
  if (text.value && mine.at < saved) {
    send({ beside: mine.text })
      .then((said) => say(said.state))
      .catch(() => {});
    return;
  }
  for (const name of FIELDS) {
    const field = form.elements[name];
    if (!field || (field.options && ![...field.options].some((option) => option.value === mine[name]))) continue;
    field.value = mine[name];
  }
  for (const box of form.querySelectorAll("[name=readers]")) box.checked = mine.readers?.includes(box.value) ?? false;
  text.dispatchEvent(new InputEvent("input", { bubbles: true }));
  say(form.dataset.restored);
}

if (form) {
  form.addEventListener("input", (event) => {
    if ([...FIELDS, "readers"].includes(event.target.name)) changed();
  });
  document.addEventListener("tirada:posted", (event) => {
    forget();
    form.elements.revision.value = "0";
    if (event.detail?.seen) form.elements.seen.value = event.detail.seen;
  });
  document.addEventListener("htmx:configRequest", (event) => {
    if (event.target !== form) return;
    clearTimeout(waiting);
    event.detail.parameters.csrfmiddlewaretoken = token();
    event.detail.headers["X-CSRFToken"] = token();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden" || !waiting || !form.elements.text.value) return;
    clearTimeout(waiting);
    save();
  });
  resume();
}
