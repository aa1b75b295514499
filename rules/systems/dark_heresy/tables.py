"""The tables of section 6: as the rules use them, and as people browse them."""

from __future__ import annotations

from typing import NamedTuple

from rules.contract import Table


class Action(NamedTuple):
    cost: str
    group: str


ACTIONS = {
    "standard-attack": Action("half", "attack"),
    "guarded-attack": Action("full", "attack"),
    "all-out-attack": Action("full", "attack"),
    "multiple-attacks": Action("full", "attack"),
    "stun": Action("full", "attack"),
    "charge": Action("full", "attack"),
    "knock-down": Action("half", "attack"),
    "feint": Action("half", "attack"),
    "suppressing-fire": Action("full", "attack"),
    "overwatch": Action("varies", "attack"),
    "grapple": Action("full", "attack"),
    "full-auto-burst": Action("full", "attack"),
    "semi-auto-burst": Action("full", "attack"),
    "grapple-damage": Action("full", "attack"),
    "defensive-stance": Action("full", "stance"),
    "grapple-break-free": Action("full", "movement"),
    "disengage": Action("full", "movement"),
    "run": Action("full", "movement"),
    "shove": Action("half", "movement"),
    "stand-or-mount": Action("half", "movement"),
    "move": Action("half-or-full", "movement"),
    "tactical-advance": Action("full", "movement"),
    "jump": Action("full", "movement"),
    "aim": Action("half-or-full", "misc"),
    "focus-power": Action("varies", "misc"),
    "ready": Action("half", "misc"),
    "reload": Action("varies", "misc"),
    "delay": Action("half", "misc"),
    "use-skill": Action("varies", "misc"),
    "brace-weapon": Action("half", "misc"),
    "clear-jam": Action("full", "misc"),
    "assist": Action("full", "misc"),
    "free-action": Action("free", "misc"),
    "dodge": Action("reaction", "reaction"),
    "parry": Action("reaction", "reaction"),
}

LOCATIONS = ("head", "right-arm", "left-arm", "body", "right-leg", "left-leg")

HIT_LOCATIONS = (
    (10, "head"),
    (20, "right-arm"),
    (30, "left-arm"),
    (70, "body"),
    (85, "right-leg"),
    (100, "left-leg"),
)
"""The highest reversed roll of each location (6.2)."""

FURTHER_HITS = {
    "head": ("head", "arm", "body", "arm", "body"),
    "arm": ("arm", "body", "head", "body", "arm"),
    "body": ("body", "arm", "head", "arm", "body"),
    "leg": ("leg", "body", "arm", "head", "body"),
}
"""Second to sixth hit of a burst by the first (6.2b); all later ones as the sixth."""


class Movement(NamedTuple):
    """Metres an action (6.3)."""

    half: float
    full: float
    charge: float
    run: float


def movement(agility_bonus: int) -> Movement:
    if agility_bonus == 0:
        return Movement(0.5, 1, 2, 3)
    return Movement(agility_bonus, 2 * agility_bonus, 3 * agility_bonus, 6 * agility_bonus)


TABLES = (
    Table(
        "actions",
        ("action", "cost", "group"),
        tuple((action, entry.cost, entry.group) for action, entry in ACTIONS.items()),
    ),
    Table(
        "hit-locations",
        ("reversed", "location"),
        (
            ("1-10", "head"),
            ("11-20", "right-arm"),
            ("21-30", "left-arm"),
            ("31-70", "body"),
            ("71-85", "right-leg"),
            ("86-100", "left-leg"),
        ),
    ),
    Table(
        "further-hits",
        ("first-hit", "second-hit", "third-hit", "fourth-hit", "fifth-hit", "later-hits"),
        tuple((first, *further) for first, further in FURTHER_HITS.items()),
    ),
    Table(
        "movement",
        ("agility-bonus", "half", "full", "charge", "run"),
        tuple((agility_bonus, *movement(agility_bonus)) for agility_bonus in range(11)),
    ),
    Table(
        "range-bands",
        ("range-band", "distance", "modifier"),
        (
            ("point-blank", "up-to-3-metres", 30),
            ("short", "under-half-range", 10),
            ("normal", "up-to-twice-range", 0),
            ("long", "twice-range-or-more", -10),
            ("extreme", "three-times-range-or-more", -30),
        ),
    ),
    Table(
        "cover",
        ("armour-points", "material"),
        (
            (4, "thin-cover"),
            (8, "crates-cover"),
            (12, "machine-cover"),
            (16, "stone-cover"),
            (32, "bulkhead-cover"),
        ),
    ),
    Table(
        "difficulties",
        ("difficulty", "modifier"),
        (
            ("easy", 30),
            ("routine", 20),
            ("ordinary", 10),
            ("challenging", 0),
            ("difficult", -10),
            ("hard", -20),
            ("very-hard", -30),
        ),
    ),
    Table(
        "conditions",
        ("condition", "on-ws", "on-bs", "on-dodge"),
        (
            ("prone", -10, -10, -20),
            ("fatigued", -10, -10, -10),
            ("pinned", 0, -20, 0),
            ("darkness", -20, -30, 0),
        ),
    ),
    Table(
        "stances",
        ("action", "own-parry", "own-dodge", "reactions", "attacks", "enemy-ws", "enemy-bs"),
        (
            ("guarded-attack", 10, 10, "yes", "yes", 0, 0),
            ("all-out-attack", 0, 0, "no", "yes", 0, 0),
            ("defensive-stance", 0, 0, "yes", "no", -20, 0),
            ("run", 0, 0, "yes", "yes", 20, -20),
        ),
    ),
    Table(
        "states",
        ("state", "effect"),
        (
            ("prone", "prone-effect"),
            ("stunned", "stunned-effect"),
            ("unaware", "unaware-effect"),
            ("surprised", "surprised-effect"),
            ("pinned", "pinned-effect"),
            ("grappled", "grappled-effect"),
            ("fatigued", "fatigued-effect"),
            ("unconscious", "unconscious-effect"),
            ("running", "running-effect"),
            ("defensive-stance", "defensive-stance-effect"),
            ("guarded-attack", "guarded-attack-effect"),
            ("all-out-attack", "all-out-attack-effect"),
            ("jammed", "jammed-effect"),
        ),
    ),
)
