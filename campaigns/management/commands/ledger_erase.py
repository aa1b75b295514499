"""Removes from rolls what is personal, when somebody asks for it. See docs/erasing.md."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import defaultdict
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import transaction
from django.db.models import QuerySet

from accounts.models import User
from campaigns.models import AuditEntry
from rules.actions import erase_words
from rules.ledger.kinds import WrongForm, kebab
from rules.models import Roll


class Command(BaseCommand):
    help = "Removes from rolls the words of people, or all that was rolled (docs/erasing.md)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("rolls", nargs="*", metavar="CODE", help="codes of rolls, such as 667endpae4ee")
        parser.add_argument("--person", metavar="NAME", help="all rolls of the person with this user name")
        parser.add_argument("--dice", action="store_true", help="also what was asked and what fell")
        parser.add_argument(
            "--why", default="asked-for", help="small letters and hyphens; it stands in the ledger"
        )

    @transaction.atomic
    def handle(self, *args: Any, **options: Any) -> None:
        try:
            kebab(options["why"], "--why")
        except WrongForm as error:
            raise CommandError(f"{error}: small letters and hyphens.") from None
        by_ledger: dict[int, list[Roll]] = defaultdict(list)
        for roll in self.chosen(options["rolls"], options["person"]):
            by_ledger[roll.entry.ledger_id].append(roll)
        for rolls in by_ledger.values():
            entry = erase_words(None, rolls, options["why"], body=options["dice"])
            for roll in rolls:
                AuditEntry.objects.filter(
                    campaign__ledger=entry.ledger_id, address__endswith=f"/rolls/{roll.number}/"
                ).update(words="")
            gone = "words, question and dice" if options["dice"] else "words"
            numbers = ", ".join(str(roll.number) for roll in rolls)
            self.stdout.write(
                f"Ledger {entry.ledger}: {gone} of {numbers} are gone; entry {entry.seq} says so."
            )
        self.stdout.write("Older copies are taken care of by hand: backups, and the ledger's journal.")

    def chosen(self, codes: list[str], name: str | None) -> list[Roll]:
        found: QuerySet[Roll] = Roll.objects.select_related("entry__ledger").order_by("pk")
        if bool(codes) == bool(name):
            raise CommandError("Name rolls by their codes, or a person with --person.")
        if name:
            person = User.objects.filter(username=name).first()
            if person is None:
                raise CommandError(f"There is nobody with the user name {name!r}.")
            rolls = list(found.filter(person=person))
            if not rolls:
                raise CommandError(f"{name} has rolled nothing.")
            return rolls
        rolls = list(found.filter(code__in=codes))
        unknown = set(codes) - {roll.code for roll in rolls}
        if unknown:
            raise CommandError(f"There is no such roll: {', '.join(sorted(unknown))}.")
        return rolls
