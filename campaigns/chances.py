"""What may come of a roll that has not fallen, in words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction

from django.utils.translation import gettext as _

from characters.values import told
from rules.asking import OddsShown
from rules.cards import percent
from rules.contract import JSON, Words

MOST_VALUES = 4


def chances_said(odds: OddsShown, words: Words) -> str:
    """What may come of a roll beside success: "Critical 22 %", "hovers 75 %, falls 25 %", "Damage 2–20, on average 11".

    Another word for success is left out.
    """
    found = []
    for key, chances in odds.others.items():
        label = words.outcome(key)
        if chances == odds.success:
            continue
        if not isinstance(chances, Mapping):
            found.append(f"{label} {percent(float(chances))}")
        elif odds.success is None:
            found.append(values_said(key, label, chances, words))
    return "; ".join(found)


def values_said(key: str, label: str, chances: Mapping[str, Fraction], words: Words) -> str:
    if all(re.fullmatch(r"-?[0-9]+([.][0-9]+)?", value) for value in chances):
        numbers = {Fraction(value): chance for value, chance in chances.items()}
        least, greatest = (told(None, plain_number(end), words) for end in (min(numbers), max(numbers)))
        if least == greatest:
            return f"{label} {least}"
        mean = sum(number * chance for number, chance in numbers.items())
        said = {"label": label, "least": least, "greatest": greatest}
        said["mean"] = told(None, plain_number(Fraction(round(mean * 10), 10)), words)
        return _("%(label)s %(least)s–%(greatest)s, on average %(mean)s") % said
    likely = sorted(chances.items(), key=lambda one: -one[1])[:MOST_VALUES]
    return ", ".join(f"{words.choice(value, key)} {percent(float(chance))}" for value, chance in likely)


def plain_number(number: Fraction) -> JSON:
    return int(number) if number.denominator == 1 else float(number)
