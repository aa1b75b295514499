// A card's "Share": what to paste elsewhere opens over the thread. Without a connection the link leads to a page with the same.
document.addEventListener("click", async (event) => {
  const link = event.target.closest("a.roll__share");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.ariaBusy === "true") return;
  link.ariaBusy = "true";
  const answer = await fetch(link.href).catch(() => null);
  const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  link.ariaBusy = null;
  const box = page?.getElementById("copy");
  if (box) show(box, page.documentElement.lang);
  else location.assign(link.href);
});

function show(box, language) {
  const dialog = document.createElement("dialog");
  dialog.className = "share-dialog";
  dialog.lang = language;
  dialog.setAttribute("aria-labelledby", "take");
  dialog.append(box);
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
