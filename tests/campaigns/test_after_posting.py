"""Histories, reactions, and what a game master does with posts that stand: hide, move, split, merge, with a log of it."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from django.core.exceptions import PermissionDenied
from django.db import DatabaseError, transaction
from django.utils import timezone

from campaigns import actions, policies
from campaigns.afterwards import differences, history_of
from campaigns.models import AuditEntry, BlockVersion, Campaign, Membership, Post, Reaction, ReadMark, Role
from campaigns.thread import first_unread, read_mark
from rules.models import Roll
from tests.table import Table, person


def page(table: Table, who: Any, address: str) -> str:
    answer = table.client(who).get(address, follow=True)
    return f"{answer.status_code} {answer.content.decode()}"


def scene_page(table: Table, who: Any, scene: Any = None, number: int = 1) -> str:
    return page(table, who, f"/scenes/{(scene or table.scene).pk}/?page={number}")


def edit(table: Table, who: Any, post: Post, old: str, new: str, **given: Any) -> None:
    block = next(block for block in post.blocks.all() if block.source.strip() == old)
    actions.edit_post(who, post, {block.pk: new}, **given)


# --- Histories


def test_differences_are_told_in_words() -> None:
    said = differences("She climbs the <wall>.\nIt rains.", "She climbs the tower.\nIt rains.")
    assert said == "She climbs the <del>&lt;wall&gt;</del><ins>tower</ins>.\nIt rains."
    assert differences("", "New") == "<ins>New</ins>"
    assert differences("Old", "") == "<del>Old</del>"
    assert differences("Same", "Same") == "Same"


def test_differences_of_very_long_texts_come_in_time() -> None:
    before = " ".join(f"word{number}" for number in range(9000))
    after = " ".join(f"word{number}" for number in range(0, 18000, 2))
    begun = timezone.now()
    assert "<del>" in differences(before, after)
    assert timezone.now() - begun < datetime.timedelta(seconds=2)


def test_a_history_keeps_every_text_with_who_and_when(table: Table) -> None:
    post = table.post(table.ava, "One.")
    edit(table, table.ava, post, "One.", "Two.")
    edit(table, table.ava, post, "Two.", "Three.")
    assert list(BlockVersion.objects.values_list("source", flat=True)) == ["One.", "Two."]
    said = page(table, table.ben, f"/posts/{post.key}/history/")
    assert said.index("<ins>Three</ins>") < said.index("<ins>Two</ins>")
    assert "Ava" in said
    assert f"/posts/{post.key}/history/" in scene_page(table, table.ben)


def test_a_history_shows_each_reader_their_texts_alone(table: Table) -> None:
    cleo = person("Cleo")
    Membership.objects.create(campaign=table.campaign, person=cleo, role=Role.PLAYER)
    post = table.post(table.ava, "Open\n\n::: whisper Tadeo\nHIDDEN one\n:::")
    edit(table, table.ava, post, "HIDDEN one", "HIDDEN two")
    assert "HIDDEN" in page(table, table.ben, f"/posts/{post.key}/history/")
    assert "HIDDEN" not in page(table, cleo, f"/posts/{post.key}/history/")
    assert history_of(policies.seat_of(cleo, table.campaign), post) == []
    whisper = table.post(table.ava, "Psst", audience=(table.tadeo.pk,))
    assert page(table, cleo, f"/posts/{whisper.key}/history/").startswith("404")
    assert page(table, table.oz, f"/posts/{post.key}/history/").startswith("404")
    assert page(table, table.ben, f"/posts/{whisper.key}/history/").startswith("200")


def test_the_history_of_a_removed_post_is_for_its_author_and_the_game_master(table: Table) -> None:
    post = table.post(table.ava, "Regretted")
    edit(table, table.ava, post, "Regretted", "Regretted more")
    actions.remove_post(table.ava, post)
    address = f"/posts/{post.key}/history/"
    assert page(table, table.ben, address).startswith("403")
    assert page(table, table.ava, address).startswith("200")
    assert page(table, table.greta, address).startswith("200")


def test_an_edit_says_how_many_replies_there_were_and_whether_dice_had_fallen(table: Table) -> None:
    plain, rolled = table.post(table.ava, "Plain"), table.post(table.ava, "Rolled [[1d6]]")
    table.post(table.ben, "First reply")
    table.post(table.ben, "Psst", audience=())
    edit(table, table.ava, plain, "Plain", "Plainer")
    edit(table, table.ava, rolled, "Rolled", "Rolled on")
    said = scene_page(table, table.greta)
    assert "Edited after 2 replies" in said
    assert "Edited after its roll and 1 reply" in said


def test_posts_can_be_edited_as_long_as_the_campaign_says(table: Table) -> None:
    table.campaign.edit_hours = 2
    table.campaign.save()
    fresh = table.post(table.ava, "Fresh")
    old = table.post(table.ava, "Old", now=timezone.now() - datetime.timedelta(hours=3))
    edit(table, table.ava, fresh, "Fresh", "Fresher")
    with pytest.raises(PermissionDenied, match="time"):
        edit(table, table.ava, old, "Old", "Older")
    assert table.client(table.ava).get(f"/posts/{old.key}/edit/").status_code == 403
    table.campaign.edit_hours = None
    table.campaign.save()
    edit(table, table.ava, old, "Old", "Older")


# --- Reactions


def test_a_sign_is_given_once_and_taken_back(table: Table) -> None:
    post = table.post(table.ava, "Bravo?")
    client = table.client(table.ben)
    address = f"/posts/{post.key}/react/"
    before = Post.objects.get(pk=post.pk).version
    for _twice in range(2):
        assert client.post(address, {"kind": "clap", "on": "1"}).status_code == 302
    assert Reaction.objects.count() == 1
    after = Post.objects.get(pk=post.pk).version
    assert after == before + 1
    assert "applauded: Ben" in scene_page(table, table.ava)
    client.post(address, {"kind": "clap", "on": "0"})
    assert not Reaction.objects.exists()
    assert client.post(address, {"kind": "boo", "on": "1"}).status_code == 404
    assert 'aria-pressed="false"' in page(table, table.ben, address)


def test_who_may_react(table: Table) -> None:
    whisper = table.post(table.ava, "Psst", audience=())
    post = table.post(table.ava, "Open")
    assert table.client(table.ben).get(f"/posts/{whisper.key}/react/").status_code == 404
    assert table.client(table.oz).post(f"/posts/{post.key}/react/", {"kind": "clap"}).status_code == 404
    assert table.client(None).get(f"/posts/{post.key}/react/").status_code == 302
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    assert table.client(table.oz).post(f"/posts/{post.key}/react/", {"kind": "clap"}).status_code == 403
    actions.remove_post(table.ava, post)
    with pytest.raises(PermissionDenied):
        actions.react(table.ben, post, Reaction.Kind.CLAP, on=True)


def test_a_sign_under_a_whisper_nudges_its_readers_alone(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    whisper = table.post(table.ava, "Psst", audience=())
    nudged: list[Any] = []
    monkeypatch.setattr(
        "campaigns.actions.locking.scene_changed", lambda scene, only=None: nudged.append(only)
    )
    actions.react(table.greta, whisper, Reaction.Kind.HEART, on=True)
    assert nudged == [{table.greta.pk, table.ava.pk}]


# --- Hiding


def test_a_hidden_post_is_a_tombstone_until_it_is_shown_again(table: Table) -> None:
    post = table.post(table.ava, "Too much BLOOD [[1d6 # Blow]]")
    actions.hide_post(table.greta, post, words="Our agreement on gore")
    said = scene_page(table, table.ben)
    assert "BLOOD" not in said
    assert "hid this post" in said
    assert "Blow" in said
    with pytest.raises(PermissionDenied):
        edit(table, table.ava, post, "Too much BLOOD", "Less")
    log = page(table, table.ben, f"/campaigns/{table.campaign.slug}/log/")
    assert "Our agreement on gore" in log
    actions.show_post(table.greta, post)
    assert "BLOOD" in scene_page(table, table.ben)


def test_only_a_game_master_moderates(table: Table) -> None:
    post = table.post(table.ava, "Mine")
    other = actions.create_scene(table.greta, table.campaign, title="Elsewhere")
    for attempt in (
        lambda: actions.hide_post(table.ava, post),
        lambda: actions.show_post(table.ava, post),
        lambda: actions.move_posts(table.ava, [post], other),
        lambda: actions.split_scene(table.ava, post, title="Split"),
        lambda: actions.merge_scenes(table.ava, table.scene, other),
    ):
        with pytest.raises(PermissionDenied):
            attempt()
    for address in (f"/posts/{post.key}/moderate/", f"/scenes/{table.scene.pk}/merge/"):
        assert table.client(table.ava).get(address).status_code == 403
        assert table.client(table.oz).get(address).status_code == 404
        assert table.client(table.greta).get(address).status_code == 200


# --- Moving


def test_a_moved_post_goes_on_under_its_key_and_leaves_a_note(table: Table) -> None:
    table.post(table.ava, "First")
    post = table.post(table.ava, "MOVED [[1d6 # Leap]]")
    table.post(table.ben, "Third")
    edit(table, table.ava, post, "MOVED", "MOVED on")
    actions.react(table.ben, post, Reaction.Kind.LUCK, on=True)
    other = actions.create_scene(table.greta, table.campaign, title="Elsewhere")
    table.post(table.greta, "Here already", speaker=None, scene=other)
    roll = Roll.objects.get()
    body = roll.entry.body
    (moved,) = actions.move_posts(table.greta, [post], other, words="It belongs there")
    assert (moved.key, moved.number, moved.scene) == (post.key, 2, other)
    assert moved.reactions.count() == 1
    assert BlockVersion.objects.filter(block__post=moved).count() == 1
    roll.refresh_from_db()
    assert (roll.block.post, roll.entry.body) == (moved, body)
    old = scene_page(table, table.ben)
    assert "MOVED" not in old
    assert f"/posts/{post.key}/" in old
    assert [f'id="p{number}"' in old for number in (1, 2, 3)] == [True] * 3
    assert "MOVED on" in scene_page(table, table.ben, other)
    answer = table.client(table.ben).get(f"/posts/{post.key}/")
    assert answer["Location"] == f"/scenes/{other.pk}/?page=1#p2"
    assert table.client(table.ben).get(f"/campaigns/{table.campaign.slug}/rolls/1/").status_code == 200
    assert table.post(table.ben, "Fourth").number == 4
    # Sent once more, the form of the moved post still makes no second one.
    assert table.post(table.ava, "MOVED", retry_key=moved.retry_key) == moved


def test_moving_again_leads_from_the_first_place_to_the_last(table: Table) -> None:
    post = table.post(table.ava, "Wanderer")
    there = actions.create_scene(table.greta, table.campaign, title="There")
    (once,) = actions.move_posts(table.greta, [post], there)
    back = actions.move_posts(table.greta, [once], table.scene)[0]
    stones = Post.objects.filter(removed_at__isnull=False)
    assert {stone.moved_to_id for stone in stones} == {back.pk}
    assert "Wanderer" in scene_page(table, table.ben)


def test_a_moved_whisper_stays_one_and_is_logged_for_its_readers(table: Table) -> None:
    table.post(table.greta, "Begin", speaker=None)
    whisper = table.post(table.ava, "SECRET", audience=())
    other = actions.create_scene(table.greta, table.campaign, title="Elsewhere")
    actions.move_posts(table.greta, [whisper], other)
    assert "SECRET" in scene_page(table, table.ava, other)
    assert "SECRET" not in scene_page(table, table.ben, other)
    assert "tombstone" not in scene_page(table, table.ben)
    assert "tombstone" in scene_page(table, table.ava)
    log = f"/campaigns/{table.campaign.slug}/log/?action=post-moved"
    assert "moved the post" in page(table, table.ava, log)
    assert "moved the post" not in page(table, table.ben, log)
    other.refresh_from_db()
    assert other.last_number == 0


def test_posts_are_not_moved_to_where_they_are_or_to_another_campaign(table: Table) -> None:
    post = table.post(table.ava, "Here")
    foreign = actions.create_campaign(
        table.greta, title="Other", system="dice", language="en", visibility=Campaign.Visibility.MEMBERS
    )
    abroad = actions.create_scene(table.greta, foreign, title="Abroad")
    for target in (table.scene, abroad):
        with pytest.raises(PermissionDenied):
            actions.move_posts(table.greta, [post], target)
    client = table.client(table.greta)
    client.post(f"/posts/{post.key}/moderate/", {"do": "move", "target": str(abroad.pk)})
    client.post(f"/posts/{post.key}/moderate/", {"do": "move", "target": ""})
    client.post(f"/posts/{post.key}/moderate/", {"do": "split", "title": ""})
    post.refresh_from_db()
    assert (post.scene, post.removed_at) == (table.scene, None)


def test_a_scene_is_split_and_what_was_read_stays_read(table: Table) -> None:
    posts = [table.post(table.greta, f"Post {number}", speaker=None) for number in range(1, 6)]
    table.client(table.ava).get(f"/scenes/{table.scene.pk}/")
    answer = table.client(table.greta).post(
        f"/posts/{posts[2].key}/moderate/", {"do": "split", "title": "The second half"}
    )
    made = table.campaign.scenes.get(title="The second half")
    assert answer["Location"] == f"/scenes/{made.pk}/"
    assert list(made.posts.values_list("number", flat=True)) == [1, 2, 3]
    assert [post.created_at for post in made.posts.all()] == [post.created_at for post in posts[2:]]

    def new_for(who: Any) -> Any:
        scene, seat = policies.readable_scene(who, made.pk)
        return first_unread(seat, scene, read_mark(who, scene))

    assert new_for(table.ava) is None
    assert new_for(table.ben).number == 1
    assert ReadMark.objects.filter(person=table.ava, scene=made).exists()


def test_two_scenes_become_one(table: Table) -> None:
    table.post(table.ava, "From the first")
    table.post(table.ava, "Psst", audience=())
    other = actions.create_scene(table.greta, table.campaign, title="Elsewhere")
    table.post(table.ben, "From the second", scene=other)
    answer = table.client(table.greta).post(f"/scenes/{table.scene.pk}/merge/", {"target": str(other.pk)})
    assert answer.status_code == 302
    said = scene_page(table, table.ava, other)
    assert said.index("From the second") < said.index("From the first") < said.index("Psst")
    table.scene.refresh_from_db()
    assert not table.scene.is_open
    assert table.client(table.greta).post(f"/scenes/{other.pk}/merge/", {"target": "0"}).status_code == 200


# --- The log


def test_the_log_is_for_members_and_can_be_filtered(table: Table) -> None:
    post = table.post(table.ava, "Post")
    actions.hide_post(table.greta, post)
    actions.close_scene(table.greta, table.scene)
    address = f"/campaigns/{table.campaign.slug}/log/"
    everything = page(table, table.ava, address)
    assert "hid the post" in everything
    assert "closed the scene" in everything
    assert "closed the scene" not in page(table, table.ava, f"{address}?kind=posts")
    assert "hid the post" not in page(table, table.ava, f"{address}?person={table.ben.pk}")
    assert page(table, table.ava, f"{address}?kind=nonsense&page=-3").startswith("200")
    assert page(table, table.oz, address).startswith("404")
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    assert page(table, table.oz, address).startswith("403")


def test_lines_of_the_log_are_never_changed(table: Table) -> None:
    actions.close_scene(table.greta, table.scene)
    with pytest.raises(DatabaseError), transaction.atomic():
        AuditEntry.objects.update(words="It was not me")


# --- New from here


def test_a_post_can_be_made_the_first_new_one_again(table: Table) -> None:
    posts = [table.post(table.greta, f"Post {number}", speaker=None) for number in range(4)]
    client = table.client(table.ava)
    client.get(f"/scenes/{table.scene.pk}/")
    assert client.get(f"/posts/{posts[2].key}/more/").status_code == 200
    assert client.post(f"/posts/{posts[2].key}/more/").status_code == 302
    said = scene_page(table, table.ava)
    line, third = said.index('id="unread"'), said.index('id="p3"')
    assert said.index('id="p2"') < line < third
    assert "2 posts" in said[line:third]
    assert table.client(table.oz).post(f"/posts/{posts[2].key}/more/").status_code == 404
    assert table.client(None).get(f"/posts/{posts[2].key}/more/").status_code == 302


def test_the_line_above_what_is_new_stands_once_beside_whispers(table: Table) -> None:
    table.post(table.greta, "Read", speaker=None)
    table.client(table.ava).get(f"/scenes/{table.scene.pk}/")
    table.post(table.greta, "New", speaker=None)
    table.post(table.ben, "Psst", audience=(table.mara.pk,))
    said = scene_page(table, table.ava)
    assert said.count('id="unread"') == 1
    assert said.index('id="p1"') < said.index('id="unread"') < said.index('id="p2"') < said.index("Psst")


def test_edits_and_removals_never_move_what_is_new(table: Table) -> None:
    first = table.post(table.greta, "First", speaker=None)
    table.client(table.ava).get(f"/scenes/{table.scene.pk}/")
    second = table.post(table.greta, "Second", speaker=None)
    third = table.post(table.greta, "Third", speaker=None)
    edit(table, table.greta, first, "First", "First, changed")
    actions.remove_post(table.greta, second)
    said = scene_page(table, table.ava)
    assert said.index('id="p2"') < said.index('id="unread"') < said.index('id="p3"')
    assert "1 post<" in said
    edit(table, table.greta, third, "Third", "Third, changed")
    assert 'id="unread"' not in scene_page(table, table.ava)


def test_the_rolls_of_a_moved_post_are_played_where_it_stands_now(table: Table) -> None:
    post = table.post(table.ben, "Up! [[1d20 # The rope]]")
    tower = actions.create_scene(table.greta, table.campaign, title="The tower")
    actions.move_posts(table.greta, [post], tower)
    greta = table.client(table.greta)
    assert greta.get(f"/scenes/{tower.pk}/rolls/1/ruling/").status_code == 200
    assert greta.get(f"/scenes/{table.scene.pk}/rolls/1/ruling/").status_code == 404
