import pytest
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction

from accounts.models import User


def test_two_people_cannot_share_a_user_name_that_differs_in_case_alone(ava: User) -> None:
    with pytest.raises(IntegrityError, match="username_unique"), transaction.atomic():
        User.objects.create_user("AVA", "other@example.org", "x")


def test_two_people_cannot_share_an_address_that_differs_in_case_alone(ava: User) -> None:
    with pytest.raises(IntegrityError, match="email_unique"), transaction.atomic():
        User.objects.create_user("other", "AVA@Example.org", "x")


def test_others_see_the_display_name(ava: User) -> None:
    assert str(ava) == ava.get_full_name() == ava.get_short_name() == "Ava"


@pytest.mark.parametrize("name", ["Ava\nBen", "Ava\u202eneB", "Ava\u2028", "A\x00va", "\u2066Ava"])
def test_a_display_name_cannot_break_its_line_or_turn_its_direction(ava: User, name: str) -> None:
    ava.display_name = name
    with pytest.raises(ValidationError) as refused:
        ava.full_clean()
    assert set(refused.value.message_dict) == {"display_name"}


@pytest.mark.parametrize("name", ["Ava", "Núria Ç.", "李", "👩‍🚀 Ava", "O'Neill-Brontë", "می‌خواهم"])
def test_a_display_name_may_be_written_in_any_script(ava: User, name: str) -> None:
    ava.display_name = name
    ava.full_clean()


def test_a_time_zone_that_this_machine_does_not_know_is_shown_as_utc(ava: User) -> None:
    assert str(ava.zone) == "Europe/Madrid"
    ava.time_zone = "Europe/Atlantis"
    assert str(ava.zone) == "UTC"


def test_a_time_zone_must_exist(ava: User) -> None:
    ava.time_zone = "Europe/Atlantis"
    with pytest.raises(ValidationError) as refused:
        ava.full_clean()
    assert set(refused.value.message_dict) == {"time_zone"}
