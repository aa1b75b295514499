// What a dice expression says, as a tree of plain objects; ``kind`` is pool, number, operation, negation, group or call. A die has
// ``sides`` and, where faces are not worth their own number, ``values``. A ``column`` serves refusals only.

const COMPARE = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
  "=": (a, b) => a === b,
};

export const ROUNDINGS = ["ceil", "floor", "round", "trunc"]; // take one division and say how it is rounded (DN-020)

export const FUDGE = { sides: 3, values: [-1, 0, 1], fudge: true };

export function met(condition, value) {
  return COMPARE[condition.compare](value, condition.number);
}

export function worthOf(die, face) {
  return die.values ? die.values[face - 1] : face;
}

export function leastOf(die) {
  return die.values ? Math.min(...die.values) : 1;
}

export function greatestOf(die) {
  return die.values ? Math.max(...die.values) : die.sides;
}

// How many of ``present`` a keep or drop leaves.
export function leaves(keep, present) {
  return keep.drops ? present - keep.number : Math.min(keep.number, present);
}

export function keptOf(modifiers, present) {
  return modifiers.keeps.reduce((left, keep) => leaves(keep, left), present);
}

// ``min`` first, then ``max`` (DN-036).
export function clip(modifiers, value) {
  const low = modifiers.minimum !== null && value < modifiers.minimum ? modifiers.minimum : value;
  return modifiers.maximum !== null && low > modifiers.maximum ? modifiers.maximum : low;
}

// All nodes, left to right, outer before inner.
export function* nodes(node) {
  yield node;
  for (const part of partsOf(node)) yield* nodes(part);
}

function partsOf(node) {
  if (node.kind === "operation") return [node.left, node.right];
  if (node.kind === "negation") return [node.operand];
  return node.items ?? [];
}

// --- Whole numbers: all that is divided lies within 10**12, so that doubles are exact.

export const DIVIDE = {
  floor: (a, b) => Math.floor(a / b),
  ceil: (a, b) => -Math.floor(-a / b),
  round: (a, b) => Math.floor((2 * a + b) / (2 * b)),
  trunc: (a, b) => Math.trunc(a / b),
};
