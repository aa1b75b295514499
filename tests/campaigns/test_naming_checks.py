"""A roll says what was rolled: on its card, its page, in the ledger and elsewhere; and whether it was rolled before."""

from __future__ import annotations

import re
from collections import Counter
from datetime import timedelta
from html import unescape
from typing import Any

import pytest

from campaigns import actions
from campaigns.models import Campaign
from characters.checks import Checks, spelt
from characters.models import Character
from rules import embedding
from rules.actions import Place, roll_now, rule_on
from rules.asking import ask_for_check
from rules.cards import card_of
from rules.contract import LANGUAGES, Words
from rules.models import Roll
from rules.systems import SYSTEMS
from tests.campaigns.test_playing_from_a_card import page
from tests.campaigns.test_rolling_checks import rolled, rolled_until
from tests.playing import SHEETS, play
from tests.table import Table


def make_public(table: Table) -> None:
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()


def public_page(table: Table, roll: Roll) -> str:
    return unescape(table.client(None).get(f"/r/{roll.code}").content.decode())


def test_a_characteristic_stands_by_its_name_wherever_the_roll_is_told(table: Table) -> None:
    play(table, "dark-heresy")
    make_public(table)
    rolled(table, "[[s]]")
    roll = Roll.objects.get()
    assert card_of(roll).name == "Strength"
    told = public_page(table, roll)
    assert "Strength · Characteristic test" in told
    assert re.search(r"<title>Mara: Strength [0-9]+ [≤>] [0-9]+, (success|failure)", told)
    assert re.search(r'og:image:alt" content="Mara, Strength\. ', told)
    assert (
        "Strength. "
        in table.client(table.ben).get(f"/campaigns/{table.campaign.slug}/rolls/").content.decode()
    )
    assert f" · {roll.code}" in told
    assert embedding.line_of(roll).startswith("Mara, Strength ")


MUCH_WRITTEN: dict[str, dict[str, dict[str, Any]]] = {
    "deathwatch": {
        "character": {
            "ballistic_skill": 40,
            "fate_max": 3,
            "flight_trait": "flyer",
            "flight_speed": 10,
            "skills": {key: {} for key in ("common-lore:War", "common-lore: war", "forbidden-lore:War")},
        }
    },
    "dark-heresy": {
        "character": {
            **SHEETS["dark-heresy"],
            "weapons": [
                {
                    "name": "Bolter",
                    "weapon_class": "basic",
                    "rof_semi": 3,
                    "rof_full": 4,
                    "magazine": 24,
                    "jammed": True,
                },
                {"name": "bolter", "weapon_class": "pistol", "magazine": 8, "jammed": True},
                {"name": "Bolter", "weapon_class": "melee"},
            ],
            "skills": [
                {"key": "climbing", "characteristic": "s", "label_en": "Climb"},
                {"key": "scaling", "characteristic": "s", "label_es": "Climb"},
            ],
        }
    },
    "hyperspace-d6": {
        "character": {
            "attributes": {"force": 2},
            "armour": {"dice_total": 3},
            "weapons": [{"name": "Blaster"}, {"name": "Blasters"}, {"name": "blaster"}],
        },
        "vehicle": {
            "ram_dice": 2,
            "shield_total": 3,
            "weapons": [{"name": "Laser"}, {"name": "Laser"}],
        },
    },
    "starfinder": {"character": {"fly_speed": 9, **dict.fromkeys(("strength", "constitution"), 14)}},
}
"""Sheets on which each check of the game stands, and some entries by one name."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("system", "kind"), [(game, kind) for game in MUCH_WRITTEN for kind in SYSTEMS[game].sheets]
)
def test_no_two_checks_of_a_game_go_by_one_name(system: str, kind: str, language: str) -> None:
    """Whoever looks for a check by its name, in the tray or on the sheet, finds each; so it is among the rules without a sheet."""
    words = Words.of(SYSTEMS[system], language)
    sheet = MUCH_WRITTEN[system][kind]
    speaker = Character(name="Mara", campaign=Campaign(system=system), sheet_kind=kind, sheet=sheet)
    for checks in (Checks(system, {}, speaker), Checks(system, {}, None)):
        names = Counter(spelt(check.name(words)) for check in checks.all.values())
        assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("system", ["deathwatch", "dark-heresy", "hyperspace-d6", "starfinder"])
def test_no_check_of_a_sheet_is_named_by_a_rule_that_many_share(table: Table, system: str) -> None:
    play(table, system)
    checks = Checks(system, {}, table.mara)
    unnamed = {
        f"rule-{rule}" for rule in ("characteristic-test", "skill-test", "attribute-check", "ability-check")
    }
    assert not unnamed & {check.label for check in checks.offered}


def made(table: Table, system: str, rule: str, inputs: dict[str, Any]) -> Roll:
    Campaign.objects.filter(pk=table.campaign.pk).update(system=system)
    asked = ask_for_check(system, rule, inputs, {})
    return roll_now(table.greta, table.campaign.ledger, asked, Place(scene=table.scene.key))


def test_a_number_of_damage_is_said_once_large_and_once_in_the_sentence(table: Table) -> None:
    card = card_of(made(table, "starfinder", "fall", {"height": 6}))
    assert (card.small, card.detail) == ("damage", "")
    assert card.outcome == card.sentence
    assert card.big in card.sentence


def test_a_check_against_a_difficulty_shows_it_and_has_real_minus_signs(table: Table) -> None:
    make_public(table)
    roll = made(table, "starfinder", "ability-check", {"score": 3, "dc": 60})
    card = card_of(roll)
    assert card.small == "<\u00a060"
    assert "margin −" in card.sentence
    assert "60, failure" in public_page(table, roll)


@pytest.mark.parametrize(
    ("rule", "inputs", "said"),
    [
        ("ability-check", {"score": 14, "dc": 10}, r"[0-9]+ \+ 2 = [0-9]+"),
        ("fall", {"height": 6}, r"[0-9], [0-9] = [0-9]+"),
    ],
)
def test_the_sum_of_dice_that_is_told_elsewhere_is_a_true_one(
    table: Table, rule: str, inputs: dict[str, Any], said: str
) -> None:
    roll = made(table, "starfinder", rule, inputs)
    told = embedding.dice_said(roll, card_of(roll))
    assert re.fullmatch(said, told)
    left, _equals, right = told.partition(" = ")
    assert sum(int(number) for number in re.findall(r"[0-9]+", left)) == int(right)


def test_two_sides_without_one_large_number_show_no_lock(table: Table) -> None:
    make_public(table)
    inputs = {"a": {"score": 39, "characteristic": "fel"}, "b": {"score": 47, "characteristic": "wp"}}
    roll = made(table, "dark-heresy", "opposed-test", inputs)
    assert card_of(roll).big == ""
    stub = public_page(table, roll).partition('verdict__stub">')[2][:200]
    assert "#i-dice" in stub
    assert "#i-sealed" not in stub


def test_a_check_that_was_made_before_says_so_on_card_and_page(table: Table) -> None:
    play(table, "dark-heresy")
    make_public(table)
    rolled(table, "[[s]]")
    first = Roll.objects.get()
    assert "The only one of its kind within a day" in public_page(table, first)
    assert "before within a day" not in page(table, table.ben)
    rolled(table, "[[ws]]")
    rolled(table, "[[s; +10 good rope]]")
    second = Roll.objects.latest("number")
    assert "Rolled 1 time before within a day." in page(table, table.ben)
    told = public_page(table, second)
    assert "1 more of its kind within a day:" in told
    assert f'<a href="/r/{first.code}">{first.number}</a>' in told
    assert f'<a href="/r/{second.code}">{second.number}</a>' in public_page(table, first)
    inside = (
        table.client(table.ben)
        .get(f"/campaigns/{table.campaign.slug}/rolls/{second.number}/")
        .content.decode()
    )
    assert f'<a href="/campaigns/{table.campaign.slug}/rolls/{first.number}/">{first.number}</a>' in inside


def test_what_was_rolled_in_secret_long_ago_or_by_others_is_no_repeat(table: Table) -> None:
    play(table, "dark-heresy")
    whispered = rolled(table, "[[s]]")
    Roll.objects.filter(pk=whispered.pk).update(audience=[table.tadeo.pk, table.mara.pk])
    others = rolled(table, "[[s]]")
    Roll.objects.filter(pk=others.pk).update(character=table.tadeo, person=table.ben)
    actions.roll_from_page(
        table.ava,
        table.scene,
        ask_for_check("dark-heresy", "characteristic-test", {"score": 30}, {}),
        speaker=table.mara,
        retry_key="b",
        blind=True,
    )
    rolled(table, "[[s]]")
    newest = Roll.objects.latest("number")
    Roll.objects.filter(pk=newest.pk).update(created_at=newest.created_at + timedelta(days=2))
    rolled(table, "[[s]]")
    assert "before within a day" not in page(table, table.ben)


@pytest.mark.parametrize("who", ["ava", "oz"])
def test_the_ledger_says_who_has_sealed_rolls(table: Table, who: str) -> None:
    make_public(table)
    roll_now(
        table.greta,
        table.campaign.ledger,
        ask_for_check("starfinder", "fall", {"height": 6}, {}),
        Place(scene=table.scene.key, character=table.ossen),
        sealed=True,
    )
    told = table.client(getattr(table, who)).get(f"/campaigns/{table.campaign.slug}/rolls/").content.decode()
    assert "1 roll is still sealed (Greta 1)." in told
    assert "A sealed roll of Greta" in told
    scene = table.client(getattr(table, who)).get(f"/scenes/{table.scene.pk}/").content.decode()
    assert "Ossen" not in told + scene.partition('class="loose')[2].partition("</aside>")[0]


def test_an_amended_rolls_page_stays_small(table: Table) -> None:
    play(table, "dark-heresy")
    make_public(table)
    table.campaign.language = "es"
    table.campaign.save()
    typed = "[[s; +10 una cuerda muy buena # " + "Para llegar arriba antes de que anochezca, " * 7 + "]]"
    roll = rolled_until(table, typed, lambda roll: not roll.outcome["success"])
    sent = {"key": "reroll", "revision": "0"}
    table.client(table.ava).post(f"/scenes/{table.scene.pk}/rolls/{roll.number}/amend/", sent)
    for degree in (1, 2):
        rule_on(
            table.greta, roll, {"degrees": degree}, "La cuerda estaba mojada, como se dijo antes de tirar"
        )
    assert len(table.client(None).get(f"/r/{roll.code}").content) < 20_000
