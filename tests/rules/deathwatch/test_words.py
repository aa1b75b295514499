"""Sentences as people read them, in three languages."""

import pytest

from rules.contract import JSON, LANGUAGES, Words
from rules.systems.deathwatch import DEATHWATCH

from .asking import ask


def told(rule: str, language: str, dice: list[int], **inputs: JSON) -> str:
    outcome = ask(rule, dice, **inputs)
    return Words.of(DEATHWATCH, language).sentence(rule, outcome, inputs).replace("\u00a0", " ")


def in_all(rule: str, dice: list[int], **inputs: JSON) -> list[str]:
    return [told(rule, language, dice, **inputs) for language in LANGUAGES]


def test_one_degree_is_singular() -> None:
    assert in_all("characteristic-test", [35], score=45) == [
        "Success with 1 degree: rolled 35 against 45.",
        "Éxito con 1 grado: ha salido 35 contra 45.",
        "Successo con 1 grado: è uscito 35 contro 45.",
    ]
    assert in_all("characteristic-test", [68], score=45) == [
        "Failure with 2 degrees: rolled 68 against 45.",
        "Fallo con 2 grados: ha salido 68 contra 45.",
        "Fallimento con 2 gradi: è uscito 68 contro 45.",
    ]


def test_a_leap_is_told_with_its_metres() -> None:
    assert in_all("leap", [57], agility=45, strength_bonus=5, run_up=4) == [
        "The running leap goes 2.5 m far and 1 m high: rolled 57 against 45, failure with 1 degree.",
        "El brinco en carrera llega a 2,5 m de largo y 1 m de alto: ha salido 57 contra 45, fallo con 1 grado.",
        "Il balzo con rincorsa arriva a 2,5 m in lungo e 1 m in alto: è uscito 57 contro 45, "
        "fallimento con 1 grado.",
    ]


def test_a_contest_names_winner_and_reason() -> None:
    assert in_all("opposed-test", [30, 25], a={"score": 50}, b={"score": 60}) == [
        "The other side wins by 1 degree: 30 rolled against 50, and 25 against 60.",
        "Gana el otro bando por 1 grado: 30 contra 50, y 25 contra 60.",
        "Vince l'altra parte per 1 grado: 30 contro 50, e 25 contro 60.",
    ]


def test_what_does_not_apply_is_not_told() -> None:
    climb = in_all("climb", [], surface="trivial", strength=40, half_move=4)
    assert climb == [
        "The climb needs no test.",
        "La escalada no necesita test.",
        "La scalata non richiede prove.",
    ]
    assert in_all("rappel", [40], agility=40, strength=35, has_gear=True, height=30) == [
        "The descent covers 10 m, with 20 m to go: 40 rolled against 40.",
        "El descenso avanza 10 m y quedan 20 m: 40 contra 40.",
        "La discesa avanza di 10 m e restano 20 m: 40 contro 40.",
    ]


def test_spending_fate_tells_what_is_left() -> None:
    assert in_all("fate-spend", [], option="plus-10", fate_max=3, fate_current=2, rolled=False) == [
        "The test gains +10; 1 of 3 fate points left.",
        "El test gana +10; queda 1 de 3 puntos de Destino.",
        "La prova guadagna +10; resta 1 di 3 punti Destino.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cell_of_a_table_has_its_word(language: str) -> None:
    words = Words.of(DEATHWATCH, language)
    for table in DEATHWATCH.tables.values():
        for row in table.rows:
            for column, cell in zip(table.columns, row, strict=True):
                if isinstance(cell, str):
                    slug = cell.replace("_", "-")
                    assert f"choice-{slug}" in words or f"skill-{slug}" in words, (table.key, column, cell)
