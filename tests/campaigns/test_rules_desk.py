"""The rules desk: every rule of every system through its page, tables, links to share, and use in a post."""

from __future__ import annotations

import html
from typing import Any

import pytest
from django.contrib.auth.models import AnonymousUser
from django.http import QueryDict
from django.test import Client
from django.utils.translation import override
from hypothesis import HealthCheck, given, settings
from hypothesis.extra.django import TestCase

import tests.rules.dark_heresy.asking
import tests.rules.deathwatch.test_every_rule
import tests.rules.starfinder.test_every_rule  # noqa: F401 - says how kinds of its own are drawn
from campaigns.models import Draft
from campaigns.rules_desk import Calculator, Source
from characters.actions import save_sheet
from characters.checks import KEPT_FROM_PEOPLE
from rules.contract import GivenFaces, Rule, RulesError, System
from rules.entry import slot_of, typed_from
from rules.systems import SYSTEMS
from tests.conformance.test_cases import agrees, read_cases
from tests.playing import fresh, play
from tests.rules.strategies import inputs_for
from tests.table import Table

RULES = [
    (system.id, rule.id)
    for system in SYSTEMS.values()
    if system.id != "dice"
    for rule in system.rules.values()
]


def calculator_of(system: System, rule: Rule, query: QueryDict) -> Calculator:
    """As somebody sees it who has not signed in."""
    return Calculator(system, rule, query, Source(AnonymousUser(), system, query))


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
            max_examples=4,
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
            calculator = calculator_of(system, rule, query)
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


WITHOUT_CASES = {"open-check"}
"""Rules that no conformance case asks; each has tests beside its game."""


@pytest.mark.parametrize("system", [system for system in SYSTEMS if system != "dice"])
def test_every_rule_is_worked_out_from_values_that_its_game_knows(db: None, system: str) -> None:
    """The boxes of each rule, filled in from a conformance case, give what the case says, or the dice that it needs."""
    found = SYSTEMS[system]
    left = set(found.rules)
    for case in read_cases(f"{system}.jsonl"):
        if case["rule"] not in left or "expect" not in case or case.get("house_rules"):
            continue
        rule = found.rules[case["rule"]]
        if not case["inputs"].keys().isdisjoint(KEPT_FROM_PEOPLE):
            continue
        calculator = calculator_of(found, rule, as_typed(system, rule.id, case["inputs"]))
        assert not calculator.entry.errors, case["id"]
        if calculator.result.card is not None:
            assert case.get("dice"), case["id"]
        elif not case.get("dice"):
            outcome = rule.resolve(calculator.inputs, found.default_house, GivenFaces(()))
            assert not [line for key in case["expect"] for line in agrees(case["expect"][key], outcome[key])]
            assert calculator.result.sentence
            assert calculator.to_use
        else:
            continue
        left.discard(rule.id)
    assert left <= WITHOUT_CASES


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


def test_one_of_the_character_s_own_checks_is_chosen_and_used_by_its_name(table: Table) -> None:
    play(table, "dark-heresy")
    client, url = table.client(table.ava), "/rules/dark-heresy/attack/"
    page = client.get(url, {"character": table.mara.pk, "check": "attack-1"}).content.decode()
    assert "Attack: Laspistol" in page
    assert '<option value="pistol" selected>' in page
    query = f"character={table.mara.pk}&check=attack-1"
    sent = {"scene": table.scene.pk, "query": query}
    assert client.post(f"{url}use/", sent).status_code == 302
    assert Draft.objects.get(person=table.ava).text == "[[Attack: Laspistol]]"


def test_a_link_shows_the_same_to_a_stranger(table: Table) -> None:
    query = "shown=1&inputs.agility_bonus=5"
    first = table.client(table.ava).get(f"/rules/dark-heresy/movement-rates/?{query}").content.decode()
    assert "shown=1&amp;inputs.agility_bonus=5" in first
    again = Client().get(f"/rules/dark-heresy/movement-rates/?{query}").content.decode()
    assert "30" in again


def test_the_house_rules_of_the_table_hold_without_a_character_and_are_in_the_link(table: Table) -> None:
    play(table, "deathwatch")
    table.campaign.house_rules = {"half-rounding": "down"}
    table.campaign.save()
    url = "/rules/deathwatch/movement/"
    filled = {"shown": "1", "inputs.agility_bonus": "3", "inputs.difficult_terrain": "on"}
    page = table.client(table.ben).get(url).content.decode()
    assert '<option value="table:the-salt-road" selected>' in page
    assert '<option value="down" selected>' in page
    by_the_table = {**filled, "character": "table:the-salt-road"}
    with_rules = calculated(table.client(table.ben), url, by_the_table)
    assert with_rules != calculated(Client(), url, filled)
    link = html.unescape(with_rules.partition('<a href="')[2].partition('"')[0])
    assert "house.half-rounding=down" in link
    assert "the-salt-road" not in link
    told = "dl class"
    assert calculated(Client(), link, {}).partition(told)[0] == with_rules.partition(told)[0]
    assert calculated(table.client(table.oz), url, by_the_table) == calculated(Client(), url, filled)


def calculated(client: Client, url: str, query: dict[str, str]) -> str:
    """What stands as the result."""
    answer = client.get(url, query, headers={"HX-Request": "true"}).content.decode()
    return answer.partition("<form")[0] + answer.partition("</form>")[2]


def test_what_a_sheet_fills_in_can_be_shared_at_once(table: Table) -> None:
    play(table, "dark-heresy")
    url = "/rules/dark-heresy/movement-rates/"
    page = table.client(table.ava).get(url, {"character": table.mara.pk}).content.decode()
    link = html.unescape(page.partition('<p><a href="')[2].partition('"')[0])
    assert "inputs.agility_bonus=4" in link
    assert "character" not in link
    assert "24\u00a0m" in Client().get(link).content.decode()


def test_every_table_has_its_words(db: None) -> None:
    for system in SYSTEMS.values():
        for key in system.tables:
            page = Client().get(f"/rules/{system.id}/tables/{key}/").content.decode()
            assert "column-" not in page


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


MAP = "........\n..A..X..\n...#....\n.....YY.\n.....YY."


def test_a_map_is_typed_as_one_sees_it(db: None) -> None:
    sent = {"shown": "1", "map": MAP, "inputs.creature": "Y"}
    page = Client().get("/rules/starfinder/threatened-squares/", sent).content.decode()
    assert 'name="inputs.creature"' in page
    calculator = calculator_of(
        SYSTEMS["starfinder"], SYSTEMS["starfinder"].rules["threatened-squares"], typed(sent)
    )
    grid = calculator.inputs["grid"]
    assert isinstance(grid, dict)
    assert (grid["width"], grid["height"], grid["rows"][2]) == (8, 5, "...#....")
    creatures = {one["id"]: (one["square"], one["size"], one["side"]) for one in grid["creatures"]}
    assert creatures == {
        "A": ([2, 1], "medium", "1"),
        "X": ([5, 1], "medium", "2"),
        "Y": ([5, 3], "large", "2"),
    }
    assert " ".join(calculator.result.sentence.split()) in " ".join(html.unescape(page).split())
    assert "map=" in calculator.link
    again = QueryDict(calculator.link.partition("?")[2])
    assert not calculator_of(calculator.system, calculator.rule, again).entry.errors


def typed(sent: dict[str, str]) -> QueryDict:
    query = QueryDict(mutable=True)
    query.update(sent)
    return query


def test_what_was_said_of_a_creature_stays_when_it_moves_on_the_map(db: None) -> None:
    sent = {
        "shown": "1",
        "map": "....\n..A.",
        "inputs.grid.creatures.@rows": "1",
        "inputs.grid.creatures.0.id": "A",
        "inputs.grid.creatures.0.square": "[0, 0, 2]",
        "inputs.grid.creatures.0.side": "1",
        "inputs.grid.creatures.0.size": "tiny",
        "inputs.grid.creatures.0.body": "tall",
    }
    calculator = calculator_of(
        SYSTEMS["starfinder"], SYSTEMS["starfinder"].rules["threatened-squares"], typed(sent)
    )
    grid = calculator.inputs["grid"]
    assert isinstance(grid, dict)
    (creature,) = grid["creatures"]
    assert (creature["square"], creature["size"], creature["armed"]) == ([2, 1, 2], "tiny", False)


def test_a_way_is_typed_as_squares_and_begins_where_the_creature_is(db: None) -> None:
    sent = {
        "shown": "1",
        "map": MAP,
        "squares.path": "(3, 1) 4,0",
        "inputs.speed": "9",
        "inputs.action": "move",
        "inputs.mode": "land",
    }
    calculator = calculator_of(SYSTEMS["starfinder"], SYSTEMS["starfinder"].rules["path-cost"], typed(sent))
    assert calculator.inputs["path"] == [[2, 1], [3, 1], [4, 0]]
    assert calculator.inputs["mover"] == "A"
    assert calculator.result.sentence


@pytest.mark.parametrize("text", ["", "?????", "A", "\n\n", "." * 5000, "Ä..\n", "A.A\n..."])
def test_any_text_at_all_is_answered(db: None, text: str) -> None:
    for rule in SYSTEMS["starfinder"].rules.values():
        if rule.kind == "map":
            sent = {"shown": "1", "map": text, "squares.path": "9,9 x 1,1,1,1", "squares.goal": "-5,-5"}
            assert Client().get(f"/rules/starfinder/{rule.id}/", sent).status_code == 200


def test_choosing_what_decides_gives_the_whole_form_anew(db: None) -> None:
    address = "/rules/dark-heresy/attack/"
    sent = {"shown": "1", "inputs.action": "charge"}
    headers = {"HX-Request": "true", "HX-Target": "desk"}
    assert "inputs.charge.distance" in Client().get(address, sent, headers=headers).content.decode()
    assert "inputs.charge.distance" not in Client().get(address).content.decode()
    more = Client().post(address, {**sent, "do": "show"}, headers=headers)
    assert more.status_code == 200


def test_the_desk_is_reached_from_campaign_tray_and_every_page(table: Table) -> None:
    play(table, "starfinder")
    ava = table.client(table.ava)
    for page in (f"/campaigns/{table.campaign.slug}/", f"/scenes/{table.scene.pk}/"):
        assert "/rules/starfinder/" in ava.get(page).content.decode()
    assert 'href="/rules/"' in Client().get("/").content.decode()
    listed = ava.get("/rules/starfinder/", {"character": table.mara.pk}).content.decode()
    assert f"/rules/starfinder/speed/?character={table.mara.pk}" in listed
    for other in (table.ossen.pk, table.tadeo.pk):
        page = ava.get("/rules/starfinder/", {"character": other}).content.decode()
        assert f"/rules/starfinder/speed/?character={other}" not in page


def test_nothing_is_filled_in_from_a_sheet_that_one_may_not_read(table: Table) -> None:
    play(table, "dark-heresy")
    save_sheet(
        table.greta,
        fresh(table.ossen),
        {**fresh(table.ossen).sheet, "ag": 77},
        base_version=table.ossen.version,
    )
    url = "/rules/dark-heresy/movement-rates/"
    for who in (table.ava, table.oz, None):
        page = table.client(who).get(url, {"character": table.ossen.pk}).content.decode()
        assert "Ossen" not in page
        assert 'name="inputs.agility_bonus" value=""' in page
    assert 'value="7"' in table.client(table.greta).get(url, {"character": table.ossen.pk}).content.decode()
