"""The nine characteristics, and the skills of section 9.2, whose names are words (``skill-<key>``)."""

from __future__ import annotations

from typing import NamedTuple

CHARACTERISTICS = (
    "weapon_skill",
    "ballistic_skill",
    "strength",
    "toughness",
    "agility",
    "intelligence",
    "perception",
    "willpower",
    "fellowship",
)


class NamedSkill(NamedTuple):
    """``group``: each entry on a sheet names its field, as in ``common-lore:imperium``."""

    key: str
    characteristic: str
    type: str
    group: bool = False


SKILLS = (
    NamedSkill("climb", "strength", "basic"),
    NamedSkill("swim", "strength", "basic"),
    NamedSkill("awareness", "perception", "basic"),
    NamedSkill("carouse", "toughness", "basic"),
    NamedSkill("charm", "fellowship", "basic"),
    NamedSkill("command", "fellowship", "basic"),
    NamedSkill("concealment", "agility", "basic"),
    NamedSkill("contortionist", "agility", "basic"),
    NamedSkill("deceive", "fellowship", "basic"),
    NamedSkill("dodge", "agility", "basic"),
    NamedSkill("evaluate", "intelligence", "basic"),
    NamedSkill("gamble", "intelligence", "basic"),
    NamedSkill("inquiry", "fellowship", "basic"),
    NamedSkill("intimidate", "strength", "basic"),
    NamedSkill("logic", "intelligence", "basic"),
    NamedSkill("scrutiny", "perception", "basic"),
    NamedSkill("search", "perception", "basic"),
    NamedSkill("silent-move", "agility", "basic"),
    NamedSkill("acrobatics", "agility", "advanced"),
    NamedSkill("chem-use", "intelligence", "advanced"),
    NamedSkill("ciphers", "intelligence", "advanced", group=True),
    NamedSkill("common-lore", "intelligence", "advanced", group=True),
    NamedSkill("demolition", "intelligence", "advanced"),
    NamedSkill("drive", "agility", "advanced", group=True),
    NamedSkill("forbidden-lore", "intelligence", "advanced", group=True),
    NamedSkill("interrogation", "willpower", "advanced"),
    NamedSkill("invocation", "willpower", "advanced"),
    NamedSkill("lip-reading", "perception", "advanced"),
    NamedSkill("literacy", "intelligence", "advanced"),
    NamedSkill("medicae", "intelligence", "advanced"),
    NamedSkill("navigation", "intelligence", "advanced", group=True),
    NamedSkill("performer", "fellowship", "advanced", group=True),
    NamedSkill("pilot", "agility", "advanced", group=True),
    NamedSkill("psyniscience", "perception", "advanced"),
    NamedSkill("scholastic-lore", "intelligence", "advanced", group=True),
    NamedSkill("security", "agility", "advanced"),
    NamedSkill("shadowing", "agility", "advanced"),
    NamedSkill("sleight-of-hand", "agility", "advanced"),
    NamedSkill("speak-language", "intelligence", "advanced", group=True),
    NamedSkill("survival", "intelligence", "advanced"),
    NamedSkill("tactics", "intelligence", "advanced", group=True),
    NamedSkill("tech-use", "intelligence", "advanced"),
    NamedSkill("tracking", "intelligence", "advanced"),
    NamedSkill("trade", "intelligence", "advanced", group=True),
)
