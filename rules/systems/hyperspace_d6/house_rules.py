"""The fourteen switches of a table; each default is what holds when a campaign says nothing."""

from __future__ import annotations

from rules.contract import Boolean, Choice, HouseRule, Integer

POOL_HOUSE_RULES = ("force-point-doubles", "action-penalty", "action-limit")
CHECK_HOUSE_RULES = (*POOL_HOUSE_RULES, "explode-mode")

HOUSE_RULES = (
    HouseRule("explode-mode", Choice("chain", "once"), "chain", ("HD-009",)),
    HouseRule("force-point-doubles", Choice("pool", "whole-roll", "attribute"), "pool", ("HD-038",)),
    HouseRule("action-penalty", Choice("additional", "every"), "additional", ("HD-024", "HD-059")),
    HouseRule("action-limit", Choice("total", "additional"), "total", ("HD-060",)),
    HouseRule(
        "critical-damage",
        Choice("double-total", "double-roll", "double-dice"),
        "double-total",
        ("HD-088",),
    ),
    HouseRule("scale-order", Choice("before-armour", "after-armour"), "before-armour", ("HD-096",)),
    HouseRule("scale-compose", Choice("ratio", "larger-only"), "ratio", ("HD-128",)),
    HouseRule("rounding", Choice("floor", "ceiling", "half-up"), "floor", ("HD-129",)),
    HouseRule("armour-six-counts", Boolean(), True, ("HD-092",)),
    HouseRule("dismayed-needs-hit", Boolean(), False, ("HD-100",)),
    HouseRule("force-damage", Choice("flat", "dice"), "flat", ("HD-156",)),
    HouseRule("pilot-attack", Choice("skill-as-dice", "normal"), "skill-as-dice", ("HD-137",)),
    HouseRule("duel-start-dice", Integer(0, 3), 1, ("HD-116",)),
    HouseRule("determination-base", Integer(0, 30), 6, ("HD-161",)),
)
