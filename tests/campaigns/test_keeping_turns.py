"""Whose turn it is: the policies, passing, promising, deadlines, absences, all with the clock handed in."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from django.core.exceptions import PermissionDenied, ValidationError
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from accounts.models import Absence
from campaigns import actions
from campaigns.actions import turns as keeping
from campaigns.deadlines import after_days
from campaigns.models import Nudge, Scene, SceneEvent, Waiting
from campaigns.turns import GM, Place, after_turn, at_start
from tests.table import Table

A, B, C, N = 1, 2, 3, 9
PLACES = [Place(A, "left"), Place(B, "right"), Place(C, "left"), Place(N, "right", is_npc=True)]
MADRID = ZoneInfo("Europe/Madrid")


@pytest.mark.parametrize(
    ("policy", "start", "acts", "end"),
    [
        ("everyone", [A, B, C], [B, A], [C]),
        ("everyone", [A, B, C], [B, A, C], [GM]),
        ("everyone", [A, B, C], [A, B, C, GM], [A, B, C]),
        ("robin", [A], [A], [B]),
        ("robin", [A], [B], [A]),
        ("robin", [A], [A, B, C], [GM]),
        ("robin", [A], [A, B, C, GM], [A]),
        ("sides", [A, C], [C], [A]),
        ("sides", [A, C], [C, A], [B]),
        ("sides", [A, C], [A, C, B], [GM]),
        ("sides", [A, C], [A, C, B, GM], [A, C]),
        ("gate", [GM], [A], [GM]),
        ("gate", [GM], [GM], []),
        ("free", [], [A, GM], []),
    ],
)
def test_each_policy_knows_who_is_next(
    policy: str, start: list[Any], acts: list[Any], end: list[Any]
) -> None:
    waiting = at_start(policy, PLACES)
    assert waiting == start
    for acted in acts:
        waiting = after_turn(policy, PLACES, waiting, acted)
    assert waiting == end


@given(
    policy=st.sampled_from(["free", "everyone", "robin", "sides", "gate"]),
    acts=st.lists(st.sampled_from([A, B, C, N, GM, 77]), max_size=12),
)
def test_whatever_happens_only_players_of_the_scene_and_the_gm_are_waited_on(
    policy: str, acts: list[Any]
) -> None:
    waiting = at_start(policy, PLACES)
    for acted in acts:
        waiting = after_turn(policy, PLACES, waiting, acted)
        assert len(waiting) == len(set(waiting))
        assert set(waiting) <= {A, B, C, GM}


def test_a_deadline_counts_the_tables_days_by_the_tables_clock() -> None:
    friday = datetime(2026, 10, 23, 20, 0, tzinfo=MADRID)
    weekdays = [0, 1, 2, 3, 4]
    # The clocks go back on Sunday 25 October: two counted days later it is Tuesday at the same hour by the clock.
    assert after_days(friday, 2, zone=MADRID, play_days=weekdays) == datetime(
        2026, 10, 27, 20, 0, tzinfo=MADRID
    )
    assert after_days(friday, 1, zone=MADRID, play_days=[]).date() == date(2026, 10, 24)
    # 2:30 does not exist on 28 March 2027; the deadline is an hour later, not a day.
    night = datetime(2027, 3, 27, 2, 30, tzinfo=MADRID)
    moment = after_days(night, 1, zone=MADRID, play_days=range(7))
    assert moment.date() == date(2027, 3, 28)
    assert moment.astimezone(UTC) == datetime(2027, 3, 28, 1, 30, tzinfo=UTC)


@pytest.fixture
def scene(table: Table) -> Scene:
    """Ava and Ben are in the scene, everyone once, two days each."""
    for character in (table.mara, table.tadeo):
        keeping.move_in(table.greta, table.scene, character)
    return keeping.set_turns(table.greta, table.scene, turns="everyone", days=2, at_deadline="skip")


def waited_on(scene: Scene) -> set[str]:
    return {
        str(row.character or "GM") for row in Waiting.objects.filter(scene=scene).select_related("character")
    }


def test_a_post_takes_the_turn_and_the_gm_begins_anew(table: Table, scene: Scene) -> None:
    assert waited_on(scene) == {"Mara", "Tadeo"}
    table.post(table.ava, "I listen.")
    assert waited_on(scene) == {"Tadeo"}
    table.post(table.ben, "Late today", speaker=None, out_of_character=True)
    assert waited_on(scene) == {"Tadeo"}
    table.post(table.ben, "I hold the rope.")
    assert waited_on(scene) == {"GM"}
    table.post(table.greta, "It moves.", speaker=None)
    assert waited_on(scene) == {"Mara", "Tadeo"}


def test_a_deadline_skips_visibly_and_once(table: Table, scene: Scene) -> None:
    late = timezone.now() + timedelta(days=2, minutes=1)
    assert keeping.keep_deadlines(timezone.now()) == 0
    assert keeping.keep_deadlines(late) == 2
    assert keeping.keep_deadlines(late) == 0
    assert waited_on(scene) == {"GM"}
    assert SceneEvent.objects.filter(scene=scene, kind="skipped").count() == 2


@pytest.mark.parametrize(
    ("at_deadline", "after", "kinds"),
    [
        ("hold", {"Mara", "Tadeo"}, set()),
        ("nudge", {"Mara", "Tadeo"}, set()),
        ("gm-plays", {"GM"}, {"taken-over"}),
    ],
)
def test_what_happens_at_the_deadline_is_the_scenes_choice(
    table: Table, scene: Scene, at_deadline: str, after: set[str], kinds: set[str]
) -> None:
    keeping.set_turns(table.greta, scene, turns="everyone", days=2, at_deadline=at_deadline)
    keeping.keep_deadlines(timezone.now() + timedelta(days=3))
    assert waited_on(scene) == after
    found = set(SceneEvent.objects.filter(scene=scene).exclude(kind="joined").values_list("kind", flat=True))
    assert found == kinds


def test_nudges_come_once_a_day_and_never_to_somebody_away(table: Table, scene: Scene) -> None:
    keeping.set_turns(table.greta, scene, turns="everyone", days=2, at_deadline="nudge")
    late = timezone.now() + timedelta(days=3)
    Absence.objects.create(
        person=table.ben, first_day=late.date() - timedelta(days=1), last_day=late.date() + timedelta(days=9)
    )
    assert keeping.keep_deadlines(late) == 1
    assert keeping.keep_deadlines(late + timedelta(hours=23)) == 0
    assert keeping.keep_deadlines(late + timedelta(hours=25)) == 1
    assert not Nudge.objects.filter(scene=scene, person=table.ben).exists()


def test_a_paused_campaign_has_no_deadlines(table: Table, scene: Scene) -> None:
    table.campaign.paused_at = timezone.now()
    table.campaign.save()
    assert keeping.keep_deadlines(timezone.now() + timedelta(days=9)) == 0


def test_passing_and_promising_are_for_who_plays(table: Table, scene: Scene) -> None:
    with pytest.raises(PermissionDenied):
        keeping.pass_turn(table.ben, scene, table.mara)
    by = timezone.now() + timedelta(days=5)
    keeping.promise(table.ava, scene, table.mara, by)
    assert Waiting.objects.get(scene=scene, character=table.mara).until == by
    for wrong in (timezone.now() - timedelta(days=1), timezone.now() + timedelta(days=400)):
        with pytest.raises(ValidationError):
            keeping.promise(table.ava, scene, table.mara, wrong)
    keeping.pass_turn(table.ava, scene, table.mara)
    keeping.pass_turn(table.ava, scene, table.mara)
    assert waited_on(scene) == {"Tadeo"}
    assert SceneEvent.objects.filter(scene=scene, kind="passed").count() == 1


def test_taking_out_who_is_waited_on_goes_on_without_them(table: Table, scene: Scene) -> None:
    table.post(table.ben, "Done.")
    keeping.move_out(table.greta, scene, table.mara)
    assert waited_on(scene) == {"GM"}
    keeping.move_out(table.greta, scene, table.mara)
    assert SceneEvent.objects.filter(scene=scene, kind="left").count() == 1


def test_only_the_gm_keeps_the_turns(table: Table, scene: Scene) -> None:
    for act in (
        lambda: keeping.set_turns(table.ava, scene, turns="free", days=None, at_deadline="hold"),
        lambda: keeping.correct_waiting(table.ava, scene, [table.mara]),
        lambda: keeping.move_out(table.oz, scene, table.mara),
    ):
        with pytest.raises(PermissionDenied):
            act()
    keeping.correct_waiting(table.greta, scene, [table.ossen])
    assert waited_on(scene) == {"Ossen"}
    row = Waiting.objects.get(scene=scene)
    with pytest.raises(ValidationError):
        keeping.set_deadline(table.greta, row, timezone.now() - timedelta(hours=1))
    actions.close_scene(table.greta, scene)
    assert keeping.keep_deadlines(timezone.now() + timedelta(days=30)) == 0
