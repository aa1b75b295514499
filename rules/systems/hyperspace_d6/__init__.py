"""HyperspaceD6: pools of six-sided dice with a Destiny Die, duels, vehicles and the Force."""

from __future__ import annotations

from pathlib import Path

from rules.contract import System

from .advancement import advancement, derived_values, sheet_limits
from .amendments import destiny_choice, improvement_die
from .checks import attribute_check, difficulty_step, open_check, pairing, skill_check
from .combat import (
    apply_damage,
    armour_roll,
    attack,
    attack_result,
    damage,
    defence,
    scale_damage,
    shield_roll,
    weapon,
)
from .duels import duel_exchange, duel_settle
from .fight import FIGHT
from .force import force_check, force_damage, massive_feat
from .house_rules import HOUSE_RULES
from .opposed import opposed_result
from .play import PLAY
from .points import force_point_spend, force_points_reset, improvement_award, improvement_spend
from .pools import pool
from .recovery import medpac, repair, rest, state_event
from .sheet import SHEETS
from .table_procedures import TABLE_PROCEDURES
from .tables import TABLES
from .together import cumulative_check, group_leader, help_
from .turns import initiative_order, move, multiple_actions, round_time
from .vehicles import vehicle_attack_gunner, vehicle_attack_pilot, vehicle_values

HYPERSPACE_D6 = System(
    "hyperspace-d6",
    version="1",
    words=Path(__file__).parent / "words",
    rules=(
        pool,
        attribute_check,
        skill_check,
        open_check,
        destiny_choice,
        improvement_die,
        difficulty_step,
        pairing,
        opposed_result,
        group_leader,
        help_,
        cumulative_check,
        multiple_actions,
        initiative_order,
        move,
        round_time,
        defence,
        weapon,
        attack,
        attack_result,
        damage,
        armour_roll,
        shield_roll,
        scale_damage,
        apply_damage,
        state_event,
        medpac,
        rest,
        repair,
        duel_exchange,
        duel_settle,
        vehicle_attack_pilot,
        vehicle_attack_gunner,
        vehicle_values,
        force_check,
        force_damage,
        massive_feat,
        force_points_reset,
        force_point_spend,
        improvement_spend,
        improvement_award,
        derived_values,
        sheet_limits,
        advancement,
    ),
    house_rules=HOUSE_RULES,
    sheets=SHEETS,
    tables=TABLES,
    table_procedures=TABLE_PROCEDURES,
    play=PLAY,
    fight=FIGHT,
)
