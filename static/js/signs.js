// <a data-react>: the signs that one can give open in the post itself. Without a connection the link leads to their page.
document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-react]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const post = link.closest("article");
  const open = post.querySelector("[data-signs]");
  if (open) {
    open.remove();
    return;
  }
  const answer = await fetch(link.href, { headers: { "HX-Request": "true" } }).catch(() => null);
  if (!answer?.ok) {
    location.assign(link.href);
    return;
  }
  const signs = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("[data-signs]");
  (post.querySelector(".post__actions") ?? post).before(signs);
  signs.querySelector("button").focus();
});

// Given: the thread's own nudge brings the post as it stands now.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  const signs = form.closest("article [data-signs]");
  if (!signs) return;
  event.preventDefault();
  const body = new FormData(form, event.submitter);
  const answer = await fetch(form.action, { method: "POST", body, headers: { "HX-Request": "true" } }).catch(() => null);
  if (answer?.ok) {
    signs.remove();
    document.dispatchEvent(new CustomEvent("tirada:changed"));
  } else form.submit();
});
