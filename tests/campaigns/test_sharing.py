"""From a card at the table to what can be pasted elsewhere, which tells others no more than they may know."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from campaigns.models import Campaign
from rules.actions import Place, roll_now
from rules.asking import ask_for_dice
from rules.models import Roll
from tests.campaigns.test_embedding import copied
from tests.table import Table

SECRETS = ("17d999983", "Under the stairs", "Mara", "The Salt Road")


def thread(table: Table, who: Any) -> str:
    return str(table.client(who).get(f"/scenes/{table.scene.pk}/").content.decode())


def leads(page: str) -> list[str]:
    return re.findall(r'class="roll__share" href="([^"]+)"', page)


def pasted(table: Table, who: Any, address: str) -> dict[str, str]:
    """What the copy box of a page holds, by its labels."""
    page = table.client(who).get(address).content.decode()
    box = page.partition('id="copy"')[2].partition("</section>")[0]
    assert '<form class="share__close" method="dialog">' in box
    found = re.findall(r'for="copy-\w+">([^<]+)</label><textarea[^>]*>([^<]*)</textarea>', box)
    return {label: unescape(text) for label, text in found}


def test_each_card_of_a_thread_leads_to_its_copy_box(table: Table) -> None:
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    table.post(table.ava, "Down [[17d999983 # Under the stairs]] and on [[1d20]]")
    rolls = list(Roll.objects.order_by("number"))
    addresses = leads(thread(table, table.ben))
    assert addresses == [f"/r/{roll.code}/share" for roll in rolls]
    assert leads(thread(table, None)) == addresses
    forms = pasted(table, None, addresses[0])
    assert list(forms) == ["Link", "BBCode", "Markdown", "HTML", "Frame", "Text"]
    assert forms["Link"] == f"http://testserver/r/{rolls[0].code}"
    assert "Mara, 17d999983: " in forms["Text"]


@pytest.mark.parametrize("who", ["ava", "greta"])
def test_a_private_roll_is_shared_as_one_of_which_nothing_is_said(table: Table, who: str) -> None:
    table.post(table.ava, "[[17d999983 # Under the stairs]]")
    roll, reader = Roll.objects.get(), getattr(table, who)
    (address,) = leads(thread(table, reader))
    assert address == f"/r/{roll.code}/share"
    forms = pasted(table, reader, address)
    assert forms["Text"] == f"A roll · {roll.code}"
    assert forms == pasted(table, None, f"/r/{roll.code}")
    assert forms == pasted(table, reader, f"/campaigns/{table.campaign.slug}/rolls/1/")
    for secret in (*SECRETS, table.campaign.slug):
        assert not [label for label, text in forms.items() if secret in text]
    assert re.search(rf"/i/{roll.code}/0-[\w-]+/badge/a-roll\.png", forms["BBCode"])
    assert (
        "link and picture say only that there is a roll" in table.client(reader).get(address).content.decode()
    )


def test_a_whisper_at_a_public_table_is_shared_as_a_private_roll(table: Table) -> None:
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    table.post(table.ava, "[[17d999983 # Under the stairs]]", audience=(table.tadeo.pk,))
    (address,) = leads(thread(table, table.ben))
    forms = pasted(table, table.ben, address)
    assert not [label for label, text in forms.items() if "17d999983" in text or "Mara" in text]


@pytest.mark.parametrize("who", ["greta", "ben"])
def test_a_sealed_roll_is_shared_sealed_by_whoever_may_look_into_it_too(table: Table, who: str) -> None:
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    asked = ask_for_dice("17d999983 # Under the stairs")
    roll_now(table.greta, table.campaign.ledger, asked, Place(scene=table.scene.key), sealed=True)
    reader = getattr(table, who)
    (address,) = leads(thread(table, reader))
    forms = pasted(table, reader, address)
    assert forms["Text"] == f"A roll · {Roll.objects.get().code}"
    for secret in SECRETS:
        assert not [label for label, text in forms.items() if secret in text]


def test_the_box_speaks_to_whoever_copies_and_the_text_to_readers_elsewhere(table: Table) -> None:
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.language = "es"
    table.campaign.save()
    table.post(table.ava, "[[1d20+1 vs 40]]")
    roll = Roll.objects.get()
    address = f"/r/{roll.code}/share"
    table.ben.language = "it"
    table.ben.save()
    page = table.client(table.ben).get(address).content.decode()
    assert "Portalo altrove" in page
    assert 'lang="es" readonly' in page
    forms = pasted(table, table.ben, address)
    assert list(forms) == ["Link", "BBCode", "Markdown", "HTML", "Riquadro", "Testo"]
    assert "fallo" in forms["Testo"]
    assert list(forms.values()) == list(pasted(table, None, f"/r/{roll.code}").values())


def test_what_has_not_fallen_and_what_stands_in_a_frame_is_not_shared(table: Table) -> None:
    preview = table.client(table.ava).post(
        f"/scenes/{table.scene.pk}/write/", {"text": "[[1d20]]", "do": "preview", "audience": "everyone"}
    )
    assert "roll--pending" in preview.content.decode()
    assert not leads(preview.content.decode())
    table.post(table.ava, "[[1d20]]")
    assert "roll__share" not in table.client(None).get(f"/r/{Roll.objects.get().code}/embed").content.decode()


def test_the_copy_box_is_the_same_for_everybody(table: Table) -> None:
    table.post(table.ava, "[[17d999983 # Under the stairs]]")
    address = f"/r/{Roll.objects.get().code}"
    pages = {table.client(who).get(address).content for who in (None, table.ava, table.greta, table.oz)}
    assert len(pages) == 1


@pytest.mark.parametrize("name", ['"><script>alert(1)</script>', "</textarea><b>", "A & B < C", "&quot;"])
def test_what_is_copied_as_html_is_still_escaped_when_it_is_pasted(table: Table, name: str) -> None:
    """A page shows the text of the form, with its own escapes, not what these stand for."""
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    table.mara.name = name
    table.mara.save()
    table.post(table.ava, "[[4d6kh3]]")
    roll = Roll.objects.get()
    forms = pasted(table, None, f"/r/{roll.code}")
    expected = copied(roll, "http://testserver")
    assert forms == expected
    assert name not in forms["HTML"] + forms["Frame"]
