// RFC 8785 text of JSON values, and reading a file that must be its own canonical form (sections 2.1 and 2.14).

export class NotJson extends Error {}

const UTF8 = new TextEncoder();

export function utf8(text) {
  return UTF8.encode(text);
}

// The one text of a value. Strings and doubles are written by the language as RFC 8785 wants them; keys are put in order here.
// Integers beyond 2**53 - 1 have no form: two readers could understand them differently.
export function canonical(value) {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") return number(value);
  if (typeof value === "string") return string(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object") throw new NotJson("it is no JSON value");
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${string(key)}:${canonical(value[key])}`).join(",")}}`;
}

function number(value) {
  const tooLarge = Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21;
  if (!Number.isFinite(value) || tooLarge) throw new NotJson("a number is too large");
  return JSON.stringify(value);
}

function string(value) {
  if (!value.isWellFormed()) throw new NotJson("a text is not well-formed Unicode");
  return JSON.stringify(value);
}

export function same(one, other) {
  return canonical(one) === canonical(other);
}

// The value of a file that is its own canonical form, but for one newline that may stand at its end. Comparing with what is
// written again refuses repeated keys, spaces, -0, 1e2 and other second spellings all at once.
export function readCanonical(bytes) {
  let text;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new NotJson("it is not UTF-8");
  }
  if (text.endsWith("\n")) text = text.slice(0, -1);
  let value;
  let written;
  try {
    value = JSON.parse(text);
    written = canonical(value);
  } catch (error) {
    if (error instanceof NotJson) throw error;
    throw new NotJson(error instanceof RangeError ? "it is nested too deep" : `it is not JSON: ${error.message}`);
  }
  if (written !== text) throw new NotJson("it is not in canonical form (RFC 8785)");
  return value;
}
