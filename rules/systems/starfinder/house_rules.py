"""The twelve switches of a campaign; each default is what holds when the campaign says nothing."""

from __future__ import annotations

from rules.contract import Boolean, Choice, HouseRule, Integer

REACH_HOUSE_RULES = ("reach-3m-exception", "sub-square-reach-weapon")
STEP_HOUSE_RULES = ("multi-square-terrain", "full-fill-blocks-corner")
COST_HOUSE_RULES = ("hampered-diagonal", "diagonal-count-scope")
PATH_HOUSE_RULES = (*COST_HOUSE_RULES, *STEP_HOUSE_RULES, *REACH_HOUSE_RULES)

HOUSE_RULES = (
    HouseRule(
        "hampered-diagonal",
        Choice("pair", "alternate-times-multiplier", "fixed-three-toggle"),
        "pair",
        ("SF-067", "SF-075"),
    ),
    HouseRule("diagonal-count-scope", Choice("turn", "action"), "turn", ("SF-037", "SF-052")),
    HouseRule(
        "multi-square-terrain",
        Choice("destination-footprint", "newly-entered"),
        "destination-footprint",
        ("SF-069",),
    ),
    HouseRule("reach-3m-exception", Boolean(), True, ("SF-032", "SF-033")),
    HouseRule("sub-square-reach-weapon", Choice("plus-1-5", "flat-3"), "plus-1-5", ("SF-021", "SF-031")),
    HouseRule("full-fill-blocks-corner", Boolean(), True, ("SF-054", "SF-063")),
    HouseRule("guarded-step-into-difficult", Boolean(), False, ("SF-149",)),
    HouseRule("default-manoeuvrability", Choice("clumsy", "average"), "clumsy", ("SF-133",)),
    HouseRule("pursuit-min-rounds", Integer(1, 100), 3, ("SF-109",)),
    HouseRule("pursuit-tie", Choice("continue", "pursuer", "fleeing"), "continue", ("SF-110",)),
    HouseRule("hustle-counts-as-travel", Boolean(), True, ("SF-093",)),
    HouseRule("trail-vehicles", Choice("trackless", "road"), "trackless", ("SF-099",)),
)
