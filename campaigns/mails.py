"""News by mail: at once or once a day, in the receiver's language, each with a way out by one click."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, Any

from django.conf import settings
from django.core.mail import EmailMultiAlternatives
from django.db import transaction
from django.template.loader import render_to_string
from django.utils import timezone, translation
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.models import NewsChoice, User, news_choices
from accounts.unsubscribing import DAILY, address_to_unsubscribe

from .models import Notification

if TYPE_CHECKING:
    from .outlets import Told

HOUR_OF_DAILY = 8  # in the receiver's zone
MOST_IN_DAILY = 50


def send_or_keep(notification: Notification) -> None:
    person = notification.person
    how = news_choices(person)[notification.kind]
    if how == NewsChoice.How.EACH:
        _send_each(notification)
    elif how == NewsChoice.How.DAILY:
        notification.mail_due_at = next_daily(person, timezone.now())
        notification.save(update_fields=["mail_due_at"])


def next_daily(person: User, now: datetime.datetime) -> datetime.datetime:
    """The next time that it is eight o'clock where the person is."""
    here = now.astimezone(person.zone)
    today = here.replace(hour=HOUR_OF_DAILY, minute=0, second=0, microsecond=0)
    return today if today > here else today + datetime.timedelta(days=1)


def _send_each(notification: Notification) -> None:
    from .outlets import told

    person = notification.person
    with _in_the_world_of(person):
        for _row, said in told([notification]):
            _send(person, said.sentence, [said], notification.kind)
    Notification.objects.filter(pk=notification.pk).update(mailed_at=timezone.now())


def send_dailies(now: datetime.datetime | None = None) -> None:
    """Sends the mails of the day that are due. Called again and again by the clock."""
    now = now or timezone.now()
    due = Notification.objects.filter(mail_due_at__lte=now, mailed_at=None)
    for person in User.objects.filter(pk__in=due.order_by().values("person").distinct()):
        _send_daily(person, now)


@transaction.atomic
def _send_daily(person: User, now: datetime.datetime) -> None:
    """One mail with everything that is due and still unseen. Another process that is at it already is left alone."""
    from .outlets import told

    rows = list(
        Notification.objects.select_for_update(skip_locked=True)
        .filter(person=person, mail_due_at__lte=now, mailed_at=None)
        .order_by("created_at", "pk")
    )
    if not rows:
        return
    chosen = news_choices(person)
    wanted = [row for row in rows if row.read_at is None and chosen[row.kind] == NewsChoice.How.DAILY]
    Notification.objects.filter(pk__in=[row.pk for row in rows]).update(mailed_at=now)
    with _in_the_world_of(person):
        said = [words for _row, words in told(wanted)]
        if said:
            subject = ngettext("%(count)s thing happened", "%(count)s things happened", len(said))
            _send(person, subject % {"count": len(said)}, said[:MOST_IN_DAILY], DAILY, len(said))


def _send(person: User, subject: str, said: list[Told], kind: str, count: int = 1) -> None:
    if not person.email or not person.is_active:
        return
    unsubscribe = base_address() + address_to_unsubscribe(person, kind)
    context: dict[str, Any] = {
        "said": said,
        "more": count - len(said),
        "base": base_address(),
        "person": person,
        "unsubscribe": unsubscribe,
        "is_daily": kind == DAILY,
    }
    mail = EmailMultiAlternatives(
        subject=_("Tirada: %(subject)s") % {"subject": " ".join(subject.split())},
        body=render_to_string("campaigns/mail/news.txt", context),
        to=[person.email],
        headers={
            "List-Unsubscribe": f"<{unsubscribe}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "Auto-Submitted": "auto-generated",
        },
    )
    mail.attach_alternative(render_to_string("campaigns/mail/news.html", context), "text/html")
    mail.send()


def base_address() -> str:
    return settings.TIRADA_URL or "http://localhost:8000"


class _in_the_world_of:  # noqa: N801 - reads as the words that it is
    """In this person's language and time zone."""

    def __init__(self, person: User) -> None:
        self.language = translation.override(person.language)
        self.zone = timezone.override(person.zone)

    def __enter__(self) -> None:
        self.language.__enter__()
        self.zone.__enter__()

    def __exit__(self, *given: Any) -> None:
        self.zone.__exit__(*given)
        self.language.__exit__(*given)
