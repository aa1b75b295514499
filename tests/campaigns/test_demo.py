"""The demo as a newcomer finds it: four tables with a past, that everybody at them can read and anybody can verify."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from django.db import transaction
from django.db.models import Count
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoDbBlocker

from accounts.models import Absence, User
from campaigns.demo import PASSWORD, campaign_files, load, people
from campaigns.models import (
    AgreementsVersion,
    Block,
    Campaign,
    Condition,
    Draft,
    Encounter,
    Handout,
    Membership,
    Post,
    ReadMark,
    Role,
    RollAnswer,
    Scene,
)
from campaigns.policies import seat_of
from campaigns.requests import rolls_asked_of
from campaigns.thread import unread_posts
from characters.models import Character, Proposal, SheetVersion, State
from rules.ledger.verification import verify
from rules.models import Entry, Roll
from rules.receipts import ledger_file

pytestmark = pytest.mark.django_db

SLUGS = ["la-campana-de-ardal", "la-saca-numero-nueve", "last-car-down", "uno-di-troppo"]


@pytest.fixture(scope="module", autouse=True)
def demo(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[None]:
    """Loaded once for all tests of this file, which only look at it."""
    with django_db_blocker.unblock(), transaction.atomic():
        load()
        yield
        transaction.set_rollback(True)


@pytest.fixture(params=SLUGS)
def campaign(request: pytest.FixtureRequest) -> Campaign:
    return Campaign.objects.get(slug=request.param)


def posts_of(campaign: Campaign) -> Any:
    return Post.objects.filter(scene__campaign=campaign)


def rolls_of(campaign: Campaign) -> Any:
    return Roll.objects.filter(entry__ledger=campaign.ledger)


def test_there_is_a_table_for_each_system_and_each_language() -> None:
    found = Campaign.objects.all()
    assert {campaign.system for campaign in found} == {
        "deathwatch",
        "dark-heresy",
        "hyperspace-d6",
        "starfinder",
    }
    assert sorted(campaign.language for campaign in found) == ["en", "es", "es", "it"]
    assert {campaign.slug for campaign in found} == set(SLUGS)


def test_greta_runs_three_tables_and_plays_at_the_fourth() -> None:
    roles = Membership.objects.filter(person__username="greta").values_list("role", flat=True)
    assert sorted(roles) == [Role.GM, Role.GM, Role.GM, Role.PLAYER]
    assert not Membership.objects.filter(person__username="oz").exists()


def test_it_is_lived_in(campaign: Campaign) -> None:
    states = [scene.state for scene in campaign.scenes.filter(readers=Scene.Readers.TABLE)]
    assert states.count("closed") == 1
    assert states.count("open") == 2
    posts, rolls = posts_of(campaign), rolls_of(campaign)
    assert posts.count() >= 16
    assert rolls.count() >= 8
    assert all(roll.reason or roll.sealed for roll in rolls.filter(participants=None))
    assert rolls.exclude(system="dice").filter(sealed=False).count() >= 6
    assert posts.filter(speaker=None, out_of_character=False).exists()
    assert posts.filter(speaker__player=None, speaker__isnull=False).exists()
    assert posts.filter(out_of_character=True).exists()
    assert Block.objects.filter(post__in=posts, audience__isnull=False).exists()
    assert not rolls.filter(error__isnull=False).exists()


def test_what_happens_to_posts_and_rolls_is_there_to_see(campaign: Campaign) -> None:
    posts, rolls = posts_of(campaign), rolls_of(campaign)
    assert posts.exclude(edited_at=None).exists()
    removed = posts.exclude(removed_at=None).get()
    assert removed.blocks.exclude(roll=None).exists()
    assert rolls.filter(sealed=True).exists()
    assert any(" vs " in roll.inputs.get("expression", "") for roll in rolls)


def test_characters_have_filled_sheets(campaign: Campaign) -> None:
    found = Character.objects.filter(campaign=campaign)
    assert found.exclude(player=None).count() >= 2
    assert found.filter(player=None).count() >= 2
    for character in found:
        assert character.state == State.APPROVED
        assert character.version >= 1
        assert character.blurb
        assert len(character.sheet) >= 5
        assert {character.player} <= {None, *campaign.members.all()}


def test_its_ledger_verifies(campaign: Campaign) -> None:
    report = verify(ledger_file(campaign.ledger))
    assert report["ok"], report


def test_time_goes_forwards_and_has_passed(campaign: Campaign) -> None:
    now = timezone.now()
    for scene in campaign.scenes.exclude(state=Scene.State.PLANNED):
        times = [post.created_at for post in scene.posts.order_by("number")]
        assert times == sorted(times)
        assert times[-1] < now
        assert scene.created_at <= times[0]
    stamps = [entry.as_json()["envelope"]["ts"] for entry in Entry.objects.filter(ledger=campaign.ledger)]
    assert stamps == sorted(stamps)
    assert max(SheetVersion.objects.values_list("created_at", flat=True)) < now


def test_pages_and_records_name_the_same_moments(campaign: Campaign) -> None:
    rolls = Roll.objects.filter(entry__ledger=campaign.ledger).select_related("entry")
    signed = {roll.number: json.loads(roll.entry.envelope)["ts"] for roll in rolls}
    assert signed == {roll.number: f"{roll.created_at:%Y-%m-%dT%H:%M:%SZ}" for roll in rolls}


def test_each_player_has_something_new_to_read() -> None:
    for name in ("greta", "ava", "ben", "carla"):
        person = User.objects.get(username=name)
        for membership in Membership.objects.filter(person=person):
            unread = 0
            for scene in Scene.objects.filter(campaign=membership.campaign).select_related("campaign"):
                mark = ReadMark.objects.filter(person=person, scene=scene).first()
                unread += unread_posts(seat_of(person, scene.campaign), scene, mark).count()
            assert unread < posts_of(membership.campaign).count()
            if name != "greta":
                assert unread


def test_nothing_of_the_templates_is_left_in_a_text() -> None:
    for block in Block.objects.filter(roll=None).exclude(kind=Block.Kind.SEALED):
        assert block.source.strip()
        assert "{%" not in block.source
        assert "[[" not in block.source
        assert ":::" not in block.source


def test_a_sheet_paid_for_what_fate_was_asked(campaign: Campaign) -> None:
    for version in SheetVersion.objects.filter(character__campaign=campaign).exclude(amendment=None):
        assert version.number > 1
        assert version.amendment is not None
        assert version.amendment.roll.character == version.character


def test_there_is_something_of_all_that_a_table_does() -> None:
    versions = AgreementsVersion.objects.values("campaign").annotate(count=Count("pk"))
    assert [one["count"] for one in versions] == [2, 2, 2, 2]
    assert Scene.objects.filter(state=Scene.State.PLANNED).count() == 3
    assert set(Scene.objects.values_list("readers", flat=True)) == {"table", "cast", "sealed"}
    assert Handout.objects.exclude(revealed_at=None).count() == 4
    assert Handout.objects.filter(revealed_at=None).exists()
    answers = RollAnswer.objects.filter(request__until__gt=timezone.now())
    assert answers.filter(state="rolled").count() == 3
    assert answers.filter(state="waiting", may_roll=True).exists()
    assert rolls_asked_of(User.objects.get(username="ava")).count() == 3
    encounter = Encounter.objects.get(ended_at=None)
    assert Condition.objects.get(participant__encounter=encounter).key == "entangled"
    dario = Character.objects.get(name="Dario Finch")
    assert dario.sheet["conditions"] == ["entangled"]
    assert Absence.objects.get().person.username == "carla"


def test_something_waits_for_the_game_masters_and_a_draft_for_ava() -> None:
    assert Proposal.objects.filter(answer=Proposal.Answer.WAITING).count() == 2
    assert Draft.objects.get().person.username == "ava"


@pytest.mark.parametrize("given", people(), ids=lambda given: given["name"])
def test_every_scene_is_shown_to_whoever_may_read_it(given: dict[str, str]) -> None:
    person = User.objects.get(username=given["name"])
    client = Client()
    assert client.login(username=given["name"], password=PASSWORD)
    for campaign in Campaign.objects.all():
        may_read = campaign.is_public or Membership.objects.filter(campaign=campaign, person=person).exists()
        for address in (
            campaign.get_absolute_url(),
            *(scene.get_absolute_url() for scene in campaign.scenes.readable_by(person)),
            *(one.get_absolute_url() for one in campaign.characters.exclude(name__startswith="Cutting")),
        ):
            answer = client.get(address)
            assert answer.status_code == (200 if may_read else 404), address
            if may_read:
                assert f'lang="{given["language"]}"' in answer.content.decode()


def test_the_files_name_only_people_and_characters_that_there_are() -> None:
    names = {given["name"] for given in people()}
    for file in campaign_files():
        characters = {character["id"]: character for character in file["characters"]}
        for event in file["events"]:
            person = event.get("by", file["gm"])
            assert person in names
            if "as" in event:
                assert characters[event["as"]].get("player", file["gm"]) == person
            planned = [one["scene"]["id"] for one in file["events"] if one.get("do") == "plan"]
            if event.get("do") != "plan":
                known = {*(scene["id"] for scene in file["scenes"]), *planned}
                assert event.get("scene", file["scenes"][0]["id"]) in known
