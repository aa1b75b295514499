"""The way out of mails by one click, without signing in: a signed token says whose mails of which kind."""

from __future__ import annotations

from django.core import signing
from django.urls import reverse
from django.utils.translation import gettext as _

from accounts.models import NewsChoice, NewsKind, User, news_choices

DAILY = "daily"
"""Stands for the mail of the day with all kinds that come in it."""

_SALT = "accounts.unsubscribing"


def address_to_unsubscribe(person: User, kind: str) -> str:
    return reverse("unsubscribe", args=[signing.dumps([person.pk, kind], salt=_SALT)])


def read_token(token: str) -> tuple[User, str] | None:
    """Whose mails, and of which kind; None when this server did not make the token, or nobody is there any more."""
    try:
        pk, kind = signing.loads(token, salt=_SALT)
    except (signing.BadSignature, ValueError, TypeError):
        return None
    person = User.objects.filter(pk=pk).first()
    return (person, kind) if person and (kind == DAILY or kind in NewsKind.values) else None


def kind_in_words(kind: str) -> str:
    return _("The mail of the day") if kind == DAILY else str(NewsKind(kind).label)


def unsubscribe(person: User, kind: str) -> None:
    """No more mails of a kind, or no more mails of the day."""
    kinds = [kind] if kind != DAILY else [one for one, how in news_choices(person).items() if how == DAILY]
    for one in kinds:
        choose_news(person, {one: NewsChoice.How.OFF})


def choose_news(person: User, choices: dict[str, str]) -> None:
    for kind, how in choices.items():
        NewsChoice.objects.update_or_create(person=person, kind=kind, defaults={"how": how})
