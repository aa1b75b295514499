// The canonical text: an expression printed from its tree (DN-070).
const STRENGTH = { "+": 1, "-": 1, "*": 2, "/": 2, "%": 2 };

export function write(roll, repeats, target) {
  const text = repeats === null ? writeNode(roll) : `${repeats}x(${writeNode(roll)})`;
  return target === null ? text : `${text} ${writeTarget(target)}`;
}

export function writeTarget(target) {
  return target.step === null ? `vs ${target.number}` : `vs ${target.number} by ${target.step}`;
}

export function writeNode(node) {
  switch (node.kind) {
    case "pool":
      return `${node.count}${writeDie(node.die)}${writeModifiers(node.modifiers)}`;
    case "number":
      return String(node.number);
    case "operation": {
      const strength = STRENGTH[node.operator];
      const left = bracketed(node.left, (other) => other < strength);
      return `${left}${node.operator}${bracketed(node.right, (other) => other <= strength)}`;
    }
    case "negation": {
      const operand = writeNode(node.operand);
      return ["operation", "negation"].includes(node.operand.kind) ? `-(${operand})` : `-${operand}`;
    }
    case "call":
      return `${node.name}(${node.items.map(writeNode).join(",")})`;
    default:
      return `{${node.items.map(writeNode).join(",")}}${writeModifiers(node.modifiers)}`;
  }
}

function bracketed(node, needed) {
  const text = writeNode(node);
  return node.kind === "operation" && needed(STRENGTH[node.operator]) ? `(${text})` : text;
}

function writeDie(die) {
  if (!die.values) return `d${die.sides}`;
  return die.fudge ? "dF" : `d{${die.values.join(",")}}`;
}

function writeModifiers({ reroll, explosion, minimum, maximum, keeps, counts, failures }) {
  let text = "";
  if (reroll) text += (reroll.once ? "ro" : "r") + writeCondition(reroll.condition);
  if (explosion) {
    text += explosion.compound ? "!!" : "!";
    text += explosion.penetrating ? "p" : explosion.once ? "o" : "";
    if (explosion.condition) text += writeCondition(explosion.condition);
  }
  if (minimum !== null) text += `min${minimum}`;
  if (maximum !== null) text += `max${maximum}`;
  for (const keep of keeps) text += `${keep.drops ? "d" : "k"}${keep.highest ? "h" : "l"}${keep.number}`;
  if (counts) text += `${counts.compare}${counts.number}`;
  if (failures) text += `f${writeCondition(failures)}`;
  return text;
}

// Equality is a bare number where it can be: a bare number has no minus sign.
function writeCondition({ compare, number }) {
  return compare === "=" && number >= 0 ? String(number) : `${compare}${number}`;
}
