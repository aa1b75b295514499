"""How dice fell against what was to be expected of them. Pure sums over rolls that the caller may see."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from operator import itemgetter
from statistics import NormalDist
from typing import Any

from django.db import connection
from django.utils.formats import number_format
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from .cards import percent

FEW = 30
"""Below so many rolls nothing can be said of luck."""
LEAST_EXPECTED = 5
"""The chi-square test holds where each face is expected at least so often."""


@dataclass
class Tally:
    """Sums over rolls. ``tries``: those with a known chance; ``faces``: by the number of sides, how often each face fell."""

    rolls: int = 0
    tries: int = 0
    successes: int = 0
    expected: float = 0
    variance: float = 0
    faces: dict[int, dict[int, int]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(int)))

    def add(self, outcome: Any, chance: float | None, dice: Iterable[Any]) -> None:
        self.rolls += 1
        success = (outcome or {}).get("success")
        if chance is not None and isinstance(success, bool):
            self.tries += 1
            self.successes += success
            self.expected += chance
            self.variance += chance * (1 - chance)
        for sides, face in dice:
            self.faces[sides][face] += 1

    @property
    def off(self) -> float | None:
        """By how many standard deviations the successes are off; None where nothing was uncertain."""
        return (self.successes - self.expected) / math.sqrt(self.variance) if self.variance > 0 else None


def tally(rolls: Any) -> Tally:
    """Of a queryset of rolls. What fell counts, not what amendments made of it."""
    found = Tally()
    for outcome, chance, dice in rolls.values_list("outcome", "chance", "dice").iterator():
        found.add(outcome, chance, dice)
    return found


@dataclass(frozen=True)
class Average:
    sides: int
    count: int
    average: float
    expected: float


def averages(found: Tally) -> list[Average]:
    return [
        Average(
            sides,
            count := sum(by_face.values()),
            sum(face * times for face, times in by_face.items()) / count,
            (sides + 1) / 2,
        )
        for sides, by_face in sorted(found.faces.items())
    ]


def sentence_of(found: Tally) -> str:
    """Expected against actual in words, with how much that can mean."""
    if not found.tries:
        return ngettext(
            "%(count)s roll, none with a chance of success that can be told.",
            "%(count)s rolls, none with a chance of success that can be told.",
            found.rolls,
        ) % {"count": found.rolls}
    said = ngettext(
        "%(successes)s of %(count)s check succeeded; %(expected)s was to be expected.",
        "%(successes)s of %(count)s checks succeeded; %(expected)s were to be expected.",
        found.tries,
    ) % {
        "successes": found.successes,
        "count": found.tries,
        "expected": number_format(round(found.expected, 1), 1),
    }
    if found.tries < FEW:
        return f"{said} {_('Too few to say anything about luck.')}"
    off = found.off or 0
    if abs(off) < 2:
        return f"{said} {_('That is within what chance alone brings.')}"
    return f"{said} " + (_("Unusually lucky.") if off > 0 else _("Unusually unlucky."))


# --- The whole site


def site_faces() -> dict[int, dict[int, int]]:
    """How often each face of each die fell on the whole site. Rolls in whispers are left out, since on a small site a sum tells of
    them, and sealed ones hold no dice until they are opened."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT (die->>0)::int, (die->>1)::int, count(*) FROM rules_roll, jsonb_array_elements(dice) die"
            " WHERE NOT sealed AND audience IS NULL GROUP BY 1, 2"
        )
        rows = cursor.fetchall()
    faces: dict[int, dict[int, int]] = defaultdict(dict)
    for sides, face, count in rows:
        faces[sides][face] = count
    return faces


@dataclass(frozen=True)
class FacesTest:
    """Pearson's chi-square test of one kind of die. ``p``: how often fair dice are at least as far off; None: too few fell."""

    sides: int
    count: int
    chi_square: float
    p: float | None


def faces_test(sides: int, by_face: Mapping[int, int]) -> FacesTest:
    count = sum(by_face.values())
    expected = count / sides
    # Summed over the faces that fell, which may be few among a million.
    chi_square = sum(fell**2 for fell in by_face.values()) / expected - count
    enough = sides > 1 and expected >= LEAST_EXPECTED
    return FacesTest(sides, count, chi_square, upper_tail(chi_square, sides - 1) if enough else None)


def upper_tail(chi_square: float, freedom: int) -> float:
    """The probability of a larger value, by Wilson and Hilferty's normal approximation (good to about 0.01)."""
    if chi_square <= 0:
        return 1.0
    spread = 2 / (9 * freedom)
    z = ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return 1 - NormalDist().cdf(z)


# --- Pictures


def plot_of(sides: int, by_face: Mapping[int, int], title: str) -> dict[str, Any]:
    """Bars for the faces of a die, or for at most twenty ranges of faces; for ``components/plot.html``."""
    width, base = 480, 120
    groups = min(sides, 20)
    bounds = [(sides * place // groups + 1, sides * (place + 1) // groups) for place in range(groups)]
    counts = [0] * groups
    for face, fell in by_face.items():
        counts[bisect_left(bounds, face, key=itemgetter(1))] += fell
    alike = sum(counts) / groups
    most = max([*counts, alike, 1])
    step = width / groups
    bars = [
        {
            "x": round(place * step + 2, 1),
            "y": round(base - 100 * count / most, 1),
            "width": round(step - 4, 1),
            "height": round(100 * count / most, 1),
        }
        for place, count in enumerate(counts)
    ]
    labels = [
        {
            "x": x,
            "text": str(low) if low == high else f"{number_format(low)}–{number_format(high)}",
            "anchor": anchor,
        }
        for (low, high), x, anchor in _labelled(bounds, width)
    ]
    shown = {"title": title, "width": width, "base": base, "bars": bars, "marks": [], "labels": labels}
    # Where ranges hold unequally many faces there is no one height for all.
    return shown | (
        {"expected": round(base - 100 * alike / most, 1)} if sides % groups == 0 and alike else {}
    )


def _labelled(bounds: list[tuple[int, int]], width: int) -> list[tuple[tuple[int, int], float, str]]:
    """Which bars are named, where, and how the name stands there: all of a few, else those at both ends, which keep inside."""
    if len(bounds) > 12:
        return [(bounds[0], 2, "start"), (bounds[-1], width - 2, "end")]
    step = width / len(bounds)
    return [(one, round((place + 0.5) * step, 1), "middle") for place, one in enumerate(bounds)]


def plots_of(faces: Mapping[int, Mapping[int, int]]) -> list[dict[str, Any]]:
    """The dice that fell most, each with its picture and a sentence."""
    most = sorted(faces, key=lambda sides: -sum(faces[sides].values()))[:8]
    shown = []
    for sides in sorted(most):
        tested = faces_test(sides, faces[sides])
        shown.append(
            {
                "name": f"d{sides}",
                "plot": plot_of(
                    sides,
                    faces[sides],
                    _("How often each face of a d%(sides)s fell; the dashed line is what was to be expected")
                    % {"sides": sides},
                ),
                "sentence": test_sentence(tested),
            }
        )
    return shown


def test_sentence(tested: FacesTest) -> str:
    count = ngettext("%(count)s die.", "%(count)s dice.", tested.count) % {
        "count": number_format(tested.count)
    }
    if tested.p is None:
        return f"{count} {_('Too few for a test.')}"
    said = _("Chi-square %(value)s: fair dice are at least this uneven in %(percent)s of all cases.") % {
        "value": number_format(round(tested.chi_square, 1), 1),
        "percent": percent(tested.p),
    }
    return f"{count} {said}"
