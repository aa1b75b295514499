// Entries and files as they are read: the first step of a verification (section 2.14).
import { NotJson, canonical, readCanonical, utf8 } from "./canonical.js";
import { leafOf } from "./commitments.js";
import { WrongForm, checkBundle, checkEntry, checkOpening } from "./forms.js";

const LARGEST_ENTRY = 128 * 1024; // bytes of envelope and body

// Far more than any entry may have with the file around it; beyond some such depth readers differ in what they can read at all, so
// that the file as a whole is refused and no entry is named.
const MOST_LEVELS = 256;

function checkDepth(value, left = MOST_LEVELS) {
  if (left === 0) throw new NotJson("it is nested too deep");
  if (typeof value !== "object" || value === null) return;
  for (const inner of Object.values(value)) checkDepth(inner, left - 1);
}

// A signed entry. ``body`` is null where it is withheld, and only there.
export class Entry {
  // Promises the entry. What is none throws at once, without a promise: a hostile file may hold millions of such.
  static read(value) {
    checkEntry(value);
    const entry = new Entry();
    entry.envelope = value.envelope;
    entry.body = value.body;
    entry.sig = value.sig;
    entry.withheld = value.withheld ?? null;
    entry.envelopeText = canonical(entry.envelope);
    entry.bodyText = entry.body === null ? null : canonical(entry.body);
    if (utf8(entry.envelopeText).length + utf8(entry.bodyText ?? "").length > LARGEST_ENTRY) {
      throw new WrongForm("the entry is larger than 128 KiB");
    }
    return entry.#named();
  }

  async #named() {
    this.leaf = await leafOf(this.envelopeText);
    return this;
  }

  get log() {
    return this.envelope.log;
  }

  get seq() {
    return this.envelope.seq;
  }

  get type() {
    return this.envelope.type;
  }

  get next() {
    return this.envelope.next;
  }

  get ts() {
    return this.envelope.ts;
  }

  get isRuling() {
    return this.type === "amend" && this.body !== null && !("req" in this.body);
  }

  // Whether ``next`` is a new commitment. null: of an amendment without its body one cannot tell.
  get bringsFreshSeed() {
    if (this.type === "amend") return this.body === null ? null : !this.isRuling;
    return ["genesis", "roll", "hidden", "void"].includes(this.type);
  }

  // Whether dice fell, or may have fallen, for this entry and its body says so.
  get draws() {
    return this.body !== null && (this.type === "hidden" || "req" in this.body);
  }
}

// What is wrong: of all faults told, the one of the lowest entry, and the first one found there. Its ``seq`` is null where the file
// as a whole is at fault, which comes after all others.
export class Faults {
  lowest = null;

  add(seq, why) {
    if (this.lowest === null || (seq ?? Infinity) < (this.lowest.seq ?? Infinity)) this.lowest = { seq, why };
  }
}

export class FormatFault extends Error {
  constructor({ seq, why }) {
    super(why);
    this.seq = seq;
  }
}

// Step 1. Gives ``kind``, ``subject``, ``root``, ``entries`` and ``openings``.
export async function readBundle(bytes) {
  let value;
  try {
    value = readCanonical(bytes);
    checkDepth(value);
    checkBundle(value);
  } catch (error) {
    if (error instanceof NotJson || error instanceof WrongForm) throw new FormatFault({ seq: null, why: error.message });
    throw error;
  }
  const faults = new Faults();
  const entries = [];
  for (const [position, given] of value.entries.entries()) {
    try {
      entries.push(await Entry.read(given));
    } catch (error) {
      if (!(error instanceof WrongForm)) throw error;
      faults.add(numberOf(given) ?? (value.kind === "ledger" ? position : null), error.message);
    }
  }
  const numbers = new Map(entries.map((entry) => [entry.leaf, entry.seq]));
  for (const opening of value.openings) {
    try {
      checkOpening(opening);
    } catch (error) {
      if (!(error instanceof WrongForm)) throw error;
      faults.add(numbers.get(opening?.of) ?? null, error.message);
    }
  }
  if (faults.lowest) throw new FormatFault(faults.lowest);
  return { ...value, entries };
}

// The number that a malformed entry says it has, if it says one.
function numberOf(entry) {
  const seq = entry?.envelope?.seq;
  return Number.isSafeInteger(seq) && seq >= 0 ? seq : null;
}
