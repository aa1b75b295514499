// [data-keys]: a thread that one reads with j, k, n, u, q, w and ?. Nothing happens while somebody types or holds another key; Escape
// leads from the text back to the posts.
const threads = document.querySelectorAll("[data-keys]");
const help = document.getElementById("keys");
let here = null;

const posts = () => [...document.querySelectorAll("[data-keys] article[id]")].filter((post) => post.checkVisibility());

// The post that one is at: the one chosen by a key, or the first that reaches below the top of the window.
function current(all) {
  if (here?.isConnected) return all.indexOf(here);
  return all.findIndex((post) => post.getBoundingClientRect().bottom > 120);
}

function go(post) {
  here?.classList.remove("is-here");
  here = post;
  here.classList.add("is-here");
  here.tabIndex = -1;
  here.focus({ preventScroll: true });
  here.scrollIntoView({ block: "start" });
}

function step(by) {
  const all = posts();
  const at = current(all);
  const next = here?.isConnected || by < 0 ? all[at + by] : all[Math.max(at, 0)];
  if (next) go(next);
  else document.querySelector(by > 0 ? 'a[rel="next"]' : 'a[rel="prev"]')?.click();
}

async function unreadFromHere() {
  const all = posts();
  const post = all[current(all)];
  const address = post?.querySelector('.post__actions a[href$="/more/"]')?.href;
  const token = document.querySelector("[name=csrfmiddlewaretoken]")?.value;
  if (!address || !token) return;
  const answer = await fetch(address, { method: "POST", headers: { "X-CSRFToken": token } }).catch(() => null);
  if (answer?.ok) location.assign(answer.url);
}

function quote() {
  const all = posts();
  all[current(all)]?.querySelector("a[data-quote]")?.click();
}

function write() {
  const field = document.querySelector("[data-composer] textarea");
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}

function leaveText(field) {
  field.blur();
  const all = posts();
  const post = here?.isConnected ? here : all.at(-1);
  if (post) go(post);
}

const does = {
  j: () => step(1),
  k: () => step(-1),
  n: () => threads[0].dataset.next && location.assign(threads[0].dataset.next),
  u: unreadFromHere,
  q: quote,
  w: write,
  "?": () => (help.open ? help.close() : help.showModal()),
};

document.addEventListener("keydown", (event) => {
  if (!threads.length || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === "Escape" && event.target.matches("[data-composer] textarea")) leaveText(event.target);
  if (event.target.closest("input, textarea, select, [contenteditable]")) return;
  if (!Object.hasOwn(does, event.key) || (help.open && event.key !== "?")) return;
  event.preventDefault();
  does[event.key]();
});

const opener = threads.length ? document.querySelector("[data-show-keys]") : null;
if (opener) {
  opener.hidden = false;
  opener.addEventListener("click", () => help.showModal());
}
