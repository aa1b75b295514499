"""Amendments form a line after their roll (section 2.9): what each must repeat, and the effective outcome that they fold to."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

from rules.contract import JSON

from .canonical import JsonMap, canonical

_REPEAT = re.compile(r"[0-9]+x\(")


type Rulings = tuple[JsonMap, Rulings | None]


@dataclass(frozen=True)
class Line:
    """A roll and the amendments after it, so far.

    ``ask``, ``inputs`` and ``faces`` are the roll's, but faces are the last ``amended_dice`` where an amendment gave such, and
    inputs carry what was bought for them since. ``last`` is the outcome of the last entry with a draw, whole; ``drawn`` what it
    made of the roll's outcome; ``rulings`` those since then, the newest one first, each beside all before it.
    """

    seq: int
    ask: JsonMap
    inputs: JsonMap
    faces: JSON
    last: JsonMap
    drawn: JsonMap
    rulings: Rulings | None = None
    amendments: int = 0
    ruled: bool = False
    drawn_again: bool = False  # an amendment with a draw stands in the line

    @classmethod
    def of(cls, seq: int, *parts: JsonMap) -> Line:
        """``seq``: the number of the entry that drew the roll. Parts: its body, then those of its amendments in order.

        Of what is sealed, the payload stands for the body.
        """
        roll, *amendments = parts
        faces = [face for _, face in roll["dice"]]
        ask = roll["req"]["ask"]
        line = cls(seq, ask, ask["inputs"], faces, roll["outcome"], roll["outcome"])
        for amendment in amendments:
            line = line.after(amendment)
        return line

    def after(self, amendment: JsonMap) -> Line:
        """The line with one more amendment. A ruling lays its ``set`` over the effective outcome, key by key; of an amendment
        with a draw the outcome is the new effective one, or holds it as ``amended_outcome``.
        """
        if "set" in amendment:
            rulings = (amendment["set"], self.rulings)
            return replace(self, rulings=rulings, amendments=self.amendments + 1, ruled=True)
        outcome = amendment["outcome"]
        held = outcome.get("amended_outcome")
        return replace(
            self,
            inputs=_with_bought(self, amendment["req"]["ask"], outcome),
            faces=outcome.get("amended_dice", self.faces),
            last=outcome,
            drawn=held if type(held) is dict else outcome,
            rulings=None,
            amendments=self.amendments + 1,
            drawn_again=True,
        )

    @cached_property
    def effective(self) -> JsonMap:
        """The roll's outcome as amended and ruled.

        Put together when it is asked for: a file may rule ten thousand times on one roll, and each outcome may be large.
        """
        laid, rulings = [], self.rulings
        while rulings is not None:
            newest, rulings = rulings
            laid.append(newest)
        effective = dict(self.drawn)
        for replaced in reversed(laid):
            effective.update(replaced)
        return effective

    def objection(self, ask: JsonMap, op: str) -> str | None:
        """Why ``ask`` may not amend this line: it does not repeat truly what stands before it. None where it does.

        Only rules version 1 of the systems known here says what must be repeated; of others nothing can be said.
        """
        for key in ("system", "version", "house_rules"):
            if not _equal(ask[key], self.ask[key]):
                return f"{key} is not that of the roll"
        repeats = _REPEATS.get(ask["system"])
        if repeats is None or ask["version"] != "1":
            return None
        return repeats(self, ask, op)

    def original(self) -> JsonMap:
        """``inputs.original`` of a ``fate-spend`` on this roll in ``dark-heresy`` and ``deathwatch``."""
        original: JsonMap = {"rule": self.ask["rule"], "inputs": self.inputs, "dice": self.faces}
        if self.ask["system"] == "dark-heresy":
            before = self.last if self.drawn_again else {}
            original["added_degrees"] = before.get("added_degrees", 0)
            original["rerolled"] = before.get("rerolled", False)
        return original

    def expression_with(self, added: str) -> str | None:
        """The expression of a further die in dice notation; ``added`` is such as ``+1d6``. None for a repeat."""
        total = self.effective.get("total")
        expression = str(self.ask["inputs"].get("expression"))
        if type(total) is not int or _REPEAT.match(expression):
            return None
        _, vs, target = expression.partition(" vs ")
        return f"{total}{added}{vs}{target}"


def _equal(one: JSON, other: JSON) -> bool:
    """Equal in JCS: for Python alone ``1`` and ``true`` are equal too."""
    return canonical(one) == canonical(other)


def _dice(line: Line, ask: JsonMap, op: str) -> str | None:
    if ask["rule"] != "roll" or line.ask["rule"] != "roll":
        return "dice notation has the rule 'roll' alone"
    if op == "reroll":
        return None if _equal(ask, line.ask) else "a reroll repeats the roll's ask unchanged"
    if op not in ("extra-die", "explode"):
        return f"dice notation has no amendment {op!r}"
    template = line.expression_with("\n")
    if template is None:
        return "to a repeat no die is added"
    before, _, after = template.partition("\n")
    expression = str(ask["inputs"].get("expression"))
    added = expression.removeprefix(before).removesuffix(after)
    if before + added + after != expression or added[:1] not in ("+", "-") or " vs " in added:
        return f"the expression is {before}, then what is added{', then' * bool(after)}{after}"
    return None


def _hyperspace_d6(line: Line, ask: JsonMap, op: str) -> str | None:
    ops = {"destiny-choice": ("explode", "choose"), "improvement-die": ("extra-die",)}
    if op not in ops.get(ask["rule"], ()):
        return f"{ask['rule']!r} is no amendment {op!r}"
    if "tally" not in line.effective or not _equal(ask["inputs"].get("tally"), line.effective["tally"]):
        return "inputs.tally is not the tally of the outcome before"
    return None


def _dark_heresy(line: Line, ask: JsonMap, op: str) -> str | None:
    if ask["rule"] != "fate-spend" or op not in ("reroll", "add-degree") or ask["inputs"].get("option") != op:
        return f"{ask['rule']!r} with this option is no amendment {op!r}"
    given = ask["inputs"].get("original")
    if type(given) is not dict:
        return "inputs.original is missing"
    # Both may be left out of the ask, where they are 0 and false.
    given = {"added_degrees": 0, "rerolled": False, **given}
    return None if _equal(given, line.original()) else "inputs.original is not the roll as it stands"


def _deathwatch(line: Line, ask: JsonMap, op: str) -> str | None:
    option = {"reroll": "reroll", "add-degree": "add-degree", "choose": "initiative-10"}.get(op)
    if ask["rule"] != "fate-spend" or option is None or ask["inputs"].get("option") != option:
        return f"{ask['rule']!r} with this option is no amendment {op!r}"
    # ``added_degrees`` and ``fate_ten`` need not be in the roll's inputs, nor said where nothing was bought; but what an ask says
    # was bought before must have been.
    given = _without_nothing(ask["inputs"].get("original"))
    return (
        None
        if _equal(given, _without_nothing(line.original()))
        else "inputs.original is not the roll as it stands"
    )


def _with_bought(line: Line, ask: JsonMap, outcome: JsonMap) -> JsonMap:
    """The inputs of a ``deathwatch`` roll with what an amendment by fate bought: a degree, of one side of a contest, or a ten."""
    if (ask["system"], ask["version"], ask["rule"]) != ("deathwatch", "1", "fate-spend"):
        return line.inputs
    option = ask["inputs"].get("option")
    if option == "initiative-10":
        return {**line.inputs, "fate_ten": True}
    if option != "add-degree":
        return line.inputs
    bought = {"added_degrees": outcome.get("added_degrees", 0)}
    if line.ask["rule"] != "opposed-test":
        return {**line.inputs, **bought}
    side = "b" if ask["inputs"].get("die", 0) else "a"
    before = line.inputs.get(side)
    return {**line.inputs, side: {**(before if type(before) is dict else {}), **bought}}


def _without_nothing(value: JSON) -> JSON:
    """Inputs without ``added_degrees`` of 0 and a ``fate_ten`` that is false, also in the sides of a contest."""
    if type(value) is dict:
        return {
            key: _without_nothing(item)
            for key, item in value.items()
            if not (key == "added_degrees" and type(item) is int and item == 0)
            and not (key == "fate_ten" and item is False)
        }
    return [_without_nothing(item) for item in value] if type(value) is list else value


def _none(line: Line, ask: JsonMap, op: str) -> str | None:
    return f"{ask['system']!r} has no amendments"


_REPEATS: dict[str, Callable[[Line, JsonMap, str], str | None]] = {
    "dice": _dice,
    "hyperspace-d6": _hyperspace_d6,
    "dark-heresy": _dark_heresy,
    "deathwatch": _deathwatch,
    "starfinder": _none,
}
