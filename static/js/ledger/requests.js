// Asking for a roll from the browser, and judging the answer (section 2.7). Nothing that the server says is believed unchecked.
import { Entry } from "./bundles.js";
import { same } from "./canonical.js";
import { bodyHash, commit, contextCommitment, fieldCommitment, randomHex, sealCommitment, signedCertificate, signedEnvelope, unhex } from "./commitments.js";
import { RulesNotHere } from "./drawing.js";
import { WrongForm } from "./forms.js";
import { Stream } from "./stream.js";
import { wrongOutcome } from "./verification.js";

// What the server said does not hold. The message says why.
export class DoesNotHold extends Error {}

function must(holds, why) {
  if (!holds) throw new DoesNotHold(why);
}

async function readEntry(value) {
  try {
    return await Entry.read(value);
  } catch (error) {
    if (error instanceof WrongForm) throw new DoesNotHold(error.message);
    throw error;
  }
}

// The end of a ledger as a client knows it: its last signed entry, and the key by which the next one is to be signed.
export class Head {
  static async of({ head, certificate, root }) {
    must(await signedCertificate(root, certificate.cert, certificate.cert_sig), "the root key did not sign the certificate");
    const entry = await readEntry(head);
    must(await signedEnvelope(certificate.cert.key, entry.envelopeText, entry.sig), "the ledger's last entry is not signed");
    return Object.assign(new Head(), { entry, value: head, certificate, root });
  }

  // The head after more entries, each signed and continuing the one before; a new key signs its own entry.
  async after(values) {
    let head = this;
    for (const value of values) {
      const entry = await readEntry(value);
      const { envelope, leaf } = head.entry;
      const continues = entry.log === envelope.log && entry.seq === envelope.seq + 1 && entry.envelope.prev === leaf;
      must(continues, `entry ${entry.seq} does not continue the ledger`);
      const { cert, cert_sig } = entry.type === "key" ? entry.body : head.certificate;
      head = await Head.of({ head: value, certificate: { cert, cert_sig }, root: this.root });
    }
    return head;
  }

  toJSON() {
    return { head: this.value, certificate: this.certificate, root: this.root };
  }
}

// The message that asks for a roll at a head, with a nonce and salts that were never used. ``wanted``: ask, context and texts,
// whether it is sealed, what it amends.
export async function makeMessage({ entry }, { ask, context, texts, sealed = false, amends = null }) {
  const openings = [{ name: "ctx", salt: randomHex(32), value: context }];
  const fields = {};
  for (const [name, value] of Object.entries(texts)) {
    const salt = randomHex(32);
    fields[name] = await fieldCommitment(unhex(salt), value);
    openings.push({ name, salt, value });
  }
  const req = {
    v: 1,
    log: entry.log,
    seq: entry.seq + 1,
    head: entry.leaf,
    commit: entry.next,
    ask,
    ctx: await contextCommitment(unhex(openings[0].salt), context),
    fields,
    nonce: randomHex(32),
    client: true,
    sealed,
    amends,
  };
  return { retry: randomHex(16), req, openings };
}

// Whether an answer is what the message asked for and the dice are the ones that nobody chose. Gives the recorded entry, as the
// head after it; throws ``DoesNotHold``.
export async function checkAnswer(head, message, answer) {
  const { req } = message;
  const before = await readEntry(answer.before);
  must(before.leaf === req.head && before.next === req.commit, "the entry before is not the one that was asked at");
  const [entry, after] = [await readEntry(answer.entry), await head.after([answer.entry])];
  must(entry.log === req.log && entry.seq === req.seq && entry.envelope.prev === req.head, "the roll stands at another place");
  must(entry.body !== null && typesOf(req).includes(entry.type), "the answer is no roll");
  must((await bodyHash(entry.bodyText)) === entry.envelope.body_hash, "the body is not the one that the envelope names");
  must(entry.next !== req.commit, "the next seed is not a new one");
  if (!req.sealed) await checkDrawing(message, entry.type, entry.body, answer.openings);
  else if (answer.sealed) {
    const { salt, payload } = answer.sealed;
    must((await sealCommitment(unhex(salt), payload)) === entry.body.seal, "the seal is not that of the roll");
    await checkDrawing(message, payload.type, payload, answer.openings);
  } // else it is kept from who rolled, too: its opening will prove it
  return after;
}

function typesOf({ sealed, amends }) {
  if (sealed) return ["hidden"];
  return [amends ? "amend" : "roll", "void"];
}

async function checkDrawing({ req, openings }, type, part, opened) {
  must("req" in part && same(part.req, req), "the request is not the one that was sent");
  must(sameOpenings(opened, openings), "other words were recorded");
  must((await commit(unhex(part.seed))) === req.commit, "the seed is not the one that was committed to");
  const stream = await Stream.of(unhex(part.seed), req);
  for (const [sides, face] of part.dice ?? []) {
    must((await stream.draw(sides)) === face, "the dice are not the ones that the seed gives");
  }
  if (part.why === "crash") return;
  const why = await wrongOutcome({ type, part }).catch((error) => {
    if (error instanceof RulesNotHere) return null;
    throw error;
  });
  must(!why, why);
}

function sameOpenings(given, sent) {
  const sorted = (openings) => [...openings].sort((a, b) => (a.name < b.name ? -1 : 1));
  return Array.isArray(given) && same(sorted(given), sorted(sent));
}
