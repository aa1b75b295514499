// From a text to a tree: once from left to right, never back (sections 2 and 3 of the notation, steps 2 and 3 of DN-090). The column
// of a refusal is that of the first character with which no text of the notation could go on.
import { refused, refusedWhole } from "./refusals.js";
import { FUDGE, ROUNDINGS } from "./tree.js";
import { write, writeNode, writeTarget } from "./writing.js";

export const LONGEST_TEXT = 512;
const LARGEST_NUMBER = 10 ** 12;
const MOST_DIE_SIDES = 1_000_000;
const MOST_LISTED_FACES = 100;
const LARGEST_LISTED_FACE = 1_000_000;
const MOST_REPEATS = 20;
const MOST_OPEN_BRACKETS = 20;

const READ_AS = { "\u2212": "-", "\u2013": "-", "\u2011": "-", "\u00d7": "*", "\u00f7": "/", "\u00a0": " ", "\t": " " };
const CONTROL = /[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]/;
const END = "\0"; // control characters have been refused by then, so it can be nothing else
const OUTSIDE = "\uffff"; // stands for a character beyond the first plane, which the notation does not have
const NAMES = ["abs", "ceil", "floor", "max", "min", "round", "trunc"];
// Longest first: a run of letters is divided from its left.
const MODIFIER_WORDS = ["rr", "ro", "r", "min", "mi", "max", "ma", "kh", "kl", "dh", "dl", "k", "d", "f", "vs", "by"];

const [REROLL, EXPLOSION, MINIMUM, MAXIMUM, KEEP, COUNT, FAILURES] = [1, 2, 3, 4, 5, 6, 7];
// Where a modifier stands among the others (DN-030). "=" is any comparison.
const PLACE = {
  r: REROLL, rr: REROLL, ro: REROLL, "!": EXPLOSION, mi: MINIMUM, min: MINIMUM, ma: MAXIMUM, max: MAXIMUM,
  k: KEEP, kh: KEEP, kl: KEEP, d: KEEP, dh: KEEP, dl: KEEP, "=": COUNT, f: FAILURES,
};

const isDigit = (character) => character >= "0" && character <= "9";
const isLetter = (character) => /^[a-zA-Z]$/.test(character);
const isKnown = (character) => /^[0-9a-zA-Z+\-*/%(){},<>=![\]# ]$/.test(character);
const isComparison = (character) => character === "<" || character === ">" || character === "=";
const stripped = (text) => text.replace(/^[ \t\u00a0]+|[ \t\u00a0]+$/g, "");
const noModifiers = () => ({ reroll: null, explosion: null, minimum: null, maximum: null, keeps: [], counts: null, failures: null });

// Reads one text. After ``read()``: ``roll``, ``repeats``, ``target``, ``labels`` and ``note``.
export class Reader {
  roll = null;
  repeats = null;
  target = null;
  labels = [];
  note = null;
  #characters; // of the text as typed
  #text;
  #at = 0;
  #open = 0;
  #after = ""; // what has just been read: number, bracket (or call), label, dice (or group) or target

  constructor(typed) {
    this.#characters = Array.from(typed);
    this.#text = this.#characters.map((one) => (one.length > 1 ? OUTSIDE : (READ_AS[one] ?? one))).join("") + END;
  }

  read() {
    if (this.#characters.length > LONGEST_TEXT) throw refusedWhole("too-long");
    const control = this.#text.slice(0, -1).search(CONTROL);
    if (control >= 0) throw this.#refused("bad-character", control);
    if ([END, "#"].includes(this.#skip())) throw refusedWhole("empty");
    if (/^[0-9]+ *[xX]/.test(this.#text.slice(this.#at))) this.#readRepeat();
    else this.roll = this.#sum();
    this.#readTarget();
    const character = this.#skip();
    if (character === "#") this.note = stripped(this.#characters.slice(this.#at + 1).join("")) || null;
    else if (character !== END) throw this.#stuck();
  }

  #readRepeat() {
    const start = this.#at;
    const repeats = this.#number();
    this.#skip();
    this.#at += 1;
    if (this.#skip() !== "(") throw this.#unreadable("repeat-needs-parentheses");
    if (repeats < 1 || repeats > MOST_REPEATS) throw this.#refused("repeat-out-of-range", start);
    this.repeats = repeats;
    this.#openBracket();
    this.roll = this.#sum();
    this.#closeBracket(")");
    this.#after = "bracket";
    if (this.#skip() === "[") this.#label(write(this.roll, this.repeats, null));
  }

  #readTarget() {
    if (!this.#nextWordIs("vs")) return;
    this.#at += 2;
    this.#skip();
    const number = this.#signed();
    let step = null;
    if (this.#nextWordIs("by")) {
      this.#at += 2;
      this.#skip();
      const start = this.#at;
      step = this.#number();
      if (step === 0) throw this.#refused("step-out-of-range", start);
    }
    this.target = { number, step };
    if (this.#skip() === "[") this.#label(writeTarget(this.target));
    this.#after = "target";
  }

  // --- Expressions

  #sum() {
    let left = this.#product();
    while ("+-".includes(this.#next)) {
      const operator = this.#next;
      this.#at += 1;
      left = { kind: "operation", operator, left, right: this.#product() };
    }
    return left;
  }

  #product() {
    let left = this.#operand();
    while ("*/%".includes(this.#next)) {
      const operator = this.#next;
      this.#at += 1;
      left = { kind: "operation", operator, left, right: this.#operand() };
    }
    return left;
  }

  // An operand with its sign and its label, and the spaces after it.
  #operand() {
    const sign = this.#skip();
    if ("+-".includes(sign)) {
      this.#at += 1;
      this.#skip();
    }
    const node = this.#primary();
    if (this.#skip() === "[") {
      this.#label(writeNode(node));
      this.#skip();
    }
    return sign === "-" ? { kind: "negation", operand: node } : node;
  }

  #primary() {
    const character = this.#next;
    if (isDigit(character)) {
      const number = this.#number();
      if ("dD".includes(this.#next)) return this.#pool(number);
      this.#after = "number";
      return { kind: "number", number };
    }
    if ("dD".includes(character)) return this.#pool(null);
    if (character === "(") {
      this.#openBracket();
      const node = this.#sum();
      this.#closeBracket(")");
      this.#after = "bracket";
      return node;
    }
    if (character === "{") {
      this.#openBracket();
      const items = this.#listed("}");
      const modifiers = this.#modifiers(true);
      this.#after = "dice";
      return { kind: "group", items, modifiers };
    }
    const name = this.#name();
    if (name) return this.#call(name);
    throw this.#unreadable();
  }

  #call(name) {
    const start = this.#at;
    this.#at += name.length;
    if (this.#skip() !== "(") throw this.#unreadable();
    this.#openBracket();
    const items = this.#listed(")");
    this.#after = "bracket";
    const several = name === "max" || name === "min";
    if (several ? items.length < 2 : items.length !== 1) throw this.#refused("wrong-argument-count", start);
    if (ROUNDINGS.includes(name) && items[0].operator !== "/") throw this.#refused("nothing-to-round", start);
    return { kind: "call", name, items };
  }

  // Expressions between commas, and the bracket that closes them.
  #listed(closing) {
    const listed = [this.#sum()];
    while (this.#next === ",") {
      this.#at += 1;
      listed.push(this.#sum());
    }
    this.#closeBracket(closing);
    return listed;
  }

  // --- Dice and what modifies them

  // ``d`` is next; ``count`` is what stands before it.
  #pool(count) {
    const die = this.#die(count);
    const modifiers = this.#modifiers(false);
    this.#after = "dice";
    return { kind: "pool", count: count ?? 1, die, modifiers };
  }

  #die(count) {
    const letter = this.#next;
    this.#at += 1;
    const character = this.#next;
    if (isDigit(character)) {
      const start = this.#at;
      const sides = this.#number();
      if (sides < 1 || sides > MOST_DIE_SIDES) throw this.#refused("sides-out-of-range", start);
      return { sides };
    }
    if (character === "%") {
      this.#at += 1;
      return { sides: 100 };
    }
    if (character === "f" || character === "F") {
      this.#at += 1;
      return FUDGE;
    }
    if (character === "{") return this.#dieWithListedFaces();
    if (character === "(") throw this.#refused("computed-dice", this.#at);
    if (letter === "D" && count !== null) return { sides: 6 };
    throw this.#unreadable("missing-sides");
  }

  #dieWithListedFaces() {
    const brace = this.#at;
    const values = [];
    for (;;) {
      this.#at += 1;
      this.#skip();
      const start = this.#at;
      const value = this.#signed();
      if (Math.abs(value) > LARGEST_LISTED_FACE) throw this.#refused("faces-out-of-range", start);
      values.push(value);
      if (values.length > MOST_LISTED_FACES) throw this.#refused("faces-out-of-range", brace);
      const character = this.#skip();
      if (character === "}") {
        this.#at += 1;
        return { sides: values.length, values };
      }
      if (character !== ",") throw this.#unreadable();
    }
  }

  // All modifiers of a pool, or of a group.
  #modifiers(ofGroup) {
    const found = noModifiers();
    let place = 0;
    for (;;) {
      const character = this.#skip();
      const start = this.#at;
      let word;
      if (isLetter(character)) {
        word = this.#run();
        if (word === null) throw this.#refused("unknown-word", start);
        if (word === "vs" || word === "by") return found;
      } else if (character === "!") word = "!";
      else if (isComparison(character)) word = "=";
      else return found;
      const before = place;
      place = PLACE[word];
      if (ofGroup && place < KEEP) throw this.#refused("not-for-groups", start);
      if (place < before) throw this.#refused("modifier-order", start);
      if (place === before && place !== KEEP) throw this.#refused("modifier-repeated", start);
      if (place === FAILURES && !found.counts) throw this.#refused("failures-without-count", start);
      if (place === COUNT) found.counts = this.#comparison();
      else if (place === EXPLOSION) found.explosion = this.#explosion();
      else {
        this.#at += word.length;
        if (place === KEEP) {
          const number = isDigit(this.#next) ? this.#number() : 1;
          found.keeps.push({ highest: ["k", "kh", "dh"].includes(word), drops: word[0] === "d", number, column: start + 1 });
        } else if (place === REROLL) {
          found.reroll = { condition: this.#condition(), once: word === "ro", column: start + 1 };
        } else if (place === MINIMUM) found.minimum = this.#number();
        else if (place === MAXIMUM) found.maximum = this.#number();
        else found.failures = this.#condition();
      }
    }
  }

  #explosion() {
    const start = this.#at;
    const [whole, marks, letter] = /^(!!?)([poPO]?)/.exec(this.#text.slice(start));
    this.#at += whole.length;
    const kind = letter.toLowerCase();
    const condition = isDigit(this.#next) || isComparison(this.#skip()) ? this.#condition() : null;
    return { compound: marks === "!!", penetrating: kind === "p", once: kind === "o", condition, column: start + 1 };
  }

  #condition() {
    if (isDigit(this.#next)) return { compare: "=", number: this.#number() };
    if (!isComparison(this.#skip())) throw this.#unreadable();
    return this.#comparison();
  }

  #comparison() {
    const [compare] = /^(?:[<>]=?|=)/.exec(this.#text.slice(this.#at));
    this.#at += compare.length;
    this.#skip();
    return { compare, number: this.#signed() };
  }

  // --- Parts

  get #next() {
    return this.#text[this.#at];
  }

  // Passes over spaces; gives the character after them.
  #skip() {
    while (this.#next === " ") this.#at += 1;
    return this.#next;
  }

  #number() {
    const found = /^[0-9]+/.exec(this.#text.slice(this.#at));
    if (!found) throw this.#unreadable();
    const [digits] = found;
    if (digits[0] === "0" && digits.length > 1) throw this.#refused("leading-zero", this.#at);
    const value = Number(digits);
    if (value > LARGEST_NUMBER) throw this.#refused("number-too-large", this.#at);
    this.#at += digits.length;
    return value;
  }

  #signed() {
    if (this.#next !== "-") return this.#number();
    this.#at += 1;
    return 0 - this.#number();
  }

  #openBracket() {
    if (this.#open === MOST_OPEN_BRACKETS) throw this.#refused("too-deep", this.#at);
    this.#open += 1;
    this.#at += 1;
  }

  #closeBracket(closing) {
    if (this.#next !== closing) throw this.#stuck();
    this.#open -= 1;
    this.#at += 1;
  }

  // "[" is next. A label that does not end, is blank or holds a bracket is refused as a whole (DN-006).
  #label(of) {
    const end = this.#characters.indexOf("]", this.#at);
    const text = stripped(this.#characters.slice(this.#at + 1, Math.max(end, 0)).join(""));
    if (end < 0 || !text || text.includes("[")) throw this.#refused("syntax", this.#at);
    this.labels.push({ of, text });
    this.#at = end + 1;
    this.#after = "label";
  }

  // The first word of a run of letters that divides from its left into the longest words, to its end; null for another run.
  #run() {
    const letters = /^[a-z]*/.exec(this.#text.slice(this.#at).toLowerCase())[0];
    let left = letters;
    let first = null;
    while (left) {
      const word = MODIFIER_WORDS.find((one) => left.startsWith(one));
      if (!word) return null;
      first ??= word;
      left = left.slice(word.length);
    }
    return first;
  }

  #name() {
    const letters = /^[a-zA-Z]*/.exec(this.#text.slice(this.#at))[0].toLowerCase();
    return NAMES.includes(letters) ? letters : null;
  }

  #nextWordIs(word) {
    return isLetter(this.#skip()) && this.#run() === word;
  }

  // --- Refusals

  #refused(reason, at) {
    return refused(reason, at + 1);
  }

  // Where the notation wants something definite, such as an operand or a number, and something else stands.
  #unreadable(reason = "syntax") {
    const character = this.#next;
    if (character === ".") return this.#refused("decimal", this.#at);
    if (!isKnown(character) && character !== END) return this.#refused("bad-character", this.#at);
    if (reason === "syntax" && isLetter(character) && !this.#isWord()) return this.#refused("unknown-word", this.#at);
    return this.#refused(reason, this.#at);
  }

  // Whether the letters that come next are the notation's own, if only at another place.
  #isWord() {
    return this.#run() !== null || this.#name() !== null || (/[xX]/.test(this.#next) && !isLetter(this.#text[this.#at + 1]));
  }

  // Where an operand, the repeat or the target is complete and what follows cannot follow.
  #stuck() {
    const character = this.#next;
    if (isLetter(character)) {
      const word = this.#run();
      if (word === null) return this.#refused("unknown-word", this.#at);
      if (word === "vs" || word === "by" || this.#after === "target") return this.#refused("syntax", this.#at);
      if (word === "d" && this.#after === "bracket") return this.#refused("computed-dice", this.#at);
      if (word === "d" && this.#after === "number") return this.#refused("syntax", this.#at);
      return this.#refused("modifier-needs-dice", this.#at);
    }
    if ("!<>=".includes(character) && this.#after !== "target") return this.#refused("modifier-needs-dice", this.#at);
    return this.#unreadable();
  }
}
