"""The words: every field, die and refusal is named in each language, and outcomes read as sentences."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules import systems
from rules.contract import LANGUAGES, RulesError, Words

from .asking import HYPERSPACE_D6, outcome, refusal

CASES = Path(__file__).parents[2] / "conformance" / "cases" / "hyperspace-d6.jsonl"


def cases() -> list[dict[str, Any]]:
    return [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]


def keys_of(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value).union(*map(keys_of, value.values()))
    return set().union(*map(keys_of, value)) if isinstance(value, list) else set()


def test_every_outcome_die_and_refusal_of_the_cases_has_its_words() -> None:
    keys, purposes, reasons = set(), set(), set()
    for case in cases():
        request = {
            key: case[key] for key in ("system", "rule", "inputs", "house_rules", "dice") if key in case
        }
        answer = systems.resolve(request)
        keys |= keys_of(answer.get("outcome"))
        purposes |= {die["purpose"] for die in answer.get("dice", [])}
        reasons |= {answer.get("error", {}).get("reason")} - {None}
    assert len(purposes) == 11
    assert len(reasons) >= 35
    for language in LANGUAGES:
        words = Words.of(HYPERSPACE_D6, language)
        named = {key.replace("_", "-") for key in keys}
        assert not {key for key in named if f"outcome-{key}" not in words and f"field-{key}" not in words}
        assert not {purpose for purpose in purposes if f"purpose-{purpose}" not in words}
        assert not {reason for reason in reasons if f"reason-{reason}" not in words}


def test_the_parts_of_a_pool_have_their_words() -> None:
    labels = {
        term["label"]
        for inputs in (
            {
                "gear_dice": 1,
                "improvement": True,
                "gm_die": 1,
                "help_dice": 1,
                "force_point": True,
                "dismayed": True,
            },
            {"group_helpers": 1, "actions": 2, "dexterity": 3},
        )
        for term in outcome("pool", {"attribute": 3, **inputs})["terms"]
    }
    assert len(labels) == 9
    for language in LANGUAGES:
        assert not {label for label in labels if f"modifier-{label}" not in Words.of(HYPERSPACE_D6, language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_of_the_cases_is_one_sentence(language: str) -> None:
    words = Words.of(HYPERSPACE_D6, language)
    for case in cases():
        if case["system"] != HYPERSPACE_D6.id or "expect" not in case:
            continue
        found = outcome(case["rule"], case["inputs"], case["dice"], case["house_rules"])
        said = words.sentence(case["rule"], found, case["inputs"])
        assert said.endswith("."), said
        assert said.count(". ") == 0, said
        assert not [sign for sign in ("{", "}", "$", "none", "  ", " ,", "..", "None") if sign in said], said


SENTENCES = [
    (
        "skill-check",
        {"attribute": 1, "skill": 3, "difficulty": 10},
        [6, 2],
        {
            "en": "Success: a total of 11 against 10, a margin of 1, and the 6 on the Destiny Die waits for a choice.",
            "es": "Éxito: un total de 11 contra 10, con un margen de 1, y el 6 del Dado de Destino espera una elección.",
            "it": "Successo: un totale di 11 contro 10, con un margine di 1, e il 6 sul Dado del Destino aspetta una scelta.",
        },
    ),
    (
        "attack",
        {"attribute": 1, "skill": 0, "defence": 12},
        [2, 2],
        {
            "en": "Miss: a total of 4 against Defence 12, a margin of -8.",
            "es": "Fallo: un total de 4 contra Defensa 12, con un margen de -8.",
            "it": "Colpo mancato: un totale di 4 contro Difesa 12, con un margine di -8.",
        },
    ),
    (
        "armour-roll",
        {"total": 2},
        [6, 3],
        {
            "en": "The armour takes off 9, 1 die breaks, and 1 usable die is left.",
            "es": "La armadura resta 9, se pierde 1 dado y queda 1 dado útil.",
            "it": "L'armatura toglie 9, si rompe 1 dado e resta 1 dado utilizzabile.",
        },
    ),
    (
        "armour-roll",
        {"total": 4},
        [6, 6, 1, 1],
        {
            "en": "The armour takes off 14, 2 dice break, and 2 usable dice are left.",
            "es": "La armadura resta 14, se pierden 2 dados y quedan 2 dados útiles.",
            "it": "L'armatura toglie 14, si rompono 2 dadi e restano 2 dadi utilizzabili.",
        },
    ),
    (
        "help",
        {"helpers": [{"id": "Bo", "total": 12, "difficulty": 10}]},
        [],
        {"en": "The help is worth 1 die.", "es": "La ayuda vale 1 dado.", "it": "L'aiuto vale 1 dado."},
    ),
    (
        "weapon",
        {"weapon": "thermal-detonator"},
        [],
        {
            "en": "Thermal detonator: Dexterity with Throw, damage 5D+2.",
            "es": "Detonador térmico: Destreza con Lanzar, daño 5D+2.",
            "it": "Detonatore termico: Destrezza con Lanciare, danno 5D+2.",
        },
    ),
    (
        "opposed-result",
        {"sides": [{"id": "Ava", "kind": "pc", "total": 9}, {"id": "Ben", "kind": "pc", "total": 9}]},
        [],
        {
            "en": "The totals of Ava, Ben are even and the players decide.",
            "es": "Los totales de Ava, Ben empatan y deciden quienes juegan.",
            "it": "I totali di Ava, Ben sono pari e decidono i giocatori.",
        },
    ),
    (
        "advancement",
        {"what": "skill", "value": 0, "points": 2, "between_sessions": True, "gm_approves": True},
        [],
        {
            "en": "The value rises to 1 for 1 Improvement point; 1 Improvement point is left.",
            "es": "El valor sube a 1 por 1 Punto de Mejora; queda 1 Punto de Mejora.",
            "it": "Il valore sale a 1 per 1 Punto Miglioramento; resta 1 Punto Miglioramento.",
        },
    ),
]


@pytest.mark.parametrize(("rule", "inputs", "dice", "said"), SENTENCES)
def test_an_outcome_is_told_as_at_the_table(
    rule: str, inputs: Any, dice: list[int], said: dict[str, str]
) -> None:
    found = outcome(rule, inputs, dice)
    told = {
        language: Words.of(HYPERSPACE_D6, language).sentence(rule, found, inputs) for language in LANGUAGES
    }
    assert told == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_that_was_amended_still_names_the_defence(language: str) -> None:
    """What an amendment leaves is a running result, without what an attack alone says."""
    inputs = {"attribute": 1, "skill": 0, "defence": 12}
    first = outcome("attack", inputs, [6, 2])
    after = outcome("destiny-choice", {"tally": first["tally"], "choice": "explode"}, [5])
    said = Words.of(HYPERSPACE_D6, language).sentence("attack", after, inputs)
    assert "12" in said
    assert "_" not in said


def test_a_refusal_says_what_to_do() -> None:
    error = refusal("multiple-actions", {"dexterity": 2, "actions": 4})
    assert isinstance(error, RulesError)
    said = [Words.of(HYPERSPACE_D6, language).error(error) for language in LANGUAGES]
    assert said == [
        "4 actions are too many: Dexterity allows 2 in a turn. Declare fewer.",
        "4 acciones son demasiadas: la Destreza permite 2 en un turno. Declara menos.",
        "4 azioni sono troppe: la Destrezza ne permette 2 in un turno. Dichiarane di meno.",
    ]


def test_the_force_and_strength_are_told_apart() -> None:
    spanish, italian = (Words.of(HYPERSPACE_D6, language) for language in ("es", "it"))
    assert (spanish.choice("strength"), spanish.choice("force")) == ("Fuerza", "La Fuerza")
    assert (italian.choice("strength"), italian.choice("force")) == ("Forza fisica", "La Forza")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_each_sentence_whole(language: str) -> None:
    rules = systems.catalogue(HYPERSPACE_D6.id, language)["systems"][0]["rules"]
    sentences = {rule["rule"]: rule["sentence"] for rule in rules}
    assert len(sentences) == 44
    assert "$margin" in sentences["skill-check"]
    assert "$chain" in sentences["skill-check"]
    assert not [rule for rule, sentence in sentences.items() if "{ part-" in sentence]
