"""Writing in a scene: what a post is made of, who may, and that nothing happens twice."""

import json

import pytest
from django.core.exceptions import PermissionDenied

from campaigns import actions
from campaigns.composition import CannotCompose, compose
from campaigns.models import Block, Post
from campaigns.text import typed_rolls
from rules.ledger.verification import verify
from rules.models import Entry, Roll
from rules.receipts import ledger_file, receipt_of
from tests.table import Table


def test_a_post_is_numbered_and_its_markdown_is_clean(table: Table) -> None:
    post = table.post(table.ava, "**Up** we go.\n\n<script>alert(1)</script>")
    assert post.number == 1
    html = post.blocks.get().html
    assert "<strong>Up</strong>" in html
    assert "<script>" not in html


def test_rolls_stand_where_they_were_typed_and_verify(table: Table) -> None:
    post = table.post(table.ava, "I climb.\n\n[[4d6kh3+2 # The wall]]\n\nAnd listen. [[1d100 vs 60]]")
    kinds = list(post.blocks.values_list("kind", flat=True))
    assert kinds == ["text", "roll", "text", "roll"]
    first, second = Roll.objects.order_by("number")
    assert first.reason == "The wall"
    assert first.number == 1
    assert second.number == 2
    assert verify(receipt_of(first))["ok"]
    report = verify(ledger_file(table.campaign.ledger))
    assert report["ok"], report
    assert [entry["type"] for entry in report["entries"]] == ["genesis", "roll", "roll", "attach", "attach"]


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("[[1d6 # for [Anna]]]", ["1d6 # for [Anna]"]),
        ("[[1d6 # the <b>door]</b> :] creaks]]", ["1d6 # the <b>door]</b> :] creaks"]),
        ("[[1d6 # is it [true?]]", ["1d6 # is it [true?"]),
        ("[see [[1d6]]]", ["1d6"]),
        ("[[a link](https://example.org)] and [[1d6]]", ["1d6"]),
        ("[[1d6]] and ([[2d6]])", ["1d6", "2d6"]),
        ("[[" + "[x]" * 5000 + "[x" * 5000 + "a]" * 5000, []),
    ],
)
def test_brackets_at_stake_do_not_turn_a_roll_into_text(text: str, typed: list[str]) -> None:
    assert [roll.typed for roll in typed_rolls(text)] == typed


def test_the_same_retry_key_makes_one_post_and_one_set_of_rolls(table: Table) -> None:
    first = table.post(table.ava, "Again [[1d6]]", retry_key="same")
    second = table.post(table.ava, "Again [[1d6]]", retry_key="same")
    assert first == second
    assert Post.objects.count() == 1
    assert Roll.objects.count() == 1


def test_what_cannot_be_read_names_roll_and_column_and_rolls_nothing(table: Table) -> None:
    with pytest.raises(CannotCompose) as caught:
        compose(table.campaign, "x [[1d20+6 dex save]] y [[501d6]]")
    assert len(caught.value.messages) == 2
    assert "8" in caught.value.messages[0]
    assert not Roll.objects.exists()


@pytest.mark.parametrize("text", ["", "  \n ", "a" * 50_001, "nul \x00 here", "[[1d6]]" * 21])
def test_what_cannot_become_a_post_is_refused_in_words(table: Table, text: str) -> None:
    with pytest.raises(CannotCompose) as caught:
        compose(table.campaign, text)
    assert all(len(message) > 10 for message in caught.value.messages)


def test_a_draw_over_the_limit_leaves_a_void_that_verifies(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rules.ledger import stream

    monkeypatch.setattr(stream.Stream, "draw", lambda self, sides: sides)
    post = table.post(table.ava, "[[30d6!]]")
    roll = Roll.objects.get()
    assert roll.is_void
    assert Entry.objects.get(pk=roll.entry_id).type == "void"
    assert post.blocks.get().kind == Block.Kind.ROLL
    page = table.client(table.ava).get(f"/scenes/{table.scene.pk}/")
    assert "500" in page.content.decode()


def test_a_closed_scene_takes_no_post(table: Table) -> None:
    actions.close_scene(table.greta, table.scene)
    with pytest.raises(PermissionDenied):
        table.post(table.ava, "Too late")
    assert not Post.objects.exists()


def test_nobody_speaks_as_somebody_elses_character(table: Table) -> None:
    with pytest.raises(PermissionDenied):
        table.post(table.ben, "I am Mara", speaker=table.mara)
    with pytest.raises(PermissionDenied):
        table.post(table.ben, "I am Ossen", speaker=table.ossen)
    assert table.post(table.greta, "Ossen nods.", speaker=table.ossen).speaker == table.ossen


def test_only_the_game_master_narrates(table: Table) -> None:
    with pytest.raises(PermissionDenied):
        table.post(table.ava, "The sun sets.", speaker=None)
    assert table.post(table.ava, "Late today.", speaker=None, out_of_character=True).out_of_character
    assert table.post(table.greta, "The sun sets.", speaker=None).speaker is None


def test_an_outsider_writes_nothing(table: Table) -> None:
    with pytest.raises(PermissionDenied):
        table.post(table.oz, "Hello", speaker=None, out_of_character=True)
    answer = table.client(table.oz).post(f"/scenes/{table.scene.pk}/write/", {"text": "Hello", "do": "post"})
    assert answer.status_code == 404


def test_editing_changes_words_and_never_rolls(table: Table) -> None:
    post = table.post(table.ava, "Before [[1d6]] after")
    before, roll, after = post.blocks.all()
    actions.edit_post(table.ava, post, {before.pk: "Changed [[1d20]]", roll.pk: "gone", after.pk: ""})
    kinds = [(block.kind, block.source) for block in post.blocks.all()]
    assert kinds == [("text", "Changed [[1d20]]"), ("roll", ""), ("text", "")]
    assert Roll.objects.count() == 1
    with pytest.raises(PermissionDenied):
        actions.edit_post(table.ben, post, {before.pk: "Mine"})


def test_removing_leaves_a_tombstone_with_its_rolls(table: Table) -> None:
    post = table.post(table.ava, "A secret plan [[1d6 # Plan]]")
    table.post(table.ben, "What?")
    actions.remove_post(table.ava, post)
    page = table.client(table.ben).get(f"/scenes/{table.scene.pk}/").content.decode()
    assert "A secret plan" not in page
    assert "tombstone" in page
    assert 'id="p2"' in page
    assert "Plan" in page


def test_the_composer_keeps_everything_when_it_must_refuse(table: Table) -> None:
    client = table.client(table.ava)
    table.post(table.greta, "It begins.", speaker=None)
    address = f"/scenes/{table.scene.pk}/write/"
    sent = {"text": "Long words [[1d]]", "speaker": str(table.mara.pk), "retry": "a", "do": "post"}
    answer = client.post(address, sent)
    assert answer.status_code == 422
    assert "Long words [[1d]]" in answer.content.decode()
    actions.close_scene(table.greta, table.scene)
    answer = client.post(address, sent | {"text": "Long words"})
    assert answer.status_code == 403
    assert "Long words" in answer.content.decode()
    actions.reopen_scene(table.greta, table.scene)
    table.mara.player = None
    table.mara.save()
    answer = client.post(address, sent | {"text": "Long words"})
    assert answer.status_code == 403
    assert "Long words" in answer.content.decode()
    assert Post.objects.count() == 1


def test_a_preview_shows_what_will_be_rolled_and_rolls_nothing(table: Table) -> None:
    answer = table.client(table.ava).post(
        f"/scenes/{table.scene.pk}/write/",
        {"text": "Up. [[1d20+5 vs 15 # Wall]]", "speaker": str(table.mara.pk), "do": "preview"},
    )
    page = answer.content.decode()
    assert "roll--pending" in page
    assert "55" in page
    assert "Wall" in page
    assert not Roll.objects.exists()


def test_the_tray_adds_its_roll_after_the_text(table: Table) -> None:
    table.client(table.ava).post(
        f"/scenes/{table.scene.pk}/write/",
        {
            "text": "Up.",
            "speaker": str(table.mara.pk),
            "do": "post",
            "retry": "k",
            "expression": "2d6",
            "reason": "Why",
        },
    )
    assert Roll.objects.get().reason == "Why"
    assert json.loads(Roll.objects.get().entry.body)["req"]["client"] is False
