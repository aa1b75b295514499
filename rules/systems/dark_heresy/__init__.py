"""Dark Heresy: a percentile game of the forty-first millennium, as one table plays it by post."""

from __future__ import annotations

from pathlib import Path

from rules.contract import System

from .attacks import attack
from .contests import feint, grapple_contest, knock_down, shove, stun_contest
from .damage import (
    cover_degradation,
    damage_roll,
    damage_soak,
    righteous_fury,
    wounds_and_critical,
)
from .fate import fate_award, fate_burn, fate_refresh, fate_spend
from .fight import FIGHT
from .firearms import clear_jam, heavy_weapon_arc, overwatch, reload, suppressing_fire
from .hardship import fatigue, pinning_test, shake_pinning
from .hits import hit_location, jam_check, number_of_hits
from .house_rules import HOUSE_RULES
from .load import armour_layers, weapon_load
from .movement import free_attack, movement_in_combat, movement_rates
from .play import PLAY
from .reactions import dodge, parry
from .rolls import assistance, characteristic_bonus, characteristic_test, opposed_test, skill_test
from .scene import SCENE
from .sheet import SHEET
from .tables import TABLES
from .turns import (
    action_budget,
    initiative,
    long_action,
    multiple_attacks,
    outnumbering,
    stance_effects,
    surprise,
    turn_order,
    turn_start,
)

TABLE_PROCEDURES = {
    "DH-004": "only the game master sets a difficulty, before the roll, with a reason; it is shown with the roll",
    "DH-009": "helpers ask; the game master accepts or refuses each and can lower the maximum",
    "DH-010": "the full action of each accepted helper is booked",
    "DH-013": "the owner sees the fate menu at any time; each closed entry tells its reason",
    "DH-018": "shaking off a stun also ends one from fatigue, until fatigue rises again",
    "DH-019": "while a point is left, the owner is asked before a hit is applied that would take life below nought",
    "DH-021": "burning is offered without an unspent point too, and asks twice",
    "DH-023": "only characters with a pool; the game master spends for those that he plays",
    "DH-022": "only the game master awards a point, at the end of a mission, with a reason",
    "DH-024": "a banner, and the fate menu of that roll is closed; the game master tells what happens",
    "DH-025": "the game master says who is surprised, one by one; round 2 takes it off everybody",
    "DH-028": "the game master chooses whether to group, and whose bonus counts",
    "DH-029": "the game master orders those who are level",
    "DH-030": "free actions are not counted; the game master stops what goes beyond reason",
    "DH-032": "a new round keeps the order; only the game master ends a combat",
    "DH-034": "the game master may pass, delay or act for an absent player, recorded as such",
    "DH-040": "level, location and damage type are stored; the game master writes the effect",
    "DH-041": "no number kills: the game master confirms a death, then burning is offered",
    "DH-042": "a badge while safety should be sought",
    "DH-044": "the owner may try the confirmation; otherwise the damage stays",
    "DH-067": "the shooter gives the direction; the game master lists who is in the zone",
    "DH-070": "who waits may fire at any moment of the wait",
    "DH-076": "leaving a melee otherwise asks for confirmation and opens the free attacks",
    "DH-079": "standing up and mounting are booked by action-budget",
    "DH-082": "booked as a full action; the game master decides how far",
    "DH-083": "the game master may grant running and cover together",
    "DH-085": "booked with the cost that the power has; its effect is free text",
    "DH-086": "readying is booked by action-budget",
    "DH-091": "the delayed half action is offered until the own next turn",
    "DH-106": "bracing ties the weapon to its place, unless the game master says the mount travels",
    "DH-108": "which weapon of a pair attacked this round is remembered and filled in",
    "DH-111": "a reminder on the turn: into the best cover there is, or away from the cause",
    "DH-120": "the game master sets darkness on the scene",
    "DH-121": "a pistol in melee stays a ranged weapon; no close-combat talent is offered for it",
    "DH-122": "the game master sets that a target is unaware",
    "DH-127": "buttons of what the rules would refuse are shown closed, with the reason",
    "DH-128": "one page with the fourteen switches; changes are recorded",
}

DARK_HERESY = System(
    "dark-heresy",
    version="1",
    words=Path(__file__).parent / "words",
    rules=(
        characteristic_bonus,
        characteristic_test,
        skill_test,
        opposed_test,
        assistance,
        fate_spend,
        fate_burn,
        fate_refresh,
        fate_award,
        surprise,
        initiative,
        turn_order,
        turn_start,
        action_budget,
        long_action,
        stance_effects,
        outnumbering,
        multiple_attacks,
        attack,
        hit_location,
        number_of_hits,
        jam_check,
        clear_jam,
        reload,
        heavy_weapon_arc,
        suppressing_fire,
        overwatch,
        damage_roll,
        righteous_fury,
        damage_soak,
        cover_degradation,
        wounds_and_critical,
        dodge,
        parry,
        stun_contest,
        knock_down,
        feint,
        shove,
        grapple_contest,
        pinning_test,
        shake_pinning,
        fatigue,
        free_attack,
        movement_rates,
        movement_in_combat,
        weapon_load,
        armour_layers,
    ),
    house_rules=HOUSE_RULES,
    sheets={"character": SHEET},
    tables=TABLES,
    table_procedures=TABLE_PROCEDURES,
    play=PLAY,
    fight=FIGHT,
    scene=SCENE,
    units={
        **dict.fromkeys(("charge", "full", "half", "run", "max_distance"), "m"),
    },
)
