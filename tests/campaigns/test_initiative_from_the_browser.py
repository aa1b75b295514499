"""A game master's browser asks for initiative: lines stand ready, each roll is asked for in turn, the last one begins the fight."""

from __future__ import annotations

import json
from typing import Any

import pytest

from campaigns import actions
from campaigns.actions import encounters as fighting
from campaigns.actions.encounters import Line
from campaigns.encounters import running_of
from campaigns.models import AuditEntry, Encounter, Membership, SceneEvent
from characters.actions import create_npcs
from rules.models import Roll
from tests.own_request import as_told
from tests.playing import play
from tests.table import Table

Json = dict[str, Any]


def address(table: Table) -> str:
    return f"/scenes/{table.scene.pk}/encounter/"


def send(table: Table, does: str, who: Any = None, **sent: Any) -> tuple[int, Json]:
    found = table.client(who or table.greta).post(address(table), {"do": does, "asks": "yes", **sent})
    return found.status_code, found.json() if found["Content-Type"].startswith("application/json") else {}


def line_up(table: Table, *who: Any, **sent: Any) -> Json:
    status, told = send(table, "start", **{"in": [str(one.pk) for one in who], "notation": "1d20", **sent})
    assert status == 200
    return told


def roll(table: Table, told: Json, place: int = 0, **given: Any) -> tuple[int, Json]:
    """Asks for one of the rolls that the server told of, at the head that it told."""
    wanted = told["rolls"][place]
    message = as_told(wanted, told["head"], sealed=wanted["sealed"], **given)
    return send(table, "roll", line=wanted["line"], message=json.dumps(message))


def now(table: Table) -> Encounter:
    found = Encounter.objects.get()
    found.scene = table.scene
    return found


def test_each_roll_is_asked_for_and_the_last_one_begins_the_encounter(table: Table) -> None:
    told = line_up(table, table.mara, table.tadeo, table.ossen, **{f"hidden-{table.ossen.pk}": "on"})
    assert not Roll.objects.exists()
    assert [one["sealed"] for one in told["rolls"]] == [False, False, True]
    for left in (3, 2, 1):
        assert not now(table).is_running
        told = send(table, "roll")[1]
        assert len(told["rolls"]) == left
        status, receipt = roll(table, told)
        assert status == 201
        assert receipt["entry"]
    assert "sealed" in receipt  # the game master's browser can check it
    encounter = now(table)
    assert encounter.is_running
    rows = list(encounter.participants.select_related("roll"))
    assert {row.roll.number for row in rows} == set(Roll.objects.values_list("number", flat=True))
    assert [row.roll.sealed for row in rows if row.character == table.ossen] == [True]
    assert len(running_of(encounter).acting()) == 1
    event = SceneEvent.objects.get(kind="fight")
    assert len(event.details["order"]) == 2
    assert event.details["sealed"] == Roll.objects.get(sealed=True).number
    assert AuditEntry.objects.filter(action="encounter-started").count() == 1
    assert send(table, "roll")[1] == {"rolls": []}


def test_until_the_last_roll_has_fallen_nobody_else_knows_of_it(table: Table) -> None:
    told = line_up(table, table.mara, table.tadeo)
    roll(table, told)
    scene = f"/scenes/{table.scene.pk}/"
    assert "Encounter" not in table.client(table.ava).get(scene).content.decode()
    assert "Round 1" not in table.client(table.greta).get("/gm/").content.decode()
    table.post(table.ava, "I walk on.")
    said = table.client(table.greta).get(address(table)).content.decode()
    assert "Initiative is being rolled" in said
    assert "Leave out" in said


def test_the_same_message_twice_makes_one_roll(table: Table) -> None:
    told = line_up(table, table.mara, table.tadeo)
    retry = "a" * 32
    wanted = told["rolls"][0]
    message = json.dumps(as_told(wanted, told["head"], retry=retry))
    first, again = (send(table, "roll", line=wanted["line"], message=message) for _ in range(2))
    assert first[0] == again[0] == 201
    assert first[1]["entry"] == again[1]["entry"]
    assert Roll.objects.count() == 1
    assert len(send(table, "roll")[1]["rolls"]) == 1


def test_a_stale_head_is_told_and_uses_no_seed(table: Table) -> None:
    told = line_up(table, table.mara, table.tadeo)
    table.post(table.ava, "[[1d6]]")
    status, said = roll(table, told)
    assert status == 409
    assert said["entries"]
    assert Roll.objects.count() == 1


def test_whoever_was_left_waiting_is_rolled_for_without_a_script(table: Table) -> None:
    roll(table, line_up(table, table.mara, table.tadeo, table.ossen))
    browser = table.client(table.greta)
    assert browser.post(address(table), {"do": "roll"}).status_code == 302
    assert now(table).is_running
    assert Roll.objects.count() == 3
    assert "Round 1" in browser.get(address(table)).content.decode()


def test_what_was_lined_up_is_begun_once_by_two_game_masters(table: Table) -> None:
    actions.change_role(table.greta, Membership.objects.get(person=table.ben), "gm")
    told = line_up(table, table.mara, table.ossen)
    other = send(table, "start", table.ben, **{"in": [str(table.tadeo.pk)]})[1]
    assert [one["line"] for one in other["rolls"]] == [one["line"] for one in told["rolls"]]
    fighting.start_encounter(table.ben, table.scene, [Line((table.tadeo,))])
    assert roll(table, told)[0] == 403
    assert Encounter.objects.count() == 1
    assert Roll.objects.count() == 2


def test_it_is_called_off_or_goes_on_without_somebody(table: Table) -> None:
    browser = table.client(table.greta)
    line_up(table, table.mara)
    assert browser.post(address(table), {"do": "end"}).status_code == 302
    assert not Encounter.objects.filter(ended_at=None).exists()
    told = line_up(table, table.mara, table.tadeo)
    roll(table, told)
    browser.post(address(table), {"do": "leave-out", "line": str(told["rolls"][1]["line"])})
    encounter = Encounter.objects.get(ended_at=None)
    assert encounter.is_running
    assert not SceneEvent.objects.filter(kind="fight-ends").exists()
    actions.close_scene(table.greta, table.scene)
    actions.reopen_scene(table.greta, table.scene)
    told = line_up(table, table.mara)
    browser.post(address(table), {"do": "leave-out", "line": str(told["rolls"][0]["line"])})
    assert not Encounter.objects.filter(ended_at=None).exists()
    line_up(table, table.mara)
    actions.close_scene(table.greta, table.scene)
    assert not Encounter.objects.filter(ended_at=None).exists()


def test_whoever_comes_in_later_joins_when_their_roll_falls(table: Table) -> None:
    encounter = fighting.start_encounter(table.greta, table.scene, [Line((table.mara,), initiative=10)])
    wolves = create_npcs(table.greta, table.campaign, name="Wolf", count=2, sheet={})
    status, told = send(
        table,
        "join",
        **{
            "in": [str(table.tadeo.pk), str(table.ossen.pk), "-".join(str(one.pk) for one in wolves)],
            f"initiative-{table.ossen.pk}": "4",
        },
    )
    assert status == 200
    assert len(told["rolls"]) == 2

    def names() -> set[str]:
        return {row.name for row in running_of(now(table)).in_order()}

    assert names() == {"Mara", "Ossen"}
    assert roll(table, told)[0] == 201
    assert names() == {"Mara", "Ossen", "Tadeo"}
    fighting.next_turn(table.greta, now(table), seen=now(table).version)
    table.client(table.greta).post(address(table), {"do": "roll"})
    assert names() == {"Mara", "Ossen", "Tadeo", "Wolf"}
    assert encounter.steps.filter(kind="joins", undone_at=None).count() == 3
    assert send(table, "join", **{"in": [str(table.tadeo.pk)]})[0] == 403


def test_nothing_to_roll_begins_at_once(table: Table) -> None:
    assert line_up(table, table.mara, **{f"initiative-{table.mara.pk}": "5"}) == {"rolls": []}
    assert now(table).is_running


def test_what_the_rules_or_the_form_refuse_lines_nobody_up(table: Table) -> None:
    assert send(table, "start", **{"in": [str(table.mara.pk)], "notation": "2d nonsense"})[0] == 422
    assert send(table, "start")[0] == 403
    assert send(table, "join", **{"in": [str(table.mara.pk)]})[0] == 403
    assert not Encounter.objects.exists()


@pytest.mark.parametrize("who", ["ava", "oz"])
def test_nobody_but_game_masters_lines_up_or_rolls(table: Table, who: str) -> None:
    person = getattr(table, who)
    assert send(table, "start", person, **{"in": [str(table.mara.pk)]})[0] == (403 if who == "ava" else 404)
    told = line_up(table, table.mara)
    wanted = told["rolls"][0]
    message = json.dumps(as_told(wanted, told["head"]))
    sent = send(table, "roll", person, line=wanted["line"], message=message)
    assert sent[0] == (403 if who == "ava" else 404)
    assert not Roll.objects.exists()


def test_another_roll_than_the_one_asked_for_is_refused(table: Table) -> None:
    play(table, "deathwatch")
    told = line_up(table, table.mara, table.ossen)
    wanted = told["rolls"][0]
    better = {**wanted, "texts": {**wanted["texts"], "reason": "Better"}}
    message = json.dumps(as_told(better, told["head"]))
    assert send(table, "roll", line=wanted["line"], message=message)[0] == 422
    assert send(table, "roll", line="nobody", message=json.dumps(as_told(wanted, told["head"])))[0] == 403
    assert send(table, "roll", line=wanted["line"], message="{}")[0] == 422
    assert not Roll.objects.exists()


def test_sides_share_one_roll(table: Table) -> None:
    told = line_up(table, table.mara, table.tadeo, table.ossen, blocks="sides")
    assert len(told["rolls"]) == 2
    roll(table, told)
    roll(table, send(table, "roll")[1])
    rows = {row.name: row.initiative for row in now(table).participants.all()}
    assert rows["Mara"] == rows["Tadeo"]
    assert now(table).is_running
