// From seed and question to faces (section 2.6).
import { joined, requestHash, tag } from "./commitments.js";

export const MOST_SIDES = 1_000_000;
const WORDS = 2 ** 32;

async function hmac(key, message) {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, message));
}

// K.
export async function streamKey(seed, req) {
  return hmac(seed, joined(tag("key"), await requestHash(req)));
}

export function block(key, number) {
  const place = new Uint8Array(4);
  new DataView(place.buffer).setUint32(0, number);
  return hmac(key, joined(tag("block"), place));
}

// Faces from blocks of bytes, by rejection sampling: every face is equally likely. ``blocks`` gives block 0, 1, … on demand.
export class Stream {
  wordsRead = 0;
  wordsRejected = 0;
  #blocks;
  #number = 0;
  #block = null;
  #at = 0;

  constructor(blocks) {
    this.#blocks = blocks;
  }

  static async of(seed, req) {
    const key = await streamKey(seed, req);
    return new Stream((number) => block(key, number));
  }

  // A face from 1 to ``sides``. One side spends a word like any other.
  async draw(sides) {
    const limit = WORDS - (WORDS % sides);
    for (;;) {
      const word = await this.#word();
      this.wordsRead += 1;
      if (word < limit) return 1 + (word % sides);
      this.wordsRejected += 1;
    }
  }

  async #word() {
    if (this.#block === null || this.#at === this.#block.byteLength) {
      const bytes = await this.#blocks(this.#number++);
      this.#block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#at = 0;
    }
    this.#at += 4;
    return this.#block.getUint32(this.#at - 4);
  }
}
