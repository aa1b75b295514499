// A text becomes an expression when it can be read and keeps within all limits, tested in the order of DN-090.
import { bounds } from "./bounds.js";
import { LONGEST_TEXT, Reader } from "./reader.js";
import { refused, refusedWhole } from "./refusals.js";
import { greatestOf, leaves, met, nodes } from "./tree.js";
import { write } from "./writing.js";

const MOST_NODES = 200;
const MOST_DICE_IN_ALL = 500;

// Reads a dice expression. Throws ``RulesError`` with a reason of the notation's section 12.
export function parse(typed) {
  const reader = new Reader(typed);
  reader.read();
  const { roll, repeats, target, labels, note } = reader;
  const canonicalText = write(roll, repeats, target);
  if (canonicalText.length > LONGEST_TEXT) throw refusedWhole("too-long");
  const parts = [...nodes(roll)];
  if (parts.length > MOST_NODES) throw refusedWhole("too-complex");
  let dice = 0;
  for (const part of parts) {
    if (part.kind === "pool") dice += part.count;
    if (part.modifiers) checkModifiers(part);
  }
  if (dice * (repeats ?? 1) > MOST_DICE_IN_ALL) throw refusedWhole("too-many-dice");
  bounds(roll);
  return { roll, repeats, target, labels, note, canonical: canonicalText };
}

// Refuses a reroll or explosion that every face or none would meet, and more drops than there are (DN-042, DN-037).
function checkModifiers(part) {
  const { reroll, explosion, keeps } = part.modifiers;
  if (reroll) checkCondition(part.die, reroll.condition, "rerolls", reroll.column);
  if (explosion) {
    const condition = explosion.condition ?? { compare: "=", number: greatestOf(part.die) };
    checkCondition(part.die, condition, "explodes", explosion.column);
  }
  let present = part.kind === "pool" ? part.count : part.items.length;
  for (const keep of keeps) {
    if (keep.drops && keep.number > present) throw refused("drops-more-than-rolled", keep.column);
    present = leaves(keep, present);
  }
}

function checkCondition(die, condition, does, column) {
  const facesThatMeet = die.values ? die.values.filter((value) => met(condition, value)).length : plainFacesThatMeet(condition, die.sides);
  if (facesThatMeet === 0 || facesThatMeet === die.sides) {
    throw refused(`${facesThatMeet ? "every" : "no"}-face-${does}`, column);
  }
}

// How many of the values 1..``sides``, of which there may be a million, meet a condition.
function plainFacesThatMeet({ compare, number }, sides) {
  const within = (count) => Math.min(Math.max(count, 0), sides);
  if (compare === "=") return number >= 1 && number <= sides ? 1 : 0;
  if (compare[0] === "<") return within(compare === "<=" ? number : number - 1);
  return within(sides - (compare === ">=" ? number : number + 1) + 1);
}
