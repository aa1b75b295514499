"""Sentences as a person at the table would say them, in three languages."""

from __future__ import annotations

from typing import Any

import pytest

from rules import systems
from rules.contract import LANGUAGES, Words
from rules.systems.starfinder import STARFINDER

from .asking import Json, outcome, refusal

MAP: Json = {
    "width": 5,
    "height": 2,
    "rows": ["....#", "..~.."],
    "creatures": [
        {"id": "Ana", "square": [1, 0], "side": "heroes"},
        {"id": "Orc", "square": [0, 0], "side": "foes"},
        {"id": "Bea", "square": [3, 1], "side": "heroes"},
    ],
}
ON_THE_MAP: Json = {"grid": MAP, "mover": "Ana"}
RESTED: Json = {"stamina": 9, "stamina_max": 9, "hit_points": 9, "hit_points_max": 9}

EXAMPLES: list[tuple[str, Json, list[int]]] = [
    ("size-data", {"size": "huge"}, []),
    ("reach", {"size": "large", "weapon": "reach-weapon"}, []),
    ("reach", {"size": "tiny"}, []),
    ("square-capacity", {"tiny": 3}, []),
    ("square-capacity", {"tiny": 5}, []),
    ("condition-effects", {"conditions": ["pinned"]}, []),
    ("speed", {"base": 9}, []),
    ("speed", {"base": 9, "conditions": ["fatigued"]}, []),
    ("speed", {"base": 9, "gravity": "zero"}, []),
    ("turn-actions", {"actions": ["move"]}, []),
    ("turn-actions", {"actions": ["full", "move"]}, []),
    ("gait-distance", {"speed": 9, "gait": "run", "scale": "minute", "count": 2}, []),
    ("distance", {"from": {"square": [0, 0]}, "to": {"square": [2, 2]}}, []),
    ("distance", {"from": {"square": [0, 0]}, "to": {"square": [0, 0]}}, []),
    ("nearest", {"origin": {"square": [0, 0]}, "candidates": [{"id": "Ana", "square": [1, 1]}]}, []),
    ("step-cost", {"steps": [{"diagonal": True}]}, []),
    ("step-cost", {"steps": [{"diagonal": True}, {"diagonal": False, "doublings": 2}]}, []),
    ("squeeze", {"size": "large", "passage": 1.5}, []),
    ("squeeze", {"size": "large", "passage": 1}, []),
    ("placement", {"grid": MAP, "creature": "Ana", "square": [3, 1]}, []),
    ("placement", {"grid": MAP, "creature": "Ana", "square": [2, 1]}, []),
    ("threatened-squares", {"grid": MAP, "creature": "Ana"}, []),
    ("path-cost", {**ON_THE_MAP, "path": [[1, 0], [2, 0]], "speed": 9}, []),
    ("path-cost", {**ON_THE_MAP, "path": [[1, 0], [2, 1], [3, 1]], "speed": 6}, []),
    ("path-cost", {**ON_THE_MAP, "path": [[1, 0], [3, 0]], "speed": 6}, []),
    ("cheapest-path", {**ON_THE_MAP, "goal": [4, 1]}, []),
    ("cheapest-path", {**ON_THE_MAP, "goal": [4, 1], "speed": 9}, []),
    ("cheapest-path", {**ON_THE_MAP, "goal": [4, 0], "speed": 9}, []),
    ("cheapest-path", {**ON_THE_MAP, "goal": [3, 1], "speed": 9}, []),
    ("reachable", {**ON_THE_MAP, "speed": 3}, []),
    ("reachable", {**ON_THE_MAP, "speed": 0}, []),
    ("forced-landing", {**ON_THE_MAP, "path": [[1, 0], [2, 1], [3, 1]], "stopped_at": 2}, []),
    ("forced-landing", {**ON_THE_MAP, "path": [[1, 0], [2, 1], [3, 1]], "stopped_at": 1}, []),
    ("guarded-step", {**ON_THE_MAP, "direction": "e"}, []),
    ("minimum-move", {**ON_THE_MAP, "direction": "se"}, []),
    ("charge", {**ON_THE_MAP, "target": "Orc", "path": [[1, 0], [2, 0]], "speed": 9}, []),
    ("flight-path", {**ON_THE_MAP, "path": [[1, 0, 0]], "speed": 9}, []),
    ("flight-path", {**ON_THE_MAP, "path": [[1, 0, 0], [2, 0, 1]], "speed": 9}, []),
    ("provoking-event", {"grid": MAP, "actor": "Ana", "event": "spell"}, []),
    ("provoking-event", {"grid": MAP, "actor": "Bea", "event": "spell"}, []),
    ("tumble-check", {"kind": "past", "challenge_ratings": [1], "acrobatics": 9}, [10]),
    ("tumble-check", {"kind": "through", "challenge_ratings": [1], "acrobatics": 9}, [1]),
    ("local-run-round", {"constitution": 10, "speed": 9, "pace": "run"}, []),
    (
        "local-run-round",
        {"constitution": 10, "speed": 9, "pace": "run", "state": {"rounds_run": 10}},
        [3],
    ),
    (
        "local-run-round",
        {"constitution": 10, "speed": 9, "pace": "move", "state": {"rest_left": 2}},
        [],
    ),
    ("overland-speed", {"speed": 9}, []),
    ("overland-speed", {"speed": 9, "gait": "hustle"}, []),
    ("overland-travel", {"speeds": [9], "legs": [{"distance": 40500}]}, []),
    ("overland-travel", {"speeds": [9], "legs": [{"distance": 405000}]}, []),
    ("forced-march-hour", {"hour": 9, "constitution": 10, "state": RESTED}, [2, 4]),
    ("hustle-hours", {"hours": 3, "state": RESTED}, []),
    ("hustle-hours", {"hours": 9, "state": RESTED}, []),
    ("nonlethal-damage", {"stamina": 3, "hit_points": 4, "damage": 1}, []),
    ("travel-recovery", {"state": {**RESTED, "hustle_damage": 1}}, []),
    ("pursuit", {"fleeing_speed": 9, "pursuer_speeds": [9], "scale": "rounds", "rounds": 2}, []),
    (
        "pursuit-dexterity",
        {"fleeing": {"score": 12}, "pursuers": [{"score": 10}], "rounds": 3},
        [9, 10],
    ),
    ("pursuit-constitution", {"fleeing": {"score": 12}, "pursuers": [{"score": 10}]}, [9, 10]),
    ("swim", {"athletics": 3, "land_speed": 9, "water": "rough"}, [5]),
    ("swim", {"athletics": 3, "swim_speed": 9, "water": "calm"}, []),
    ("climb", {"athletics": 3, "land_speed": 9, "surface": "slope"}, [15]),
    ("climb", {"athletics": 3, "climb_speed": 9, "surface": "slope"}, []),
    ("fly-check", {"task": "hover", "manoeuvrability": "average", "acrobatics": 9}, [2]),
    ("fly-check", {"task": "move-in-wind", "acrobatics": 0}, []),
    (
        "fly-check",
        {"task": "move-in-wind", "acrobatics": 0, "wind": "tornado"},
        [2, 1, 2, 3, 4],
    ),
    ("fall", {"height": 6}, [3, 4]),
    ("fall", {"height": 2}, []),
    ("ability-check", {"score": 12, "dc": 15}, [3]),
    ("skill-check", {"ability_modifier": 2, "dc": 10}, [12]),
    ("open-check", {"bonus": 3}, [4]),
    ("opposed-check", {"acting_bonus": 3, "opposing_bonus": 1}, [4, 5]),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "inputs", "dice"), EXAMPLES, ids=lambda value: str(value)[:24])
def test_each_sentence_is_whole(language: str, rule: str, inputs: Json, dice: list[int]) -> None:
    words = Words.of(STARFINDER, language)
    sentence = words.sentence(rule, outcome(rule, inputs, dice), inputs)
    assert sentence.endswith(".")
    assert sentence[0].isupper() or sentence[0].isdigit()
    for left_over in ("{", "}", "$", "none", "  ", "..", " ,", " ."):
        assert left_over not in sentence, sentence


def test_every_rule_has_an_example() -> None:
    assert {rule for rule, _inputs, _dice in EXAMPLES} == STARFINDER.rules.keys()


@pytest.mark.parametrize(
    ("language", "rule", "inputs", "dice", "sentence"),
    [
        (
            "en",
            "path-cost",
            {**ON_THE_MAP, "path": [[1, 0], [2, 0]], "speed": 9},
            [],
            "Ana moves for 1 square of 6 (1.5 m), and there is 1 attack of opportunity.",
        ),
        (
            "es",
            "path-cost",
            {**ON_THE_MAP, "path": [[1, 0], [2, 1], [3, 1]], "speed": 6},
            [],
            "Este camino de Ana no vale (1 problema); la criatura puede llegar hasta el paso 1.",
        ),
        (
            "it",
            "tumble-check",
            {"kind": "past", "challenge_ratings": [1], "acrobatics": 9},
            [10],
            "Destreggiarsi: 19 contro CD 16, e nessuno può colpire.",
        ),
        (
            "es",
            "swim",
            {"athletics": 3, "land_speed": 9, "water": "calm"},
            [9],
            "Atletismo 12 contra CD 10: 4,5 m por el agua.",
        ),
        (
            "it",
            "fall",
            {"height": 3},
            [4],
            "La caduta tira 1d6 e fa 4 di danni.",
        ),
    ],
)
def test_sentences_say_what_happened(
    language: str, rule: str, inputs: Json, dice: list[int], sentence: str
) -> None:
    said = Words.of(STARFINDER, language).sentence(rule, outcome(rule, inputs, dice), inputs)
    assert said.replace("\u00a0", " ") == sentence


REFUSED: list[tuple[str, Json, str]] = [
    (
        "guarded-step",
        {**ON_THE_MAP, "direction": "w"},
        "Alguien está allí y no deja pasar a la criatura.",
    ),
    (
        "pursuit-dexterity",
        {"fleeing": {"score": 12}, "pursuers": [{"score": 10}], "rounds": 1},
        "La persecución aún no dura 3 asaltos.",
    ),
    (
        "path-cost",
        {**ON_THE_MAP, "path": [[0, 0]], "speed": 9},
        "Camino: debe empezar donde está la criatura, en la columna 1, fila 0.",
    ),
]


@pytest.mark.parametrize(("rule", "inputs", "message"), REFUSED)
def test_refusals_tell_what_to_do(rule: str, inputs: Json, message: str) -> None:
    request: dict[str, Any] = {"system": "starfinder", "rule": rule, "inputs": inputs, "dice": []}
    assert refusal(rule, inputs)
    assert systems.resolve(request, language="es")["error"]["message"] == message
