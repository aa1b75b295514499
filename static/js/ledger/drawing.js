// Where the rules meet the dice. In the browser there are the rules of dice notation alone; those of the games are not here.
import { roll } from "../dice/evaluation.js";
import { parse } from "../dice/notation.js";
import { RulesError } from "../dice/refusals.js";
import { Stream } from "./stream.js";

// The system, or this version of its rules, is not in this verifier.
export class RulesNotHere extends Error {}

// Faces in the order in which a rule wants them; ``drawn`` are the sides asked for. ``next`` gives, or promises, a face.
class Faces {
  drawn = [];

  async draw(sides) {
    const face = await this.next(sides);
    this.drawn.push(sides);
    return face;
  }

  finish() {}
}

// The faces of a recorded roll.
export class GivenFaces extends Faces {
  #given;

  constructor(given) {
    super();
    this.#given = given;
  }

  next(sides) {
    const place = this.drawn.length;
    if (place >= this.#given.length) throw new RulesError("dice-exhausted", "dice");
    const face = this.#given[place];
    if (!Number.isInteger(face) || face < 1 || face > sides) throw new RulesError("dice-out-of-range", "dice");
    return face;
  }

  finish() {
    if (this.drawn.length < this.#given.length) throw new RulesError("dice-left-over", "dice");
  }
}

// The faces of a request, as its seed gives them.
export class SeedFaces extends Faces {
  #stream;

  static async of(seed, req) {
    const faces = new SeedFaces();
    faces.#stream = await Stream.of(seed, req);
    return faces;
  }

  next(sides) {
    return this.#stream.draw(sides);
  }
}

// The outcome of an ask. Throws ``RulesError`` where the rules refuse it, ``RulesNotHere`` where they are not at hand.
export async function resolve(ask, faces) {
  if (ask.system !== "dice" || ask.version !== "1") throw new RulesNotHere();
  if (ask.rule !== "roll") throw new RulesError("unknown-rule", "rule");
  const [houseRule] = Object.keys(ask.house_rules);
  if (houseRule !== undefined) throw new RulesError("unknown-house-rule", `house_rules.${houseRule}`);
  const unknown = Object.keys(ask.inputs).find((key) => key !== "expression");
  if (unknown !== undefined) throw new RulesError("invalid-input", `inputs.${unknown}`);
  if (typeof ask.inputs.expression !== "string") throw new RulesError("invalid-input", "inputs.expression");
  const outcome = await roll(parse(ask.inputs.expression), (sides) => faces.draw(sides));
  faces.finish();
  return outcome;
}

// Whether an ask that the rules accept says a dice expression in the one text that it has.
export function isCanonical(ask) {
  if (ask.system !== "dice" || ask.rule !== "roll") return true;
  return parse(ask.inputs.expression).canonical === ask.inputs.expression;
}
