// What the faces make of an expression: the outcome (sections 5 to 8 and 10 of the notation).
import { MOST_FURTHER_FACES } from "./bounds.js";
import { drawLimit } from "./refusals.js";
import { DIVIDE, ROUNDINGS, clip, greatestOf, leaves, met, worthOf } from "./tree.js";

const MOST_FACES = 500;

const OPERATE = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": DIVIDE.floor,
  "%": (a, b) => a - b * Math.floor(a / b),
};

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

// Rolls the dice and gives the outcome (DN-080). ``draw`` gives, or promises, a face of a die with so many sides.
export async function roll(expression, draw) {
  const rolling = new Rolling(draw);
  const { target } = expression;
  const worths = [];
  for (let time = 0; time < (expression.repeats ?? 1); time += 1) worths.push(await rolling.worth(expression.roll));
  // Of a repeat each total is judged, and everything is a list.
  const each = (values) => (expression.repeats === null ? values[0] : values);
  const margins = worths.map(([total]) => total - (target?.number ?? 0));
  const outcome = {
    canonical: expression.canonical,
    total: each(worths.map(([total]) => total)),
    successes: rolling.counts ? each(worths.map(([, counted]) => counted)) : null,
    target: target?.number ?? null,
    success: target ? each(margins.map((margin) => margin >= 0)) : null,
    margin: target ? each(margins) : null,
    degrees: target && target.step !== null ? each(margins.map((margin) => Math.floor(Math.abs(margin) / target.step))) : null,
    warnings: rolling.warnings,
    dice: rolling.dice,
  };
  if (expression.labels.length) outcome.labels = expression.labels;
  if (expression.note !== null) outcome.note = expression.note;
  return outcome;
}

// The dice that have fallen so far, and what has to be said about them. A worth is a pair: the value of a node, and the
// successes counted in it.
class Rolling {
  counts = false;
  dice = [];
  #draw;
  #drawn = 0;
  #pools = 0;
  #keepsMore = false;
  #capped = false;

  constructor(draw) {
    this.#draw = draw;
  }

  get warnings() {
    return [...(this.#keepsMore ? ["keeps-more-than-rolled"] : []), ...(this.#capped ? ["chain-capped"] : [])];
  }

  // Rolls depth first, from left to right (DN-050).
  async worth(node) {
    switch (node.kind) {
      case "pool":
        return this.#pool(node);
      case "number":
        return [node.number, 0];
      case "operation": {
        const [left, countedLeft] = await this.worth(node.left);
        const [right, countedRight] = await this.worth(node.right);
        return [OPERATE[node.operator](left, right), countedLeft + countedRight];
      }
      case "negation": {
        const [value, counted] = await this.worth(node.operand);
        return [-value, counted];
      }
      case "group":
        return this.#group(node);
      default:
        return this.#call(node);
    }
  }

  async #call({ name, items }) {
    const parts = ROUNDINGS.includes(name) ? [items[0].left, items[0].right] : items;
    const values = [];
    let counted = 0;
    for (const part of parts) {
      const [value, count] = await this.worth(part);
      values.push(value);
      counted += count;
    }
    if (ROUNDINGS.includes(name)) return [DIVIDE[name](...values), counted];
    if (name === "abs") return [Math.abs(values[0]), counted];
    return [Math[name](...values), counted];
  }

  async #group({ items, modifiers }) {
    const totals = [];
    const counts = [];
    const entries = [];
    for (const item of items) {
      const begin = this.dice.length;
      const [total, counted] = await this.worth(item);
      totals.push(total);
      counts.push(counted);
      entries.push(this.dice.slice(begin));
    }
    const kept = this.#kept(totals, modifiers.keeps);
    entries.forEach((dice, position) => {
      if (!kept.includes(position)) for (const die of dice) die.kept = false;
    });
    if (modifiers.counts) return this.#counted(modifiers, kept.map((position) => totals[position]));
    return [sumOf(kept.map((position) => totals[position])), sumOf(kept.map((position) => counts[position]))];
  }

  async #pool(pool) {
    const { modifiers } = pool;
    const number = this.#pools++;
    const begin = this.dice.length;
    const chains = [];
    for (let place = 0; place < pool.count; place += 1) chains.push(await this.#throw(pool, number));
    const entries = this.dice.slice(begin);
    const kept = this.#kept(entries.map((die) => die.value), modifiers.keeps);
    const stays = new Set(kept);
    entries.forEach((die, position) => {
      if (!stays.has(position)) die.kept = false;
    });
    if (modifiers.counts) return this.#counted(modifiers, kept.flatMap((position) => chains[position]));
    return [sumOf(kept.map((position) => entries[position].value)), 0];
  }

  // Rolls one die to its end and enters it; gives the values at which a count looks.
  async #throw({ die, modifiers }, number) {
    let face = await this.#face(die);
    const faces = [face];
    let rerolled = 0;
    let exploded = 0;
    let capped = false;
    const { reroll, explosion } = modifiers;
    while (reroll && met(reroll.condition, worthOf(die, face)) && !(reroll.once && rerolled)) {
      capped = rerolled === MOST_FURTHER_FACES;
      if (capped) break;
      face = await this.#face(die);
      faces.push(face);
      rerolled += 1;
    }
    let chain = [worthOf(die, face)];
    if (explosion) {
      const condition = explosion.condition ?? { compare: "=", number: greatestOf(die) };
      while (met(condition, worthOf(die, face)) && !(explosion.once && exploded)) {
        capped ||= rerolled + exploded === MOST_FURTHER_FACES;
        if (capped) break;
        face = await this.#face(die);
        faces.push(face);
        chain.push(worthOf(die, face) - (explosion.penetrating ? 1 : 0));
        exploded += 1;
      }
      if (explosion.compound) chain = [sumOf(chain)];
    }
    chain = chain.map((value) => clip(modifiers, value));
    const entry = { pool: number, sides: die.sides, faces, value: sumOf(chain), kept: true, rerolled, exploded };
    if (capped) this.#capped = entry.capped = true;
    this.dice.push(entry);
    return chain;
  }

  async #face(die) {
    if (this.#drawn === MOST_FACES) throw drawLimit();
    this.#drawn += 1;
    return this.#draw(die.sides);
  }

  // The positions that all keeps and drops leave, in order; between equal values the earlier stays (DN-038).
  #kept(values, keeps) {
    let positions = [...values.keys()];
    for (const keep of keeps) {
      if (!keep.drops && keep.number > positions.length) this.#keepsMore = true;
      const highestStay = keep.highest !== keep.drops;
      positions.sort((a, b) => (highestStay ? values[b] - values[a] : values[a] - values[b]) || a - b);
      positions = positions.slice(0, leaves(keep, positions.length)).sort((a, b) => a - b);
    }
    return positions;
  }

  #counted({ counts, failures }, values) {
    this.counts = true;
    const total = sumOf(values.map((value) => (met(counts, value) ? 1 : 0) - (failures && met(failures, value) ? 1 : 0)));
    return [total, total];
  }
}
