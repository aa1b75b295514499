import re

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import Client

from accounts.models import User

PASSWORD = "two-dice-and-a-pen"


def sign_in(client: Client, login: str, password: str = PASSWORD) -> bool:
    client.post("/account/login/", {"login": login, "password": password})
    return "_auth_user_id" in client.session


@pytest.mark.parametrize("login", ["ava", "AVA", "ava@example.org", "Ava@Example.org"])
def test_the_user_name_or_the_address_will_do(client: Client, ava: User, login: str) -> None:
    assert sign_in(client, login)


def test_a_wrong_password_will_not(client: Client, ava: User) -> None:
    assert not sign_in(client, "ava", "two-dice")


def test_guessing_is_stopped_after_a_few_tries_even_with_the_right_password(
    client: Client, ava: User
) -> None:
    for _ in range(5):
        assert not sign_in(client, "ava", "guess")
    assert not sign_in(client, "ava")


def test_a_flood_from_one_place_gets_a_page_with_a_way_on(client: Client, ava: User) -> None:
    pages = [client.post("/account/login/", {"login": f"nobody{n}", "password": "x"}) for n in range(40)]
    assert pages[-1].status_code == 429
    assert 'href="/account/login/"' in pages[-1].content.decode()


def test_signing_in_leads_to_the_page_that_was_wanted(client: Client, ava: User) -> None:
    wanted = client.get("/settings/")
    assert wanted.status_code == 302
    page = client.post(wanted["Location"], {"login": "ava", "password": PASSWORD, "next": "/settings/"})
    assert page["Location"] == "/settings/"


def test_signing_in_never_leads_to_another_site(client: Client, ava: User) -> None:
    page = client.post(
        "/account/login/", {"login": "ava", "password": PASSWORD, "next": "https://example.net/"}
    )
    assert page["Location"] == "/"


def test_signing_out_takes_a_post(client: Client, ava: User) -> None:
    client.force_login(ava)
    assert client.get("/account/logout/").status_code == 200
    assert "_auth_user_id" in client.session
    client.post("/account/logout/")
    assert "_auth_user_id" not in client.session


def test_a_forgotten_password_is_replaced_by_the_link_in_the_mail(client: Client, ava: User) -> None:
    client.post("/account/password/reset/", {"email": "ava@example.org"})
    (message,) = mail.outbox
    link = re.search(r"http://testserver(\S+)", message.body)
    assert link is not None

    form = client.get(link[1], follow=True)
    done = client.post(form.redirect_chain[-1][0], {"password1": "new-dice-and-a-quill"}, follow=True)

    assert done.status_code == 200
    assert sign_in(Client(), "ava", "new-dice-and-a-quill")
    assert "account/password/reset/" in client.get(link[1]).content.decode()  # the link works once


def test_the_mail_is_in_the_language_of_its_reader_whatever_the_browser_speaks(ava: User) -> None:
    User.objects.filter(pk=ava.pk).update(language="it")
    Client(headers={"accept-language": "es"}).post("/account/password/reset/", {"email": "ava@example.org"})
    assert mail.outbox[0].subject == "Tirada: una nuova password"
    assert "Apri questo link" in mail.outbox[0].body


def test_asking_for_a_link_does_not_tell_who_has_an_account(client: Client, ava: User) -> None:
    known = client.post("/account/password/reset/", {"email": "ava@example.org"}, follow=True)
    unknown = client.post("/account/password/reset/", {"email": "oz@example.org"}, follow=True)
    assert known.redirect_chain == unknown.redirect_chain
    strip_tokens = re.compile(r'name="csrfmiddlewaretoken" value="\w+"')
    assert strip_tokens.sub("", known.content.decode()) == strip_tokens.sub("", unknown.content.decode())


def test_a_new_address_replaces_a_confirmed_one_once_it_is_confirmed_too(client: Client, ava: User) -> None:
    EmailAddress.objects.create(user=ava, email=ava.email, verified=True, primary=True)
    client.force_login(ava)
    client.post("/account/email/", {"action_add": "", "email": "ava@example.net"})
    ava.refresh_from_db()
    assert ava.email == "ava@example.org"

    link = re.search(r"http://testserver(\S+)", mail.outbox[-1].body)
    assert link is not None
    client.post(link[1])
    ava.refresh_from_db()
    assert ava.email == "ava@example.net"


def test_a_new_address_replaces_an_unconfirmed_one_at_once(client: Client, ava: User) -> None:
    client.force_login(ava)
    client.post("/account/email/", {"action_add": "", "email": "ava@example.net"})
    ava.refresh_from_db()
    assert ava.email == "ava@example.net"


def test_an_address_of_somebody_else_is_not_taken_over_and_not_betrayed(client: Client, ava: User) -> None:
    User.objects.create_user("ben", "ben@example.org", "x")
    client.force_login(ava)
    page = client.post("/account/email/", {"action_add": "", "email": "ben@example.org"}, follow=True)
    ava.refresh_from_db()
    assert page.status_code == 200
    assert ava.email == ""
    assert User.objects.get(email="ben@example.org").username == "ben"


def test_the_password_is_changed_by_who_knows_the_old_one(client: Client, ava: User) -> None:
    client.force_login(ava)
    client.post("/account/password/change/", {"oldpassword": "wrong", "password1": "new-dice-and-a-quill"})
    assert sign_in(Client(), "ava")
    client.post("/account/password/change/", {"oldpassword": PASSWORD, "password1": "new-dice-and-a-quill"})
    assert sign_in(Client(), "ava", "new-dice-and-a-quill")
