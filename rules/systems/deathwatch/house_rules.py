"""The fourteen switches (section 2). The first value of each is what holds when a campaign says nothing."""

from __future__ import annotations

from rules.contract import Choice, HouseRule, Integer


def _switch(key: str, *values: str, covers: str) -> HouseRule:
    return HouseRule(key, Choice(*values), values[0], tuple(covers.split()))


HOUSE_RULES = (
    _switch("natural-extremes", "none", "01-succeeds", "100-fails", "both", covers="DW-001"),
    _switch("modifier-cap", "none", "30", "60", covers="DW-001"),
    _switch("opposed-both-fail", "stalemate", "fewer-degrees", "roll-again", covers="DW-018"),
    _switch("opposed-full-tie", "no-winner", "side-a", "roll-again", covers="DW-017"),
    HouseRule("assist-step", Integer(1, 30), 10, ("DW-020",)),
    _switch("assist-degree", "once", "per-helper", "off", covers="DW-021"),
    _switch("fatigue-model", "published", "none", covers="DW-114"),
    _switch("overtime-first-hour", "minus-10", "zero", covers="DW-054 DW-078"),
    _switch("march-recovery", "past-safe-hours", "past-toughness-bonus", covers="DW-055"),
    _switch("half-rounding", "exact", "down", "up", covers="DW-043 DW-074 DW-092 DW-107 DW-108"),
    _switch("encumbered-check", "each-block", "once", covers="DW-088"),
    _switch("fall-damage", "table", "per-metre", covers="DW-060 DW-103"),
    _switch("low-altitude-penalty", "from-below", "everyone", covers="DW-097"),
    _switch("weights-above-20", "clamp", "plus-450", covers="DW-082"),
)

OF_A_TEST = ("natural-extremes", "modifier-cap")
"""What every d100 test looks at."""

OF_AN_ASSISTED_TEST = (*OF_A_TEST, "assist-step", "assist-degree")
