"""What happened is kept without words, and told to each reader in their own language, whoever brought it about."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import pytest
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import override

from accounts.models import User
from campaigns.actions import requests as asking
from campaigns.actions import turns as keeping
from campaigns.actions.requests import Wanted
from campaigns.models import Campaign, Encounter, Participant, RollRequest, Scene
from campaigns.requests import CannotBeRolled, ask_for, why_told
from characters.actions import answer_proposal, restore_version, save_sheet
from characters.models import Character, Proposal, State
from rules.models import Roll
from tests.playing import fresh, play
from tests.table import Table


@pytest.fixture
def tongues(table: Table) -> Table:
    """Greta reads English, Ava Spanish and Ben Italian; all three characters are in the scene."""
    for who, language in ((table.ava, "es"), (table.ben, "it")):
        User.objects.filter(pk=who.pk).update(language=language)
    for character in (table.mara, table.tadeo, table.ossen):
        keeping.move_in(table.greta, table.scene, character)
    table.scene.refresh_from_db()
    return table


def fresh_scene(table: Table) -> Scene:
    return Scene.objects.select_related("campaign").get(pk=table.scene.pk)


def page(table: Table, who: Any, address: str = "") -> str:
    return table.client(who).get(address or f"/scenes/{table.scene.pk}/").content.decode()


def test_that_somebody_left_the_scene_is_told_in_each_language(tongues: Table) -> None:
    wanted = Wanted(expression="1d20", reason="Listen")
    asking.request_rolls(tongues.greta, tongues.scene, [tongues.tadeo], wanted, retry_key="one")
    keeping.move_out(tongues.greta, tongues.scene, tongues.tadeo)
    assert "not rolled: left the scene" in page(tongues, tongues.greta)
    assert "sin tirar: salió de la escena" in page(tongues, tongues.ava)
    assert "non tirato: ha lasciato la scena" in page(tongues, tongues.ben)


def test_why_nothing_could_be_rolled_is_told_in_each_language(tongues: Table) -> None:
    play(tongues, "dark-heresy")
    day = timezone.now() + timedelta(days=1)
    asking.request_rolls(
        tongues.greta,
        tongues.scene,
        [tongues.mara],
        Wanted("s"),
        retry_key="one",
        until=day,
        at_deadline="roll",
    )
    Character.objects.filter(pk=tongues.mara.pk).update(sheet={})
    with override("it"):
        asking.keep_request_deadlines(day + timedelta(minutes=1))
    answer = RollRequest.objects.get().answers.get()
    assert (answer.state, answer.words) == ("refused", "")
    assert "could not be rolled: The sheet of Mara does not offer this check." in page(tongues, tongues.greta)
    assert "no se pudo tirar: La ficha de Mara no ofrece esta prueba." in page(tongues, tongues.ava)
    assert "non si è potuto tirare: La scheda di Mara non offre questa prova." in page(tongues, tongues.ben)


def test_what_the_rules_refuse_is_kept_as_plain_values_and_told_in_each_language(tongues: Table) -> None:
    play(tongues, "dark-heresy")
    scene, mara = fresh_scene(tongues), fresh(tongues.mara)
    given = {"modifiers": [{"label": "other", "value": 9_000}]}
    with override("es"), pytest.raises(CannotBeRolled) as refusal:
        ask_for(scene, mara, check_key="s", given=given)
    kept = json.loads(json.dumps(refusal.value.why))
    told = set()
    for language in ("en", "es", "it"):
        with override(language):
            told.add(why_told(kept))
            assert why_told(kept) == str(refusal.value)
    assert len(told) == 3
    assert all(one.startswith("Mara: ") for one in told)


def test_why_a_change_is_proposed_is_told_in_each_language(tongues: Table) -> None:
    play(tongues, "dark-heresy")
    Character.objects.filter(pk=tongues.mara.pk).update(state=State.APPROVED)
    Campaign.objects.update(approval="all")
    save_sheet(tongues.greta, fresh(tongues.mara), {"s": 45}, base_version=1)
    with override("es"):
        made = restore_version(tongues.ava, fresh(tongues.mara), 1, base_version=2)
    assert isinstance(made, Proposal)
    assert made.why == ""
    for address in (
        f"/characters/{tongues.mara.pk}/proposals/{made.pk}/",
        f"/campaigns/{tongues.campaign.slug}/characters/",
        reverse("desk"),
    ):
        assert "Restores version 1" in page(tongues, tongues.greta, address), address
    assert "Recupera la versión 1" in page(tongues, tongues.ava, f"/characters/{tongues.mara.pk}/proposals/")
    again = restore_version(tongues.ava, fresh(tongues.mara), 1, base_version=2)
    assert again == made
    version = answer_proposal(tongues.greta, made, approve=True)
    assert version is not None
    assert (version.why, version.happened) == ("", {"what": "restored", "version": 1})


def test_the_two_usual_sides_are_the_same_in_every_language(tongues: Table) -> None:
    address = f"/scenes/{tongues.scene.pk}/encounter/"
    mara, tadeo, ossen = (str(one.pk) for one in (tongues.mara, tongues.tadeo, tongues.ossen))
    form = page(tongues, tongues.greta, address)
    assert f'name="side-{ossen}" value="Opponents"' in form
    sent = {
        "do": "start",
        "blocks": "sides",
        "notation": "1d20",
        "in": [mara, tadeo, ossen],
        f"side-{mara}": "Players",
        f"side-{tadeo}": "The watch",
        f"side-{ossen}": "Opponents",
    }
    tongues.client(tongues.greta).post(address, sent)
    assert Encounter.objects.get().is_running
    sides = Participant.objects.order_by("pk").values_list("side", flat=True)
    assert sorted(sides) == ["The watch", "npcs", "players"]
    User.objects.filter(pk=tongues.greta.pk).update(language="it")
    shown = page(tongues, tongues.greta, address)
    assert "Avversari" in shown
    assert "The watch" in shown


def test_initiative_by_a_rule_keeps_names_and_loose_dice_speak_the_campaigns_language(tongues: Table) -> None:
    Campaign.objects.update(language="it")
    sent = {"do": "start", "blocks": "each", "notation": "1d20", "in": [str(tongues.mara.pk)]}
    tongues.client(tongues.greta).post(f"/scenes/{tongues.scene.pk}/encounter/", sent)
    assert Roll.objects.get().words["reason"] == "Iniziativa: Mara"
