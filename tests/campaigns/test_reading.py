"""Reading: some of a scene's posts, everything new across scenes, on paper, the next scene, a post by its number."""

from __future__ import annotations

import re
from typing import Any

import pytest

from campaigns import actions
from campaigns.models import Campaign, Membership, Role
from tests.table import Table, person


def words(table: Table, who: Any, address: str) -> str:
    answer = table.client(who).get(address)
    assert answer.status_code == 200, address
    return answer.content.decode()


def numbers(page: str) -> list[int]:
    return [int(number) for number in re.findall(r'data-number="(\d+)"', page)]


# --- Some posts


def test_posts_are_chosen_by_voice_character_and_rolls(table: Table) -> None:
    table.post(table.ava, "In character")
    table.post(table.ava, "Beside the table", speaker=None, out_of_character=True)
    table.post(table.ben, "Tadeo rolls [[1d6]]")
    table.post(table.ava, "Inside\n\n::: ooc\nASIDE\n:::")
    address = f"/scenes/{table.scene.pk}/posts/"
    assert numbers(words(table, table.ben, address)) == [1, 2, 3, 4]
    in_character = words(table, table.ben, f"{address}?voice=ic")
    assert numbers(in_character) == [1, 3, 4]
    assert "ASIDE" not in in_character
    beside = words(table, table.ben, f"{address}?voice=ooc")
    assert numbers(beside) == [2, 4]
    assert "ASIDE" in beside
    assert "Inside" not in beside
    assert numbers(words(table, table.ben, f"{address}?character={table.tadeo.pk}")) == [3]
    assert numbers(words(table, table.ben, f"{address}?rolls=on")) == [3]
    assert numbers(words(table, table.ben, f"{address}?rolls=on&character={table.mara.pk}")) == []
    for nonsense in ("voice=loud", "character=0", "since=-1", "since=x"):
        assert numbers(words(table, table.ben, f"{address}?{nonsense}")) == [1, 2, 3, 4]


def test_a_choice_betrays_no_whisper(table: Table) -> None:
    cleo = person("Cleo")
    Membership.objects.create(campaign=table.campaign, person=cleo, role=Role.PLAYER)
    table.post(table.ava, "Open\n\n::: whisper Tadeo\n[[1d6]]\n:::")
    table.post(table.ava, "SECRET", audience=(table.tadeo.pk,))
    address = f"/scenes/{table.scene.pk}/posts/"
    assert numbers(words(table, table.ben, f"{address}?rolls=on")) == [1]
    assert numbers(words(table, cleo, f"{address}?rolls=on")) == []
    assert "SECRET" not in words(table, cleo, address)
    assert "SECRET" in words(table, table.ben, address)


def test_chosen_posts_come_in_pages_by_number(table: Table) -> None:
    for number in range(1, 53):
        table.post(table.ava, f"Post {number}")
        if number == 51:
            table.post(table.ava, "Psst", audience=(table.tadeo.pk,))
    first = words(table, table.ben, f"/scenes/{table.scene.pk}/posts/?voice=ic")
    assert numbers(first) == list(range(1, 51))
    following = re.search(r'rel="next" href="([^"]+)"', first)
    assert following
    second = words(table, table.ben, following[1].replace("&amp;", "&"))
    assert numbers(second) == [51, 51, 52]
    assert 'rel="next"' not in second
    on_paper = words(table, table.ben, f"/scenes/{table.scene.pk}/posts/?paper=1")
    assert len(numbers(on_paper)) == 53
    assert "post__actions" not in on_paper


def test_who_may_read_a_scene_may_read_it_this_way(table: Table) -> None:
    table.post(table.ava, "Here")
    for address in (f"/scenes/{table.scene.pk}/posts/", f"/scenes/{table.scene.pk}/jump/?number=1"):
        assert table.client(table.oz).get(address).status_code == 404
        assert table.client(None).get(address).status_code == 404
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    assert "Here" in words(table, None, f"/scenes/{table.scene.pk}/posts/")


# --- To a number


@pytest.mark.parametrize(
    ("given", "place"), [("30", "30/"), ("0", ""), ("999", "30/"), ("x", ""), ("", ""), ("9" * 40, "")]
)
def test_jumping_to_a_number(table: Table, given: str, place: str) -> None:
    for number in range(30):
        table.post(table.ava, f"Post {number}")
    answer = table.client(table.ben).get(f"/scenes/{table.scene.pk}/jump/?number={given}")
    assert answer["Location"] == f"/scenes/{table.scene.pk}/{place}"
    landed = table.client(table.ben).get(f"/scenes/{table.scene.pk}/30/")
    assert landed["Location"] == f"/scenes/{table.scene.pk}/?page=2#p30"


def test_an_address_by_key_leads_to_the_place_after_more_pages_came(table: Table) -> None:
    post = table.post(table.ava, "Here")
    whisper = table.post(table.ava, "Psst", audience=())
    for number in range(60):
        table.post(table.ben, f"Post {number}")
    client = table.client(table.ava)
    assert client.get(f"/posts/{post.key}/")["Location"].endswith("?page=1#p1")
    place = client.get(f"/posts/{whisper.key}/")["Location"]
    assert f'id="{place.partition("#")[2]}"' in words(table, table.ava, place)
    assert table.client(table.ben).get(f"/posts/{whisper.key}/").status_code == 404


# --- How far one has read


def test_jumping_over_what_is_new_leaves_it_new(table: Table) -> None:
    table.post(table.ava, "First")
    client = table.client(table.ben)
    scene = f"/scenes/{table.scene.pk}/"
    client.get(scene)
    for number in range(2, 60):
        table.post(table.ava, f"Post {number}")
    last = words(table, table.ben, f"{scene}?page=3")
    assert f'href="{scene}#unread"' in last
    assert "58 posts" in last
    client.post(f"{scene}read/", {"number": 59})  # what a script says of a post that came meanwhile
    page = words(table, table.ben, scene)
    assert 'id="unread"' in page
    assert page.index('id="unread"') < page.index('id="p2"')
    client.get(f"{scene}?page=2")
    client.get(f"{scene}?page=3")
    assert 'id="unread"' not in words(table, table.ben, scene)


def test_everything_in_a_scene_is_marked_read_at_once(table: Table) -> None:
    for number in range(1, 60):
        table.post(table.ava, f"Post {number}")
    table.post(table.ava, "Not for Ben", audience=())
    client = table.client(table.ben)
    assert client.post(f"/scenes/{table.scene.pk}/read/", {"all": "1"}).status_code == 302
    assert "Nothing is new" in words(table, table.ben, "/new/")
    for nonsense in ("", "x", "-1", "9" * 30):
        assert client.post(f"/scenes/{table.scene.pk}/read/", {"number": nonsense}).status_code == 204


# --- Everything new


def test_everything_new_is_read_across_scenes_and_counts_when_one_says_so(table: Table) -> None:
    other = actions.create_scene(table.greta, table.campaign, title="The tower")
    table.post(table.greta, "At the well", speaker=None)
    table.client(table.ava).get(f"/scenes/{table.scene.pk}/")
    table.post(table.greta, "More at the well", speaker=None)
    table.post(table.ben, "Beside it", speaker=None, out_of_character=True)
    table.post(table.ben, "In the tower", scene=other)
    table.post(table.ben, "SECRET", audience=())
    page = words(table, table.ava, "/new/")
    assert "At the well" not in page.replace("More at the well", "")
    assert page.index("More at the well") < page.index("In the tower")
    assert "SECRET" not in page
    assert "aside-fold" in page
    sent = {"until": re.findall(r'name="until" value="(\w+)"', page)}
    assert table.client(table.ava).post("/new/", sent).status_code == 302
    assert "Nothing is new" in words(table, table.ava, "/new/")
    assert table.client(None).get("/new/").status_code == 302


def test_nobody_marks_what_they_may_not_read(table: Table) -> None:
    whisper = table.post(table.ava, "Psst", audience=())
    table.post(table.ava, "Open")
    sent = {"until": [whisper.key, "nothing"]}
    table.client(table.ben).post("/new/", sent)
    table.client(table.oz).post("/new/", sent)
    assert "Open" in words(table, table.ben, "/new/")


def test_on_to_the_next_scene_with_something_new(table: Table) -> None:
    second = actions.create_scene(table.greta, table.campaign, title="Second")
    third = actions.create_scene(table.greta, table.campaign, title="Third")
    client = table.client(table.ava)
    for scene in (table.scene, third):
        table.post(table.greta, "New", speaker=None, scene=scene)
    assert client.get(f"/new/next/?after={table.scene.pk}")["Location"] == f"/scenes/{third.pk}/#unread"
    assert client.get(f"/new/next/?after={third.pk}")["Location"] == f"/scenes/{table.scene.pk}/#unread"
    assert client.get("/new/next/?after=x")["Location"] == f"/scenes/{table.scene.pk}/#unread"
    for scene in (table.scene, third):
        client.get(f"/scenes/{scene.pk}/")
    assert client.get(f"/new/next/?after={second.pk}")["Location"] == "/"
    assert table.client(None).get("/new/next/").status_code == 302
