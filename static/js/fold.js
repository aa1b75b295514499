// <details data-fold>: Escape closes it and gives the focus back to its button; so does a click elsewhere.
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const open = event.target.closest("details[data-fold][open]");
  if (!open) return;
  open.open = false;
  open.querySelector("summary").focus();
});

document.addEventListener("click", (event) => {
  for (const open of document.querySelectorAll("details[data-fold][open]")) {
    if (!open.contains(event.target)) open.open = false;
  }
});
