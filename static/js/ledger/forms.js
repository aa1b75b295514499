// Step 1 of verification: exactly the keys and the kinds of value that section 2 gives, for entries, requests and files. A kind is
// a function of a value and its dotted path; it throws ``WrongForm``, whose message is a sentence for a person.
import { MOST_SIDES } from "./stream.js";

export class WrongForm extends Error {}

// An entry or a file of a later version: not for this verifier, and never verified by it.
export class NewerFormat extends WrongForm {
  constructor() {
    super("newer format");
  }
}

const LARGEST = Number.MAX_SAFE_INTEGER;
const DEEPEST = 32;
const LONGEST_KEY = 64;
const LONGEST_STRING = 512;
const MOST_DICE = 500;
const OPS = ["reroll", "extra-die", "explode", "add-degree", "choose"]; // and ``ruling``, which has no request
const NEVER_WITHHELD = ["genesis", "key"];
const BUNDLE_FORMAT = "tirada-roll/1 bundle";

const has = (object, key) => Object.hasOwn(object, key);
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

// --- Kinds of value

const matching = (form, said) => (value, path) => {
  if (typeof value !== "string" || !form.test(value)) throw new WrongForm(`${path} is not ${said}`);
};
const hexadecimal = (size) => matching(new RegExp(`^[0-9a-f]{${2 * size}}$`), `${size} bytes in lower-case hex`);

const id16 = hexadecimal(16);
export const hash32 = hexadecimal(32);
const signature64 = hexadecimal(64);
const line = matching(/^[ -~]{0,512}$/, "a text of at most 512 printable ASCII characters");
const kebab = matching(/^(?=.{0,512}$)[a-z0-9]+(?:-[a-z0-9]+)*$/, "a kebab-case word");
const fieldName = matching(/^(?=.{1,64}$)(?:reason|text|note|label\.(?:0|[1-9][0-9]*)|inputs(?:\.[A-Za-z0-9_-]+)+)$/, "the name of a field");

function count(value, path) {
  if (!Number.isSafeInteger(value) || value < 0) throw new WrongForm(`${path} is not a whole number from 0`);
}

function boolean(value, path) {
  if (typeof value !== "boolean") throw new WrongForm(`${path} is neither true nor false`);
}

// A person's words, any Unicode. Only openings hold such.
function words(value, path) {
  if (typeof value !== "string") throw new WrongForm(`${path} is not a text`);
}

function time(value, path) {
  const found = typeof value === "string" && /^([0-9]{4})-([0-9]{2})-([0-9]{2})T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$/.exec(value);
  if (found && isDay(Number(found[1]), Number(found[2]), Number(found[3]))) return;
  throw new WrongForm(`${path} is not a time such as 2026-11-30T10:01:00Z`);
}

function isDay(year, month, day) {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= days[month - 1];
}

const oneOf = (...choices) => (value, path) => {
  if (!choices.includes(value)) throw new WrongForm(`${path} is not ${choices.join(" or ")}`);
};
const orNull = (other) => (value, path) => {
  if (value !== null) other(value, path);
};
const listOf = (item, most = Infinity) => (value, path) => {
  if (!Array.isArray(value)) throw new WrongForm(`${path} is not a list`);
  if (value.length > most) throw new WrongForm(`${path} has more than ${most} items`);
  value.forEach((found, position) => item(found, `${path}.${position}`));
};

function anObject(value, path) {
  if (!isObject(value)) throw new WrongForm(`${path} is not an object`);
}

function anything() {}

const mapOf = (key, item) => (value, path) => {
  anObject(value, path);
  for (const name of Object.keys(value)) {
    key(name, `a key of ${path}`);
    item(value[name], `${path}.${name}`);
  }
};

// An object with exactly these keys.
const objectWith = (kinds) => (value, path) => {
  anObject(value, path);
  for (const key of Object.keys(value)) {
    if (!has(kinds, key)) throw new WrongForm(`${path} has the unknown key '${key.slice(0, LONGEST_KEY)}'`);
  }
  for (const key of Object.keys(kinds)) {
    if (!has(value, key)) throw new WrongForm(`${path} has no '${key}'`);
  }
  for (const key of Object.keys(kinds)) kinds[key](value[key], `${path}.${key}`);
};

// The kind that the value's own ``key`` chooses.
const chosen = (kinds, key) => (value, path) => {
  anObject(value, path);
  const choice = has(value, key) ? value[key] : undefined;
  if (typeof choice !== "string" || !has(kinds, choice)) {
    throw new WrongForm(`${path}.${key} is not ${Object.keys(kinds).join(" or ")}`);
  }
  kinds[choice](value, path);
};

// JSON as section 2.1 allows it in entries, at any depth. Where fractions may not stand, the key's own kind refuses them.
function entryJson(value, path, depth = 1) {
  if (typeof value === "string") line(value, path);
  else if (typeof value === "number") {
    if (!(Math.abs(value) <= LARGEST)) throw new WrongForm(`${path} is a number beyond 2**53 - 1`);
  } else if (Array.isArray(value) || isObject(value)) {
    if (depth > DEEPEST) throw new WrongForm(`${path} is nested more than ${DEEPEST} deep`);
    if (Array.isArray(value)) {
      for (const item of value) entryJson(item, path, depth + 1);
      return;
    }
    for (const key of Object.keys(value)) {
      if (!/^[ -~]{1,64}$/.test(key)) throw new WrongForm(`a key of ${path} is not 1 to ${LONGEST_KEY} printable ASCII characters`);
      if (key === "label" && typeof value[key] === "string") kebab(value[key], `${path}.label`);
      else entryJson(value[key], `${path}.${key}`, depth + 1);
    }
  } else if (value !== null && typeof value !== "boolean") throw new WrongForm(`${path} is no JSON value`);
}

// --- Requests

// ``[sides, face]``. Whether the face is the one drawn, or even one that the die has, is asked in step 7.
function die(value, path) {
  if (!Array.isArray(value) || value.length !== 2 || !value.every(Number.isSafeInteger)) {
    throw new WrongForm(`${path} is not a pair of sides and face`);
  }
  if (value[0] < 1 || value[0] > MOST_SIDES || value[1] < 1) throw new WrongForm(`${path} is no die`);
}

const fields = mapOf(fieldName, hash32);
const certificate = objectWith({ key: hash32, serial: count, issued: time, why: oneOf("first", "rotation", "compromised") });
const rulesError = objectWith({ code: kebab, reason: kebab });
const context = objectWith({ scene: orNull(id16), slot: orNull(id16), character: orNull(id16), sheet: orNull(count) });
const ask = objectWith({ system: kebab, rule: kebab, version: line, inputs: anObject, house_rules: anObject });
const plainRequest = objectWith({
  v: oneOf(1),
  log: id16,
  seq: count,
  head: hash32,
  commit: hash32,
  ask,
  ctx: hash32,
  fields,
  nonce: hash32,
  client: boolean,
  sealed: boolean,
  amends: orNull(objectWith({ parent: hash32, op: oneOf(...OPS) })),
});

function request(value, path) {
  plainRequest(value, path);
  for (const name of Object.keys(value.fields)) {
    if (name.startsWith("inputs.") && at(value.ask, name) !== "other") {
      throw new WrongForm(`${path}.ask does not say 'other' at ${name}`);
    }
  }
}

function at(value, dotted) {
  for (const step of dotted.split(".")) {
    if (Array.isArray(value) ? /^(?:0|[1-9][0-9]*)$/.test(step) && has(value, step) : isObject(value) && has(value, step)) value = value[step];
    else return null;
  }
  return value;
}

// A request that fits the entry that it stands in. ``amends`` undefined: it may amend or not.
const requestThat = ({ sealed, amends }) => (value, path) => {
  request(value, path);
  if (value.sealed !== sealed) throw new WrongForm(`${path} is ${sealed ? "not " : ""}for a sealed roll`);
  if (amends !== undefined && (value.amends !== null) !== amends) {
    throw new WrongForm(`${path} ${amends ? "amends nothing" : "is for an amendment"}`);
  }
};

// Fields of a note or a ruling, which have no inputs that a name could point at.
function fieldsWithoutAsk(value, path) {
  fields(value, path);
  if (Object.keys(value).some((name) => name.startsWith("inputs."))) {
    throw new WrongForm(`${path} names an input, and there is none`);
  }
}

// --- Bodies

const actor = orNull(id16);
const drawn = { seed: hash32, dice: listOf(die, MOST_DICE), outcome: anObject };
const amendment = objectWith({ actor, req: requestThat({ sealed: false, amends: true }), ...drawn });
const ruling = objectWith({ actor, parent: hash32, op: oneOf("ruling"), set: anObject, fields: fieldsWithoutAsk });
const keyBody = objectWith({ actor, cert: certificate, cert_sig: signature64, good: orNull(count) });

const limit = (sealed) => ({ why: oneOf("limit"), req: requestThat({ sealed }), seed: hash32, error: rulesError });
const crash = (sealed) => ({ why: oneOf("crash"), req: requestThat({ sealed }), seed: hash32 });

const payload = chosen(
  {
    roll: objectWith({ type: oneOf("roll"), req: requestThat({ sealed: true, amends: false }), ...drawn }),
    amend: objectWith({ type: oneOf("amend"), req: requestThat({ sealed: true, amends: true }), ...drawn }),
    void: chosen(
      {
        limit: objectWith({ type: oneOf("void"), ...limit(true) }),
        crash: objectWith({ type: oneOf("void"), ...crash(true) }),
      },
      "why",
    ),
  },
  "type",
);

const BODIES = {
  genesis: objectWith({ actor, kind: oneOf("campaign", "sandbox"), spec: hash32, root: hash32, cert: certificate, cert_sig: signature64 }),
  roll: objectWith({ actor, req: requestThat({ sealed: false, amends: false }), ...drawn }),
  hidden: objectWith({ actor, seal: hash32 }),
  reveal: objectWith({ actor, of: hash32, salt: hash32, payload }),
  amend(value, path) {
    anObject(value, path);
    (has(value, "req") ? amendment : ruling)(value, path);
  },
  void: chosen(
    {
      limit: objectWith({ actor, ...limit(false) }),
      crash: objectWith({ actor, ...crash(false) }),
      key: objectWith({ actor, why: oneOf("key") }),
      lost: objectWith({ actor, why: oneOf("lost") }),
    },
    "why",
  ),
  attach: objectWith({ actor, of: hash32, post: id16, text: hash32 }),
  note: objectWith({ actor, of: hash32, code: kebab, fields: fieldsWithoutAsk }),
  erase: objectWith({ actor, of: listOf(hash32), what: listOf(oneOf("texts", "salts", "body")), why: kebab }),
  key(value, path) {
    keyBody(value, path);
    const { why } = value.cert;
    if (why === "first" || (why === "rotation") !== (value.good === null)) {
      throw new WrongForm(`${path}.good does not fit a certificate for the reason '${why}'`);
    }
  },
};

export const TYPES = Object.keys(BODIES);
export const ERASABLE_TYPES = TYPES.filter((type) => !NEVER_WITHHELD.includes(type));

// --- Entries, openings, files

const plainEnvelope = objectWith({
  v: oneOf(1),
  log: id16,
  seq: count,
  type: oneOf(...TYPES),
  prev: orNull(hash32),
  next: hash32,
  ts: time,
  body_hash: hash32,
});

function checkEnvelope(value) {
  anObject(value, "envelope");
  if (Number.isSafeInteger(value.v) && value.v > 1) throw new NewerFormat();
  plainEnvelope(value, "envelope");
  if ((value.prev === null) !== (value.seq === 0)) throw new WrongForm("envelope.prev is null in entry 0 and nowhere else");
}

// An entry as it stands in a file: envelope, body or the reason why it is withheld, signature.
export function checkEntry(value) {
  anObject(value, "the entry");
  checkEnvelope(value.envelope ?? null);
  const withheld = has(value, "body") && value.body === null;
  const keys = ["body", "envelope", "sig", ...(withheld ? ["withheld"] : [])];
  if (Object.keys(value).sort().join() !== keys.join()) {
    throw new WrongForm(`the entry has not exactly the keys ${keys.join(", ")}`);
  }
  signature64(value.sig, "sig");
  const { type } = value.envelope;
  if (withheld) {
    oneOf("private", "erased")(value.withheld, "withheld");
    if (NEVER_WITHHELD.includes(type)) throw new WrongForm(`the body of a ${type} entry is never withheld`);
  } else {
    entryJson(value.body, "body");
    BODIES[type](value.body, "body");
  }
}

const plainOpening = objectWith({
  of: hash32,
  name: (value, path) => value === "ctx" || fieldName(value, path),
  salt: hash32,
  value: anything,
});

export function checkOpening(value) {
  plainOpening(value, "the opening");
  (value.name === "ctx" ? context : words)(value.value, "the opening's value");
}

const plainBundle = objectWith({
  format: oneOf(BUNDLE_FORMAT),
  kind: oneOf("ledger", "receipt"),
  subject: orNull(hash32),
  root: hash32,
  entries: listOf(anything),
  openings: listOf(anything),
});

// The file's own keys. Entries and openings are looked into one by one.
export function checkBundle(value) {
  anObject(value, "the file");
  if (typeof value.format === "string" && /^tirada-roll\/(?:[2-9]|[1-9][0-9]+) bundle$/.test(value.format)) throw new NewerFormat();
  plainBundle(value, "the file");
  if ((value.subject === null) !== (value.kind === "ledger")) throw new WrongForm("a receipt has a subject, a ledger has none");
}
