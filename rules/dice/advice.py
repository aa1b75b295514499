"""What to write instead: the hint that a refusal's sentence turns on, and a suggestion made from what was typed.

Only looked for once a text has been refused. Sentences are in ``words/``; a refusal without its own advice here needs none.
"""

from __future__ import annotations

import re
import unicodedata
from string import ascii_letters

LONGEST_SUGGESTION = 80
LONGEST_WORD = 40
HIGHEST = frozenset(("adv", "advantage", "ventaja", "vantaggio"))
LOWEST = frozenset(("dis", "disadv", "disadvantage", "desventaja", "svantaggio"))

Advice = dict[str, str]


def advise(reason: str, text: str, column: int) -> Advice:
    """Values for the sentence of ``reason``, refused at the 1-based ``column`` of ``text``."""
    before, rest = text[: column - 1], text[column - 1 :]
    match reason:
        case "syntax":
            return {"found": _shown(rest[:1]), **_on_syntax(before, rest)}
        case "unknown-word":
            return {"word": _letters(rest), **_on_unknown_word(before, rest)}
        case "bad-character":
            return {"character": _shown(rest[:1]), **_on_bad_character(rest[:1])}
        case "missing-sides":
            return _on_missing_sides(before, rest)
        case "modifier-needs-dice":
            return _on_modifier_without_dice(before, rest)
        case "modifier-order":
            return _on_modifier_order(before, rest)
        case "repeat-needs-parentheses":
            return _suggest("repeat", _in_brackets(before, rest), "6x(4d6kh3)")
        case _:
            return {}


def _suggest(hint: str, suggestion: str, otherwise: str) -> Advice:
    """``otherwise``: an example, for where the suggestion would be too long to be of use."""
    return {"hint": hint, "suggestion": suggestion if len(suggestion) <= LONGEST_SUGGESTION else otherwise}


def _shown(character: str) -> str:
    """A character that can be seen, and sent; the code of any other."""
    return character if character.isprintable() else f"U+{ord(character):04X}"


def _letters(text: str) -> str:
    """The letters with which a text begins; of very many the first."""
    letters = text[: len(text) - len(text.lstrip(ascii_letters))]
    return letters if len(letters) <= LONGEST_WORD else f"{letters[:LONGEST_WORD]}…"


def _on_syntax(before: str, rest: str) -> Advice:
    left = before.rstrip(" \t\u00a0")
    if rest[:1] == "[":
        return {"hint": "label"}
    if rest[:1] in ("", "#"):
        return {
            "hint": "bracket" if left.count("(") + left.count("{") > len(re.findall("[)}]", left)) else "end"
        }
    if rest[0] == "," and left[-1:].isdigit():
        return {"hint": "separator"}
    if rest[0] == "*" and left.endswith("*"):
        return {"hint": "power"}
    if rest[0] in "+-\u2212\u2013" and left[-1:] in tuple("+-\u2212\u2013"):
        return {"hint": "signs"}
    if re.match(r"(?:vs|by)(?![a-z])", rest, re.IGNORECASE):
        return {"hint": "target"}
    if re.fullmatch(r"[0-9]+", left) and re.match(r"[0-9]+d", rest, re.IGNORECASE):
        return _suggest("repeat", _in_brackets(f"{left}x", rest), "6x(4d6kh3)")
    if left != before and (rest[0].isdigit() or rest[0] in "dD"):
        return {"hint": "spaces"}
    return {"hint": "other"}


def _on_unknown_word(before: str, rest: str) -> Advice:
    left = before.rstrip(" \t\u00a0")
    word = _letters(rest).lower()
    if word in HIGHEST:
        return {"hint": "advantage", "suggestion": "2d20kh1"}
    if word in LOWEST:
        return {"hint": "advantage", "suggestion": "2d20kl1"}
    if word == "repeat":
        asked = re.fullmatch(r"repeat *\((.+), *([0-9]+)\) *", rest, re.IGNORECASE)
        return _suggest("repeat", f"{asked[2]}x({asked[1]})" if asked else "6x(4d6kh3)", "6x(4d6kh3)")
    if not left or left[-1] in "+-*/%(,{":
        return {"hint": "other"}
    if target := re.match(r"(?:t|tn|dc|cd|dd) *([0-9]+)", rest, re.IGNORECASE):
        return _suggest("target", f"{left} vs {target[1]}", "1d20+5 vs 15")
    if word == "x" and re.match(r"x *[0-9]", rest, re.IGNORECASE):
        return _suggest("times", f"{left}*{rest[1:].strip()}", "3d6*5")
    if re.match(r"(?:x|xo|e|ex|exp)(?=[^a-z]|$)", rest, re.IGNORECASE) and before[-1:].isalnum():
        return {"hint": "explode"}
    if word == "cs":
        return {"hint": "count"}
    return _suggest("note", f"{left} # {rest.strip()}", "1d20+6 # …")


def _on_bad_character(character: str) -> Advice:
    if character == "^":
        return {"hint": "power"}
    digit = unicodedata.decimal(character, None)
    return {"hint": "other"} if digit is None else {"hint": "digit", "suggestion": str(digit)}


def _on_missing_sides(before: str, rest: str) -> Advice:
    count = (re.search(r"([0-9]*)[dD]$", before) or ["", ""])[1]
    if letters := _letters(rest):
        whole = before[-1:] + letters
        if whole.lower() in LOWEST and not count:
            return {"hint": "advantage", "word": whole, "suggestion": "2d20kl1"}
        return {"hint": "word", "word": whole}
    if sides := re.match(r"\s+([0-9]+)", rest):
        return {"hint": "spaces", "suggestion": f"{count or 1}d{sides[1]}"}
    after = rest.rstrip() if re.match(r"\s*[-+*/]", rest) else ""
    if not count:
        return _suggest("other", f"1d6{after}", "1d6")
    return {
        **_suggest("count", f"{count}d6{after}", f"{count}d6"),
        "sixes": f"{count}D{after}"[:LONGEST_SUGGESTION],
    }


def _on_modifier_without_dice(before: str, rest: str) -> Advice:
    if reached := re.match(r"(>=?|=) *([0-9]{1,12})(?![0-9])", rest):
        least = int(reached[2]) + (reached[1] == ">")
        return _suggest("target", f"{before.rstrip()} vs {least}", "1d20+5 vs 15")
    return {"hint": "label" if before.rstrip().endswith("]") else "other"}


def _on_modifier_order(before: str, rest: str) -> Advice:
    if rest[:1] != "!":
        return {"hint": "other"}
    if counted := re.search(r"([0-9]*d([0-9]+)) *([<>]=?|=) *(-?[0-9]+) *$", before, re.IGNORECASE):
        dice, sides, compare, number = counted[1].lower(), counted[2], counted[3], counted[4]
        return {
            "hint": "count",
            "suggestion": f"{dice}!{compare}{number}",
            "both": f"{dice}!{sides}{compare}{number}",
            "sides": sides,
            "condition": f"{compare}{number}",
        }
    if kept := re.search(r"([0-9]*d[0-9]+) *((?:[kd][hl]?[0-9]*)+) *$", before, re.IGNORECASE):
        return _suggest("keep", f"{kept[1]}!{kept[2]}".lower(), "4d6!kh3")
    return {"hint": "other"}


def _in_brackets(before: str, rest: str) -> str:
    """A repeat, ``before`` up to its ``x``, with brackets round what is repeated: not round its target or note."""
    end = re.search(r"\s*(?:(?<![a-z])vs(?![a-z])|#|$)", rest, re.IGNORECASE)
    cut = end.start() if end else len(rest)
    return f"{before.strip()}({rest[:cut]}){rest[cut:].rstrip()}"
