// [data-asks-each] on a form that begins an encounter or brings somebody in: initiative is asked for by this browser, one roll after the
// other. The form, sent with ``asks``, sets the lines up and says what is to be rolled; each roll is then asked for by its own message.
// Without a script, or where signatures cannot be checked, the form goes its own way and the server rolls for all at once.
import { LetGo, ask, kept, modules, send, settle, trouble, whoWasFirst, words } from "./asking.js";

const PLACE = `tirada:initiative:${location.pathname}`;
const FORM = "application/x-www-form-urlencoded";
const seen = { moved: (entries) => say(whoWasFirst(entries)), fallen: () => {} };

document.addEventListener(
  "submit",
  (event) => {
    const { target: form, submitter: button } = event;
    if (!form.matches?.("[data-asks-each]") || button?.matches("[data-plain]")) return;
    if (form.dataset.letGo === "yes") {
      delete form.dataset.letGo;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (form.getAttribute("aria-busy") !== "true") rollAll(form, button);
  },
  true,
);

// A roll whose answer was not seen is asked for again; who else waits stands on the page.
if (kept(PLACE)) {
  const line = new URLSearchParams(kept(PLACE).body).get("line");
  settle(PLACE, seen)
    .then(() => {
      if (document.querySelector(`#not-rolled [name="line"][value="${CSS.escape(line)}"]`)) location.reload();
    })
    .catch((error) => say(trouble(error)));
}

async function rollAll(form, button) {
  const buttons = form.querySelectorAll("button:not(:disabled)");
  const fields = new URLSearchParams([...new URLSearchParams(new FormData(form, button)), ["asks", "yes"]]);
  form.setAttribute("aria-busy", "true");
  for (const one of buttons) one.disabled = true;
  say(words().rolling);
  let isLinedUp = false;
  try {
    const { Head, canVerify } = await modules();
    if (!(await canVerify())) throw new LetGo();
    for (let left = true; left; ) {
      const answer = await send(location.pathname, fields.toString(), FORM);
      if (answer.status !== 200) throw new LetGo();
      const { rolls, ...at } = await answer.json();
      isLinedUp = true;
      fields.set("do", "roll"); // also where the ledger went a way that this page does not know: then it begins at its new end
      let head = rolls.length ? await Head.of(at) : null;
      for (const roll of rolls) {
        head = await ask(PLACE, head, roll, (message) => messageFor(roll, message), seen);
        if (!head) break;
      }
      left = rolls.length > 0 && !head;
    }
    location.assign(location.pathname);
  } catch (error) {
    if (error instanceof LetGo && isLinedUp) location.assign(location.pathname);
    else {
      for (const one of buttons) one.disabled = false;
      form.removeAttribute("aria-busy");
      if (error instanceof LetGo) goAlone(form, button);
      else say(trouble(error));
    }
  }
}

// The form goes its own way: it says why not, or the server rolls.
function goAlone(form, button) {
  say("");
  form.dataset.letGo = "yes";
  if (button) button.click();
  else form.requestSubmit();
}

function messageFor({ line }, message) {
  const body = new URLSearchParams({ asks: "yes", do: "roll", line, message: JSON.stringify(message) });
  return { url: location.pathname, body: body.toString(), type: FORM };
}

function say(sentence) {
  const place = document.getElementById("asking");
  if (place) place.textContent = sentence;
}
