// The hashes of section 2.1 and the signatures of 2.3, by the browser's own cryptography. Bytes are Uint8Array; hashes are hex.
import { canonical, utf8 } from "./canonical.js";

// Whether this browser can do it at all: not on a page without https, and Ed25519 came late.
export async function canVerify() {
  try {
    await crypto.subtle.importKey("raw", new Uint8Array(32), "Ed25519", false, ["verify"]);
    return true;
  } catch {
    return false;
  }
}

export function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function randomHex(size) {
  return hex(crypto.getRandomValues(new Uint8Array(size)));
}

export function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function tag(name) {
  return utf8(`tirada-roll/1 ${name}\0`);
}

async function sha256(...parts) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", joined(...parts)));
}

export async function commit(seed) {
  return hex(await sha256(tag("commit"), seed));
}

// R, as bytes: binds the dice to the whole question.
export function requestHash(req) {
  return sha256(tag("request"), utf8(canonical(req)));
}

export async function fieldCommitment(salt, words) {
  return hex(await sha256(tag("field"), salt, utf8(words)));
}

export async function contextCommitment(salt, context) {
  return hex(await sha256(tag("ctx"), salt, utf8(canonical(context))));
}

export async function sealCommitment(salt, payload) {
  return hex(await sha256(tag("seal"), salt, utf8(canonical(payload))));
}

export async function bodyHash(text) {
  return hex(await sha256(tag("body"), utf8(text)));
}

// Hash of an envelope's canonical text: the name of the entry.
export async function leafOf(text) {
  return hex(await sha256(Uint8Array.of(0), utf8(text)));
}

// The twelve characters of a roll's address, such as 667endpae4ee: base32 of the leaf's first bytes.
export function rollId(leaf) {
  const bits = unhex(leaf.slice(0, 16)).reduce((text, byte) => text + byte.toString(2).padStart(8, "0"), "");
  return bits.match(/.{5}/g).slice(0, 12).map((five) => "abcdefghijklmnopqrstuvwxyz234567"[Number.parseInt(five, 2)]).join("");
}

export function signedEnvelope(key, envelope, sig) {
  return holds(key, `tirada-roll/1 record\n${envelope}`, sig);
}

export function signedCertificate(root, cert, sig) {
  return holds(root, `tirada-roll/1 key\n${canonical(cert)}`, sig);
}

let lastKey = { key: null, imported: null }; // thousands of entries are signed by one

async function holds(key, message, sig) {
  try {
    if (lastKey.key !== key) {
      lastKey = { key, imported: await crypto.subtle.importKey("raw", unhex(key), "Ed25519", false, ["verify"]) };
    }
    return await crypto.subtle.verify("Ed25519", lastKey.imported, unhex(sig), utf8(message));
  } catch (error) {
    if (error.name === "NotSupportedError" || error instanceof TypeError) throw error;
    return false; // no point of the curve
  }
}
