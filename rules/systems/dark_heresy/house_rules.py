"""The fourteen switches of a table (section 3)."""

from __future__ import annotations

from rules.contract import Boolean, Choice, HouseRule

HOUSE_RULES = (
    HouseRule(
        "natural-100",
        Choice("fumble-blocks-fate", "fumble", "ordinary"),
        "fumble-blocks-fate",
        ("DH-024",),
    ),
    HouseRule("natural-01-succeeds", Boolean(), False, ("DH-001",)),
    HouseRule("modifier-cap", Choice("none", "30", "60"), "none", ("DH-049",)),
    HouseRule("untrained-skill", Choice("half", "minus-20", "refused"), "half", ("DH-002",)),
    HouseRule("fate-refresh", Choice("session", "scene"), "session", ("DH-012",)),
    HouseRule(
        "righteous-fury",
        Choice("classic", "beta", "off"),
        "classic",
        ("DH-043", "DH-044", "DH-045", "DH-046", "DH-047"),
    ),
    HouseRule("penetration", Boolean(), False, ("DH-038",)),
    HouseRule("reaction-negates", Choice("one", "per-degree", "all"), "one", ("DH-087", "DH-088")),
    HouseRule("stun-contest-bonus", Choice("strength", "toughness"), "strength", ("DH-061",)),
    HouseRule("fatigue-limit", Choice("stunned", "unconscious"), "stunned", ("DH-116",)),
    HouseRule("range-bands", Boolean(), False, ("DH-049",)),
    HouseRule("non-pistol-in-melee", Boolean(), True, ("DH-123",)),
    HouseRule("called-shot-avoids-ally", Boolean(), True, ("DH-125",)),
    HouseRule(
        "load-limits",
        Boolean(),
        True,
        ("DH-093", "DH-094", "DH-095", "DH-096", "DH-097", "DH-098", "DH-099"),
    ),
)
