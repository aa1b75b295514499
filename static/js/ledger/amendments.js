// Amendments form a line after their roll (section 2.9): what each must repeat, and the effective outcome that they fold to.
import { same } from "./canonical.js";

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

// A roll and the amendments after it, so far. ``ask``, ``inputs`` and ``faces`` are the roll's, but faces are the last
// ``amended_dice`` where an amendment gave such, and inputs carry what was bought for them since. ``last`` is the outcome of the
// last entry with a draw, whole; ``drawn`` what it made of the roll's outcome; ``rulings`` those since then, the newest one first.
export class Line {
  #effective = null;

  static of(seq, roll) {
    return Object.assign(new Line(), {
      seq,
      ask: roll.req.ask,
      inputs: roll.req.ask.inputs,
      faces: roll.dice.map(([, face]) => face),
      last: roll.outcome,
      drawn: roll.outcome,
      rulings: null,
      amendments: 0,
      ruled: false,
      drawnAgain: false,
    });
  }

  // The line with one more amendment: a ruling lays its ``set`` over the outcome; of one with a draw the outcome is the new
  // effective one, or holds it as ``amended_outcome``.
  after(amendment) {
    const line = Object.assign(new Line(), this, { amendments: this.amendments + 1 });
    if ("set" in amendment) {
      return Object.assign(line, { rulings: { newest: amendment.set, before: this.rulings }, ruled: true });
    }
    const { outcome } = amendment;
    return Object.assign(line, {
      inputs: withBought(this, amendment.req.ask, outcome),
      faces: "amended_dice" in outcome ? outcome.amended_dice : this.faces,
      last: outcome,
      drawn: isObject(outcome.amended_outcome) ? outcome.amended_outcome : outcome,
      rulings: null,
      drawnAgain: true,
    });
  }

  // The roll's outcome as amended and ruled. Put together when it is asked for: a file may rule ten thousand times on one roll,
  // and each outcome may be large.
  get effective() {
    if (this.#effective === null) {
      const laid = [];
      for (let { rulings } = this; rulings; rulings = rulings.before) laid.push(rulings.newest);
      const values = new Map(Object.entries(this.drawn));
      for (const replaced of laid.reverse()) {
        for (const [key, value] of Object.entries(replaced)) values.set(key, value);
      }
      this.#effective = Object.fromEntries(values);
    }
    return this.#effective;
  }

  // Why ``ask`` may not amend this line: it does not repeat truly what stands before it. null where it does. Only rules version
  // 1 of the systems known here says what must be repeated; of others nothing can be said.
  objection(ask, op) {
    for (const key of ["system", "version", "house_rules"]) {
      if (!same(ask[key], this.ask[key])) return `${key} is not that of the roll`;
    }
    const repeats = Object.hasOwn(REPEATS, ask.system) ? REPEATS[ask.system] : null;
    return repeats && ask.version === "1" ? repeats(this, ask, op) : null;
  }

  // ``inputs.original`` of a ``fate-spend`` on this roll in ``dark-heresy`` and ``deathwatch``.
  original() {
    const original = { rule: this.ask.rule, inputs: this.inputs, dice: this.faces };
    if (this.ask.system === "dark-heresy") {
      const before = this.drawnAgain ? this.last : {};
      original.added_degrees = "added_degrees" in before ? before.added_degrees : 0;
      original.rerolled = "rerolled" in before ? before.rerolled : false;
    }
    return original;
  }
}

const REPEATS = {
  dice(line, ask, op) {
    if (ask.rule !== "roll" || line.ask.rule !== "roll") return "dice notation has the rule 'roll' alone";
    if (op === "reroll") return same(ask, line.ask) ? null : "a reroll repeats the roll's ask unchanged";
    if (op !== "extra-die" && op !== "explode") return `dice notation has no amendment '${op}'`;
    const { total } = line.effective;
    const before = String(line.ask.inputs.expression);
    if (!Number.isInteger(total) || /^[0-9]+x\(/.test(before)) return "to a repeat no die is added";
    const start = String(total);
    const target = before.indexOf(" vs ");
    const end = target < 0 ? "" : before.slice(target);
    const expression = String(ask.inputs.expression);
    const added = expression.slice(start.length, expression.length - end.length);
    if (start + added + end !== expression || !/^[+-]/.test(added) || added.includes(" vs ")) {
      return `the expression is ${start}, then what is added${end && `, then${end}`}`;
    }
    return null;
  },
  "hyperspace-d6"(line, ask, op) {
    const ops = { "destiny-choice": ["explode", "choose"], "improvement-die": ["extra-die"] };
    if (!(Object.hasOwn(ops, ask.rule) && ops[ask.rule].includes(op))) return `'${ask.rule}' is no amendment '${op}'`;
    if (!("tally" in line.effective) || !same(ask.inputs.tally ?? null, line.effective.tally)) {
      return "inputs.tally is not the tally of the outcome before";
    }
    return null;
  },
  "dark-heresy"(line, ask, op) {
    if (ask.rule !== "fate-spend" || !["reroll", "add-degree"].includes(op) || ask.inputs.option !== op) {
      return `'${ask.rule}' with this option is no amendment '${op}'`;
    }
    if (!isObject(ask.inputs.original)) return "inputs.original is missing";
    // Both may be left out of the ask, where they are 0 and false.
    const given = { added_degrees: 0, rerolled: false, ...ask.inputs.original };
    return same(given, line.original()) ? null : "inputs.original is not the roll as it stands";
  },
  deathwatch(line, ask, op) {
    const options = { reroll: "reroll", "add-degree": "add-degree", choose: "initiative-10" };
    if (ask.rule !== "fate-spend" || !Object.hasOwn(options, op) || ask.inputs.option !== options[op]) {
      return `'${ask.rule}' with this option is no amendment '${op}'`;
    }
    // ``added_degrees`` and ``fate_ten`` need not be in the roll's inputs, nor said where nothing was bought; but what an ask says
    // was bought before must have been.
    const given = withoutNothing(ask.inputs.original ?? null);
    return same(given, withoutNothing(line.original())) ? null : "inputs.original is not the roll as it stands";
  },
  starfinder(_line, ask) {
    return `'${ask.system}' has no amendments`;
  },
};

// The inputs of a ``deathwatch`` roll with what an amendment by fate bought: a degree, of one side of a contest, or a ten.
function withBought({ ask: rolled, inputs }, ask, outcome) {
  if (ask.system !== "deathwatch" || ask.version !== "1" || ask.rule !== "fate-spend") return inputs;
  if (ask.inputs.option === "initiative-10") return { ...inputs, fate_ten: true };
  if (ask.inputs.option !== "add-degree") return inputs;
  const bought = { added_degrees: "added_degrees" in outcome ? outcome.added_degrees : 0 };
  if (rolled.rule !== "opposed-test") return { ...inputs, ...bought };
  const side = ask.inputs.die ? "b" : "a";
  return { ...inputs, [side]: { ...(isObject(inputs[side]) ? inputs[side] : {}), ...bought } };
}

// Inputs without ``added_degrees`` of 0 and a ``fate_ten`` that is false, also in the sides of a contest.
function withoutNothing(value) {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => !(key === "added_degrees" && item === 0) && !(key === "fate_ten" && item === false))
      .map(([key, item]) => [key, withoutNothing(item)]),
  );
}
