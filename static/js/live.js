// [data-since]: the thread of a scene. The socket says only that something changed; the pieces come from the address in
// data-since, which the answer renews. A nudge that is lost is healed by the next one, by a reconnect or by the slow poll.
const SLOW_POLL = 60_000;
const LONGEST_WAIT = 30_000;

const thread = document.querySelector("[data-since]");
if (thread) follow(thread);

function follow(thread) {
  let asking = false;
  let again = false;

  async function catchUp() {
    if (asking) {
      again = true;
      return;
    }
    asking = true;
    try {
      const answer = await fetch(`${thread.dataset.since}?page=${thread.dataset.page}${isLate ? "&all=1" : ""}`, {
        headers: { "HX-Request": "true" },
      });
      if (answer.ok && answer.status !== 204) take(thread, await answer.text());
      // The scene is no longer ours to read, or the token is of another time. What somebody is writing stays.
      else if (answer.status === 404 && !document.getElementById("text")?.value) location.reload();
    } catch {
      // No connection: the next nudge, reconnect or poll asks again.
    }
    asking = false;
    if (again) {
      again = false;
      catchUp();
    }
  }

  let wasConnected = false;
  listen(thread.dataset.scene, (what) => {
    if (what === "sheet" || (what === "connected" && wasConnected)) refreshAside(thread);
    if (what === "connected") wasConnected = true;
    if (what !== "sheet") catchUp();
  });
  setInterval(() => document.visibilityState === "visible" && catchUp(), SLOW_POLL);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && catchUp());
  document.addEventListener("tirada:posted", catchUp);
  document.addEventListener("tirada:changed", catchUp);
}

// Calls ``heard`` with what the socket says of the scene ("changed", "sheet"), and with "connected" when it begins to.
export function listen(scene, heard) {
  let wait = 1000;

  function connect() {
    const address = new URL(`/live/scenes/${scene}/`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    socket.addEventListener("open", () => {
      wait = 1000;
      heard("connected");
    });
    socket.addEventListener("message", ({ data }) => heard(data));
    socket.addEventListener("close", () => {
      setTimeout(connect, wait * (0.5 + Math.random()));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  }

  connect();
}

// The reader's own sheet and the quick rolls, with all that stands beside the thread; left alone while somebody is at it.
async function refreshAside(thread) {
  const aside = document.getElementById("aside");
  if (!aside || aside.contains(document.activeElement)) return;
  const answer = await fetch(thread.dataset.aside, { headers: { "HX-Request": "true" } }).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("aside");
  aside.replaceWith(fresh);
  window.htmx?.process(fresh);
}

// Adds and replaces what came: posts in the order of their numbers, never one twice.
function take(thread, html) {
  const pieces = new DOMParser().parseFromString(html, "text/html");
  const stay = staying();
  thread.dataset.since = pieces.querySelector("[data-version]").dataset.version;
  const news = document.getElementById("news");
  const closed = pieces.querySelector("[data-closed]");
  let added = 0;
  let [first, last] = [null, null];
  for (const post of pieces.querySelectorAll("article[id]")) {
    const standing = document.getElementById(post.id);
    if (standing) {
      post.classList.remove("is-new");
      standing.replaceWith(post);
    } else {
      place(thread, post, news);
      first ??= post;
      last = post;
      added += 1;
    }
    window.htmx?.process(post);
  }
  if (added) {
    thread.querySelector(".empty")?.remove();
    markRead(thread);
  }
  const lines = pieces.querySelector("[data-first-lines]");
  if (lines) document.getElementById("first-lines")?.replaceChildren(...lines.children);
  const loose = pieces.querySelector("[data-loose]");
  if (loose) placeLoose(thread, [...loose.querySelectorAll(":scope > [data-after]")]);
  const late = [...pieces.querySelectorAll("[data-piece]")].filter((piece) => !renew(piece));
  isLate = late.length > 0;
  stay();
  document.dispatchEvent(new CustomEvent("tirada:arrived"));
  const later = pieces.querySelector("[data-news]");
  if (later) news.replaceChildren(...later.children);
  else if (added && isOwn()) last.scrollIntoView({ block: "nearest" });
  else if (added && !isSeen(first)) announce(news, first, added);
  document.querySelector("[data-composer]")?.classList.toggle("composer--closed", Boolean(closed));
  const state = document.querySelector("[data-composer] .composer__state");
  if (closed && state) state.textContent = closed.textContent;
}

// Whoever is at a card by keys stays there when it is drawn anew: at the same button if it is still offered, else at its number.
function staying() {
  const at = document.activeElement;
  const code = at?.closest(".roll")?.querySelector("[data-code]")?.dataset.code;
  if (!code) return () => {};
  return () => {
    if (at.isConnected) return;
    const number = document.querySelector(`[data-code="${code}"]`);
    const buttons = [...(number?.closest(".roll")?.querySelectorAll("a, button, summary") ?? [])];
    const same = buttons.find((one) => one.tagName === at.tagName && one.textContent === at.textContent);
    (same ?? number)?.focus({ preventScroll: true });
  };
}

// What stands beside the posts as it is now, unless somebody is about to do something in it: then it is asked for again (isLate).
let isLate = false;

function renew(piece) {
  const standing = document.getElementById(piece.dataset.piece);
  if (!standing || standing.innerHTML === piece.innerHTML) return true;
  if (standing.contains(document.activeElement) || standing.querySelector("details[open]")) return false;
  standing.replaceChildren(...piece.childNodes);
  window.htmx?.process(standing);
  return true;
}

let own = false;
document.addEventListener("tirada:posted", () => {
  own = true;
});

function isOwn() {
  const was = own;
  own = false;
  return was;
}

function place(thread, post, news) {
  const number = Number(post.dataset.number);
  const after = [...thread.querySelectorAll(":scope > article[data-number]")].find(
    (other) => Number(other.dataset.number) > number,
  );
  if (after) after.before(post);
  else if (news.parentElement === thread) news.before(post);
  else thread.append(post);
}

// Rolls without a post, after the posts after which they fell, and requests for rolls. One whose post came is no longer among them.
function placeLoose(thread, rolls) {
  for (const old of thread.querySelectorAll(":scope > [data-after]")) old.remove();
  for (const roll of rolls.reverse()) {
    const post = document.getElementById(roll.dataset.after);
    if (post) post.after(roll);
    else thread.prepend(roll);
    window.htmx?.process(roll);
  }
}

function isSeen(post) {
  const box = post.getBoundingClientRect();
  return box.top < innerHeight && box.bottom > 0;
}

function announce(news, first, added) {
  const link = document.createElement("a");
  link.className = "news-bar is-new";
  link.href = `#${first.id}`;
  const count = Number(news.dataset.count ?? 0) + added;
  news.dataset.count = count;
  link.textContent = (count === 1 ? news.dataset.one : news.dataset.many).replace("%s", count);
  link.addEventListener("click", () => {
    news.replaceChildren();
    delete news.dataset.count;
  });
  news.replaceChildren(link);
}

// A post counts as read when its end has been on the screen.
let furthest = 0;
const watching = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const number = Number(entry.target.dataset.number);
    if (!entry.isIntersecting || number <= furthest) continue;
    furthest = number;
    clearTimeout(watching.sending);
    watching.sending = setTimeout(() => sendRead(entry.target.closest("[data-read]")), 800);
  }
});

function markRead(thread) {
  if (!thread.dataset.read) return;
  for (const post of thread.querySelectorAll("article.is-new[data-number]")) watching.observe(post);
}

function sendRead(thread) {
  const token = document.querySelector("[name=csrfmiddlewaretoken]")?.value;
  if (!token) return;
  const body = new FormData();
  body.set("number", furthest);
  fetch(thread.dataset.read, { method: "POST", body, headers: { "X-CSRFToken": token } }).catch(() => {});
}
