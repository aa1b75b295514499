"""A scene's header in the terms of its game: shown to all, and read by the rules where nobody says otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from campaigns import actions
from campaigns.actions.requests import Wanted, answer_request, request_rolls
from characters.checks import Checks
from rules import systems
from rules.contract import LANGUAGES, Boolean, Choice, System, Words
from rules.contract.scene import added_by
from rules.models import Roll
from tests.playing import play
from tests.table import Table

PLAYABLE = [system for system in systems.SYSTEMS.values() if system.scene]


def asked(table: Table, system: str, conditions: dict[str, Any], typed: str) -> dict[str, Any]:
    """The inputs of a check that Mara asks for in a scene with this header."""
    if table.campaign.system != system:
        play(table, system)
    found = Checks(system, {}, table.mara, conditions=conditions).find(typed, "en")
    assert found is not None
    return found.inputs


@pytest.mark.parametrize("system", PLAYABLE, ids=lambda system: system.id)
def test_each_field_has_words_and_a_rule_that_reads_it(system: System) -> None:
    for field in system.scene:
        values = {Choice: getattr(field.kind, "values", ()), Boolean: (True,)}.get(type(field.kind), (1,))
        read = {
            one.path.partition(".")[0]
            for rule in system.rules.values()
            for value in values
            for one in added_by(field, value, rule)
        }
        assert read == {path.partition(".")[0] for path in field.into}, field.key
        key = field.key.replace("_", "-")
        for language in LANGUAGES:
            words = Words.of(system, language)
            assert f"field-{key}" in words
            if isinstance(field.kind, Choice):
                for value in values:
                    assert f"choice-{key}-{value}" in words or f"choice-{value}" in words, value


def test_the_form_asks_in_the_terms_of_the_game_and_the_header_shows_it(table: Table) -> None:
    play(table, "starfinder")
    address = f"/scenes/{table.scene.pk}/settings/"
    client = table.client(table.greta)
    assert "Gravity" in client.get(address).content.decode()
    client.post(address, {"title": "The well", "condition_gravity": "high", "condition_ground": "icy"})
    table.scene.refresh_from_db()
    assert table.scene.conditions == {"gravity": "high", "ground": "icy"}
    page = table.client(table.ava).get(f"/scenes/{table.scene.pk}/").content.decode()
    for words in ("Gravity", "high", "Ground", "icy"):
        assert words in page
    assert "Wind" not in page
    refused = client.post(address, {"title": "The well", "condition_gravity": "sideways"})
    assert "sideways" in refused.content.decode()


def test_what_another_game_would_say_is_not_shown(table: Table) -> None:
    play(table, "starfinder")
    actions.change_scene(table.greta, table.scene, conditions={"light": "darkness", "gravity": "sideways"})
    assert "darkness" not in table.client(table.ava).get(f"/scenes/{table.scene.pk}/").content.decode()


def test_a_rule_takes_from_the_header_what_it_knows(table: Table) -> None:
    header = {"gravity": "low", "light": "darkness", "difficult_terrain": True}
    leap = asked(table, "deathwatch", header, "leap; run_up=8")
    assert leap["gravity"] == "low"
    assert not {"light", "difficult_terrain"} & leap.keys()
    assert asked(table, "deathwatch", header, "light-movement; speed=4; distance=4")["light"] == "darkness"


def test_whoever_asks_may_say_otherwise(table: Table) -> None:
    assert asked(table, "deathwatch", {"gravity": "low"}, "leap; run_up=8; gravity=high")["gravity"] == "high"


def test_a_value_that_the_rule_does_not_take_is_left_to_the_game_master(table: Table) -> None:
    assert "gravity" not in asked(table, "deathwatch", {"gravity": "zero"}, "leap; run_up=8")


def test_it_stands_beside_what_the_sheet_says(table: Table) -> None:
    inputs = asked(table, "dark-heresy", {"darkness": True}, "clear-jam; weapon_class=pistol")
    assert inputs["conditions"] == {"darkness": True, "fatigue": 0, "pinned": False, "prone": False}


def test_circumstances_are_joined_with_those_of_the_one_who_climbs(table: Table) -> None:
    header = {"gravity": "extreme", "wind": "severe", "ground": "icy", "water": "rough"}
    climb = asked(table, "starfinder", header, "climb; circumstances.0=corner")
    assert climb["circumstances"] == ["high-gravity", "severe-wind", "icy", "corner"]
    again = asked(table, "starfinder", header, "climb; circumstances.0=icy")
    assert again["circumstances"] == ["high-gravity", "severe-wind", "icy"]


def test_the_tray_names_it_and_fills_it_in(table: Table) -> None:
    play(table, "deathwatch")
    actions.change_scene(table.greta, table.scene, conditions={"gravity": "low"})
    sent = {"speaker": str(table.mara.pk), "check": "leap", "text": ""}
    page = table.client(table.ava).post(f"/scenes/{table.scene.pk}/tray/", sent).content.decode()
    assert "From the scene" in page
    assert "Gravity: low gravity" in page
    assert '<option value="low" selected>' in page


@pytest.mark.parametrize(
    ("typed", "rolled", "written"),
    [("low", "low", False), ("high", "high", True), ("normal", "normal", True)],
)
def test_the_tray_writes_only_what_differs_from_the_header(
    table: Table, typed: str, rolled: str, written: bool
) -> None:
    play(table, "deathwatch")
    actions.change_scene(table.greta, table.scene, conditions={"gravity": "low"})
    sent = {
        "speaker": str(table.mara.pk),
        "text": "",
        "retry": f"retry-{typed}",
        "check": "leap",
        "tray_shown": "leap",
        "inputs.run_up": "8",
        "inputs.gravity": typed,
    }
    client = table.client(table.ava)
    inserted = client.post(f"/scenes/{table.scene.pk}/write/", {**sent, "do": "insert"}).content.decode()
    assert (f"gravity={typed}" in inserted) is written
    client.post(f"/scenes/{table.scene.pk}/roll-now/", sent)
    assert Roll.objects.get().inputs["gravity"] == rolled


def test_a_post_rolls_by_the_header_of_its_scene(table: Table) -> None:
    play(table, "deathwatch")
    actions.change_scene(table.greta, table.scene, conditions={"gravity": "low"})
    sent = {"speaker": str(table.mara.pk), "retry": "retry-1", "text": "[[leap; run_up=8]]", "do": "post"}
    table.client(table.ava).post(f"/scenes/{table.scene.pk}/write/", sent)
    assert Roll.objects.get().inputs["gravity"] == "low"


def test_the_page_of_a_roll_says_in_what_surroundings_it_fell(table: Table) -> None:
    play(table, "deathwatch")
    actions.change_scene(table.greta, table.scene, conditions={"gravity": "low", "light": "darkness"})
    sent = {"speaker": str(table.mara.pk), "retry": "retry-1", "text": "[[leap; run_up=8]]", "do": "post"}
    table.client(table.ava).post(f"/scenes/{table.scene.pk}/write/", sent)
    number = Roll.objects.get().number
    page = table.client(table.ben).get(f"/campaigns/{table.campaign.slug}/rolls/{number}/").content.decode()
    assert "low gravity" in page
    assert "darkness" not in page


def test_a_requested_roll_reads_the_header_too(table: Table) -> None:
    play(table, "deathwatch")
    actions.change_scene(table.greta, table.scene, conditions={"gravity": "low"})
    made = request_rolls(
        table.greta,
        table.scene,
        [table.mara],
        Wanted(check_key="leap", given={"run_up": 8}),
        retry_key="request-1",
    )
    answer_request(table.ava, made.answers.select_related("request__scene__campaign").get())
    assert Roll.objects.get().inputs["gravity"] == "low"


def test_content_notes_stand_open_until_a_reader_wants_to_ask_for_them(table: Table) -> None:
    actions.change_scene(table.greta, table.scene, content_notes="spiders, many")
    address = f"/scenes/{table.scene.pk}/"
    opened = '<details class="content-notes" open>'
    for who in (table.ava, table.ben):
        page = table.client(who).get(address).content.decode()
        assert "spiders, many" in page
        assert opened in page
    table.client(table.ava).post(f"{address}content-notes/", {"fold": "1"})
    assert opened not in table.client(table.ava).get(address).content.decode()
    assert opened in table.client(table.ben).get(address).content.decode()
    table.client(table.ava).post(f"{address}content-notes/", {"fold": "0"})
    assert opened in table.client(table.ava).get(address).content.decode()
    assert table.client(table.oz).post(f"{address}content-notes/", {"fold": "1"}).status_code == 404


def test_the_rules_desk_reads_the_header_when_it_is_opened_from_a_scene(table: Table) -> None:
    play(table, "deathwatch")
    table.scene.conditions = {"gravity": "low"}
    table.scene.save(update_fields=["conditions"])
    client = table.client(table.ava)
    desk = f"/rules/deathwatch/?scene={table.scene.pk}&amp;character={table.mara.pk}"
    assert desk in client.get(f"/scenes/{table.scene.pk}/?tray=open").content.decode()
    listed = client.get(desk.replace("&amp;", "&")).content.decode()
    assert "Opened from" in listed
    assert f"/leap/?character={table.mara.pk}&amp;scene={table.scene.pk}" in listed
    where = f"/rules/deathwatch/leap/?scene={table.scene.pk}"
    said = client.get(where).content.decode()
    assert "From the scene&#x27;s header:" in said or "From the scene's header:" in said
    assert client.get(where).context["calculator"].known_before["gravity"] == "low"
    plain = client.get("/rules/deathwatch/leap/")
    assert "gravity" not in plain.context["calculator"].known_before
    assert "Opened from" not in plain.content.decode()


def test_the_rules_desk_reads_no_header_that_its_reader_may_not_read(table: Table) -> None:
    play(table, "deathwatch")
    vault = actions.create_scene(
        table.greta, table.campaign, title="The vault", readers="cast", conditions={"gravity": "low"}
    )
    for who in (table.ava, table.oz, None):
        for scene in (str(vault.pk), "nonsense", "9" * 30, "-1", "<script>"):
            answer = table.client(who).get("/rules/deathwatch/leap/", {"scene": scene})
            assert answer.status_code == 200
            assert "vault" not in answer.content.decode()
            assert answer.context["calculator"].known_before.get("gravity") is None
