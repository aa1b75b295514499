// A request that the rules do not answer with an outcome: the contract's code, field and reason, without a sentence.
export class RulesError extends Error {
  constructor(code, field, reason = null) {
    super(reason ?? code);
    this.code = code;
    this.field = field;
    this.reason = reason;
  }
}

const FIELD = "inputs.expression";

// A refusal that points at a place; ``column`` is 1-based, in characters of the text as typed.
export function refused(reason, column) {
  return new RulesError("invalid-input", `${FIELD}:${column}`, reason);
}

export function refusedWhole(reason) {
  return new RulesError("invalid-input", FIELD, reason);
}

export function drawLimit() {
  return new RulesError("not-allowed", FIELD, "draw-limit");
}
