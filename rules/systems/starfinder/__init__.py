"""Movement and position on a grid of squares: space, reach, paths, flight, travel, chases and the checks around them."""

from __future__ import annotations

from pathlib import Path

from rules.contract import System

from .athletics import climb, swim
from .charge import charge
from .checks import ability_check, open_check, opposed_check, skill_check
from .conditions import condition_effects, speed
from .distances import distance, nearest
from .fight import FIGHT
from .flight import flight_path
from .flying import fall, fly_check
from .house_rules import HOUSE_RULES
from .overland import overland_speed, overland_travel
from .paths import forced_landing, path_cost
from .placement import placement
from .play import PLAY
from .pursuit import pursuit, pursuit_constitution, pursuit_dexterity
from .running import local_run_round
from .scene import SCENE
from .search import cheapest_path, reachable
from .sheet import SHEETS
from .single_steps import guarded_step, minimum_move
from .sizes import reach, size_data, square_capacity, squeeze
from .step_costs import step_cost
from .table_procedures import TABLE_PROCEDURES
from .tables import TABLES
from .threat import provoking_event, threatened_squares
from .travel_state import forced_march_hour, hustle_hours, nonlethal_damage, travel_recovery
from .tumbling import tumble_check
from .turns import gait_distance, turn_actions

STARFINDER = System(
    "starfinder",
    version="1",
    words=Path(__file__).parent / "words",
    rules=(
        size_data,
        reach,
        square_capacity,
        condition_effects,
        speed,
        turn_actions,
        gait_distance,
        distance,
        nearest,
        step_cost,
        squeeze,
        placement,
        threatened_squares,
        path_cost,
        cheapest_path,
        reachable,
        forced_landing,
        guarded_step,
        minimum_move,
        charge,
        flight_path,
        provoking_event,
        tumble_check,
        local_run_round,
        overland_speed,
        overland_travel,
        forced_march_hour,
        hustle_hours,
        nonlethal_damage,
        travel_recovery,
        pursuit,
        pursuit_dexterity,
        pursuit_constitution,
        swim,
        climb,
        fly_check,
        fall,
        ability_check,
        skill_check,
        open_check,
        opposed_check,
    ),
    house_rules=HOUSE_RULES,
    sheets=SHEETS,
    tables=TABLES,
    table_procedures=TABLE_PROCEDURES,
    play=PLAY,
    fight=FIGHT,
    scene=SCENE,
    units={
        **dict.fromkeys(
            (
                "distance",
                "height_min",
                "height_max",
                "natural_reach",
                "narrowest",
                "reach",
                "slowest",
                "space",
                "speed",
            ),
            "m",
        ),
        **dict.fromkeys(("weight_min", "weight_max"), "kg"),
    },
)
