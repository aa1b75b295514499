// [data-verify]: the browser fetches a receipt or a ledger and does the eleven steps itself. All words stand in data- attributes.
for (const panel of document.querySelectorAll("[data-verify]")) {
  const button = panel.querySelector("[data-verify-now]");
  if (button) {
    button.hidden = false;
    button.addEventListener("click", () => check(panel, button));
  } else check(panel);
}

async function check(panel, button = null) {
  const words = panel.dataset;
  const part = (name) => panel.querySelector(`[data-verify-${name}]`);
  const { canVerify } = await import("./ledger/commitments.js");
  const { STEPS, verify } = await import("./ledger/verification.js");
  if (!(await canVerify())) {
    // The server's own verdict stands where it is; that ours was not to be had is said beside it.
    say(part("more"), words.cannot);
    return;
  }
  if (button) button.disabled = true;
  const bytes = await fetched(words.verify);
  if (button) button.disabled = false;
  if (bytes === null) {
    say(part("more"), words.lost);
    return;
  }
  part("steps")?.removeAttribute("hidden");
  part("where").textContent = words.checking;
  const steps = [...panel.querySelectorAll(".steps > li")];
  for (const step of steps) mark(step, "pending");
  const report = await verify(bytes, { onStep: (number) => mark(steps[number - 1], "success") });
  panel.dataset.verified = report.ok ? "holds" : "fails";
  part("title").textContent = report.ok ? words.titleHolds : words.titleFails;
  part("where").textContent = words.where;
  if (!report.ok) {
    mark(steps[report.step - 1], "failure");
    const template = report.why === "newer format" ? words.newer : report.seq === null ? words.failsWhole : words.fails;
    const name = steps[report.step - 1].querySelector("b").textContent;
    part("lead").textContent = filled(template, { step: report.step, name, entry: report.seq });
    say(part("more"), report.why, "en");
    return;
  }
  const unchecked = report.entries.some(({ status }) => status === "unchecked");
  if (unchecked) mark(steps[STEPS.indexOf("outcome")], "pending");
  part("lead").textContent = unchecked ? words.unchecked : words.holds;
  const unsure = report.entries.filter(({ status }) => status === "unsure");
  if (!button && unsure.some(({ type }) => ["roll", "hidden", "amend"].includes(type))) {
    part("title").textContent = words.titleUnsure;
    part("lead").textContent += ` ${words.unsure}`;
  }
  if (button) {
    const { entries, sealed, voids, unattached, server_nonces } = report;
    const counts = { entries, sealed, voids, unattached, server_nonces };
    const said = filled(words.counts, Object.fromEntries(Object.entries(counts).map(([key, list]) => [key, list.length])));
    say(part("more"), unsure.length ? `${said} ${filled(words.unsureCount, { unsure: unsure.length })}` : said);
  }
}

async function fetched(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

function mark(step, state) {
  step.dataset.state = state;
  const use = step.querySelector("use");
  use.setAttribute("href", use.getAttribute("href").replace(/#.*/, `#i-${state}`));
  const said = { success: "stepSuccess", failure: "stepFailure", pending: "stepPending" }[state];
  step.querySelector(".unseen").textContent = `: ${step.closest("[data-verify]").dataset[said]}`;
}

function say(place, text, language = "") {
  place.textContent = text;
  place.lang = language || document.documentElement.lang;
  place.hidden = false;
}

function filled(template, values) {
  return template.replace(/%\((\w+)\)s/g, (_, name) => values[name]);
}
