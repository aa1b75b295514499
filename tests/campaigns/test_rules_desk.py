"""The rules desk: every rule of every system through its page, tables, links to share, and use in a post."""

from __future__ import annotations

import html
from typing import Any

import pytest
from django.http import QueryDict
from django.test import Client
from django.utils.translation import override
from hypothesis import HealthCheck, given, settings
from hypothesis.extra.django import TestCase

import tests.rules.dark_heresy.asking
import tests.rules.deathwatch.test_every_rule
import tests.rules.starfinder.test_every_rule  # noqa: F401 - says how kinds of its own are drawn
from campaigns.models import Draft
from campaigns.rules_desk import Calculator
from rules.contract import GivenFaces, RulesError
from rules.entry import slot_of, typed_from
from rules.systems import SYSTEMS
from tests.playing import play
from tests.rules.strategies import inputs_for
from tests.table import Table

RULES = [
    (system.id, rule.id)
    for system in SYSTEMS.values()
    if system.id != "dice"
    for rule in system.rules.values()
]


def as_typed(system_id: str, rule_id: str, inputs: dict[str, Any]) -> QueryDict:
    """A form's boxes as somebody would have filled them in."""
    rule = SYSTEMS[system_id].rules[rule_id]
    query = QueryDict(mutable=True)
    typed = typed_from([slot_of(spec) for spec in rule.fields], inputs, "inputs.")
    for name, values in typed.entries.items():
        query.setlist(name, values)
    query["shown"] = "1"
    return query


class EveryRule(TestCase):
    """One statement of the database is enough: nobody is signed in."""

    @pytest.mark.filterwarnings("ignore")
    def test_every_rule_of_every_system_is_resolved_through_its_page(self) -> None:
        for system_id, rule_id in RULES:
            with self.subTest(system=system_id, rule=rule_id):
                self.resolved_through_its_page(system_id, rule_id)

    def resolved_through_its_page(self, system_id: str, rule_id: str) -> None:
        system = SYSTEMS[system_id]
        rule = system.rules[rule_id]
        seen = []

        @settings(
            max_examples=6,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(inputs_for(rule))
        def resolve(inputs: Any) -> None:
            for kept in ("added_degrees", "fate_ten"):
                inputs.pop(kept, None)
            query = as_typed(system_id, rule_id, inputs)
            calculator = Calculator(system, rule, query, None)
            if calculator.entry.errors:
                return  # a value that no box can hold, such as a text of spaces only
            said = calculator.inputs
            answer = Client().get(f"/rules/{system_id}/{rule_id}/?{query.urlencode()}")
            assert answer.status_code == 200
            page = html.unescape(answer.content.decode())
            with override("en"):
                refusal: RulesError | None = None
                try:
                    outcome = rule.resolve(said, system.default_house, GivenFaces(()))
                except RulesError as error:
                    refusal = error
                if refusal is None:
                    sentence = calculator.words.sentence(rule.id, outcome, said)
                    assert " ".join(sentence.split()) in " ".join(page.split())
                    seen.append("resolved")
                elif refusal.code == "dice-exhausted":
                    assert "roll--pending" in page
                    seen.append("dice")
                else:
                    assert calculator.words.error(refusal) in page
                    seen.append("refused")

        resolve()
        assert seen, "no form could be filled in"


@pytest.mark.parametrize("system", [system for system in SYSTEMS if system != "dice"])
def test_every_table_can_be_read_by_anybody(db: None, system: str) -> None:
    client = Client()
    page = client.get(f"/rules/{system}/").content.decode()
    for key in SYSTEMS[system].tables:
        url = f"/rules/{system}/tables/{key}/"
        assert url in page
        assert client.get(url).status_code == 200
    for language in ("es", "it"):
        client.cookies["django_language"] = language
        assert client.get(f"/rules/{system}/").status_code == 200


def test_what_is_not_there_is_not_found(db: None) -> None:
    client = Client()
    for path in ("nowhere/", "dice/", "dark-heresy/nothing/", "dark-heresy/tables/nothing/"):
        assert client.get(f"/rules/{path}").status_code == 404


def test_a_calculator_is_filled_from_the_sheet(table: Table) -> None:
    play(table, "dark-heresy")
    url = "/rules/dark-heresy/movement-rates/"
    page = table.client(table.ava).get(url, {"character": table.mara.pk}).content.decode()
    assert 'name="inputs.agility_bonus" value="4"' in page
    assert "24" in page
    others = table.client(table.ben).get(url, {"character": table.mara.pk}).content.decode()
    assert 'name="inputs.agility_bonus" value=""' in others


def test_a_link_shows_the_same_to_a_stranger(table: Table) -> None:
    query = "shown=1&inputs.agility_bonus=5"
    first = table.client(table.ava).get(f"/rules/dark-heresy/movement-rates/?{query}").content.decode()
    assert "shown=1&amp;inputs.agility_bonus=5" in first
    again = Client().get(f"/rules/dark-heresy/movement-rates/?{query}").content.decode()
    assert "30" in again


def test_htmx_gets_the_result_alone(db: None) -> None:
    answer = Client().get(
        "/rules/dark-heresy/movement-rates/?shown=1&inputs.agility_bonus=5", headers={"HX-Request": "true"}
    )
    assert answer.content.decode().lstrip().startswith("<section")


def test_a_value_that_does_not_fit_is_said_in_words(db: None) -> None:
    answer = Client().get("/rules/dark-heresy/movement-rates/?shown=1&inputs.agility_bonus=many")
    assert answer.status_code == 200
    assert "a whole number from" in answer.content.decode()


def test_a_result_is_put_into_the_draft(table: Table) -> None:
    play(table, "dark-heresy")
    client = table.client(table.ava)
    sent = {"scene": table.scene.pk, "query": "shown=1&inputs.agility_bonus=5"}
    answer = client.post("/rules/dark-heresy/movement-rates/use/", sent)
    assert answer.status_code == 302
    assert "30" in Draft.objects.get(person=table.ava).text


def test_a_check_is_put_into_the_draft_as_a_roll(table: Table) -> None:
    play(table, "dark-heresy")
    client = table.client(table.ava)
    sent = {"scene": table.scene.pk, "query": "shown=1&inputs.score=40"}
    assert client.post("/rules/dark-heresy/characteristic-test/use/", sent).status_code == 302
    text = Draft.objects.get(person=table.ava).text
    assert "score=40" in text
    posted = client.post(
        f"/scenes/{table.scene.pk}/write/",
        {"do": "post", "text": text, "retry": "desk", "speaker": "ooc", "audience": "everyone"},
    )
    assert posted.status_code == 302


def test_nobody_writes_into_a_scene_of_others(table: Table) -> None:
    sent = {"scene": table.scene.pk, "query": "shown=1&inputs.agility_bonus=5"}
    url = "/rules/dark-heresy/movement-rates/use/"
    assert table.client(table.oz).post(url, sent).status_code == 404
    assert Client().post(url, sent).status_code == 302
    assert not Draft.objects.exists()


def test_a_map_is_drawn(db: None) -> None:
    query = QueryDict(mutable=True)
    query["shown"] = "1"
    query["inputs.grid.rows"] = "....\n....\n...."
    query["inputs.grid.creatures.@rows"] = "1"
    query["inputs.grid.creatures.0.id"] = "Vesk"
    query["inputs.grid.creatures.0.square"] = "[1, 1, 0]"
    query["inputs.grid.creatures.0.size"] = "medium"
    query["inputs.grid.creatures.0.side"] = "us"
    query["inputs.grid.creatures.0.armed"] = "on"
    query["inputs.grid.creatures.0.body"] = "tall"
    query["inputs.grid.creatures.0.reaction"] = "on"
    query["inputs.grid.gravity"] = "normal"
    query["inputs.creature"] = "Vesk"
    page = Client().get(f"/rules/starfinder/threatened-squares/?{query.urlencode()}").content.decode()
    assert page.count('class="plan__square') == 12
    assert page.count("plan__square--named") == 8
