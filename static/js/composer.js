// <form data-composer>: the button names who will read it, the dice tray opens and closes, the format buttons write
// their marks, Ctrl+Enter sends.

function follow(form) {
  const send = form.querySelector('[name="do"][value="post"]');
  const audience = form.querySelector('[name="audience"]')?.selectedOptions[0];
  if (audience) {
    send.querySelector("[data-said]").textContent = audience.dataset.said;
    const whisper = "whisper" in audience.dataset;
    send.classList.toggle("button--whisper", whisper);
    send.classList.toggle("button--main", !whisper);
  }
  const rolls = form.querySelector('[name="check"]:checked')?.value || form.querySelector('[name="expression"]')?.value.trim();
  const words = send.querySelector("[data-words]");
  words.textContent = rolls ? words.dataset.wordsWithRoll : words.dataset.words;
}

function toggleTray(button) {
  const tray = document.getElementById(button.getAttribute("aria-controls"));
  tray.hidden = !tray.hidden;
  button.setAttribute("aria-expanded", String(!tray.hidden));
  if (!tray.hidden) tray.querySelector("input:checked")?.focus();
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

document.addEventListener("input", (event) => {
  const form = event.target.closest("[data-composer]");
  if (form && event.target.name !== "text") follow(form);
});

document.addEventListener("click", (event) => {
  const opener = event.target.closest("[data-opens]");
  if (opener) {
    event.preventDefault();
    toggleTray(opener);
  }
  const mark = event.target.closest("[data-composer] [data-before]");
  if (mark) write(mark);
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  const form = event.target.closest("[data-composer]");
  form?.requestSubmit(form.querySelector('[name="do"][value="post"]'));
});
