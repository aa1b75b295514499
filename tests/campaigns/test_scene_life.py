"""A scene's life: planned, opened, paused, closed with a summary, opened again; moved into, copied and put in order."""

from __future__ import annotations

import random
import threading
from datetime import timedelta
from typing import Any

import pytest
from django.core.exceptions import PermissionDenied, ValidationError
from django.db import connection
from django.utils import timezone

from campaigns import actions
from campaigns.actions.scenes import settings_of
from campaigns.actions.turns import keep_deadlines, set_turns
from campaigns.models import (
    AuditEntry,
    Campaign,
    Chapter,
    Draft,
    Membership,
    Role,
    Scene,
    SceneEvent,
    Waiting,
)
from tests.table import Table, person


def page(table: Table, who: Any, scene: Scene) -> str:
    return table.client(who).get(f"/scenes/{scene.pk}/").content.decode()


def lived(table: Table, scene: Scene, do: str, **sent: str) -> Any:
    return table.client(table.greta).post(f"/scenes/{scene.pk}/life/", {"do": do, **sent}, follow=True)


def events(scene: Scene) -> list[tuple[str, str]]:
    rows = SceneEvent.objects.filter(scene=scene).order_by("pk").select_related("character")
    return [(row.kind, row.character.name if row.character else "") for row in rows]


# --- Planning and opening


def test_a_scene_is_planned_with_a_cast_that_moves_there_when_it_is_opened(table: Table) -> None:
    for character in (table.mara, table.tadeo, table.ossen):
        actions.move_characters(table.greta, [character], table.scene)
    before = events(table.scene)
    answer = table.client(table.greta).post(
        f"/campaigns/{table.campaign.slug}/scenes/new/",
        {
            "title": "The cave",
            "readers": "table",
            "turns": "everyone",
            "at_deadline": "hold",
            "cast": [table.mara.pk, table.tadeo.pk, table.ossen.pk],
            "leaving": table.scene.pk,
            "do": "plan",
        },
    )
    cave = Scene.objects.get(title="The cave")
    assert answer.url == f"/scenes/{cave.pk}/"
    assert cave.is_planned
    assert events(table.scene) == before
    assert not Waiting.objects.filter(scene=cave).exists()
    assert table.client(table.ava).get(f"/scenes/{cave.pk}/").status_code == 404
    lived(table, cave, "open")
    cave.refresh_from_db()
    assert cave.is_open
    assert table.scene.cast.filter(left_at=None).count() == 0
    assert events(table.scene)[len(before) :] == [("left", "Mara"), ("left", "Tadeo"), ("left", "Ossen")]
    assert {row.character_id for row in Waiting.objects.filter(scene=cave)} == {table.mara.pk, table.tadeo.pk}
    said = page(table, table.ava, cave)
    assert "Mara comes into the scene." in said


def test_a_game_master_prepares_the_first_posts_of_a_planned_scene(table: Table) -> None:
    cave = actions.create_scene(table.greta, table.campaign, title="The cave", planned=True)
    table.post(table.greta, "It is dark.", speaker=None, scene=cave)
    with pytest.raises(PermissionDenied):
        table.post(table.ava, "Hello?", scene=cave)
    actions.open_scene(table.greta, cave)
    assert "It is dark." in page(table, table.ava, cave)
    table.post(table.ava, "Hello?", scene=cave)


def test_a_plan_can_be_thrown_away_until_something_stands_in_it(table: Table) -> None:
    cave = actions.create_scene(table.greta, table.campaign, title="The cave", planned=True)
    lived(table, cave, "discard")
    assert not Scene.objects.filter(title="The cave").exists()
    other = actions.create_scene(table.greta, table.campaign, title="The cave", planned=True)
    table.post(table.greta, "It is dark.", speaker=None, scene=other)
    assert "written or rolled in this scene already" in lived(table, other, "discard").content.decode()
    assert "Only a planned scene" in lived(table, table.scene, "discard").content.decode()


# --- Pausing


def test_a_pause_stops_deadlines_and_moves_them(table: Table) -> None:
    actions.move_characters(table.greta, [table.mara], table.scene)
    set_turns(table.greta, table.scene, turns="everyone", days=2, at_deadline="skip")
    row = Waiting.objects.get(scene=table.scene)
    assert row.until is not None
    until = row.until
    begun = timezone.now()
    actions.pause_scene(table.greta, table.scene, reason="Exams until Friday", now=begun)
    assert keep_deadlines(until + timedelta(hours=1)) == 0
    said = page(table, table.ava, table.scene)
    assert "The scene is paused: Exams until Friday" in said
    assert "until it goes on" in said
    assert "paused the scene: Exams until Friday" in said
    actions.resume_scene(table.greta, table.scene, now=begun + timedelta(days=3))
    row.refresh_from_db()
    assert row.until == until + timedelta(days=3)
    assert events(table.scene)[-2:] == [("paused", ""), ("goes-on", "")]


@pytest.mark.parametrize("end", [actions.pause_scene, actions.close_scene])
def test_what_somebody_writes_meanwhile_is_kept(table: Table, end: Any) -> None:
    client = table.client(table.ava)
    end(table.greta, table.scene)
    sent = {"text": "My long answer", "speaker": str(table.mara.pk), "audience": "everyone", "do": "post"}
    answer = client.post(f"/scenes/{table.scene.pk}/write/", sent)
    assert answer.status_code == 403
    assert "My long answer" in answer.content.decode()
    client.post(f"/scenes/{table.scene.pk}/draft/save/", sent)
    assert Draft.objects.get(person=table.ava, scene=table.scene).text == "My long answer"
    assert table.scene.posts.count() == 0


def test_a_pause_of_the_scene_and_one_of_the_table_count_once(table: Table) -> None:
    actions.move_characters(table.greta, [table.mara], table.scene)
    set_turns(table.greta, table.scene, turns="everyone", days=2, at_deadline="skip")
    row = Waiting.objects.get(scene=table.scene)
    assert row.until is not None
    until, begun = row.until, timezone.now() + timedelta(hours=1)
    actions.pause_scene(table.greta, table.scene, now=begun)
    Campaign.objects.update(paused_at=begun + timedelta(hours=2))
    table.campaign.refresh_from_db()
    table.scene.campaign = table.campaign
    actions.resume_scene(table.greta, table.scene, now=begun + timedelta(hours=5))
    row.refresh_from_db()
    assert row.until == until + timedelta(hours=2)
    actions.resume_table(table.greta, table.campaign, now=begun + timedelta(hours=9))
    row.refresh_from_db()
    assert row.until == until + timedelta(hours=9)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_pauses_overlap_a_deadline_moves_by_the_time_in_which_it_stood_still(
    table: Table, seed: int
) -> None:
    """The scene and the table are paused and let go on at random; each hour counts once, or not at all."""
    chance = random.Random(seed)
    actions.move_characters(table.greta, [table.mara], table.scene)
    set_turns(table.greta, table.scene, turns="everyone", days=9, at_deadline="skip")
    row = Waiting.objects.get(scene=table.scene)
    assert row.until is not None
    until, now, stood_still = row.until, timezone.now() + timedelta(hours=1), timedelta(0)
    of_scene = of_table = False
    for _step in range(14):
        scene = Scene.objects.select_related("campaign").get(pk=table.scene.pk)
        if chance.random() < 0.5:
            act = actions.resume_scene if of_scene else actions.pause_scene
            act(table.greta, scene, now=now)
            of_scene = not of_scene
        elif of_table:
            actions.resume_table(table.greta, scene.campaign, now=now)
            of_table = False
        else:
            actions.pause_table(table.ava, scene.campaign, now=now)
            Campaign.objects.update(pause_due_at=None)  # the table has been told of it
            of_table = True
        passed = timedelta(hours=chance.randint(1, 40))
        now += passed
        stood_still += passed if of_scene or of_table else timedelta(0)
    scene = Scene.objects.select_related("campaign").get(pk=table.scene.pk)
    if of_table:
        actions.resume_table(table.greta, scene.campaign, now=now)
    if of_scene:
        actions.resume_scene(table.greta, scene, now=now)
    row.refresh_from_db()
    assert row.until == until + stood_still


# --- Closing


def test_a_scene_is_closed_with_a_summary_for_its_end_and_the_campaign(table: Table) -> None:
    table.post(table.ava, "Farewell.")
    lived(table, table.scene, "close", summary="They **found** the well.")
    said = page(table, table.ben, table.scene)
    assert "They <strong>found</strong> the well." in said
    assert "Greta closed the scene." in said
    book = table.client(table.ben).get(f"/campaigns/{table.campaign.slug}/").content.decode()
    assert "They <strong>found</strong> the well." in book
    lived(table, table.scene, "close", summary="They lost it.")
    assert "They lost it." in page(table, table.ben, table.scene)
    assert [row.action for row in AuditEntry.objects.filter(action="scene-closed")] == ["scene-closed"]


def test_closing_ends_the_waiting_and_opening_again_begins_the_turns_anew(table: Table) -> None:
    actions.move_characters(table.greta, [table.mara, table.tadeo], table.scene)
    set_turns(table.greta, table.scene, turns="robin", days=1, at_deadline="skip")
    table.post(table.ava, "My turn is over.")
    actions.close_scene(table.greta, table.scene)
    assert not Waiting.objects.filter(scene=table.scene).exists()
    actions.reopen_scene(table.greta, table.scene)
    assert [row.character_id for row in Waiting.objects.filter(scene=table.scene)] == [table.mara.pk]


def test_each_step_refuses_the_wrong_state(table: Table) -> None:
    with pytest.raises(PermissionDenied):
        actions.resume_scene(
            table.greta, Scene.objects.create(campaign=table.campaign, title="x", state="closed")
        )
    actions.close_scene(table.greta, table.scene)
    for step in (actions.pause_scene, actions.resume_scene, actions.open_scene):
        with pytest.raises(PermissionDenied):
            step(table.greta, table.scene)
    with pytest.raises(PermissionDenied):
        actions.move_characters(table.greta, [table.mara], table.scene)
    assert "Only an open scene can be paused." in lived(table, table.scene, "pause").content.decode()


@pytest.mark.parametrize("name", ["open_scene", "pause_scene", "resume_scene", "close_scene", "reopen_scene"])
def test_only_the_game_master_does_it(table: Table, name: str) -> None:
    for who in (table.ava, table.oz):
        with pytest.raises(PermissionDenied):
            getattr(actions, name)(who, table.scene)
    assert table.client(table.ava).post(f"/scenes/{table.scene.pk}/life/", {"do": "close"}).status_code == 403
    assert table.client(table.oz).post(f"/scenes/{table.scene.pk}/life/", {"do": "close"}).status_code == 404


@pytest.mark.django_db(transaction=True)
def test_two_game_masters_at_once_end_it_once(transactional_db: None, request: Any) -> None:
    table: Table = request.getfixturevalue("table")
    gina = person("Gina")
    Membership.objects.create(campaign=table.campaign, person=gina, role=Role.GM)
    together = threading.Barrier(2)

    def close(who: Any) -> None:
        together.wait(timeout=10)
        actions.close_scene(who, Scene.objects.select_related("campaign").get(pk=table.scene.pk))
        connection.close()

    both = [threading.Thread(target=close, args=(who,)) for who in (table.greta, gina)]
    for one in both:
        one.start()
    for one in both:
        one.join(timeout=30)
    assert events(table.scene) == [("closed", "")]
    assert AuditEntry.objects.filter(action="scene-closed").count() == 1


# --- Moving characters


def test_several_characters_go_into_another_scene_at_once(table: Table) -> None:
    actions.move_characters(table.greta, [table.mara, table.tadeo], table.scene)
    table.post(table.greta, "The road forks.", speaker=None)
    fork = actions.create_scene(table.greta, table.campaign, title="The fork")
    table.post(table.greta, "Left or right?", speaker=None, scene=fork)
    table.client(table.greta).post(
        f"/scenes/{table.scene.pk}/turns/",
        {"do": "move", "character": [table.mara.pk, table.tadeo.pk], "target": fork.pk, "leave": "on"},
    )
    assert set(fork.cast.values_list("character", flat=True)) == {table.mara.pk, table.tadeo.pk}
    assert "Tadeo leaves the scene." in page(table, table.ava, table.scene)
    assert "Tadeo comes into the scene." in page(table, table.ava, fork)
    assert AuditEntry.objects.filter(action="moved-in", scene=fork).count() == 2


def test_nobody_comes_from_another_campaign(table: Table) -> None:
    other = actions.create_campaign(table.greta, title="Other", system="dice", language="en")
    there = actions.create_scene(table.greta, other, title="There")
    with pytest.raises(ValidationError):
        actions.move_characters(table.greta, [table.mara], there)
    with pytest.raises(ValidationError):
        actions.move_characters(table.greta, [table.mara], table.scene, leaving=there)


# --- Templates and copies


def test_a_scene_is_kept_as_a_template_and_begun_from_it(table: Table) -> None:
    actions.change_scene(table.greta, table.scene, place="Under ground", content_notes="spiders")
    set_turns(table.greta, table.scene, turns="sides", days=3, at_deadline="skip")
    table.scene.refresh_from_db()
    lived(table, table.scene, "template", name="Below")
    template = table.campaign.scene_templates.get()
    assert template.settings == settings_of(table.scene)
    address = f"/campaigns/{table.campaign.slug}/scenes/new/"
    form = table.client(table.greta).get(f"{address}?template={template.pk}").context["form"]
    assert (form["place"].value(), form["turns"].value(), form["days"].value()) == (
        "Under ground",
        "sides",
        3,
    )
    lived(table, table.scene, "template", name="Below")
    assert table.campaign.scene_templates.count() == 1
    gone = f"/campaigns/{table.campaign.slug}/templates/{template.pk}/delete/"
    assert table.client(table.ava).post(gone).status_code == 403
    table.client(table.greta).post(gone)
    assert table.campaign.scene_templates.count() == 0


def test_a_scene_like_another_begins_with_its_settings_and_its_cast(table: Table) -> None:
    actions.move_characters(table.greta, [table.mara], table.scene)
    actions.change_scene(table.greta, table.scene, content_notes="spiders")
    address = f"/campaigns/{table.campaign.slug}/scenes/new/?like={table.scene.pk}"
    form = table.client(table.greta).get(address).context["form"]
    assert form["content_notes"].value() == "spiders"
    assert form["cast"].value() == [table.mara.pk]


# --- Order


def order(campaign: Campaign) -> list[tuple[str, list[str]]]:
    shelves: list[tuple[str, list[str]]] = [
        ("", list(campaign.scenes.filter(chapter=None).values_list("title", flat=True)))
    ]
    for chapter in campaign.chapters.all():
        shelves.append((chapter.title, list(chapter.scenes.values_list("title", flat=True))))
    return shelves


def test_scenes_and_chapters_move_by_buttons(table: Table) -> None:
    one, two = (actions.create_chapter(table.greta, table.campaign, title) for title in ("One", "Two"))
    for title, chapter in (("a", one), ("b", one), ("c", two)):
        actions.create_scene(table.greta, table.campaign, title=title, chapter=chapter)
    table.scene.delete()
    client, address = table.client(table.greta), f"/campaigns/{table.campaign.slug}/order/"

    def press(do: str, **sent: Any) -> None:
        assert client.post(address, {"do": do, **sent}).status_code == 302

    scene = {scene.title: scene.pk for scene in table.campaign.scenes.all()}
    press("up", scene=scene["b"])
    assert order(table.campaign) == [("", []), ("One", ["b", "a"]), ("Two", ["c"])]
    press("down", scene=scene["a"])
    assert order(table.campaign) == [("", []), ("One", ["b"]), ("Two", ["a", "c"])]
    press("up", scene=scene["b"])
    assert order(table.campaign) == [("", ["b"]), ("One", []), ("Two", ["a", "c"])]
    press("up", scene=scene["b"])
    press("place", scene=scene["b"], chapter=two.pk, before=scene["c"])
    assert order(table.campaign) == [("", []), ("One", []), ("Two", ["a", "b", "c"])]
    press("up", chapter=two.pk)
    press("rename", chapter=two.pk, title="First")
    assert order(table.campaign)[1:] == [("First", ["a", "b", "c"]), ("One", [])]
    press("delete", chapter=two.pk)
    press("delete", chapter=one.pk)
    assert list(Chapter.objects.values_list("title", flat=True)) == ["First"]
    piece = client.post(address, {"do": "down", "scene": scene["a"]}, headers={"HX-Request": "true"})
    assert "<html" not in piece.content.decode()
    assert order(table.campaign)[1] == ("First", ["b", "a", "c"])


def test_players_arrange_nothing(table: Table) -> None:
    address = f"/campaigns/{table.campaign.slug}/order/"
    assert table.client(table.ava).post(address, {"do": "up", "scene": table.scene.pk}).status_code == 403
    assert table.client(table.oz).get(address).status_code == 404
    elsewhere = actions.create_campaign(table.greta, title="Other", system="dice", language="en")
    chapter = actions.create_chapter(table.greta, elsewhere, "Far away")
    with pytest.raises(PermissionDenied):
        actions.place_scene(table.greta, table.scene, chapter)


def test_splitting_and_putting_together_are_reached_by_the_game_master(table: Table) -> None:
    post = table.post(table.ava, "Up we go.")
    client = table.client(table.greta)
    assert f"/posts/{post.key}/moderate/" in client.get(f"/posts/{post.key}/more/").content.decode()
    assert f"/scenes/{table.scene.pk}/merge/" in page(table, table.greta, table.scene)
    assert f"/scenes/{table.scene.pk}/merge/" not in page(table, table.ava, table.scene)
