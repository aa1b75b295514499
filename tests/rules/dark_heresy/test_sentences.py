"""Outcomes as a person at the table would tell them, in three languages."""

from typing import Any

import pytest

from rules.contract import LANGUAGES, GivenFaces, Words, not_allowed

from .asking import DARK_HERESY, house

SHOT = {"weapon_class": "pistol", "score": 45, "ammo": 6, "allies_engaged": ["Ana", "Beto"]}

SAID = [
    (
        "characteristic-test",
        {"score": 45},
        [34],
        "Success with one degree: 34 against 45.",
        "Éxito por un grado: 34 contra 45.",
        "Successo per un grado: 34 contro 45.",
    ),
    (
        "characteristic-test",
        {"score": 45},
        [46],
        "Failure by 0 degrees: 46 against 45.",
        "Fallo por 0 grados: 46 contra 45.",
        "Fallimento per 0 gradi: 46 contro 45.",
    ),
    (
        "skill-test",
        {"characteristic_score": 45, "training": "trained"},
        [100],
        "Fumble: 100 against 45 fails, by 5 degrees.",
        "Pifia absoluta: 100 contra 45, fallo por 5 grados.",
        "Fallimento assoluto: 100 contro 45, per 5 gradi.",
    ),
    (
        "opposed-test",
        {"a": {"score": 45, "characteristic": "s"}, "b": {"score": 45, "characteristic": "s"}},
        [25, 35],
        "The first side wins by degrees: 25 against 45 for the first, 35 against 45 for the second.",
        "Gana el primer bando por grados: 25 contra 45 el primero, 35 contra 45 el segundo.",
        "Vince il primo lato per gradi: 25 contro 45 il primo, 35 contro 45 il secondo.",
    ),
    (
        "opposed-test",
        {"a": {"score": 45, "characteristic": "ws"}, "b": {"score": 45, "characteristic": "ws"}},
        [25, 25],
        "Nobody wins, for both are level: 25 against 45 for the first, 25 against 45 for the second.",
        "No gana nadie por empate: 25 contra 45 el primero, 25 contra 45 el segundo.",
        "Non vince nessuno, in parità: 25 contro 45 il primo, 25 contro 45 il secondo.",
    ),
    (
        "attack",
        {"weapon_class": "melee", "score": 45},
        [12],
        "A hit with 3 degrees, 12 against 45: left arm.",
        "Impacto por 3 grados, 12 contra 45: brazo izquierdo.",
        "Colpo a segno per 3 gradi, 12 contro 45: braccio sinistro.",
    ),
    (
        "attack",
        SHOT,
        [40, 2],
        "The shot misses with 40 against 25 and hits Beto instead: head.",
        "El disparo falla con 40 contra 25 y alcanza a Beto: cabeza.",
        "Lo sparo manca con 40 contro 25 e colpisce Beto: testa.",
    ),
    (
        "attack",
        SHOT,
        [97],
        "The weapon jams on a 97 and hits nothing.",
        "El arma se encasquilla con un 97 y no alcanza nada.",
        "L'arma si inceppa con un 97 e non colpisce nulla.",
    ),
    (
        "fate-spend",
        {
            "option": "reroll",
            "fate_max": 2,
            "fate_current": 2,
            "original": {"rule": "characteristic-test", "inputs": {"score": 40}, "dice": [80]},
        },
        [38],
        "Fate rolls again, and the new result counts: success with 0 degrees, 38 against 40; one fate point is left.",
        "El Destino repite la tirada, y vale el resultado nuevo: éxito por 0 grados, 38 contra 40; "
        "queda un Punto de Destino.",
        "Il Destino ripete il tiro, e vale il nuovo risultato: successo per 0 gradi, 38 contro 40; "
        "resta un Punto Destino.",
    ),
    (
        "fate-spend",
        {"option": "shake-stun", "fate_max": 1, "fate_current": 1, "stunned": True},
        [],
        "Fate shakes off the stun; no fate point is left.",
        "El Destino pone fin al aturdimiento; no queda ningún Punto de Destino.",
        "Il Destino pone fine allo stordimento; non resta nessun Punto Destino.",
    ),
    (
        "overwatch",
        {"willpower_bonus": 3, "hours": 2.5},
        [],
        "The wait can go on, with 0.5 of 3 hours left.",
        "La espera puede seguir: quedan 0,5 de 3 horas.",
        "L'attesa può continuare: restano 0,5 di 3 ore.",
    ),
    (
        "wounds-and-critical",
        {"life_max": 12, "life": 3, "damage": 7},
        [],
        "Wounds are at -4, with critical damage at level 4 and an effect to read now.",
        "Las heridas quedan en -4, con Daño Crítico de nivel 4 y un efecto que leer ahora.",
        "Le ferite sono a -4, con Danno Critico di livello 4 e un effetto da leggere ora.",
    ),
    (
        "knock-down",
        {"attacker": {"score": 62}, "defender": {"score": 40}},
        [42, 70],
        "The attacker wins and the defender falls: 42 against 62 for the attacker, 70 against 40 for the defender, "
        "with 2 damage and fatigue for the defender.",
        "Gana quien ataca, y cae quien se defiende: 42 contra 62 quien ataca, 70 contra 40 quien se defiende, "
        "que recibe 2 de daño y Fatiga.",
        "Vince chi attacca, e cade chi si difende: 42 contro 62 chi attacca, 70 contro 40 chi si difende, "
        "che subisce danno 2 e Fatica.",
    ),
]


@pytest.mark.parametrize(("rule_id", "inputs", "dice", "english", "spanish", "italian"), SAID)
def test_a_sentence(
    rule_id: str, inputs: dict[str, Any], dice: list[int], english: str, spanish: str, italian: str
) -> None:
    outcome = DARK_HERESY.rule(rule_id).resolve(inputs, house(), GivenFaces(dice))
    said = [Words.of(DARK_HERESY, language).sentence(rule_id, outcome, inputs) for language in LANGUAGES]
    assert said == [english, spanish, italian]


FURTHER = [
    (
        "fate-spend",
        {"rule": "initiative", "inputs": {"members": [{"id": "a", "agility_bonus": 4}]}, "dice": [2]},
        [8],
    ),
    ("fate-spend", {"rule": "damage-roll", "inputs": {"dice_count": 1, "dice_sides": 10}, "dice": [2]}, [8]),
    ("fate-spend", {"rule": "shake-pinning", "inputs": {"score": 40, "threatened": True}, "dice": [60]}, [8]),
    (
        "fate-spend",
        {"rule": "overwatch", "inputs": {"willpower_bonus": 0, "hours": 1}, "dice": [1] * 10},
        [2] * 10,
    ),
    (
        "fate-spend",
        {
            "rule": "righteous-fury",
            "inputs": {"first_damage": 9, "target": 40, "dice_count": 1},
            "dice": [60],
        },
        [30, 5],
    ),
]


@pytest.mark.parametrize(("rule_id", "original", "dice"), FURTHER)
def test_a_roll_made_again_is_told_by_its_own_result(
    rule_id: str, original: dict[str, Any], dice: list[int]
) -> None:
    inputs = {"option": "reroll", "fate_max": 2, "fate_current": 2, "original": original}
    outcome = DARK_HERESY.rule(rule_id).resolve(inputs, house(), GivenFaces(dice))
    for language in LANGUAGES:
        said = Words.of(DARK_HERESY, language).sentence(rule_id, outcome, inputs)
        assert "{" not in said, said
        assert any(character.isdigit() for character in said), said


REASONS = [
    "untrained-skill",
    "advanced-skill-untrained",
    "no-gm-consent",
    "no-fate-left",
    "life-below-zero",
    "not-stunned",
    "nothing-rolled",
    "already-rerolled",
    "no-degrees",
    "roll-failed",
    "natural-100",
    "no-fate-to-burn",
    "not-lethal",
    "refresh-per-session",
    "mission-not-ended",
    "surprised",
    "unconscious",
    "stunned",
    "grappled",
    "all-out-attack",
    "no-reaction-left",
    "defensive-stance",
    "already-reserved",
    "not-enough-actions",
    "pinned-half-only",
    "needs-talent",
    "action-needs-melee",
    "action-needs-firearm",
    "no-such-mode",
    "two-weapons-different-kind",
    "range-bands-off",
    "charge-must-engage",
    "charge-too-far",
    "jammed-weapon",
    "empty-weapon",
    "heavy-needs-two-hands",
    "unbraced-single-shot-only",
    "only-pistols-in-melee",
    "charge-too-short",
    "magazine-full",
    "needs-full-auto",
    "fury-off",
    "feinted",
    "ranged-cannot-be-parried",
    "fired-weapon",
    "too-far",
    "too-many-weapons",
    "power-armour-alone",
    "too-many-layers",
    "no-odds",
]


def test_every_refusal_of_the_document_has_its_words() -> None:
    for language in LANGUAGES:
        words = Words.of(DARK_HERESY, language)
        said = {words.error(not_allowed(reason, farthest=9, most=3)) for reason in REASONS}
        assert len(said) == len(REASONS), "no two refusals are told alike"
