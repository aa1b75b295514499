"""Pages about the person who looks at them."""

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils import translation
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.views import i18n
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from accounts import actions
from accounts.forms import NewsForm, SettingsForm
from accounts.models import User, news_choices
from accounts.requests import PersonRequest, ReaderRequest
from accounts.unsubscribing import choose_news, kind_in_words, read_token
from accounts.unsubscribing import unsubscribe as stop_mails

THEMES = ("light", "dark")
THEME_COOKIE_AGE = 400 * 24 * 3600  # the longest that browsers keep


@login_required
def settings_page(request: PersonRequest) -> HttpResponse:
    person = User.objects.get(
        username=request.user.username
    )  # a form writes into it even what it then refuses
    form = SettingsForm(request.POST or None, instance=person)
    if request.method == "POST" and form.is_valid():
        actions.change_settings(person, **form.cleaned_data)
        translation.activate(person.language)
        messages.success(request, _("Your settings are saved."))
        return redirect("settings")
    return render(request, "accounts/settings.html", {"form": form})


@login_required
def news_settings(request: PersonRequest) -> HttpResponse:
    """What comes by mail, and how often."""
    form = NewsForm(request.POST or None, initial=news_choices(request.user))
    if request.method == "POST" and form.is_valid():
        choose_news(request.user, form.cleaned_data)
        messages.success(request, _("Your settings are saved."))
        return redirect("news_settings")
    sends = "console" not in settings.MAILERS["default"]["BACKEND"]
    return render(request, "accounts/news.html", {"form": form, "sends_mails": sends})


@csrf_exempt
def unsubscribe(request: ReaderRequest, token: str) -> HttpResponse:
    """No more mails of one kind, for whoever holds the link of such a mail; mail programs post to it without opening it."""
    meant = read_token(token)
    done = meant is not None and request.method == "POST"
    if meant and done:
        stop_mails(*meant)
    what = kind_in_words(meant[1]) if meant else ""
    return render(
        request, "accounts/unsubscribe.html", {"what": what, "done": done}, status=200 if meant else 404
    )


@require_POST
def set_language(request: ReaderRequest) -> HttpResponse:
    """The language of the foot of the page: kept in a cookie, and for somebody signed in with the account."""
    language = request.POST.get("language", "")
    if request.user.is_authenticated and language in dict(settings.LANGUAGES):
        actions.choose_language(request.user, language)
    return i18n.set_language(request)


@require_POST
def set_theme(request: ReaderRequest) -> HttpResponse:
    """Light, dark, or as the device has it: of the browser, not of the account."""
    target = request.POST.get("next", "/")
    if not url_has_allowed_host_and_scheme(target, allowed_hosts={request.get_host()}):
        target = "/"
    response = redirect(target)
    if request.POST.get("theme") in THEMES:
        response.set_cookie(
            "theme",
            request.POST["theme"],
            max_age=THEME_COOKIE_AGE,
            samesite="Lax",
            secure=settings.SESSION_COOKIE_SECURE,
        )
    else:
        response.delete_cookie("theme")
    return response
