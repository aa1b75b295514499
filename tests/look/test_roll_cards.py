"""A roll's card in each of its states: stub, icon, word and sentence, and nothing more than may be known."""

from types import SimpleNamespace
from typing import Any

import pytest
from django.template.loader import render_to_string

CLIMB = {
    "state": "success",
    "number": 41,
    "url": "/r/7kq2mdx4hw3n",
    "sentence": "Tadeo Brunn: Climb, 37 against 45. Success, 0 degrees.",
    "name": "Climb",
    "big": "37",
    "small": "≤ 45",
    "outcome": "Success",
    "detail": "0 degrees",
    "stakes": "Strength 45",
    "reason": "Down the shaft without a rope",
}


def card(**changes: Any) -> str:
    return render_to_string("components/roll.html", {"roll": CLIMB | changes})


@pytest.mark.parametrize(
    ("state", "icon"),
    [
        ("success", "success"),
        ("failure", "failure"),
        ("pending", "pending"),
        ("sealed", "sealed"),
        ("void", "void"),
        ("total", "dice"),
    ],
)
def test_a_state_is_said_by_class_icon_word_and_sentence(state: str, icon: str) -> None:
    shown = card(state=state)
    assert f"roll--{state}" in shown
    assert f"#i-{icon}" in shown
    assert "Success" in shown
    assert '<p class="unseen">Tadeo Brunn: Climb, 37 against 45. Success, 0 degrees.</p>' in shown


def test_the_stub_is_for_the_eye_alone() -> None:
    stub = card().partition('class="roll__stub"')[2].partition("</div>")[0]
    assert 'aria-hidden="true"' in stub
    assert "37" in stub
    assert "≤ 45" in stub


def test_a_ruling_has_its_own_icon_and_a_double_frame() -> None:
    shown = card(icon="ruling", amended=True, was="> 44")
    assert "roll--amended" in shown
    assert "#i-ruling" in shown
    assert "#i-success" not in shown
    assert '<span class="roll__was">&gt; 44</span>' in shown


def test_a_sealed_roll_shows_a_seal_and_no_number() -> None:
    shown = card(
        state="sealed", name="Sealed roll", outcome="Sealed", big="", detail="", reason="", stakes=""
    )
    assert "roll__result" not in shown
    assert "#i-sealed" in shown


def test_what_is_empty_is_left_out() -> None:
    shown = card(stakes="", reason="", detail="", number=None, url="")
    for part in ("roll__stakes", "roll__reason", "roll__degrees", "roll__no", "roll__foot", "dice"):
        assert f'class="{part}"' not in shown


def test_dice_stand_in_the_order_of_the_record() -> None:
    dice = [
        SimpleNamespace(face=6, destiny=True),
        SimpleNamespace(sign="burst"),
        SimpleNamespace(face=4, burst=True),
        SimpleNamespace(op="+"),
        SimpleNamespace(face=5, sides=6),
        SimpleNamespace(face=2, sides=6, dropped=True),
        SimpleNamespace(face=7, sides=10),
    ]
    shown = card(dice=dice, accent="olive").partition('<ol class="dice"')[2].partition("</ol>")[0]
    places = [
        shown.index(piece)
        for piece in (
            'data-accent="olive"',
            'die die--destiny">6',
            "#i-burst",
            'die die--burst">4',
            ">+<",
            '"die">5',
            'die die--dropped">2',
            'die die--d10">7',
        )
    ]
    assert places == sorted(places)


def test_offers_are_forms_and_only_offers_carry_a_token() -> None:
    offer = {
        "action": "/fate/",
        "label": "Roll again",
        "text": "Spend a fate point? The second counts.",
        "fields": [("retry", "k1")],
    }
    plain = card()
    assert "<form" not in plain
    assert "csrf" not in plain
    shown = render_to_string(
        "components/roll.html", {"roll": CLIMB | {"offers": [offer]}, "csrf_token": "t0k3n"}
    )
    assert '<form class="roll__offer" method="post" action="/fate/">' in shown
    assert "t0k3n" in shown
    assert '<input type="hidden" name="retry" value="k1">' in shown
    assert "Spend a fate point?" in shown


def test_what_people_wrote_is_escaped() -> None:
    shown = card(name="<b>Climb</b>", reason='"><script>', sentence="<i>", stakes="a & b")
    assert "<script>" not in shown
    assert "&lt;b&gt;Climb&lt;/b&gt;" in shown
    assert "a &amp; b" in shown
