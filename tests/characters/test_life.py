"""A character's life at the table: approval, hand-over, retiring, dying, NPCs and copies, texts."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.core.exceptions import PermissionDenied

from campaigns import actions as campaigns
from campaigns.composition import compose
from characters import actions
from characters.models import Character, LifeEvent, OwnNotes, Proposal, State
from tests.characters.conftest import SheetTable


def step(sheets: SheetTable, who: Any, do: str, character: Character | None = None, **given: Any) -> int:
    character = character or sheets.mara
    response = sheets.client(who).post(f"/characters/{character.pk}/life/step/", {"do": do, **given})
    return int(response.status_code)


def draft(sheets: SheetTable) -> None:
    Character.objects.filter(pk=sheets.mara.pk).update(state=State.DRAFT)


def test_a_draft_is_submitted_sent_back_with_a_comment_and_approved(sheets: SheetTable) -> None:
    draft(sheets)
    assert actions.save_sheet(sheets.ava, sheets.mara, {"s": 40}, base_version=0) is not None
    assert step(sheets, sheets.ava, "submit", comment="Done!") == 302
    assert sheets.fresh(sheets.mara).state == State.SUBMITTED
    with pytest.raises(PermissionDenied):
        actions.save_sheet(sheets.ava, sheets.mara, {"s": 60}, base_version=1)
    assert step(sheets, sheets.greta, "send-back", comment="Less strength.") == 302
    shown = sheets.client(sheets.ava).get(f"/characters/{sheets.mara.pk}/").content.decode()
    assert "Less strength." in shown
    actions.save_sheet(sheets.ava, sheets.mara, {"s": 35}, base_version=1)
    step(sheets, sheets.ava, "submit")
    assert step(sheets, sheets.greta, "approve", version="2") == 302
    assert sheets.fresh(sheets.mara).state == State.APPROVED
    kinds = list(LifeEvent.objects.order_by("pk").values_list("what", flat=True))
    assert kinds == ["submitted", "sent-back", "submitted", "approved"]


def test_the_game_master_approves_the_version_that_they_read(sheets: SheetTable) -> None:
    draft(sheets)
    actions.submit_character(sheets.ava, sheets.mara)
    actions.save_sheet(sheets.greta, sheets.mara, {"s": 40}, base_version=0)
    with pytest.raises(actions.SheetConflict):
        actions.approve_character(sheets.greta, sheets.mara, version=0)
    assert step(sheets, sheets.greta, "approve", version="0") == 302
    assert sheets.fresh(sheets.mara).state == State.SUBMITTED


def test_a_submitted_sheet_is_taken_back_to_be_changed(sheets: SheetTable) -> None:
    draft(sheets)
    actions.submit_character(sheets.ava, sheets.mara)
    assert step(sheets, sheets.ava, "withdraw") == 302
    assert sheets.fresh(sheets.mara).state == State.DRAFT


def test_where_players_change_sheets_freely_a_draft_is_approved_at_once(sheets: SheetTable) -> None:
    draft(sheets)
    sheets.set_up(approval="none")
    actions.submit_character(sheets.ava, sheets.mara)
    assert sheets.fresh(sheets.mara).state == State.APPROVED


@pytest.mark.parametrize(
    "do", ["submit", "withdraw", "approve", "send-back", "return", "revive", "nonsense", ""]
)
def test_steps_from_the_wrong_state_are_refused(sheets: SheetTable, do: str) -> None:
    assert step(sheets, sheets.ava, do) == 403
    assert step(sheets, sheets.greta, do) == 403
    assert sheets.fresh(sheets.mara).state == State.APPROVED


@pytest.mark.parametrize(
    "do", ["submit", "withdraw", "approve", "send-back", "take-back", "retire", "die", "return", "revive"]
)
def test_steps_are_not_for_strangers_nor_for_other_players(sheets: SheetTable, do: str) -> None:
    draft(sheets)
    assert step(sheets, sheets.oz, do) == 404
    assert step(sheets, sheets.ben, do) == 403
    assert not LifeEvent.objects.exists()


@pytest.mark.parametrize("do", ["take-back", "die", "revive", "approve", "send-back"])
def test_some_steps_are_the_game_masters_alone(sheets: SheetTable, do: str) -> None:
    assert step(sheets, sheets.ava, do) == 403


def test_a_player_hands_a_character_over_and_the_new_one_knows_what_it_knew(sheets: SheetTable) -> None:
    scene = campaigns.create_scene(sheets.greta, sheets.campaign, title="The well")
    secret = "The salt is poisoned."
    campaigns.publish_post(
        sheets.greta,
        scene,
        compose(sheets.campaign, secret, person=sheets.greta, audience=(sheets.mara.pk,)),
        speaker=None,
        retry_key="secret",
    )
    actions.change_texts(
        sheets.ava, sheets.mara, biography="", gm_notes="We agreed on a twin.", own_notes="I hate Ben."
    )
    proposal = actions.save_sheet(sheets.ava, sheets.mara, {"s": 40}, base_version=0)
    assert isinstance(proposal, Proposal)
    address = f"/scenes/{scene.pk}/"
    assert secret in sheets.client(sheets.ava).get(address).content.decode()
    assert secret not in sheets.client(sheets.ben).get(address).content.decode()

    response = sheets.client(sheets.ava).post(
        f"/characters/{sheets.mara.pk}/life/hand-over/", {"to": sheets.ben.pk, "comment": "Take care."}
    )
    assert response.status_code == 302
    assert sheets.fresh(sheets.mara).player == sheets.ben
    assert secret in sheets.client(sheets.ben).get(address).content.decode()
    assert secret not in sheets.client(sheets.ava).get(address).content.decode()
    shown = sheets.client(sheets.ben).get(f"/characters/{sheets.mara.pk}/").content.decode()
    assert "We agreed on a twin." in shown
    assert "I hate Ben." not in shown
    assert (
        "I hate Ben."
        not in sheets.client(sheets.ben).get(f"/characters/{sheets.mara.pk}/texts/").content.decode()
    )
    former = sheets.client(sheets.ava).get(f"/characters/{sheets.mara.pk}/").content.decode()
    assert "We agreed on a twin." not in former
    proposal.refresh_from_db()
    assert proposal.answer == "withdrawn"
    with pytest.raises(PermissionDenied):
        actions.save_sheet(sheets.ava, sheets.mara, {"s": 40}, base_version=0)


def test_a_character_goes_only_to_somebody_at_the_table(sheets: SheetTable) -> None:
    address = f"/characters/{sheets.mara.pk}/life/hand-over/"
    browser = sheets.client(sheets.ava)
    for to in (sheets.oz.pk, sheets.ava.pk, 999_999, "x", ""):
        assert browser.post(address, {"to": to}).status_code == 403
    assert sheets.client(sheets.ben).post(address, {"to": sheets.ben.pk}).status_code == 403
    assert sheets.client(sheets.oz).post(address, {"to": sheets.oz.pk}).status_code == 404
    with pytest.raises(PermissionDenied):
        actions.hand_over(sheets.ava, sheets.mara, sheets.oz)
    assert sheets.fresh(sheets.mara).player == sheets.ava


def test_an_npc_becomes_a_players_character_and_back(sheets: SheetTable) -> None:
    actions.hand_over(sheets.greta, sheets.guard, sheets.ben)
    assert sheets.fresh(sheets.guard).player == sheets.ben
    assert step(sheets, sheets.greta, "take-back", sheets.guard) == 302
    assert sheets.fresh(sheets.guard).is_npc
    assert step(sheets, sheets.greta, "take-back", sheets.guard) == 403


def test_a_retired_character_is_not_spoken_as_and_comes_back(sheets: SheetTable) -> None:
    scene = campaigns.create_scene(sheets.greta, sheets.campaign, title="The well")
    assert step(sheets, sheets.ava, "retire", comment="He opens an inn.") == 302
    with pytest.raises(PermissionDenied):
        campaigns.publish_post(
            sheets.ava,
            scene,
            compose(sheets.campaign, "Hello"),
            speaker=sheets.fresh(sheets.mara),
            retry_key="1",
        )
    with pytest.raises(PermissionDenied):
        actions.save_sheet(sheets.ava, sheets.mara, {"s": 40}, base_version=0)
    with pytest.raises(PermissionDenied):
        actions.hand_over(sheets.ava, sheets.mara, sheets.ben)
    assert step(sheets, sheets.ava, "retire") == 403
    assert step(sheets, sheets.ava, "return") == 302
    assert sheets.fresh(sheets.mara).retired_at is None


def test_a_character_dies_and_lives_again_by_the_game_masters_word(sheets: SheetTable) -> None:
    assert step(sheets, sheets.greta, "die") == 302
    assert "dead" in sheets.client(sheets.ben).get(f"/characters/{sheets.mara.pk}/").content.decode()
    assert step(sheets, sheets.greta, "die") == 403
    assert step(sheets, sheets.greta, "revive") == 302
    assert sheets.fresh(sheets.mara).died_at is None


def test_copies_of_an_npc_are_numbered_on(sheets: SheetTable) -> None:
    actions.save_sheet(sheets.greta, sheets.guard, {"s": 30}, base_version=0)
    guard = sheets.fresh(sheets.guard)
    assert [one.name for one in actions.copy_npc(sheets.greta, guard, 2)] == ["Guard 2", "Guard 3"]
    third = Character.objects.get(name="Guard 3")
    assert [one.name for one in actions.copy_npc(sheets.greta, third, 1)] == ["Guard 4"]
    assert (third.sheet, third.version, third.is_npc) == ({"s": 30}, 1, True)
    address = f"/characters/{guard.pk}/life/copies/"
    assert sheets.client(sheets.ava).post(address, {"count": "1"}).status_code in (403, 404)
    assert sheets.client(sheets.oz).post(address, {"count": "1"}).status_code == 404
    for count in ("0", "21", "x", ""):
        sheets.client(sheets.greta).post(address, {"count": count})
    assert Character.objects.filter(name__startswith="Guard").count() == 4
    with pytest.raises(PermissionDenied):
        actions.copy_npc(sheets.greta, sheets.mara, 1)


def test_free_sections_are_read_by_whom_they_are_for(sheets: SheetTable) -> None:
    address = f"/characters/{sheets.mara.pk}/"
    response = sheets.client(sheets.ava).post(
        f"{address}texts/",
        {
            "biography": "Born on a *raft* <script>x</script>",
            "gm_notes": "A twin.",
            "own_notes": "Only mine.",
        },
    )
    assert response.status_code == 302
    ava, greta, ben = (
        sheets.client(who).get(address).content.decode() for who in (sheets.ava, sheets.greta, sheets.ben)
    )
    for page in (ava, greta, ben):
        assert "<em>raft</em>" in page
        assert "<script>x" not in page
    assert "A twin." in ava
    assert "A twin." in greta
    assert "A twin." not in ben
    assert "Only mine." in ava
    assert "Only mine." not in greta
    assert "Only mine." not in ben
    form = sheets.client(sheets.greta).get(f"{address}texts/").content.decode()
    assert "Only mine." not in form
    sheets.client(sheets.greta).post(f"{address}texts/", {"own_notes": "Mine now"})
    assert list(OwnNotes.objects.values_list("person", "text")) == [(sheets.ava.pk, "Only mine.")]
    assert sheets.client(sheets.ben).get(f"{address}texts/").status_code == 403
    assert sheets.client(sheets.oz).get(f"{address}texts/").status_code == 404


def test_players_know_an_npc_once_it_has_spoken_and_never_its_sheet(sheets: SheetTable) -> None:
    actions.save_sheet(sheets.greta, sheets.guard, {"s": 37}, base_version=0)
    actions.change_texts(sheets.greta, sheets.guard, biography="A spy.", gm_notes="Really.")
    address = f"/characters/{sheets.guard.pk}/"
    listed = f"/campaigns/{sheets.campaign.slug}/characters/"
    for page in (listed, f"/campaigns/{sheets.campaign.slug}/"):
        assert "Guard" not in sheets.client(sheets.ava).get(page).content.decode()
        assert "Guard" in sheets.client(sheets.greta).get(page).content.decode()
    assert sheets.client(sheets.ava).get(address).status_code == 404
    scene = campaigns.create_scene(sheets.greta, sheets.campaign, title="The gate")
    campaigns.publish_post(
        sheets.greta, scene, compose(sheets.campaign, "Halt."), speaker=sheets.guard, retry_key="halt"
    )
    shown = sheets.client(sheets.ava).get(address)
    assert shown.status_code == 200
    for secret in (r"(?<![\w:.])37\b", r"A spy\.", r"Really\."):
        assert not re.search(secret, shown.content.decode().split('id="main"')[1].split("<footer")[0])
    assert sheets.client(sheets.ava).get(f"{address}versions/").status_code == 403


def test_strangers_read_of_a_public_campaign_who_a_character_is_not_its_sheet(sheets: SheetTable) -> None:
    actions.save_sheet(sheets.greta, sheets.mara, {"s": 37}, base_version=0)
    actions.change_texts(sheets.greta, sheets.mara, biography="Born on a raft.", gm_notes="A twin.")
    sheets.set_up(visibility="public")
    for who in (sheets.oz, None):
        shown = sheets.client(who).get(f"/characters/{sheets.mara.pk}/").content.decode()
        assert "Born on a raft." in shown
        assert "A twin." not in shown
        assert ">37<" not in shown
        assert sheets.client(who).get(f"/characters/{sheets.mara.pk}/versions/").status_code == 404


def test_the_list_shows_the_game_master_what_waits(sheets: SheetTable) -> None:
    actions.save_sheet(sheets.ava, sheets.mara, {"s": 40}, base_version=0, why="Training")
    listed = f"/campaigns/{sheets.campaign.slug}/characters/"
    assert "Training" in sheets.client(sheets.greta).get(listed).content.decode()
    assert "Training" not in sheets.client(sheets.ava).get(listed).content.decode()
    assert sheets.client(sheets.oz).get(listed).status_code == 404


def test_the_readers_sheet_stands_beside_the_scene(any_game: SheetTable) -> None:
    scene = campaigns.create_scene(any_game.greta, any_game.campaign, title="The well")
    address = f"/scenes/{scene.pk}/"
    own = f'<a href="/characters/{any_game.mara.pk}/">Whole sheet</a>'
    assert own in any_game.client(any_game.ava).get(address).content.decode()
    assert own not in any_game.client(any_game.ben).get(address).content.decode()
    assert own not in any_game.client(any_game.greta).get(address).content.decode()
