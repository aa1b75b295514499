"""From what a person typed to a tree: once from left to right, never back (sections 2 and 3, steps 2 and 3 of DN-090).

The column of a refusal is that of the first character with which no text of the notation could go on.
"""

from __future__ import annotations

import re
from typing import Any

from rules.contract.errors import RulesError

from .canonical import write, write_node, write_target
from .refusals import refused, refused_whole
from .tree import (
    FUDGE,
    PLAIN,
    ROUNDINGS,
    Call,
    Condition,
    Die,
    Explosion,
    Group,
    Keep,
    Label,
    Modifiers,
    Negation,
    Node,
    Number,
    Operation,
    Pool,
    Reroll,
    Target,
)

LONGEST_TEXT = 512
LARGEST_NUMBER = 10**12
MOST_SIDES = 1_000_000
MOST_LISTED_FACES = 100
LARGEST_LISTED_FACE = 1_000_000
MOST_REPEATS = 20
MOST_OPEN_BRACKETS = 20

SPACES = " \t\u00a0"
READ_AS = str.maketrans(
    {"\u2212": "-", "\u2013": "-", "\u2011": "-", "\u00d7": "*", "\u00f7": "/", "\u00a0": " ", "\t": " "}
)
CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
END = "\0"
"""Stands after the text while it is read: control characters have been refused by then, so it can be nothing else."""

DIGITS = "0123456789"
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
SIGNS = "+-*/%(){},<>=![]# "
ALPHABET = frozenset(DIGITS + LETTERS + SIGNS)

NUMBER = re.compile(r"[0-9]+")
REPEAT = re.compile(r"[0-9]+ *[xX]")
NAME = re.compile(r"(?:abs|ceil|floor|max|min|round|trunc)(?![a-z])", re.ASCII | re.IGNORECASE)
WORDS = r"(?>rr|ro|r|min|mi|max|ma|kh|kl|dh|dl|k|d|f|vs|by)"
RUN = re.compile(rf"({WORDS}){WORDS}*+(?![a-z])", re.ASCII | re.IGNORECASE)
"""A run of letters that divides from its left into the longest words, to its end; its group is the first of them."""

EXPLODE = re.compile(r"(!!?)([po]?)", re.ASCII | re.IGNORECASE)
COMPARISON = re.compile(r"[<>]=?|=")

REROLL, EXPLOSION, MINIMUM, MAXIMUM, KEEP, COUNT, FAILURES = range(1, 8)
PLACE = {
    "r": REROLL,
    "rr": REROLL,
    "ro": REROLL,
    "!": EXPLOSION,
    "mi": MINIMUM,
    "min": MINIMUM,
    "ma": MAXIMUM,
    "max": MAXIMUM,
    "k": KEEP,
    "kh": KEEP,
    "kl": KEEP,
    "d": KEEP,
    "dh": KEEP,
    "dl": KEEP,
    "=": COUNT,
    "f": FAILURES,
}
"""Where a modifier stands among the others (DN-030). ``=`` is any comparison."""


class Reader:
    """Reads one text. After ``read()``: ``roll``, ``repeats``, ``target``, ``labels`` and ``note``."""

    __slots__ = ("_after", "_at", "_open", "_text", "labels", "note", "repeats", "roll", "target", "typed")

    def __init__(self, typed: str) -> None:
        self.typed = typed
        self.roll: Node
        self.repeats: int | None = None
        self.target: Target | None = None
        self.labels: list[Label] = []
        self.note: str | None = None
        self._text = (typed if typed.isascii() and "\t" not in typed else typed.translate(READ_AS)) + END
        self._at = 0
        self._open = 0
        self._after = ""
        """What has just been read: ``number``, ``bracket`` (or call), ``label``, ``dice`` (or group) or ``target``."""

    def read(self) -> None:
        if len(self.typed) > LONGEST_TEXT:
            raise refused_whole("too-long", typed="yes", length=len(self.typed), limit=LONGEST_TEXT)
        if control := CONTROL.search(self.typed):
            raise self._refused("bad-character", control.start())
        if self._skip() in (END, "#"):
            raise refused_whole("empty")
        if REPEAT.match(self._text, self._at):
            self._read_repeat()
        else:
            self.roll = self._sum()
        self._read_target()
        character = self._skip()
        if character == "#":
            self.note = self.typed[self._at + 1 :].strip(SPACES) or None
        elif character != END:
            raise self._stuck()

    def _read_repeat(self) -> None:
        start = self._at
        repeats = self._number()
        self._skip()
        self._at += 1
        if self._skip() != "(":
            raise self._unreadable("repeat-needs-parentheses")
        if not 1 <= repeats <= MOST_REPEATS:
            raise self._refused("repeat-out-of-range", start, limit=MOST_REPEATS)
        self.repeats = repeats
        self._open_bracket()
        self.roll = self._sum()
        self._close_bracket(")")
        self._after = "bracket"
        if self._skip() == "[":
            self._label(write(self.roll, self.repeats))

    def _read_target(self) -> None:
        if not self._next_word_is("vs"):
            return
        self._at += 2
        self._skip()
        number, step = self._signed(), None
        if self._next_word_is("by"):
            self._at += 2
            self._skip()
            start = self._at
            step = self._number()
            if step == 0:
                raise self._refused("step-out-of-range", start)
        self.target = Target(number, step)
        if self._skip() == "[":
            self._label(write_target(self.target))
        self._after = "target"

    # Expressions

    def _sum(self) -> Node:
        left = self._product()
        while (operator := self._text[self._at]) in "+-":
            self._at += 1
            left = Operation(operator, left, self._product())
        return left

    def _product(self) -> Node:
        left = self._operand()
        while (operator := self._text[self._at]) in "*/%":
            self._at += 1
            left = Operation(operator, left, self._operand())
        return left

    def _operand(self) -> Node:
        """An operand with its sign and its label, and the spaces after it."""
        sign = self._skip()
        if sign in "+-":
            self._at += 1
            self._skip()
        node = self._primary()
        if self._skip() == "[":
            self._label(write_node(node))
            self._skip()
        return Negation(node) if sign == "-" else node

    def _primary(self) -> Node:
        character = self._text[self._at]
        if character in DIGITS:
            number = self._number()
            if self._text[self._at] in "dD":
                return self._pool(number)
            self._after = "number"
            return Number(number)
        if character in "dD":
            return self._pool(None)
        if character == "(":
            self._open_bracket()
            node = self._sum()
            self._close_bracket(")")
            self._after = "bracket"
            return node
        if character == "{":
            self._open_bracket()
            items = self._listed("}")
            modifiers = self._modifiers(None)
            self._after = "dice"
            return Group(items, modifiers)
        if name := NAME.match(self._text, self._at):
            return self._call(name.group().lower())
        raise self._unreadable()

    def _call(self, name: str) -> Call:
        start = self._at
        self._at += len(name)
        if self._skip() != "(":
            raise self._unreadable()
        self._open_bracket()
        arguments = self._listed(")")
        self._after = "bracket"
        several = name in ("max", "min")
        if (len(arguments) < 2) if several else (len(arguments) != 1):
            raise self._refused(
                "wrong-argument-count",
                start,
                name=name,
                needed="several" if several else "one",
                given=len(arguments),
            )
        if name in ROUNDINGS:
            argument = arguments[0]
            if type(argument) is not Operation or argument.operator != "/":
                raise self._refused("nothing-to-round", start, name=name)
        return Call(name, arguments)

    def _listed(self, closing: str) -> tuple[Node, ...]:
        """Expressions between commas, and the bracket that closes them."""
        listed = [self._sum()]
        while self._text[self._at] == ",":
            self._at += 1
            listed.append(self._sum())
        self._close_bracket(closing)
        return tuple(listed)

    # Dice and what modifies them

    def _pool(self, count: int | None) -> Pool:
        """``d`` is next; ``count`` is what stands before it."""
        die = self._die(count)
        modifiers = self._modifiers(die)
        self._after = "dice"
        return Pool(1 if count is None else count, die, modifiers)

    def _die(self, count: int | None) -> Die:
        letter = self._text[self._at]
        self._at += 1
        character = self._text[self._at]
        if character in DIGITS:
            start = self._at
            sides = self._number()
            if not 1 <= sides <= MOST_SIDES:
                raise self._refused("sides-out-of-range", start, sides=str(sides), limit=str(MOST_SIDES))
            return Die(sides)
        if character == "%":
            self._at += 1
            return Die(100)
        if character in "fF":
            self._at += 1
            return FUDGE
        if character == "{":
            return self._die_with_listed_faces()
        if character == "(":
            raise self._refused("computed-dice", self._at)
        if letter == "D" and count is not None:
            return Die(6)
        raise self._unreadable("missing-sides")

    def _die_with_listed_faces(self) -> Die:
        brace = self._at
        values: list[int] = []
        while True:
            self._at += 1
            self._skip()
            start = self._at
            value = self._signed()
            if abs(value) > LARGEST_LISTED_FACE:
                raise self._refused(
                    "faces-out-of-range", start, number=str(value), limit=str(LARGEST_LISTED_FACE)
                )
            values.append(value)
            if len(values) > MOST_LISTED_FACES:
                raise self._refused("faces-out-of-range", brace, number="none", limit=MOST_LISTED_FACES)
            character = self._skip()
            if character == "}":
                self._at += 1
                return Die(len(values), tuple(values))
            if character != ",":
                raise self._unreadable()

    def _modifiers(self, die: Die | None) -> Modifiers:
        """All modifiers of a pool, or of a group where ``die`` is None."""
        found: dict[str, Any] = {}
        keeps: list[Keep] = []
        place = 0
        while True:
            character = self._skip()
            start = self._at
            if character in LETTERS:
                run = RUN.match(self._text, start)
                if run is None:
                    raise self._refused("unknown-word", start)
                word = run[1].lower()
                if word in ("vs", "by"):
                    break
            elif character == "!":
                word = character
            elif character in "<>=":
                word = "="
            else:
                break
            before, place = place, PLACE[word]
            if die is None and place < KEEP:
                raise self._refused("not-for-groups", start, modifier=word)
            if place < before:
                raise self._refused("modifier-order", start, modifier=word)
            if place == before and place != KEEP:
                raise self._refused("modifier-repeated", start, modifier=word)
            if place == FAILURES and "counts" not in found:
                raise self._refused("failures-without-count", start)
            if place == COUNT:
                found["counts"] = self._comparison()
                continue
            if place == EXPLOSION:
                found["explosion"] = self._explosion()
                continue
            self._at += len(word)
            if place == KEEP:
                number = self._number() if self._text[self._at] in DIGITS else 1
                keeps.append(Keep(word in ("k", "kh", "dh"), word[0] == "d", number, start + 1))
            elif place == REROLL:
                found["reroll"] = Reroll(self._condition(), word == "ro", start + 1)
            elif place == MINIMUM:
                found["minimum"] = self._number()
            elif place == MAXIMUM:
                found["maximum"] = self._number()
            else:
                found["failures"] = self._condition()
        if keeps:
            found["keeps"] = tuple(keeps)
        return Modifiers(**found) if found else PLAIN

    def _explosion(self) -> Explosion:
        start = self._at
        explode = EXPLODE.match(self._text, start)
        assert explode is not None
        self._at = explode.end()
        kind = explode[2].lower()
        condition = None
        if self._text[self._at] in DIGITS or self._skip() in "<>=":
            condition = self._condition()
        return Explosion(explode[1] == "!!", kind == "p", kind == "o", condition, start + 1)

    def _condition(self) -> Condition:
        if self._text[self._at] in DIGITS:
            return Condition("=", self._number())
        if self._skip() not in "<>=":
            raise self._unreadable()
        return self._comparison()

    def _comparison(self) -> Condition:
        compare = COMPARISON.match(self._text, self._at)
        assert compare is not None
        self._at = compare.end()
        self._skip()
        return Condition(compare.group(), self._signed())

    # Parts

    def _skip(self) -> str:
        """Passes over spaces; gives the character after them."""
        text, at = self._text, self._at
        while text[at] == " ":
            at += 1
        self._at = at
        return text[at]

    def _number(self) -> int:
        number = NUMBER.match(self._text, self._at)
        if number is None:
            raise self._unreadable()
        digits = number.group()
        if digits[0] == "0" and len(digits) > 1:
            raise self._refused("leading-zero", self._at, number=digits, plain=digits.lstrip("0") or "0")
        value = int(digits)
        if value > LARGEST_NUMBER:
            raise self._refused("number-too-large", self._at, limit=str(LARGEST_NUMBER))
        self._at = number.end()
        return value

    def _signed(self) -> int:
        if self._text[self._at] != "-":
            return self._number()
        self._at += 1
        return -self._number()

    def _open_bracket(self) -> None:
        if self._open == MOST_OPEN_BRACKETS:
            raise self._refused("too-deep", self._at, limit=MOST_OPEN_BRACKETS)
        self._open += 1
        self._at += 1

    def _close_bracket(self, closing: str) -> None:
        if self._text[self._at] != closing:
            raise self._stuck()
        self._open -= 1
        self._at += 1

    def _label(self, of: str) -> None:
        """``[`` is next. A label that does not end, is blank or holds a bracket is refused as a whole (DN-006)."""
        end = self.typed.find("]", self._at)
        text = self.typed[self._at + 1 : end].strip(SPACES)
        if end < 0 or not text or "[" in text:
            raise self._refused("syntax", self._at)
        self.labels.append(Label(of, text))
        self._at = end + 1
        self._after = "label"

    def _next_word_is(self, word: str) -> bool:
        if self._skip() not in LETTERS:
            return False
        run = RUN.match(self._text, self._at)
        return run is not None and run[1].lower() == word

    # Refusals

    def _refused(self, reason: str, at: int, **values: str | int) -> RulesError:
        return refused(reason, self.typed, at + 1, **values)

    def _unreadable(self, reason: str = "syntax") -> RulesError:
        """Where the notation wants something definite, such as an operand or a number, and something else stands."""
        character = self._text[self._at]
        if character == ".":
            return self._refused("decimal", self._at)
        if character not in ALPHABET and character != END:
            return self._refused("bad-character", self._at)
        if reason == "syntax" and character in LETTERS and not self._is_word():
            return self._refused("unknown-word", self._at)
        return self._refused(reason, self._at)

    def _is_word(self) -> bool:
        """Whether the letters that come next are the notation's own, if only at another place."""
        if RUN.match(self._text, self._at) or NAME.match(self._text, self._at):
            return True
        return self._text[self._at] in "xX" and self._text[self._at + 1] not in LETTERS

    def _stuck(self) -> RulesError:
        """Where an operand, the repeat or the target is complete and what follows cannot follow."""
        character = self._text[self._at]
        if character in LETTERS:
            run = RUN.match(self._text, self._at)
            if run is None:
                return self._refused("unknown-word", self._at)
            word = run[1].lower()
            if word in ("vs", "by") or self._after == "target":
                return self._refused("syntax", self._at)
            if word == "d" and self._after == "bracket":
                return self._refused("computed-dice", self._at)
            if word == "d" and self._after == "number":
                return self._refused("syntax", self._at)
            return self._refused("modifier-needs-dice", self._at)
        if character in "!<>=" and self._after != "target":
            return self._refused("modifier-needs-dice", self._at)
        return self._unreadable()
