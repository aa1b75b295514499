// <button data-copy="id-of-a-field" data-copied="Copied">: takes the field's text to the clipboard and says so.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  try {
    await navigator.clipboard.writeText(field.value ?? field.textContent);
  } catch {
    // No permission, or a page without https: the older way asks for neither. Where it fails, the text is left selected, one key away.
    field.focus();
    field.select?.();
    if (!document.execCommand("copy")) return;
    button.focus();
  }
  const label = button.querySelector("[data-copy-label]") ?? button;
  if (!button.dataset.copied || label.dataset.before) return;
  label.dataset.before = label.textContent;
  label.textContent = button.dataset.copied;
  setTimeout(() => {
    label.textContent = label.dataset.before;
    delete label.dataset.before;
  }, 2500);
});
