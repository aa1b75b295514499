"""Icons, faces, numbers and moments, as templates write them."""

from datetime import UTC, datetime, timedelta, timezone
from types import SimpleNamespace

import pytest
from django.template import engines
from django.utils import timezone as reader

MADRID = timezone(timedelta(hours=1))
NOW = datetime(2026, 11, 25, 12, 0, tzinfo=UTC)


def rendered(source: str, **context: object) -> str:
    return engines["django"].from_string(source).render(context)


@pytest.fixture
def at_noon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "now", lambda: NOW)


def test_an_icon_beside_its_word_is_silent() -> None:
    shown = rendered('{% icon "success" %}')
    assert 'aria-hidden="true"' in shown
    assert "icons.svg#i-success" in shown


def test_an_icon_alone_has_a_name_in_which_nothing_breaks_out() -> None:
    shown = rendered('{% icon "search" words %}', words='Search "all"')
    assert 'role="img" aria-label="Search &quot;all&quot;"' in shown


def test_a_face_is_the_picture_that_was_given() -> None:
    of = SimpleNamespace(
        portrait=SimpleNamespace(url="/media/portraits/a.webp"), accent="teal", linocut="cass"
    )
    assert rendered('{% portrait of "sm" %}', of=of) == (
        '<img class="portrait portrait--sm" src="/media/portraits/a.webp" width="56" height="56" alt="" loading="lazy">'
    )


def test_without_a_picture_it_is_a_linocut_in_the_own_colour() -> None:
    shown = rendered("{% portrait of %}", of=SimpleNamespace(portrait="", accent="teal", linocut="cass"))
    assert 'data-accent="teal"' in shown
    assert "#p-cass" in shown


def test_somebody_without_colour_and_face_has_one_all_the_same() -> None:
    assert "#p-voice" in rendered("{% portrait of %}", of=None)


def test_a_number_does_not_break_from_its_word() -> None:
    assert rendered("{{ 41|numbered }}") == "no.\u00a041"


@pytest.mark.usefixtures("at_noon")
def test_a_moment_is_the_readers_time_and_the_same_tomorrow() -> None:
    with reader.override(MADRID):
        shown = rendered("{{ at|moment }}", at=datetime(2026, 11, 23, 19, 12, tzinfo=UTC))
    assert shown == '<time datetime="2026-11-23T20:12+0100">Mon 23 Nov, 20:12</time>'


@pytest.mark.usefixtures("at_noon")
def test_a_moment_of_another_year_names_the_year() -> None:
    assert "23 Nov 2025" in rendered("{{ at|moment }}", at=datetime(2025, 11, 23, 19, 12, tzinfo=UTC))


@pytest.mark.usefixtures("at_noon")
@pytest.mark.parametrize(
    ("at", "words"),
    [
        (datetime(2026, 11, 25, 8, 5, tzinfo=UTC), "today, 8:05"),
        (datetime(2026, 11, 24, 9, 12, tzinfo=UTC), "yesterday, 9:12"),
        (datetime(2026, 11, 26, 21, 40, tzinfo=UTC), "tomorrow, 21:40"),
        (datetime(2026, 11, 20, 19, 12, tzinfo=UTC), "Fri 20 Nov, 19:12"),
    ],
)
def test_near_says_it_as_one_would(at: datetime, words: str) -> None:
    assert f">{words}</time>" in rendered("{{ at|near }}", at=at)


@pytest.mark.usefixtures("at_noon")
def test_yesterday_is_the_readers_yesterday() -> None:
    just_before_midnight_in_utc = datetime(2026, 11, 24, 23, 30, tzinfo=UTC)
    with reader.override(MADRID):
        assert ">today, 0:30</time>" in rendered("{{ at|near }}", at=just_before_midnight_in_utc)


def test_no_moment_is_no_text() -> None:
    assert rendered("{{ at|moment }}{{ at|near }}", at=None) == ""
