"""How dice fell, told to those who may know."""

from __future__ import annotations

import re

import pytest
from django.urls import reverse
from hypothesis import given
from hypothesis import strategies as st

from campaigns.actions.dice import show_dice
from characters.actions import create_character
from rules.actions import Place, roll_now
from rules.asking import ask_for_dice
from rules.chances import chance_of, note_chance
from rules.models import Roll
from rules.statistics import Tally, averages, faces_test, plot_of, sentence_of, tally, upper_tail
from tests.table import Table


def rolled(table: Table, who=None, typed: str = "1d20 vs 11", *, sealed: bool = False, **place) -> Roll:
    roll = roll_now(
        who or table.ava, table.campaign.ledger, ask_for_dice(typed), Place(**place), sealed=sealed
    )
    note_chance(roll)
    return roll


def test_the_chance_is_that_of_before_the_dice_fell(table: Table) -> None:
    roll = rolled(table, typed="1d20 vs 16")
    assert chance_of(roll) == 0.25
    assert Roll.objects.get().chance == 0.25
    assert chance_of(rolled(table, typed="4d6kh3")) is None


def test_a_sealed_rolls_chance_is_kept_from_the_database(table: Table) -> None:
    roll = rolled(table, table.greta, sealed=True)
    roll.refresh_from_db()
    assert roll.chance is None


def test_expected_stands_against_actual() -> None:
    found = Tally()
    for success in (True, True, False, True):
        found.add({"success": success}, 0.5, [[20, 11]])
    found.add({"total": 3}, None, [[6, 3]])
    assert (found.rolls, found.tries, found.successes, found.expected, found.variance) == (5, 4, 3, 2.0, 1.0)
    assert found.off == 1.0
    assert "3 of 4 checks succeeded; 2.0 were to be expected. Too few" in sentence_of(found)
    assert [(one.sides, one.count, one.average, one.expected) for one in averages(found)] == [
        (6, 1, 3.0, 3.5),
        (20, 4, 11.0, 10.5),
    ]


@pytest.mark.parametrize(
    ("chi_square", "freedom", "p"), [(11.07, 5, 0.05), (30.14, 19, 0.05), (36.19, 19, 0.01), (4.35, 5, 0.5)]
)
def test_the_upper_tail_is_that_of_the_tables(chi_square: float, freedom: int, p: float) -> None:
    assert upper_tail(chi_square, freedom) == pytest.approx(p, abs=0.005)


def test_loaded_dice_are_found_and_few_dice_are_not_judged() -> None:
    fair = faces_test(6, dict.fromkeys(range(1, 7), 100))
    assert fair.chi_square == 0
    assert fair.p == 1.0
    loaded = faces_test(6, {1: 50, 2: 100, 3: 100, 4: 100, 5: 100, 6: 150})
    assert loaded.p is not None
    assert loaded.p < 0.001
    assert faces_test(20, {1: 3}).p is None


@given(st.integers(1, 60), st.data())
def test_what_never_fell_counts_although_nobody_looks_at_it(sides: int, data: st.DataObject) -> None:
    by_face = data.draw(st.dictionaries(st.integers(1, sides), st.integers(1, 50), min_size=1))
    expected = sum(by_face.values()) / sides
    plain = sum((by_face.get(face, 0) - expected) ** 2 / expected for face in range(1, sides + 1))
    assert faces_test(sides, by_face).chi_square == pytest.approx(plain, abs=1e-6)
    groups = min(sides, 20)
    heights = [bar["height"] for bar in plot_of(sides, by_face, "")["bars"]]
    counts = [0] * groups
    for place in range(groups):
        for face in range(sides * place // groups + 1, sides * (place + 1) // groups + 1):
            counts[place] += by_face.get(face, 0)
    assert heights == [round(100 * count / max(counts), 1) for count in counts]


def test_a_die_with_a_million_faces_is_as_quick_as_any() -> None:
    assert faces_test(1_000_000, {7: 1, 999_999: 2}).p is None
    bars = plot_of(1_000_000, {7: 1, 999_999: 2}, "")["bars"]
    assert [bar["height"] for bar in bars] == [50.0, *[0.0] * 18, 100.0]


def test_the_table_sees_those_who_agreed_without_whispers(table: Table) -> None:
    rolled(table, table.ava)
    rolled(table, table.ava, audience=[table.mara.pk])
    rolled(table, table.ava, sealed=True)
    address = reverse("table_dice", args=[table.campaign.slug])
    page = table.client(table.ben).get(address).content.decode()
    assert '<h2 class="section__title">Ava' not in page
    table.client(table.ava).post(address, {"shown": "on"})
    page = table.client(table.ben).get(address).content.decode()
    part = page.partition('<h2 class="section__title">Ava')[2].partition("</section>")[0]
    assert "of 1 check" in part  # neither the whispered one nor the sealed one
    own = (
        table.client(table.ava)
        .get(address)
        .content.decode()
        .partition("My dice</h2>")[2]
        .partition("</section>")[0]
    )
    assert "of 2 checks" in own
    show_dice(table.ava, table.campaign, shown=False)
    assert '<h2 class="section__title">Ava' not in table.client(table.ben).get(address).content.decode()


def test_strangers_see_only_the_sites_totals(table: Table) -> None:
    """Also not of a die that fell a few times only, which would tell of somebody's roll."""
    rolled(table, typed="30d20")
    rolled(table, typed="1d999983")
    address = reverse("table_dice", args=[table.campaign.slug])
    assert table.client(table.oz).get(address).status_code == 404
    assert table.client(None).get(reverse("my_dice")).status_code == 302
    page = table.client(None).get(reverse("statistics")).content.decode()
    assert "d20" in page
    assert "d999983" not in page
    assert not re.search(r"\bAva\b", page)


def test_home_and_my_dice_tell_my_own(table: Table) -> None:
    rolled(table, character=table.mara)
    rolled(table, table.ben)
    home = table.client(table.ava).get(reverse("home")).content.decode()
    assert "of 1 check" in home
    page = table.client(table.ava).get(reverse("my_dice")).content.decode()
    assert "The Salt Road: Mara" in page
    assert tally(Roll.objects.filter(person=table.ava)).rolls == 1


def test_a_characters_page_tells_the_one_who_plays_it(table: Table) -> None:
    rolled(table, character=table.mara)
    address = table.mara.get_absolute_url()
    assert "of 1 check" in table.client(table.ava).get(address).content.decode()
    assert "of 1 check" not in table.client(table.ben).get(address).content.decode()


def test_the_table_sees_each_character_of_those_who_agreed_but_no_npc(table: Table) -> None:
    second = create_character(table.ava, table.campaign, name="Second")
    for character in (table.mara, second, table.ossen):
        rolled(table, table.ava, character=character)
    show_dice(table.ava, table.campaign, shown=True)
    for who in (table.ben, table.greta):
        page = table.client(who).get(reverse("table_dice", args=[table.campaign.slug])).content.decode()
        titles = re.findall(r'class="section__title">([^<]+)<', page)
        assert titles == ["My dice", "Ava", "Ava: Mara", "Ava: Second"]


def test_the_game_master_sees_nobodys_dice_who_did_not_agree(table: Table) -> None:
    rolled(table, table.ava)
    page = table.client(table.greta).get(reverse("table_dice", args=[table.campaign.slug])).content.decode()
    assert not re.search(r"\bAva\b", page.partition("<main")[2].partition("</main>")[0])


def test_the_plot_shows_where_all_faces_would_be_alike() -> None:
    assert plot_of(6, {1: 2, 2: 4}, "")["expected"] == 95.0
    assert "expected" not in plot_of(30, {1: 2}, "")
