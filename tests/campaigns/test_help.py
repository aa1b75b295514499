"""The page that explains, and the page for whoever comes by."""

from html import unescape
from typing import Any

import pytest
from django.test import Client
from django.utils.translation import override

from campaigns.text import TypedRoll, pieces
from campaigns.views.help import DICE, PARTS
from rules.asking import ask_for_dice

from ..table import Table

LANGUAGES = pytest.mark.parametrize("language", ["en", "es", "it"])


@LANGUAGES
@pytest.mark.parametrize("typed", [typed for typed, _meaning in DICE])
def test_every_example_can_be_rolled(typed: Any, language: str) -> None:
    with override(language):
        assert ask_for_dice(str(typed)).expression
        assert isinstance(pieces(f"[[{typed}]]")[0], TypedRoll)


@LANGUAGES
@pytest.mark.parametrize("line", [line for line, _meaning in PARTS])
def test_every_line_begins_a_part(line: Any, language: str) -> None:
    with override(language):
        text = f"Before\n\n{line}\nInside\n:::\n\nAfter"
        assert len(pieces(text)) == (1 if "spoiler" in str(line) else 3)


@LANGUAGES
def test_help_is_for_everybody(db: None, language: str) -> None:
    page = Client(headers={"accept-language": language}).get("/help/")
    assert page.status_code == 200
    assert "4d6kh3" in page.content.decode()


def test_who_runs_a_board_is_told_how_rolls_become_cards(db: None, settings: Any) -> None:
    page = unescape(Client().get("/help/").content.decode())
    assert "\nhttp://testserver/r/{$id}\n" in page
    assert '<iframe src="http://testserver/r/{$id}/embed" width="480" height="120"' in page
    assert "<iframe" not in Client().get("/help/").content.decode()
    settings.TIRADA_URL, settings.FRAMES_URL = "http://testserver", "https://frames.example.net"
    assert 'src="https://frames.example.net/r/{$id}/embed"' in unescape(
        Client().get("/help/").content.decode()
    )


def test_a_passer_by_sees_the_newest_public_roll_and_no_other(table: Table) -> None:
    table.campaign.visibility = "public"
    table.campaign.save()
    table.post(table.ava, "[[2d6+40 # Over the wall]]")
    table.post(table.ava, "Psst\n\n::: whisper Tadeo\n[[1d8+70 # Under the wall]]\n:::")
    page = Client().get("/").content.decode()
    assert "Over the wall" in page
    assert "Under the wall" not in page
    table.campaign.visibility = "members"
    table.campaign.save()
    assert "Over the wall" not in Client().get("/").content.decode()
