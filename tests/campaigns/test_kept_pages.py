"""Posts are drawn once for all who see the same of them; whatever changes is seen at once by everybody, and by nobody else."""

from __future__ import annotations

import datetime
import marshal
from collections.abc import Callable

import pytest
from django.template.loader import get_template
from django.utils import timezone

from accounts.models import User
from campaigns import actions
from campaigns.composer import Composer
from campaigns.models import Block, Campaign, Membership, Post, Reaction, Role, Scene
from campaigns.policies import seat_of
from characters.models import Face, random_key
from rules.actions import Place, roll_now, rule_on
from rules.asking import ask_for_dice
from tests.playing import SHEETS, play
from tests.table import Table, person


@pytest.fixture
def page(table: Table) -> Callable[[User], str]:
    """A page that each of them has read before, so that it is kept."""
    table.post(table.greta, "It begins.", speaker=None)
    table.post(table.ava, "I climb. [[1d20 # The wall]]")
    table.post(table.ben, "I wait below.")
    table.post(table.ben, "Something else", speaker=None, out_of_character=True)

    def read(who: User) -> str:
        answer = table.client(who).get(f"/scenes/{table.scene.pk}/?page=1")
        assert answer.status_code == 200
        return answer.content.decode()

    for who in (table.greta, table.ava, table.ben) * 2:
        read(who)
    return read


def second(table: Table) -> Post:
    return Post.objects.get(scene=table.scene, number=2)


def renamed_person(table: Table) -> str:
    User.objects.filter(pk=table.ava.pk).update(display_name="Avelina")
    return "Avelina"


def renamed_character(table: Table) -> str:
    table.mara.name = "Marana"
    table.mara.save()
    return 'who">Marana</h3>'


def another_colour(table: Table) -> str:
    table.mara.accent = "plum"
    table.mara.save()
    return 'data-accent="plum"'


def another_portrait(table: Table) -> str:
    table.mara.portrait = "portraits/marana.png"
    table.mara.save()
    return "portraits/marana.png"


def edited_post(table: Table) -> str:
    post = second(table)
    block = post.blocks.get(kind="text")
    actions.edit_post(table.ava, post, {block.pk: "I climb higher."})
    return "I climb higher."


def a_sign(table: Table) -> str:
    actions.react(table.ben, second(table), Reaction.Kind.CLAP, on=True)
    return "👏 1"


def hidden_post(table: Table) -> str:
    actions.hide_post(table.greta, second(table))
    return "hid this post"


def ruled_roll(table: Table) -> str:
    roll = second(table).blocks.get(kind="roll").roll
    assert roll is not None
    rule_on(table.greta, roll, {"total": 31415}, "It was windy")
    return "31415"


def opened_campaign(table: Table) -> str:
    """Whose rolls have public pages from now on, to which their cards lead."""
    Campaign.objects.filter(pk=table.campaign.pk).update(visibility=Campaign.Visibility.PUBLIC)
    roll = second(table).blocks.get(kind="roll").roll
    assert roll is not None
    return f'href="/r/{roll.code}"'


CHANGES = [
    renamed_person,
    renamed_character,
    another_colour,
    another_portrait,
    edited_post,
    a_sign,
    hidden_post,
    ruled_roll,
    opened_campaign,
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_a_change_is_seen_at_once(
    table: Table, page: Callable[[User], str], change: Callable[[Table], str]
) -> None:
    said = change(table)
    for who in (table.greta, table.ava, table.ben):
        assert said in page(who)


def test_a_face_that_was_taken_away_is_not_shown(table: Table, page: Callable[[User], str]) -> None:
    face = Face.objects.create(character=table.mara, label="Wounded", portrait="portraits/wounded.png")
    table.post(table.ava, "Ouch.", face=face)
    assert "wounded.png" in page(table.ben)
    face.delete()
    assert "wounded.png" not in page(table.ben)


def test_each_reads_in_their_own_language_and_zone(table: Table, page: Callable[[User], str]) -> None:
    User.objects.filter(pk=table.ben.pk).update(language="es", time_zone="Pacific/Kiritimati")
    times = [page(who).partition("datetime=")[2][:30] for who in (table.ava, table.ben)]
    assert "+0000" in times[0]
    assert "+1400" in times[1]
    assert "Citar" in page(table.ben)
    assert "Citar" not in page(table.ava)


def test_a_scene_that_has_the_place_of_another_in_the_database_is_another(
    table: Table, page: Callable[[User], str]
) -> None:
    """Whoever loads the demo anew, or a backup, while the server runs, has other scenes under the same numbers and versions."""
    post = table.post(table.ava, "The first of their worlds.")
    assert "The first of their worlds." in page(table.ben)
    Scene.objects.filter(pk=table.scene.pk).update(key=random_key())
    Block.objects.filter(post=post).update(html="The second one.")
    assert "The second one." in page(table.ben)
    assert "The first of their worlds." not in page(table.ben)


def test_links_to_edit_go_when_the_time_for_it_is_over(
    table: Table, page: Callable[[User], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    link = f"/posts/{second(table).key}/edit/"
    assert link in page(table.ava)
    assert link not in page(table.ben)
    Campaign.objects.filter(pk=table.campaign.pk).update(edit_hours=1)
    assert link in page(table.ava)
    later = timezone.now() + datetime.timedelta(hours=2)
    monkeypatch.setattr(timezone, "now", lambda: later)
    assert link not in page(table.ava)


def test_whoever_only_reads_from_now_on_has_no_buttons(table: Table, page: Callable[[User], str]) -> None:
    assert "data-quote" in page(table.ben)
    Membership.objects.filter(person=table.ben).update(role=Role.READER)
    assert "data-quote" not in page(table.ben)
    assert "data-quote" in page(table.ava)


def test_a_new_player_does_not_read_what_the_kept_page_whispers(
    table: Table, page: Callable[[User], str]
) -> None:
    table.post(table.greta, "Before.\n\n::: whisper Mara\nFOR-MARA\n:::", speaker=None)
    assert "FOR-MARA" in page(table.ava)
    rita = person("Rita")
    Membership.objects.create(campaign=table.campaign, person=rita, role=Role.PLAYER)
    assert "FOR-MARA" not in page(rita)
    table.mara.player = rita
    table.mara.save()
    assert "FOR-MARA" in page(rita)
    assert "FOR-MARA" not in page(table.ava)


def test_the_line_above_what_is_new_stands_where_it_belongs(
    table: Table, page: Callable[[User], str]
) -> None:
    table.client(table.ava).post(f"/scenes/{table.scene.pk}/read/", {"all": "1"})
    table.post(table.ben, "Newer")
    table.post(table.ben, "Newest")
    before, line, after = page(table.ava).partition('id="unread"')
    assert line
    assert 'id="p4"' in before
    assert 'id="p5"' in after
    assert 'id="p6"' in after
    assert 'id="unread"' not in page(table.ava)


@pytest.mark.parametrize("system", ["dice", *SHEETS])
def test_a_form_at_rest_is_the_form(table: Table, page: Callable[[User], str], system: str) -> None:
    """What is kept of the composer is drawn from plain values; whatever the template asks for is among them."""
    table.scene.refresh_from_db()
    if system != "dice":
        play(table, system)
    table.campaign.pictures_allowed = True
    Face.objects.create(character=table.mara, label="Wounded", portrait="portraits/wounded.png")
    actions.save_draft(table.ava, table.scene, text="So far <b>", speaker=str(table.mara.pk))
    form = get_template("campaigns/scene.html#composer")
    for who in (table.greta, table.ava):
        composer = Composer(table.scene, seat_of(who, table.campaign))
        assert composer.at_rest is not None
        assert marshal.dumps(composer.at_rest)
        assert form.render({"composer": composer.at_rest}) == form.render({"composer": composer})


def test_what_was_sent_is_not_kept(table: Table) -> None:
    seat = seat_of(table.ava, table.campaign)
    assert Composer(table.scene, seat, {"text": "Typed"}).at_rest is None
    bound = actions.save_draft(table.ava, table.scene, text="[[1d20]]", speaker=str(table.mara.pk))
    place = Place(scene=table.scene.key, character=table.mara, post_key=bound.key)
    roll_now(table.ava, table.campaign.ledger, ask_for_dice("1d20"), place)
    assert Composer(table.scene, seat).at_rest is None
