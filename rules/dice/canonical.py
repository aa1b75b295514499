"""The canonical text: an expression printed from its tree (DN-070). Reading it gives the same tree again."""

from __future__ import annotations

from .tree import (
    PLAIN,
    Call,
    Condition,
    Die,
    Group,
    Modifiers,
    Negation,
    Node,
    Number,
    Operation,
    Pool,
    Target,
)

STRENGTH = {"+": 1, "-": 1, "*": 2, "/": 2, "%": 2}


def write(roll: Node, repeats: int | None = None, target: Target | None = None) -> str:
    text = write_node(roll) if repeats is None else f"{repeats}x({write_node(roll)})"
    return text if target is None else f"{text} {write_target(target)}"


def write_target(target: Target) -> str:
    return f"vs {target.number}" if target.step is None else f"vs {target.number} by {target.step}"


def write_node(node: Node) -> str:
    match node:
        case Pool():
            return f"{node.count}{write_die(node.die)}{write_modifiers(node.modifiers)}"
        case Number():
            return str(node.number)
        case Operation():
            strength = STRENGTH[node.operator]
            left, right = write_node(node.left), write_node(node.right)
            if type(node.left) is Operation and STRENGTH[node.left.operator] < strength:
                left = f"({left})"
            if type(node.right) is Operation and STRENGTH[node.right.operator] <= strength:
                right = f"({right})"
            return f"{left}{node.operator}{right}"
        case Negation():
            operand = write_node(node.operand)
            return f"-({operand})" if type(node.operand) in (Operation, Negation) else f"-{operand}"
        case Call():
            return f"{node.name}({','.join(map(write_node, node.arguments))})"
        case Group():
            return f"{{{','.join(map(write_node, node.items))}}}{write_modifiers(node.modifiers)}"


def write_modifiers(modifiers: Modifiers) -> str:
    if modifiers is PLAIN:
        return ""
    text = ""
    if reroll := modifiers.reroll:
        text += ("ro" if reroll.once else "r") + _condition(reroll.condition)
    if explosion := modifiers.explosion:
        text += "!!" if explosion.compound else "!"
        text += "p" if explosion.penetrating else "o" if explosion.once else ""
        text += _condition(explosion.condition) if explosion.condition else ""
    if modifiers.minimum is not None:
        text += f"min{modifiers.minimum}"
    if modifiers.maximum is not None:
        text += f"max{modifiers.maximum}"
    for keep in modifiers.keeps:
        text += f"{'d' if keep.drops else 'k'}{'h' if keep.highest else 'l'}{keep.number}"
    if counts := modifiers.counts:
        text += f"{counts.compare}{counts.number}"
    if failures := modifiers.failures:
        text += f"f{_condition(failures)}"
    return text


def write_die(die: Die) -> str:
    if die.values is None:
        return f"d{die.sides}"
    return "dF" if die.fudge else f"d{{{','.join(map(str, die.values))}}}"


def _condition(condition: Condition) -> str:
    """Equality is a bare number where it can be: a bare number has no minus sign."""
    if condition.compare == "=" and condition.number >= 0:
        return str(condition.number)
    return f"{condition.compare}{condition.number}"
