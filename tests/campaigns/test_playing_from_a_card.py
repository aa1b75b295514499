"""What a card offers, to whom, and what happens when it is taken."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest
from django.utils.translation import override

from campaigns.actions.requests import Wanted, answer_request, request_rolls
from campaigns.actions.turns import move_in
from campaigns.models import Campaign, RollRequest, Scene
from campaigns.thread import page_of
from characters.actions import save_sheet
from characters.models import SheetVersion
from characters.reasons import why_said
from rules.cards import card_of
from rules.models import Roll
from tests.campaigns.test_rolling_checks import rolled, rolled_until
from tests.playing import fresh, play
from tests.table import Table


def page(table: Table, person: Any) -> str:
    return table.client(person).get(f"/scenes/{table.scene.pk}/").content.decode()


def address(table: Table, roll: Roll, what: str) -> str:
    return f"/scenes/{table.scene.pk}/rolls/{roll.number}/{what}/"


def failed(table: Table) -> Roll:
    return rolled_until(
        table, "[[s]]", lambda roll: not roll.outcome["success"] and roll.outcome["roll"] != 100
    )


def test_only_who_may_sees_the_offer(table: Table) -> None:
    play(table, "dark-heresy")
    roll = failed(table)
    offer = address(table, roll, "amend")
    assert offer in page(table, table.ava)
    assert offer not in page(table, table.ben)
    assert offer not in page(table, table.greta)
    (form,) = re.findall(rf'action="{offer}".*?</form>', page(table, table.ava), re.DOTALL)
    assert "Fate points: 3 → 2." in form


def test_taking_the_offer_changes_card_and_sheet(table: Table) -> None:
    play(table, "dark-heresy")
    roll = failed(table)
    sent = {"key": "reroll", "revision": "0"}
    answer = table.client(table.ava).post(address(table, roll, "amend"), sent)
    assert answer.status_code == 302
    assert fresh(table.mara).sheet["fate_current"] == 2
    assert "roll--amended" in page(table, table.ben)
    again = table.client(table.ava).post(address(table, roll, "amend"), sent, follow=True)
    assert "in the meantime" in again.content.decode()
    assert fresh(table.mara).sheet["fate_current"] == 2


def test_a_roll_without_a_post_is_a_card_with_the_same_offers(table: Table) -> None:
    play(table, "dark-heresy")
    client = table.client(table.ava)
    for retry in itertools.count():
        sent = {
            "check": "s",
            "difficulty": "-30",
            "speaker": str(table.mara.pk),
            "retry": f"now {retry}",
            "how": "open",
        }
        assert client.post(f"/scenes/{table.scene.pk}/roll-now/", sent).status_code == 302
        roll = Roll.objects.latest("number")
        if not roll.outcome["success"] and roll.outcome["roll"] != 100:
            break
    offer = address(table, roll, "amend")
    assert offer in page(table, table.ava)
    assert offer not in page(table, table.ben)
    assert "loose--card" in page(table, table.ben)
    assert client.post(offer, {"key": "reroll", "revision": "0"}).status_code == 302
    shown = page(table, table.ben)
    assert "roll--amended" in shown
    version = SheetVersion.objects.get(amendment__roll=roll)
    assert f"/characters/{table.mara.pk}/versions/{version.number}/" not in shown


def test_the_roll_s_page_shows_what_the_sheet_said(table: Table) -> None:
    play(table, "dark-heresy")
    roll = rolled(table, "[[s; +10 Old rope]]")
    inside = f"/campaigns/{table.campaign.slug}/rolls/{roll.number}/"
    page = table.client(table.ben).get(inside).content.decode()
    assert "+10 Old rope" in page
    assert ">40<" in page
    assert f"/characters/{table.mara.pk}/versions/1/" in page
    assert "+10 Old rope" in table.client(table.ava).get(inside).content.decode()


def test_others_cannot_take_it(table: Table) -> None:
    play(table, "dark-heresy")
    roll = failed(table)
    sent = {"key": "reroll", "revision": "0"}
    assert table.client(table.oz).post(address(table, roll, "amend"), sent).status_code == 404
    for person in (table.ben, table.greta):
        answer = table.client(person).post(address(table, roll, "amend"), sent, follow=True)
        assert "Mara" in answer.content.decode()
    assert fresh(table.mara).sheet["fate_current"] == 3


def test_the_game_master_applies_damage_from_the_card_and_undoes_it(table: Table) -> None:
    play(table, "dark-heresy")
    roll = rolled_until(table, "[[damage-1]]", lambda roll: roll.outcome["damage"] > 4)
    url = address(table, roll, "apply/wounds")
    assert url in page(table, table.greta)
    assert url not in page(table, table.ava)
    assert table.client(table.ava).get(url).status_code == 403
    greta = table.client(table.greta)
    look = {"character": table.ossen.pk, "shown": "1", "do": "look", "damage-soak.location": "body"}
    looked = greta.post(url, look).content.decode()
    left = 12 - (roll.outcome["damage"] - 4)
    assert f"12 → {left}" in looked
    assert fresh(table.ossen).sheet["life"] == 12
    assert greta.post(url, look | {"do": "apply"}).status_code == 302
    assert fresh(table.ossen).sheet["life"] == left
    assert f"12 → {left}" in page(table, table.greta)
    assert f"12 → {left}" not in page(table, table.ben)
    version = SheetVersion.objects.get(roll=roll)
    undone = greta.post(address(table, roll, "undo"), {"version": version.pk})
    assert undone.status_code == 302
    assert fresh(table.ossen).sheet["life"] == 12
    assert SheetVersion.objects.filter(reverses=version).exists()


def test_a_missing_value_is_asked_for_in_words(table: Table) -> None:
    play(table, "dark-heresy")
    roll = rolled(table, "[[damage-1]]")
    answer = table.client(table.greta).post(
        address(table, roll, "apply/wounds"), {"character": table.ossen.pk, "shown": "1", "do": "apply"}
    )
    assert "this is needed" in answer.content.decode()
    assert fresh(table.ossen).sheet["life"] == 12


def test_a_ruling_needs_a_reason_and_stands_on_the_card(table: Table) -> None:
    play(table, "dark-heresy")
    roll = failed(table)
    url = address(table, roll, "ruling")
    assert table.client(table.ava).get(url).status_code == 403
    greta = table.client(table.greta)
    assert greta.get(url).status_code == 200
    assert greta.post(url, {"success": "yes", "reason": ""}).status_code == 422
    assert greta.post(url, {"success": "", "reason": "so"}).status_code == 422
    assert greta.post(url, {"success": "yes", "reason": "The rope held"}).status_code == 302
    roll.refresh_from_db()
    assert roll.stands["success"] is True
    assert "Ruled by the game master" in page(table, table.ben)


def test_a_card_says_what_was_done_to_it_and_why_on_every_page_of_the_scene(table: Table) -> None:
    play(table, "dark-heresy")
    roll = failed(table)
    sent = {"key": "reroll", "revision": roll.revision}
    table.client(table.ava).post(address(table, roll, "amend"), sent)
    assert "Rolled again" in page(table, table.ben)
    sent = {"degrees": "17", "reason": "The rope was wet"}
    assert table.client(table.greta).post(address(table, roll, "ruling"), sent).status_code == 302
    assert "Rolled again · “The rope was wet”" in page(table, table.ben)
    for number in range(1, 60):
        table.post(table.ben, f"Post {number}")
    first = table.client(table.ben).get(f"/scenes/{table.scene.pk}/?page=1").content.decode()
    assert "Rolled again · “The rope was wet”" in first


def test_offers_cost_no_statement_per_card(table: Table, django_assert_max_num_queries: Any) -> None:
    play(table, "dark-heresy")
    for _time in range(12):
        rolled(table, "[[s]]")
    ava = table.client(table.ava)
    url = f"/scenes/{table.scene.pk}/"
    ava.get(url)
    with django_assert_max_num_queries(24):
        ava.get(url)


def test_nothing_is_offered_in_a_closed_scene(table: Table) -> None:
    play(table, "dark-heresy")
    roll = failed(table)
    Scene.objects.update(state=Scene.State.CLOSED)
    assert address(table, roll, "amend") not in page(table, table.ava)
    sent = {"key": "reroll", "revision": "0"}
    table.client(table.ava).post(address(table, roll, "amend"), sent)
    assert fresh(table.mara).sheet["fate_current"] == 3


@pytest.mark.parametrize("what", ["amend", "undo", "reveal"])
def test_a_link_alone_changes_nothing(table: Table, what: str) -> None:
    play(table, "dark-heresy")
    roll = rolled(table, "[[s]]")
    assert table.client(table.ava).get(address(table, roll, what)).status_code == 405


@pytest.mark.parametrize("public", [False, True])
def test_what_an_amended_card_says_of_its_amendment_leads_where_the_card_leads(
    table: Table, public: bool
) -> None:
    """The public page of a members' table tells nobody anything, not even its members."""
    play(table, "dark-heresy")
    table.campaign.visibility = Campaign.Visibility.PUBLIC if public else Campaign.Visibility.MEMBERS
    table.campaign.save()
    roll = failed(table)
    sent = {"key": "reroll", "revision": "0"}
    table.client(table.ava).post(address(table, roll, "amend"), sent)
    inside = f"/campaigns/{table.campaign.slug}/rolls/{roll.number}/"
    leads, other = (f"/r/{roll.code}", inside) if public else (inside, f"/r/{roll.code}")
    for who in (table.greta, table.ava, table.ben):
        shown = page(table, who)
        assert shown.count(f'href="{leads}"') >= 2
        assert f'href="{other}"' not in shown
        assert table.client(who).get(leads).status_code == 200


def test_a_weapon_is_reloaded_by_the_rules_and_stands_on_the_sheet(table: Table) -> None:
    play(table, "dark-heresy")
    client = table.client(table.ava)
    sent = {"check": "reload-1", "tray_shown": "reload-1", "speaker": str(table.mara.pk), "how": "open"}
    for retry, actions_now, rounds in (("one", "1", 10), ("two", "2", 30)):
        now = {"retry": retry, "inputs.half_actions_now": actions_now}
        assert client.post(f"/scenes/{table.scene.pk}/roll-now/", sent | now).status_code == 302
        assert fresh(table.mara).sheet["weapons"][0]["ammo"] == rounds
    version = SheetVersion.objects.filter(character=table.mara).first()
    assert version is not None
    assert version.roll == Roll.objects.get(number=2)


@pytest.mark.parametrize("fired", [1, 2])
def test_of_two_weapons_by_one_name_only_the_one_that_fired_loses_rounds(table: Table, fired: int) -> None:
    play(table, "dark-heresy")
    mara = fresh(table.mara)
    (pistol,) = mara.sheet["weapons"]
    pistols = [pistol, {**pistol, "ammo": 20}]
    save_sheet(table.greta, mara, {**mara.sheet, "weapons": pistols}, base_version=mara.version)
    before = pistols[fired - 1]["ammo"]
    roll = rolled_until(table, f"[[attack-{fired}]]", lambda roll: roll.outcome["ammo_left"] == before - 1)
    assert card_of(roll).name == ("Attack: Laspistol" if fired == 1 else "Attack: Laspistol (2)")
    sent = {"character": table.mara.pk, "do": "apply"}
    assert table.client(table.ava).post(address(table, roll, "apply/ammo"), sent).status_code == 302
    after = [weapon["ammo"] for weapon in fresh(table.mara).sheet["weapons"]]
    assert after == ([9, 20] if fired == 1 else [10, 19])
    client = table.client(table.ava)
    told = client.get(f"/characters/{table.mara.pk}/versions/").content.decode()
    assert f"Weapons · Laspistol{' (2)' if fired == 2 else ''} · Rounds" in told
    sheet = client.get(f"/characters/{table.mara.pk}/").content.decode()
    beside = sheet.partition(f"<b>Laspistol{' (2)' if fired == 2 else ''}</b>")[2].partition("</li>")[0]
    assert f'check=attack-{fired}"' in beside
    assert f'check=attack-{3 - fired}"' not in beside


def test_shots_that_are_entered_late_are_all_counted(table: Table) -> None:
    play(table, "dark-heresy")
    rolls = [
        rolled_until(table, "[[attack-1]]", lambda roll: roll.outcome["ammo_left"] == 9) for _twice in (1, 2)
    ]
    for roll in rolls:
        sent = {"character": table.mara.pk, "do": "apply"}
        assert table.client(table.ava).post(address(table, roll, "apply/ammo"), sent).status_code == 302
    assert fresh(table.mara).sheet["weapons"][0]["ammo"] == 8


@pytest.mark.parametrize("gone", [1, 2])
def test_a_weapon_that_is_gone_takes_nothing_from_another_by_its_name(table: Table, gone: int) -> None:
    play(table, "dark-heresy")
    mara = fresh(table.mara)
    (pistol,) = mara.sheet["weapons"]
    pistols = [{**pistol, "ammo": 8}, pistol]
    save_sheet(table.greta, mara, {**mara.sheet, "weapons": pistols}, base_version=mara.version)
    held = pistols[gone - 1]["ammo"]
    roll = rolled_until(table, f"[[attack-{gone}]]", lambda roll: roll.outcome["ammo_left"] == held - 1)
    mara = fresh(mara)
    save_sheet(table.greta, mara, {**mara.sheet, "weapons": [pistol]}, base_version=mara.version)
    assert address(table, roll, "apply/ammo") not in page(table, table.ava)
    table.client(table.ava).post(address(table, roll, "apply/ammo"), {"character": mara.pk, "do": "apply"})
    assert fresh(mara).sheet["weapons"][0]["ammo"] == 10


def test_whoever_falls_is_prone_by_the_card_and_stands_up_by_hand(table: Table) -> None:
    play(table, "deathwatch")
    typed = "[[difficult-ground-check; action=run; -20 ice]]"
    roll = rolled_until(table, typed, lambda roll: roll.outcome["prone"])
    client = table.client(table.ava)
    assert "Prone: no → yes" in page(table, table.ava)
    client.post(address(table, roll, "apply/prone"), {"character": table.mara.pk, "do": "apply"})
    assert fresh(table.mara).sheet["prone"] is True
    assert SheetVersion.objects.filter(character=table.mara).latest("number").roll == roll
    assert "Prone: no → yes" not in page(table, table.ben)
    client.post(f"/characters/{table.mara.pk}/states/", {"state": "prone"})
    assert fresh(table.mara).sheet["prone"] is False


def test_whoever_stays_on_their_feet_is_offered_no_fall(table: Table) -> None:
    play(table, "deathwatch")
    roll = rolled_until(
        table, "[[difficult-ground-check; action=run; +60 flat]]", lambda roll: not roll.outcome["prone"]
    )
    assert address(table, roll, "apply/prone") not in page(table, table.ava)


@pytest.mark.parametrize("won", [True, False])
def test_whoever_is_knocked_down_is_prone_by_the_game_masters_hand(table: Table, won: bool) -> None:
    play(table, "dark-heresy")
    typed = "[[knock-down; defender.score=40]]"
    roll = rolled_until(table, typed, lambda roll: roll.outcome["defender_prone"] is won)
    apply = address(table, roll, "apply/knocked-down")
    assert (apply in page(table, table.greta)) is won
    assert apply not in page(table, table.ava)
    if won:
        shown = table.client(table.greta).get(apply, {"character": table.ossen.pk}).content.decode()
        assert "Enter it on the sheet of…" in shown
        assert "States: — → prone" in shown
        table.client(table.greta).post(apply, {"character": table.ossen.pk, "do": "apply"})
        assert fresh(table.ossen).sheet["states"] == ["prone"]


def test_a_hard_knock_down_tires_and_wounds_without_asking_for_armour(table: Table) -> None:
    play(table, "dark-heresy")
    mara = fresh(table.mara)
    save_sheet(table.greta, mara, {**mara.sheet, "s": 60}, base_version=mara.version)
    roll = rolled_until(table, "[[knock-down; defender.score=10]]", lambda roll: roll.outcome["damage"] == 2)
    assert "Apply 2 damage to…" in page(table, table.greta)
    before = fresh(table.ossen).sheet
    for effect in ("knocked-down", "hit-by-the-fall"):
        url = address(table, roll, f"apply/{effect}")
        table.client(table.greta).post(url, {"character": table.ossen.pk, "do": "apply"})
    after = fresh(table.ossen).sheet
    assert after["states"] == ["prone"]
    assert after["fatigue"] == before["fatigue"] + 1
    assert after["life"] == before["life"] - 2


def test_a_cleared_jam_is_put_on_the_sheet_from_the_card(table: Table) -> None:
    play(table, "dark-heresy")
    mara = fresh(table.mara)
    weapon = {**mara.sheet["weapons"][0], "jammed": True, "ammo_type": "las"}
    save_sheet(table.greta, mara, {**mara.sheet, "weapons": [weapon], "bs": 99}, base_version=mara.version)
    roll = rolled_until(table, "[[clear-jam-1]]", lambda roll: roll.outcome["success"])
    answer = table.client(table.ava).post(
        address(table, roll, "apply/clear-jam"), {"character": table.mara.pk, "do": "apply"}
    )
    assert answer.status_code == 302
    (after,) = fresh(table.mara).sheet["weapons"]
    assert (after["jammed"], after["ammo"]) == (False, 0)


def test_rolling_without_a_script_leads_to_the_card_and_keeps_what_is_written(table: Table) -> None:
    for number in range(1, 60):
        table.post(table.ben, f"Post {number}")
    form = {
        "text": "Half a sto",
        "retry": "r-1",
        "speaker": str(table.mara.pk),
        "expression": "2d6 # The gap",
    }
    answer = table.client(table.ava).post(f"/scenes/{table.scene.pk}/roll-now/", form)
    roll = Roll.objects.get()
    there = f"/scenes/{table.scene.pk}/?page={page_of(table.scene.posts.count())}#roll-{roll.number}"
    assert answer.headers["Location"] == there
    shown = table.client(table.ava).get(there.partition("#")[0]).content.decode()
    assert f'id="roll-{roll.number}"' in shown
    assert "Half a sto" in shown


def test_dice_that_are_refused_without_a_script_say_why_beside_all_that_was_typed(table: Table) -> None:
    play(table, "dark-heresy")
    form = {"text": "Half a sto", "speaker": str(table.mara.pk), "expression": "2d6zz", "reason": "The gap"}
    answer = table.client(table.ava).post(f"/scenes/{table.scene.pk}/roll-now/", form)
    shown = answer.content.decode()
    assert answer.status_code == 422
    assert "Half a sto" in shown
    assert 'value="2d6zz"' in shown
    assert "this value does not fit" not in shown
    assert not Roll.objects.exists()


def test_everybody_reads_in_their_own_language_why_a_sheet_changed(table: Table) -> None:
    play(table, "dark-heresy")
    roll = failed(table)
    table.client(table.ava).post(address(table, roll, "amend"), {"key": "reroll", "revision": roll.revision})
    version = SheetVersion.objects.filter(character=table.mara).latest("number")
    assert version.why == ""
    said = {
        "en": f"Roll again. Roll {roll.number}",
        "es": f"Repetir la tirada. Tirada {roll.number}",
        "it": f"Ripetere il tiro. Tiro {roll.number}",
    }
    for language, words in said.items():
        with override(language):
            assert why_said(version) == words
    table.ava.language = "es"
    table.ava.save(update_fields=["language"])
    shown = table.client(table.ava).get(f"/characters/{table.mara.pk}/versions/{version.number}/")
    assert said["es"] in shown.content.decode()


def test_the_card_of_a_request_says_and_offers_what_the_ticket_in_a_post_does(table: Table) -> None:
    play(table, "dark-heresy")
    move_in(table.greta, table.scene, table.mara)
    scene = Scene.objects.get(pk=table.scene.pk)
    for retry in itertools.count():
        asked = request_rolls(table.greta, scene, [table.mara], Wanted("damage-1"), retry_key=f"ask {retry}")
        roll = answer_request(table.ava, asked.answers.get())
        assert roll is not None
        if retry and roll.outcome["damage"] > 4:
            break
    line = line_of(table, table.ben, asked)
    assert f"Rolled {retry} time" in line
    url = address(table, roll, "apply/wounds")
    assert url in line_of(table, table.greta, asked)
    assert url not in line
    sent = {"character": table.ossen.pk, "shown": "1", "do": "apply", "damage-soak.location": "body"}
    assert table.client(table.greta).post(url, sent).status_code == 302
    changed = f"12 → {16 - roll.outcome['damage']}"
    assert changed in line_of(table, table.greta, asked)
    assert "Undo: Ossen" in line_of(table, table.greta, asked)
    assert changed not in line_of(table, table.ava, asked)
    ruled = {"damage": str(roll.outcome["damage"] + 1), "reason": "The vest was torn."}
    table.client(table.greta).post(address(table, roll, "ruling"), ruled)
    for where in ("", f"/requests/{asked.pk}/"):
        assert "The vest was torn." in line_of(table, table.ben, asked, where)


def line_of(table: Table, who: Any, asked: RollRequest, where: str = "") -> str:
    """The only answer of a request, on its card in the scene; or its own page."""
    said = table.client(who).get(where or f"/scenes/{table.scene.pk}/").content.decode()
    return said if where else said.partition(f'id="request-{asked.pk}"')[2].partition("</section>")[0]
