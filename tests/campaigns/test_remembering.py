"""What was made of the database's answers is given out again as long as they are the same, to nobody but whom it was made for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts.models import Absence, User
from campaigns import actions
from campaigns.actions.encounters import Line, Order, start_encounter
from campaigns.actions.turns import join_cast
from campaigns.models import CastMember, Membership, Notification, Post, Role, Scene, Waiting
from campaigns.remembered import Wanted, forget_all, remembered
from characters.actions import create_character
from characters.models import Character
from rules.prepared import Prepared
from tests.table import Table

numbers: Prepared[Post] = Prepared(lambda scene: Post.objects.filter(scene=scene).order_by("-number"))


@pytest.fixture(autouse=True)
def _nothing_is_remembered_yet() -> Iterator[None]:
    forget_all()
    yield
    forget_all()


def newest(table: Table, made: list[int]) -> Callable[[], int]:
    def make() -> int:
        made.append(1)
        return numbers(table.scene.pk)[0].number

    return make


def test_it_is_made_once_while_the_answers_are_the_same(table: Table) -> None:
    made: list[int] = []
    table.post(table.ava, "One")
    for _time in range(3):
        with CaptureQueriesContext(connection) as caught:
            assert remembered(Wanted("newest", newest(table, made))) == [1]
        assert len(caught) == 1
    assert len(made) == 1
    table.post(table.ava, "Two")
    assert remembered(Wanted("newest", newest(table, made))) == [2]
    Post.objects.filter(number=1).update(is_hidden=True)
    assert remembered(Wanted("newest", newest(table, made))) == [2]
    assert len(made) == 3


def test_several_are_asked_for_at_once_and_one_that_changed_is_made_alone(table: Table) -> None:
    table.post(table.ava, "One")
    other = actions.create_scene(table.greta, table.campaign, title="The tower")
    table.post(table.ava, "One", scene=other)
    made: dict[int, list[int]] = {table.scene.pk: [], other.pk: []}

    def wanted(scene: Scene) -> Wanted:
        def make() -> int:
            made[scene.pk].append(1)
            return numbers(scene.pk)[0].number

        return Wanted(("newest", scene.pk), make)

    for expected in ([1, 1], [1, 1]):
        assert remembered(wanted(table.scene), wanted(other)) == expected
    table.post(table.ava, "Two", scene=other)
    with CaptureQueriesContext(connection) as caught:
        assert remembered(wanted(table.scene), wanted(other)) == [1, 2]
    assert len(caught) == 2
    assert [len(times) for times in made.values()] == [1, 2]


def test_what_asks_in_other_ways_or_does_not_last_is_not_kept(table: Table) -> None:
    table.post(table.ava, "One")
    made: list[int] = []

    def with_another_statement() -> int:
        made.append(Post.objects.count())
        return newest(table, [])()

    for _time in range(2):
        remembered(Wanted("other", with_another_statement))
        remembered(Wanted("passing", newest(table, made), lambda _number: False))
    assert len(made) == 4


# --- Around a thread


@pytest.fixture
def page(table: Table) -> Callable[[User], str]:
    """A page whose surroundings are remembered for each of them."""
    for character in (table.mara, table.tadeo):
        join_cast(table.scene, character, person=table.greta, now=timezone.now(), said=False)
    table.post(table.greta, "It begins.", speaker=None)

    def read(who: User) -> str:
        answer = table.client(who).get(f"/scenes/{table.scene.pk}/")
        assert answer.status_code == 200
        return answer.content.decode()

    for who in (table.greta, table.ava, table.ben) * 2:
        read(who)
    return read


def test_a_page_that_is_known_costs_four_statements(table: Table, page: Callable[[User], str]) -> None:
    for who in (table.greta, table.ava, table.ben):
        with CaptureQueriesContext(connection) as caught:
            page(who)
        assert len(caught) == 4


def saved_draft(table: Table) -> str:
    actions.save_draft(table.ava, table.scene, text="AVA-DRAFT", speaker=str(table.mara.pk))
    return "AVA-DRAFT"


def renamed_player(table: Table) -> str:
    User.objects.filter(pk=table.ben.pk).update(display_name="Benicio")
    return 'cast__note">Benicio'


def somebody_new(table: Table) -> str:
    create_character(table.ava, table.campaign, name="Nadia")
    return ">Nadia</option>"


def another_turn(table: Table) -> str:
    Waiting.objects.create(scene=table.scene, character=table.tadeo, since=timezone.now())
    return "Waiting on Tadeo"


def absence(table: Table) -> str:
    today = timezone.now().date()
    Absence.objects.create(person=table.ben, first_day=today, last_day=today + timedelta(days=3))
    return "Away until"


def news(table: Table) -> str:
    Notification.objects.create(
        person=table.ava, campaign=table.campaign, action="x", kind="happened", created_at=timezone.now()
    )
    return 'nav__you">1<span class="unseen"> new'


def an_encounter(table: Table) -> str:
    lines = [Line((table.mara,), initiative=3), Line((table.tadeo,), initiative=2)]
    start_encounter(table.greta, table.scene, lines, Order(notation="1d20"))
    return 'class="order__number"'


def a_note(table: Table) -> str:
    note = actions.make_handout(table.greta, table.scene, title="TORN-LETTER")
    actions.reveal_handout(table.greta, note, [table.mara])
    return f'<a href="{note.get_absolute_url()}">TORN-LETTER</a></span>'


def whoever_left_the_scene(table: Table) -> str:
    CastMember.objects.filter(character=table.tadeo).update(left_at=timezone.now())
    return "1 character<"


@pytest.mark.parametrize(
    "change",
    [
        *(saved_draft, renamed_player, somebody_new, another_turn, absence, news, an_encounter, a_note),
        whoever_left_the_scene,
    ],
    ids=lambda change: change.__name__,
)
def test_a_change_is_seen_at_once(
    table: Table, page: Callable[[User], str], change: Callable[[Table], str]
) -> None:
    said = change(table)
    assert said in page(table.ava)
    assert said in page(table.ava)


def test_what_somebody_writes_is_in_nobody_elses_form(table: Table, page: Callable[[User], str]) -> None:
    for who, text in ((table.greta, "GRETA-DRAFT"), (table.ava, "AVA-DRAFT"), (table.ben, "BEN-DRAFT")):
        actions.save_draft(who, table.scene, text=text, speaker="ooc")
    for _time in range(3):
        for who in (table.ava, table.ben, table.greta):
            said = page(who)
            found = {text for text in ("GRETA-DRAFT", "AVA-DRAFT", "BEN-DRAFT") if text in said}
            assert found == {f"{who.display_name.upper()}-DRAFT"}


def test_a_secret_name_is_offered_to_the_game_master_alone(table: Table, page: Callable[[User], str]) -> None:
    create_character(table.greta, table.campaign, name="UNMET", npc=True)
    for _time in range(2):
        assert [("UNMET" in page(who)) for who in (table.greta, table.ava, table.ben)] == [True, False, False]


def test_whoever_loses_a_character_speaks_as_it_no_more(table: Table, page: Callable[[User], str]) -> None:
    assert ">Mara</option>" in page(table.ava)
    Character.objects.filter(pk=table.mara.pk).update(player=table.ben)
    assert f'value="{table.mara.pk}" selected' not in page(table.ava)
    assert (
        f'value="{table.mara.pk}"' in page(table.ben).partition('id="speaker"')[2].partition("</select>")[0]
    )


def test_whoever_only_reads_from_now_on_has_no_form(table: Table, page: Callable[[User], str]) -> None:
    Membership.objects.filter(person=table.ben).update(role=Role.READER)
    assert 'id="text"' not in page(table.ben)
    assert 'id="text"' in page(table.ava)
    Scene.objects.filter(pk=table.scene.pk).update(state=Scene.State.CLOSED)
    assert 'id="text"' not in page(table.ava)


def test_each_form_has_keys_of_its_own(table: Table, page: Callable[[User], str]) -> None:
    def keys(said: str) -> tuple[str, ...]:
        return tuple(
            said.partition(f'name="{name}" value="')[2].partition('"')[0] for name in ("retry", "seen")
        )

    first, second = (keys(page(table.ava)) for _time in range(2))
    assert all(first)
    assert first[0] != second[0]


def test_signs_of_another_language_are_not_remembered(table: Table, page: Callable[[User], Any]) -> None:
    User.objects.filter(pk=table.ava.pk).update(language="it")
    assert "Dadi" in page(table.ava)
    assert "Dadi" not in page(table.ben)
