// Between which values an expression can lie, without trying dice (DN-066, DN-067). Bounds hold, but need not be reached.
import { refusedWhole } from "./refusals.js";
import { DIVIDE, ROUNDINGS, clip, greatestOf, keptOf, leastOf } from "./tree.js";

const FARTHEST = 10 ** 12;
export const MOST_FURTHER_FACES = 20; // of a die, beyond its first: rerolls and explosions together (DN-051)

// Refuses what could divide by zero and what could leave ±10¹²: operands first, left before right.
export function bounds(node) {
  if (node.kind === "number") return [node.number, node.number];
  const found = BOUNDS_OF[node.kind](node);
  if (found[0] < -FARTHEST || found[1] > FARTHEST) throw refusedWhole("value-out-of-range");
  return found;
}

const BOUNDS_OF = {
  pool({ count, die, modifiers }) {
    const kept = keptOf(modifiers, count);
    const { explosion } = modifiers;
    const further = !explosion ? 0 : explosion.once ? 1 : MOST_FURTHER_FACES;
    if (modifiers.counts) {
      const values = explosion && !explosion.compound ? kept * (1 + further) : kept;
      return [modifiers.failures ? -values : 0, values];
    }
    const [least, greatest] = [leastOf(die), greatestOf(die)];
    let [lowest, highest] = [clip(modifiers, least), clip(modifiers, greatest)];
    if (explosion) {
      const less = explosion.penetrating ? 1 : 0;
      if (explosion.compound) {
        lowest = clip(modifiers, least + further * Math.min(0, least - less));
        highest = clip(modifiers, greatest + further * Math.max(0, greatest - less));
      } else {
        lowest += further * Math.min(0, clip(modifiers, least - less));
        highest += further * Math.max(0, clip(modifiers, greatest - less));
      }
    }
    return [kept * lowest, kept * highest];
  },
  group({ items, modifiers }) {
    const found = items.map(bounds);
    const kept = keptOf(modifiers, found.length);
    if (modifiers.counts) return [modifiers.failures ? -kept : 0, kept];
    const least = found.map(([low]) => low).sort((a, b) => a - b);
    const greatest = found.map(([, high]) => high).sort((a, b) => b - a);
    return [total(least.slice(0, kept)), total(greatest.slice(0, kept))];
  },
  negation({ operand }) {
    const [least, greatest] = bounds(operand);
    return [-greatest, -least];
  },
  operation({ operator, left, right }) {
    const [[a, b], [c, d]] = [bounds(left), bounds(right)];
    if (operator === "+") return [a + c, b + d];
    if (operator === "-") return [a - d, b - c];
    if (operator === "*") return leastAndGreatest([a * c, a * d, b * c, b * d]);
    if (operator === "/") return ofDivision("floor", [a, b], [c, d]);
    if (c <= 0 && d >= 0) throw refusedWhole("division-by-zero");
    return c > 0 ? [0, d - 1] : [c + 1, 0];
  },
  call({ name, items }) {
    if (ROUNDINGS.includes(name)) return ofDivision(name, bounds(items[0].left), bounds(items[0].right));
    const found = items.map(bounds);
    if (name === "abs") {
      const [[a, b]] = found;
      return a >= 0 ? [a, b] : b <= 0 ? [-b, -a] : [0, Math.max(-a, b)];
    }
    const choose = name === "min" ? Math.min : Math.max;
    return [choose(...found.map(([low]) => low)), choose(...found.map(([, high]) => high))];
  },
};

function ofDivision(name, dividend, divisor) {
  if (divisor[0] <= 0 && divisor[1] >= 0) throw refusedWhole("division-by-zero");
  return leastAndGreatest(dividend.flatMap((a) => divisor.map((b) => DIVIDE[name](a, b))));
}

function leastAndGreatest(corners) {
  return [Math.min(...corners), Math.max(...corners)];
}

function total(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}
