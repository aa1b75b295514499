"""The ledger's page: the series with its numbers, filters, open seals and gaps; and how a roll came to what counts."""

from __future__ import annotations

from typing import Any

from django.db import connection

from rules.actions import Place, amend, roll_now, rule_on
from rules.asking import ask_for_dice
from tests.table import Table


def rolled(table: Table, who: Any, text: str, **given: Any) -> Any:
    place = Place(scene=table.scene.key, character=given.pop("character", None))
    return roll_now(who, table.campaign.ledger, ask_for_dice(text), place, **given)


def page(table: Table, who: Any, query: str = "") -> str:
    answer = table.client(who).get(f"/campaigns/{table.campaign.slug}/rolls/?{query}")
    assert answer.status_code == 200
    return str(answer.content.decode())


def numbers(table: Table, who: Any, query: str = "") -> list[int]:
    answer = table.client(who).get(f"/campaigns/{table.campaign.slug}/rolls/?{query}")
    return [row["number"] for row in answer.context["ledger"].rows]


def test_the_series_has_every_roll_and_on_demand_every_entry(table: Table) -> None:
    table.post(table.ava, "[[1d20 # Climb]]")  # the roll, and its binding to the post
    rolled(table, table.greta, "1d100", sealed=True)
    assert numbers(table, table.ben) == [3, 1]
    assert numbers(table, table.ben, "show=everything") == [3, 2, 1, 0]
    shown = page(table, table.ben, "show=everything")
    assert "Binds a roll to its post" in shown
    assert "Numbers 0 to 3, none is missing." in shown
    assert "1 roll is still sealed (Greta 1)." in shown


def test_what_is_shown_can_be_chosen(table: Table) -> None:
    table.post(table.ava, "[[1d20 # Climb]]")
    loose = rolled(table, table.ben, "2d6", character=table.tadeo)
    rolled(table, table.greta, "1d100", sealed=True)
    rule_on(table.greta, loose, {"total": 12}, "A gift")
    assert numbers(table, table.ava, "show=sealed") == [4]
    assert '<span class="chip">' in page(table, table.greta, "show=sealed")  # what she reads is not open yet
    assert '<span class="chip">' not in page(table, table.greta, "character=" + str(table.tadeo.pk))
    assert numbers(table, table.ava, "show=loose") == [3]
    assert numbers(table, table.ava, "show=amended") == [3]
    assert numbers(table, table.ava, "show=void") == []
    assert numbers(table, table.ava, f"character={table.mara.pk}") == [1]
    assert numbers(table, table.ava, f"character={table.tadeo.pk}&show=amended") == [3]
    for nonsense in ("character=x", "character=99999999999999999999", "show=x&page=x", "page=99999999"):
        assert page(table, table.ava, nonsense)


def test_an_entry_without_dice_names_its_roll_to_whoever_may_read_it(table: Table) -> None:
    table.post(table.ava, "[[1d20 # Secret]]", audience=[table.mara.pk])
    loose = rolled(table, table.ben, "2d6", character=table.tadeo)
    rule_on(table.greta, loose, {"total": 12}, "A gift")
    rule_on(table.greta, loose, {"total": 3}, "Taken back")

    def about(who: Any) -> dict[int, int]:
        answer = table.client(who).get(f"/campaigns/{table.campaign.slug}/rolls/?show=everything")
        rows = answer.context["ledger"].rows
        return {row["number"]: row["about"]["number"] for row in rows if row["about"]}

    assert about(table.ava) == about(table.greta) == {2: 1, 4: 3, 5: 3}
    assert about(table.ben) == {4: 3, 5: 3}
    assert "Amends a roll: <a" in page(table, table.ben, "show=everything")


def test_filters_tell_nothing_of_what_one_may_not_see(table: Table) -> None:
    table.post(table.ava, "[[1d20 # Secret]]", audience=[table.mara.pk])
    sealed = rolled(table, table.greta, "1d100", character=table.ossen, sealed=True)
    for query in ("", "show=everything", "show=loose", f"character={table.mara.pk}"):
        assert "Secret" not in page(table, table.ben, query)
    assert numbers(table, table.ben, f"character={table.mara.pk}") == []
    assert numbers(table, table.ben, "show=loose") == []
    assert table.ossen.name not in page(table, table.ben)
    assert numbers(table, table.greta, f"character={table.ossen.pk}") == [sealed.number]
    assert numbers(table, table.ava) == [sealed.number, 1]


def test_a_number_that_is_missing_is_named(table: Table) -> None:
    for _ in range(3):
        rolled(table, table.ava, "1d6")
    with connection.cursor() as cursor:  # as an operator could, past everything
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        cursor.execute("ALTER TABLE rules_entry DISABLE TRIGGER USER")
        cursor.execute(
            "DELETE FROM rules_opening WHERE entry_id IN (SELECT id FROM rules_entry WHERE seq = 2)"
        )
        cursor.execute("DELETE FROM rules_roll WHERE number = 2")
        cursor.execute("DELETE FROM rules_entry WHERE seq = 2")
    assert "Missing numbers: 2." in page(table, table.ben)


def test_a_long_series_has_pages_that_keep_the_choice(table: Table) -> None:
    for _ in range(51):
        rolled(table, table.ava, "1d6", character=table.mara)
    assert len(numbers(table, table.ben)) == 50
    assert numbers(table, table.ben, "page=2") == [1]
    assert f"?character={table.mara.pk}&amp;page=2" in page(table, table.ben, f"character={table.mara.pk}")


def test_a_rolls_page_tells_how_it_came_to_what_counts(table: Table) -> None:
    roll = rolled(table, table.ava, "2d6", character=table.mara)
    total = roll.outcome["total"]
    amended = amend(table.ava, roll, "extra-die", ask_for_dice(f"{total}+1d6"), Place())
    rule_on(table.greta, roll, {"total": 30}, "A gift of the well")
    answer = table.client(table.ben).get(f"/campaigns/{table.campaign.slug}/rolls/{roll.number}/")
    chain = answer.context["chain"]
    assert [link["title"] for link in chain] == ["As it fell", "One more die", "The game master ruled"]
    assert str(total) in chain[0]["text"]
    assert str(amended.effective["total"]) in chain[1]["text"]
    assert "“A gift of the well”" in chain[2]["text"]
    shown = answer.content.decode()
    assert "How it came to this" in shown
    assert "2 amendments" in shown
