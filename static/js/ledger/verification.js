// The verifier: eleven steps, in order, over a bundle (section 2.15). The same steps, reports and places of failure as
// rules/ledger/verification.py, but that rolls of the games' rules are ``unchecked`` here.
import { RulesError } from "../dice/refusals.js";
import { Line } from "./amendments.js";
import { Faults, FormatFault, readBundle } from "./bundles.js";
import { same } from "./canonical.js";
import {
  bodyHash,
  commit,
  contextCommitment,
  fieldCommitment,
  sealCommitment,
  signedCertificate,
  signedEnvelope,
  unhex,
} from "./commitments.js";
import { GivenFaces, RulesNotHere, SeedFaces, isCanonical, resolve } from "./drawing.js";
import { ERASABLE_TYPES, TYPES } from "./forms.js";
import { Stream } from "./stream.js";
import { WEAK_KEYS } from "./weak-keys.js";

export const STEPS = ["format", "body", "keys", "signature", "chain", "seeds", "dice", "outcome", "seals", "links", "openings"];

// The report on a file's bytes. ``root``: the root key that the reader trusts, in hex. ``onStep(number)`` is told of each step that
// holds. Throws nothing, whatever the bytes are.
export async function verify(bytes, { root = null, onStep = () => {} } = {}) {
  let bundle;
  try {
    bundle = await readBundle(bytes);
  } catch (error) {
    if (error instanceof FormatFault) return failed(1, error.seq, error.message);
    throw error;
  }
  onStep(1);
  const examination = new Examination(bundle, root);
  for (let number = 2; number <= STEPS.length; number += 1) {
    const faults = new Faults();
    await examination[STEPS[number - 1]]((seq, why) => faults.add(seq, why));
    if (faults.lowest) return failed(number, faults.lowest.seq, faults.lowest.why);
    onStep(number);
  }
  return examination.report();
}

function failed(step, seq, why) {
  return { ok: false, step, name: STEPS[step - 1], seq, why };
}

// Steps 2 to 11: each tells ``fault`` what it finds.
class Examination {
  unchecked = new Set();
  opened = new Map(); // leaf of the hidden entry: its reveal
  amended = new Set();
  lines = new Map(); // leaf of a roll or an amendment: the line that ends there

  constructor(bundle, root) {
    this.bundle = bundle;
    this.trustedRoot = root;
    this.isLedger = bundle.kind === "ledger";
    this.inOrder = [...bundle.entries].sort((a, b) => a.seq - b.seq);
    this.byNumber = new Map(bundle.entries.map((entry) => [entry.seq, entry]));
    this.byLeaf = new Map(bundle.entries.map((entry) => [entry.leaf, entry]));
    this.drawings = this.inOrder.map((entry) => this.#drawing(entry)).filter(Boolean);
  }

  // A request that the file shows, with what came of it. ``shownBy`` is the entry that holds it; ``drawnBy`` the one whose number
  // and seed it has: itself, or for a reveal the ``hidden`` entry, null where the file does not have that.
  #drawing(entry) {
    if (entry.body === null) return null;
    if (entry.type === "reveal") {
      const { payload } = entry.body;
      return { type: payload.type, shownBy: entry, drawnBy: this.#hidden(entry), part: payload };
    }
    return "req" in entry.body ? { type: entry.type, shownBy: entry, drawnBy: entry, part: entry.body } : null;
  }

  // The earlier ``hidden`` entry that a reveal opens.
  #hidden(reveal) {
    const of = reveal.body && this.byLeaf.get(reveal.body.of);
    return of && of.type === "hidden" && of.seq < reveal.seq ? of : null;
  }

  #before(entry) {
    return this.byNumber.get(entry.seq - 1) ?? null;
  }

  async body(fault) {
    for (const entry of this.inOrder) {
      if (entry.bodyText !== null && (await bodyHash(entry.bodyText)) !== entry.envelope.body_hash) {
        fault(entry.seq, "the body is not the one that the envelope names");
      }
    }
  }

  async keys(fault) {
    const [first] = this.inOrder;
    if (!first) {
      fault(null, "the file has no entries");
      return;
    }
    if (first.seq !== 0 || first.type !== "genesis") fault(first.seq, "the file does not begin with entry 0, a genesis");
    let serial = -1;
    for (const entry of this.inOrder) {
      if (!["genesis", "key"].includes(entry.type) || entry.body === null) continue;
      const { cert, cert_sig: signature } = entry.body;
      if (entry.type === "genesis") {
        if (entry !== first) fault(entry.seq, "a genesis opens a ledger and stands nowhere else");
        if (entry.body.root !== this.bundle.root) fault(entry.seq, "the ledger's root key is not the one that the file names");
        if (this.trustedRoot !== null && this.trustedRoot !== this.bundle.root) {
          fault(entry.seq, "the ledger's root key is not the trusted one");
        }
      }
      if (WEAK_KEYS.has(this.bundle.root) || WEAK_KEYS.has(cert.key)) fault(entry.seq, "the key is one for which anybody can sign");
      if (!(await signedCertificate(this.bundle.root, cert, signature))) fault(entry.seq, "the root key did not sign the certificate");
      if (cert.serial <= serial) fault(entry.seq, "the certificate's serial does not rise");
      ({ serial } = cert);
    }
  }

  async signature(fault) {
    let online = "";
    for (const entry of this.inOrder) {
      if (["genesis", "key"].includes(entry.type) && entry.body !== null) online = entry.body.cert.key;
      if (!(await signedEnvelope(online, entry.envelopeText, entry.sig))) {
        fault(entry.seq, "the envelope is not signed by the online key of its time");
      }
    }
  }

  chain(fault) {
    const { log } = this.inOrder[0];
    let previous = null;
    for (const entry of this.bundle.entries) {
      if (entry.log !== log) fault(entry.seq, "the entry is of another ledger");
      if (previous !== null) {
        if (entry.seq <= previous.seq) fault(entry.seq, `the entry comes after entry ${previous.seq}`);
        else if (this.isLedger && entry.seq !== previous.seq + 1) fault(entry.seq, `the entry before it in the file is ${previous.seq}`);
        if (entry.ts < previous.ts) fault(entry.seq, "the entry is earlier than the one before it");
      }
      const before = this.#before(entry);
      if (before !== null && entry.envelope.prev !== before.leaf) fault(entry.seq, "the entry does not continue the one before it");
      if (before === null && entry.draws) fault(entry.seq, "the entry before this drawing is missing");
      previous = entry;
    }
    if (this.isLedger) return;
    const subject = this.byLeaf.get(this.bundle.subject);
    if (!subject) fault(null, "the receipt does not have its subject");
    else if (!["roll", "hidden", "amend", "void"].includes(subject.type)) fault(subject.seq, "the receipt's subject is no roll");
  }

  async seeds(fault) {
    const seen = new Set();
    let pending = null;
    for (const entry of this.inOrder) {
      const before = this.#before(entry);
      const fresh = entry.bringsFreshSeed;
      if (fresh === true && seen.has(entry.next)) fault(entry.seq, "the commitment for the next draw is not a new one");
      else if (fresh === false && before !== null && entry.next !== before.next) {
        fault(entry.seq, "the commitment for the next draw is not the one before");
      } else if (seen.has(entry.next) && entry.next !== pending) {
        fault(entry.seq, "the commitment for the next draw was used up before");
      }
      pending = entry.next;
      seen.add(entry.next);
    }
    for (const drawing of this.drawings) await this.#seed(drawing, fault);
  }

  async #seed({ part, shownBy, drawnBy }, fault) {
    const { req, seed } = part;
    if ((await commit(unhex(seed))) !== req.commit) fault(shownBy.seq, "the seed is not the one that was committed to");
    if (drawnBy === null) return;
    if (req.log !== drawnBy.log || req.seq !== drawnBy.seq || req.head !== drawnBy.envelope.prev) {
      fault(shownBy.seq, "the request was made for another place in the ledger, or for another ledger");
    }
    const before = this.#before(drawnBy);
    if (before !== null && req.commit !== before.next) fault(shownBy.seq, "the request does not use the seed that was pending");
  }

  async dice(fault) {
    for (const { type, part, shownBy } of this.drawings) {
      if (type === "void") continue;
      const stream = await Stream.of(unhex(part.seed), part.req);
      for (const [place, [sides, face]] of part.dice.entries()) {
        if ((await stream.draw(sides)) !== face) {
          fault(shownBy.seq, `die ${place + 1} is not the one that the seed gives`);
          break;
        }
      }
    }
  }

  async outcome(fault) {
    for (const drawing of this.drawings) {
      try {
        const why = await wrongOutcome(drawing);
        if (why) fault(drawing.shownBy.seq, why);
      } catch (error) {
        if (!(error instanceof RulesNotHere)) {
          fault(drawing.shownBy.seq, `the rules broke down on it: ${error.name}`);
          continue;
        }
        this.unchecked.add(drawing.shownBy.seq);
        if (drawing.drawnBy !== null) this.unchecked.add(drawing.drawnBy.seq);
      }
    }
  }

  async seals(fault) {
    for (const reveal of this.inOrder) {
      if (reveal.type !== "reveal" || reveal.body === null) continue;
      const hidden = this.#hidden(reveal);
      if (hidden === null) fault(reveal.seq, "it opens no earlier sealed roll of this file");
      else if (this.opened.has(hidden.leaf)) fault(reveal.seq, "the sealed roll was opened before");
      else {
        this.opened.set(hidden.leaf, reveal);
        // Without the seal nothing shows that this is what was sealed.
        if (hidden.body === null) this.unchecked.add(reveal.seq);
        else if ((await sealCommitment(unhex(reveal.body.salt), reveal.body.payload)) !== hidden.body.seal) {
          fault(reveal.seq, "it is not what was sealed");
        }
      }
    }
  }

  links(fault) {
    this.#references(fault);
    this.#amendments(fault);
    this.#erasures(fault);
    this.#thefts(fault);
  }

  #references(fault) {
    const attached = new Set();
    for (const entry of this.inOrder) {
      if (entry.body === null) continue;
      const { of } = entry.body;
      if (entry.type === "attach") {
        this.#reference(entry, entry, of, ["roll", "hidden", "void"], fault);
        if (attached.has(of)) fault(entry.seq, "the roll was attached to a post before");
        attached.add(of);
      } else if (entry.type === "note") this.#reference(entry, entry, of, TYPES, fault);
      else if (entry.type === "erase") {
        const types = entry.body.what.includes("body") ? ERASABLE_TYPES : TYPES;
        for (const leaf of of) this.#reference(entry, entry, leaf, types, fault);
      }
    }
  }

  // Whether ``of`` is an entry before ``since``, of one of the types. A receipt need not have it.
  #reference(shownBy, since, of, types, fault) {
    const referred = this.byLeaf.get(of);
    if (!referred) {
      if (this.isLedger) fault(shownBy.seq, "it refers to an entry that is not in the ledger");
    } else if (referred.seq >= since.seq) fault(shownBy.seq, "it refers to an entry that is not before it");
    else if (!types.includes(referred.type)) fault(shownBy.seq, `it refers to an entry of type ${referred.type}`);
  }

  // Walks rolls and amendments in the order in which they were drawn, sealed ones as far as they are opened.
  #amendments(fault) {
    const shown = new Map(this.drawings.filter(({ drawnBy }) => drawnBy).map((drawing) => [drawing.drawnBy.seq, drawing]));
    for (const entry of this.inOrder) {
      if (entry.body === null) continue; // of a sealed roll too: its seal cannot be read
      const drawing = shown.get(entry.seq);
      if (entry.isRuling) this.#amendment(entry, entry, entry.body.parent, null, fault);
      else if (drawing?.type === "roll") this.lines.set(entry.leaf, Line.of(entry.seq, drawing.part));
      else if (drawing?.part.req.amends) this.#amendment(entry, drawing.shownBy, drawing.part.req.amends.parent, drawing, fault);
    }
  }

  // A ruling, where there is no drawing, or an amendment, or a void in place of one.
  #amendment(entry, shownBy, parent, drawing, fault) {
    this.#reference(shownBy, entry, parent, ["roll", "hidden", "amend"], fault);
    if (this.opened.get(parent)?.body?.payload.type === "void") fault(shownBy.seq, "it amends a void");
    const line = this.lines.get(parent);
    if (drawing && line) {
      const objection = line.objection(drawing.part.req.ask, drawing.part.req.amends.op);
      if (objection) fault(shownBy.seq, `the amendment does not repeat truly: ${objection}`);
    }
    if (drawing?.type === "void") return;
    if (this.amended.has(parent)) fault(shownBy.seq, "the entry that it amends has an amendment already");
    this.amended.add(parent);
    if (line) this.lines.set(entry.leaf, line.after(drawing ? drawing.part : entry.body));
  }

  #erasures(fault) {
    if (!this.isLedger) return;
    const erased = new Set();
    for (const entry of this.inOrder) {
      if (entry.type !== "erase" || !entry.body?.what.includes("body")) continue;
      for (const leaf of entry.body.of) erased.add(leaf); // which come before it: see #references
    }
    for (const entry of this.inOrder) {
      if (entry.withheld === "erased" && !erased.has(entry.leaf)) {
        fault(entry.seq, "the body is missing, and no later entry says that it was erased");
      }
    }
  }

  #thefts(fault) {
    for (const entry of this.inOrder) {
      if (entry.type !== "key" || entry.body.good === null) continue;
      if (entry.body.good >= entry.seq) fault(entry.seq, "the last good entry is not before it");
      const after = this.byNumber.get(entry.seq + 1);
      if (after && (after.type !== "void" || (after.body !== null && after.body.why !== "key"))) {
        fault(after.seq, "after a theft the pending seed was not retired");
      }
    }
  }

  async openings(fault) {
    for (const { of, name, salt, value } of this.bundle.openings) {
      const entry = this.byLeaf.get(of);
      if (!entry) {
        fault(null, "an opening is of an entry that is not in the file");
        continue;
      }
      const found = await (name === "ctx" ? contextCommitment : fieldCommitment)(unhex(salt), value);
      if (found !== this.#committed(entry, name)) fault(entry.seq, `${name} is not what the entry committed to`);
    }
  }

  #committed(entry, name) {
    if (entry.type === "hidden") {
      const reveal = this.opened.get(entry.leaf);
      return reveal && entry.body !== null ? this.#committed(reveal, name) : null;
    }
    if (entry.body === null) return null;
    if (entry.type === "attach") return name === "text" ? entry.body.text : null;
    const part = entry.type === "reveal" ? entry.body.payload : entry.body;
    const holder = part.req ?? part;
    if (name === "ctx") return holder.ctx ?? null;
    return holder.fields && Object.hasOwn(holder.fields, name) ? holder.fields[name] : null;
  }

  report() {
    const { entries } = this.bundle;
    const attached = new Set(entries.filter((entry) => entry.type === "attach" && entry.body).map((entry) => entry.body.of));
    const unsure = this.#unsure();
    const whole = new Map([...this.lines.values()].map((line) => [line.seq, line])); // the last one of each roll
    const effective = {};
    for (const [seq, line] of whole) effective[seq] = { outcome: line.effective, amendments: line.amendments, ruled: line.ruled };
    return {
      ok: true,
      entries: entries.map((entry) => ({ seq: entry.seq, type: entry.type, status: this.#status(entry, unsure) })),
      effective,
      sealed: this.#listed(entries.filter((entry) => entry.type === "hidden" && !this.opened.has(entry.leaf))),
      voids: this.#listed(entries.filter((entry) => entry.type === "void")),
      unattached: this.#listed(entries.filter((entry) => ["roll", "hidden"].includes(entry.type) && !attached.has(entry.leaf))),
      server_nonces: this.#listed(
        this.drawings.filter(({ drawnBy, part }) => drawnBy !== null && !part.req.client).map(({ drawnBy }) => drawnBy),
      ),
    };
  }

  #listed(entries) {
    return this.isLedger ? entries.map((entry) => entry.seq).sort((a, b) => a - b) : [];
  }

  // Numbers of the entries that a thief of a key may have made: after the last good one, before the theft was told.
  #unsure() {
    const numbers = new Set();
    let good = Infinity;
    for (const entry of [...this.inOrder].reverse()) {
      if (entry.seq > good) numbers.add(entry.seq);
      if (entry.type === "key" && entry.body.good !== null) good = Math.min(good, entry.body.good);
    }
    return numbers;
  }

  #status(entry, unsure) {
    if (entry.body === null) return "redacted";
    if (unsure.has(entry.seq)) return "unsure";
    if (entry.type === "hidden" && !this.opened.has(entry.leaf)) return "sealed";
    if (this.unchecked.has(entry.seq)) return "unchecked";
    return this.amended.has(entry.leaf) ? "amended" : "verified";
  }
}

// What is wrong with the outcome, or the limit, that a drawing records; null when nothing is.
export async function wrongOutcome({ type, part }) {
  const { ask } = part.req;
  if (part.why === "crash") return crashFault(ask); // there is no outcome to be checked
  const limited = type === "void";
  const recorded = part.dice ?? [];
  const faces = limited ? await SeedFaces.of(unhex(part.seed), part.req) : new GivenFaces(recorded.map(([, face]) => face));
  let outcome;
  try {
    outcome = await resolve(ask, faces);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    const asRecorded = limited && faces.drawn.length && error.code === part.error.code && error.reason === part.error.reason;
    return asRecorded ? spellingFault(ask) : refusal(error);
  }
  if (limited) return "the rules do not end in this error";
  if (!same(faces.drawn, recorded.map(([sides]) => sides))) return "the rules ask for other dice";
  if (!same(outcome, part.outcome)) return "the rules give another outcome";
  return spellingFault(ask);
}

function refusal({ code, reason }) {
  return `the rules refuse it: ${code}${reason ? `, ${reason}` : ""}`;
}

// What is wrong with how an ask says what the rules accept: a dice expression has one text.
function spellingFault(ask) {
  return isCanonical(ask) ? null : "the dice expression is not canonical";
}

// What is wrong with a dice expression that was accepted, and on which the program then broke down.
function crashFault(ask) {
  if (ask.system !== "dice" || ask.rule !== "roll" || ask.version !== "1") return null;
  if (typeof ask.inputs.expression !== "string") return "the rules refuse it: invalid-input";
  try {
    return spellingFault(ask);
  } catch (error) {
    return error instanceof RulesError ? refusal(error) : null; // it may be here that the program breaks down
  }
}
