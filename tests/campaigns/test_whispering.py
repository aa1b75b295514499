"""Text for named characters: who is named, who is always in it, and what cannot be one."""

from __future__ import annotations

import pytest
from django.core.exceptions import PermissionDenied

from campaigns import actions
from campaigns.composition import CannotCompose, compose
from campaigns.models import Block, SealedNote
from campaigns.text import MOST_PARTS
from rules.ledger.verification import verify
from rules.receipts import ledger_file
from tests.table import Table


def write(table: Table, who: str, **sent: object) -> str:
    account = getattr(table, who)
    form = {"text": "Hello", "do": "post", "retry": "one", **sent}
    return table.client(account).post(f"/scenes/{table.scene.pk}/write/", form, follow=True).content.decode()


def test_the_one_who_speaks_is_always_in_the_audience(table: Table) -> None:
    post = table.post(table.ava, "Psst\n\n::: whisper Tadeo\nand only you\n:::", audience=(table.tadeo.pk,))
    assert post.audience == sorted([table.mara.pk, table.tadeo.pk])
    assert all(table.mara.pk in block.audience for block in post.blocks.all())


def test_a_whisper_takes_no_number(table: Table) -> None:
    table.post(table.greta, "One", speaker=None)
    assert table.post(table.ava, "Psst", audience=()).number == 1
    assert table.post(table.ben, "Two").number == 2
    early = actions.create_scene(table.greta, table.campaign, title="Elsewhere")
    assert table.post(table.ava, "Before all", audience=(), scene=early).number == 0
    assert "Before all" in table.client(table.greta).get(f"/scenes/{early.pk}/").content.decode()


@pytest.mark.parametrize(
    "text",
    [
        "::: whisper\nnobody\n:::",
        "::: whisper Nobodyx\nx\n:::",
        "::: wisper Tadeo\nx\n:::",
        "::: whisper Tadeo the secret on one line :::",
        "::: whisper Tadeo\n::: whisper Mara\nx\n:::\n:::",
        "::: whisper Tadeo\nx\n:::\n" * (MOST_PARTS + 1),
        "::: whisper Tadeo\nx\n:::\n" * 500,
        "::: sealed\n[[1d6]]\n:::",
    ],
)
def test_a_whisper_that_cannot_be_one_is_refused_in_words(table: Table, text: str) -> None:
    with pytest.raises(CannotCompose) as caught:
        compose(table.campaign, text)
    assert all(len(message) > 20 for message in caught.value.messages)


@pytest.mark.parametrize(
    "text",
    ["> ::: whisper Tadeo\n> SECRET", "```\n::: whisper Tadeo\nSECRET", "  - ::: whisper Tadeo\nSECRET"],
)
def test_a_clumsy_whisper_is_a_whisper_all_the_same(table: Table, text: str) -> None:
    secret = [piece for piece in compose(table.campaign, text).pieces if "SECRET" in piece.source]
    assert [piece.audience for piece in secret] == [(table.tadeo.pk,)]


def test_a_forged_audience_is_refused_in_words(table: Table) -> None:
    other = actions.create_campaign(table.ben, title="Other", system="dice", language="en")
    from characters.actions import create_character

    stranger = create_character(table.ben, other, name="Stranger")
    for readers in ([str(stranger.pk)], ["99999"], ["x"], []):
        page = write(table, "ava", audience="choose", readers=readers, speaker=str(table.mara.pk))
        said = (
            "Somebody whom you chose is not a character of this campaign." if readers else "nobody is chosen"
        )
        assert said in page
        assert "Hello" in page
    with pytest.raises(PermissionDenied):
        table.post(table.ava, "Forged", audience=(stranger.pk,))
    assert not table.scene.posts.exists()


def test_the_composer_whispers_without_a_script(table: Table) -> None:
    write(table, "ava", audience="choose", readers=[str(table.tadeo.pk)], speaker=str(table.mara.pk))
    assert table.scene.posts.get().audience == sorted([table.mara.pk, table.tadeo.pk])
    write(table, "ava", audience="gm", speaker="ooc", retry="two")
    assert table.scene.posts.last().audience == [table.mara.pk]


def test_whispers_stick_only_where_the_game_master_wants_it(table: Table) -> None:
    table.post(table.ava, "Psst", audience=(table.tadeo.pk,))
    address = f"/scenes/{table.scene.pk}/"
    chosen = '<option value="choose" selected'
    assert chosen not in table.client(table.ava).get(address).content.decode()
    actions.change_scene(table.greta, table.scene, whispers_stick=True)
    page = table.client(table.ava).get(address).content.decode()
    assert chosen in page
    assert "button--whisper" in page
    assert "Only Tadeo and the GM will read it" in page


def test_a_preview_is_seen_as_others_would(table: Table) -> None:
    text = "Open words\n\n::: whisper Tadeo\nClosed words\n:::"
    sent = {"text": text, "do": "preview", "speaker": str(table.mara.pk)}

    def preview(**more: str) -> str:
        page = write(table, "ava", **(sent | more))
        return page.partition('id="answer"')[2].partition("composer__head")[0]

    assert "Closed words" in preview()
    assert "Closed words" in preview(view_as=str(table.tadeo.pk))
    assert "Closed words" not in preview(view_as="reader")
    assert "Open words" in preview(view_as="reader")
    assert "Nothing of it" in preview(view_as="reader", audience="gm", text="Only this")
    assert not table.scene.posts.exists()


def test_editing_keeps_every_audience_and_adds_none(table: Table) -> None:
    post = table.post(table.ava, "Open\n\n::: whisper Tadeo\nsecret\n:::")
    before = list(post.blocks.values_list("audience", flat=True))
    first, second = post.blocks.all()
    actions.edit_post(table.ava, post, {first.pk: "Opener", second.pk: "more secret"})
    assert list(post.blocks.values_list("audience", flat=True)) == before
    with pytest.raises(CannotCompose):
        actions.edit_post(table.ava, post, {first.pk: "x\n\n::: whisper Ossen\ny\n:::"})


def test_a_roll_in_a_whisper_is_for_its_readers_and_the_ledger_holds(table: Table) -> None:
    post = table.post(table.ava, "Open [[1d6]]\n\n::: whisper Tadeo\nsecret [[1d8]]\n:::")
    public, whispered = [block.roll for block in post.blocks.filter(kind="roll")]
    assert public.audience is None
    assert whispered.audience == sorted([table.mara.pk, table.tadeo.pk])
    from rules.models import Opening

    texts = dict(Opening.objects.filter(name="text").values_list("entry__of", "value"))
    assert "secret" not in texts[public.entry.leaf]
    assert "secret" in texts[whispered.entry.leaf]
    assert verify(ledger_file(table.campaign.ledger))["ok"]


def test_a_sealed_note_is_fixed_now_and_opened_later_by_its_author(table: Table) -> None:
    post = table.post(table.ava, "I have a plan.\n\n::: sealed\nThe left door\n:::")
    note = SealedNote.objects.get()
    block = post.blocks.get(kind=Block.Kind.SEALED)
    assert block.source == block.html == ""
    assert note.entry.type == "note"
    page = f"/scenes/{table.scene.pk}/"
    assert "left door" in table.client(table.greta).get(page).content.decode()
    assert "left door" not in table.client(table.ben).get(page).content.decode()
    assert b"left door" not in ledger_file(table.campaign.ledger)
    address = f"/notes/{note.pk}/open/"
    assert table.client(table.ben).post(address).status_code == 403
    assert table.client(table.oz).post(address).status_code == 404
    table.client(table.ava).post(address)
    assert "left door" in table.client(table.ben).get(page).content.decode()
    assert b"left door" in ledger_file(table.campaign.ledger)
    assert verify(ledger_file(table.campaign.ledger))["ok"]


def test_marks_that_turn_text_round_are_taken_out_and_said(table: Table) -> None:
    made = compose(table.campaign, "safe \u202eevil\u2066 text")
    assert made.pieces[0].source == "safe evil text"
    assert made.notes
