"""Removing what is personal: the words are gone everywhere, the rolls still verify. And remarks, which change nothing."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from campaigns import actions
from campaigns.models import AuditEntry, Campaign
from rules import pictures
from rules.actions import Place, note, opened, reveal, roll_now, rule_on
from rules.asking import ask_for_dice
from rules.ledger.verification import verify
from rules.models import Entry, Opening, Roll
from rules.receipts import ledger_file, receipt_of
from tests.table import Table


@pytest.fixture
def roll(table: Table) -> Roll:
    """In a post of a public campaign, with three people's words beside it: Anna, Bruno and Clara are named."""
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    table.post(table.ava, "I climb [[1d20+2 vs 12 # for Anna]]")
    made = Roll.objects.get()
    actions.rule_in_scene(table.greta, table.scene, made, {"total": 19, "success": True}, "Bruno said so")
    made.refresh_from_db()
    rule_on(table.greta, made, {"total": 20}, "Bruno again")
    actions.remark_in_scene(table.greta, table.scene, made, "by-mistake", "Clara asked")
    made.refresh_from_db()
    return made


def everything(table: Table, roll: Roll) -> str:
    """All that is to be read of a roll."""
    gm, stranger = table.client(table.greta), table.client(None)
    slug = table.campaign.slug
    pages = [
        gm.get(f"/campaigns/{slug}/rolls/{roll.number}/"),
        gm.get(f"/campaigns/{slug}/rolls/{roll.number}.json"),
        gm.get(f"/campaigns/{slug}/rolls/?show=everything"),
        gm.get(f"/campaigns/{slug}/rolls/ledger.json"),
        gm.get(f"/campaigns/{slug}/log/"),
        gm.get(f"/scenes/{table.scene.pk}/"),
        gm.get(f"/scenes/{table.scene.pk}/rolls/{roll.number}/words/"),
        stranger.get(f"/r/{roll.code}"),
        stranger.get(f"/r/{roll.code}.json"),
        stranger.get(f"/r/{roll.code}/embed"),
        stranger.get(f"/r/{roll.code}/share"),
        stranger.get("/oembed", {"url": f"http://testserver/r/{roll.code}"}),
        stranger.get(pictures.picture_path(Roll.objects.get(pk=roll.pk), "card", "svg")),
    ]
    return "".join(page.content.decode() for page in pages)


def holds(table: Table) -> dict[str, Any]:
    report = verify(ledger_file(table.campaign.ledger))
    assert report["ok"], report
    return report


def test_what_was_written_is_gone_everywhere_and_the_dice_stay(
    table: Table, roll: Roll, django_capture_on_commit_callbacks: Any
) -> None:
    card = pictures.picture_path(roll, "card")
    pictures.draw_pictures.func(roll.code)
    assert pictures.kept_at(roll.code, roll.revision, "card").exists()
    said = everything(table, roll)
    assert all(name in said for name in ("Anna", "Bruno said so", "Bruno again", "Clara asked"))
    page = table.client(table.greta).get(f"/scenes/{table.scene.pk}/rolls/{roll.number}/words/")
    assert "for Anna" in page.content.decode()
    with django_capture_on_commit_callbacks(execute=True):
        for _again in range(2):
            answer = table.client(table.greta).post(f"/scenes/{table.scene.pk}/rolls/{roll.number}/words/")
    assert answer.url == f"/campaigns/{table.campaign.slug}/rolls/{roll.number}/"
    said = everything(table, roll)
    assert not any(name in said for name in ("Anna", "Bruno", "Clara"))
    assert "Words, on request" in said
    assert "No words stand beside this roll" in said
    assert not Opening.objects.exclude(name="ctx").exists()
    old = table.client(None).get(card)
    assert (old.status_code, old["Cache-Control"]) == (200, "no-store")
    after = Roll.objects.get()
    assert (after.outcome, after.stands) == (roll.outcome, roll.stands)
    assert holds(table)["effective"]["1"]["amendments"] == 2
    assert verify(table.client(None).get(f"/r/{roll.code}.json").content)["ok"]
    assert AuditEntry.objects.filter(action="roll-erased").count() == 1
    assert Entry.objects.filter(type="erase").count() == 1


def test_the_game_master_alone_takes_words_out(table: Table, roll: Roll) -> None:
    address = f"/scenes/{table.scene.pk}/rolls/{roll.number}/words/"
    for who in (table.ava, table.ben):
        assert table.client(who).post(address).status_code == 403
        page = table.client(who).get(f"/campaigns/{table.campaign.slug}/rolls/{roll.number}/")
        assert address not in page.content.decode()
    assert table.client(table.oz).post(address).status_code == 403
    assert Roll.objects.get().reason == "for Anna"


def test_words_behind_a_seal_go_and_it_can_still_be_opened(table: Table) -> None:
    sealed = roll_now(
        table.greta, table.campaign.ledger, ask_for_dice("1d20 # for Anna"), Place(), sealed=True
    )
    call_command("ledger_erase", sealed.code, stdout=StringIO())
    sealed = Roll.objects.select_related("entry__seal").get()
    assert opened(sealed).reason == ""
    shown = reveal(table.greta, sealed)
    assert shown.outcome["total"] == shown.dice[0][1]
    assert b"Anna" not in ledger_file(table.campaign.ledger)
    holds(table)


def test_with_the_dice_nothing_of_a_roll_is_left_but_its_place(table: Table, roll: Roll) -> None:
    out = StringIO()
    call_command("ledger_erase", roll.code, "--dice", "--why", "by-court", stdout=out)
    assert "words, question and dice of 1 are gone" in out.getvalue()
    report = holds(table)
    assert [(one["type"], one["status"]) for one in report["entries"]][:5] == [
        ("genesis", "verified"),
        ("roll", "redacted"),
        ("attach", "verified"),
        ("amend", "redacted"),
        ("amend", "redacted"),
    ]
    said = everything(table, roll)
    assert not any(secret in said for secret in ("Anna", "Bruno", "Clara", "1d20+2"))
    assert "Removed" in said
    assert verify(receipt_of(Roll.objects.get()))["ok"]
    actions.close_campaign(table.greta, table.campaign)


@pytest.mark.parametrize("is_opened", [False, True])
def test_a_seal_leaves_nothing_behind(table: Table, is_opened: bool) -> None:
    sealed = roll_now(
        table.greta,
        table.campaign.ledger,
        ask_for_dice("1d77 # for Anna"),
        Place(scene=table.scene.key),
        sealed=True,
    )
    if is_opened:
        reveal(table.greta, sealed)
    call_command("ledger_erase", "--person", "greta", "--dice", stdout=StringIO())
    after = Roll.objects.get()
    assert (after.sealed, after.is_redacted) == (False, True)
    assert not any("1d77" in (body or "") for body in Entry.objects.values_list("body", flat=True))
    holds(table)
    assert table.client(table.ava).get(f"/scenes/{table.scene.pk}/").status_code == 200
    actions.close_campaign(table.greta, table.campaign)


@pytest.mark.parametrize(
    "arguments", [[], ["abc"], ["--person", "nobody"], ["--person", "ben"], ["x", "--why", "Because!"]]
)
def test_a_command_that_names_nothing_changes_nothing(table: Table, roll: Roll, arguments: list[str]) -> None:
    before = Entry.objects.count()
    with pytest.raises(CommandError):
        call_command("ledger_erase", *arguments, stdout=StringIO())
    assert Entry.objects.count() == before


def test_a_remark_stands_on_the_page_and_in_the_ledger_once(table: Table, roll: Roll) -> None:
    before = Roll.objects.get()
    address = f"/scenes/{table.scene.pk}/rolls/{roll.number}/remark/"
    client = table.client(table.greta)
    assert client.get(address).status_code == 200
    for _again in range(2):
        assert client.post(address, {"code": "ignored", "text": "Nobody looked"}).status_code == 302
    page = table.client(None).get(f"/r/{roll.code}").content.decode()
    assert page.count("“Nobody looked”") == 1
    assert "Was not needed." in page
    assert AuditEntry.objects.filter(action="roll-remarked", words="Nobody looked").count() == 1
    thread = table.client(table.ben).get(f"/scenes/{table.scene.pk}/").content.decode()
    assert thread.count("Was not needed. “Nobody looked”") == 1
    notes = Entry.objects.filter(type="note")
    assert [json.loads(one.body or "")["code"] for one in notes] == ["by-mistake", "ignored"]
    after = Roll.objects.get()
    assert (after.outcome, after.effective) == (before.outcome, before.effective)
    holds(table)
    for sent in ({"code": "remark", "text": " "}, {"code": "nonsense", "text": "x"}):
        assert client.post(address, sent).status_code == 422
    assert table.client(table.ava).post(address, {"code": "ignored"}).status_code == 403


def test_nothing_is_remarked_on_what_is_still_sealed(table: Table) -> None:
    sealed = roll_now(
        table.greta, table.campaign.ledger, ask_for_dice("1d20"), Place(scene=table.scene.key), sealed=True
    )
    address = f"/scenes/{table.scene.pk}/rolls/{sealed.number}/remark/"
    assert table.client(table.greta).post(address, {"code": "ignored"}).status_code == 422
    assert not Entry.objects.filter(type="note").exists()
    note(table.greta, Roll.objects.get(), "ignored")  # the record itself allows it
    holds(table)
