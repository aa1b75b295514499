import pytest
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory
from django.utils import timezone, translation

from accounts.forms import SettingsForm
from accounts.middleware import ReaderMiddleware
from accounts.models import User


def test_a_stranger_is_asked_to_sign_in(client: Client) -> None:
    assert client.get("/settings/")["Location"] == "/account/login/?next=/settings/"


def test_settings_are_kept_and_confirmed_in_the_new_language(client: Client, ava: User) -> None:
    client.force_login(ava)
    page = client.post(
        "/settings/", {"display_name": "Ava R.", "language": "it", "time_zone": "America/Lima"}, follow=True
    )
    ava.refresh_from_db()
    assert (ava.display_name, ava.language, ava.time_zone) == ("Ava R.", "it", "America/Lima")
    assert page["Content-Language"] == "it"


def test_settings_that_make_no_sense_are_refused_and_the_page_still_knows_who_one_is(
    client: Client, ava: User
) -> None:
    client.force_login(ava)
    page = client.post(
        "/settings/", {"display_name": "Av\u202ea", "language": "xx", "time_zone": "Mars/Olympus"}
    )
    assert set(page.context["form"].errors) == {"display_name", "language", "time_zone"}
    assert str(page.context["user"]) == "Ava"
    ava.refresh_from_db()
    assert ava.display_name == "Ava"


def test_a_time_zone_under_an_old_name_can_be_kept(ava: User) -> None:
    ava.time_zone = "Japan"
    form = SettingsForm({"display_name": "Ava", "language": "es", "time_zone": "Japan"}, instance=ava)
    assert form.is_valid()
    assert 'value="Japan" selected' in str(form["time_zone"])


def seen_by(request: HttpRequest) -> tuple[str | None, str]:
    """Language and zone in which a view would answer."""
    seen = []

    def view(request: HttpRequest) -> HttpResponse:
        seen.append((translation.get_language(), timezone.get_current_timezone_name()))
        return HttpResponse()

    ReaderMiddleware(view)(request)
    return seen[0]


def test_a_persons_choice_wins_over_the_browsers(rf: RequestFactory, ava: User) -> None:
    request = rf.get("/", headers={"accept-language": "it"})
    request.COOKIES["sessionid"] = "some session"
    request.user = ava
    assert seen_by(request) == ("es", "Europe/Madrid")


def test_a_visitor_gets_the_browsers_language_and_nobodys_zone(rf: RequestFactory, ava: User) -> None:
    timezone.activate("Asia/Tokyo")  # what an earlier request in the same thread may have left
    assert seen_by(rf.get("/", headers={"accept-language": "it"})) == ("it", "UTC")


def test_without_a_session_cookie_nobody_is_looked_up(rf: RequestFactory) -> None:
    class Untouchable:
        def __getattr__(self, name: str) -> None:
            pytest.fail("the reader was looked up")

    request = rf.get("/")
    request.user = Untouchable()
    seen_by(request)


@pytest.mark.usefixtures("db")
def test_a_visitor_chooses_a_language_for_the_browser(client: Client) -> None:
    client.post("/language/", {"language": "it", "next": "/account/login/"})
    assert client.get("/account/login/")["Content-Language"] == "it"


def test_somebody_signed_in_chooses_it_for_the_account(client: Client, ava: User) -> None:
    client.force_login(ava)
    client.post("/language/", {"language": "it", "next": "/settings/"})
    ava.refresh_from_db()
    assert ava.language == "it"
    client.post("/language/", {"language": "de", "next": "/settings/"})
    ava.refresh_from_db()
    assert ava.language == "it"


@pytest.mark.usefixtures("db")
def test_the_theme_is_a_matter_of_the_browser(client: Client) -> None:
    client.post("/theme/", {"theme": "dark", "next": "/account/login/"})
    assert 'data-theme="dark"' in client.get("/account/login/").content.decode()
    client.post("/theme/", {"theme": "", "next": "/account/login/"})
    assert "data-theme=" not in client.get("/account/login/").content.decode()
    assert client.post("/theme/", {"theme": "dark", "next": "https://example.net/"})["Location"] == "/"
    assert client.get("/theme/").status_code == 405
