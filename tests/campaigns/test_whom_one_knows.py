"""A writer is offered, and can name, the characters that they know: an NPC whom nobody has met stays the game master's secret."""

from __future__ import annotations

import pytest

from campaigns.actions.turns import move_in
from campaigns.composition import CannotCompose, compose
from tests.table import Table


def written(table: Table, who: object, text: str) -> str:
    sent = {"do": "preview", "text": text, "speaker": str(table.mara.pk), "audience": "everyone"}
    return (
        table.client(who).post(f"/scenes/{table.scene.pk}/write/", sent).content.decode()  # type: ignore[arg-type]
    )


def test_the_composer_offers_no_npc_whom_the_writer_has_not_met(table: Table) -> None:
    page = table.client(table.ava).get(f"/scenes/{table.scene.pk}/").content.decode()
    assert "Tadeo" in page
    assert "Ossen" not in page
    assert "Ossen" in table.client(table.greta).get(f"/scenes/{table.scene.pk}/").content.decode()


def test_a_whisper_to_an_npc_whom_one_has_not_met_says_what_one_to_nobody_says(table: Table) -> None:
    said = []
    for name in ("Ossen", "Nessuno"):
        with pytest.raises(CannotCompose) as refused:
            compose(table.campaign, f"::: whisper {name}\nPsst.\n:::\n", person=table.ava)
        said.append(refused.value.messages[0].replace(name, "…"))
    assert said[0] == said[1]
    chosen = {"audience": "choose", "readers": [str(table.ossen.pk)], "text": "Psst.", "do": "preview"}
    answer = table.client(table.ava).post(f"/scenes/{table.scene.pk}/write/", chosen)
    assert answer.status_code == 422
    assert "Ossen" not in answer.content.decode()


def test_a_mention_leads_only_to_whom_the_writer_knows(table: Table) -> None:
    assert f"/characters/{table.ossen.pk}/" not in written(table, table.ava, "@Ossen and @Tadeo")
    assert f"/characters/{table.tadeo.pk}/" in written(table, table.ava, "@Ossen and @Tadeo")


def test_whoever_has_spoken_or_stands_in_the_cast_is_known(table: Table) -> None:
    move_in(table.greta, table.scene, table.ossen)
    compose(table.campaign, "::: whisper Ossen\nPsst.\n:::\n", person=table.ava)
    assert table.client(table.ava).get(f"/characters/{table.ossen.pk}/").status_code == 200
