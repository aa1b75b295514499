// Help inside <form data-composer>: who will read it, said on the button; words counted; pictures; quotes; text that is pasted from
// other places; shortcuts. The server does the work; without it everything is typed or inserted as it is.
import { sayOnButton } from "./composer.js";
import { token } from "./drafts.js";

const form = document.querySelector("[data-composer]");

export function insert(text, { alone = false } = {}) {
  const field = form.elements.text;
  const before = field.value.slice(0, field.selectionStart);
  const gap = alone && before && !before.endsWith("\n\n") ? (before.endsWith("\n") ? "\n" : "\n\n") : "";
  field.focus();
  if (!document.execCommand("insertText", false, gap + text)) {
    field.setRangeText(gap + text, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}

function say(sentence) {
  if (sentence) form.querySelector(".composer__state").textContent = sentence;
}

async function ask(address, values) {
  const body = new FormData();
  for (const [name, value] of values) body.append(name, value);
  const answer = await fetch(address, { method: "POST", body, headers: { "X-CSRFToken": token() } });
  return answer.json();
}

// --- Who reads it

function nameReaders() {
  const chosen = form.elements.audience?.selectedOptions[0];
  if (chosen?.value === "choose") {
    const names = [...form.querySelectorAll("[name=readers]:checked")].map((box) => box.closest("label").textContent.trim());
    const list = new Intl.ListFormat(document.documentElement.lang || "en", { type: "conjunction" });
    chosen.dataset.said = names.length
      ? form.dataset.only.replace("%s", list.format([...names, form.dataset.gm]))
      : form.dataset.nobody;
    form.querySelector("[data-said].button__to").textContent = chosen.dataset.said;
  }
}

// --- Words and faces

function countWords() {
  const count = (form.elements.text.value.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []).length;
  form.querySelector("[data-words-counted]").textContent = count ? form.dataset.countWords.replace("%s", count) : "";
}

function offerFaces() {
  const { face, speaker } = form.elements;
  if (!face) return;
  for (const option of face.options) {
    option.hidden = option.disabled = Boolean(option.dataset.speaker) && option.dataset.speaker !== speaker.value;
  }
  if (face.selectedOptions[0]?.disabled) face.value = "";
  face.hidden = [...face.options].every((option) => !option.value || option.disabled);
}

function follow() {
  nameReaders();
  countWords();
  offerFaces();
}

// --- Pictures and what is pasted

async function upload(file) {
  try {
    const said = await ask(form.dataset.pictures, [["picture", file]]);
    if (said.markdown) insert(`${said.markdown}\n\n`, { alone: true });
    else say(said.problem);
  } catch {
    say(form.dataset.lost);
  }
}

const BOARD = /\[(b|i|u|s|url|quote|cita|img|color|size|list|spoiler|code|center|private|ooc|privado)\b[^\]\n]*\][^]*\[\/\1\]/i;
const SHAPED = /<(b|strong|i|em|a|ul|ol|blockquote|h[1-6]|img|s|del|table|details)\b/i;

async function paste(event) {
  const picture = [...event.clipboardData.files].find((file) => file.type.startsWith("image/"));
  const text = event.clipboardData.getData("text/plain");
  const html = event.clipboardData.getData("text/html");
  if (picture && !text && form.dataset.pictures) {
    event.preventDefault();
    upload(picture);
    return;
  }
  const board = BOARD.test(text);
  if (!board && !SHAPED.test(html)) return;
  event.preventDefault();
  try {
    const said = await ask(form.dataset.paste, [["text", text], ["html", board ? "" : html]]);
    insert(said.markdown ?? text);
    say(said.said ?? said.problem);
  } catch {
    insert(text);
  }
}

// --- Quotes

async function quote(link) {
  const post = link.closest("article");
  const chosen = getSelection();
  const inside = chosen && !chosen.isCollapsed && post.contains(chosen.anchorNode) && post.contains(chosen.focusNode);
  const values = [["selection", inside ? chosen.toString() : ""]];
  for (const [name, value] of new FormData(form)) if (name === "audience" || name === "readers") values.push([name, value]);
  try {
    const said = await ask(link.href, values);
    if (said.markdown) insert(said.markdown, { alone: true });
    else say(said.problem);
  } catch {
    location.href = link.href;
  }
  form.scrollIntoView({ block: "nearest" });
}

const SHORTCUTS = { b: ["**", "**"], i: ["*", "*"], k: ["[", "](https://)"] };

function around(before, after) {
  const field = form.elements.text;
  const { selectionStart: start, selectionEnd: end } = field;
  const chosen = field.value.slice(start, end);
  if (!document.execCommand("insertText", false, before + chosen + after)) {
    field.setRangeText(before + chosen + after, start, end);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  field.setSelectionRange(start + before.length, start + before.length + chosen.length);
}

if (form) {
  follow();
  form.addEventListener("input", follow);
  document.addEventListener("tirada:posted", () => {
    const { audience } = form.elements;
    if (audience && !("sticks" in form.dataset)) {
      audience.value = "everyone";
      for (const box of form.querySelectorAll("[name=readers]")) box.checked = false;
      sayOnButton(form);
    }
    follow();
  });
  form.elements.text.addEventListener("paste", paste);
  const picker = form.querySelector("[data-picture]");
  if (picker) {
    picker.hidden = false;
    picker.addEventListener("change", (event) => {
      if (event.target.files[0]) upload(event.target.files[0]);
      event.target.value = "";
    });
  }
  form.elements.text.addEventListener("keydown", (event) => {
    const marks = SHORTCUTS[event.key.toLowerCase()];
    if (!marks || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    around(...marks);
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-quote]");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    quote(link);
  });
}
