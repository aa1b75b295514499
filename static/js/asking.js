// A roll that this browser asks for itself, with randomness of its own that the server could not know (section 2.7). A request is
// kept in the tab until its answer has been verified: a lost connection, a reload or a server that dies in between makes one roll,
// never two. The words stand in data- attributes of #asking.
import { token } from "./drafts.js";

const PAUSES = [500, 1500, 4000]; // before asking again, in milliseconds
const LONGEST_WAIT = 20_000; // for an answer
const MOST_TRIES = 30; // of a roll, each time somebody else was first

export class Lost extends Error {} // no answer: nothing is known of what became of it
export class LetGo extends Error {} // the server has to say, to the form itself, why not

// What makes requests and checks answers. It comes over the same connection as everything: without it nothing was asked.
export async function modules() {
  try {
    return { ...(await import("./ledger/commitments.js")), ...(await import("./ledger/requests.js")) };
  } catch {
    throw new Lost();
  }
}

export const words = () => document.getElementById("asking")?.dataset ?? {};

// One roll: asked anew, with a fresh nonce and fresh salts, each time that somebody else was first. Gives the head after it, null
// where the ledger went a way that this page does not know. ``place`` is where the request is kept; ``send`` makes of a message
// what is sent: url, body and type.
export async function ask(place, head, wanted, send, seen) {
  const { makeMessage } = await modules();
  for (let tries = 0; tries < MOST_TRIES && head; tries += 1) {
    const message = await makeMessage(head, wanted);
    keep(place, { ...send(message), typed: wanted.typed, message, head: head.toJSON() });
    const made = await answered(place, head, seen);
    if (made.after) return made.after;
    head = made.moved;
  }
  return null;
}

// Sends what is kept and judges the answer: the head ``after`` the roll, or the one to which the ledger had ``moved``. ``seen``:
// ``fallen`` (what was kept, the entry, the whole answer) and ``moved`` (the entries of those who were first).
export async function answered(place, head, seen) {
  const { checkAnswer } = await modules();
  const request = kept(place);
  const answer = await send(request.url, request.body, request.type);
  const body = [201, 409].includes(answer.status) ? await answer.json() : null;
  if (!body || (body.error && body.error.code !== "stale-head")) {
    forget(place);
    throw new LetGo();
  }
  try {
    if (answer.status === 409) {
      forget(place);
      const moved = body.entries.length ? await head.after(body.entries) : null;
      seen.moved(body.entries);
      return { moved };
    }
    const after = await checkAnswer(head, request.message, body);
    // Of a roll that its roller may not see, the dice could not be checked.
    if (!request.message.req.sealed || body.sealed) remember(after.entry.leaf);
    seen.fallen(request, after.entry, body);
    forget(place);
    return { after };
  } catch (error) {
    doubt(request.message, body, error);
    forget(place);
    throw error;
  }
}

// The request of another time, whose answer never came: the same message, so that it meets the same roll. Whether there is one.
export async function settle(place, seen) {
  const { Head } = await modules();
  try {
    const { after } = await answered(place, await Head.of(kept(place).head), seen);
    return Boolean(after);
  } catch (error) {
    if (!(error instanceof LetGo)) throw error;
    return false;
  }
}

// An answer, also to a message sent once more: nothing is done twice. Throws ``Lost`` when none comes.
export async function send(url, body, type = null) {
  const headers = { "X-CSRFToken": token(), ...(type && { "Content-Type": type }) };
  for (const pause of [...PAUSES, null]) {
    try {
      const answer = await fetch(url, { method: "POST", body, headers, signal: AbortSignal.timeout(LONGEST_WAIT) });
      if (answer.status < 500 && !answer.redirected) return answer;
      if (answer.redirected) throw new LetGo();
    } catch (error) {
      if (error instanceof LetGo) throw error;
    }
    if (pause === null) throw new Lost();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

// --- What is kept in the tab

export function kept(place) {
  return JSON.parse(sessionStorage.getItem(place));
}

function keep(place, request) {
  sessionStorage.setItem(place, JSON.stringify(request));
}

function forget(place) {
  sessionStorage.removeItem(place);
}

// What a server said that does not hold is evidence.
function doubt(message, answer, error) {
  localStorage.setItem(`tirada:doubt:${message.req.log}:${message.req.seq}`, JSON.stringify({ message, answer, why: error.message }));
}

function remember(leaf) {
  const leaves = JSON.parse(sessionStorage.getItem("tirada:checked") ?? "[]");
  sessionStorage.setItem("tirada:checked", JSON.stringify([...leaves, leaf].slice(-200)));
}

// --- What is seen

// What is said when no roll came, or one that does not hold.
export function trouble(error) {
  return error instanceof Lost ? words().lost : words().doubt.replace("%s", error.message);
}

// An operator who only says that somebody was first leaves these entries in the ledger for ever.
export function whoWasFirst(entries) {
  const rolls = entries.map(({ envelope }) => envelope).filter(({ type }) => ["roll", "hidden", "amend", "void"].includes(type));
  return rolls.length ? words().moved.replace("%s", rolls.map(({ seq }) => seq).join(", ")) : "";
}

// Says on each card and line of this tab's own rolls that their answers were verified here.
export async function markChecked() {
  const leaves = JSON.parse(sessionStorage.getItem("tirada:checked") ?? "[]");
  if (!leaves.length || !words().checked) return;
  const { rollId } = await import("./ledger/commitments.js");
  const codes = new Set(leaves.map(rollId));
  for (const link of document.querySelectorAll(".roll__no[data-code], .loose > a[data-code], .request__no[data-code]")) {
    const card = link.closest(".roll, .loose, .request__line");
    if (!codes.has(link.dataset.code) || card.querySelector(".roll__checked")) continue;
    const said = document.createElement("span");
    said.className = "roll__checked";
    said.textContent = words().checked;
    (card.querySelector(".roll__body, .request__name-of") ?? card.querySelector("p")).append(" ", said);
  }
}

document.addEventListener("tirada:arrived", markChecked);
markChecked();
