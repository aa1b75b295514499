"""Who sits at a table: several game masters, leaving and coming back, removing, and giving the campaign into other hands."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.core.exceptions import PermissionDenied
from django.db import connection
from django.utils import timezone

from campaigns import actions
from campaigns.actions import turns as keeping
from campaigns.models import AuditEntry, Campaign, Invitation, Membership, Notification, Role, Scene, Waiting
from characters.actions import hand_over, take_back
from characters.models import Character
from tests.campaigns.test_many_at_once import at_once
from tests.table import Table, person


def seat(table: Table, who: Any) -> Membership:
    return Membership.objects.select_related("campaign", "person").get(campaign=table.campaign, person=who)


def role(table: Table, who: Any) -> str:
    return seat(table, who).role


def gms(table: Table) -> set[str]:
    rows = Membership.objects.filter(campaign=table.campaign, role=Role.GM, left_at=None)
    return {str(row.person) for row in rows.select_related("person")}


def address(table: Table) -> str:
    return f"/campaigns/{table.campaign.slug}/members/"


def page(table: Table, who: Any, path: str = "") -> str:
    answer = table.client(who).get(path or address(table))
    return f"{answer.status_code} {answer.content.decode()}"


def do(table: Table, who: Any, what: str, **sent: Any) -> int:
    return table.client(who).post(f"{address(table)}change/", {"do": what, **sent}).status_code


def waited_on(scene: Scene) -> set[str]:
    rows = Waiting.objects.filter(scene=scene).select_related("character")
    return {str(row.character or "GM") for row in rows}


@pytest.fixture
def scene(table: Table) -> Scene:
    table.post(table.greta, "It begins. EARLY-WORDS", speaker=None)
    for character in (table.mara, table.tadeo):
        keeping.move_in(table.greta, table.scene, character)
    return keeping.set_turns(table.greta, table.scene, turns="everyone", days=2, at_deadline="skip")


# --- Several game masters


def test_a_second_game_master_runs_the_campaign_too_and_can_step_down(table: Table) -> None:
    assert do(table, table.greta, "role", member=seat(table, table.ben).pk, role="gm") == 302
    assert gms(table) == {"Greta", "Ben"}
    keeping.move_in(table.ben, table.scene, table.ossen)
    assert AuditEntry.objects.get(action="made-gm").target == "Ben"
    assert do(table, table.ben, "role", member=seat(table, table.ben).pk, role="player") == 302
    assert gms(table) == {"Greta"}
    assert "made Ben game master" in page(table, table.ava, f"/campaigns/{table.campaign.slug}/log/")


def test_the_last_game_master_neither_leaves_nor_steps_down(table: Table) -> None:
    for attempt in (
        lambda: actions.change_role(table.greta, seat(table, table.greta), "player"),
        lambda: actions.leave_table(table.greta, table.campaign),
    ):
        with pytest.raises(PermissionDenied, match="needs a game master"):
            attempt()
    assert "only game master" in page(table, table.greta)
    assert do(table, table.greta, "leave") == 302
    assert "needs a game master" in page(table, table.greta)
    assert gms(table) == {"Greta"}


def test_players_change_nobodys_role_and_strangers_find_nothing(table: Table) -> None:
    for who, status in ((table.ava, 403), (table.oz, 404), (None, 302)):
        assert do(table, who, "role", member=seat(table, table.ava).pk, role="gm") == status
        assert do(table, who, "remove", member=seat(table, table.ben).pk) == status
        assert do(table, who, "offer", member=seat(table, table.ben).pk) == status
    assert page(table, table.ava).startswith("200")
    assert page(table, table.oz).startswith("404")
    Campaign.objects.filter(pk=table.campaign.pk).update(visibility="public")
    assert page(table, table.oz).startswith("403")
    assert gms(table) == {"Greta"}


def test_nonsense_is_answered_in_words(table: Table) -> None:
    assert do(table, table.greta, "dance") == 302
    assert do(table, table.greta, "role", member="9" * 30, role="gm") == 404
    assert do(table, table.greta, "role", member=seat(table, table.ava).pk, role="emperor") == 302
    elsewhere = actions.create_campaign(table.oz, title="Elsewhere", system="dice", language="en")
    other = Membership.objects.get(campaign=elsewhere)
    assert do(table, table.greta, "remove", member=other.pk) == 404
    assert role(table, table.ava) == Role.PLAYER


@pytest.mark.django_db(transaction=True)
def test_two_game_masters_who_go_at_once_leave_one_behind(table: Table) -> None:
    actions.change_role(table.greta, seat(table, table.ben), Role.GM)
    both = [table.greta, table.ben]
    seats = [seat(table, one) for one in both]
    connection.close()

    def go(place: int) -> bool:
        try:
            if place % 4 < 2:
                actions.leave_table(both[place % 2], table.campaign)
            else:
                actions.change_role(both[place % 2], seats[1 - place % 2], Role.READER)
        except PermissionDenied:
            return False
        return True

    at_once(go, 8)
    assert len(gms(table)) == 1


@pytest.mark.django_db(transaction=True)
def test_removed_by_two_game_masters_at_once_is_removed_once(table: Table) -> None:
    keeping.move_in(table.greta, table.scene, table.mara)
    actions.change_role(table.greta, seat(table, table.ben), Role.GM)
    membership = seat(table, table.ava)
    connection.close()
    at_once(lambda place: actions.remove_member((table.greta, table.ben)[place % 2], membership), 8)
    assert AuditEntry.objects.filter(action="member-removed").count() == 1
    assert table.scene.events.filter(kind="unplayed").count() == 1


@pytest.mark.django_db(transaction=True)
def test_two_game_masters_who_pass_the_same_turn_pass_it_once(table: Table) -> None:
    for character in (table.mara, table.tadeo):
        keeping.move_in(table.greta, table.scene, character)
    keeping.set_turns(table.greta, table.scene, turns="robin", days=2, at_deadline="skip")
    actions.change_role(table.greta, seat(table, table.ben), Role.GM)
    connection.close()
    at_once(lambda place: keeping.pass_turn((table.greta, table.ben)[place % 2], table.scene, table.mara), 8)
    assert table.scene.events.filter(kind="passed").count() == 1
    assert waited_on(table.scene) == {"Tadeo"}


# --- Handing the campaign over


def test_a_campaign_is_handed_over_when_the_other_one_accepts(table: Table) -> None:
    assert do(table, table.greta, "offer", member=seat(table, table.ava).pk) == 302
    assert "offers you to run this campaign" in page(table, table.ava)
    assert "offers you" not in page(table, table.ben)
    assert gms(table) == {"Greta"}
    assert do(table, table.ben, "accept") == 302
    assert gms(table) == {"Greta"}
    assert do(table, table.ava, "accept") == 302
    assert gms(table) == {"Ava"}
    assert role(table, table.greta) == Role.PLAYER
    actions.leave_table(table.greta, table.campaign)
    said = page(table, table.ben, f"/campaigns/{table.campaign.slug}/log/")
    assert "Ava took the campaign over from Greta" in said


def test_an_offer_can_be_declined_or_taken_back_and_gives_nothing_then(table: Table) -> None:
    for who in (table.ava, table.greta):
        actions.offer_campaign(table.greta, seat(table, table.ava))
        actions.withdraw_offer(who, fresh(table))
        actions.withdraw_offer(who, fresh(table))
        with pytest.raises(PermissionDenied):
            actions.accept_campaign(table.ava, fresh(table))
    actions.offer_campaign(table.greta, seat(table, table.ava))
    with pytest.raises(PermissionDenied):
        actions.withdraw_offer(table.ben, fresh(table))
    with pytest.raises(PermissionDenied):
        actions.offer_campaign(table.greta, seat(table, table.greta))


def fresh(table: Table) -> Campaign:
    return Campaign.objects.get(pk=table.campaign.pk)


def test_an_offer_of_somebody_who_runs_nothing_any_more_is_void(table: Table) -> None:
    actions.change_role(table.greta, seat(table, table.ben), Role.GM)
    actions.offer_campaign(table.greta, seat(table, table.ava))
    actions.change_role(table.ben, seat(table, table.greta), Role.PLAYER)
    with pytest.raises(PermissionDenied):
        actions.accept_campaign(table.ava, fresh(table))
    assert gms(table) == {"Ben"}


# --- Leaving and coming back


def test_whoever_leaves_is_waited_on_no_more_and_the_table_sees_it(
    table: Table, scene: Scene, django_capture_on_commit_callbacks: Any
) -> None:
    assert waited_on(scene) == {"Mara", "Tadeo"}
    with django_capture_on_commit_callbacks(execute=True):
        assert do(table, table.ava, "leave") == 302
    assert waited_on(scene) == {"Tadeo"}
    said = page(table, table.ben, f"/scenes/{scene.pk}/")
    assert "Ava has left the table: nobody plays Mara now." in said
    assert "nobody plays them now" in page(table, table.greta)
    assert Notification.objects.filter(person=table.ben, action="member-left").exists()
    keeping.set_turns(table.greta, scene, turns="everyone", days=2, at_deadline="skip")
    assert waited_on(scene) == {"Tadeo"}
    table.mara.refresh_from_db()
    assert table.mara.player == table.ava


def test_a_former_player_reads_what_the_table_agreed(table: Table, scene: Scene) -> None:
    table.post(table.ben, "To Tadeo alone SECRET", audience=(table.tadeo.pk,))
    actions.leave_table(table.ava, table.campaign)
    assert role(table, table.ava) == Role.FORMER
    table.post(table.ben, "LATER-WORDS")
    said = page(table, table.ava, f"/scenes/{scene.pk}/?page=1")
    assert "EARLY-WORDS" in said
    assert "LATER-WORDS" in said
    assert "SECRET" not in said
    assert table.client(table.ava).post(f"/scenes/{scene.pk}/write/", {"text": "x"}).status_code == 403
    assert do(table, table.ava, "leave") == 302
    assert table.client(table.ava).post(f"/campaigns/{table.campaign.slug}/pause/").status_code == 403
    home = page(table, table.ava, "/")
    assert "has something new for you" not in home
    # The table decides otherwise: then nothing, also for those who have gone already.
    actions.change_agreements(table.greta, table.campaign, leavers="nothing")
    assert page(table, table.ava, f"/scenes/{scene.pk}/").startswith("404")
    actions.leave_table(table.ben, table.campaign)
    assert page(table, table.ben, f"/scenes/{scene.pk}/").startswith("404")
    assert waited_on(scene) == {"GM"}


def test_a_former_player_is_told_nothing(
    table: Table, scene: Scene, django_capture_on_commit_callbacks: Any
) -> None:
    actions.leave_table(table.ava, table.campaign)
    Notification.objects.all().delete()
    with django_capture_on_commit_callbacks(execute=True):
        table.post(table.ben, "News for the table")
        actions.close_scene(table.greta, scene)
    assert not Notification.objects.filter(person=table.ava).exists()


def test_coming_back_by_an_invitation_one_plays_again_whom_one_played(table: Table, scene: Scene) -> None:
    actions.leave_table(table.ava, table.campaign)
    invitation = actions.invite(table.greta, table.campaign, role=Role.PLAYER, places=1)
    assert table.client(table.ava).post(f"/join/{invitation.token}/").status_code == 302
    assert role(table, table.ava) == Role.PLAYER
    invitation.refresh_from_db()
    assert invitation.used == 1
    assert "Ava is back and plays Mara." in page(table, table.ben, f"/scenes/{scene.pk}/")
    keeping.set_turns(table.greta, scene, turns="everyone", days=2, at_deadline="skip")
    assert waited_on(scene) == {"Mara", "Tadeo"}
    table.post(table.ava, "Here I am.")


def test_the_characters_of_who_left_become_npcs_or_get_another_player(table: Table, scene: Scene) -> None:
    actions.leave_table(table.ava, table.campaign)
    with pytest.raises(PermissionDenied):
        table.post(table.greta, "As Mara", speaker=table.mara)
    take_back(table.greta, table.mara)
    table.mara.refresh_from_db()
    table.post(table.greta, "As Mara", speaker=table.mara)
    actions.leave_table(table.ben, table.campaign)
    cleo = person("Cleo")
    Membership.objects.create(campaign=table.campaign, person=cleo, role=Role.PLAYER)
    hand_over(table.greta, table.tadeo, cleo)
    keeping.set_turns(table.greta, scene, turns="everyone", days=2, at_deadline="skip")
    assert waited_on(scene) == {"Tadeo"}
    assert "gave Tadeo to Cleo" in page(table, cleo, f"/campaigns/{table.campaign.slug}/log/")


def test_a_player_who_becomes_a_reader_takes_no_turns(table: Table, scene: Scene) -> None:
    actions.change_role(table.greta, seat(table, table.ava), Role.READER)
    assert waited_on(scene) == {"Tadeo"}
    with pytest.raises(PermissionDenied):
        table.post(table.ava, "May I?")
    actions.change_role(table.greta, seat(table, table.ava), Role.PLAYER)
    table.post(table.ava, "I may.")
    assert scene.events.filter(kind__in=("unplayed", "played")).count() == 2


def test_whoever_leaves_in_the_middle_of_a_fight_leaves_the_turn_to_the_game_master(
    table: Table, scene: Scene
) -> None:
    Scene.objects.filter(pk=scene.pk).update(turns="initiative")
    Waiting.objects.filter(scene=scene).delete()
    Waiting.objects.create(scene=scene, character=table.mara, since=timezone.now())
    actions.leave_table(table.ava, table.campaign)
    assert waited_on(scene) == {"GM"}


# --- Removing


def test_whoever_is_removed_reads_nothing_and_old_invitations_do_not_bring_them_back(
    table: Table, scene: Scene
) -> None:
    actions.change_role(table.greta, seat(table, table.ava), Role.GM)
    open_link = actions.invite(table.greta, table.campaign, role=Role.PLAYER, places=5)
    own_link = actions.invite(table.ava, table.campaign, role=Role.GM, places=5)
    assert do(table, table.greta, "remove", member=seat(table, table.ava).pk, words="Not as agreed") == 302
    assert page(table, table.ava, f"/scenes/{scene.pk}/").startswith("404")
    assert Invitation.objects.get(pk=own_link.pk).revoked_at is not None
    with pytest.raises(PermissionDenied):
        actions.accept_invitation(table.ava, open_link)
    said = page(table, table.ben, f"/campaigns/{table.campaign.slug}/log/")
    assert "Greta took Ava from the table" in said
    assert "Not as agreed" in said
    assert "Removed by Greta" in page(table, table.ben)
    later = actions.invite(table.greta, table.campaign, role=Role.PLAYER, places=1)
    Invitation.objects.filter(pk=later.pk).update(created_at=timezone.now() + timedelta(minutes=1))
    later.refresh_from_db()
    assert actions.accept_invitation(table.ava, later).role == Role.PLAYER


def test_removing_whose_turn_it_is_lets_the_turn_go_on(table: Table, scene: Scene) -> None:
    table.post(table.ben, "I wait.")
    assert waited_on(scene) == {"Mara"}
    actions.remove_member(table.greta, seat(table, table.ava))
    assert waited_on(scene) == {"GM"}
    actions.remove_member(table.greta, seat(table, table.ava))
    assert AuditEntry.objects.filter(action="member-removed").count() == 1


def test_a_former_player_can_be_removed_altogether(table: Table, scene: Scene) -> None:
    actions.leave_table(table.ava, table.campaign)
    actions.remove_member(table.greta, seat(table, table.ava))
    assert page(table, table.ava, f"/scenes/{scene.pk}/").startswith("404")
    with pytest.raises(PermissionDenied):
        actions.remove_member(table.greta, seat(table, table.greta))


def test_many_members_cost_no_more_statements(table: Table, django_assert_max_num_queries: Any) -> None:
    for number in range(12):
        one = person(f"Player{number}")
        Membership.objects.create(campaign=table.campaign, person=one, role=Role.PLAYER)
        Character.objects.create(campaign=table.campaign, player=one, name=f"C{number}")
    table.client(table.greta).get(address(table))
    with django_assert_max_num_queries(12):
        table.client(table.greta).get(address(table))
