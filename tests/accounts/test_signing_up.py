import re

import pytest
from django.core import mail
from django.test import Client

from accounts.models import User

pytestmark = pytest.mark.django_db

BEN = {
    "display_name": "Ben",
    "username": "Ben.B",
    "email": "Ben@Example.org",
    "password1": "three-dice-and-a-pen",
    "time_zone": "Europe/Rome",
}


def test_a_newcomer_gets_an_account_in_the_language_and_zone_of_the_browser(client: Client) -> None:
    response = client.post("/account/signup/", BEN, headers={"accept-language": "it"})

    ben = User.objects.get()
    assert response.status_code == 302
    assert int(client.session["_auth_user_id"]) == ben.pk
    assert (ben.username, ben.email, ben.display_name) == ("ben.b", "ben@example.org", "Ben")
    assert (ben.language, ben.time_zone) == ("it", "Europe/Rome")
    assert ben.check_password(BEN["password1"])


def test_a_browser_that_does_not_say_its_zone_gets_utc(client: Client) -> None:
    client.post("/account/signup/", BEN | {"time_zone": "Nowhere/Land"})
    assert User.objects.get().time_zone == "UTC"


def test_a_name_or_address_that_is_taken_is_refused_and_what_was_typed_stays(
    client: Client, ava: User
) -> None:
    page = client.post("/account/signup/", BEN | {"username": "AVA", "email": "AVA@example.org"})

    assert set(page.context["form"].errors) == {"username", "email"}
    assert 'value="Ben"' in page.content.decode()
    assert User.objects.count() == 1


@pytest.mark.parametrize("password", ["short", "password1", "8273645172"])
def test_a_weak_password_is_refused(client: Client, password: str) -> None:
    page = client.post("/account/signup/", BEN | {"password1": password})
    assert set(page.context["form"].errors) == {"password1"}
    assert not User.objects.exists()


def test_the_address_is_confirmed_by_the_link_in_the_mail(client: Client) -> None:
    client.post("/account/signup/", BEN)
    (message,) = mail.outbox
    link = re.search(r"http://testserver(\S+)", message.body)
    assert link is not None

    assert "ben@example.org" in client.get(link[1]).content.decode()
    client.post(link[1])

    address = User.objects.get().emailaddress_set.get()
    assert address.verified
    assert address.email == "ben@example.org"
